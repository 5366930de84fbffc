import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Bible } from '#server/bible/bible.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { checkText } from '#server/scripture/filter.ts';
import { ScriptureFinder } from '#server/scripture/finder.ts';
import { plainParts } from '#server/scripture/parts.ts';
import { RULES } from '#server/scripture/rules.ts';
import { appendPart, type RichText } from '#shared/answers/rich-text.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { flat } from '../support/chat.ts';
import { copyDatabase } from '../support/database.ts';

/** By rule, answers whose false words, “celeiros” or “sem fim”, it holds, and some that stay. */
const EXAMPLES = readFileSync(join(import.meta.dirname, 'rules.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [rule = '', fate = '', text = ''] = line.split('\t');
    return { rule, fate, text: text.replaceAll('\\n', '\n') };
  });
const examplesOf = (name: string, fate: 'held' | 'stays') =>
  EXAMPLES.flatMap((each) => (each.rule === name && each.fate === fate ? each.text : []));
const README = readFileSync(join(import.meta.dirname, '../../server/scripture/README.md'), 'utf8');

let database: OpenDatabase;
let finder: ScriptureFinder;

beforeAll(async () => {
  database = await copyDatabase('withBible');
  finder = new ScriptureFinder(new Bible(database.db), database.db);
});
afterAll(() => database.close());
afterEach(() => vi.restoreAllMocks());

const check = async (text: string) => flat(await checkText(finder, text));
/** The words that no verse holds. */
const FALSE = /celeiros|sem fim/;

test('every example belongs to a rule', () => {
  expect([...new Set(EXAMPLES.map(({ rule }) => rule))]).toEqual(RULES.map(({ name }) => name));
});

describe.each(RULES)('the rule "$name"', (rule) => {
  const held = examplesOf(rule.name, 'held');
  const stays = examplesOf(rule.name, 'stays');

  test('has two examples of each kind, and a row for who reads about it', () => {
    expect(held.length).toBeGreaterThanOrEqual(2);
    expect(stays.length).toBeGreaterThanOrEqual(2);
    expect(README).toContain(`| ${rule.name} | ${rule.strength} |`);
  });

  test.each(held)('and no other holds: %s', async (text) => {
    expect(text).toMatch(FALSE);
    expect(await check(text)).not.toMatch(FALSE);
    vi.spyOn(rule, 'find').mockReturnValue(null);
    expect(await check(text)).toMatch(FALSE);
  });

  test.each(stays)('leaves: %s', async (text) => {
    const plain = flat(plainParts(text).reduce(appendPart, [] as RichText));
    expect(plainWordsOf(await check(text))).toEqual(plainWordsOf(plain));
  });
});
