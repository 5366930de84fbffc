import { expect, test } from 'vitest';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { GIFT_SECOND_PRAYERS } from '../../server/content/guided-studies/gifts/second-prayers.ts';
import { BUILT_IN_PRAYERS } from '../../server/content/prayers/built-in.ts';
import {
  anotherPrayer,
  furtherPrayer,
  type StudyWithSecondPrayers,
  secondPrayer,
} from '../../server/content/second-prayers.ts';
import { authoredDocument } from '../../server/features/guided-studies/authored-studies.ts';
import { loadCollections, stringsOf } from './entries.ts';

const STUDIES: readonly StudyWithSecondPrayers[] = ['builder', 'priest', 'marriage', 'holy-spirit'];

type Day = Readonly<{ where: string; first: string; second: string }>;

const gifts = await authoredDocument('gifts');
const writtenByGift = new Map(Object.entries(GIFT_SECOND_PRAYERS));
const giftDays: Day[] = [...gifts.charismatic, ...gifts.ministerial, ...gifts.edification].flatMap(
  ({ slug, plan }) =>
    plan.days.map(({ day, prayer }) => ({
      where: `${slug} ${day}`,
      first: prayer,
      second: writtenByGift.get(slug)?.[day] ?? '',
    })),
);

const daysOf = async (study: StudyWithSecondPrayers): Promise<Day[]> =>
  (await authoredDocument(study)).plan.days.map(({ day, prayer }) => ({
    where: `${study} ${day}`,
    first: prayer,
    second: secondPrayer(study, day) ?? '',
  }));

const days: Day[] = [];
for (const study of STUDIES) days.push(...(await daysOf(study)));

/** The subjects that the screen of the marriage prayers offers before its occasions. */
const MARRIAGE_SUBJECTS = ['Comunicação', 'Perdão', 'Finanças', 'Filhos', 'Intimidade'];

const occasions = [
  ...(await authoredDocument('marriage')).specificPrayers.map(({ title }) => title),
  ...MARRIAGE_SUBJECTS,
].map((title) => ({ where: title, first: '', second: anotherPrayer('marriage', title) ?? '' }));

const furtherOf = async (study: StudyWithSecondPrayers): Promise<Day[]> =>
  (await authoredDocument(study)).prayers.map(({ title, content }) => ({
    where: `${study} "${title}"`,
    first: content,
    second: furtherPrayer(study, title) ?? '',
  }));

const further: Day[] = [];
for (const study of STUDIES) further.push(...(await furtherOf(study)));

const studies = [...days, ...occasions, ...further];
const all = [...studies, ...giftDays];

const SHORTEST = 150;
const LONGEST = 240;
/** The prayer of a gift's day is half as long as that of a study's, and so is the longer one. */
const SHORTEST_OF_A_GIFT = 90;
const LONGEST_OF_A_GIFT = 130;

const lengthOf = (text: string) => text.split(/\s+/).length;

const notBetween = (among: readonly Day[], shortest: number, longest: number) =>
  among
    .filter(({ first, second }) => {
      const words = lengthOf(second);
      return words < shortest || words > longest || words <= lengthOf(first);
    })
    .map(({ where, second }) => `${where}: ${lengthOf(second)}`);

test('every day, prayer and occasion of a study has another prayer, and the longest one', () => {
  expect(notBetween(studies, SHORTEST, LONGEST)).toEqual([]);
});

test('each day of a gift has a longer prayer', () => {
  expect(giftDays).toHaveLength(21 * 30);
  expect(notBetween(giftDays, SHORTEST_OF_A_GIFT, LONGEST_OF_A_GIFT)).toEqual([]);
});

test('a plan asks for no day that it does not have', () => {
  expect(secondPrayer('builder', 48)).toBeNull();
});

test('a built-in prayer has three others, one a turn, and an unknown title none', () => {
  const turns = [0, 1, 2, 3];
  const prayers = BUILT_IN_PRAYERS.map(({ title }) =>
    turns.map((turn) => anotherPrayer('built-in', title, turn)),
  );
  expect(prayers.filter((each) => new Set(each).size !== 3 || each[3] !== each[0])).toEqual([]);
  expect(anotherPrayer('built-in', 'Outra')).toBeNull();
  expect(anotherPrayer('marriage', 'Outra')).toBeNull();
});

test('no two days in a row open with the same words', () => {
  const opening = (text: string) => plainWordsOf(text).slice(0, 2).join(' ');
  const inOrder = [...days, ...giftDays];
  const alike = inOrder.filter(
    ({ second }, at) => at > 0 && opening(second) === opening(inOrder[at - 1]?.second ?? ''),
  );
  expect(alike.map(({ where }) => where)).toEqual([]);
});

const INTIMATE = /(?<!\p{L})(tu|teus?|tuas?|te|ti|contigo)(?!\p{L})/iu;
const INTIMATE_REQUEST =
  /(?:^|[.!?]\s+)(Abençoa|Acalma|Ajuda|Cuida|Dá|Ensina|Faz|Guarda|Lembra|Livra|Mostra|Perdoa|Põe|Recebe|Sustenta|Tira|Traz)[ -]/u;
const POLITE_REQUEST =
  /(?:^|[.!?]\s+)(Abençoe|Acalme|Ajude|Cuide|Dê|Ensine|Faça|Guarde|Lembre|Livre|Mostre|Perdoe|Ponha|Receba|Sustente|Tire|Traga)[ -]/u;

test('a prayer keeps to one way of speaking to God', () => {
  const mixed = all.filter(
    ({ second }) =>
      (INTIMATE.test(second) || INTIMATE_REQUEST.test(second)) && POLITE_REQUEST.test(second),
  );
  expect(mixed.map(({ where }) => where)).toEqual([]);
});

const RUN_OF_WORDS = 8;

const runsOf = (text: string) => {
  const words = plainWordsOf(text);
  return words.slice(RUN_OF_WORDS - 1).map((_, at) => words.slice(at, at + RUN_OF_WORDS).join(' '));
};
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => plainWordsOf(sentence))
    .filter((words) => words.length >= 5)
    .map((words) => words.join(' '));

test('no sentence and no eight words in a row stand in another text of the library', async () => {
  const own = new Map<string, string>();
  const repeated: string[] = [];
  for (const { where, second } of all) {
    for (const part of new Set([...runsOf(second), ...sentencesOf(second)])) {
      const before = own.get(part);
      if (before) repeated.push(`${where} = ${before}: "${part}"`);
      own.set(part, where);
    }
  }
  const firsts = all.map(({ where, first }) => ({ path: `${where} (first)`, text: first }));
  const library = (await loadCollections()).flatMap(({ entries }) =>
    entries.flatMap((entry) => stringsOf(entry, entry.slug)),
  );
  for (const { path, text } of [...firsts, ...library]) {
    for (const part of [...runsOf(text), ...sentencesOf(text)]) {
      const where = own.get(part);
      if (where) repeated.push(`${where} = ${path}: "${part}"`);
    }
  }
  expect(repeated).toEqual([]);
});
