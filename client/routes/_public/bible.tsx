import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { describePlace } from '../../features/bible/reading/describe-place.ts';
import { loadReading } from '../../features/bible/reading/load-reading.ts';
import { Reader } from '../../features/bible/reading/reader.tsx';
import {
  type IntentSearch,
  intentOf,
  intentSearch,
} from '../../features/bible/verses/return-intent.ts';
import { pageSearch } from '../../lib/browser/address-search.ts';
import { headOf } from '../../lib/browser/page-title.ts';

const LONGEST = 60;

type Search = IntentSearch & { ref?: string; only?: true };

const READER = {
  path: '/bible',
  title: 'Bíblia',
  description:
    'Leia a Bíblia completa em português, capítulo por capítulo, com notas da tradução e busca por palavras.',
};

export const Route = createFileRoute('/_public/bible')({
  validateSearch: pageSearch<Search>(({ ref, only, ...search }) => ({
    // An address such as `?ref=99` brings a number, which the router would hand on as it came.
    ...(ref === undefined ? {} : { ref: String(ref).slice(0, LONGEST) }),
    ...(only === true ? { only } : {}),
    ...intentSearch(search),
  })),
  loaderDeps: ({ search: { ref } }) => ({ ref }),
  // Returns the words of the head, since the parser of references is not in the shell.
  loader: async ({ context, deps: { ref } }) => {
    await loadReading(context, ref);
    return describePlace(context, ref);
  },
  head: ({ match: { context, search }, loaderData }) =>
    headOf(context.origin, loaderData ?? { ...READER, unlisted: search.ref !== undefined }),
  component: BibleRoute,
});

function BibleRoute() {
  const { ref, only, save, select } = Route.useSearch();
  const intent = useMemo(
    () => intentOf({ ...(save ? { save } : {}), ...(select ? { select } : {}) }),
    [save, select],
  );
  return <Reader address={ref} only={only === true} intent={intent} />;
}
