import * as z from 'zod/mini';
import { cleanText } from '#shared/text/clean-text.ts';

/** A required text by a member. */
export function requiredText(max: number, missing: string) {
  return z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, `O texto pode ter até ${max.toLocaleString('pt-BR')} caracteres.`),
    );
}

/** An optional text by a member; an empty one becomes null. */
export function optionalText(max: number) {
  return z.pipe(
    z.nullish(
      z
        .string()
        .check(
          z.overwrite(cleanText),
          z.trim(),
          z.maxLength(max, `O texto pode ter até ${max.toLocaleString('pt-BR')} caracteres.`),
        ),
    ),
    z.transform((text): string | null => text || null),
  );
}
