import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { titleOf } from '../lib/page-title.ts';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const title = titleOf(useMatches());
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Outlet />;
}
