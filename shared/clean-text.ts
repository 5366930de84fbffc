const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Normalizes typed or pasted text and removes characters that databases and screens cannot handle. */
export function cleanText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(UNWRITABLE, '');
}
