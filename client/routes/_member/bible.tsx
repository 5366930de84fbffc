import { createFileRoute } from '@tanstack/react-router';
import { Reader } from '../../features/bible/reader.tsx';

const LONGEST = 60;

export const Route = createFileRoute('/_member/bible')({
  staticData: { title: 'Bíblia' },
  validateSearch: (search: Record<string, unknown>): { ref?: string } => {
    const { ref } = search;
    return typeof ref === 'string' && ref.length <= LONGEST ? { ref } : {};
  },
  loader: ({ context }) => context.utils.member.bible.texts.ensureData(),
  component: BibleRoute,
});

function BibleRoute() {
  const { ref } = Route.useSearch();
  return <Reader reference={ref} />;
}
