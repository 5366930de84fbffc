import { pageAt, rowOf, SITE_NAME } from '#shared/pages.ts';

type Data = Readonly<Record<string, unknown>>;

const LANGUAGE = 'pt-BR';

/** What search engines read of the product beside the words of its front page. */
export function siteData(origin: string, description: string): string {
  return asJsonLd({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        url: `${origin}/`,
        name: SITE_NAME,
        description,
        inLanguage: LANGUAGE,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/bible-quick?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'WebApplication',
        url: `${origin}/`,
        name: SITE_NAME,
        applicationCategory: 'ReferenceApplication',
        operatingSystem: 'Android, iOS, Windows, macOS, Linux',
        inLanguage: LANGUAGE,
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'BRL' },
      },
    ],
  });
}

/** Adds to a public page, as it was rendered, what its own tags say, and the way that leads to it. */
export function withStructuredData(html: string, origin: string): string {
  const address = unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
  const name = tagOf(html, 'og:title');
  if (!address || !name || tagOf(html, 'robots') === 'noindex') return html;
  const { pathname, search } = new URL(address);
  const page = pageAt(pathname);
  const data = asJsonLd({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: address,
    name,
    description: tagOf(html, 'og:description'),
    image: tagOf(html, 'og:image'),
    inLanguage: LANGUAGE,
    isPartOf: { '@type': 'WebSite', '@id': `${origin}/#site`, url: `${origin}/`, name: SITE_NAME },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: SITE_NAME, item: `${origin}/` },
        ...(page && search ? [{ name: rowOf(page).title, item: origin + pathname }] : []),
        { name, item: address },
      ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  });
  return html.replace('</head>', () => `${data}</head>`);
}

/** Nothing in the data can end its element. */
function asJsonLd(data: Data): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

const tagOf = (html: string, name: string): string | undefined =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);

/** Reads an attribute as it was before rendering wrote it. */
const unescaped = (text?: string): string | undefined =>
  text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
