import { messageWords } from '#shared/safety/message-words.ts';
import { isAuthoredName } from './authored-names.ts';
import { readClassifier } from './classifier.ts';
import { type Screening, screenTogether, screenWith } from './decision.ts';
import { statedIn } from './statements.ts';

const classifier = readClassifier();

/** Screens a message for danger and concern before it is sent, stored or logged anywhere. */
export function screenText(text: string, isReply = false): Screening | null {
  const found = screenWith(classifier, text, isReply);
  if (found && isAuthoredName(text)) return null;
  // What a plain statement is about is known, where the classifier only guesses its topic.
  const topic = found?.level === 'danger' || isReply ? null : statedIn(text);
  return topic ? { level: 'concern', topic } : found;
}

/** The messages that are heard together, the last one among them. */
const SERIES = 3;
/** What is longer than this says for itself what it means. */
const MOST_WORDS = 16;

/**
 * Screens the last of somebody's messages, and with those before it where it alone says nothing:
 * a wish to die may be told in pieces. A series that was heard a message ago is not heard again.
 * @param isReply whether the last message stands behind a question of ours
 */
export function screenSeries(texts: readonly string[], isReply = false): Screening | null {
  // Who has told something grave is asked about it.
  const isCalm = isReply && texts.slice(-1 - SERIES, -1).every((text) => screenText(text) === null);
  const own = screenText(texts.at(-1) ?? '', isCalm);
  if (own) return own;
  const found = seriesEndingAt(texts);
  return found && !seriesEndingAt(texts.slice(0, -1)) ? found : null;
}

function seriesEndingAt(texts: readonly string[]): Screening | null {
  const last = texts.at(-1) ?? '';
  const short = texts.slice(-SERIES).filter((text) => messageWords(text).length <= MOST_WORDS);
  const heard = short.map((text) => ({ text, level: screenText(text)?.level }));
  // A message of danger has had its card, and whatever follows it is not danger for that.
  const some = heard.filter(({ level }) => level !== 'danger');
  if (some.length < 2 || some.at(-1)?.text !== last) return null;
  const found = screenTogether(
    classifier,
    some.map(({ text }) => text),
  );
  const isNew = found?.level === 'danger' || some.every(({ level }) => level !== 'concern');
  return isNew ? found : null;
}
