import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client';
import type { Router } from 'express';
import { createApp } from '#server/app.ts';
import { type AppContext, createContext, type Overrides } from '#server/context.ts';
import { readEnv } from '#server/env.ts';
import { type ConnectionLimits, createHttpServer } from '#server/http/http-server.ts';
import type { Message } from '#server/mail/mail.ts';
import type { AppRouter } from '#server/router.ts';
import { copyDatabase } from './database.ts';
import { QUICK_PASSWORDS } from './quick-passwords.ts';
import { scratchFolder } from './scratch.ts';
import { TEST_LOG } from './server-errors.ts';
import type { Templates } from './templates.ts';

export type TestApp = Readonly<{
  context: AppContext;
  baseUrl: string;
  mails: Message[];
  /** Closes the port until the function that it returns opens it again. */
  unreachable: () => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}>;

export type TestAppOptions = Readonly<{
  template?: keyof Templates;
  env?: Record<string, string>;
  overrides?: Overrides;
  client?: (context: AppContext) => Router;
  connections?: Partial<ConnectionLimits>;
  /** The host of the site's address; browsers give passkeys to a name alone. */
  host?: string;
}>;

/** The real application on a port and a database of its own; the mail goes to a list, and nothing is slow on purpose. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = scratchFolder('data');
  const server = createHttpServer(options.connections);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const mails: Message[] = [];
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(address.port),
    BASE_URL: `http://${options.host ?? '127.0.0.1'}:${address.port}`,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ...options.env,
  });
  const context = await createContext(env, {
    log: TEST_LOG,
    database: options.overrides?.database ?? (await copyDatabase(options.template ?? 'seeded')),
    mail: {
      description: 'a list',
      send: async (message) => {
        mails.push(message);
      },
      close: () => {},
    },
    passwords: QUICK_PASSWORDS,
    retryPauseMs: 20,
    // Tests call faster than any person; those of the share set it.
    share: { burst: 1_000_000, perSecond: 1_000_000 },
    ...options.overrides,
  });
  context.readiness.ready = true;
  const client = options.client?.(context);
  server.on('request', createApp(context, client ? { client } : {}));
  return {
    context,
    baseUrl: env.baseUrl,
    mails,
    unreachable: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      return () =>
        new Promise<void>((resolve) => {
          if (server.listening) resolve();
          else server.listen(address.port, '127.0.0.1', resolve);
        });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await context.close();
    },
  };
}

/** A client of the procedures as a browser holding this cookie would be. */
export function clientWith(app: Pick<TestApp, 'baseUrl'>, cookie = '') {
  const options = {
    url: `${app.baseUrl}/trpc`,
    headers: () => ({ cookie, origin: app.baseUrl }),
  };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ context }) => context['stream'] === true,
        true: httpBatchStreamLink({ ...options, maxItems: 1 }),
        false: httpBatchLink({ ...options, maxItems: 10 }),
      }),
    ],
  });
}

export type Client = ReturnType<typeof clientWith>;
