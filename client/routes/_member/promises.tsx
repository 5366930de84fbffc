import { createFileRoute } from '@tanstack/react-router';
import { Promises } from '../../features/promises/promises.tsx';

export const Route = createFileRoute('/_member/promises')({
  component: Promises,
});
