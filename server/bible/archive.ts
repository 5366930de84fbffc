import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Archive, archiveOf } from '#shared/bible/archive.ts';
import type { BookCode } from '#shared/bible/canon.ts';
import type { Db } from '../db/client.ts';
import { readWordForms } from './bible.queries.ts';
import { type PackedDocument, unpackDocument } from './documents.ts';

type StoredEdition = Readonly<{
  translation: Readonly<{ id: string; contentHash: string | null; editionId: string }>;
  documents: ReadonlyMap<string, PackedDocument>;
}>;

/** Gathers one book of an edition, or all of it with the words that a search needs. */
export async function gatherArchive(
  db: Db,
  { translation, documents }: StoredEdition,
  book: BookCode | null,
): Promise<Archive> {
  const wanted = [...documents].filter(([key]) => book === null || key.startsWith(`${book}.`));
  const [chapters, words] = await Promise.all([
    Promise.all(wanted.map(([, { gzip: zipped }]) => unpackDocument(zipped))),
    book === null ? readWordForms(db, translation.editionId) : null,
  ]);
  const { id, contentHash } = translation;
  return archiveOf({ translation: id, hash: contentHash ?? '' }, chapters, words);
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** A window over the whole text; a higher quality saves a tenth and takes fifteen times as long. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
};

export const compressArchive = (json: string, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? compressBrotli(json, BROTLI) : compressGzip(json, { level: 9 });
