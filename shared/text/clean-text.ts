const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/**
 * Marks of direction and blanks that nobody sees: with them a name reads as another one, or as
 * none. A joiner stays before an emoji, which it makes part of the one before.
 */
const INVISIBLE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e001f}]|\u200d(?!\p{Extended_Pictographic})/gu;

/** Normalizes typed or pasted text and removes characters that databases and screens cannot handle. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNWRITABLE, '')
    .replace(INVISIBLE, '');
}

/** Cleans a name, which stands in one line without blanks at its ends. */
export function cleanName(name: string): string {
  return cleanText(name).replace(/\s+/g, ' ').trim();
}
