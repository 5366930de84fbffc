import { sentencesOf } from '#shared/portuguese/sentences.ts';

/**
 * Some engines fall silent in the middle of an utterance of more than fourteen seconds; at its
 * usual speed a voice says as many letters in twelve.
 */
const LONGEST = 180;

/** "João 3:16" and "Sl 23.1-3", but no hour of the day. */
const CHAPTER_AND_VERSE =
  /(?<=\p{Lu}\p{L}*\.?\s)(\d{1,3})[:.](\d{1,3})(?:\s?[-–—]\s?(\d{1,3}))?(?!\d|[:.]\d)/gu;

/** Where a reader fills in a name, a voice rests instead of naming signs. */
const GAP = /_{6}/g;

/** A voice rests here within a sentence. */
const PAUSE = /(?<=[;:]["”’»)\]]*\s)/;

/** A text as a voice reads it: a reference is no hour, and its colon no end of a sentence. */
export function spokenText(text: string): string {
  return text
    .replace(GAP, '…')
    .replace(
      CHAPTER_AND_VERSE,
      (_reference, chapter: string, from: string, to: string | undefined) =>
        to ? `${chapter}, versículos ${from} a ${to}` : `${chapter}, versículo ${from}`,
    );
}

/**
 * The pieces that a device is given one after the other, each short enough at its speed.
 * @param rate the speed of the voice, of which 1 is the usual one
 */
export function spokenPieces(text: string, rate = 1): string[] {
  const longest = Math.floor(LONGEST * Math.min(1, rate));
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(PAUSE))
    .flatMap((sentence) => breakAtWords(sentence.trim(), longest))
    .filter(Boolean);
}

function breakAtWords(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest + 1);
  const comma = head.search(/,\s[^,]*$/);
  const blank = head.search(/\s\S*$/);
  // A pause where the text has one; a word without an end is cut.
  const end = comma >= longest / 2 ? comma + 1 : blank > 0 ? blank : longest;
  return [sentence.slice(0, end).trim(), ...breakAtWords(sentence.slice(end).trim(), longest)];
}
