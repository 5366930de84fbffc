import { type RawBuilder, type SqlBool, sql } from 'kysely';

const MOST_WORDS = 8;

/** Whether a text contains every word that was typed, whatever their accents and capitals. */
export function matchesWords(text: RawBuilder<string>, typed: string): RawBuilder<SqlBool> {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return sql<SqlBool>`true`;
  const tests = words.map(
    (word) =>
      sql`plain_text(${text}) like '%' || plain_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`,
  );
  return sql<SqlBool>`(${sql.join(tests, sql` and `)})`;
}
