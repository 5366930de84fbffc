import type { FoundReference } from '#shared/bible/find-references.ts';
import type { Reference } from '#shared/bible/reference.ts';
import type { Part } from '#shared/rich-text.ts';
import { plainParts } from './parts.ts';

/** The replacement of a stretch of the unit. */
export type Replacement = Readonly<{ start: number; end: number; parts: readonly Part[] }>;

/** null: the unit goes. */
export type Reading = readonly Replacement[] | null;

/** The marker of an item of a list. */
export const MARKER = /^(?:[-*•+]\s+|\d{1,2}[.)]\s+)/;

export type PlaceAfter = Readonly<{
  reference: Reference | null;
  until: number;
  start: number;
  end: number;
}>;

const LEAD =
  /^[.,;:!?…]*\s*(?:[([{]{1,2}|[—–/|~-]{1,2}\s*)?\s*(?:(?:cf|conf|ver|veja|leia|vide|em|de|est[áa] em|como est[áa] escrito em)\.?\s+)?$/iu;

/** The place that belongs to a quotation before it, and where the citation ends. */
export function placeAfter(
  text: string,
  end: number,
  places: readonly FoundReference[],
): PlaceAfter | null {
  const place = places.find((each) => each.start >= end);
  if (!place) return null;
  const lead = text.slice(end, place.start);
  if (!LEAD.test(lead)) return null;
  const bracket = /[([{]/.test(lead);
  const tail = bracket
    ? (/^[^)\]}\n]{0,30}[)\]}]{1,2}/.exec(text.slice(place.end))?.[0].length ?? 0)
    : 0;
  return {
    reference: place.reference,
    start: place.start,
    end: place.end,
    until: place.end + tail,
  };
}

/** The place inside a quotation, the last one before it, else the first one behind. */
export function nearest(
  places: readonly FoundReference[],
  { start, end }: Readonly<{ start: number; end: number }>,
): FoundReference | undefined {
  return (
    places.find((each) => each.start >= start && each.end <= end) ??
    places.findLast((each) => each.end <= start) ??
    places.find((each) => each.start >= end)
  );
}

export function inParentheses(text: string, places: readonly FoundReference[]): Replacement[] {
  const found: Replacement[] = [];
  for (const { start, end } of places) {
    const opened = /\s?[([][^()[\]]*$/.exec(text.slice(0, start));
    const closed = opened ? /^[^()[\]\n]{0,60}[)\]]/.exec(text.slice(end)) : null;
    if (opened && closed)
      found.push({ start: opened.index, end: end + closed[0].length, parts: [] });
  }
  return found;
}

export function render(text: string, replacements: readonly Replacement[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, parts: own } of [...replacements].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(...plainParts(text.slice(at, start)), ...own);
    at = end;
  }
  parts.push(...plainParts(text.slice(at)));
  return parts.some(
    (part) => part.type !== 'text' || /[\p{L}\d]/u.test(part.text.replace(MARKER, '')),
  )
    ? parts
    : [];
}
