import type { Prompt } from '../generator.ts';
import { type Job, NeedsRepair } from '../job.ts';
import { ModelFault } from './faults.ts';

/**
 * How often one answer may be asked for: once more after a fault that may pass, once more
 * with a word about what was wrong, and without a schema where the server knows none.
 */
export function attempts(
  { schema }: Pick<Job<never>, 'schema'>,
  prompt: Prompt,
  beforeRetryMs: number,
) {
  let call: Prompt & Pick<Job<never>, 'schema'> = schema ? { ...prompt, schema } : prompt;
  let mayRetry = true;
  let mayRepair = true;
  return {
    call: () => call,
    /** Whether there is still an attempt left to ask for another verse. */
    get choosy() {
      return mayRepair;
    },
    /** @returns how long to wait before the next attempt, in milliseconds; null when there is none */
    after(error: unknown): number | null {
      if (error instanceof ModelFault && error.refusedFormat && call.schema) {
        call = { system: call.system, turns: call.turns };
        return 0;
      }
      if (error instanceof NeedsRepair && mayRepair) {
        mayRepair = false;
        call = { ...call, turns: [...prompt.turns, ...repairTurns(error)] };
        return 0;
      }
      if (error instanceof ModelFault && error.retry && mayRetry) {
        mayRetry = false;
        return beforeRetryMs;
      }
      return null;
    },
  };
}

const LONGEST_SHOWN_BACK = 6000;

function repairTurns({ message, written }: NeedsRepair): Prompt['turns'] {
  return [
    { role: 'assistant', content: written.slice(0, LONGEST_SHOWN_BACK) || '(vazio)' },
    {
      role: 'user',
      content: `A resposta não serve: ${message}. Escreva de novo a resposta inteira, corrigida, no formato pedido e sem comentários.`,
    },
  ];
}
