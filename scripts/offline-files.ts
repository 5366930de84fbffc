import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Chunk,
  ENTRY,
  type Manifest,
  readManifest,
  readPageAssets,
  routeId,
} from '#server/ssr/page-assets.ts';

/** What starts a page without a connection. */
const DEVICE = 'offline/device.ts';

/** The pages of a day, which open without a connection before they were opened with one. */
const PAGES = [
  '_public',
  '_public/bible',
  '_public/bible-quick',
  '_public/reading-plan',
  '_member/apostila',
  '_member/apostilas',
  '_member/chat',
  '_member/daily-word',
  '_member/dashboard',
  '_member/devotional.morning',
  '_member/devotional.night',
  '_member/diary',
  '_member/prayers',
  '_member/profile',
  '_member/quiz',
  '_member/saved-verses',
  '_member/themes.builder',
  '_member/themes.gifts',
  '_member/themes.holy-spirit',
  '_member/themes.marriage',
  '_member/themes.priest',
];

/** What shows a booklet on the device, beside its page. */
const VIEWER = 'features/booklets/pdf-viewer.tsx';

/** Scripts and styles, whose names change with their content. */
const TEXT_OF_BUILD = /^\/assets\/.+\.(?:css|js)$/;

/** What is loaded on a press and weighs more than this, such as the drawing of a PDF, waits for it. */
const LARGEST_ON_PRESS = 80_000;

/**
 * Writes the empty application that stands in for the server's pages without a connection, and one
 * archive of the scripts and styles that no page has loaded yet.
 * @returns the name of the build, and what its worker stores before it is asked for
 */
export function writeOfflineShell(directory: string) {
  const manifest = readManifest(directory);
  const { routes } = readPageAssets(directory);
  const { css = [], preloads = [], scripts = [] } = routes['__root__'] ?? {};
  const entry = manifest[ENTRY]?.file ?? '';
  // Each chunk names those that it needs once it has arrived; named at the beginning, all come at once.
  const begins = [...new Set([...preloads, ...importedBy(manifest, DEVICE)])].filter(
    (href) => href !== `/${entry}`,
  );
  const head = [
    ...css.map((href) => `<link rel="stylesheet" href="${href}" />`),
    ...begins.map((href) => `<link rel="modulepreload" href="${href}" />`),
    ...scripts.map(({ attrs }) => `<script type="module" src="${attrs['src']}"></script>`),
  ];
  writeFileSync(join(directory, 'offline-shell.html'), shellWith(head));
  const chunks = new Set<Chunk>();
  for (const name of [ENTRY, ...PAGES.map((page) => routeIn(manifest, page))]) {
    collect(manifest, name, chunks, directory);
  }
  const viewer = new Set<Chunk>();
  collect(manifest, VIEWER, viewer, directory);
  if (viewer.size === 0) throw new Error('the build has no viewer of PDFs');
  const files = [...chunks].flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]);
  const font = Object.values(manifest).find(({ file }) =>
    /lora-latin-wght-normal.*woff2$/.test(file),
  );
  const ofViewer = [...viewer].flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  const stored = [
    '/offline-shell.html',
    '/offline.html',
    '/favicon.svg',
    '/icons/any-192.png',
    ...new Set([...files, ...(font ? [font.file] : [])].map((file) => `/${file}`)),
  ];
  const name = basename(entry, '.js');
  // The browser has those already that every page begins with.
  const loaded = new Set([...css, ...begins, `/${entry}`]);
  const texts = stored.filter((file) => TEXT_OF_BUILD.test(file) && !loaded.has(file));
  const archive = `/assets/start-${name}.json`;
  writeFileSync(
    join(directory, archive),
    JSON.stringify(
      Object.fromEntries(texts.map((file) => [file, readFileSync(join(directory, file), 'utf8')])),
    ),
  );
  return {
    archive,
    viewer: [...new Set(ofViewer)]
      .filter((file) => !files.includes(file))
      .map((file) => `/${file}`),
    build: name,
    stored,
    needed: Object.fromEntries(
      PAGES.map((page) => {
        const [layout = '', ...rest] = page.split('/');
        const names = [routeId(layout), routeId(page)].flatMap((id) => routes[id]?.preloads ?? []);
        const needed = [...new Set(names)].filter((name) => !begins.includes(name));
        return [
          `/${rest.join('/').replaceAll('.', '/')}`,
          needed.map((name) => stored.indexOf(name)),
        ];
      }),
    ),
  };
}

function routeIn(manifest: Manifest, page: string): string {
  const name = Object.keys(manifest).find((each) =>
    each.startsWith(`routes/${page}.tsx?tsr-split=`),
  );
  if (name === undefined) throw new Error(`the build has no page ${page}`);
  return name;
}

/** The addresses of a chunk and of all that it imports. */
function importedBy(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((each) => importedBy(manifest, each, seen));
  return [`/${chunk.file}`, ...imported];
}

/** Adds a chunk, all that it imports, and what it loads on a press. */
function collect(manifest: Manifest, name: string, found: Set<Chunk>, directory: string): void {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk)) return;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found, directory);
  for (const later of chunk.dynamicImports ?? []) {
    const file = manifest[later]?.file;
    // The shell can load every page.
    const isPage = later.startsWith('routes/');
    if (file && !isPage && statSync(join(directory, file)).size <= LARGEST_ON_PRESS)
      collect(manifest, later, found, directory);
  }
}

const shellWith = (head: readonly string[]) => `<!doctype html>
<html lang="pt-BR" data-shell>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Companheiro Bíblico</title>
    ${head.join('\n    ')}
  </head>
  <body></body>
</html>
`;
