import type { Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { type ChapterDocument, isChapterDocument } from '#shared/bible/chapter-document.ts';
import type { ImportedChapter } from './import/model.ts';

export type PackedDocument = Readonly<{ gzip: Buffer; brotli: Buffer }>;

/** Whoever holds the compressed chapters of each edition in memory. */
type Holder = Readonly<{
  document: (translation: string, hash: string, key: string) => PackedDocument | null;
}>;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const expand = promisify(gunzip);

export function buildDocument(
  translation: string,
  book: ChapterDocument['book'],
  { number, title, verses }: ImportedChapter,
): ChapterDocument {
  return {
    translation,
    book,
    chapter: number,
    title,
    verses: verses
      .filter((verse) => verse.text !== '')
      .map((verse) => ({
        number: verse.number,
        text: verse.text,
        ...(verse.notes.length > 0 ? { notes: verse.notes } : {}),
      })),
  };
}

/** The hash of an edition, from all its documents in canonical order. */
export const editionHash = (documents: Hash): string => documents.digest('hex').slice(0, 16);

/** Compresses a chapter at import, so that no request has to. */
export async function packDocument(json: string): Promise<PackedDocument> {
  const [zipped, smaller] = await Promise.all([
    compressGzip(json, { level: 9 }),
    compressBrotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  ]);
  return { gzip: zipped, brotli: smaller };
}

const ADDRESS = /^\/texts\/([a-z0-9-]+)\/([0-9a-f]{16})\/([1-3A-Z]{3}\.\d{1,3})\.json$/;

/** The document at an address such as `/texts/blivre/{hash}/JHN.3.json`, from memory only. */
export function documentAt(bible: Holder, address: string): PackedDocument | null {
  const [, translation = '', hash = '', key = ''] = ADDRESS.exec(address) ?? [];
  return key === '' ? null : bible.document(translation, hash, key);
}

export async function readDocument(
  bible: Holder,
  address: string,
): Promise<ChapterDocument | null> {
  const packed = documentAt(bible, address);
  return packed && unpackDocument(packed.gzip);
}

export async function unpackDocument(zipped: Buffer): Promise<ChapterDocument> {
  return parseDocument((await expand(zipped)).toString('utf8'));
}

/** @throws where the text is no chapter */
export function parseDocument(json: string): ChapterDocument {
  const document: unknown = JSON.parse(json);
  if (!isChapterDocument(document)) throw new Error('a stored chapter has another form');
  return document;
}
