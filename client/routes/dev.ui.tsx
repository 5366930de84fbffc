import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';

// In a production build the condition is constant, and the page is not in it at all.
const Parts = import.meta.env.DEV ? lazy(() => import('../features/dev/parts.tsx')) : () => null;

/** The living page of the design system, in development only. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: Parts,
});
