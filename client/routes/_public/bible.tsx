import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { loadReading } from '../../features/bible/reading/load-reading.ts';
import { Reader } from '../../features/bible/reading/reader.tsx';
import {
  type IntentSearch,
  intentOf,
  intentSearch,
} from '../../features/bible/verses/return-intent.ts';
import { described } from '../../lib/browser/page-title.ts';

const LONGEST = 60;

type Search = IntentSearch & { ref?: string; only?: true };

export const Route = createFileRoute('/_public/bible')({
  // The parser of references is too heavy for the shell, so it loads with the page.
  codeSplitGroupings: [['loader', 'component']],
  head: described(
    '/bible',
    'Bíblia',
    'Leia a Bíblia completa em português, capítulo por capítulo, com notas da tradução e busca por palavras.',
  ),
  validateSearch: ({ ref, only, ...search }: Record<string, unknown>): Search => ({
    ...(typeof ref === 'string' && ref.length <= LONGEST ? { ref } : {}),
    ...(only === true ? { only } : {}),
    ...intentSearch(search),
  }),
  loaderDeps: ({ search: { ref } }) => ({ ref }),
  loader: ({ context, deps: { ref } }) => loadReading(context, ref),
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
