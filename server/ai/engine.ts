import type { SettingName, SettingValues } from '#shared/system-settings.ts';
import type { Bible } from '../bible/bible.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Background } from '../process/background.ts';
import { FairQueue } from '../rate-limit/fair-queue.ts';
import type { DailyLimits } from './budget/usage.queries.ts';
import { Breaker } from './model/breaker.ts';
import { createCheckModel, createModel, type Model } from './model/openai.ts';
import { Once } from './once.ts';

const RETRY_PAUSE_MS = 400;
/**
 * Fewer answers begin at once than there are connections to the database, which each needs several
 * times before its first word; the others wait for their turn instead of for a connection.
 */
const STARTS = { atOnce: 6, mostWaiting: 2000, mostOfOne: 30 };

/** What administrators have set. */
type Settings = Readonly<{
  read: <Name extends SettingName>(name: Name) => Promise<SettingValues[Name]>;
  readAll: () => Promise<SettingValues>;
}>;

/** The parts that all generations share, created once. */
export type Engine = Readonly<{
  db: Db;
  bible: Bible;
  settings: Settings;
  log: Log;
  background: Background;
  now: () => Date;
  model: Model | null;
  /** Checks what the model wrote; null where the same one does. */
  checkModel: Model | null;
  breaker: Breaker;
  checkBreaker: Breaker;
  once: Once;
  /** Answers between their question and their first word. */
  starts: FairQueue;
  limits: Env['modelLimits'];
  /** The pause before a model that failed is asked once more. */
  retryPauseMs: number;
  /** Marks the reservations of this process, to be settled by another if it dies. */
  processId: string;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
  /** Ends the answers that are being written: what is there of them is saved. */
  stop: () => void;
}>;

type Parts = Pick<Engine, 'db' | 'bible' | 'settings' | 'log' | 'background' | 'now'>;

export function createEngine(
  env: Pick<Env, 'model' | 'modelLimits'>,
  parts: Parts,
  retryPauseMs = RETRY_PAUSE_MS,
): Engine {
  const stopping = new AbortController();
  return {
    ...parts,
    model: createModel(env.model, env.modelLimits, parts),
    checkModel: createCheckModel(env.model, env.modelLimits, parts),
    breaker: new Breaker(),
    checkBreaker: new Breaker(),
    once: new Once(),
    starts: new FairQueue(STARTS),
    limits: env.modelLimits,
    retryPauseMs,
    processId: crypto.randomUUID(),
    stopping: stopping.signal,
    stop: () => stopping.abort(new Error('the process stops')),
  };
}

/** The model, unless there is none or an administrator has switched it off. */
export async function usableModel({ model, settings }: Engine): Promise<Model | null> {
  return model && (await settings.read('aiEnabled')) ? model : null;
}

/**
 * The tokens that one member and the whole site may spend today, as administrators have set them.
 */
export async function dailyLimits({ settings }: Pick<Engine, 'settings'>): Promise<DailyLimits> {
  const { aiMemberDailyTokens, aiSiteDailyTokens } = await settings.readAll();
  return { member: aiMemberDailyTokens, site: aiSiteDailyTokens };
}
