import * as z from 'zod/mini';
import { LONGEST_NAME, NAME_TOO_LONG, NO_NAME } from '#shared/account/member-name.ts';
import { cleanName } from '#shared/text/clean-text.ts';

export const RenameInput = z.object({
  name: z
    .string()
    .check(
      z.overwrite(cleanName),
      z.minLength(1, NO_NAME),
      z.maxLength(LONGEST_NAME, NAME_TOO_LONG),
    ),
});
