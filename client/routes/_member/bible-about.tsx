import { createFileRoute } from '@tanstack/react-router';
import { AboutTexts } from '../../features/bible/about-texts.tsx';

export const Route = createFileRoute('/_member/bible-about')({
  staticData: { title: 'Sobre o texto' },
  loader: ({ context: { queryClient, trpc } }) =>
    queryClient.ensureQueryData(trpc.member.bible.texts.queryOptions()),
  component: AboutTexts,
});
