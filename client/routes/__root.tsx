import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Data } from '../lib/data/data.tsx';
import { titleOf } from '../lib/page-title.ts';

export const Route = createRootRouteWithContext<Data>()({ component: Root });

function Root() {
  const title = titleOf(useMatches());
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Outlet />;
}
