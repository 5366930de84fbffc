import { expect, test } from 'vitest';
import { BUILT_IN_PRAYERS } from '#server/content/prayers/built-in.ts';
import { PRAYER_THEMES } from '#server/content/prayers/prayers.ts';
import { COLLECTIONS } from '#server/library/collections.ts';
import { findInLibrary, nearestTo } from '#server/library/find.ts';
import { findPrayer } from '#server/library/prayers.ts';
import { VOICES, voiceAskedFor, voiceOf } from '#server/library/who-prays.ts';

const THEMES = new Map(
  [
    ...PRAYER_THEMES.map(({ slug, prayers, forAll }) => ({
      slug,
      prayers: forAll ? [...prayers, forAll] : prayers,
    })),
    ...BUILT_IN_PRAYERS.map(({ slug, longer }) => ({ slug, prayers: longer })),
  ].map(({ slug, prayers }) => [slug, prayers] as const),
);

test('each voice that is told belongs to a prayer, and each prayer of its theme has one', () => {
  const wrong = Object.entries(VOICES).filter(
    ([slug, voices]) => THEMES.get(slug)?.length !== voices.length || !/^[so-]+$/.test(voices),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['pelo meu irmão que é caminhoneiro', 'other'],
  ['meu pai tá internado', 'other'],
  ['ora pela minha amiga que tem câncer', 'other'],
  ['quero orar pelo meu marido que bebe', 'other'],
  ['aniversário da minha filha', 'other'],
  ['sou caminhoneiro e vou viajar hoje', 'self'],
  ['estou com câncer', 'self'],
  ['tenho ciúme do meu marido', null],
  ['entrevista de emprego', null],
] as const)('"%s" is prayed for %s', (typed, voice) => {
  expect(voiceAskedFor(typed)).toBe(voice);
});

/** In whose voice a prayer of a theme that was found is spoken. */
function voiceFound(typed: string) {
  const { entry, fit } = findPrayer(typed);
  const { slug = '', text = '' } = entry ?? {};
  return { slug, fit, voice: voiceOf(slug, THEMES.get(slug)?.indexOf(text) ?? -1) };
}

test.each([
  ['pelo meu irmão que é caminhoneiro', 'motoristas-e-estrada'],
  ['pelo meu filho que vai fazer o enem', 'enem-e-vestibular'],
  ['meu irmão está com depressão', 'depressao'],
  ['minha vizinha perdeu tudo na enchente', 'enchente-e-desastre'],
])('who asks for "%s" gets no prayer whose narrator bears it', (typed, theme) => {
  for (let turn = 0; turn < 12; turn++) {
    const { slug, voice } = voiceFound(typed);
    expect(slug).toBe(theme);
    expect(voice).not.toBe('self');
  }
});

test.each([
  ['sou caminhoneiro, me guarda na estrada', 'motoristas-e-estrada'],
  ['estou com depressão', 'depressao'],
])('who asks "%s" prays in the first person', (typed, theme) => {
  for (let turn = 0; turn < 12; turn++) {
    const { slug, voice } = voiceFound(typed);
    expect(slug).toBe(theme);
    expect(voice).not.toBe('other');
  }
});

test('where a theme has no prayer for another, the one that is shown is not called sure', () => {
  const { fit, slug } = voiceFound('pela prova do detran da minha filha');
  expect(slug).toBe('prova-do-detran');
  expect(VOICES[slug]).toMatch(/^s+$/);
  expect(fit).toBe('likely');
});

test('a prayer that fits everybody comes before those of somebody in particular', () => {
  const { forAll } = PRAYER_THEMES.find(({ slug }) => slug === 'pedir-um-emprego') ?? {};
  expect(forAll).toBeDefined();
  expect(findPrayer('pedir um emprego').entry?.text).toBe(forAll);
});

test.each([
  'quanto custa uma bíblia de estudo',
  'que horas é o culto de domingo',
  'vai chover amanhã?',
  'qual o telefone da igreja',
  'quantos anos tem o pastor',
  'quem ganhou o jogo do flamengo ontem',
  'me passa a receita de bolo de fubá',
  'onde fica a igreja mais perto de mim',
  'canta aquela assim segura na mão de Deus',
])('"%s" gets titles and no text', (typed) => {
  for (const kind of ['question', 'study', 'advice-marriage'] as const) {
    const { entry, offers } = findInLibrary(kind, COLLECTIONS[kind], typed);
    expect(entry).toBeNull();
    expect(offers.length).toBeGreaterThan(0);
  }
});

test.each([
  ['a que horas Jesus morreu', 'question'],
  ['por que Elias orou para não chover', 'question'],
  ['qual igreja Jesus fundou', 'question'],
] as const)('"%s" is no question of the day', (typed, kind) => {
  expect(findInLibrary(kind, COLLECTIONS[kind], typed).fit).not.toBe('none');
});

test('beside an answer nothing is offered that is on another matter', () => {
  const offered = nearestTo('question', 'ansiedade').map(({ id }) => id);
  expect(offered).not.toContain('peso-e-gula');
  const counts = COLLECTIONS.question.map(({ slug }) => nearestTo('question', slug).length);
  // None is better than an unrelated one, and most entries have some.
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(counts.length / 2);
});

test.each([
  ['oração pelo meu casamento', 'casamento'],
  ['vou ser mãe', 'vou-ser-mae'],
  ['vou ser pai', 'vou-ser-mae'],
  ['tive bebê faz 20 dias', 'recem-nascido'],
])('who asks "%s" gets no narrator of another age, sex or trouble', (typed, theme) => {
  const { forAll } = PRAYER_THEMES.find(({ slug }) => slug === theme) ?? {};
  expect(forAll).toBeDefined();
  for (let turn = 0; turn < 12; turn++) expect(findPrayer(typed).entry?.text).toBe(forAll);
});

test('who tells of a crisis of their marriage prays about it', () => {
  expect(findPrayer('crise no casamento').entry?.text).toMatch(/no meio de uma crise/);
});
