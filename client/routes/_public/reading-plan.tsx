import { createFileRoute } from '@tanstack/react-router';
import { openedFrom } from '../../features/plans/reading/opened.ts';
import { ReadingPlan } from '../../features/plans/reading/reading-plan.tsx';
import { pageSearch } from '../../lib/browser/address-search.ts';
import { described } from '../../lib/browser/page-title.ts';
import { useOptionalSession } from '../../lib/data/session.ts';

export const Route = createFileRoute('/_public/reading-plan')({
  head: described(
    '/reading-plan',
    'Planos de Leitura da Bíblia',
    'Onze planos para ler a Bíblia em português, de 21 dias a um ano, com porções do mesmo tamanho e um devocional por dia.',
  ),
  validateSearch: pageSearch(openedFrom),
  // The page itself shows the data or the error.
  loader: async ({ context: { queryClient, trpc } }) => {
    const session = await queryClient.ensureQueryData(trpc.session.current.queryOptions());
    void queryClient.prefetchQuery(trpc.readingPlans.list.queryOptions());
    if (session) void queryClient.prefetchQuery(trpc.member.readingPlans.underWay.queryOptions());
  },
  component: ReadingPlanRoute,
});

function ReadingPlanRoute() {
  return <ReadingPlan signedIn={useOptionalSession() !== null} opened={Route.useSearch()} />;
}
