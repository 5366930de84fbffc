import { pagePicturePath, SHARE_PICTURE } from '#shared/bible/share-picture.ts';
import { pageAt, rowOf, SITE_NAME } from '#shared/pages.ts';

export const nameOf = (page: string) => `${page} · ${SITE_NAME}`;

/** What the browser's tab says at a page; one for anybody says it itself. */
export function titleAt(path = ''): string {
  const page = pageAt(path);
  return page ? nameOf(rowOf(page).title) : SITE_NAME;
}

/** The description of a public page for search engines and shared links. */
export type PageDescription = Readonly<{
  /** The one address of the page, as a path with its query. */
  path: string;
  title: string;
  description: string;
  /** The path of a picture that shows the words; by default the picture of the page. */
  picture?: string;
  /** A page of results or of a problem, which search engines leave out. */
  unlisted?: boolean;
  /** A place that does not exist, whose page says so and answers 404. */
  missing?: boolean;
}>;

/** Whether a loader has returned the description of a place that does not exist. */
export const isMissing = (loaded: unknown): boolean =>
  typeof loaded === 'object' && loaded !== null && 'missing' in loaded && loaded.missing === true;

type HeadContext = Readonly<{ match: Readonly<{ context: Readonly<{ origin: string }> }> }>;

/** The `head` of a public page; networks and search engines take only absolute addresses. */
export function headOf(origin: string, page: PageDescription) {
  const { path, title, description, picture = pagePicturePath(path), unlisted, missing } = page;
  const address = origin + path;
  const image = origin + picture;
  return {
    meta: [
      { title: nameOf(title) },
      { name: 'description', content: description },
      ...(unlisted || missing ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:locale', content: 'pt_BR' },
      { property: 'og:url', content: address },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: image },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(SHARE_PICTURE.width) },
      { property: 'og:image:height', content: String(SHARE_PICTURE.height) },
      { property: 'og:image:alt', content: description },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
    ],
    links: missing ? [] : [{ rel: 'canonical', href: address }],
  };
}

/** The `head` of a public page that always says the same. */
export const described =
  (path: string, title: string, description: string) =>
  ({ match }: HeadContext) =>
    headOf(match.context.origin, { path, title, description });
