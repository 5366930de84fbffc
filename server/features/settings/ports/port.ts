import type { Engine } from '../../../ai/engine.ts';
import type { Session } from '../../../auth/session.ts';
import type { Bible } from '../../../bible/bible.ts';
import type { Db } from '../../../db/client.ts';
import type { Env } from '../../../env.ts';
import type { Installation } from '../../../installation/installation.ts';
import type { Log } from '../../../log.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Speech } from '../../../speech/speech.ts';
import type { Storage } from '../../../storage/storage.ts';

/** What the ports are described by and tested with. */
type PortParts = Readonly<{
  db: Db;
  env: Env;
  log: Log;
  now: () => Date;
  ping: () => Promise<void>;
  ai: Engine;
  speech: Speech | null;
  bible: Bible;
  mail: Mail;
  installation: Pick<Installation, 'isCopy'>;
  storage: Storage;
}>;

export type PortTest = Readonly<{ app: PortParts; admin: Session['user']; signal: AbortSignal }>;

/** A part behind which an embedded default or a real service works. */
export type Port = Readonly<{
  label: string;
  /** Says what serves the port, without addresses' secrets. */
  describe: (app: PortParts) => string;
  /**
   * Uses the port once.
   * @returns a sentence about what happened
   * @throws PortProblem
   */
  test: (test: PortTest) => Promise<string>;
}>;

/** The message is a sentence for administrators; the cause is only logged. */
export class PortProblem extends Error {
  override readonly name = 'PortProblem';
}

export const NO_BUDGET = 'O orçamento de hoje não basta para um teste.';

export const inSeconds = (ms: number) =>
  `${(ms / 1000).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
