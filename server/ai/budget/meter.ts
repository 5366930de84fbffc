import type { Prompt } from '../model/openai.ts';
import { LONGEST_SHOWN_BACK } from '../model/retry.ts';

/** Portuguese runs at about three characters a token; rounding up errs on the dear side. */
const CHARACTERS_PER_TOKEN = 3;
const CALLS = 2;

export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

function promptTokens({ system, turns }: Prompt): number {
  return estimateTokens(system.length + turns.reduce((sum, turn) => sum + turn.content.length, 0));
}

/** The most an answer may cost: two whole calls, the second of which is shown what was wrong with the first. */
export function mostOf(prompt: Prompt, maxOutputTokens: number): number {
  return CALLS * (promptTokens(prompt) + maxOutputTokens) + estimateTokens(LONGEST_SHOWN_BACK);
}

/** Counts what model calls use, by the server's own figures or by length where it gives none. */
export class Meter {
  private input = 0;
  private output = 0;
  /** Whether any of it is known by its length only. */
  private guessed = false;
  /** The call that has not ended. */
  private open: { prompt: number; written: number } | null = null;

  begin(prompt: Prompt): void {
    this.guess();
    this.open = { prompt: promptTokens(prompt), written: 0 };
  }

  wrote(characters: number): void {
    if (this.open) this.open.written += characters;
  }

  end(inputTokens: number | null, outputTokens: number | null): void {
    // Left open, it counts by its length.
    if (inputTokens === null || outputTokens === null) return;
    this.input += inputTokens;
    this.output += outputTokens;
    this.open = null;
  }

  /** The call was refused, and will not be asked for. */
  refused(): void {
    this.open = null;
  }

  /** Whether what was set aside holds one more whole call. */
  covers(prompt: Prompt, maxOutputTokens: number, reserved: number): boolean {
    this.guess();
    return this.input + this.output + promptTokens(prompt) + maxOutputTokens <= reserved;
  }

  reading() {
    this.guess();
    return { inputTokens: this.input, outputTokens: this.output, estimated: this.guessed };
  }

  private guess(): void {
    if (!this.open) return;
    this.input += this.open.prompt;
    this.output += estimateTokens(this.open.written);
    this.guessed = true;
    this.open = null;
  }
}
