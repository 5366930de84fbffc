import { type RawBuilder, type SqlBool, sql } from 'kysely';

const MOST_WORDS = 8;

const wordsOf = (typed: string) => typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/**
 * Whether words of a text begin with each word that was typed: such rows are listed first. Without
 * words all rows are alike.
 */
export function beginsWithWords(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  const tests = wordsOf(typed).map(
    (word) =>
      sql`plain_text(${text}) ~ ('\\m' || regexp_replace(plain_text(${word}), '([^[:alnum:]])', '\\\\\\1', 'g'))`,
  );
  // A bare constant cannot be sorted by.
  return tests.length === 0
    ? sql<boolean>`(1 = 1)`
    : sql<boolean>`(${sql.join(tests, sql` and `)})`;
}

/** Whether a text contains every word that was typed, whatever their accents and capitals. */
export function matchesWords(text: RawBuilder<string>, typed: string): RawBuilder<SqlBool> {
  const words = wordsOf(typed);
  if (words.length === 0) return sql<SqlBool>`true`;
  const tests = words.map(
    (word) =>
      sql`plain_text(${text}) like '%' || plain_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`,
  );
  return sql<SqlBool>`(${sql.join(tests, sql` and `)})`;
}
