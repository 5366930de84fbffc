import { LEASES, withLease } from '#server/db/locks.ts';
import { migrate } from '#server/db/migrator.ts';
import { seedBooklets } from '#server/features/booklets/booklets.seed.ts';
import { Settings } from '#server/features/settings/settings.ts';
import { createStorage } from '#server/ports.ts';
import { seed } from '#server/start/seed.ts';
import { addDemoMembers } from './demo-members.ts';
import { print, runScript, WrongUsage, withDatabase } from './run-script.ts';

const USAGE = `npm run seed [-- --demo [--force]]

Migrates the database and installs what a fresh installation shows, as the start of the server
does: the selection of the Bible, the studies, the quiz, the books, the booklets and the first
administrator. Repeated, it changes nothing; what administrators changed or deleted stays so.

  --demo    adds two members with two weeks of a reading plan, a guided study, a diary, prayer
            requests, saved verses and quizzes; refused where there are real members
  --force   adds them beside real members`;

const OPTIONS = { demo: { type: 'boolean' }, force: { type: 'boolean' } } as const;

await runScript(USAGE, OPTIONS, async ({ values: { demo = false, force = false } }) => {
  if (force && !demo) throw new WrongUsage('--force only goes with --demo.');
  await withDatabase(async (database, env) => {
    const { db, description } = database;
    print(description);
    const applied = await migrate(database.direct);
    print(`migrações aplicadas: ${applied.length}`);
    const { signal } = new AbortController();
    const admin = await withLease(db, LEASES.seed, () => seed(db, env), signal);
    const storage = await createStorage(env);
    await seedBooklets({ db, env, storage, settings: new Settings(db, env) }, signal);
    print('conteúdo instalado');
    if (admin) {
      print(`primeiro administrador: ${admin.email}`);
      if (admin.password) print(`senha (anote agora): ${admin.password}`);
    }
    if (!demo) return;
    const added = await addDemoMembers(database, env, { force: force === true });
    if (!added) return print('membros de demonstração: já estão aqui');
    print(`membros de demonstração: ${added.emails.join(', ')}`);
    print(`senha (anote agora): ${added.password}`);
  });
});
