import * as z from 'zod';

/** The cursor of a list in the order of its ids. */
export const IdCursor = z.object({ id: z.uuid() });

/** A time in a cursor, limited to what the database can represent. */
export const CursorTime = z.iso.datetime().transform((text) => new Date(text));

/** Encodes the end of a page as an opaque text that the client sends back. */
function writeCursor(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Decodes a cursor; null for the first page and for a cursor we did not write. */
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

/** Splits `limit + 1` rows into a page and the cursor of the next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => object,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? writeCursor(cursorOf(last)) : null };
}
