import type { Route } from 'playwright-core';

/**
 * Brings a call to the server and loses its answer. A page that left meanwhile, or a route taken away
 * while the call is on its way, has ended it already, which is no fault of the test.
 */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch().catch(() => null);
  await route.abort().catch(() => {});
}
