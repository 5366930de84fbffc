import { createFileRoute } from '@tanstack/react-router';
import { Audit } from '../../../features/audit/audit.tsx';
import { auditQuery } from '../../../features/audit/audit-query.ts';
import { titled } from '../../../lib/browser/page-title.ts';

export const Route = createFileRoute('/admin/_admin/audit')({
  head: titled('Registro de ações'),
  // The page itself shows the data or the error.
  loader: ({ context: { queryClient, trpc } }) => {
    void queryClient.prefetchInfiniteQuery(auditQuery(trpc));
  },
  component: Audit,
});
