import { createTRPCUntypedClient, httpBatchStreamLink } from '@trpc/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { seedStudies } from '#server/features/guided-studies/authored-studies.ts';
import { setBlocked } from '#server/features/users/users.queries.ts';
import type { appRouter } from '#server/router.ts';
import { AUTH_PATHS, MARK, PROCEDURES } from '../support/access.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../support/fake-openai.ts';
import { freshAddress, join, joinAs, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const CALLERS = [
  'signed out',
  'expired',
  'blocked',
  'member',
  'moderator',
  'administrator',
] as const;
type Caller = (typeof CALLERS)[number];

let app: TestApp;
let fake: FakeOpenAI;
let moderator: Person;
let administrator: Person;

beforeAll(async () => {
  fake = await startFakeOpenAI();
  app = await startTestApp({
    template: 'withBible',
    env: {
      ...fake.env,
      SPEECH_MODEL: 'voz',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'ola@exemplo.com.br',
      GOOGLE_CLIENT_ID: 'cliente',
      GOOGLE_CLIENT_SECRET: 'segredo',
    },
  });
  await seedStudies(app.context.db);
  // One administrator stays, so that others may leave.
  administrator = await joinAsAdmin(app);
  moderator = await joinAs(app, 'moderator');
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

/** Without the model the library answers; only the voice of a server needs consent. */
async function memberWithVoice(consent: boolean): Promise<Person> {
  const person = await join(app);
  await person.client.member.consent.set.mutate({ consent });
  return person;
}

const cookies: Readonly<Record<Caller, (consent: boolean) => Promise<string>>> = {
  'signed out': async () => '',
  expired: async () => {
    const { id, cookie } = await join(app);
    const expiresAt = new Date(Date.now() - 1000);
    await app.context.db
      .updateTable('sessions')
      .set({ expiresAt })
      .where('userId', '=', id)
      .execute();
    return cookie;
  },
  blocked: async () => {
    const { id, cookie } = await join(app);
    await app.context.db.transaction().execute((trx) => setBlocked(trx, id, true));
    return cookie;
  },
  member: async (consent) => (await memberWithVoice(consent)).cookie,
  moderator: async (consent) => {
    const { client, cookie } = await joinAs(app, 'moderator');
    await client.member.consent.set.mutate({ consent });
    return cookie;
  },
  administrator: async (consent) => {
    const { client, cookie } = await joinAsAdmin(app);
    await client.member.consent.set.mutate({ consent });
    return cookie;
  },
};

const unchanged = new Map<Caller, Promise<string>>();

/** One cookie of each caller, for ways in that change nothing of theirs. */
function lasting(caller: Caller): Promise<string> {
  const cookie = unchanged.get(caller) ?? cookies[caller](false);
  unchanged.set(caller, cookie);
  return cookie;
}

const SIGNED_IN: readonly Caller[] = ['member', 'moderator', 'administrator'];

/** Only who may call a mutation changes something; what the voice reads depends on its caller's consent. */
function cookieFor(path: string, caller: Caller, consent: boolean): Promise<string> {
  const changes = isOpenTo(path, caller) && !isQuery(path);
  return consent || (changes && SIGNED_IN.includes(caller))
    ? cookies[caller](consent)
    : lasting(caller);
}

const Refusal = z.object({ data: z.object({ code: z.string() }) });

/** Calls a procedure as a browser with this cookie would, and reads all of its answer. */
async function outcomeOf(path: string, input: unknown, cookie: string) {
  const client = createTRPCUntypedClient<typeof appRouter>({
    links: [
      httpBatchStreamLink({
        url: `${app.baseUrl}/trpc`,
        headers: () => ({ cookie, origin: app.baseUrl }),
      }),
    ],
  });
  try {
    const answer: unknown = isQuery(path)
      ? await client.query(path, input)
      : await client.mutation(path, input);
    return { code: 'OK', text: JSON.stringify(await gathered(answer)) ?? '' };
  } catch (error) {
    const refusal = Refusal.safeParse(error);
    return { code: refusal.success ? refusal.data.data.code : String(error), text: String(error) };
  }
}

const isStream = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

async function gathered(answer: unknown): Promise<unknown> {
  return isStream(answer) ? Array.fromAsync(answer) : answer;
}

const GATES: Readonly<Record<string, readonly Caller[]>> = {
  public: CALLERS,
  member: SIGNED_IN,
  moderator: ['moderator', 'administrator'],
  admin: ['administrator'],
};

const isQuery = (path: string): boolean => PROCEDURES[path]?.is.endsWith('query') ?? false;

function isOpenTo(path: string, caller: Caller): boolean {
  const gate = PROCEDURES[path]?.is.split(' ')[0] ?? '';
  return GATES[gate]?.includes(caller) ?? false;
}

function expectedOf(path: string, caller: Caller): string {
  if (!isOpenTo(path, caller)) {
    return SIGNED_IN.includes(caller) ? 'FORBIDDEN' : 'UNAUTHENTICATED';
  }
  return PROCEDURES[path]?.others === 'NOT_FOUND' ? 'NOT_FOUND' : 'OK';
}

/** The owner's data, as their own copy has it. */
async function dataOf({ cookie }: Person): Promise<string> {
  const { text } = await outcomeOf('member.personalData.export', undefined, cookie);
  // Times of last use and of answers move by themselves.
  return text.replace(/"updatedAt":"[^"]*"/g, '');
}

describe.each(Object.keys(PROCEDURES))('%s', (path) => {
  test('opens to whom it should, and shows and changes nothing of anybody else', async () => {
    const consent = path === 'ai.generateAudio';
    const owner = await memberWithVoice(consent);
    const { input, each } = PROCEDURES[path] ?? {};
    const shared = await input?.(owner, moderator, administrator);
    const inputs = new Map<Caller, unknown>();
    for (const caller of CALLERS) {
      // A refused call leaves its input as it was.
      const own = each && isOpenTo(path, caller);
      inputs.set(caller, own ? await input?.(owner, moderator, administrator) : shared);
    }
    const before = await dataOf(owner);
    const outcomes: Record<string, string> = {};
    for (const caller of CALLERS) {
      const { code, text } = await outcomeOf(
        path,
        inputs.get(caller),
        await cookieFor(path, caller, consent),
      );
      outcomes[caller] = code;
      expect(text).not.toContain(MARK);
    }
    expect(outcomes).toEqual(
      Object.fromEntries(CALLERS.map((caller) => [caller, expectedOf(path, caller)])),
    );
    expect(await dataOf(owner)).toBe(before);
    // The inputs of the administration are tried by who may: a moderator, in the loop above.
    if (!each) expect((await outcomeOf(path, shared, owner.cookie)).code).toBe('OK');
  });
});

/** A body with which a request is read as far as its session. */
const BODY = JSON.stringify({ currentPassword: 'Errada-Errada-1', newPassword: 'Rocha-Eterna-5' });

describe('the other ways in', () => {
  const send = async (way: string, cookie: string) => {
    const [method = '', path = ''] = way.split(' ');
    const response = await fetch(app.baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        origin: app.baseUrl,
        'content-type': 'application/json',
        'x-forwarded-for': freshAddress(),
      },
      ...(method === 'POST' ? { body: BODY } : {}),
    });
    await response.text();
    return response.status;
  };

  const authPaths = async () => {
    const Endpoint = z.object({
      path: z.string(),
      options: z.object({ method: z.union([z.string(), z.array(z.string())]) }),
    });
    return Object.values(app.context.auth.api).flatMap((endpoint) => {
      const parsed = Endpoint.safeParse(Object.assign({}, endpoint));
      if (!parsed.success) return [];
      const { path, options } = parsed.data;
      return [options.method].flat().map((method) => `${method} ${path}`);
    });
  };

  const isShut = (access: string, caller: Caller) =>
    access === 'closed' || (access === 'session' && !SIGNED_IN.includes(caller));

  test('of better-auth only those with a row are open, and to whom they should be', async () => {
    const ways = await authPaths();
    expect(ways).toEqual(expect.arrayContaining(Object.keys(AUTH_PATHS)));
    for (const way of ways) {
      const [method = '', path = ''] = way.split(' ');
      const address = `${method} /api/auth${path.replaceAll(/:\w+/g, 'x')}`;
      const access = AUTH_PATHS[way] ?? 'closed';
      for (const caller of CALLERS) {
        const shut = isShut(access, caller);
        const cookie = await (shut ? lasting(caller) : cookies[caller](false));
        const status = await send(address, cookie);
        const told = `${way} for ${caller}: ${status}`;
        const refused = access === 'closed' ? [404, 405] : [401];
        expect(shut ? refused : [200, 302, 400, 401, 429], told).toContain(status);
      }
    }
  });

  test.each<[string, number]>([
    ['GET /healthz', 200],
    ['GET /readyz', 200],
    ['GET /nao-existe', 404],
    ['POST /nao-existe', 404],
    ['GET /trpc/member.nothing', 404],
    ['GET /.data/auth-secret', 404],
    ['GET /api/auth', 404],
    ['GET /texts/nada/0000000000000000/JHN.3.json', 404],
  ])('%s is the same for everybody', async (way, status) => {
    for (const caller of CALLERS) expect(await send(way, await lasting(caller))).toBe(status);
  });

  test('a file that is not there is so for members, and asks others who they are', async () => {
    for (const caller of CALLERS) {
      const status = SIGNED_IN.includes(caller) ? 404 : 401;
      expect(await send('GET /files/x', await lasting(caller)), caller).toBe(status);
    }
  });

  test('a chapter is the same for everybody', async () => {
    const text = await app.context.bible.translation(null);
    for (const caller of CALLERS) {
      const way = `GET /texts/${text?.id}/${text?.contentHash}/JHN.3.json`;
      expect(await send(way, await lasting(caller))).toBe(200);
    }
  });
});
