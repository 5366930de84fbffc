import { migrate } from '#server/db/migrator.ts';
import { recordAct } from '#server/features/audit/api.ts';
import { Installation } from '#server/installation/installation.ts';
import { createLog } from '#server/log.ts';
import { print, runScript, withDatabase } from './run-script.ts';

const USAGE = `npm run installation:confirm

Says that this copy is the installation now, as an administrator may at /admin: messages and the
deletion of unused files go on. Where it is none, nothing changes. BASE_URL and the database must be
those with which the server starts.`;

await runScript(USAGE, {}, () =>
  withDatabase(async ({ db, direct }, env) => {
    await migrate(direct);
    const installation = new Installation({ db, env, log: createLog('silent') });
    await installation.look();
    const { copy } = installation;
    if (!copy) {
      print('não é uma cópia: nada mudou');
      return;
    }
    await db.transaction().execute(async (trx) => {
      await installation.claim(trx);
      await recordAct(trx, { actorId: null, action: 'installation.claim', subject: copy.site });
    });
    await installation.claimed();
    print(`esta é a instalação agora: ${copy.site}`);
  }),
);
