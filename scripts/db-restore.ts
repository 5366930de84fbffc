import { basename } from 'node:path';
import { RestoreRefused, restoreDirectory } from '#server/db/restore.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { lockDataDir } from '#server/process/data-lock.ts';
import { objectsIn } from '#server/storage/local-disk.ts';
import { print, Refusal, runScript, WrongUsage } from './run-script.ts';

const USAGE = `npm run db:restore -- FILE [--replace]

Makes a backup that was downloaded from /admin/maintenance the embedded database in DATA_DIR, and
puts its uploaded files there. It refuses while the server runs, and where a database is already. The
secret of sessions is not in a backup; copy "auth-secret" of DATA_DIR apart. The server that then
starts says that it is a copy, and sends nothing until an administrator or
"npm run installation:confirm" says that it is the installation now.

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
    const files = env.storage.kind === 'disk' ? objectsIn(env.storage.directory) : null;
    const log = createLog('warn');
    const restored = await restoreDirectory(file, directory, { replace, files, log });
    const { stored, missing } = restored.files;
    if (restored.aside) print(`banco anterior posto de lado em ${restored.aside}`);
    print(
      `restaurado de ${basename(file)}: contas: ${restored.accounts}, migrações: ${restored.migrations}, arquivos: ${stored}`,
    );
    if (missing > 0) print(`arquivos que o banco mostra e que não estão aqui: ${missing}`);
  } catch (error) {
    if (error instanceof RestoreRefused) throw new Refusal(error.message);
    throw error;
  } finally {
    await unlock();
  }
});
