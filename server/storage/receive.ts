import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { FileRefused } from './file-refused.ts';
import { onDisk } from './storage.ts';

type Received = Readonly<{ bytes: number; sha256: string }>;

/**
 * Writes a stream to a new file chunk by chunk, so that memory holds one of them at a time. The
 * stream stays open after a refusal, because its connection carries the answer.
 * @throws FileRefused for an empty, too large or broken stream
 */
export function receive(
  source: Readable,
  path: string,
  { maxBytes, tooLarge }: Readonly<{ maxBytes: number; tooLarge: string }>,
): Promise<Received> {
  return onDisk(async () => {
    const file = await open(path, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of chunksOf(source)) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new FileRefused('too-large', tooLarge);
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      if (bytes === 0) throw new FileRefused('empty');
      return { bytes, sha256: hash.digest('hex') };
    } finally {
      await file.close();
    }
  });
}

async function* chunksOf(source: Readable): AsyncGenerator<Uint8Array> {
  const chunks = source.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) yield Buffer.from(chunk);
  } catch (error) {
    throw new FileRefused('interrupted', undefined, { cause: error });
  }
}
