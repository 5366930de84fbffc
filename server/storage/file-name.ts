import { cleanText } from '#shared/text/clean-text.ts';

const LONGEST = 100;
/** Characters that file systems refuse. */
const UNWANTED = /[<>:"|?*\n\t]/g;

/** Cleans the name under which a file was sent; only downloads bear it, no path ever does. */
export function cleanFileName(given: string, extension: string): string {
  const last = cleanText(given).split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(UNWANTED, '')
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\s+/g, ' ');
  return `${[...stem].slice(0, LONGEST).join('').trim() || 'arquivo'}.${extension}`;
}
