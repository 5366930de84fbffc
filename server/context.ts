import { createEngine, type Engine } from './ai/engine.ts';
import { type Auth, createAuth } from './auth/auth.ts';
import { GOOGLE, type GoogleServer } from './auth/google.ts';
import { PASSWORDS, type Passwords } from './auth/passwords.ts';
import type { SecondFactorAct } from './auth/second-factor.ts';
import { readAuthSecret } from './auth/secret.ts';
import { createSessions, type Sessions } from './auth/session.ts';
import { createSigner, type Signer } from './auth/signer.ts';
import { Bible } from './bible/bible.ts';
import type { Db, OpenDatabase } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import type { Env } from './env.ts';
import { recordAct } from './features/audit/api.ts';
import { Settings } from './features/settings/api.ts';
import { ActivityBuffer, updateSessionActivity } from './features/tracking/api.ts';
import { Installation } from './installation/installation.ts';
import { Instances } from './instances/instances.ts';
import { CACHE_CLEARED } from './instances/news.ts';
import { wordOf } from './instances/word.ts';
import { createJobs, type Jobs } from './jobs/queue.ts';
import { createLog, type Log } from './log.ts';
import { Metrics } from './metrics/metrics.ts';
import { createMetricsExport, createTracing, openPorts, type Ports } from './ports.ts';
import { type Background, createBackground } from './process/background.ts';
import { Caches } from './process/caches.ts';
import { Readiness } from './process/readiness.ts';
import { SHARE, type VisitorLimit } from './rate-limit/visitor-limit.ts';

/** What others take of the database; its end is the application's. */
type DatabaseParts = Omit<OpenDatabase, 'pool' | 'description' | 'close'>;

/** The parts of the application, created once at start. */
export type AppContext = DatabaseParts &
  Ports &
  Readonly<{
    env: Env;
    log: Log;
    auth: Auth;
    sessions: Sessions;
    bible: Bible;
    caches: Caches;
    /** null where nobody reads them. */
    metrics: Metrics | null;
    /** The other processes on the same database. */
    instances: Instances;
    /** Whether this is the installation or a copy, which keeps to itself. */
    installation: Installation;
    settings: Settings;
    ai: Engine;
    signer: Signer;
    background: Background;
    jobs: Jobs;
    /** Heartbeats that are about to be written. */
    activity: ActivityBuffer;
    now: () => Date;
    /** The calls that one member may ask of the process. */
    share: VisitorLimit;
    readiness: Readiness;
    /** Aborts when the application closes, for work in the background that takes long. */
    stopping: AbortSignal;
    /** Ends the wait for letters, notifications and files that a service holds up. */
    giveUp: () => void;
    /** The start prints these lines, one for the part behind each port. */
    parts: readonly string[];
    close: () => Promise<void>;
  }>;

/** Tests replace these parts. */
export type Overrides = Partial<
  Omit<Ports, 'speech'> &
    Readonly<{
      database: OpenDatabase;
      log: Log;
      now: () => Date;
      passwords: Passwords;
      google: GoogleServer;
      retryPauseMs: number;
      share: AppContext['share'];
    }>
>;

export async function createContext(env: Env, overrides: Overrides = {}): Promise<AppContext> {
  // The secret is read first, so that a refused start leaves no database open.
  const secret = await readAuthSecret(env);
  const { log = createLog(env.logLevel), now = () => new Date() } = overrides;
  const database = overrides.database ?? (await openDatabase(env.database, log));
  const { pool: _pool, description: _line, close: _close, ...databaseParts } = database;
  const { db, late } = database;
  const background = createBackground(log);
  const base = { env, log, db, background };
  const givingUp = new AbortController();
  const installation = new Installation(base);
  const ports = await openPorts(env, installation, overrides, givingUp.signal);
  const members = await membersOf(base, ports, secret, overrides);
  const bible = new Bible(db, late);
  const caches = new Caches();
  const settings = new Settings(db, env);
  const engineParts = { db, bible, settings, log, background, now };
  const ai = createEngine(env, engineParts, overrides.retryPauseMs);
  const context = {
    ...databaseParts,
    ...ports,
    ...members,
    ...base,
    bible,
    caches,
    settings,
    ai,
    installation,
    metrics: env.metricsToken || env.metricsExport ? new Metrics() : null,
    instances: instancesOf({ env, log, bible, caches }, database, secret),
    jobs: createJobs(database, log),
    now,
    share: overrides.share ?? SHARE,
    readiness: new Readiness(),
    giveUp: () => givingUp.abort(new Error('the process stops')),
    parts: partsOf(env, database, ai, ports),
  };
  const { metrics, instances } = context;
  const tracing = await createTracing(env, instances.id);
  const measuring = await createMetricsExport(env, instances.id, metrics, context);
  return { ...context, ...ending(context, database, { tracing, measuring }) };
}

