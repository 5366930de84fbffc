import type { FoundReference } from '#shared/bible/find-references.ts';
import type { Reference } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { maskPlaces } from './places.ts';

/** The unit whose words are looked at. */
export type Unit = Readonly<{
  text: string;
  /** Whether it is a block of quotation. */
  isBlock: boolean;
  /** The places of the unit that exist. */
  places: readonly FoundReference[];
  hasQuotations: boolean;
  /** The place that the line before announced, or was the heading of. */
  heading: Reference | null;
}>;

/** Words without delimiters that a unit gives to a place; without one, to the Bible. */
export type Words = Readonly<{ start: number; end: number; reference: Reference | null }>;

type Find = (unit: Unit) => Words | null;

export const startsSentence = (text: string) => /^[^\p{L}\n]*\p{Lu}/u.test(text);

/** What opens a line before a place that stands first in it: signs, a number, a label. */
const OPENING =
  /(?:^|\n)[^\p{L}\d\n]*(?:\d{1,2}[.)]\s+|\p{L}+(?:[ -]\p{L}+)?:[*_\s]*)?[^\p{L}\d\n]*$/u;
const MARKER = /^\s*(?:[-*•+]\s+|\d{1,2}[.)]\s+|>\s*)?/;

export const opensLine = ({ text }: Unit, { start }: FoundReference): boolean =>
  OPENING.test(text.slice(0, start));

/** The words behind a place, with `gap` between. */
export function behindPlace(
  gap: RegExp,
  fits: (unit: Unit, place: FoundReference, gap: string) => boolean = () => true,
): Find {
  return (unit) => {
    for (const place of unit.places) {
      const between = gap.exec(unit.text.slice(place.end))?.[0];
      if (between === undefined || !fits(unit, place, between)) continue;
      const start = place.end + between.length;
      if (plainWordsOf(unit.text.slice(start)).length === 0) continue;
      return { start, end: unit.text.length, reference: place.reference };
    }
    return null;
  };
}

/** The words in front of the place that ends the unit, with `gap` between. */
export function beforePlace(gap: RegExp, fits: (unit: Unit) => boolean = () => true): Find {
  return (unit) => {
    const { text, places } = unit;
    const last = fits(unit) ? places.at(-1) : undefined;
    if (!last || !/^[\s)\]}*_.,;!]*(?:\(?\p{Lu}{2,6}\)?)?[\s)\]}*_.]*$/u.test(text.slice(last.end)))
      return null;
    const words = gap.exec(text.slice(0, last.start))?.[1];
    if (words === undefined || /:[*_]*$/.test(words) || plainWordsOf(words).length < 4) return null;
    const start = MARKER.exec(words)?.[0].length ?? 0;
    return { start, end: text.length, reference: last.reference };
  };
}

/** The words behind what opens a unit or a line. */
export function behind(opening: RegExp, fits: (next: string) => boolean = () => true): Find {
  return ({ text }) => {
    const match = opening.exec(text);
    const start = match ? match.index + match[0].length : 0;
    return match && fits(text.slice(start)) ? { start, end: text.length, reference: null } : null;
  };
}

/** The whole unit, below a heading. */
export const whole =
  (fits: (unit: Unit) => boolean): Find =>
  (unit) =>
    unit.places.length === 0 && fits(unit)
      ? { start: 0, end: unit.text.length, reference: unit.heading }
      : null;

/** The clause behind words that tell who says it, in a text whose places are signs. */
export const told =
  (lead: RegExp): Find =>
  ({ text }) => {
    const masked = maskPlaces(text).replace(/\n/g, ' ');
    const match = lead.exec(masked);
    if (!match) return null;
    const start = match.index + match[0].length;
    const end = start + masked.slice(start).search(/[;:]|$/);
    return end > start ? { start, end, reference: null } : null;
  };
