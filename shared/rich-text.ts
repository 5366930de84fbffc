import { inQuotationMarks } from './bible/quotation-marks.ts';

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

/** The text as a reader would copy it; `name` formats a reference key. */
export function plainTextOf(parts: RichText, name: (key: string) => string): string {
  return parts
    .map((part) => {
      if (part.type === 'text') return part.text;
      if (part.type === 'reference') return name(part.key);
      return `${inQuotationMarks(part.text)} (${name(part.key)}, ${part.translation})`;
    })
    .join('');
}
