import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS, type LibraryKind } from '#server/library/collections.ts';
import {
  type Ask,
  judgedAsks,
  kindNamed,
  originOfWeights,
  writtenAsks,
} from '#server/library/examples.ts';
import { findInLibrary, nameKey, STARTERS } from '#server/library/find.ts';
import { originIn } from '#server/library/model.ts';
import { findPrayer } from '#server/library/prayers.ts';
import { KINDS } from '#server/library/rank.ts';
import { WRITTEN_FOR_VIOLENCE } from '#server/library/written-for-danger.ts';

const RELEVANT = 0.95;
const WRONG_WITHOUT_NOTICE = 0.01;
const WEIGHTS = join(import.meta.dirname, '../../server/library/ranking.bin');
const MOST_BYTES = 4_000_000;

const slugsOf = (kind: LibraryKind) => new Set(COLLECTIONS[kind].map(({ slug }) => slug));
const find = (kind: LibraryKind, text: string) => findInLibrary(kind, COLLECTIONS[kind], text);

function judge({ kind, text, slugs, near }: Ask) {
  const { fit, entry, offers } = find(kind, text);
  const shown = `${kind} "${text}" → ${fit} ${entry?.slug ?? offers.map(({ id }) => id).join(' | ')}`;
  const accepted = [...slugs, ...near];
  if (entry) {
    const isRight = accepted.includes(entry.slug);
    return { relevant: isRight, passedOff: fit === 'sure' && !isRight, shown };
  }
  const isOffered = accepted.length === 0 || offers.some(({ id }) => accepted.includes(id));
  return { relevant: isOffered, passedOff: false, shown };
}

test('the weights are those of the committed asks, names and trainer', () => {
  const packed = readFileSync(WEIGHTS);
  expect(originIn(packed).toString('hex')).toBe(originOfWeights().toString('hex'));
  expect(statSync(WEIGHTS).size).toBeLessThan(MOST_BYTES);
});

test('every ask belongs to an entry, is one line of plain words, and is told once', () => {
  const asks = writtenAsks();
  expect(new Set(asks.map(({ kind }) => kind)).size).toBe(KINDS.length);
  const unknown = asks.filter(({ kind, slugs }) => slugs.some((slug) => !slugsOf(kind).has(slug)));
  expect(unknown).toEqual([]);
  const unclean = asks.filter(({ text }) => text.trim() === '' || /[\p{Cc}\p{Cf}]/u.test(text));
  expect(unclean).toEqual([]);
  const seen = new Set<string>();
  const twice = asks.filter(({ kind, slugs, text, writer }) => {
    const ask = `${kind} ${writer} ${slugs.join()} ${text}`;
    const isKnown = seen.has(ask);
    seen.add(ask);
    return isKnown;
  });
  expect(twice).toEqual([]);
});

test('what was judged is still found, and hardly anything is passed off as what it is not', () => {
  const judged = judgedAsks().map(judge);
  const wrong = judged.filter(({ passedOff }) => passedOff).map(({ shown }) => shown);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(judged.length * WRONG_WITHOUT_NOTICE);
  const missed = judged.filter(({ relevant }) => !relevant).map(({ shown }) => shown);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(judged.length * (1 - RELEVANT));
});

test.each(KINDS)('who asks for a title of %s gets exactly its entry', (kind) => {
  for (const { slug, title } of COLLECTIONS[kind]) {
    const found = find(kind, title);
    expect([found.fit, found.entry?.slug], title).toEqual(['sure', slug]);
  }
});

