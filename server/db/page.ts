import * as z from 'zod';

/** A moment in a cursor; anything further away than the database counts is none of ours. */
export const CursorTime = z.iso.datetime().transform((text) => new Date(text));

/** Where a page of a list ended, as an opaque text that the client hands back. */
export function writeCursor(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** null for the beginning, and for a cursor that is not one of ours. */
export function readCursor<Schema extends z.ZodType>(
  schema: Schema,
  cursor: string | null | undefined,
): z.infer<Schema> | null {
  if (!cursor) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Splits what was read, one row more than the page holds, into the page and its end. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => object,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? writeCursor(cursorOf(last)) : null };
}
