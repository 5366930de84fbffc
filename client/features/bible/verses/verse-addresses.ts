import type { BookCode } from '#shared/bible/canon.ts';
import { rangesOf } from '#shared/bible/verses-label.ts';
import type { Intent } from './return-intent.ts';

type Place = Readonly<{ book: BookCode; chapter: number; verses: readonly number[] }>;

/** The key of selected verses: all of them where they follow one another, otherwise the first. */
export function selectionKey({ book, chapter, verses }: Place): string {
  const [first = 1] = verses;
  const last = verses.at(-1) ?? first;
  const whole = last - first === verses.length - 1 && last > first;
  return `${book}.${chapter}.${first}${whole ? `-${last}` : ''}`;
}

/** The page of sign-in that leads back to these verses and what was begun with them. */
export function signInAddress(view: 'sign-in' | 'sign-up', act: Intent['act'], place: Place) {
  const back = `/bible?ref=${selectionKey(place)}&${act}=v${rangesOf(place.verses)}`;
  return `/auth?view=${view}&redirect=${encodeURIComponent(back)}`;
}
