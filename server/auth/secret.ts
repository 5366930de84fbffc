import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SHORTEST_SECRET } from '../env/variables.ts';
import type { Env } from '../env.ts';
import { EnvProblem } from '../process/env-problem.ts';

/**
 * Reads the secret that signs sessions: from the environment, or from a file beside the data that
 * the first start creates.
 * @throws EnvProblem for a short secret, in place of which better-auth would use a published one
 */
export async function readAuthSecret(env: Env): Promise<string> {
  if (env.authSecret) return env.authSecret;
  const file = join(env.dataDir, 'auth-secret');
  const secret = await readSecret(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(env.dataDir, { recursive: true });
    await createSecret(file);
    return readSecret(file);
  });
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new EnvProblem(
    `${file} holds fewer than ${SHORTEST_SECRET} characters, so sessions could be forged. ` +
      'Delete it to have a new secret made (everybody signs in again), or set AUTH_SECRET.',
  );
}

async function readSecret(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim();
}

/** Writes another file and links it, so that a full disk or a power cut leaves no half secret. */
async function createSecret(file: string): Promise<void> {
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(randomBytes(32).toString('base64url'));
      await handle.sync();
    } finally {
      await handle.close();
    }
    // A link fails when the file exists, so two starts at once agree on the first one's secret.
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
}
