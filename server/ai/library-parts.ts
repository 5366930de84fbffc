import type { AnswerShape } from '#shared/answer-shape.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { referenceKey } from '#shared/bible/reference.ts';
import type { Part } from '#shared/rich-text.ts';
import type { ContentOf } from './generator.ts';
import type { AnswerPart } from './job.ts';
import type { ScriptureFinder } from './scripture/finder.ts';
import { authoredParts } from './scripture/gate.ts';

/** Our own content with its references and verses looked up, field by field. */
export async function libraryParts<Shape extends AnswerShape>(
  shape: Shape,
  content: ContentOf<Shape>,
  finder: ScriptureFinder,
): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  for (const [field, kind] of Object.entries(shape)) {
    const value: unknown = content[field];
    const texts = Array.isArray(value) ? value.map(String) : [String(value)];
    for (const [index, text] of texts.entries()) {
      const path = Array.isArray(value) ? `${field}.${index}` : field;
      const own = await partsOf(kind, text, finder);
      parts.push(...own.map((part) => ({ path, part })));
    }
  }
  return parts;
}

async function partsOf(
  kind: AnswerShape[string],
  text: string,
  finder: ScriptureFinder,
): Promise<Part[]> {
  if (kind === 'line') return [{ type: 'text', text }];
  if (kind === 'verse') return shownVerse(text, finder);
  if (kind === 'verses') return referenceIn(text);
  return authoredParts(finder, text);
}

/** The stored words of the one reference that a text holds, or its name where they are not installed. */
export async function shownVerse(text: string, finder: ScriptureFinder): Promise<Part[]> {
  const reference = findReferences(text)[0]?.reference;
  if (!reference) return [];
  const stored = await finder.stored(reference);
  return [
    stored ? { type: 'quotation', ...stored } : { type: 'reference', key: referenceKey(reference) },
  ];
}

export function referenceIn(text: string): Part[] {
  const reference = findReferences(text)[0]?.reference;
  return reference ? [{ type: 'reference', key: referenceKey(reference) }] : [];
}
