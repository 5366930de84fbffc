import { findReferences } from '#shared/bible/find-references.ts';
import type { Reference } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/bible/words.ts';
import type { Part } from '#shared/rich-text.ts';
import type { Announcement } from './announcements.ts';
import type { Found, ScriptureFinder } from './finder.ts';
import { LOOK_IT_UP } from './quote.ts';
import { isOwnVoice, isSolemn } from './voice.ts';

/** An announcement with what became of its sentences so far. */
export type Heeded = Omit<Announcement, 'at'> &
  Readonly<{
    /** How many of its sentences were taken. */
    said: number;
    last: 'stored' | 'dropped' | null;
  }>;

/** `parts` is null where the sentence is not the announced words: it is read like the rest. */
type Outcome = Readonly<{ parts: Part[] | null; next: Heeded | null }>;

const FEWEST_WORDS = 3;
const OURS: Outcome = { parts: null, next: null };

/**
 * Decides about a sentence without quotation marks that comes after "está escrito:" or
 * "João 3:16:". The stored words where it is Scripture; nothing where it is not and was
 * announced as such, and nothing of what goes on like it, until whoever explains speaks
 * in their own voice again.
 */
export async function heed(
  finder: ScriptureFinder,
  heeded: Heeded,
  sentence: string,
): Promise<Outcome> {
  const space = /^\s*/.exec(sentence)?.[0] ?? '';
  // What was announced ends with its paragraph, once it has begun.
  if (heeded.said > 0 && /\n\s*\n/.test(space)) return OURS;
  if (space === sentence) return { parts: textOf(sentence), next: heeded };
  return heeded.said === 0
    ? first(finder, heeded, sentence, space)
    : further(finder, heeded, sentence, space);
}

async function first(
  finder: ScriptureFinder,
  heeded: Heeded,
  sentence: string,
  space: string,
): Promise<Outcome> {
  const words = plainWordsOf(sentence);
  const named = findReferences(sentence);
  const place = heeded.reference ?? named.find(({ reference }) => reference)?.reference ?? null;
  const own = named.reduce((left, { text }) => left - plainWordsOf(text).length, words.length);
  if (own < FEWEST_WORDS) return OURS;
  if (heeded.strength === 'possible' && !isSolemn(sentence)) {
    const found = await storedAt(finder, heeded.reference, sentence);
    return found ? shown(heeded, found, space) : OURS;
  }
  const found =
    (place && (await finder.stored(place))) ??
    (await storedAt(finder, place, sentence)) ??
    (await storedAt(finder, null, sentence));
  if (found) return shown(heeded, found, space);
  if (place && isTitle(sentence)) return OURS;
  const hint = heeded.reference ? [] : textOf(`${LOOK_IT_UP}.`);
  return { parts: [...textOf(space), ...hint], next: after(heeded, 'dropped') };
}

async function further(
  finder: ScriptureFinder,
  heeded: Heeded,
  sentence: string,
  space: string,
): Promise<Outcome> {
  const { reference, last } = heeded;
  const words = plainWordsOf(sentence).length;
  if (reference && last === 'stored' && (await finder.exactAt(reference, sentence))) {
    return { parts: [], next: heeded };
  }
  const found = words >= FEWEST_WORDS ? await storedAt(finder, null, sentence) : null;
  if (found) return shown(heeded, found, space);
  if (isOwnVoice(sentence)) return OURS;
  const goesOn = last === 'dropped' || isSolemn(sentence);
  return goesOn ? { parts: [], next: after(heeded, 'dropped') } : OURS;
}

/** A few words without a full stop beside a passage too long to be shown: what it is about. */
const isTitle = (sentence: string) =>
  !/[.!?…]\W*$/.test(sentence) && plainWordsOf(sentence).length <= 6 && !isSolemn(sentence);

function shown(heeded: Heeded, found: Found, space: string): Outcome {
  return {
    parts: [...textOf(space), { type: 'quotation', ...found }],
    next: after(heeded, 'stored'),
  };
}

const after = (heeded: Heeded, last: Heeded['last']): Heeded => ({
  ...heeded,
  said: heeded.said + 1,
  last,
});

const storedAt = (finder: ScriptureFinder, reference: Reference | null, words: string) =>
  reference ? finder.exactAt(reference, words) : finder.anywhere(words);

const textOf = (text: string): Part[] => (text === '' ? [] : [{ type: 'text', text }]);
