import { magicLink } from 'better-auth/plugins/magic-link';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Message } from '../mail/mail.ts';
import { LINK_MINUTES, passwordNeededMail, signInLinkMail } from './auth-mails.ts';
import { deleteSessionOf, findConfirmed, isMember } from './users.queries.ts';

/** Where a link is asked for, and where the page behind it sends its token. */
export const LINK_PATHS = ['/sign-in/magic-link', '/magic-link/verify'] as const;

/** The page behind a link sends it, which no other site and no program that reads mails can. */
export const LINK_HEADER = 'x-sign-in-link';

/** Without a mail server nobody would receive it. */
export const offersLink = ({ mail }: Pick<Env, 'mail'>): boolean => mail.kind === 'smtp';

type Parts = Readonly<{
  db: Db;
  baseUrl: string;
  send: (what: string, message: Message) => void;
}>;

/**
 * better-auth's sign-in by a link that is mailed: it works once, for ten minutes, and for confirmed
 * accounts of members. Whoever looks after the site has a password, and is told so.
 */
export const signInLink = ({ db, baseUrl, send }: Parts) =>
  magicLink({
    expiresIn: LINK_MINUTES * 60,
    disableSignUp: true,
    storeToken: 'hashed',
    sendMagicLink: async ({ email, token, url }) => {
      const owner = await findConfirmed(db, email);
      if (!owner) return;
      if (!isMember(owner)) {
        send('password notice', passwordNeededMail(owner, `${baseUrl}/auth`));
        return;
      }
      const target = new URL(url).searchParams.get('callbackURL') ?? '/';
      const query = new URLSearchParams({ view: 'enter', redirect: target });
      send('sign-in link', signInLinkMail(owner, `${baseUrl}/auth?${query}#token=${token}`));
    },
  });

type Entered = Readonly<{
  session: Readonly<{ token: string }>;
  user: Readonly<{ email: string }>;
}>;

type Rules = Readonly<{
  db: Db;
  refuse: (status: 'BAD_REQUEST' | 'FORBIDDEN', code: string) => Error;
}>;

type Asked = Readonly<{ path: string; request?: Request | undefined }>;

type Answered = Asked & Readonly<{ context: Readonly<{ newSession: Entered | null }> }>;

/** Our rules around the link: its page alone sends it, and it opens nothing that a role guards. */
export function linkRules({ db, refuse }: Rules) {
  const isOpened = ({ path }: Asked) => path === LINK_PATHS[1];
  return {
    before: (ctx: Asked): void => {
      if (!isOpened(ctx) || !ctx.request || ctx.request.headers.has(LINK_HEADER)) return;
      throw refuse('BAD_REQUEST', 'INVALID_TOKEN');
    },
    after: async (ctx: Answered): Promise<void> => {
      if (!isOpened(ctx)) return;
      const { newSession } = ctx.context;
      const owner = newSession && (await findConfirmed(db, newSession.user.email));
      if (!owner || isMember(owner)) return;
      await deleteSessionOf(db, newSession.session.token);
      throw refuse('FORBIDDEN', 'PASSWORD_NEEDED');
    },
  };
}
