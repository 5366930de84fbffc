/** A route's `head`: what the browser's tab says. */
export const titled = (page: string) => () => ({
  meta: [{ title: `${page} · Companheiro Bíblico` }],
});
