import { describe, expect, test } from 'vitest';
import { verseCount } from '#shared/bible/canon.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import {
  chaptersOf,
  parseReferenceKey,
  type Reference,
  referenceKey,
} from '#shared/bible/reference.ts';
import { PASTED, PASTED_AGAIN, PASTED_LATER } from '../support/pasted-places.ts';
import { LEARN, REPORT, type ReferenceCase } from '../support/reference-cases.ts';

/** `JHN 3:16-17`, as the cases write a place. */
const written = (reference: Reference): string =>
  referenceKey(reference)
    .replace(/^(\w{3})\./, '$1 ')
    .replace(/(\d)\.(\d)/g, '$1:$2');

function readTyped(text: string): string {
  const parsed = parseReference(text);
  if (!parsed) return 'words';
  if (parsed.kind === 'book') return parsed.book;
  return parsed.kind === 'problem' ? 'problem' : parsed.references.map(written).join('; ');
}

const readProse = (text: string): string =>
  findReferences(text)
    .flatMap(({ reference }) => (reference ? [written(reference)] : []))
    .join('; ');

/** The cases that were read differently, by kind, and the share of each kind that was read right. */
function judge(cases: readonly ReferenceCase[], read: (text: string) => string) {
  const wrong = cases.filter(([, text, expected]) => read(text) !== expected);
  const kinds = [...new Set(cases.map(([kind]) => kind))].map((kind) => {
    const all = cases.filter((each) => each[0] === kind).length;
    return `${kind} ${all - wrong.filter((each) => each[0] === kind).length}/${all}`;
  });
  const told = wrong.map(
    ([kind, text, expected]) =>
      `${kind}: "${text}" is not ${expected || 'nothing'} but ${read(text)}`,
  );
  return { share: 1 - wrong.length / cases.length, report: [...kinds, ...told].join('\n') };
}

describe.each([
  { half: 'learning', cases: LEARN, least: 0.98 },
  { half: 'reporting', cases: REPORT, least: 0.9 },
])('the $half half', ({ cases, least }) => {
  test.each([
    { where: 'typed', all: cases.typed, read: readTyped },
    { where: 'in running text', all: cases.inProse, read: readProse },
  ])('is read as meant, $where', ({ all, read, where }) => {
    const { share, report } = judge(all, read);
    if (process.env['REPORT']) process.stdout.write(`${where}\n${report}\n`);
    expect(share, report).toBeGreaterThanOrEqual(least);
  });
});

/** The verses of places, however they are put together; "PHM" is a book. */
const versesIn = (places: string): string =>
  places
    .split('; ')
    .flatMap((place) => {
      const reference = parseReferenceKey(place.replace(' ', '.').replaceAll(':', '.'));
      if (!reference) return [place];
      return chaptersOf(reference).flatMap(({ book, chapter, from, to }) =>
        Array.from(
          { length: Math.min(to, verseCount(book, chapter)) - from + 1 },
          (_, at) => `${book} ${chapter}:${from + at}`,
        ),
      );
    })
    .join();

test.each([
  { half: 'first', cases: PASTED, most: 4 },
  { half: 'second', cases: PASTED_LATER, most: 0 },
  { half: 'later', cases: PASTED_AGAIN, most: 11 },
])('what people paste is read as meant, the $half half', ({ cases, most }) => {
  const wrong = cases.filter(
    ([, text, expected]) => versesIn(readTyped(text)) !== versesIn(expected),
  );
  const told = wrong.map(([, text, expected]) => `"${text}" is not ${expected}`);
  expect(wrong.length, told.join('\n')).toBeLessThanOrEqual(most);
});
