import { createFileRoute } from '@tanstack/react-router';
import { Reader } from '../../features/bible/reader.tsx';
import { api } from '../../lib/queries.ts';

const LONGEST = 60;

export const Route = createFileRoute('/_member/bible')({
  staticData: { title: 'Bíblia' },
  validateSearch: (search: Record<string, unknown>): { ref?: string } => {
    const { ref } = search;
    return typeof ref === 'string' && ref.length <= LONGEST ? { ref } : {};
  },
  loader: () => api.member.bible.texts.ensureData(),
  component: BibleRoute,
});

function BibleRoute() {
  const { ref } = Route.useSearch();
  return <Reader reference={ref} />;
}
