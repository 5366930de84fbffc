import { type Spot, waitAt, type Zone } from './zone.ts';

const LINK = /^!?\[([^\]\n]{0,300})\](?:\([^)\n]{0,500}\)|(?=[^(]))/;
/** Markup that goes, and what of its first sign stays where it turns out to be none. */
const MARKUP = {
  tag: { pattern: /^<[^<>\n]{0,400}>/, otherwise: '' },
  address: { pattern: /^https?:\/\/[^\s)\]]{0,500}(?=[\s)\]])/, otherwise: '' },
  image: { pattern: LINK, otherwise: '!' },
  link: { pattern: LINK, otherwise: '' },
} as const;
const LONGEST_MARKUP = 520;
const LONGEST_PLACE = 66;

export function markupZone(spot: Spot, kind: keyof typeof MARKUP): Zone {
  const { start } = spot;
  const { pattern, otherwise } = MARKUP[kind];
  const found = pattern.exec(restOf(spot));
  if (found) return { kind: 'markup', start, end: start + found[0].length, keep: '' };
  if (mayBeWhole(spot, LONGEST_MARKUP)) return waitAt(start);
  return { kind: 'markup', start, end: start + 1, keep: otherwise };
}

/** The words of a link are read on. */
export function linkZone(spot: Spot): Zone {
  const { start } = spot;
  const found = LINK.exec(restOf(spot));
  if (!found) return markupZone(spot, 'link');
  return { kind: 'rewrite', start, end: start + found[0].length, as: found[1] ?? '' };
}

/** The fences of a block of code go, its lines are read on. */
export function fenceZone(spot: Spot): Zone {
  const { start, final } = spot;
  const rest = restOf(spot);
  const fence = /^`{3}\w*[ \t]*\n?/.exec(rest)?.[0] ?? '```';
  if (!final && fence === rest && !rest.endsWith('\n')) return waitAt(start);
  return { kind: 'rewrite', start, end: start + fence.length, as: '' };
}

/** "{{João 3:16}}": the place where the stored words are to stand. */
export function showZone(spot: Spot): Zone {
  const { start } = spot;
  const found = /^\{\{([^{}\n]{0,60})\}\}/.exec(restOf(spot));
  if (found) return { kind: 'show', start, end: start + found[0].length, inner: found[1] ?? '' };
  if (mayBeWhole(spot, LONGEST_PLACE)) return waitAt(start);
  return { kind: 'markup', start, end: start + 1, keep: '' };
}

const restOf = ({ buffer, start }: Spot) => buffer.slice(start);

/** Whether what began may still be ended by what comes. */
function mayBeWhole(spot: Spot, longest: number): boolean {
  const rest = restOf(spot);
  return !spot.final && rest.length < longest && !rest.includes('\n');
}
