import * as z from 'zod/mini';
import { cleanName } from '#shared/text/clean-text.ts';

export const LONGEST_NAME = 120;

export const RenameInput = z.object({
  name: z
    .string()
    .check(
      z.overwrite(cleanName),
      z.minLength(1, 'Informe seu nome completo.'),
      z.maxLength(LONGEST_NAME, `O nome pode ter até ${LONGEST_NAME} caracteres.`),
    ),
});
