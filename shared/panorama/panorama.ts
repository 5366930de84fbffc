import { bookOf } from '#shared/bible/canon.ts';
import { history } from './books/history.ts';
import { law } from './books/law.ts';
import type { PanoramaBook } from './types.ts';

/** The books in the order of the canon. */
export const PANORAMA: readonly PanoramaBook[] = [...law, ...history].map((portrait) => ({
  ...portrait,
  category: bookOf(portrait.code).group,
}));
