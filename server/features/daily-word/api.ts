/** What other parts of the server may take of this feature. */

export { verseOfDay } from './verse-of-day.ts';
