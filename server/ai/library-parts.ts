import type { AnswerShape } from '#shared/answers/answer-shape.ts';
import type { Part } from '#shared/answers/rich-text.ts';
import type { ScriptureFinder } from '../scripture/finder.ts';
import { authoredParts, referenceIn, shownVerse } from '../scripture/parts.ts';
import type { AnswerPart } from './answer-part.ts';
import type { ContentOf } from './generator.ts';

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
