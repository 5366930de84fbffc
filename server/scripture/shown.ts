import { findReferences } from '#shared/bible/find-references.ts';
import { referenceKey } from '#shared/bible/reference.ts';
import type { Part } from '#shared/rich-text.ts';
import type { ScriptureFinder } from './finder.ts';

/** The stored words of the one reference that a text holds, or its name where they are not installed. */
export async function shownVerse(text: string, finder: ScriptureFinder): Promise<Part[]> {
  const reference = findReferences(text)[0]?.reference;
  if (!reference) return [];
  const stored = await finder.stored(reference);
  return [
    stored ? { type: 'quotation', ...stored } : { type: 'reference', key: referenceKey(reference) },
  ];
}

/** The one reference that a text holds, by itself. */
export function referenceIn(text: string): Part[] {
  const reference = findReferences(text)[0]?.reference;
  return reference ? [{ type: 'reference', key: referenceKey(reference) }] : [];
}
