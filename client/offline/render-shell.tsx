import { onlineManager } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { chosenTheme } from '../lib/browser/theme.ts';
import { deviceTimeZone } from '../lib/browser/time-zone.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';

const SEARCH = '/bible-quick';

async function prepareSearch(): Promise<void> {
  await (await import('./search-device.ts')).openIndexes();
  await (await import('./headings-on-device.ts')).openHeadings();
}

/** Renders a page in the empty document that the worker has for a device without a connection. */
export async function renderShell(router: AnyRouter, options: RootOptions): Promise<void> {
  // What a page brings that the server has rendered.
  const visitor = { theme: chosenTheme(), timeZone: deviceTimeZone(), at: Date.now() };
  await router.options.hydrate?.({ queries: '{"mutations":[],"queries":[]}', visitor });
  onlineManager.setOnline(navigator.onLine);
  // The page's code comes while the device says whose it is.
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = router.routesById[routeId];
    if (route) void Promise.resolve(router.loadRouteChunk(route)).catch(() => {});
  }
  // What a search reads is there before the first words are typed.
  router.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname === SEARCH) whenIdle(() => void prepareSearch().catch(() => {}));
  });
  await router.load();
  createRoot(document, options).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
