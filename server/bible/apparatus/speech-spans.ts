import type { Speech } from '#shared/bible/words-of-jesus.ts';

/** The first and the last letter of a speech in a verse, the last one not included. */
export type Span = readonly [start: number, end: number];

/** Where some speeches stand in the verses of a translation, with quotation marks or without. */
export function spansIn(
  speeches: readonly Speech[],
  textOf: (verse: number) => string | undefined,
): ReadonlyMap<number, readonly Span[]> {
  const found = new Map<number, Span[]>();
  for (const speech of speeches) {
    for (let verse = speech.from; verse <= speech.to; verse++) {
      const text = textOf(verse);
      if (!text) continue;
      const spans = spansOf(speech, verse, text).filter(([start, end]) => end > start);
      if (spans.length > 0) found.set(verse, [...(found.get(verse) ?? []), ...spans]);
    }
  }
  return found;
}

function spansOf({ from, nth, to, before }: Speech, verse: number, text: string): Span[] {
  const cut = before ? text.indexOf(before) : -1;
  const whole = cut < 0 ? text : text.slice(0, cut).trimEnd();
  if (from === to && nth === null) {
    const quoted = quotationsIn(whole);
    return quoted.length > 0 ? quoted : [[openingOf(whole, 1) ?? 0, whole.length]];
  }
  const start = verse === from ? openingOf(whole, nth ?? 1) : 0;
  if (start === null) return [];
  return [[start, verse === to ? closingOf(whole, start, nth ?? 1) : whole.length]];
}

/** The quotations of a verse; one that began before it reaches from its first letter. */
function quotationsIn(text: string): Span[] {
  const found: Span[] = [];
  let open: number | null = /^[^“]*”/.test(text) ? 0 : null;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '“') open ??= index;
    if (sign !== '”' || open === null) continue;
    found.push([open, index + 1]);
    open = null;
  }
  return open === null ? found : [...found, [open, text.length]];
}

/** Where the nth speech of a verse begins; null where there are fewer, and 0 for the first of none. */
function openingOf(text: string, nth: number): number | null {
  return openingsIn(text)[nth - 1] ?? (nth === 1 ? 0 : null);
}

/** Quotations, and what follows a colon with a capital letter where there are no marks. */
function openingsIn(text: string): number[] {
  const found: number[] = [];
  let isOpen = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    const begins = sign === '“' || (!isOpen && /: [‘\p{Lu}]$/u.test(text.slice(0, index + 1)));
    if (begins) found.push(index);
    if (sign === '“' || sign === '”') isOpen = sign === '“';
  }
  return found;
}

/** Where a speech ends that is open at `start`: at its mark, or before another one is introduced. */
function closingOf(text: string, start: number, nth: number): number {
  const mark = text.indexOf('”', start);
  if (mark >= 0) return mark + 1;
  const next = openingsIn(text)[nth];
  if (text.includes('“') || next === undefined || next <= start) return text.length;
  const sentence = text.slice(0, next).search(/[.?!;][^.?!;]*$/);
  return sentence > start ? sentence + 1 : text.length;
}
