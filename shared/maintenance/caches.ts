/** The caches in the server's memory that administrators may empty. */
export const CACHE_NAMES = ['searches', 'chapters', 'pictures', 'archives', 'pages'] as const;

export type CacheName = (typeof CACHE_NAMES)[number];

/** Their names on the screen and in the audit log. */
export const CACHE_LABELS: Readonly<Record<CacheName, string>> = {
  searches: 'Respostas de buscas',
  chapters: 'Capítulos sem compressão',
  pictures: 'Imagens de versículos',
  archives: 'Bíblias para levar no aparelho',
  pages: 'Páginas de visitantes',
};
