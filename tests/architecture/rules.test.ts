import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCKS } from '#server/db/locks.ts';
import { importsOf, readSources } from '../support/sources.ts';

const sources = readSources('client', 'server', 'shared', 'migrations', 'scripts');

function offenders(wrong: (path: string, text: string) => boolean): string[] {
  return sources.filter(({ path, text }) => wrong(path, text)).map(({ path }) => path);
}

test('SQL stands only in *.queries.ts, the database folder and migrations', () => {
  const home = /\.queries\.ts$|^server\/db\/|^migrations\/|^scripts\/new\//;
  const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^>]*>)?`/;
  expect(offenders((path, text) => !home.test(path) && sql.test(text))).toEqual([]);
});

test('locks of the database are named in one file and end with their transaction', () => {
  const session = /pg_(?:try_)?advisory_(?:lock|unlock)/;
  const transaction = /pg_(?:try_)?advisory_xact_lock/;
  const home = /^server\/db\/locks\.ts$|^migrations\//;
  expect(
    offenders((path, text) => session.test(text) || (!home.test(path) && transaction.test(text))),
  ).toEqual([]);
  const numbers = Object.values(LOCKS).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('only the application and its HTTP handlers use Express', () => {
  const home = /^server\/(app\.ts|http\/|start\/serve\.ts)/;
  const express = /from 'express'/;
  expect(
    offenders((path, text) => path.startsWith('server/') && !home.test(path) && express.test(text)),
  ).toEqual([]);
});

test('the whole application is handed to its start, handlers and procedures only', () => {
  const home = /^server\/(context\.ts|app\.ts|trpc\.ts|http\/|start\/)/;
  expect(
    offenders(
      (path, text) => path.startsWith('server/') && !home.test(path) && /\bAppContext\b/.test(text),
    ),
  ).toEqual([]);
});

const featureOf = (path: string) => /^(?:client|server)\/features\/[^/]+/.exec(path)?.[0];

/** Imports that lead into a feature from outside it. */
const intoFeatures = sources.flatMap((source) => {
  const from = featureOf(source.path);
  return importsOf(source).flatMap((target) => {
    const to = featureOf(target);
    return to && to !== from ? [{ path: source.path, from, to, target }] : [];
  });
});

test('a feature imports nothing of another but its api.ts', () => {
  const crossings = intoFeatures.filter(
    ({ from, to, target }) => from && target !== `${to}/api.ts`,
  );
  expect(crossings.map(({ path, target }) => `${path} → ${target}`)).toEqual([]);
});

test('files import each other in no circle, types included', () => {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
  // What imports none of those left, and what none of them imports, is in no circle.
  for (let size = 0; size !== imports.size; ) {
    size = imports.size;
    const taken = new Set([...imports.values()].flat());
    for (const [path, targets] of imports) {
      const isLoose = !taken.has(path) || !targets.some((target) => imports.has(target));
      if (isLoose) imports.delete(path);
    }
  }
  expect([...imports.keys()]).toEqual([]);
});

test('features import each other in no circle', () => {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of intoFeatures) {
    if (from) uses.set(from, (uses.get(from) ?? new Set()).add(to));
  }
  const reached = (feature: string, seen: Set<string>): Set<string> => {
    for (const next of uses.get(feature) ?? []) {
      if (!seen.has(next)) reached(next, seen.add(next));
    }
    return seen;
  };
  const circles = [...uses.keys()].filter((feature) => reached(feature, new Set()).has(feature));
  expect(circles).toEqual([]);
});

test('the client calls its features by the nouns of the server', () => {
  const nouns = (side: string) =>
    new Set(
      sources.flatMap(({ path }) => {
        const [top, kind, noun] = path.split('/');
        return top === side && kind === 'features' && noun ? [noun] : [];
      }),
    );
  // Frames and screens that need nothing of the server but what others ask of it.
  const ofScreens = new Set(['dev', 'panorama', 'shell']);
  const others = nouns('client').difference(nouns('server')).difference(ofScreens);
  expect([...others]).toEqual([]);
});

test('shared keeps a dozen files at its root, the rest by noun', () => {
  const files = sources.filter(({ path }) => /^shared\/[^/]+$/.test(path));
  expect(files.length).toBeLessThanOrEqual(12);
});

/** A layer imports only from itself and from layers to its left. */
const CLIENT_LAYERS = [
  'lib',
  'ui',
  'controls',
  'admin-lists',
  'scripture',
  'answer',
  'features',
  'routes',
];

test('in the client imports flow one way', () => {
  const layer = (path: string) => {
    const name = /^client\/([^/]+)\//.exec(path)?.[1];
    return name ? CLIENT_LAYERS.indexOf(name) : -1;
  };
  const upwards = sources
    .filter(({ path }) => layer(path) >= 0)
    .flatMap((source) =>
      importsOf(source)
        .filter((target) => layer(target) > layer(source.path))
        .map((target) => `${source.path} → ${target}`),
    );
  expect(upwards).toEqual([]);
});

test('on the server the tables of contents import features, and the rest their api.ts', () => {
  const listing = /^server\/(router\.ts|generators\.ts|start\/(?:jobs|seed)\.ts|db\/schema\.ts)$/;
  const wrong = intoFeatures.filter(
    ({ path, from, to, target }) =>
      path.startsWith('server/') && !from && !listing.test(path) && target !== `${to}/api.ts`,
  );
  expect(wrong.map(({ path, target }) => `${path} → ${target}`)).toEqual([]);
});

test('the client takes only types from the server', () => {
  const valueImport = /^import (?!type\b)[^;]*from '#server\//m;
  expect(offenders((path, text) => path.startsWith('client/') && valueImport.test(text))).toEqual(
    [],
  );
});

/** What stands in the parenthesis that opens before a place, without what its own brackets hold. */
function argumentsAt(text: string, from: number): string {
  let depth = 1;
  let given = '';
  for (let at = from; depth > 0 && at < text.length; at++) {
    const sign = text.charAt(at);
    if (')]}'.includes(sign)) depth--;
    if (depth === 1) given += sign;
    if ('([{'.includes(sign)) depth++;
  }
  return given;
}

// The build makes one load of an import and its `then`, whose second handler sees no lost chunk.
test('a chunk that did not load is caught after the then of its import', () => {
  const thens = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bimport\('[^']+'\)\s*\.then\(/g)].map(({ 0: head, index }) => ({
      path,
      given: argumentsAt(text, index + head.length),
    })),
  );
  expect(thens.length).toBeGreaterThan(5);
  expect(thens.filter(({ given }) => /,\s*\S/.test(given))).toEqual([]);
});

test('shared code neither reads nor writes', () => {
  const io = /from 'node:|\bfetch\(|\bprocess\b|localStorage|(?<!-)document\./;
  expect(offenders((path, text) => path.startsWith('shared/') && io.test(text))).toEqual([]);
});

test('.env.example lists every variable of the environment and no other', () => {
  const own = sources.find(({ path }) => path === 'server/env/variables.ts')?.text ?? '';
  const read = [...own.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  const example = readFileSync('.env.example', 'utf8');
  const listed = [...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(read.filter((name) => name !== 'NODE_ENV').toSorted());
});

test('files are small: none past 250 lines, half of them under 60', () => {
  const data = /\/content\/|versification|-files\.ts$|-phrases\.ts$/;
  const sizes = sources
    .filter(({ path }) => !data.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    .sort((a, b) => a.lines - b.lines);
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
  expect(sizes[Math.floor(sizes.length / 2)]?.lines).toBeLessThan(60);
});

test('nothing escapes from the types', () => {
  const loophole = /\bas any\b|: any\b|<any>|@ts-(?:ignore|expect-error|nocheck)|as unknown as/;
  expect(offenders((_path, text) => loophole.test(text))).toEqual([]);
});
