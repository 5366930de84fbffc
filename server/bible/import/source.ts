import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseBlivre } from './blivre.ts';
import { BLIVRE_BASE_URL, BLIVRE_FILES } from './blivre-files.ts';
import { parseJsonBible } from './json.ts';
import { type ImportedBible, ImportFault } from './model.ts';

export type ReadOptions = Readonly<{
  signal?: AbortSignal;
  /** Files read so far, of how many. */
  onFile?: (done: number, total: number) => Promise<void> | void;
}>;

const REQUEST_TIMEOUT_MS = 20_000;
const ATTEMPTS = 3;
const LARGEST_FILE = 40_000_000;

/** Bíblia Livre from its publisher, each file checked against its known sum. */
export async function readPublishedBlivre(options: ReadOptions = {}): Promise<ImportedBible> {
  const files = new Map<string, string>();
  for (const [name, sum] of BLIVRE_FILES) {
    const bytes = await download(new URL(name, BLIVRE_BASE_URL), options.signal);
    if (createHash('sha256').update(bytes).digest('hex') !== sum) {
      throw new ImportFault(`${name}: o arquivo recebido não confere com o publicado`);
    }
    files.set(name, decode(bytes, name));
    await options.onFile?.(files.size, BLIVRE_FILES.length);
  }
  return parseBlivre(files);
}

/**
 * A translation from a folder, a file or an address.
 * @throws ImportFault naming the place of the first fault
 */
export async function readBibleSource(
  source: string,
  options: ReadOptions = {},
): Promise<ImportedBible> {
  if (/^https?:\/\//.test(source)) {
    const url = new URL(source);
    const name = basename(url.pathname);
    return parseNamed(name, new Map([[name, decode(await download(url, options.signal), name)]]));
  }
  const info = await stat(source).catch(() => null);
  if (!info) throw new ImportFault(`${source}: não existe`);
  const paths = info.isDirectory()
    ? (await readdir(source)).sort().map((name) => join(source, name))
    : [source];
  const texts = paths.filter((path) => /\.(txt|json)$/i.test(path));
  if (texts.length === 0) throw new ImportFault(`${source}: nenhum arquivo de texto bíblico`);
  const files = new Map<string, string>();
  for (const path of texts) {
    options.signal?.throwIfAborted();
    files.set(basename(path), decode(await readFile(path), basename(path)));
    await options.onFile?.(files.size, texts.length);
  }
  return parseNamed(basename(source), files);
}

function parseNamed(name: string, files: ReadonlyMap<string, string>): ImportedBible {
  const [first] = files;
  if (!first) throw new ImportFault(`${name}: vazio`);
  return first[0].toLowerCase().endsWith('.json')
    ? parseJsonBible(first[1], first[0])
    : parseBlivre(files);
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportFault(`${name}: o arquivo não está em UTF-8`);
  }
}

async function download(url: URL, signal: AbortSignal | undefined): Promise<Uint8Array> {
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
