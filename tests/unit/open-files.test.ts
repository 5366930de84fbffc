import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { OpenFiles } from '#server/storage/open-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'open-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DESCRIPTORS = '/proc/self/fd';

function timesOpen(path: string): number {
  const targets = readdirSync(DESCRIPTORS).map((each) => {
    try {
      return readlinkSync(join(DESCRIPTORS, each));
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(path)).length;
}

test('parts of a file are read through one descriptor, which is closed before a deletion', async () => {
  const files = new OpenFiles();
  const path = join(folder, 'apostila.pdf');
  writeFileSync(path, '0123456789');
  const parts = [0, 3, 6].map(async (position) => {
    const into = Buffer.alloc(3);
    expect(await files.read(path, into, position)).toBe(3);
    return into.toString();
  });
  expect(await Promise.all(parts)).toEqual(['012', '345', '678']);
  expect(timesOpen(path)).toBe(1);
  const last = files.read(path, Buffer.alloc(3), 8);
  files.close(path);
  expect(await last).toBe(2);
  await vi.waitFor(() => expect(timesOpen(path)).toBe(0));
});

test('a file that was not there is looked for again', async () => {
  const files = new OpenFiles();
  const path = join(folder, 'depois.pdf');
  await expect(files.read(path, Buffer.alloc(1), 0)).rejects.toThrow('ENOENT');
  writeFileSync(path, 'a');
  expect(await files.read(path, Buffer.alloc(1), 0)).toBe(1);
  files.close(path);
});
