import { createFileRoute } from '@tanstack/react-router';
import { AboutTexts } from '../../features/bible/about-texts.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/bible-about')({
  head: titled('Sobre o texto'),
  loader: async ({ context: { queryClient, trpc } }) => {
    await queryClient.ensureQueryData(trpc.member.bible.texts.queryOptions());
  },
  component: AboutTexts,
});
