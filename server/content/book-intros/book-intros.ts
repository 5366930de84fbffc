import type { BookIntro } from '../types.ts';

export const BOOK_INTROS: readonly BookIntro[] = [];
