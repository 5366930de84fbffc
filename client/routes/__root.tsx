import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { RouteContext } from '../lib/route-context.ts';

export const Route = createRootRouteWithContext<RouteContext>()({ component: Root });

const PRODUCT = 'Companheiro Bíblico';

function Root() {
  const title = useMatches().findLast((match) => match.staticData.title)?.staticData.title;
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
  return <Outlet />;
}
