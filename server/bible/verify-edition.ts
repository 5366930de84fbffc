import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { BOOKS } from '#shared/bible/canon.ts';
import type { Db } from '../db/client.ts';
import { editionHash, parseDocument } from './documents.ts';
import { readChapters, readVerses } from './translations.queries.ts';

const expandGzip = promisify(gunzip);
const expandBrotli = promisify(brotliDecompress);

const MOST_PROBLEMS = 10;

type Verification = Readonly<{
  intact: boolean;
  books: number;
  chapters: number;
  verses: number;
  /**
   * The places where the stored text differs from the imported one, in Portuguese; long lists are
   * cut.
   */
  problems: readonly string[];
}>;

type Edition = Readonly<{ editionId: string; contentHash: string | null }>;

/**
 * Compares what is stored of an edition with the hash of its import: the documents of readers in
 * both compressions, and the verses of the search.
 */
export async function verifyEdition(db: Db, edition: Edition): Promise<Verification> {
  const hash = createHash('sha256');
  const problems: string[] = [];
  const counted = { books: 0, chapters: 0, verses: 0 };
  for (const { code, name } of BOOKS) {
    const chapters = await readChapters(db, edition.editionId, code);
    const verses = await readVerses(db, edition.editionId, code);
    if (chapters.length === 0 && verses.length === 0) continue;
    counted.books += 1;
    counted.chapters += chapters.length;
    counted.verses += verses.length;
    const searched = Map.groupBy(verses, ({ chapter }) => chapter);
    for (const chapter of chapters) {
      const json = await documentOf(chapter);
      hash.update(json ?? '');
      const found = searched.get(chapter.chapter) ?? [];
      searched.delete(chapter.chapter);
      if (json === null) problems.push(`${name} ${chapter.chapter}: não pode ser lido`);
      else if (!isSearchable(json, found)) {
        problems.push(`${name} ${chapter.chapter}: a busca tem outro texto`);
      }
    }
    for (const chapter of searched.keys()) problems.push(`${name} ${chapter}: falta`);
  }
  const matches = editionHash(hash) === edition.contentHash;
  if (!matches && problems.length === 0) problems.push('O texto não é o que foi importado');
  return {
    intact: problems.length === 0,
    ...counted,
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

/** @returns null where the two compressions cannot be read or differ */
async function documentOf(packed: { gzip: Buffer; brotli: Buffer }): Promise<string | null> {
  try {
    const [one, other] = await Promise.all([expandGzip(packed.gzip), expandBrotli(packed.brotli)]);
    return one.equals(other) ? one.toString('utf8') : null;
  } catch {
    return null;
  }
}

type SearchedVerse = Readonly<{ verse: number; text: string }>;

function isSearchable(json: string, searched: readonly SearchedVerse[]): boolean {
  const { verses } = parseDocument(json);
  const texts = new Map(searched.map(({ verse, text }) => [verse, text]));
  return (
    verses.length === texts.size && verses.every(({ number, text }) => texts.get(number) === text)
  );
}
