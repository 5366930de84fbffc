import { DIARY_KINDS } from './diary.ts';
import type { Kind } from './kind.ts';
import { PLAN_KINDS } from './plans.ts';
import { PRAYER_KINDS } from './prayer-requests.ts';
import { QUIZ_KINDS } from './quiz.ts';
import { READING_KINDS } from './reading.ts';
import { VERSE_KINDS } from './verses.ts';

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    ...VERSE_KINDS,
    ...DIARY_KINDS,
    ...PRAYER_KINDS,
    ...PLAN_KINDS,
    ...QUIZ_KINDS,
    ...READING_KINDS,
  }),
);

export const kindOf = (path: string): Kind | null => KINDS.get(path) ?? null;
