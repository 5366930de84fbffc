import type { Auth } from '../../auth/auth.ts';
import { addressChangedMail, farewellMail, secondFactorMail } from '../../auth/auth-mails.ts';
import { findOwner } from '../../auth/users.queries.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { AppError } from '../../errors.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Background } from '../../process/background.ts';
import { type Limit, spendOrRefuse } from '../../rate-limit/rate-limit.ts';
import { recordAct } from '../audit/api.ts';
import { eraseMember } from '../personal-data/api.ts';
import { correctUser, readUnconfirmed, removeSecondFactor } from './users.queries.ts';

type App = Readonly<{ auth: Auth; background: Background; db: Db; env: Env; mail: Mail }>;

const CONFIRMATIONS: Limit = { max: 200, windowSeconds: 86_400 };

export const LAST_ADMIN = 'É o último administrador: dê esse papel a outra pessoa antes.';

/** Corrects a name and an address; the record tells which, not the words, as it outlives accounts. */
export async function correct(
  app: App,
  actorId: string,
  userId: string,
  corrected: Readonly<{ name: string; email: string }>,
): Promise<void> {
  const former = await app.db.transaction().execute(async (trx) => {
    const user = await correctUser(trx, userId, corrected);
    if (!user) throw new AppError('NOT_FOUND');
    if (user === 'taken') throw new AppError('CONFLICT', 'Já existe uma conta com este e-mail.');
    const changed = [
      ...(user.name === corrected.name ? [] : ['nome']),
      ...(user.email === corrected.email ? [] : ['e-mail']),
    ].join(' e ');
    const act = { actorId, action: 'user.update', subject: userId } as const;
    if (changed !== '') await recordAct(trx, { ...act, after: { changed } });
    return user;
  });
  if (former.email === corrected.email) return;
  // Whoever holds either address learns of it: a slip of the administrator must not stay unseen.
  for (const email of [former.email, corrected.email]) {
    const mail = addressChangedMail({ name: corrected.name, email }, app.env.baseUrl);
    app.background.run('address notice', app.mail.send(mail));
  }
}

/** Mails the confirmation of a sign-up once more. */
export async function confirmAgain(app: App, actorId: string, userId: string): Promise<void> {
  await spendOrRefuse(app.db, 'confirmations', actorId, CONFIRMATIONS);
  const user = await readUnconfirmed(app.db, userId);
  if (!user) throw new AppError('NOT_FOUND', 'Este e-mail já foi confirmado.');
  await app.auth.api.sendVerificationEmail({
    body: { email: user.email, callbackURL: '/?confirmed=1' },
  });
  await recordAct(app.db, { actorId, action: 'user.resend-confirmation', subject: userId });
}

/** Removes somebody else's second factor and ends their sessions; they are told. */
export async function takeSecondFactor(app: App, actorId: string, userId: string): Promise<void> {
  if (userId === actorId)
    throw new AppError('CONFLICT', 'A sua própria se desativa no seu perfil.');
  const owner = await app.db.transaction().execute(async (trx) => {
    if (!(await removeSecondFactor(trx, { actorId, userId }))) throw new AppError('NOT_FOUND');
    return findOwner(trx, userId);
  });
  if (!owner) return;
  const mail = secondFactorMail(owner, 'remove', app.env.baseUrl);
  app.background.run('second factor notice', app.mail.send(mail));
}

/** Deletes the account of a member who asked for it, and says farewell. */
export async function removeUser(app: App, actorId: string, userId: string): Promise<void> {
  if (userId === actorId) {
    throw new AppError('CONFLICT', 'A sua própria conta se exclui no seu perfil.');
  }
  const erased = await eraseMember(app.db, userId, (trx) =>
    recordAct(trx, { actorId, action: 'user.delete', subject: userId }),
  );
  if (erased === 'not-found') throw new AppError('NOT_FOUND');
  if (erased === 'last-admin') throw new AppError('CONFLICT', LAST_ADMIN);
  app.background.run('farewell mail', app.mail.send(farewellMail(erased, app.env.baseUrl)));
}
