import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';

export const LONGEST_NAME = 120;

export const RenameInput = z.object({
  name: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, 'Informe seu nome completo.'),
      z.maxLength(LONGEST_NAME, `O nome pode ter até ${LONGEST_NAME} caracteres.`),
    ),
});

/** Deleting an account takes its password, so that an unlocked phone alone is not enough. */
export const EraseInput = z.object({
  password: z
    .string()
    .check(z.minLength(1, 'Informe a sua senha.'), z.maxLength(128, 'A senha é longa demais.')),
});
