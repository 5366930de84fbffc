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

/** A `Content-Disposition` with the name for every client: plain ASCII, and UTF-8 by RFC 8187. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const utf8 = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
