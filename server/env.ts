import { resolve } from 'node:path';
import type { DatabaseConfig } from './db/open.ts';
import { contradictionsIn } from './env/contradictions.ts';
import { misspellings, sentenceOf } from './env/sentences.ts';
import { Variables, type Vars } from './env/variables.ts';
import { EnvProblem } from './process/env-problem.ts';
import { type StorageConfig, storageConfig } from './storage/config.ts';

type ModelServer = { apiKey: string; baseUrl: string | null };

export type Env = Readonly<{
  production: boolean;
  port: number;
  host: string;
  baseUrl: string;
  trustProxy: number;
  dataDir: string;
  logLevel: Vars['LOG_LEVEL'];
  database: DatabaseConfig;
  /** `null` lets the first start make a secret and store it in the data directory. */
  authSecret: string | null;
  /** Opens the page of metrics. */
  metricsToken: string | null;
  /** The collector, where it receives traces. */
  traceEndpoint: string | null;
  /** The collector, where it receives metrics. */
  metricsExport: Readonly<{ endpoint: string; everyMs: number }> | null;
  /** The client as which members sign in by Google. */
  google: Readonly<{ clientId: string; clientSecret: string }> | null;
  passwordMinLength: number;
  admin: { email: string; password: string | null } | null;
  mail: { kind: 'outbox'; directory: string } | { kind: 'smtp'; url: string; from: string };
  /** The keys that identify this site to the push services of browsers. */
  push: { publicKey: string; privateKey: string; subject: string } | null;
  model:
    | { kind: 'library' }
    | (ModelServer & { kind: 'openai'; id: string; checkId: string | null });
  modelLimits: Readonly<{
    timeoutMs: number;
    stallMs: number;
    memberDailyTokens: number;
    siteDailyTokens: number;
  }>;
  speech: { kind: 'device' } | (ModelServer & { kind: 'openai'; model: string; voice: string });
  /** `catalogue` is the address below which the archives of translations stand. */
  bible: { source: string | null; autoInstall: boolean; catalogue: string };
  /** Whether pages go on without a connection; false takes the worker off the devices that have it. */
  serviceWorker: boolean;
  storage: StorageConfig;
}>;

/** Always named, as the SDK without an address reads the variable by itself, empty ones too. */
export const OPENAI_ADDRESS = 'https://api.openai.com/v1';

/**
 * Only this function reads the environment, once at start: the rest of the server sees which part
 * serves each port, never a variable.
 * @param mode what it is where NODE_ENV does not say
 * @throws EnvProblem
 */
export function readEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
  mode: Vars['NODE_ENV'] = 'development',
): Env {
  // An empty variable, as compose files produce them, counts as absent.
  const set = Object.entries(source).filter(([, value]) => value?.trim() !== '');
  const given = { NODE_ENV: mode, ...Object.fromEntries(set) };
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => sentenceOf(issue, given));
    throw new EnvProblem(`The environment cannot be used. ${sentences.join(' ')}`);
  }
  const vars = parsed.data;
  const [contradiction] = contradictionsIn(vars).filter(([given]) => given);
  if (contradiction) throw new EnvProblem(contradiction[1]);
  return decide(vars);
}

/** Says of each variable that looks like one of ours and is none what may have been meant. */
export const misspelledVariables = (
  source: Readonly<Record<string, string | undefined>> = process.env,
): string[] => misspellings(Object.keys(source), Object.keys(Variables.shape));

function pushIn({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Vars): Env['push'] {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return null;
  return {
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
    subject: VAPID_SUBJECT,
  };
}

const googleIn = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Vars): Env['google'] =>
  GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
    ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
    : null;

const databaseIn = (vars: Vars, dataDir: string): Env['database'] =>
  vars.DATABASE_URL
    ? {
        kind: 'postgres',
        url: vars.DATABASE_URL,
        poolSize: vars.DATABASE_POOL,
        directUrl: vars.DATABASE_DIRECT_URL,
        replicaUrl: vars.DATABASE_REPLICA_URL,
        named: vars.DATABASE_NAMED_STATEMENTS,
      }
    : { kind: 'embedded', directory: resolve(dataDir, 'postgres') };

function decide(vars: Vars): Env {
  const dataDir = resolve(vars.DATA_DIR);
  const apiKey = vars.OPENAI_API_KEY ?? 'none';
  const collector = vars.OTEL_EXPORTER_OTLP_ENDPOINT;
  const server = { apiKey, baseUrl: vars.OPENAI_BASE_URL ?? null };
  return {
    production: vars.NODE_ENV === 'production',
    port: vars.PORT,
    host: vars.HOST,
    baseUrl: (vars.BASE_URL ?? `http://localhost:${vars.PORT}`).replace(/\/+$/, ''),
    trustProxy: vars.TRUST_PROXY,
    dataDir,
    logLevel: vars.LOG_LEVEL,
    database: databaseIn(vars, dataDir),
    authSecret: vars.AUTH_SECRET ?? null,
    metricsToken: vars.METRICS_TOKEN ?? null,
    traceEndpoint: vars.OTEL_TRACES_EXPORTER === 'otlp' ? (collector ?? null) : null,
    metricsExport:
      collector && vars.OTEL_METRICS_EXPORTER === 'otlp'
        ? { endpoint: collector, everyMs: vars.OTEL_METRIC_EXPORT_INTERVAL }
        : null,
    google: googleIn(vars),
    passwordMinLength: vars.PASSWORD_MIN_LENGTH,
    admin: vars.ADMIN_EMAIL
      ? { email: vars.ADMIN_EMAIL.toLowerCase(), password: vars.ADMIN_PASSWORD ?? null }
      : null,
    mail:
      vars.SMTP_URL && vars.MAIL_FROM
        ? { kind: 'smtp', url: vars.SMTP_URL, from: vars.MAIL_FROM }
        : { kind: 'outbox', directory: resolve(dataDir, 'outbox') },
    push: pushIn(vars),
    // No model is named by us, as those of today are gone in some months.
    model: vars.AI_MODEL
      ? { kind: 'openai', ...server, id: vars.AI_MODEL, checkId: vars.AI_CHECK_MODEL ?? null }
      : { kind: 'library' },
    modelLimits: {
      timeoutMs: vars.AI_TIMEOUT_SECONDS * 1000,
      stallMs: vars.AI_STALL_SECONDS * 1000,
      memberDailyTokens: vars.AI_MEMBER_DAILY_TOKENS,
      siteDailyTokens: vars.AI_SITE_DAILY_TOKENS,
    },
    speech: vars.SPEECH_MODEL
      ? { kind: 'openai', ...server, model: vars.SPEECH_MODEL, voice: vars.SPEECH_VOICE }
      : { kind: 'device' },
    bible: {
      source: vars.BIBLE_SOURCE ?? null,
      autoInstall: vars.BIBLE_AUTO_INSTALL ?? true,
      catalogue: vars.BIBLE_CATALOGUE_URL,
    },
    serviceWorker: vars.SERVICE_WORKER,
    storage: storageConfig(vars, dataDir),
  };
}

/**
 * Takes variables that are set to nothing out of the environment, since packages that read theirs
 * themselves, some as they are loaded, do not take them for absent.
 */
export function dropBlankVariables(): void {
  for (const name of Object.keys(Variables.shape)) {
    if (process.env[name]?.trim() === '') delete process.env[name];
  }
}
