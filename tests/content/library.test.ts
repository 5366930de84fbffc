import { describe, expect, test } from 'vitest';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference, referenceKey, versesOf } from '#shared/bible/reference.ts';
import { plainWordsOf as plainWords } from '#shared/portuguese/words.ts';
import { loadAlmeida, loadBlivre, verseKeyText } from '../support/stored-text.ts';
import { claimsOf, loadCollections, stringsOf } from './entries.ts';

const collections = await loadCollections();
const blivre = loadBlivre();
const almeida = loadAlmeida();
const longTexts = collections.flatMap(({ kind, entries }) =>
  entries.flatMap((entry) =>
    stringsOf(entry)
      .filter(({ path }) => !path.startsWith('.verses') && !path.includes('.verse.'))
      .map(({ path, text }) => ({ where: `${kind}/${entry.slug}${path}`, text })),
  ),
);

describe.each(collections.filter(({ entries }) => entries.length > 0))('$kind', ({ entries }) => {
  test('slugs are unique and plain', () => {
    const slugs = entries.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  });

  test('no field is empty', () => {
    const empty = entries.flatMap((entry) =>
      stringsOf(entry).filter(({ text }) => text.trim() === '' || text !== text.trim()),
    );
    expect(empty).toEqual([]);
  });

  test('every reference exists and is written as readers print it', () => {
    const wrong = entries.flatMap((entry) =>
      claimsOf(entry).flatMap(({ reference }) => {
        const parsed = parseReference(reference);
        if (parsed?.kind !== 'references') return [`${entry.slug}: ${reference}`];
        const printed = formatReference(parsed.references[0]);
        return printed === reference ? [] : [`${entry.slug}: ${reference} → ${printed}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every reference in prose exists and has its proof in the entry', () => {
    const wrong = entries.flatMap((entry) => {
      const proven = new Set(
        claimsOf(entry).flatMap(({ reference }) => {
          const parsed = parseReference(reference);
          return parsed?.kind === 'references' ? parsed.references.map(referenceKey) : [];
        }),
      );
      return stringsOf(entry)
        .filter(({ path }) => !path.startsWith('.verses') && !path.includes('.verse.'))
        .flatMap(({ path, text }) =>
          findReferences(text)
            .filter(({ reference }) => !reference || !proven.has(referenceKey(reference)))
            .map((found) => `${entry.slug}${path}: ${found.text}`),
        );
    });
    expect(wrong).toEqual([]);
  });

  test.runIf(blivre)('every reference says what is claimed of it', () => {
    const wrong = entries.flatMap((entry) =>
      claimsOf(entry).flatMap(({ reference, words }) => {
        const parsed = parseReference(reference);
        if (parsed?.kind !== 'references') return [];
        const verses = parsed.references.flatMap(versesOf);
        const stored = new Set(
          verses.flatMap((key) => plainWords(blivre?.get(verseKeyText(key)) ?? '')),
        );
        const missing = words.filter((word) => plainWords(word).some((each) => !stored.has(each)));
        const bare = words.join('').length < 3 ? ['(sem palavras)'] : [];
        return [...missing, ...bare].map((word) => `${entry.slug}: ${reference} lacks "${word}"`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('no paragraph stands twice in the library', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { where, text } of longTexts) {
    for (const paragraph of text.split(/\n\s*\n/)) {
      const plain = plainWords(paragraph).join(' ');
      if (plain.length < 60) continue;
      const before = seen.get(plain);
      if (before) repeated.push(`${where} = ${before}`);
      seen.set(plain, where);
    }
  }
  expect(repeated).toEqual([]);
});

const RUN_OF_WORDS = 8;

test.runIf(blivre && almeida)('the library holds no text of the Bible', () => {
  const stored = new Set<string>();
  for (const text of [...(blivre?.values() ?? []), ...(almeida?.values() ?? [])]) {
    const words = plainWords(text);
    for (let at = 0; at + RUN_OF_WORDS <= words.length; at++) {
      stored.add(words.slice(at, at + RUN_OF_WORDS).join(' '));
    }
  }
  const copied = longTexts.flatMap(({ where, text }) => {
    const words = plainWords(text);
    const runs = words.map((_, at) => words.slice(at, at + RUN_OF_WORDS).join(' '));
    const hit = runs.find((run) => stored.has(run));
    return hit ? [`${where}: "${hit}"`] : [];
  });
  expect(copied).toEqual([]);
});
