import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { serveClient } from '#server/http/serve-client.ts';
import { scratchFolder } from './scratch.ts';
import { startTestApp } from './test-app.ts';

const BUILT = path.join(import.meta.dirname, '../../dist');

const TEXTS = /\.(?:m?js|css|html|json|webmanifest)$/;
/** `diary-BlQi5Hn.js`: the name of a file that changes with its content. */
const HASHED = /^(.+-[\w-]{7,8})\.(?:m?js|css|svg|woff2)$/;

/** What the names of a later build end with. */
const MARKS = { second: '_second', third: '_third' } as const;
type Later = keyof typeof MARKS;
const LATER: readonly Later[] = ['second', 'third'];

/** The entry of the first build, by which it is called. */
const FIRST =
  readdirSync(path.join(BUILT, 'client/assets'))
    .find((name) => /^app-[\w-]+\.js$/.test(name))
    ?.replace(/\.js$/, '') ?? '';

/** What each build says in the place of the others' words. */
export const WORDS = {
  first: 'Sobre o texto',
  second: 'Sobre este texto',
  third: 'Sobre esse texto',
} as const;

export type Build = keyof typeof WORDS;

/**
 * Makes another build of the one that is there, as a change of every source would: each file has
 * another name, and so has the build. What the server, the worker and the pages read of a build is
 * nothing but its files and their names.
 */
function makeLater(build: Later): string {
  const folder = scratchFolder(`${build}-build`);
  cpSync(BUILT, folder, { recursive: true });
  const stems = readdirSync(path.join(folder, 'client/assets')).flatMap(
    (name) => HASHED.exec(name)?.[1] ?? [],
  );
  const known = new RegExp([...new Set(stems)].map(RegExp.escape).join('|'), 'g');
  const renamed = (text: string) => text.replaceAll(known, `$&${MARKS[build]}`);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const { name, parentPath } = entry;
    if (!entry.isFile()) continue;
    const file = path.join(parentPath, name);
    // Files are sent as they are where no compressed copy lies beside them.
    if (/\.(?:gz|br)$/.test(name)) rmSync(file);
    else {
      if (TEXTS.test(name)) {
        const text = readFileSync(file, 'utf8').replaceAll(WORDS.first, WORDS[build]);
        writeFileSync(file, renamed(text));
      }
      renameSync(file, path.join(parentPath, renamed(name)));
    }
  }
  return folder;
}

/** What a worker stores last of its build. */
const LAST = '/offline.html';

/** The application of some builds at one address, of which one is served at a time. */
export async function startBuilds<Name extends Later>(...later: readonly Name[]) {
  const folders = new Map<Build, string>([['first', BUILT]]);
  for (const build of later) folders.set(build, makeLater(build));
  let served: Build = 'first';
  let held: Promise<void> = Promise.resolve();
  const app = await startTestApp({
    template: 'withBible',
    client: (context) => {
      const builds = new Map(
        [...folders].map(([build, folder]) => [
          build,
          serveClient(path.join(folder, 'client'), context),
        ]),
      );
      return Router()
        .use(LAST, (_request, _response, next) => void held.then(() => next()))
        .use((...given) => builds.get(served)?.(...given));
    },
  });
  return {
    app,
    /** Puts a build in the place of the other, whose files are gone from then on. */
    deploy: (build: 'first' | Name) => {
      served = build;
    },
    /** Lets no worker become ready. @returns lets them */
    holdWorkers: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

/** Of which build a script is. */
export const buildOf = (address: string): Build =>
  LATER.find((build) => address.endsWith(`${MARKS[build]}.js`)) ?? 'first';

/** What the worker of a build calls it. */
export const nameOf = (build: Build): string => (build === 'first' ? FIRST : FIRST + MARKS[build]);
