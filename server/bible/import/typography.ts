import type { ImportedVerse } from './model.ts';

/** A repair that applies everywhere, since it changes typography and never words. */
type Rule = Readonly<{
  description: string;
  wrong: RegExp;
  right: (found: string, before: string) => string;
}>;

const RULES: readonly Rule[] = [
  {
    description: 'espaço depois da pontuação',
    wrong: /\.(?=\p{Lu})|[?:!](?=\p{L})/gu,
    right: (found) => `${found} `,
  },
  {
    description: 'aspas tipográficas',
    wrong: /"/gu,
    right: (_found, before) => (/(?:^|[\s(])$/u.test(before) ? '“' : '”'),
  },
  { description: 'travessão solto no início', wrong: /^[-–—] /gu, right: () => '' },
];

/** Repairs the typography of a verse, moves its notes accordingly and names the repairs. */
export function repairTypography(verse: ImportedVerse): {
  verse: ImportedVerse;
  repairs: string[];
} {
  let { text, notes } = verse;
  const repairs: string[] = [];
  for (const { description, wrong, right } of RULES) {
    const found = [...text.matchAll(wrong)].map((match) => ({
      end: match.index + match[0].length,
      start: match.index,
      replacement: right(match[0], text.slice(0, match.index)),
    }));
    if (found.length === 0) continue;
    repairs.push(description);
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
  return { verse: { ...verse, text, notes }, repairs };
}
