import { ImportFault } from './model.ts';

/** @throws ImportFault at the first line that is not UTF-8, or lost its letters before */
export function decode(bytes: Uint8Array, name: string): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  refuseLostLetters(text, name);
  return text;
}

/** What stands for a letter that could not be read; and NUL, which only other encodings have. */
export const LOST = /[\uFFFD\0]/;

export function refuseLostLetters(text: string, name: string): void {
  const at = text.search(LOST);
  if (at < 0) return;
  const line = text.slice(0, at).split('\n').length;
  throw new ImportFault(`${name}, linha ${line}: o arquivo não está em UTF-8`);
}
