import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

export const Route = createRootRoute({ component: Root });

const PRODUCT = 'Companheiro Bíblico';

function Root() {
  const title = useMatches().findLast((match) => match.staticData.title)?.staticData.title;
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
  return <Outlet />;
}
