import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Mail } from '../mail/mail.ts';
import type { Background } from '../process/background.ts';
import {
  googleMail,
  invitationMail,
  passkeyMail,
  passwordChangedMail,
  secondFactorMail,
} from './auth-mails.ts';
import { openInvitation } from './invitations.queries.ts';
import type { SecondFactorAct } from './second-factor.ts';
import { deleteMailedLinks, findOwner } from './users.queries.ts';

export type LetterParts = Readonly<{
  env: Env;
  db: Db;
  mail: Mail;
  background: Background;
  /** Records what somebody did with their second factor. */
  onSecondFactor: (userId: string, act: SecondFactorAct) => Promise<void>;
  /** Records that somebody added a passkey. */
  onPasskey: (userId: string) => Promise<void>;
  /** Records that an account may be opened by Google from now on. */
  onGoogle: (userId: string) => Promise<void>;
}>;

export type LinkTo = (userId: string) => Promise<string>;
type Person = Readonly<{ name: string; email: string }>;
export type Account = Person & Readonly<{ id: string }>;
type Message = Parameters<Mail['send']>[0];
type MessageTo = (owner: Person) => Message;

export type Letters = ReturnType<typeof lettersOf>;

/** The letters about an account. @param linkTo makes a new link to the account of an invitation */
export function lettersOf({ env, db, mail, background, ...records }: LetterParts, linkTo: LinkTo) {
  const { baseUrl } = env;
  const send = (what: string, message: Message) => background.run(what, mail.send(message));
  /** Tells an owner what changed in how their account is opened. */
  const sendNotice = async (userId: string, what: string, messageTo: MessageTo) => {
    const owner = await findOwner(db, userId);
    if (owner) send(what, messageTo(owner));
  };
  return {
    send,
    /** An address that was invited is claimed by its invitation alone, so that is what it is sent. */
    sendUnlessInvited: async (user: Account, what: string, message: () => Message) => {
      if (!(await openInvitation(db, user.id))) return send(what, message());
      send('invitation', invitationMail(user, await linkTo(user.id), '72 horas'));
    },
    onPasswordChanged: async (user: Account) => {
      await deleteMailedLinks(db, user.id);
      send('password notice', passwordChangedMail(user, baseUrl));
    },
    onJoined: async (userId: string) => {
      await records.onGoogle(userId);
      await sendNotice(userId, 'google notice', (to) => googleMail(to, 'link', baseUrl));
    },
    onSecondFactor: async (userId: string, act: SecondFactorAct) => {
      await records.onSecondFactor(userId, act);
      await sendNotice(userId, 'second factor notice', (to) => secondFactorMail(to, act, baseUrl));
    },
    onPasskey: async (userId: string) => {
      await records.onPasskey(userId);
      await sendNotice(userId, 'passkey notice', (to) => passkeyMail(to, 'add', baseUrl));
    },
  };
}
