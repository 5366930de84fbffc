import { basename } from 'node:path';
import { RestoreRefused, restoreDirectory } from '#server/db/restore.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { lockDataDir } from '#server/process/data-lock.ts';
import { print, Refusal, runScript, WrongUsage } from './run-script.ts';

const USAGE = `npm run db:restore -- FILE [--replace]

Makes a backup that was downloaded from /admin/maintenance the embedded database in DATA_DIR. It
refuses while the server runs, and where a database is already. Uploaded files and the secret of
sessions are not in a backup; copy "files" and "auth-secret" of DATA_DIR apart.

  --replace   moves the database that is there aside and puts the backup in its place`;

await runScript(USAGE, { replace: { type: 'boolean' } }, async ({ values, positionals }) => {
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new WrongUsage('Informe uma cópia de segurança (.tar.gz).');
  const env = readEnv();
  if (env.database.kind === 'postgres') {
    throw new Refusal('DATABASE_URL indica um servidor PostgreSQL; use pg_restore.');
  }
  const { directory } = env.database;
  const unlock = await lockDataDir(env.dataDir);
  try {
    const replace = values['replace'] === true;
    const restored = await restoreDirectory(file, directory, { replace, log: createLog('warn') });
    if (restored.aside) print(`banco anterior posto de lado em ${restored.aside}`);
    print(
      `restaurado de ${basename(file)}: contas: ${restored.accounts}, migrações: ${restored.migrations}`,
    );
  } catch (error) {
    if (error instanceof RestoreRefused) throw new Refusal(error.message);
    throw error;
  } finally {
    await unlock();
  }
});
