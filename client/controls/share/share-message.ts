import { beginningOf } from '#shared/text/cut-text.ts';

export const SHARE_FAILED = 'Não foi possível compartilhar o conteúdo';

export type Shared = Readonly<{
  title: string;
  text: string;
  /** The page a link leads to; the current one when absent. */
  path?: string;
  /** Shorter forms of a passage for a picture without room for all, the longest first. */
  beginnings?: readonly Readonly<{ title: string; text: string }>[];
}>;

export function linkOf({ path }: Shared): string {
  return new URL(path ?? location.pathname, location.origin).href;
}

/** The message where only one text can be sent: title, text and address. */
export function messageOf(shared: Shared, link: string): string {
  return [shared.title, shared.text, link].map((part) => part.trim()).join('\n\n');
}

/** Longer addresses are refused on the way to WhatsApp. */
const LONGEST_BY_ADDRESS = 2000;

export function fitsWhatsApp({ text }: Shared): boolean {
  return text.length <= LONGEST_BY_ADDRESS;
}

/** A text that is too long goes with its beginning and the link to the rest. */
export function whatsAppAddress(shared: Shared, link: string): string {
  const text = fitsWhatsApp(shared) ? shared.text : `${wholeWordsOf(shared.text)}…`;
  // Half of a sign, as a text cut elsewhere may hold, cannot stand in an address.
  const message = messageOf({ ...shared, text }, link).toWellFormed();
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

function wholeWordsOf(text: string): string {
  return beginningOf(text, LONGEST_BY_ADDRESS).replace(/\s+\S*$/u, '');
}
