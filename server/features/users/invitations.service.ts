import type { Auth } from '../../auth/auth.ts';
import { invitationMail } from '../../auth/auth-mails.ts';
import {
  deleteInvited,
  type Invited,
  insertInvited,
  openInvitation,
  renewInvitation,
} from '../../auth/invitations.queries.ts';
import { invitationEnd, makeInvitationLink } from '../../auth/invitations.ts';
import { deleteMailedLinks } from '../../auth/users.queries.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { AppError } from '../../errors.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Background } from '../../process/background.ts';
import { type Limit, spendOrRefuse } from '../../rate-limit/rate-limit.ts';
import { recordAct } from '../audit/api.ts';

const INVITATIONS: Limit = { max: 200, windowSeconds: 86_400 };

type App = Readonly<{ auth: Auth; background: Background; db: Db; env: Env; mail: Mail }>;

/** Creates an account for an address and mails a link with which its owner chooses a password. */
export async function invite(app: App, actorId: string, email: string): Promise<void> {
  await spendInvitation(app, actorId);
  const expiresAt = invitationEnd();
  const invited = await app.db.transaction().execute(async (trx) => {
    const user = await insertInvited(trx, email, actorId, expiresAt);
    if (user) {
      await recordAct(trx, { actorId, action: 'user.invite', subject: user.id });
    }
    return user;
  });
  if (!invited) throw new AppError('CONFLICT', 'Já existe uma conta com este e-mail.');
  await mailLink(app, invited, expiresAt);
}

/** Mails a new link, and the earlier one ends. */
export async function inviteAgain(app: App, actorId: string, userId: string): Promise<void> {
  await spendInvitation(app, actorId);
  const invited = await openInvitation(app.db, userId);
  if (!invited) throw new AppError('NOT_FOUND', NOT_OPEN);
  const expiresAt = invitationEnd();
  await app.db.transaction().execute(async (trx) => {
    await renewInvitation(trx, userId, expiresAt);
    await deleteMailedLinks(trx, userId);
    await recordAct(trx, { actorId, action: 'user.invite-again', subject: userId });
  });
  await mailLink(app, invited, expiresAt);
}

/** Takes an invitation back; the account that nobody has opened goes with it. */
export async function revokeInvitation(app: App, actorId: string, userId: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    if (!(await openInvitation(trx, userId))) throw new AppError('NOT_FOUND', NOT_OPEN);
    await deleteMailedLinks(trx, userId);
    await deleteInvited(trx, userId);
    await recordAct(trx, { actorId, action: 'user.revoke-invitation', subject: userId });
  });
}

const NOT_OPEN = 'Este convite já foi aceito ou não existe mais.';

async function spendInvitation({ db }: App, actorId: string): Promise<void> {
  await spendOrRefuse(db, 'invitations', actorId, INVITATIONS);
}

async function mailLink(app: App, { id, ...to }: Invited, expiresAt: Date): Promise<void> {
  const { baseUrl } = app.env;
  const url = await makeInvitationLink(app.auth, { baseUrl, userId: id, expiresAt });
  app.background.run('invitation', app.mail.send(invitationMail(to, url, '72 horas')));
}
