import type { ImportedVerse } from './model.ts';

/** What is mended wherever it is met, since it is a matter of type and never of words. */
type Rule = Readonly<{
  says: string;
  wrong: RegExp;
  right: (found: string, before: string) => string;
}>;

const RULES: readonly Rule[] = [
  {
    says: 'espaço depois da pontuação',
    wrong: /\.(?=\p{Lu})|[?:!](?=\p{L})/gu,
    right: (found) => `${found} `,
  },
  {
    says: 'aspas tipográficas',
    wrong: /"/gu,
    right: (_found, before) => (/(?:^|[\s(])$/u.test(before) ? '“' : '”'),
  },
  { says: 'travessão solto no início', wrong: /^[-–—] /gu, right: () => '' },
];

/** A verse with its type set right and its notes where they hung, and what was mended in it. */
export function mendTypography(verse: ImportedVerse): { verse: ImportedVerse; mended: string[] } {
  let { text, notes } = verse;
  const mended: string[] = [];
  for (const { says, wrong, right } of RULES) {
    const found = [...text.matchAll(wrong)].map((match) => ({
      end: match.index + match[0].length,
      start: match.index,
      replacement: right(match[0], text.slice(0, match.index)),
    }));
    if (found.length === 0) continue;
    mended.push(says);
    notes = notes.map((note) => ({
      ...note,
      offset: found
        .filter(({ end }) => end <= note.offset)
        .reduce(
          (at, { start, end, replacement }) => at + replacement.length - (end - start),
          note.offset,
        ),
    }));
    for (const { start, end, replacement } of found.toReversed()) {
      text = text.slice(0, start) + replacement + text.slice(end);
    }
  }
  return { verse: { ...verse, text, notes }, mended };
}
