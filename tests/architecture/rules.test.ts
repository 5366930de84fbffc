import { expect, test } from 'vitest';
import { importsOf, readSources } from '../support/sources.ts';

const sources = readSources('client', 'server', 'shared', 'migrations', 'scripts');

function offenders(wrong: (path: string, text: string) => boolean): string[] {
  return sources.filter(({ path, text }) => wrong(path, text)).map(({ path }) => path);
}

test('SQL stands only in *.queries.ts, the database folder and migrations', () => {
  const home = /\.queries\.ts$|^server\/db\/|^migrations\//;
  const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^>]*>)?`/;
  expect(offenders((path, text) => !home.test(path) && sql.test(text))).toEqual([]);
});

test('only the application and its HTTP handlers use Express', () => {
  const home = /^server\/(app\.ts|http\/|ssr\/|serve\.ts|session\.ts)/;
  const express = /from 'express'/;
  expect(
    offenders((path, text) => path.startsWith('server/') && !home.test(path) && express.test(text)),
  ).toEqual([]);
});

const featureOf = (path: string) => /^(?:client|server)\/features\/[^/]+/.exec(path)?.[0];

test('a feature imports no other feature', () => {
  const crossings = sources.flatMap((source) => {
    const own = featureOf(source.path);
    if (!own) return [];
    return importsOf(source)
      .filter((target) => featureOf(target) !== undefined && featureOf(target) !== own)
      .map((target) => `${source.path} → ${target}`);
  });
  expect(crossings).toEqual([]);
});

/** A layer imports only from itself and from layers to its left. */
const CLIENT_LAYERS = ['lib', 'ui', 'controls', 'scripture', 'answer', 'features', 'routes'];

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

test('on the server only the router, the generators, the jobs, the seed and the database schema import features', () => {
  const may = /^server\/(router\.ts|generators\.ts|jobs\.ts|seed\.ts|features\/|db\/schema\.ts)/;
  const wrong = sources
    .filter(({ path }) => path.startsWith('server/') && !may.test(path))
    .flatMap((source) =>
      importsOf(source)
        .filter((target) => featureOf(target))
        .map((target) => `${source.path} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('the client takes only types from the server', () => {
  const valueImport = /^import (?!type\b)[^;]*from '#server\//m;
  expect(offenders((path, text) => path.startsWith('client/') && valueImport.test(text))).toEqual(
    [],
  );
});

test('shared code neither reads nor writes', () => {
  const io = /from 'node:|\bfetch\(|\bprocess\b|localStorage|(?<!-)document\./;
  expect(offenders((path, text) => path.startsWith('shared/') && io.test(text))).toEqual([]);
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
