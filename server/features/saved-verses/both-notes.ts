import { LONGEST_COMMENT, MOST_TAGS } from '#shared/reading.ts';
import { bothVersions } from '../../changes/both-versions.ts';
import { AppError } from '../../errors.ts';

const TOO_MANY_TAGS = `As etiquetas deste aparelho e as do outro passam de ${MOST_TAGS}.`;

type Comment = string | null;

/** A comment beside the stored one, which another device may have changed since `base`. */
export const bothComments = (stored: Comment, base: Comment | undefined, written: Comment) =>
  bothVersions({ stored, base, written, longest: LONGEST_COMMENT });

export function bothTags(elsewhere: readonly string[], written: readonly string[]): string[] {
  const tags = [...new Set([...written, ...elsewhere])];
  if (tags.length > MOST_TAGS) throw new AppError('LIMIT_REACHED', TOO_MANY_TAGS);
  return tags;
}
