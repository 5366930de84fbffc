import type { FoundReference } from '#shared/bible/find-references.ts';
import type { Reference } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { announcesScripture, TOLD_BY } from './attribution.ts';
import { maskPlaces } from './places.ts';
import { AUTHORS, NAMES, startsSentence } from './speakers.ts';

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

/** What opens a line before a place that stands first in it: signs, a number, a label. */
const OPENING =
  /(?:^|\n)[^\p{L}\d\n]*(?:\d{1,2}[.)]\s+|\p{L}+(?:[ -]\p{L}+)?:[*_\s]*)?[^\p{L}\d\n]*$/u;
const MARKER = /^\s*(?:[-*•+]\s+|\d{1,2}[.)]\s+|>\s*)?/;

const opensLine = ({ text }: Unit, { start }: FoundReference): boolean =>
  OPENING.test(text.slice(0, start));

/** The words behind a place, with `gap` between. */
function behindPlace(
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
function beforePlace(gap: RegExp, fits: (unit: Unit) => boolean = () => true): Find {
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
function behind(opening: RegExp, fits: (next: string) => boolean = () => true): Find {
  return ({ text }) => {
    const match = opening.exec(text);
    const start = match ? match.index + match[0].length : 0;
    return match && fits(text.slice(start)) ? { start, end: text.length, reference: null } : null;
  };
}

/** The whole unit, below a heading. */
const whole =
  (fits: (unit: Unit) => boolean): Find =>
  (unit) =>
    unit.places.length === 0 && fits(unit)
      ? { start: 0, end: unit.text.length, reference: unit.heading }
      : null;

/** The clause behind words that tell who says it, in a text whose places are signs. */
const told =
  (lead: RegExp): Find =>
  ({ text }) => {
    const masked = maskPlaces(text).replace(/\n/g, ' ');
    const match = lead.exec(masked);
    if (!match) return null;
    const start = match.index + match[0].length;
    const end = start + masked.slice(start).search(/[;:]|$/);
    return end > start ? { start, end, reference: null } : null;
  };

const COLON =
  /(:|\s--?(?=\s)|\s[–—](?=\s)|\.{3}|…)[)*_]*(?:[ \t]*|\s*\n\s*)(?:[—–•*-]\s+|(?<=\s)\d{1,2}[.)]\s+)?(?=[^\s>{—–-])(?!\d)/gu;

/** The words behind an announcement: "Jesus disse: …". */
const announced: Find = ({ text }) => {
  for (const match of text.matchAll(COLON)) {
    const start = match.index + match[0].length;
    const next = text.slice(start);
    if (match[1] !== ':' && !startsSentence(next)) continue;
    if (announcesScripture(text.slice(0, match.index), next)) {
      return { start, end: text.length, reference: null };
    }
  }
  return null;
};

/**
 * How surely a rule's words are Scripture: those `below` a place are often, and `weak` ones mostly, the
 * writer's own, and `told` ones need stored words that support them.
 */
export type Strength = 'sure' | 'below' | 'weak' | 'told';

/** One way to give words without delimiters to the Bible; README.md tells it with an example. */
export type Rule = Readonly<{
  name: string;
  strength: Strength;
  find: Find;
}>;

const regex = (source: string, flags = 'u') => new RegExp(source, flags);
const CLOSERS = '[)\\]}*_]*';
const TRANSLATION =
  '(?:,?\\s*[([]?(?:NVI|ARA|ARC|ACF|NAA|NTLH|NVT|KJA|KJV|BKJ|TB|AA|NBV|BLIVRE|Almeida|par[áa]frase)[)\\]]?)?';
const SIGN =
  '(?:\\s*(?:[:;=|~→➡•·»▸▶➜⇒]|->|=>)|\\s/\\s|\\s--?|\\s[–—]|[–—-](?=\\p{Lu})|\\s*\\p{Extended_Pictographic}\\ufe0f?)';
const SIGNED = regex(SIGN);
const CITES = 'conforme|segundo|como (?:diz|est[áa] em|lemos em|ensina|afirma|promete)';
const NUMBERED =
  /(?:^|\n)[ \t>*]*(?:[¹²³⁰⁴-⁹]+\s?|v(?:v|\.|ers\.)?\s?\d{1,3}[.:)]?\s+|\[\d{1,3}\]\s+)(?=\p{Lu})/u;
