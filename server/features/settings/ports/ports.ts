import { setTimeout as wait } from 'node:timers/promises';
import { namesIn } from '#shared/text/names-in.ts';
import { spendOrRefuse } from '../../../rate-limit/rate-limit.ts';
import { recordAct } from '../../audit/api.ts';
import { biblePort } from './bible-port.ts';
import { mailPort } from './mail-port.ts';
import { modelPort } from './model-port.ts';
import { type Port, PortProblem, type PortTest } from './port.ts';
import { pushPort } from './push-port.ts';
import { speechPort } from './speech-port.ts';
import { storagePort } from './storage-port.ts';

const TIME_LIMIT_MS = 20_000;
const TESTS = { max: 30, windowSeconds: 3600 };

const databasePort: Port = {
  label: 'Banco de dados',
  describe: ({ env: { database } }) =>
    database.kind === 'embedded'
      ? 'PostgreSQL embutido, na pasta de dados'
      : `PostgreSQL em ${new URL(database.url).host}`,
  test: async ({ app }) => {
    const started = performance.now();
    await app.ping();
    return `O banco de dados respondeu em ${Math.max(1, Math.round(performance.now() - started))} ms.`;
  },
};

/** Every port, in the order in which the screen shows them. */
export const PORTS = {
  database: databasePort,
  mail: mailPort,
  model: modelPort,
  speech: speechPort,
  bible: biblePort,
  storage: storagePort,
  push: pushPort,
} as const satisfies Readonly<Record<string, Port>>;

export type PortName = keyof typeof PORTS;

export const PORT_NAMES: readonly PortName[] = namesIn(PORTS);

type PortResult = Readonly<{ works: boolean; message: string }>;

/** Uses a port once, within a time limit and so often an hour; a failure is an answer too. */
export async function testPort(
  name: PortName,
  { app, admin }: Omit<PortTest, 'signal'>,
  left: AbortSignal | undefined,
): Promise<PortResult> {
  await spendOrRefuse(app.db, 'port-tests', admin.id, TESTS);
  const subject = PORTS[name].label;
  await recordAct(app.db, { actorId: admin.id, action: 'port.test', subject });
  const ended = new AbortController();
  const signal = AbortSignal.any([
    AbortSignal.timeout(TIME_LIMIT_MS),
    ended.signal,
    ...(left ? [left] : []),
  ]);
  try {
    const tested = PORTS[name].test({ app, admin, signal });
    return { works: true, message: await Promise.race([tested, late(ended.signal)]) };
  } catch (error) {
    app.log.warn({ err: error, port: name }, 'port test failed');
    const known = error instanceof PortProblem;
    return { works: false, message: known ? error.message : 'O teste falhou. Veja o registro.' };
  } finally {
    ended.abort();
  }
}

/** Some ports take no signal, so nobody waits for them longer than this. */
async function late(signal: AbortSignal): Promise<never> {
  await wait(TIME_LIMIT_MS, undefined, { signal });
  throw new PortProblem('Não houve resposta a tempo.');
}
