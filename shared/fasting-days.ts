import { foldText } from './bible/words.ts';
import type { FastingType } from './fasting-choices.ts';
import type { FastingInput } from './generated-inputs.ts';

const DAYS = { '1-dia': 1, '3-dias': 3, '7-dias': 7, '21-dias': 21, '40-dias': 40 } as const;
const MOST_DAYS = 40;
const OTHER_DAYS = 3;

/** The number of days of a plan; for "outro" the member may state it in the notes. */
export function daysOf({
  duration,
  additionalNotes,
}: Pick<FastingInput, 'duration' | 'additionalNotes'>): number {
  if (duration !== 'outro') return DAYS[duration];
  const named = Number(/(\d{1,3})\s*dias?/i.exec(additionalNotes)?.[1] ?? OTHER_DAYS);
  return Math.min(MOST_DAYS, Math.max(1, named));
}

/** The longest fasts without solid food, in days, that are safe without a doctor. */
const SAFE_DAYS: Partial<Record<FastingType, number>> = { completo: 1, liquidos: 1 };

const WITHOUT_HUNGER: readonly FastingType[] = ['redes-sociais', 'televisao'];

const OTHERS =
  '(?:minha|nossa|meu|nosso|uma|um) (?:esposa|mulher|filh[oa]|irma|irmao|mae|pai|amig[oa]|nora|genro|sobrinh[oa]|prim[oa]|marido|esposo|av[oó]|ti[oa]|sogr[oa]|net[oa])';
/** Conditions of the writer that make hunger dangerous, unlike "a diabetes da minha mãe". */
const HEALTH = new RegExp(
  `(?<!${OTHERS} (?:\\w+ )?(?:\\w+ )?)\\b(?:gravid[ao]s?|gestante|gestacao|gravidez|amament\\w*|resguardo|pos parto|diabet\\w*|insulina|glicose|hipoglicemia|remedios?|medicament\\w*|medicacao|anore\\w*|bulimi\\w*|transtorno alimentar|compulsao alimentar|vomit\\w*|emagrec\\w*|perder peso|pressao (?:alta|baixa)|hipertens\\w*|cardiac\\w*|coracao fraco|problema (?:no|de|nos) (?:coracao|rins?|figado|estomago)|renal|hemodialise|epilep\\w*|convuls\\w*|anemi\\w*|gastrite|ulcera|quimio\\w*|bariatrica|cirurgia|tenho cancer|desmai\\w*|doenca cronica|hepatite|lupus|hiv)\\b(?! (?:d[oa]|de|n[oa]) (?:meu|minha|nosso|nossa|um|uma))`,
  'u',
);

/** The reason why a plan differs from the request, named like its notice. */
export type Steering = 'steered' | 'health';

/**
 * The kind of fast the plan follows. Long fasts without food become partial ones, and a member
 * who mentions a pregnancy, an illness or a medicine gets one without hunger.
 */
export function safeKindOf(input: FastingInput): { kind: FastingType; steering: Steering | null } {
  const requested = input.restrictions ?? 'parcial';
  if (HEALTH.test(foldText(`${input.motivation} ${input.additionalNotes}`))) {
    return {
      kind: WITHOUT_HUNGER.includes(requested) ? requested : 'redes-sociais',
      steering: 'health',
    };
  }
  const tooLong = daysOf(input) > (SAFE_DAYS[requested] ?? MOST_DAYS);
  return tooLong ? { kind: 'parcial', steering: 'steered' } : { kind: requested, steering: null };
}
