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

describe.each(RULES)('the rule "$name"', (rule) => {
  test.each(rule.caught)('and no other holds: %s', async (text) => {
    expect(text).toMatch(FALSE);
    expect(await check(text)).not.toMatch(FALSE);
    vi.spyOn(rule, 'find').mockReturnValue(null);
    expect(await check(text)).toMatch(FALSE);
  });

  test.each(rule.stays)('leaves: %s', async (text) => {
    const plain = flat(plainParts(text).reduce(appendPart, [] as RichText));
    expect(plainWordsOf(await check(text))).toEqual(plainWordsOf(plain));
  });
});
