import { formatReference, parseReferenceKey } from './bible/reference.ts';
import { plainTextOf, type RichText } from './rich-text.ts';

/** The text as one reads it aloud or copies it, with references by their printed names. */
export function printedText(text: RichText): string {
  return plainTextOf(text, (key) => {
    const reference = parseReferenceKey(key);
    return reference ? formatReference(reference) : key;
  });
}
