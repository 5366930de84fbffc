import { createFileRoute } from '@tanstack/react-router';
import { Promises } from '../../features/promises/promises.tsx';
import { titled } from '../../lib/browser/page-title.ts';

export const Route = createFileRoute('/_member/promises')({
  head: titled('Promessas'),
  component: Promises,
});
