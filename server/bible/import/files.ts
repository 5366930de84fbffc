import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { decode } from './encoding.ts';
import { ImportFault } from './model.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const ATTEMPTS = 3;
const LARGEST_FILE = 60_000_000;
/** Far more files than a Bible has books, in archives of archives as well. */
const MOST_FILES = 300;
/** Excludes hidden files, such as those that macOS puts beside others. */
const TEXT_FILE = /(?:^|\/)[^./][^/]*\.(?:txt|json|usfm|sfm)$/i;
/** What says under which licence a text is given; eBible.org writes `copr.htm`. */
export const LICENSE_FILE = /(?:^|\/)(?:copr|copyright|licen[cçs]e?)[^/]*\.(?:html?|txt)$/i;
const isRead = (name: string) => TEXT_FILE.test(name) || LICENSE_FILE.test(name);

/** The text files of a folder, a file, a zip archive or a URL, by name. */
export async function readFiles(
  source: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (/^https?:\/\//.test(source)) {
    const url = new URL(source);
    return unpack(basename(url.pathname), await download(url, signal));
  }
  const info = await stat(source).catch(() => null);
  if (!info) throw new ImportFault(`${source}: não existe`);
  if (!info.isDirectory()) return unpack(basename(source), await readFile(source));
  const files = new Map<string, string>();
  for (const name of (await readdir(source)).sort()) {
    signal?.throwIfAborted();
    if (isRead(name)) files.set(name, decode(await readFile(join(source, name)), name));
  }
  return files;
}

function unpack(name: string, bytes: Uint8Array): ReadonlyMap<string, string> {
  if (!/\.zip$/i.test(name)) return new Map([[name, decode(bytes, name)]]);
  const sorted = Object.entries(unzip(name, bytes)).sort(([a], [b]) => (a < b ? -1 : 1));
  const files = new Map<string, string>();
  for (const [path, content] of sorted) {
    if (LICENSE_FILE.test(path)) {
      files.set(path, new TextDecoder().decode(content));
      continue;
    }
    const file = basename(path);
    if (files.has(file)) throw new ImportFault(`${name}: ${file} vem duas vezes`);
    files.set(file, decode(content, path));
  }
  return files;
}

/** Unpacks the text files. An archive says how large they are, and no more is taken than it says. */
function unzip(name: string, bytes: Uint8Array): Record<string, Uint8Array> {
  let [count, size] = [0, 0];
  try {
    return unzipSync(bytes, {
      filter: (file) => {
        if (!isRead(file.name)) return false;
        count += 1;
        size += file.originalSize;
        if (count > MOST_FILES) throw new ImportFault(`${name}: arquivos demais no zip`);
        if (size > LARGEST_FILE)
          throw new ImportFault(`${name}: o conteúdo do zip é grande demais`);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    throw new ImportFault(`${name}: o arquivo zip não está completo`);
  }
}

/** Reads an answer no further than a file may be large. */
async function bytesOf({ body }: Response, url: URL): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > LARGEST_FILE) throw new ImportFault(`${url.href}: grande demais`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

export async function download(url: URL, signal?: AbortSignal): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    try {
      const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await fetch(url, {
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (!response.ok) throw new ImportFault(`${url.host} respondeu ${response.status}`);
      return await bytesOf(response, url);
    } catch (error) {
      if (signal?.aborted || attempt === ATTEMPTS) {
        if (error instanceof ImportFault) throw error;
        throw new ImportFault(`não foi possível baixar de ${url.host}`, { cause: error });
      }
    }
  }
}
