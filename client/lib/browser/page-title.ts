const nameOf = (page: string) => `${page} · Companheiro Bíblico`;

/** A route's `head`: what the browser's tab says. */
export const titled = (page: string) => () => ({ meta: [{ title: nameOf(page) }] });

/** The `head` of a public page: what search engines and shared links show of it. */
export const described = (path: string, page: string, description: string) => () => ({
  meta: [
    { title: nameOf(page) },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: page },
    { property: 'og:description', content: description },
  ],
  links: [{ rel: 'canonical', href: path }],
});
