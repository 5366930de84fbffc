import type { Part, RichText } from '#shared/answers/rich-text.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { referenceKey } from '#shared/bible/reference.ts';

/** A note is stored as it was typed; on the screen its references can be opened. */
export function withReferences(note: RichText): RichText {
  return note.flatMap((part) => (part.type === 'text' ? partsOf(part.text) : [part]));
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, reference } of findReferences(text)) {
    if (!reference) continue;
    parts.push({ type: 'text', text: text.slice(at, start) });
    parts.push({ type: 'reference', key: referenceKey(reference) });
    at = end;
  }
  return [...parts, { type: 'text', text: text.slice(at) }];
}
