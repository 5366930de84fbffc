import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { codeOf } from '../support/authenticator.ts';
import {
  type FakeGoogle,
  type GooglePerson,
  googlePerson,
  startFakeGoogle,
} from '../support/fake-google.ts';
import { challenge, newAuthenticator, passkeyOf, register } from '../support/passkeys.ts';
import {
  cookieOf,
  freshAddress,
  join,
  joinAsAdmin,
  PASSWORD,
  postAuth,
  tokenIn,
} from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

/** What opens an account, or protects one, sent twice at the same moment. */
let app: TestApp;
let fake: FakeGoogle;

beforeAll(async () => {
  fake = await startFakeGoogle();
  app = await startTestApp({ env: fake.env, overrides: { google: fake.google } });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

const post = (path: string, body: object, cookie = '') => postAuth(app, path, body, { cookie });
const signIn = (email: string, password = PASSWORD) => post('/sign-in/email', { email, password });
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();
const session = (cookie: string) => clientWith(app, cookie).session.current.query();

test('the answer to a challenge of a passkey opens one session', async () => {
  const maria = await join(app);
  const device = newAuthenticator();
  await register(app, device, maria.cookie, { name: 'Celular' });
  const begun = await challenge(app, 'authenticate');
  const response = device.get({ challenge: begun.challenge, origin: app.baseUrl });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      post('/passkey/verify-authentication', { response }, begun.cookie),
    ),
  );
  expect(statuses(answers)).toEqual([200, 400, 400, 400]);
  expect(await maria.client.member.account.sessions.query()).toHaveLength(2);
});

test('of passkeys that are added at once twenty stay at most', async () => {
  const maria = await join(app);
  for (let held = 0; held < 19; held++) await passkeyOf(maria, `Aparelho ${held}`);
  const begun = await Promise.all(
    Array.from({ length: 3 }, () => challenge(app, 'register', maria.cookie)),
  );
  const answers = await Promise.all(
    begun.map((each) => {
      const response = newAuthenticator().create({
        challenge: each.challenge,
        origin: app.baseUrl,
      });
      return post('/passkey/verify-registration', { response, name: 'Outro' }, each.cookie);
    }),
  );
  expect(statuses(answers)).toEqual([200, 400, 400]);
  expect(await maria.client.member.account.passkeys.list.query()).toHaveLength(20);
});

test('a recovery code lets one of two in', async () => {
  const ana = await joinAsAdmin(app);
  const enabled = await post('/two-factor/enable', { password: PASSWORD }, ana.cookie);
  const { totpURI, backupCodes } = z
    .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
    .parse(await enabled.json());
  await post('/two-factor/verify-totp', { code: codeOf(totpURI) }, ana.cookie);
  const pending = [await signIn(ana.email), await signIn(ana.email)].map(cookieOf);
  const [code = ''] = backupCodes;
  const answers = await Promise.all(
    pending.map((cookie) => post('/two-factor/verify-backup-code', { code }, cookie)),
  );
  const opened = await Promise.all(answers.map((answer) => session(cookieOf(answer))));
  expect(opened.filter((each) => each !== null)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('a link for a new password sets one of two', async () => {
  const maria = await join(app);
  await post('/request-password-reset', { email: maria.email });
  await app.context.background.settled();
  const token = tokenIn(app.mails.findLast(({ to }) => to.address === maria.email)?.link);
  const chosen = ['Rocha-Eterna-5', 'Monte-Siao-6'];
  const answers = await Promise.all(
    chosen.map((newPassword) => post('/reset-password', { token, newPassword })),
  );
  expect(statuses(answers)).toEqual([200, 400]);
  const entered = await Promise.all(chosen.map((password) => signIn(maria.email, password)));
  expect(statuses(entered)).toEqual([200, 401]);
});

test('a confirmation that two tabs send opens the account for both, or tells one', async () => {
  const email = 'duas-abas@exemplo.com.br';
  const signedUp = await post('/sign-up/email', { name: 'Ana', email, password: PASSWORD });
  await app.context.background.settled();
  const token = tokenIn(app.mails.findLast(({ to }) => to.address === email)?.link);
  const answers = await Promise.all(
    [1, 2].map(() => post('/verify-email', { token }, cookieOf(signedUp))),
  );
  expect(statuses(answers)).toEqual([200, 200]);
  expect((await signIn(email)).status).toBe(200);
});

const Begun = z.object({ url: z.string() });

/** The way to Google and the address by which it leads back. */
async function granted(person: GooglePerson) {
  const body = { provider: 'google', callbackURL: '/diary', errorCallbackURL: '/auth?by=google' };
  const begun = await post('/sign-in/social', body);
  const asked = new URL(Begun.parse(await begun.json()).url).searchParams;
  return { address: fake.grant(person, asked), cookie: cookieOf(begun) };
}

const comeBack = async ({ address, cookie }: Awaited<ReturnType<typeof granted>>) => {
  const headers = { cookie, 'x-forwarded-for': freshAddress() };
  const answer = await fetch(address, { redirect: 'manual', headers });
  return { status: answer.status, session: await session(cookieOf(answer)) };
};

const accountsOf = ({ email }: GooglePerson) =>
  app.context.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.userId', 'users.id')
    .select('accountId')
    .where('email', '=', email)
    .execute();

test('the way back from Google, opened twice, makes one account and one session', async () => {
  const lidia = googlePerson();
  const way = await granted(lidia);
  const answers = await Promise.all([comeBack(way), comeBack(way)]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(answers.filter((each) => each.session !== null)).toHaveLength(1);
  expect(await accountsOf(lidia)).toEqual([{ accountId: lidia.sub }]);
});

test('whoever comes by Google on two devices at once has one account', async () => {
  const lidia = googlePerson();
  const ways = [await granted(lidia), await granted(lidia)];
  const answers = await Promise.all(ways.map(comeBack));
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(answers.filter((each) => each.session !== null).length).toBeGreaterThan(0);
  expect(await accountsOf(lidia)).toEqual([{ accountId: lidia.sub }]);
});