type Base = Pick<AppContext, 'env' | 'log' | 'db' | 'background'>;

/** What knows members: their accounts, their sessions, and what is signed in their name. */
async function membersOf(base: Base, { mail }: Ports, secret: string, overrides: Overrides) {
  const { db, log } = base;
  const { passwords = PASSWORDS, google = GOOGLE } = overrides;
  const auth = createAuth({ ...base, ...recordsOf(db), mail, secret, passwords, google });
  return {
    auth,
    sessions: await createSessions(auth, db),
    signer: createSigner(secret),
    activity: new ActivityBuffer((batch) => updateSessionActivity(db, batch), log),
  };
}

type Ends = Pick<AppContext, 'jobs' | 'background' | 'activity' | 'instances' | 'mail' | 'metrics'>;

/** What sends to a collector, where there is one. */
type Sender = Readonly<{ close: () => Promise<void> }> | null;

/** Ends what was opened, the database after those who write to it. */
function ending(
  { jobs, background, activity, instances, mail, metrics }: Ends,
  database: OpenDatabase,
  { tracing, measuring }: Readonly<{ tracing: Sender; measuring: Sender }>,
): Pick<AppContext, 'stopping' | 'close'> {
  const stopping = new AbortController();
  return {
    stopping: stopping.signal,
    close: async () => {
      stopping.abort();
      // The last figures are read while all that they tell of is still there.
      await measuring?.close();
      await jobs.stop();
      await background.settled();
      await activity.flush();
      await instances.leave();
      mail.close();
      metrics?.close();
      await database.close();
      await tracing?.close();
    },
  };
}

/** Writes what happened to an account into the record of acts. */
const recordsOf = (db: Db) => ({
  onAccepted: (trx: Db, userId: string) =>
    recordAct(trx, { actorId: userId, action: 'user.accept-invitation', subject: userId }),
  onSecondFactor: (userId: string, act: SecondFactorAct) =>
    recordAct(db, { actorId: userId, action: `second-factor.${act}`, subject: userId }),
  onPasskey: (userId: string) =>
    recordAct(db, { actorId: userId, action: 'passkey.add', subject: userId }),
  onGoogle: (userId: string) =>
    recordAct(db, { actorId: userId, action: 'google.link', subject: userId }),
});

function instancesOf(
  { env, log, bible, caches }: Pick<AppContext, 'env' | 'log' | 'bible' | 'caches'>,
  { db, embedded }: OpenDatabase,
  secret: string,
): Instances {
  const instances = new Instances({
    db,
    log,
    embedded,
    folder: env.storage.kind === 'disk' ? env.storage.directory : null,
    secret,
    word: () => wordOf(secret, env.storage, bible.held()),
  });
  instances.on(CACHE_CLEARED, ({ name }) => caches.clear(name));
  return instances;
}

const partsOf = (
  env: Env,
  database: OpenDatabase,
  ai: Engine,
  { mail, storage }: Ports,
): readonly string[] => [
  `database  ${database.description}`,
  `model     ${ai.model?.description ?? 'none: the authored library answers'}${ai.checkModel ? `, checked by ${ai.checkModel.id}` : ''}`,
  `mail      ${mail.description}`,
  `push      ${env.push ? 'web push' : 'none: reminders go by e-mail'}`,
  `speech    ${env.speech.kind === 'openai' ? env.speech.model : 'the voice of each device'}`,
  `files     ${storage.description}`,
  `bible     ${env.bible.source ?? 'Bíblia Livre from its publisher'}`,
];
