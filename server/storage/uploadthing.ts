import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { unlessGivenUp } from '../process/give-up.ts';
import type { StorageConfig } from './config.ts';
import { type Storage, StorageFailure } from './storage.ts';

type Config = Extract<StorageConfig, { kind: 'uploadthing' }>;

const PAGE = 500;

/**
 * Stores files at UploadThing as private ones. Signed addresses expire within a minute and are
 * used by this process only. The package costs 0.4 s and 80 MB, so it loads with a token only.
 * @param givenUp ends the wait for a service that hangs
 */
export async function createUploadThing(config: Config, givenUp?: AbortSignal): Promise<Storage> {
  const { UTApi } = await import('uploadthing/server');
  silenceOwnFields();
  const { token, apiUrl, ingestUrl, filesHost, answerMs, uploadMs } = config;
  const reached = <Result>(work: Promise<Result>) => orAway(unlessGivenUp(givenUp, work));
  // A service that hangs must not hold a request, and the package sets no limits itself.
  const limited: typeof fetch = (input, init) => {
    const limit = AbortSignal.timeout(init?.method === 'PUT' ? uploadMs : answerMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(input, { ...init, signal });
  };
  const api = new UTApi({
    token,
    fetch: limited,
    // Its errors come back to the caller, who tells them; its own lines of them hold signed addresses.
    logLevel: 'Fatal',
    ...(apiUrl ? { apiUrl } : {}),
    ...(ingestUrl ? { ingestUrl } : {}),
    ...(filesHost ? { ufsHost: filesHost, ufsAppIdLocation: 'path' as const } : {}),
  });
  return {
    description: 'UploadThing',
    put: async (path, name, mime) => {
      const file = Object.assign(await openAsBlob(path, { type: mime }), { name, customId: name });
      const sending = api.uploadFiles(file, {
        acl: 'private',
        contentDisposition: 'attachment',
      });
      const { data, error } = await inTime(answerMs + uploadMs, reached(sending));
      if (error) throw new StorageFailure('away', { cause: new Error(error.message) });
      return data.key;
    },
    open: async (location, range) => {
      const { ufsUrl } = await reached(api.generateSignedURL(location, { expiresIn: 60 }));
      return read(ufsUrl, range, answerMs);
    },
    delete: async (locations) => {
      if (locations.length === 0) return;
      await reached(api.deleteFiles([...locations]));
    },
    list: async function* () {
      for (let offset = 0; ; offset += PAGE) {
        const { files, hasMore } = await reached(api.listFiles({ limit: PAGE, offset }));
        for (const { key, customId, name, uploadedAt, status } of files) {
          if (status !== 'Uploaded') continue;
          yield { location: key, name: customId ?? name, storedAt: new Date(uploadedAt) };
        }
        if (!hasMore || files.length === 0) return;
      }
    },
  };
}

const OWN_FIELDS = /^⚠️ \[uploadthing\]\[deprecated\] `file\.(?:url|appUrl)` is deprecated/;
let isSilenced = false;

/**
 * The package reads two fields of its own at each upload and warns of both, past its logger. All else
 * that it or anybody else warns of is told.
 */
function silenceOwnFields(): void {
  if (isSilenced) return;
  isSilenced = true;
  const { console } = globalThis;
  const warn = console.warn.bind(console);
  console.warn = (...told: unknown[]) => {
    if (!OWN_FIELDS.test(String(told[0]))) warn(...told);
  };
}

/** The time limit ends with the headers: a slow reader may take longer for the bytes. */
async function read(
  url: string,
  range: { start: number; end: number } | null,
  answerMs: number,
): Promise<Readable> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), answerMs);
  const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {};
  const response = await orAway(fetch(url, { headers, signal: stop.signal })).finally(() =>
    clearTimeout(timer),
  );
  if (response.status !== (range ? 206 : 200) || !response.body) {
    stop.abort();
    throw new StorageFailure(response.status === 404 ? 'missing' : 'away');
  }
  return Readable.from(response.body, { objectMode: false });
}

/**
 * The package tries again by itself, so that a service that hangs would hold an upload for many times
 * its limits. What arrives after all is put aside as a file that no record knows.
 */
async function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = wait(ms, undefined, { signal: done.signal }).then(() => {
    throw new StorageFailure('away');
  });
  return Promise.race([work, late]).finally(() => done.abort());
}

async function orAway<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new StorageFailure('away', { cause: error });
  }
}
