import { createFileRoute } from '@tanstack/react-router';
import { AboutTexts } from '../../features/bible/about-texts.tsx';
import { api } from '../../lib/queries.ts';

export const Route = createFileRoute('/_member/bible-about')({
  staticData: { title: 'Sobre o texto' },
  loader: ({ context: { queries } }) =>
    queries.ensureQueryData(api.member.bible.texts.queryOptions()),
  component: AboutTexts,
});
