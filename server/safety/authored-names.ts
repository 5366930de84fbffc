import { headingsIn } from '#shared/bible/find-headings.ts';
import { messageWords } from '#shared/safety/message-words.ts';
import { headingLines } from '../bible/apparatus/apparatus.ts';
import { BOOKLETS } from '../content/booklets/booklets.ts';
import { MORNING_DEVOTIONALS } from '../content/devotionals/morning.ts';
import { NIGHT_DEVOTIONALS } from '../content/devotionals/night.ts';
import { PROMISE_THEMES } from '../content/promises/promises.ts';

let names: ReadonlySet<string> | null = null;

const keyOf = (text: string): string => messageWords(text).join(' ');

/**
 * The names that screens show and nobody says of themselves: headings of the Bible, titles of
 * devotionals and booklets, contexts of promises. Titles of the library are not among them, since
 * people tell in the same words what they suffer.
 */
const authoredNames = (): ReadonlySet<string> =>
  new Set(
    [
      ...headingsIn(headingLines()).map(({ text }) => text),
      ...[...MORNING_DEVOTIONALS, ...NIGHT_DEVOTIONALS].map(({ title }) => title),
      ...PROMISE_THEMES.flatMap(({ promises }) => promises.map(({ context }) => context)),
      ...BOOKLETS.flatMap(({ title, meetings }) => [
        title,
        ...meetings.flatMap((meeting) => [meeting.title, meeting.opening, ...meeting.questions]),
      ]),
    ].map(keyOf),
  );

/** Whether a text is a name of the product's own, typed or copied as it stands. */
export function isAuthoredName(text: string): boolean {
  names ??= authoredNames();
  return names.has(keyOf(text));
}
