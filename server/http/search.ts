import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isBookCode } from '#shared/bible/canon.ts';
import { LONGEST_QUERY, type SearchAnswer } from '#shared/bible/search-results.ts';
import type { Bible } from '../bible/bible.ts';
import type { AppContext } from '../context.ts';
import { helpLinesFor } from '../safety/help-lines.ts';

const compress = promisify(gzip);
const MAX_CACHED_BYTES = 4_000_000;
const MIN_COMPRESSED_BYTES = 1400;

/** An answer with help lines is for whoever typed it, and no cache keeps it. */
type Answer = Readonly<{ body: Buffer; gzipped: boolean; isKept: boolean }>;

type SearchAddress = Readonly<{ translation: string; hash: string; parameters: string }>;

/**
 * Searches a translation by words. The same words in the same edition always find the same
 * verses, so answers are addressed by content like chapters, and the latest ones are cached.
 */
export class Search {
  private readonly cached = new LRUCache<string, Answer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  private readonly bible: Bible;

  constructor({ bible, caches }: Pick<AppContext, 'bible' | 'caches'>) {
    caches.add('searches', this.cached);
    this.bible = bible;
  }

  /** Answers a search in a translation that is installed under this hash. */
  async answer(
    response: ServerResponse,
    { translation, hash, parameters }: SearchAddress,
    acceptsGzip: boolean,
  ): Promise<void> {
    const key = `${translation} ${hash} ${acceptsGzip} ${parameters}`;
    const answer = this.cached.get(key) ?? (await this.find(translation, parameters, acceptsGzip));
    if (answer.isKept) this.cached.set(key, answer);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': answer.body.length,
      'cache-control': answer.isKept ? 'public, max-age=86400' : 'no-store',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(answer.gzipped ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(answer.body);
  }

  private async find(
    translation: string,
    parameters: string,
    acceptsGzip: boolean,
  ): Promise<Answer> {
    const query = new URLSearchParams(parameters);
    const words = (query.get('q') ?? '').slice(0, LONGEST_QUERY);
    const testament = query.get('testament');
    const book = query.get('book') ?? '';
    const options = {
      testament: testament === 'old' || testament === 'new' ? testament : null,
      book: isBookCode(book) ? book : null,
      speech: query.get('speech') === 'jesus' ? 'jesus' : null,
      after: query.get('after'),
    } as const;
    const results = await this.bible.search(words, options, translation);
    const notices = query.get('after') ? [] : helpLinesFor([words]);
    const answer: SearchAnswer = { ...results, notices };
    const body = Buffer.from(JSON.stringify(answer));
    const gzipped = acceptsGzip && body.length > MIN_COMPRESSED_BYTES;
    return {
      body: gzipped ? await compress(body, { level: 1 }) : body,
      gzipped,
      isKept: notices.length === 0,
    };
  }
}
