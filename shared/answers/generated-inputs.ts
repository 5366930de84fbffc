import * as z from 'zod/mini';
import { FASTING_DURATIONS, FASTING_FILL_IN, FASTING_TYPES } from '../fasting/fasting-choices.ts';
import { cleanText } from '../text/clean-text.ts';
import {
  LONGEST_MOTIVE,
  LONGEST_NOTES,
  LONGEST_PROBLEM,
  LONGEST_THEME,
} from './generated-limits.ts';

const required = (longest: number, empty: string, long: string) =>
  z
    .string(empty)
    .check(z.overwrite(cleanText), z.trim(), z.minLength(1, empty), z.maxLength(longest, long));
const short = (longest: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.maxLength(longest, `Escreva em até ${longest} caracteres.`),
    );

const NO_PRAYER_THEME = 'Por favor, insira um tema para a oração';
const NO_STUDY_THEME = 'Por favor, digite um tema para estudo.';
const NO_PROBLEM = 'Por favor, descreva seu problema.';

const Theme = required(
  LONGEST_THEME,
  NO_PRAYER_THEME,
  `O tema pode ter até ${LONGEST_THEME} caracteres.`,
);
const PrayerTitle = required(120, 'Informe o título da oração.', 'O título é longo demais.');
const Context = short(600);

const slug = (missing: string) => z.string(missing).check(z.regex(/^[a-z0-9-]{1,80}$/));

/** A text of the library that was offered, which is opened as it is. */
const opened = (missing: string) => z.strictObject({ entry: slug(missing) });

/** How often another one was asked for before, so that the next is another. */
const Turn = z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0);

/**
 * The four ways to request a prayer that the specification names, and before them those of our own
 * buttons, which name an item by its id: nothing in them was typed.
 */
export const PrayerInput = z.union([
  opened(NO_PRAYER_THEME),
  z.strictObject({ builtIn: slug(NO_PRAYER_THEME), turn: Turn }),
  z.strictObject({
    study: z.enum(['holy-spirit', 'priest', 'builder', 'gifts', 'marriage']),
    item: z.string().check(z.regex(/^[a-zA-Z0-9:-]{1,60}$/)),
    turn: Turn,
  }),
  z.strictObject({ prayerTitle: PrayerTitle, context: Context, theme: z.literal('marriage') }),
  z.strictObject({ prayerTitle: PrayerTitle, context: Context, theme: Theme }),
  z.strictObject({
    prayerTitle: PrayerTitle,
    day: z.int().check(z.minimum(1), z.maximum(60)),
    verse: short(60),
    context: Context,
  }),
  z.strictObject({ theme: Theme }),
]);

/** The input of generators that need none. */
export const NoInput = z.void();

export const DailyWordInput = z.object({ forceNew: z._default(z.boolean(), false) });

export const ThemeStudyInput = z.union([
  opened(NO_STUDY_THEME),
  z.object({
    theme: required(
      LONGEST_THEME,
      NO_STUDY_THEME,
      `O tema pode ter até ${LONGEST_THEME} caracteres.`,
    ),
  }),
]);

export const AdviceInput = z.union([
  opened(NO_PROBLEM),
  z.object({
    problem: required(
      LONGEST_PROBLEM,
      NO_PROBLEM,
      `Descreva em até ${LONGEST_PROBLEM} caracteres.`,
    ),
  }),
]);

export const FastingInput = z.object({
  motivation: required(
    LONGEST_MOTIVE,
    FASTING_FILL_IN,
    `O motivo pode ter até ${LONGEST_MOTIVE} caracteres.`,
  ),
  duration: z.enum(FASTING_DURATIONS, { error: FASTING_FILL_IN }),
  restrictions: z._default(z.nullable(z.enum(FASTING_TYPES)), null),
  additionalNotes: z._default(short(LONGEST_NOTES), ''),
});

/** As a screen sends it, and as the server reads it. */
export type PrayerAsk = z.input<typeof PrayerInput>;
export type PrayerInput = z.infer<typeof PrayerInput>;
export type DailyWordInput = z.infer<typeof DailyWordInput>;
export type ThemeStudyInput = z.infer<typeof ThemeStudyInput>;
export type AdviceInput = z.infer<typeof AdviceInput>;
export type FastingInput = z.infer<typeof FastingInput>;
