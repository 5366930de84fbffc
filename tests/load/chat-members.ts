import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { cookieOf, PASSWORD, postAuth } from '../support/people.ts';
import { type Client, clientWith } from '../support/test-app.ts';

export type LoadMember = Readonly<{ client: Client; cookie: string }>;

/** Members who have agreed to the model, confirmed by the database instead of by mail. */
export async function makeMembers(
  url: string,
  origin: string,
  count: number,
): Promise<LoadMember[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const members: LoadMember[] = [];
  for (let at = 0; at < count; at++) {
    const email = `${randomUUID()}@exemplo.com.br`;
    const app = { baseUrl: origin };
    await postAuth(app, '/sign-up/email', { name: 'Maria', email, password: PASSWORD });
    await database.query('update users set email_verified = true where email = $1', [email]);
    const signedIn = await postAuth(app, '/sign-in/email', { email, password: PASSWORD });
    if (signedIn.status !== 200) throw new Error(`a member cannot sign in: ${signedIn.status}`);
    const cookie = cookieOf(signedIn);
    const client = clientWith(app, cookie);
    await client.member.consent.set.mutate({ consent: true });
    members.push({ client, cookie });
  }
  await database.end();
  return members;
}

/** Sessions of many members, made by the database since a sign-in is slow on purpose. @returns their cookies */
export async function signInMany(url: string, secret: string, count: number): Promise<string[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const values = `from generate_series(1, ${count}) n on conflict do nothing`;
  await database.query(`insert into users (id, name, email, email_verified)
    select 'many-' || n, 'Membro ' || n, 'muitos' || n || '@exemplo.com.br', true ${values}`);
  await database.query(`insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    select 'many-' || n, 'manytoken' || n, 'many-' || n, now() + interval '7 days', now(), now() ${values}`);
  await database.end();
  return Array.from({ length: count }, (_, index) => {
    const token = `manytoken${index + 1}`;
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return `cb.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  });
}

/** Resets the rate limits, as if a minute had passed. */
export async function forgetLimits(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query('delete from rate_limits');
  await database.end();
}
