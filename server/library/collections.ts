import { ADVICE } from '../content/advice/advice.ts';
import { FASTING_MOTIVES } from '../content/fasting/motives.ts';
import { BUILT_IN_PRAYERS } from '../content/prayers/built-in.ts';
import { PRAYER_THEMES } from '../content/prayers/prayers.ts';
import { QUESTIONS } from '../content/questions/questions.ts';
import { THEME_STUDIES } from '../content/studies/studies.ts';
import type { AdviceAudience, Situation } from '../content/types.ts';

export type LibraryKind = 'question' | 'prayer' | 'study' | 'motive' | `advice-${AdviceAudience}`;

/** The texts that an entry is found by: its title and synonyms, and less so its body. */
type Searchable = Readonly<{
  slug: string;
  /** The name members see; asking for it finds exactly this entry. */
  title: string;
  synonyms: readonly string[];
  body: string;
  serves?: readonly Situation[] | undefined;
}>;

const adviceFor = (audience: AdviceAudience) =>
  ADVICE.filter((entry) => entry.audience === audience).map(
    ({ situation, advice, ...entry }): Searchable => ({ ...entry, title: situation, body: advice }),
  );

/** The parts of the authored library that free words are matched with. */
export const COLLECTIONS: Readonly<Record<LibraryKind, readonly Searchable[]>> = {
  question: QUESTIONS.map(({ question, answer, ...entry }) => ({
    ...entry,
    title: question,
    body: answer,
  })),
  prayer: [
    ...PRAYER_THEMES.map(({ theme, prayers, ...entry }) => ({
      ...entry,
      title: theme,
      body: prayers.join(' '),
    })),
    ...BUILT_IN_PRAYERS.map(({ context, longer, ...entry }) => ({
      ...entry,
      body: `${context} ${longer.join(' ')}`,
    })),
  ],
  study: THEME_STUDIES.map(({ theme, title, synonyms, introduction, mainPoints, ...entry }) => ({
    ...entry,
    title: theme,
    synonyms: [title, ...synonyms],
    body: `${introduction} ${mainPoints.join(' ')}`,
  })),
  motive: FASTING_MOTIVES.map(({ motive, motivation, ...entry }) => ({
    ...entry,
    title: motive,
    body: motivation,
  })),
  'advice-priest': adviceFor('priest'),
  'advice-builder': adviceFor('builder'),
  'advice-marriage': adviceFor('marriage'),
};
