import type { SearchParameters } from '#shared/bible/search-results.ts';
import { deviceDay } from '../lib/browser/time-zone.ts';
import { readAhead, verseAhead } from './answers-ahead.ts';
import { deviceDatabase } from './database.ts';
import { readHighlights } from './highlights-ahead.ts';
import { renderShell } from './render-shell.tsx';
import { start } from './start.ts';
import { forgetAnswers, readAnswer, readAnswers } from './stored-answers.ts';
import { readChapter } from './stored-chapters.ts';

const PASSAGES: ReadonlySet<string> = new Set(['bible.passage', 'bible.quickSearch']);

/** What the device can say without having been told. */
async function madeHere(path: string, input: unknown): Promise<unknown> {
  if (path === 'member.dailyVerse') return verseAhead(deviceDay());
  if (path === 'bible.headings')
    return (await import('./headings-on-device.ts')).searchHeadings(input);
  // Only who asks for a passage loads what reads it.
  return PASSAGES.has(path) ? (await import('./passages.ts')).readPassage(path, input) : undefined;
}

/** What the application asks of the device, in one piece that no page waits for. */
export const device = {
  readAnswer: async (path: string, input: unknown) =>
    (await readHighlights(path, input)) ?? (await readAnswer(path, input)) ?? madeHere(path, input),
  readAnswers,
  readAhead,
  readChapter,
  forgetAnswers,
  renderShell,
  /** Whether there is a text in which it could look for words. */
  searches: async () => (await (await deviceDatabase()).count('indexes')) > 0,
  // The rules of a search come with the first one.
  search: async (translation: string, parameters: SearchParameters) => {
    const [{ searchDevice }, { openHeadings, openKnownWords }] = await Promise.all([
      import('./search-device.ts'),
      import('./headings-on-device.ts'),
    ]);
    return searchDevice(translation, parameters, openHeadings(), openKnownWords());
  },
  start,
};
