import { migrate } from '#server/db/migrator.ts';
import { print, runScript, withDatabase } from './run-script.ts';

const USAGE = `npm run db:migrate

Brings the database up to date, as the start of the server does. It refuses a database that a
newer version has migrated, and the embedded one while the server runs.`;

await runScript(USAGE, {}, () =>
  withDatabase(async ({ direct, description }) => {
    print(description);
    const applied = await migrate(direct);
    for (const name of applied) print(`aplicada: ${name}`);
    print(applied.length === 0 ? 'nada a fazer' : `migrações aplicadas: ${applied.length}`);
  }),
);
