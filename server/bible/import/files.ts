import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { decode } from './encoding.ts';
import { ImportFault } from './model.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const ATTEMPTS = 3;
const LARGEST_FILE = 60_000_000;
/** Excludes hidden files, such as those that macOS puts beside others. */
const TEXT_FILE = /(?:^|\/)[^./][^/]*\.(?:txt|json|usfm|sfm)$/i;

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
    if (TEXT_FILE.test(name)) files.set(name, decode(await readFile(join(source, name)), name));
  }
  return files;
}

function unpack(name: string, bytes: Uint8Array): ReadonlyMap<string, string> {
  if (!/\.zip$/i.test(name)) return new Map([[name, decode(bytes, name)]]);
  let entries: Record<string, Uint8Array>;
  try {
    const fits = (file: { name: string; originalSize: number }) =>
      TEXT_FILE.test(file.name) && file.originalSize <= LARGEST_FILE;
    entries = unzipSync(bytes, { filter: fits });
  } catch {
    throw new ImportFault(`${name}: o arquivo zip não está completo`);
  }
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([path, content]) => [basename(path), decode(content, path)]));
}

export async function download(url: URL, signal?: AbortSignal): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    try {
      const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await fetch(url, {
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (!response.ok) throw new ImportFault(`${url.host} respondeu ${response.status}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.length > LARGEST_FILE) throw new ImportFault(`${url.href}: grande demais`);
      return bytes;
    } catch (error) {
      if (signal?.aborted || attempt === ATTEMPTS) {
        if (error instanceof ImportFault) throw error;
        throw new ImportFault(`não foi possível baixar de ${url.host}`, { cause: error });
      }
    }
  }
}
