import { expect, test } from 'vitest';
import { readSources } from '../support/sources.ts';

/** Migrations up to this one were applied before two releases ever served one database. */
const BEFORE_THE_RULE = '0064';

/** Statements that take from the release before what it still reads or writes. */
const CONTRACTING =
  /\bdrop\s+(?:table|column|view|function|type|schema)\b|\brename\s+(?:to|column|constraint)\b|\bset\s+not\s+null\b|\b(?:set\s+data\s+)?type\s+\w+\s+using\b|\.(?:dropTable|dropColumn|dropView|renameTo|renameColumn|setNotNull|setDataType)\(/i;
const REQUIRED_COLUMN = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+(?<column>[^,;`]*)/gi;

/** What is contracted, by file, with the release that read it last. */
const CONTRACTED: Readonly<Record<string, string>> = {};

/** Whether a statement adds a column that the release before does not fill. */
const demandsColumn = (text: string) =>
  [...text.matchAll(REQUIRED_COLUMN)].some(
    ({ groups }) =>
      /\bnot\s+null\b/i.test(groups?.['column'] ?? '') &&
      !/\b(?:default|generated)\b/i.test(groups?.['column'] ?? ''),
  );

const contracts = (text: string) => CONTRACTING.test(text) || demandsColumn(text);

test('a migration takes nothing from the release before it, which serves meanwhile', () => {
  const young = readSources('migrations')
    .map(({ path, text }) => ({ name: /(\d{4}-[a-z-]+)\.ts$/.exec(path)?.[1] ?? '', text }))
    .filter(({ name }) => name > BEFORE_THE_RULE);
  expect(young.length).toBeGreaterThan(2);
  const taking = young.filter(({ text }) => contracts(text)).map(({ name }) => name);
  expect(taking).toEqual(Object.keys(CONTRACTED).toSorted());
});

test.each([
  'alter table a drop column b',
  'alter table a rename column b to c',
  'alter table a rename to b',
  'drop table a',
  'alter table a alter column b set not null',
  'alter table a alter column b type integer using b::integer',
  'alter table a add column b text not null',
  'alter table a add column c text, add column b text not null',
  "db.schema.alterTable('a').dropColumn('b')",
])('%s is seen', (statement) => {
  expect(contracts(statement)).toBe(true);
});

test.each([
  'create table a (b text not null)',
  'alter table a add column b text',
  'alter table a add column b text not null default 0',
  'alter table a drop constraint b, add constraint b check (c > 0)',
  'drop index a',
])('%s may be', (statement) => {
  expect(contracts(statement)).toBe(false);
});
