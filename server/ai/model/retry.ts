import { ModelFault } from './faults.ts';
import type { Prompt } from './openai.ts';

/** An answer of the wrong form; a model that reads what is wrong with it may correct it. */
export class NeedsRepair extends Error {
  override readonly name = 'NeedsRepair';
  readonly written: string;

  constructor(problem: string, written: string) {
    super(problem);
    this.written = written;
  }
}

export const LONGEST_SHOWN_BACK = 6000;

/**
 * The attempts that one answer may take: once more after a fault that may pass, and once more
 * with a word about what was wrong.
 */
export class Attempts {
  prompt: Prompt;
  private readonly first: Prompt;
  private readonly pauseMs: number;
  private mayRetry = true;
  private mayRepair: boolean;

  /** @param repairs whether a wrong answer is asked for again here */
  constructor(prompt: Prompt, pauseMs: number, repairs = true) {
    this.mayRepair = repairs;
    this.prompt = prompt;
    this.first = prompt;
    this.pauseMs = pauseMs;
  }

  /** Whether an attempt is left to ask for another verse. */
  get choosy(): boolean {
    return this.mayRepair;
  }

  /**
   * @param until when the answer must be whole, by `performance.now()`
   * @returns how long to wait before the next attempt, in milliseconds; null when there is none
   */
  after(error: unknown, until: number): number | null {
    if (error instanceof NeedsRepair && this.mayRepair) {
      this.mayRepair = false;
      this.prompt = { ...this.first, turns: [...this.first.turns, ...repairTurns(error)] };
      return 0;
    }
    if (error instanceof ModelFault && error.retry && this.mayRetry) {
      this.mayRetry = false;
      const pause = error.retryAfterMs ?? this.pauseMs;
      return performance.now() + pause < until ? pause : null;
    }
    return null;
  }
}

function repairTurns({ message, written }: NeedsRepair): Prompt['turns'] {
  return [
    { role: 'assistant', content: written.slice(0, LONGEST_SHOWN_BACK) || '(vazio)' },
    {
      role: 'user',
      content: `A resposta não serve: ${message}. Escreva de novo a resposta inteira, corrigida, no formato pedido e sem comentários.`,
    },
  ];
}
