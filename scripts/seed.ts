import { createStorage } from '#server/context.ts';
import { LEASES, withLease } from '#server/db/locks.ts';
import { migrate } from '#server/db/migrator.ts';
import { seedBooklets } from '#server/features/booklets/booklets.seed.ts';
import { Settings } from '#server/features/settings/settings.ts';
import { seed } from '#server/start/seed.ts';
import { print, runScript, withDatabase } from './run-script.ts';

const USAGE = `npm run seed

Migrates the database and installs what a fresh installation shows, as the start of the server
does: the selection of the Bible, the studies, the quiz, the books, the booklets and the first
administrator. Repeated, it changes nothing; what administrators changed or deleted stays so.`;

await runScript(USAGE, {}, () =>
  withDatabase(async ({ db, description }, env) => {
    print(description);
    const applied = await migrate(db);
    print(`migrações aplicadas: ${applied.length}`);
    const { signal } = new AbortController();
    const admin = await withLease(db, LEASES.seed, () => seed(db, env), signal);
    const storage = await createStorage(env);
    await seedBooklets({ db, env, storage, settings: new Settings(db, env) }, signal);
    print('conteúdo instalado');
    if (!admin) return;
    print(`primeiro administrador: ${admin.email}`);
    if (admin.password) print(`senha (anote agora): ${admin.password}`);
  }),
);