test.each(KINDS)('no two entries of %s go by the same name', (kind) => {
  const names = COLLECTIONS[kind].flatMap(({ title, synonyms }) => [
    ...new Set([title, ...synonyms].map(nameKey)),
  ]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('where nothing comes near there is something to choose from, and no text', () => {
  for (const kind of KINDS) {
    for (const text of ['xyzzy qwrt', 'qual o placar do jogo do Grêmio ontem']) {
      const found = find(kind, text);
      expect(found.entry, `${kind} ${text}`).toBeNull();
      expect(found.offers.length).toBeGreaterThan(0);
      expect(found.offers.length).toBeLessThanOrEqual(3);
    }
  }
});

test.each(KINDS)('what %s begins with exists', (kind) => {
  expect(STARTERS[kind].filter((slug) => !slugsOf(kind).has(slug))).toEqual([]);
  expect(WRITTEN_FOR_VIOLENCE[kind].filter((slug) => !slugsOf(kind).has(slug))).toEqual([]);
});

test.each([
  ['builder', 'meu marido quebra tudo dentro de casa quando fica com raiva'],
  ['builder', 'ele me empurrou e jogou o prato na parede'],
  ['chat', 'meu marido quebra as coisas e grita comigo na frente das crianças'],
  ['marriage', 'na última briga ele me segurou pelo braço e me empurrou'],
  ['priest', 'ontem eu perdi a cabeça e dei um tapa na minha esposa'],
] as const)('%s: where violence is heard, "%s" meets only texts written for it', (typed, text) => {
  const kind = kindNamed(typed);
  const { entry, offers } = find(kind, text);
  const shown = [...(entry ? [entry.slug] : []), ...offers.map(({ id }) => id)];
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((slug) => !WRITTEN_FOR_VIOLENCE[kind].includes(slug))).toEqual([]);
});

test.each([
  ['builder', 'meu marido me traiu', 'eu traí meu marido'],
  ['chat', 'fui traído', 'eu traí minha esposa'],
] as const)('%s: "%s" and "%s" are not answered alike for sure', (typed, one, opposite) => {
  const sure = [one, opposite].flatMap((text) => {
    const { fit, entry } = find(kindNamed(typed), text);
    return fit === 'sure' ? [entry.slug] : [];
  });
  expect(new Set(sure).size).toBe(sure.length);
});

test.each([
  ['chat', 'oq a biblia fala di homosexualidade', 'homossexualidade'],
  ['chat', 'comu vencer a anciedade', 'ansiedade'],
  ['prayer', 'oração pra dormi melhor não consigo dormir', 'insonia'],
] as const)('%s: "%s" is found as it is spelt', (typed, text, slug) => {
  const { entry, offers } = find(kindNamed(typed), text);
  expect([entry?.slug, ...offers.map(({ id }) => id)]).toContain(slug);
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
    expect(words.test(entry?.text ?? '')).toBe(expected);
  }
});

test.each([
  ['prayer', 'preciso emagrecer', 'briga-com-a-comida'],
  ['prayer', 'engordei muito e estou triste', 'briga-com-a-comida'],
  ['builder', 'quero perder peso', 'transtorno-alimentar-da-mulher'],
  ['chat', 'não consigo fazer dieta', 'bulimia-e-anorexia'],
  ['prayer', 'meu marido está sem emprego', 'filho-sem-emprego'],
  ['prayer', 'estou desempregada', 'filho-sem-emprego'],
  ['prayer', 'agradecer que passou', 'cirurgia-e-hospital'],
  ['prayer', 'a tempestade passou e ninguém se machucou', 'automutilacao'],
] as const)('%s: "%s" does not meet the text of others: %s', (typed, text, slug) => {
  const { entry, offers } = find(kindNamed(typed), text);
  expect([entry?.slug, ...offers.map(({ id }) => id)]).not.toContain(slug);
});

test.each([
  ['prayer', 'vomito depois de comer para emagrecer', 'briga-com-a-comida'],
  ['prayer', 'agradecer que meu filho sarou', 'gratidao-pela-cura'],
  ['prayer', 'emprego pro meu filho', 'filho-sem-emprego'],
  ['prayer', 'quero engravidar', 'ter-filhos'],
  ['study', 'enem', 'juventude-e-proposito'],
  ['chat', 'faço enem domingo', 'vou-fazer-uma-prova'],
  ['chat', 'devo perdoar quem me abusou', 'perdoar-quem-abusou'],
] as const)('%s: "%s" finds its own', (typed, text, slug) => {
  const { entry, offers } = find(kindNamed(typed), text);
  expect(entry?.slug ?? offers[0]?.id).toBe(slug);
});
