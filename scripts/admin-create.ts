import * as z from 'zod';
import { migrate } from '#server/db/migrator.ts';
import { takeSecondFactorOf } from '#server/features/users/first-admin.queries.ts';
import { addAdmin } from '#server/features/users/first-admin.ts';
import { print, Refusal, runScript, WrongUsage, withDatabase } from './run-script.ts';

const USAGE = `npm run admin:create -- --email ADDRESS [--promote | --remove-second-factor]

Creates an administrator, with ADMIN_PASSWORD where ADMIN_EMAIL is the address, otherwise with a
password that is shown once. It refuses an address that has an account already.

  --promote               gives the existing account of the address the role, and changes nothing else
  --remove-second-factor  lets the account of the address in by its password alone, for whoever lost
                          the authenticator and the recovery codes`;

const OPTIONS = {
  email: { type: 'string' },
  promote: { type: 'boolean' },
  'remove-second-factor': { type: 'boolean' },
} as const;

await runScript(USAGE, OPTIONS, async ({ values }) => {
  const email = z
    .email()
    .max(254)
    .safeParse(String(values['email'] ?? '').toLowerCase());
  if (!email.success) throw new WrongUsage('Informe um e-mail válido com --email.');
  await withDatabase(async ({ db, direct }, env) => {
    await migrate(direct);
    if (values['remove-second-factor'] === true) {
      if (await takeSecondFactorOf(db, email.data)) {
        return print(`${email.data} entra só com a senha, e as sessões terminaram`);
      }
      throw new Refusal(`${email.data} não tem a verificação em duas etapas.`);
    }
    const promote = values['promote'] === true;
    const password = env.admin?.email === email.data ? env.admin.password : null;
    const added = await addAdmin(db, { email: email.data, password, promote });
    if (added.kind === 'exists') {
      throw new Refusal(
        `${email.data} já tem uma conta. Com --promote ela passa a ser de administrador.`,
      );
    }
    if (added.kind === 'missing') {
      throw new Refusal(`${email.data} ainda não tem uma conta confirmada.`);
    }
    if (added.kind === 'promoted') return print(`${email.data} agora é administrador`);
    print(`administrador criado: ${email.data}`);
    if (!password) print(`senha (anote agora): ${added.password}\nTroque-a na primeira entrada.`);
  });
});
