import { renderShell } from './render-shell.tsx';
import { start } from './start.ts';
import { forgetAnswers, readAnswer } from './stored-answers.ts';
import { readChapter } from './stored-chapters.ts';

/** What the application asks of the device, in one piece that no page waits for. */
export const device = {
  readAnswer,
  readChapter,
  forgetAnswers,
  renderShell,
  // The rules of a search come with the first one.
  search: async (...given: Parameters<typeof import('./search-device.ts').searchDevice>) =>
    (await import('./search-device.ts')).searchDevice(...given),
  start,
};
