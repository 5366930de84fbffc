import type { Reference } from '#shared/bible/reference.ts';
import type { QuestionEntry, ThemeStudy } from '../../content/types.ts';

/** What the last answer was about. */
export type Subject =
  | Readonly<{ kind: 'question'; entry: QuestionEntry }>
  | Readonly<{ kind: 'study'; entry: ThemeStudy }>
  | Readonly<{ kind: 'prayer'; slug: string; text: string }>
  | Readonly<{ kind: 'place'; place: Reference }>;
