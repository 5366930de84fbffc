import { findReferences } from '#shared/bible/find-references.ts';
import { referenceKey } from '#shared/bible/reference.ts';
import type { Part } from '#shared/rich-text.ts';

const LOST = 'uma passagem que não localizamos';

/** Running text without quotations: references become parts, invented ones go. */
export function plainParts(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const push = (piece: string) => {
    if (piece !== '') parts.push({ type: 'text', text: piece });
  };
  for (const { start, end, reference } of findReferences(text)) {
    let before = text.slice(at, start);
    if (reference) {
      push(/^[,;]/.test(text.slice(start, end)) ? '; ' : before);
      parts.push({ type: 'reference', key: referenceKey(reference) });
      at = end;
      continue;
    }
    // An invented reference takes its parentheses with it.
    const opened = /\s?\([^()]*$/.exec(before);
    const closed = opened ? /^[^()\n]{0,40}\)/.exec(text.slice(end)) : null;
    if (opened && closed) {
      before = before.slice(0, opened.index);
      at = end + closed[0].length;
      push(before);
    } else {
      push(before + LOST);
      at = end;
    }
  }
  push(text.slice(at));
  return parts;
}
