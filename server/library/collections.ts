import { ADVICE } from '../content/advice/advice.ts';
import { FASTING_MOTIVES } from '../content/fasting/motives.ts';
import { BUILT_IN_PRAYERS } from '../content/prayers/built-in.ts';
import { PRAYER_THEMES } from '../content/prayers/prayers.ts';
import { QUESTIONS } from '../content/questions/questions.ts';
import { THEME_STUDIES } from '../content/studies/studies.ts';
import type { AdviceAudience } from '../content/types.ts';

export type LibraryKind = 'question' | 'prayer' | 'study' | 'motive' | `advice-${AdviceAudience}`;

/** What an entry is found by: its names and synonyms, and less so its text. */
export type Searchable = Readonly<{ slug: string; names: readonly string[]; body: string }>;

const adviceFor = (audience: AdviceAudience) =>
  ADVICE.filter((entry) => entry.audience === audience).map(
    ({ slug, situation, synonyms, advice }): Searchable => ({
      slug,
      names: [situation, ...synonyms],
      body: advice,
    }),
  );

/** The parts of the authored library that free words are matched with. */
export const COLLECTIONS: Readonly<Record<LibraryKind, readonly Searchable[]>> = {
  question: QUESTIONS.map(({ slug, question, synonyms, answer }) => ({
    slug,
    names: [question, ...synonyms],
    body: answer,
  })),
  prayer: [
    ...PRAYER_THEMES.map(({ slug, theme, synonyms, prayers }) => ({
      slug,
      names: [theme, ...synonyms],
      body: prayers.join(' '),
    })),
    ...BUILT_IN_PRAYERS.map(({ slug, title, synonyms, context, longer }) => ({
      slug,
      names: [title, ...synonyms],
      body: `${context} ${longer.join(' ')}`,
    })),
  ],
  study: THEME_STUDIES.map(({ slug, theme, title, synonyms, introduction, mainPoints }) => ({
    slug,
    names: [theme, title, ...synonyms],
    body: `${introduction} ${mainPoints.join(' ')}`,
  })),
  motive: FASTING_MOTIVES.map(({ slug, motive, synonyms, motivation }) => ({
    slug,
    names: [motive, ...synonyms],
    body: motivation,
  })),
  'advice-priest': adviceFor('priest'),
  'advice-builder': adviceFor('builder'),
  'advice-marriage': adviceFor('marriage'),
};
