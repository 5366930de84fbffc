import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, EnvProblem, SHORTEST_SECRET } from '../env.ts';

/**
 * The secret that signs sessions: from the environment, or made once and kept beside the data.
 * @throws EnvProblem for a secret that can be guessed; better-auth takes a published one for it
 */
export async function readAuthSecret(env: Env): Promise<string> {
  if (env.authSecret) return env.authSecret;
  const file = join(env.dataDir, 'auth-secret');
  const secret = await readSecret(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(env.dataDir, { recursive: true });
    await writeFresh(file);
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

/** Writes aside and links, so that a full disk or a power cut leaves no half of a secret. */
async function writeFresh(file: string): Promise<void> {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await handle.writeFile(randomBytes(32).toString('base64url'));
      await handle.sync();
    } finally {
      await handle.close();
    }
    // A link fails when the file is there, so two starts at once agree on the first one's secret.
    await link(aside, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(aside, { force: true });
  }
}
