import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference, referenceKey, versesOf } from '#shared/bible/reference.ts';
import { GIFTS } from '#shared/guided-studies/study-plans.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { authoredDocument } from '../../server/features/guided-studies/authored-studies.ts';
import { loadAlmeida, loadBlivre, verseKeyText } from '../support/stored-text.ts';
import { claimsOf, stringsOf } from './entries.ts';

const ROOT = join(import.meta.dirname, '../../server/content/guided-studies');
const blivre = loadBlivre();
const almeida = loadAlmeida();

type Part = Readonly<{ where: string; value: unknown }>;

/** Every exported value of the written parts: one file holds the days of a phase, the prayers, a gift. */
async function writtenParts(): Promise<Part[]> {
  const parts: Part[] = [];
  for (const theme of readdirSync(ROOT, { withFileTypes: true })) {
    if (!theme.isDirectory()) continue;
    const files = readdirSync(join(ROOT, theme.name)).filter((name) => name.endsWith('.ts'));
    for (const file of files) {
      const module: Record<string, unknown> = await import(join(ROOT, theme.name, file));
      for (const [name, value] of Object.entries(module)) {
        parts.push({ where: `${theme.name}/${file}:${name}`, value });
      }
    }
  }
  // The table of contents of a theme repeats its parts.
  return parts.filter(
    ({ where }) => !/\/(holy-spirit|priest|builder|gifts|marriage)\.ts:/.test(where),
  );
}

const parts = await writtenParts();

const proseOf = (value: unknown, met?: Set<object>) =>
  stringsOf(value, '', met).filter(({ path }) => !/\.(reference|words|slug)(\.|$)/.test(path));

// A gift holds the days of its own files again, so the same object counts once.
const met = new Set<object>();
const prose = parts.flatMap(({ where, value }) =>
  proseOf(value, met).map(({ path, text }) => ({ where: where + path, text })),
);

const referencesOf = (reference: string) => {
  const parsed = parseReference(reference);
  return parsed?.kind === 'references' ? parsed.references : [];
};

test('every reference exists and is written as readers print it', () => {
  const wrong = parts.flatMap(({ where, value }) =>
    claimsOf(value).flatMap(({ reference }) => {
      const [first] = referencesOf(reference);
      if (!first) return [`${where}: ${reference}`];
      const printed = formatReference(first);
      return printed === reference ? [] : [`${where}: ${reference} → ${printed}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.runIf(blivre)('every reference says what is claimed of it', () => {
  const wrong = parts.flatMap(({ where, value }) =>
    claimsOf(value).flatMap(({ reference, words }) => {
      const stored = new Set(
        referencesOf(reference)
          .flatMap(versesOf)
          .flatMap((key) => plainWordsOf(blivre?.get(verseKeyText(key)) ?? '')),
      );
      const missing = words.filter((word) => plainWordsOf(word).some((each) => !stored.has(each)));
      const bare = words.join('').length < 3 ? ['(sem palavras)'] : [];
      return [...missing, ...bare].map((word) => `${where}: ${reference} lacks "${word}"`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('every reference in prose is among the proven ones of its part', () => {
  const wrong = parts.flatMap(({ where, value }) => {
    const proven = new Set(
      claimsOf(value).flatMap(({ reference }) => referencesOf(reference).map(referenceKey)),
    );
    return proseOf(value).flatMap(({ path, text }) =>
      findReferences(text)
        .filter(({ reference }) => !reference || !proven.has(referenceKey(reference)))
        .map((found) => `${where}${path}: ${found.text}`),
    );
  });
  expect(wrong).toEqual([]);
});

const RUN_OF_WORDS = 8;

test.runIf(blivre && almeida)('the studies hold no text of the Bible', () => {
  const stored = new Set<string>();
  for (const text of [...(blivre?.values() ?? []), ...(almeida?.values() ?? [])]) {
    const words = plainWordsOf(text);
    for (let at = 0; at + RUN_OF_WORDS <= words.length; at++) {
      stored.add(words.slice(at, at + RUN_OF_WORDS).join(' '));
    }
  }
  const copied = prose.flatMap(({ where, text }) => {
    const words = plainWordsOf(text);
    const runs = words.map((_, at) => words.slice(at, at + RUN_OF_WORDS).join(' '));
    const hit = runs.find((run) => stored.has(run));
    return hit ? [`${where}: "${hit}"`] : [];
  });
  expect(copied).toEqual([]);
});

const REPEATED_WORDS = 6;

/** Endings of prayers, which every prayer may share. */
const AMEN = /em nome de jesus/;

/** Of 630 prayers beside the days' own texts eight words in a row are one too many: second-prayers.test.ts. */
const GIFTS_SECOND = /^gifts\/(?:[a-z-]+-)?second-prayers\.ts:/;

test('no six words in a row stand in two texts', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { where, text } of prose) {
    if (GIFTS_SECOND.test(where)) continue;
    const words = plainWordsOf(text);
    for (let at = 0; at + REPEATED_WORDS <= words.length; at++) {
      const run = words.slice(at, at + REPEATED_WORDS).join(' ');
      const before = seen.get(run);
      if (before && before !== where && !AMEN.test(run))
        repeated.push(`${where} = ${before}: "${run}"`);
      seen.set(run, where);
    }
  }
  expect(repeated).toEqual([]);
});

test('no text is empty, too long or left with spaces around it', () => {
  expect(existsSync(ROOT)).toBe(true);
  const wrong = prose
    .filter(({ text }) => text === '' || text !== text.trim() || text.length > 6_000)
    .map(({ where }) => where);
  expect(wrong).toEqual([]);
});

test('the study of the gifts holds every gift in order, each with thirty days', async () => {
  const { charismatic, ministerial, edification } = await authoredDocument('gifts');
  const slugsOf = (gifts: readonly { slug: string }[]) => gifts.map(({ slug }) => slug);
  expect({
    charismatic: slugsOf(charismatic),
    ministerial: slugsOf(ministerial),
    edification: slugsOf(edification),
  }).toEqual(GIFTS);
  const all = [...charismatic, ...ministerial, ...edification];
  expect(all).toHaveLength(21);
  expect(all.filter(({ plan }) => plan.days.length !== 30).map(({ slug }) => slug)).toEqual([]);
});

const LONGEST_WITHOUT_REST = 8;

/** The longest stretch from one day of rest, or the beginning, to the next, or the end. */
function longestWithoutRest(days: readonly Readonly<{ day: number; task: string }>[]): number {
  const rests = days.filter(({ task }) => task.startsWith('Dia de descanso')).map(({ day }) => day);
  const ends = [...rests, days.length];
  return Math.max(...ends.map((day, at) => day - (rests[at - 1] ?? 0)));
}

test('every plan has a day of rest about once a week', async () => {
  const studies = await Promise.all(
    (['holy-spirit', 'priest', 'builder', 'marriage'] as const).map(async (theme) => {
      const { days } = (await authoredDocument(theme)).plan;
      return { name: theme, days: days.map(({ day, action }) => ({ day, task: action })) };
    }),
  );
  const { charismatic, ministerial, edification } = await authoredDocument('gifts');
  const gifts = [...charismatic, ...ministerial, ...edification].map(({ slug, plan }) => ({
    name: slug,
    days: plan.days.map(({ day, practice }) => ({ day, task: practice })),
  }));
  const tiring = [...studies, ...gifts]
    .map(({ name, days }) => ({ name, stretch: longestWithoutRest(days) }))
    .filter(({ stretch }) => stretch > LONGEST_WITHOUT_REST);
  expect(tiring).toEqual([]);
});
