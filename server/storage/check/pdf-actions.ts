import { inflateSync } from 'node:zlib';

/** Names of objects that run, open or hold something else than pages. */
const ACTIONS = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
];
/** Their entries whose names are so short that packed bytes may spell them: attached files, and forms with programs. */
const ENTRY = String.raw`(?:EF|XFA)\s*(?:<<|\[|\d+\s+\d+\s+R)`;
const ACTION = new RegExp(`/(?:(?:${ACTIONS.join('|')})(?![A-Za-z0-9])|${ENTRY})`);
/** Streams in which a PDF packs its objects, and the most that one of them unpacks to. */
const PACKED = /\/Type\s*\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g;
const MOST_BYTES = 16 * 1024 * 1024;
/** A letter of a name may be written as its number. */
const NUMBERED = /#([0-9a-fA-F]{2})/g;

/** Whether a PDF has programs, commands or attachments, which no reader of a booklet needs. */
export function doesMoreThanShow(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  if (hasAction(text)) return true;
  for (const { index, 0: head } of text.matchAll(PACKED)) {
    const objects = unpacked(pdf.subarray(index + head.length));
    if (objects !== null && hasAction(objects)) return true;
  }
  return false;
}

function hasAction(text: string): boolean {
  if (ACTION.test(text)) return true;
  if (!/\/[A-Za-z]*#/.test(text)) return false;
  return ACTION.test(
    text.replace(NUMBERED, (_code, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    ),
  );
}

/** @returns null for what is not packed, or packed otherwise: the check that follows reads it */
function unpacked(stream: Buffer): string | null {
  try {
    return inflateSync(stream, { maxOutputLength: MOST_BYTES }).toString('latin1');
  } catch {
    return null;
  }
}
