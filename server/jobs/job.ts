import type { QueueOptions } from 'pg-boss';
import * as z from 'zod';

type Cron = Readonly<{
  /** Five fields; the job runs with an empty payload, and once for all the times it missed. */
  at: string;
  /** An IANA time zone; UTC when absent. */
  zone?: string;
}>;

type Declaration<Payload extends object, Parts> = Readonly<{
  name: string;
  /** The name that administrators read, in Portuguese. */
  title: string;
  /**
   * Payloads hold ids, never the words of members: finished jobs stay in the database for a day.
   */
  payload: z.ZodType<Payload>;
  /**
   * Runs at least once for every payload sent, on any instance: after a failure, after a lost
   * process and after a stop it runs again, so repeating it changes nothing. The signal aborts when
   * the process stops or the job has taken too long.
   */
  handle: (parts: Parts, payload: Payload, signal: AbortSignal) => Promise<void>;
  /** Whether it reaches people or files outside of the database, so that a copy leaves it undone. */
  outgoing?: true;
  cron?: Cron;
  queue?: Pick<QueueOptions, 'retryLimit' | 'retryDelay' | 'expireInSeconds'>;
}>;

/** Work that no answer waits for, stored in the database until it is done. */
export type Job<Payload extends object, Parts = never> = Readonly<{
  name: string;
  title: string;
  outgoing: boolean;
  cron: Cron | null;
  queue: QueueOptions;
  /** @throws where the payload does not match the schema */
  stored: (payload: Payload) => object;
  run: (parts: Parts, stored: unknown, signal: AbortSignal) => Promise<void>;
}>;

/** A job whatever its payload, which takes no more than these parts of the application. */
export type AnyJob<Parts = never> = Job<never, Parts>;

const DEFAULTS: QueueOptions = {
  retryLimit: 3,
  retryDelay: 20,
  retryBackoff: true,
  // The jobs of a process that died without a word are given to another after a minute.
  heartbeatSeconds: 60,
  deleteAfterSeconds: 86_400,
};

export function defineJob<Payload extends object, Parts>({
  name,
  title,
  payload: schema,
  handle,
  outgoing,
  cron,
  queue,
}: Declaration<Payload, Parts>): Job<Payload, Parts> {
  return {
    name,
    title,
    outgoing: outgoing ?? false,
    cron: cron ?? null,
    queue: { ...DEFAULTS, ...queue },
    stored: (payload) => schema.parse(payload),
    run: (parts, stored, signal) => handle(parts, schema.parse(stored), signal),
  };
}

/** The payload of jobs that run by the clock. */
export const Nothing = z.strictObject({});
