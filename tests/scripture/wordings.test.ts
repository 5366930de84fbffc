import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Bible } from '#server/bible/bible.ts';
import { checkText } from '#server/scripture/filter.ts';
import { ScriptureFinder } from '#server/scripture/finder.ts';
import { FILE, headingOfNow, wordings } from '#server/scripture/wordings.ts';
import type { RichText } from '#shared/answers/rich-text.ts';
import { keyNamedIn } from '#shared/bible/find-references.ts';
import { startAppWithModel, writeUnchecked } from '../support/app-with-model.ts';
import { ask } from '../support/chat.ts';
import { copyDatabase } from '../support/database.ts';
import { join } from '../support/people.ts';
import { FORMS, OTHER_WORDINGS, showsWording, type Wording } from './other-wordings.ts';

const EVERY = 3;
/** The last measure of the forms below: it may fall, and not rise. */
const MOST_SHOWN = 14;
/** Words set apart in these forms are never shown in another wording. */
const CERTAIN = [
  'quotation marks, place behind',
  'place, colon, quotation marks',
  'markup of a quotation',
  'quotation, place in the next sentence',
  'block quotation ending in its place',
  'block quotation of one line, dash',
];
const IN_ONE_ANSWER = 12;
const ASKED_BY_ONE = 18;

const ownText = (parts: RichText) =>
  parts.map((part) => (part.type === 'text' ? part.text : ' ')).join('');
const written = (form: string, { place, text }: Wording) => FORMS[form]?.(place, text) ?? '';

test('the numbers of other wordings are of words as they are compared now', () => {
  expect(readFileSync(FILE, 'utf8').split('\n')[0]).toBe(headingOfNow());
  expect([...wordings()].length).toBeGreaterThan(600);
});

// The words of obscure verses stand in the complete text only.
test.skipIf(!process.env['BIBLE_SOURCE'])(
  'verses in the words of another translation become the stored ones, form by form',
  async () => {
    const database = await copyDatabase('withBible');
    const finder = new ScriptureFinder(new Bible(database.db), database.db);
    const counts: string[] = [];
    let total = 0;
    for (const [at, form] of Object.keys(FORMS).entries()) {
      const some = OTHER_WORDINGS.filter((_, index) => (index + at) % EVERY === 0);
      let shown = 0;
      for (const wording of some) {
        const answer = `Uma palavra para hoje.\n\n${written(form, wording)}\n\nConfie em Deus.`;
        if (showsWording(ownText(await checkText(finder, answer)), wording)) shown++;
      }
      if (CERTAIN.includes(form)) expect(shown, form).toBe(0);
      counts.push(`${form}: ${shown} of ${some.length}`);
      total += shown;
    }
    await database.close();
    process.stdout.write(`other wordings shown, by form\n${counts.join('\n')}\n`);
    expect(total).toBeLessThanOrEqual(MOST_SHOWN);
  },
  120_000,
);

// The words of other translations are near to those of the complete text.
test.skipIf(!process.env['BIBLE_SOURCE'])(
  'a verse quoted from memory without its place is found by its words, and its place is named',
  async () => {
    const database = await copyDatabase('withBible');
    const finder = new ScriptureFinder(new Bible(database.db), database.db);
    const found = async (text: string) =>
      (await checkText(finder, text)).flatMap((part) => (part.type === 'text' ? [] : part.key));
    for (const wording of OTHER_WORDINGS) {
      const near = await finder.nearestIn(wording.text);
      if (near && near.likeness > 0)
        expect(near.found.key, wording.text).toBe(keyNamedIn(wording.place));
    }
    expect(
      await found(
        'Respire.\n\nVinde a mim, todos os que estais cansados e oprimidos, e eu vos aliviarei.\n\nAmém.',
      ),
    ).toEqual(['MAT.11.28']);
    await database.close();
  },
  120_000,
);

// Verses that an honest answer gives in other words, by their places.
test.skipIf(!process.env['BIBLE_SOURCE']).each([
  [
    'Em 2 Coríntios 9:7 Paulo escreve que cada um dê conforme propôs no coração, não com tristeza, porque Deus ama a quem dá com alegria.',
    '2CO.9.7',
  ],
  [
    'João escreve que, se confessarmos os nossos pecados, Deus é fiel e justo para nos perdoar (1 João 1:9).',
    '1JN.1.9',
  ],
  [
    'Um poema:\n\nCria em mim um coração puro, ó Deus,\ne renova dentro de mim um espírito estável.',
    'PSA.51.10',
  ],
])('what is told with "que", or line by line, is shown in stored words: %s', async (text, key) => {
  const database = await copyDatabase('withBible');
  const finder = new ScriptureFinder(new Bible(database.db), database.db);
  const quoted = (await checkText(finder, text)).flatMap((part) =>
    part.type === 'quotation' ? part.key : [],
  );
  expect(quoted).toEqual([key]);
  await database.close();
});

test('what a model quotes reaches the screen in the stored words only', async () => {
  const { app, fake } = await startAppWithModel();
  await writeUnchecked(app);
  const shown: string[] = [];
  let asked = 0;
  let member = await join(app);
  for (const form of CERTAIN) {
    for (let from = 0; from < OTHER_WORDINGS.length; from += IN_ONE_ANSWER) {
      const some = OTHER_WORDINGS.slice(from, from + IN_ONE_ANSWER);
      if (asked++ % ASKED_BY_ONE === 0) {
        member = await join(app);
        await member.client.member.consent.set.mutate({ consent: true });
      }
      const answer = some.map((each) => `Pense nisto.\n\n${written(form, each)}\n\n`);
      fake.reply(() => ({ pieces: [...answer, 'Confie em Deus.'] }));
      const { text } = await ask(member.client, 'Que versículos falam disso?');
      const own = ownText(text);
      shown.push(
        ...some.flatMap((each) => (showsWording(own, each) ? `${form}: ${each.text}` : [])),
      );
      expect(text.filter(({ type }) => type === 'quotation').length).toBeGreaterThan(0);
    }
  }
  expect(shown).toEqual([]);
}, 120_000);
