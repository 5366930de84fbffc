import { createFileRoute } from '@tanstack/react-router';
import { AboutTranslations } from '../../features/bible/about-translations.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/bible-about')({
  head: titled('Sobre o texto'),
  loader: async ({ context: { queryClient, trpc } }) => {
    await queryClient.ensureQueryData(trpc.member.bible.translations.queryOptions());
  },
  component: AboutTranslations,
});
