import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { cleanText } from '#shared/text/clean-text.ts';
import { isPdfKind, tooLargeMessage, type UploadedFile, type UploadKind } from '#shared/uploads.ts';
import type { Db } from '../db/client.ts';
import { type CheckedFile, checkFile } from './check/check-file.ts';
import type { StorageConfig } from './config.ts';
import { asRefusal, FileRefused } from './file-refused.ts';
import { markedName } from './object-name.ts';
import { readMark } from './quarantine.queries.ts';
import { receive } from './receive.ts';
import type { Storage } from './storage.ts';
import { onDisk } from './storage.ts';
import { announceFile, confirmFile, dropFile } from './stored-files.queries.ts';
import type { StoredPart } from './stored-files.table.ts';

export type FilesContext = Readonly<{
  db: Db;
  storage: Storage;
  env: Readonly<{ storage: StorageConfig }>;
  settings: Readonly<{ read: (name: 'pdfMegabytes' | 'imageMegabytes') => Promise<number> }>;
}>;

type GivenFile = Readonly<{
  kind: UploadKind;
  /** As its sender calls it. */
  name: string;
  source: Readable;
  /** Null for what the product itself brings. */
  createdBy: string | null;
}>;

/** The temporary files, on the same disk as the stored ones. */
export const temporaryFolder = ({ env }: Pick<FilesContext, 'env'>): string =>
  join(env.storage.directory, 'tmp');

const MB = 1024 * 1024;

const LONGEST_NAME = 100;
/** Characters that file systems refuse. */
const UNWANTED_IN_NAME = /[<>:"|?*\n\t]/g;

/** The largest file of a kind, in bytes. */
export async function uploadLimit(
  { settings }: Pick<FilesContext, 'settings'>,
  kind: UploadKind,
): Promise<number> {
  return MB * (await settings.read(isPdfKind(kind) ? 'pdfMegabytes' : 'imageMegabytes'));
}

/**
 * Receives, checks and stores a file. It belongs to nothing yet: an item takes it by its key
 * within the hour, or it is collected.
 * @throws FileRefused; nothing is stored then
 */
export async function storeFile(app: FilesContext, given: GivenFile): Promise<UploadedFile> {
  const { kind, source } = given;
  try {
    const maxBytes = await uploadLimit(app, kind);
    const root = temporaryFolder(app);
    await onDisk(() => mkdir(root, { recursive: true, mode: 0o700 }));
    const folder = await onDisk(() => mkdtemp(join(root, 'upload-')));
    try {
      const path = join(folder, 'upload');
      const limit = { maxBytes, tooLarge: tooLargeMessage(kind, maxBytes) };
      const { sha256 } = await receive(source, path, limit);
      const checked = await checkFile({ kind: isPdfKind(kind) ? 'pdf' : 'image', path, folder });
      return await keep(app, given, checked, sha256);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } catch (error) {
    throw asRefusal(error);
  }
}

/** The record comes before the file, and says that it is stored only once it is. */
async function keep(
  { db, storage, env }: FilesContext,
  given: GivenFile,
  checked: CheckedFile,
  sha256: string,
): Promise<UploadedFile> {
  const key = randomBytes(24).toString('base64url');
  const { kind, createdBy } = given;
  const { mime, pages } = checked;
  const name = cleanFileName(given.name, checked.extension);
  const made = await Promise.all(
    checked.parts.map(async (part) => ({ ...part, bytes: (await stat(part.path)).size })),
  );
  const bytes = made.reduce((sum, part) => sum + part.bytes, 0);
  const file = { key, kind, name, mime, bytes, sha256, pages, createdBy };
  if (!(await announceFile(db, file, env.storage.quotaBytes))) throw new FileRefused('full');
  const mark = await readMark(db);
  const parts: StoredPart[] = [];
  try {
    for (const part of made) {
      const extension = part.name === 'file' ? checked.extension : `${part.name}.webp`;
      const objectName = markedName(mark, `${key}.${extension}`);
      const location = await storage.put(part.path, objectName, part.mime);
      parts.push({ name: part.name, location, mime: part.mime, bytes: part.bytes });
    }
    await confirmFile(db, key, parts);
  } catch (error) {
    // A deletion that fails now is made up for within two hours by the collection.
    await storage.delete(parts.map(({ location }) => location)).catch(() => {});
    await dropFile(db, key).catch(() => {});
    throw error;
  }
  return { key, name, bytes, pages };
}

/** Cleans the name under which a file was sent; only downloads bear it, no path ever does. */
function cleanFileName(given: string, extension: string): string {
  const last = cleanText(given).split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(UNWANTED_IN_NAME, '')
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\s+/g, ' ');
  return `${[...stem].slice(0, LONGEST_NAME).join('').trim() || 'arquivo'}.${extension}`;
}
