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
import { holdBackMail, holdBackPush } from './installation/hold-back.ts';
import { Installation } from './installation/installation.ts';
import { Instances } from './instances/instances.ts';
import { CACHE_CLEARED } from './instances/news.ts';
import { wordOf } from './instances/word.ts';
import { createJobs, type Jobs } from './jobs/queue.ts';
import { createLog, type Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import { createOutbox } from './mail/outbox.ts';
import { type Background, createBackground } from './process/background.ts';
import { Caches } from './process/caches.ts';
import { Metrics } from './process/metrics.ts';
import { Readiness } from './process/readiness.ts';
import type { Push } from './push/push.ts';
import { SHARE, type VisitorLimit } from './rate-limit/visitor-limit.ts';
import { createSpeech, type Speech } from './speech/speech.ts';
import { createLocalDisk } from './storage/local-disk.ts';
import type { Storage } from './storage/storage.ts';

/** The parts of the application, created once at start. */
export type AppContext = Readonly<{
  env: Env;
  log: Log;
  db: Db;
  direct: Db;
  /** Reads what may be some seconds late. */
  late: OpenDatabase['late'];
  isReplicaFit: OpenDatabase['isReplicaFit'];
  /** Whether the database runs in this process, in the data directory. */
  embedded: boolean;
  backup: OpenDatabase['backup'];
  ping: () => Promise<void>;
  auth: Auth;
  sessions: Sessions;
  bible: Bible;
  caches: Caches;
  /** null where nobody has a token to read them. */
  metrics: Metrics | null;
  connections: OpenDatabase['connections'];
  /** The other processes on the same database. */
  instances: Instances;
  /** Whether this is the installation or a copy, which keeps to itself. */
  installation: Installation;
  settings: Settings;
  ai: Engine;
  speech: Speech | null;
  mail: Mail;
  storage: Storage;
  /** Notifications to devices; null where no keys are configured. */
  push: Push | null;
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
  Readonly<{
    database: OpenDatabase;
    mail: Mail;
    storage: Storage;
    push: Push;
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
  const log = overrides.log ?? createLog(env.logLevel);
  const database = overrides.database ?? (await openDatabase(env.database, log));
  const givingUp = new AbortController();
  const storage = overrides.storage ?? (await createStorage(env, givingUp.signal));
  const background = createBackground(log);
  const stopping = new AbortController();
  const { db, direct, late, isReplicaFit, embedded, backup, ping, connections } = database;
  const installation = new Installation({ db, env, log });
  const mail = holdBackMail(
    overrides.mail ?? (await createMail(env, givingUp.signal)),
    env,
    installation,
  );
  const jobs = createJobs(database, log);
  const now = overrides.now ?? (() => new Date());
  const auth = createAuth({
    ...{ env, db, mail, log, background, secret, ...recordsOf(db) },
    passwords: overrides.passwords ?? PASSWORDS,
    google: overrides.google ?? GOOGLE,
  });
  const bible = new Bible(db, database.late);
  const settings = new Settings(db, env);
  const activity = new ActivityBuffer((batch) => updateSessionActivity(db, batch), log);
  const ai = createEngine(
    env,
    { db, bible, settings, log, background, now },
    overrides.retryPauseMs,
  );
  const caches = new Caches();
  const metrics = env.metricsToken ? new Metrics() : null;
  const tracing = await createTracing(env);
  const instances = instancesOf({ env, log, bible, caches }, database, secret);
  return {
    env,
    log,
    db,
    ...{ direct, late, isReplicaFit, embedded, backup, ping, connections },
    auth,
    sessions: await createSessions(auth, db),
    bible,
    caches,
    metrics,
    instances,
    installation,
    settings,
    ai,
    speech: createSpeech(env.speech),
    mail,
    storage,
    push: holdBackPush(overrides.push ?? (await createPush(env, givingUp.signal)), installation),
    signer: createSigner(secret),
    background,
    jobs,
    activity,
    now,
    share: overrides.share ?? SHARE,
    readiness: new Readiness(),
    stopping: stopping.signal,
    giveUp: () => givingUp.abort(new Error('the process stops')),
    parts: partsOf(env, { database, ai, mail, storage }),
    close: async () => {
      stopping.abort();
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

type Described = Readonly<{ database: OpenDatabase; ai: Engine; mail: Mail; storage: Storage }>;

const partsOf = (env: Env, { database, ai, mail, storage }: Described): readonly string[] => [
  `database  ${database.description}`,
  `model     ${ai.model?.description ?? 'none: the authored library answers'}${ai.checkModel ? `, checked by ${ai.checkModel.id}` : ''}`,
  `mail      ${mail.description}`,
  `push      ${env.push ? 'web push' : 'none: reminders go by e-mail'}`,
  `speech    ${env.speech.kind === 'openai' ? env.speech.model : 'the voice of each device'}`,
  `files     ${storage.description}`,
  `bible     ${env.bible.source ?? 'Bíblia Livre from its publisher'}`,
];

/** The packages cost memory, so they load where somebody receives what they send. */
async function createTracing({ traceEndpoint }: Env) {
  if (!traceEndpoint) return null;
  const { startTracing } = await import('./tracing/export.ts');
  return startTracing(traceEndpoint);
}

async function createPush({ push }: Env, givenUp: AbortSignal): Promise<Push | null> {
  if (!push) return null;
  const { createWebPush } = await import('./push/web-push.ts');
  return createWebPush(push, givenUp);
}

async function createMail({ mail }: Env, givenUp: AbortSignal): Promise<Mail> {
  if (mail.kind === 'outbox') {
    return createOutbox(mail.directory, (line) => process.stdout.write(`${line}\n`));
  }
  const { createSmtp } = await import('./mail/smtp.ts');
  return createSmtp(mail.url, mail.from, givenUp);
}

export async function createStorage({ storage }: Env, givenUp?: AbortSignal): Promise<Storage> {
  if (storage.kind === 'disk') return createLocalDisk(storage.directory);
  const { createUploadThing } = await import('./storage/uploadthing.ts');
  return createUploadThing(storage, givenUp);
}
