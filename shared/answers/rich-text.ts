import { inQuotationMarks } from '../bible/quotation-marks.ts';
import { labelInSentence } from '../bible/reference.ts';

/**
 * A part of a text that may name and quote Scripture. References and quotations are separate
 * parts, so that screens show them as chips and blocks; the words of a quotation always come
 * from the stored Bible.
 */
export type Part =
  | Readonly<{ type: 'text'; text: string }>
  /** `key` as written by `referenceKey`. */
  | Readonly<{ type: 'reference'; key: string }>
  | Readonly<{ type: 'quotation'; key: string; text: string; translation: string }>;

export type RichText = readonly Part[];

/** Appends a part and joins adjacent texts. */
export function appendPart(parts: RichText, part: Part): RichText {
  const last = parts.at(-1);
  if (part.type === 'text' && last?.type === 'text') {
    return [...parts.slice(0, -1), { type: 'text', text: last.text + part.text }];
  }
  return [...parts, part];
}

/**
 * Whether the paragraph has already named the place of a quotation, so that it is not printed
 * twice.
 */
export function isNamedBefore(parts: RichText, index: number): boolean {
  const part = parts[index];
  if (part?.type !== 'quotation') return false;
  for (const before of parts.slice(0, index).reverse()) {
    if (before.type === 'reference' && before.key === part.key) return true;
    if (before.type === 'text' && /\n\s*\n/.test(before.text)) return false;
  }
  return false;
}

/** The text that stands right before a part. */
export function textBefore(parts: RichText, index: number): string {
  const before = parts[index - 1];
  return before?.type === 'text' ? before.text : '';
}

/** The text as a reader would copy it; `name` formats a reference key. */
export function plainTextOf(parts: RichText, name: (key: string) => string): string {
  return parts
    .map((part, index) => {
      if (part.type === 'text') return part.text;
      if (part.type === 'reference')
        return labelInSentence(name(part.key), textBefore(parts, index));
      const place = isNamedBefore(parts, index) ? '' : `${name(part.key)}, `;
      return `${inQuotationMarks(part.text)} (${place}${part.translation})`;
    })
    .join('');
}
