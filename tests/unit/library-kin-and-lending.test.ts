import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '#server/library/collections.ts';
import { kindNamed, lentAsks, TRAINING, writtenAsks } from '#server/library/examples.ts';
import { findInLibrary } from '#server/library/find.ts';
import { findPrayer } from '#server/library/prayers.ts';

const written = writtenAsks();
const nameOf = (kind: string, slug: string) => `${kind}/${slug}`;

test('who borrows and who lends asks are entries, of two kinds, and told once', () => {
  const names = new Set(
    Object.entries(COLLECTIONS).flatMap(([kind, entries]) =>
      entries.map(({ slug }) => nameOf(kind, slug)),
    ),
  );
  const lines = readFileSync(join(TRAINING, 'same-subject.tsv'), 'utf8').trim().split('\n');
  const wrong = lines.filter((line) => {
    const [to = '', from = '', ...rest] = line.split('\t');
    const isKnown = names.has(to) && names.has(from) && rest.length === 0;
    return !isKnown || to.split('/')[0] === from.split('/')[0];
  });
  expect(wrong).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

test('a lent ask is one that was written for the lender, by the same writer', () => {
  const asked = new Set(written.map(({ text, writer }) => `${writer} ${text}`));
  const lent = lentAsks(written);
  expect(lent.length).toBeGreaterThan(1000);
  const unknown = lent.filter(
    ({ text, writer, isLent }) => !isLent || !asked.has(`${writer} ${text}`),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['minha esposa vai ter bebe', /minha mulher/, /minha filha/],
  ['minha filha vai ter bebê essa noite', /minha filha/, /minha mulher/],
] as const)('who prays "%s" names the same relative', (typed, theirs, others) => {
  for (let turn = 0; turn < 12; turn++) {
    const text = findPrayer(typed).entry?.text ?? '';
    expect(text).toMatch(theirs);
    expect(text).not.toMatch(others);
  }
});

test.each([
  ['study', 'procrastinação', 'trabalho'],
  ['builder', 'ele me obriga a deitar com ele', 'marido-forca-relacao'],
  ['builder', 'não tenho vontade de nada, vivo na cama chorando', 'mulher-com-depressao'],
  ['chat', 'passagem pra quem sente remorso', 'culpa'],
] as const)('%s: "%s" finds %s', (typed, text, slug) => {
  const kind = kindNamed(typed);
  const { entry, offers } = findInLibrary(kind, COLLECTIONS[kind], text);
  expect(entry?.slug ?? offers[0]?.id).toBe(slug);
});

test.each([
  ['builder', 'meu filho adolescente não me obedece mais', 'filho-pequeno-dificil'],
  ['builder', 'minha filha pequena faz birra e me enfrenta', 'filha-adolescente'],
] as const)('%s: "%s" does not meet the text for another age', (typed, text, slug) => {
  const kind = kindNamed(typed);
  const { entry, offers } = findInLibrary(kind, COLLECTIONS[kind], text);
  expect([entry?.slug, ...offers.map(({ id }) => id)]).not.toContain(slug);
});
