import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { S3mini, S3ServiceError } from 's3mini';
import { unlessGivenUp } from '../process/give-up.ts';
import type { StorageConfig } from './config.ts';
import { type Storage, StorageFailure } from './storage.ts';

type Config = Extract<StorageConfig, { kind: 's3' }>;

const PAGE = 1000;
const NOT_FOUND = 404;
const INSUFFICIENT_STORAGE = 507;

/**
 * Stores files in a bucket of a store that speaks S3. Nothing is asked of the bucket but that it is
 * there: objects are as open as it makes them, so it must be a private one.
 * @param givenUp ends the wait for a store that hangs
 */
export function createS3(config: Config, givenUp?: AbortSignal): Storage {
  const { bucketUrl, region, accessKeyId, secretAccessKey } = config;
  const store = new S3mini({
    endpoint: bucketUrl,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: limited(config),
  });
  const reached = <Result>(work: Promise<Result>) => orFailure(unlessGivenUp(givenUp, work));
  return {
    description: `S3, ${bucketUrl}`,
    put: async (path, name, mime) => {
      const answer = await reached(store.putObject(name, await openAsBlob(path), mime));
      await answer.body?.cancel();
      return name;
    },
    open: async (location, range) => {
      // The client's end is the first byte that is not read.
      const answer = await reached(
        range
          ? store.getObjectRaw(location, false, range.start, range.end + 1)
          : store.getObjectRaw(location),
      );
      if (answer.status !== (range ? 206 : 200) || !answer.body) {
        await answer.body?.cancel();
        throw new StorageFailure('away');
      }
      return Readable.from(answer.body, { objectMode: false });
    },
    delete: async (locations) => {
      for (const location of locations) {
        await reached(store.deleteObject(location).catch(unlessMissing));
      }
    },
    list: async function* () {
      for (let next: string | undefined; ; ) {
        const page = await reached(store.listObjectsPaged('/', '', PAGE, next));
        if (!page?.objects) throw new StorageFailure('away');
        for (const { Key: name, LastModified: storedAt } of page.objects) {
          yield { location: name, name, storedAt };
        }
        next = page.nextContinuationToken;
        if (!next) return;
      }
    },
  };
}

/**
 * A store that hangs must not hold a request. For an object that is read the limit ends with the
 * headers, as a slow reader may take longer for the bytes.
 */
function limited({ answerMs, uploadMs }: Config): typeof fetch {
  return async (input, init) => {
    if (init?.method === 'PUT') {
      return fetch(input, { ...init, signal: AbortSignal.timeout(uploadMs) });
    }
    const isObject = init?.method === 'GET' && !new URL(String(input)).search;
    if (!isObject) return fetch(input, { ...init, signal: AbortSignal.timeout(answerMs) });
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), answerMs);
    return fetch(input, { ...init, signal: stop.signal }).finally(() => clearTimeout(timer));
  };
}

async function orFailure<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new StorageFailure(reasonOf(error), { cause: error });
  }
}

function unlessMissing(error: unknown): void {
  if (reasonOf(error) !== 'missing') throw error;
}

function reasonOf(error: unknown): StorageFailure['reason'] {
  if (!(error instanceof S3ServiceError)) return 'away';
  // A bucket that is gone is no file that is gone.
  if (error.status === NOT_FOUND && error.serviceCode !== 'NoSuchBucket') return 'missing';
  return error.status === INSUFFICIENT_STORAGE ? 'full' : 'away';
}
