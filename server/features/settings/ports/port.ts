import type { AppContext } from '../../../context.ts';
import type { Session } from '../../../session.ts';

export type PortTest = Readonly<{ app: AppContext; admin: Session['user']; signal: AbortSignal }>;

/** A part behind which an embedded default or a real service works. */
export type Port = Readonly<{
  label: string;
  /** Says what serves the port, without addresses' secrets. */
  describe: (app: AppContext) => string;
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
