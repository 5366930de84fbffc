import { createFileRoute } from '@tanstack/react-router';
import { AboutTranslations } from '../../features/bible/about-translations.tsx';
import { described } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_public/bible-about')({
  head: described(
    '/bible-about',
    'Sobre o texto da Bíblia',
    'De onde vêm as traduções da Bíblia que você lê aqui: fontes, licenças e correções tipográficas.',
  ),
  loader: async ({ context: { queryClient, trpc } }) => {
    await queryClient.ensureQueryData(trpc.bible.translations.queryOptions());
  },
  component: AboutTranslations,
});
