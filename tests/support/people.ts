import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/access.ts';
import { type Client, clientWith, type TestApp } from './test-app.ts';

export const PASSWORD = 'Caminho-Verdade-7';

let addresses = 0;

/** An address for each person of a test, as seen behind a proxy. */
export function freshAddress(): string {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export async function postAuth(
  app: Pick<TestApp, 'baseUrl'>,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${app.baseUrl}/api/auth${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: app.baseUrl,
      'x-forwarded-for': freshAddress(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

/** The token in a link for a password; behind the #, so that no server's log holds it. */
export function tokenIn(link: string | undefined): string | null {
  return new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token');
}

/** Confirms an address as the page behind its link does, on a device that holds these cookies. */
export const confirm = (
  app: Pick<TestApp, 'baseUrl'>,
  link: string | undefined,
  cookie = '',
): Promise<Response> => postAuth(app, '/verify-email', { token: tokenIn(link) }, { cookie });

export type Person = Readonly<{
  id: string;
  name: string;
  email: string;
  cookie: string;
  baseUrl: string;
  client: Client;
}>;

/** Signs a person up over HTTP, confirms the e-mail by its link and returns the cookie. */
export async function join(app: TestApp, name = 'Maria da Silva'): Promise<Person> {
  const email = `${randomUUID()}@exemplo.com.br`;
  const signUp = { name, email, password: PASSWORD, callbackURL: '/' };
  const signedUp = await postAuth(app, '/sign-up/email', signUp);
  await app.context.background.settled();
  const mail = app.mails.findLast((message) => message.to.address === email);
  if (!mail) throw new Error('no confirmation arrived');
  const confirmed = await confirm(app, mail.link, cookieOf(signedUp));
  const cookie = cookieOf(confirmed);
  const client = clientWith(app, cookie);
  const session = await client.session.current.query();
  if (!session) throw new Error('the confirmation did not sign in');
  const { baseUrl } = app;
  return { id: session.user.id, name, email, cookie, baseUrl, client };
}

export const joinAsAdmin = (app: TestApp, name = 'Ana Administradora') =>
  joinAs(app, 'admin', name);

export async function joinAs(app: TestApp, role: Role, name = 'Rute Moderadora'): Promise<Person> {
  const person = await join(app, name);
  await app.context.db
    .updateTable('userRoles')
    .set({ role })
    .where('userId', '=', person.id)
    .execute();
  return person;
}
