import * as z from 'zod/mini';
import { VerseNotes } from '#shared/reading.ts';

/** Turns the fields in which a member writes notes on a verse into the notes that are saved. */
export const VerseNotesForm = z.pipe(
  z.pipe(
    z.object({ comment: z.string(), tags: z.string() }),
    z.transform(({ comment, tags }) => ({
      comment: comment.trim() || null,
      tags: splitTags(tags),
    })),
  ),
  VerseNotes,
);

/** Splits tags as they are typed, between commas; a tag that is typed twice counts once. */
export function splitTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().replace(/\s+/g, ' '));
  return [...new Set(tags)].filter(Boolean);
}

export const joinTags = (tags: readonly string[]): string => tags.join(', ');

/** Adds a tag to what is typed, or removes it. */
export function toggleTag(typed: string, tag: string): string {
  const tags = splitTags(typed);
  return joinTags(tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag]);
}
