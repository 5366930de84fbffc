import { expect, test } from 'vitest';
import { ASKED_AS } from '#server/content/asked-as/asked-as.ts';
import { COLLECTIONS, type LibraryKind } from '#server/library/collections.ts';
import { LIGHT_CONCEPTS } from '#server/library/frames.ts';
import { matchLibrary } from '#server/library/library.ts';
import { findPrayer } from '#server/library/prayers.ts';
import { nameKey } from '#server/library/search-index.ts';
import { STARTERS } from '#server/library/starters.ts';
import { unitsOf, withoutFrame } from '#server/library/terms.ts';
import { spelledOut } from '#server/portuguese/shorthand.ts';
import { learningCases, type MatchingCase } from '../matching/cases.ts';

const RELEVANT = 0.95;
/** Passages and small talk are answered before anything is matched. */
const ANSWERED_ELSEWHERE = ['place', 'smalltalk'];

const KINDS = Object.keys(COLLECTIONS).filter((kind): kind is LibraryKind =>
  Object.hasOwn(COLLECTIONS, kind),
);

const titleOf = (kind: LibraryKind, slug: string) =>
  COLLECTIONS[kind].find((entry) => entry.slug === slug)?.title;

function judge({ kind, text, answers, near }: MatchingCase) {
  const { fit, entry, choices } = matchLibrary(kind, COLLECTIONS[kind], text);
  const titles = [...near].flatMap((slug) => titleOf(kind, slug) ?? []);
  const offered = titles.length === 0 || choices.some((title) => titles.includes(title));
  const shown = `${kind} "${text}" → ${fit} ${entry?.slug ?? choices.join(' | ')}`;
  if (fit === 'exact')
    return { relevant: answers.has(entry.slug), passedOff: !answers.has(entry.slug), shown };
  if (fit === 'near') return { relevant: near.has(entry.slug), passedOff: false, shown };
  return { relevant: offered, passedOff: false, shown };
}

test('what members ask for is found, and nothing is passed off as what it is not', () => {
  const judged = learningCases()
    .filter(({ manner }) => !ANSWERED_ELSEWHERE.includes(manner))
    .map(judge);
  expect(judged.filter(({ passedOff }) => passedOff).map(({ shown }) => shown)).toEqual([]);
  const missed = judged.filter(({ relevant }) => !relevant).map(({ shown }) => shown);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(judged.length * (1 - RELEVANT));
});

test.each(KINDS)('who asks for a title of %s gets exactly its entry', (kind) => {
  for (const { slug, title } of COLLECTIONS[kind]) {
    const found = matchLibrary(kind, COLLECTIONS[kind], title);
    expect([found.fit, found.entry?.slug], title).toEqual(['exact', slug]);
  }
});

test.each(KINDS)('ways of asking for %s belong to entries that exist', (kind) => {
  const slugs = new Set(COLLECTIONS[kind].map(({ slug }) => slug));
  expect(Object.keys(ASKED_AS[kind]).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test.each(KINDS)('no two entries of %s go by the same name', (kind) => {
  const names = COLLECTIONS[kind].flatMap(({ title, synonyms }) => [
    ...new Set([title, ...synonyms].map(nameKey)),
  ]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(['prayer', 'study', 'motive'] as const)(
  'a name that the text of a %s does not speak of is only near',
  (kind) => {
    const unsaid = COLLECTIONS[kind].flatMap(({ slug, title, synonyms, body }) => {
      const said = new Set(unitsOf(spelledOut(`${title} ${body}`)).flat());
      return synonyms.flatMap((name) => {
        const asked = unitsOf(withoutFrame(spelledOut(name)));
        const heavy = asked.filter((unit) => !unit.every((term) => LIGHT_CONCEPTS.has(term)));
        return heavy.length === 0 || heavy.flat().some((term) => said.has(term))
          ? []
          : [{ slug, name }];
      });
    });
    const sure = unsaid.filter(({ slug, name }) => {
      const { fit, entry } = matchLibrary(kind, COLLECTIONS[kind], name);
      return fit === 'exact' && entry.slug === slug;
    });
    expect(sure).toEqual([]);
  },
);

test('where nothing comes near there is something to choose from, and no text', () => {
  for (const kind of KINDS) {
    const found = matchLibrary(kind, COLLECTIONS[kind], 'física quântica');
    expect(found.entry).toBeNull();
    expect(found.choices).toEqual(STARTERS[kind].map((slug) => titleOf(kind, slug)));
  }
});

test.each([
  ['advice-builder', 'meu marido me traiu', 'eu traí meu marido'],
  ['question', 'fui traído', 'eu traí minha esposa'],
] as const)('%s: "%s" and "%s" are not answered alike for sure', (kind, one, opposite) => {
  const sure = [one, opposite].flatMap((text) => {
    const { fit, entry } = matchLibrary(kind, COLLECTIONS[kind], text);
    return fit === 'exact' ? [entry.slug] : [];
  });
  expect(new Set(sure).size).toBe(sure.length);
});

test.each([
  ['aprovação no concurso', /não passei/, false],
  ['não passei no concurso', /não passei/, true],
  ['não passei no vestibular', /O meu nome estava na lista/, false],
  ['viagem de carro', /Chegamos, Senhor/, false],
  ['reprovei no detran', /Reprovei, ó Deus/, true],
  ['estou grávida', /tu ouviste Ana/, false],
  ['quero engravidar', /O teste deu negativo|Pai, viemos os dois|Deus de Isabel/, true],
] as const)('the prayer for "%s" suits who asks', (theme, words, expected) => {
  for (let time = 0; time < 12; time++) {
    const { entry } = findPrayer(theme);
    expect(words.test(entry ?? '')).toBe(expected);
  }
});

test('of a situation one word tells too little to be sure', () => {
  for (const kind of ['advice-priest', 'advice-builder', 'advice-marriage'] as const) {
    expect(matchLibrary(kind, COLLECTIONS[kind], 'dinheiro').fit).toBe('near');
  }
});
