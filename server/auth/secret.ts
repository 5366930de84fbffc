import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';

/** The secret that signs sessions: from the environment, or made once and kept beside the data. */
export async function readAuthSecret(env: Env): Promise<string> {
  if (env.authSecret) return env.authSecret;
  const file = join(env.dataDir, 'auth-secret');
  await mkdir(env.dataDir, { recursive: true });
  const fresh = randomBytes(32).toString('base64url');
  // "wx" fails when the file is there, so two starts at once agree on the first one's secret.
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}
