import { createFileRoute } from '@tanstack/react-router';
import { loadReading } from '../../features/bible/reading/load-reading.ts';
import { Reader } from '../../features/bible/reading/reader.tsx';
import { titled } from '../../lib/browser/page-title.ts';

const LONGEST = 60;

type Search = { ref?: string; only?: true };

export const Route = createFileRoute('/_member/bible')({
  // The parser of references is too heavy for the shell, so it loads with the page.
  codeSplitGroupings: [['loader', 'component']],
  head: titled('Bíblia'),
  validateSearch: ({ ref, only }: Record<string, unknown>): Search => ({
    ...(typeof ref === 'string' && ref.length <= LONGEST ? { ref } : {}),
    ...(only === true ? { only } : {}),
  }),
  loaderDeps: ({ search: { ref } }) => ({ ref }),
  loader: ({ context, deps: { ref } }) => loadReading(context, ref),
  component: BibleRoute,
});

function BibleRoute() {
  const { ref, only } = Route.useSearch();
  return <Reader address={ref} only={only === true} />;
}
