import { endsInside, ImportFault } from './model.ts';

/** @throws ImportFault naming the first line that is not UTF-8 or has lost letters */
export function decode(bytes: Uint8Array, name: string): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  refuseUnreadable(text, name);
  return text;
}

/** The replacement character, and NUL, which only other encodings contain. */
export const UNREADABLE = /[\uFFFD\0]/;

export function refuseUnreadable(text: string, name: string): void {
  const at = text.search(UNREADABLE);
  if (at < 0) return;
  if (text.slice(at) === '\uFFFD') throw endsInside(name, 'uma letra');
  const line = text.slice(0, at).split('\n').length;
  throw new ImportFault(`${name}, linha ${line}: o arquivo não está em UTF-8`);
}