const LINE_OF_A_PLAY = regex(
  `^[^\\p{L}\\d\\n]*(?:${NAMES}|${AUTHORS})(?: \\p{Lu}\\p{L}+)?[*_]*\\s*(?:[:]|\\s[—–-])[*_]*\\s+(?=\\S)`,
  'iu',
);
const DIRECT_ADDRESS =
  /(?<!\p{L})(?:tu|teus?|tuas?|tua|ti|te|vós|vos|eu|meus?|minhas?)(?!\p{L})|^\W*\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)?, /u;

const inParentheses = beforePlace(
  /^([\s\S]*[^.!?…\s])\s*[([](?:(?:cf|conf|ver|veja|leia|em)\.?\s+)?$/iu,
  ({ places }) => places.length === 1,
);
const toldWithQue = behindPlace(/^,?\s+(?:diz|está escrito|lê-se|\p{L}+mos) que\s+/iu);

/** The rules, in the order in which they are tried; the first that removes or replaces words decides. */
export const RULES: readonly Rule[] = [
  {
    name: 'in front of a place',
    strength: 'sure',
    find: beforePlace(
      regex(
        `^([\\s\\S]*\\S)(?:\\s[—–~-]{1,2}|[—–]|\\s*(?:[/@=#]|\\p{Extended_Pictographic}\\ufe0f?)|\\s*\\n\\s*[([—–-]{0,2}|(?<!C)[.!?…]\\s*[([]|,?\\s(?:${CITES}))\\s*(?:(?:cf|conf|em|de)\\.?\\s*)?$`,
        'iu',
      ),
    ),
  },
  {
    name: 'behind a place',
    strength: 'sure',
    find: behindPlace(
      regex(
        `^${CLOSERS}${TRANSLATION}(?:${CLOSERS}${SIGN}[*_]*\\s*(?:[—–-]\\s+)?(?!\\d)|[.:]?${CLOSERS}[ \\t]*\\n\\s*|[ \\t]+(?=[*_]*\\p{Lu}))`,
      ),
      (unit, place, gap) => {
        const next = unit.text.slice(place.end + gap.length);
        // "… (Hebreus 6:19): ela não impede": the sentence goes on behind its citation.
        if (gap.startsWith(')') && (!startsSentence(next) || /^\)\s*;/.test(gap))) return false;
        return (
          opensLine(unit, place) ||
          /[:=|~→➡]/.test(gap) ||
          (SIGNED.test(gap) && startsSentence(next))
        );
      },
    ),
  },
  {
    name: 'behind an announcement',
    strength: 'sure',
    find: announced,
  },
  {
    name: 'behind a place and a colon',
    strength: 'sure',
    find: behindPlace(
      /^(?:(?!, que |[.!?]\s)[\s\S])*?:[*_]*\s+(?=[*_]*\p{Lu}\p{L}*[\s,])/u,
      (_, { reference }) => reference?.verse !== null,
    ),
  },
  {
    name: 'told with its place',
    strength: 'weak',
    find: (unit) => inParentheses(unit) ?? toldWithQue(unit),
  },
  {
    name: 'behind the number of a verse',
    strength: 'sure',
    find: behind(NUMBERED),
  },
  {
    name: 'a block of quotation',
    strength: 'sure',
    find: whole(({ isBlock, hasQuotations }) => isBlock && !hasQuotations),
  },
  {
    name: 'below a heading',
    strength: 'below',
    find: whole(({ heading }) => heading !== null),
  },
  {
    name: 'a line of a play',
    strength: 'sure',
    find: behind(LINE_OF_A_PLAY, (next) => DIRECT_ADDRESS.test(next)),
  },
  {
    name: 'told by the Bible',
    strength: 'told',
    find: told(TOLD_BY),
  },
];
