const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** What somebody typed or pasted without what no database keeps and no screen shows. */
export function cleanText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(UNWRITABLE, '');
}
