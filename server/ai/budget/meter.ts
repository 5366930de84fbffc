import type { Prompt } from '../model/openai.ts';
import { LONGEST_SHOWN_BACK } from '../model/retry.ts';

/** Portuguese runs at about three characters a token; rounding up errs on the dear side. */
export const CHARACTERS_PER_TOKEN = 3;
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
  private readonly calls: MeteredCall[] = [];

  begin(prompt: Prompt): MeteredCall {
    const call = new MeteredCall(promptTokens(prompt));
    this.calls.push(call);
    return call;
  }

  /** Counts a text that is not written but spoken. */
  beginSpeech(text: string): MeteredCall {
    const call = new MeteredCall(estimateTokens(text.length));
    this.calls.push(call);
    return call;
  }

  /** Whether what was set aside holds one more whole call. */
  covers(prompt: Prompt, maxOutputTokens: number, reserved: number): boolean {
    const { inputTokens, outputTokens } = this.reading();
    return inputTokens + outputTokens + promptTokens(prompt) + maxOutputTokens <= reserved;
  }

  reading() {
    const readings = this.calls.map((call) => call.reading());
    return {
      inputTokens: readings.reduce((sum, { input }) => sum + input, 0),
      outputTokens: readings.reduce((sum, { output }) => sum + output, 0),
      /** Whether any of it is known by its length only. */
      estimated: readings.some(({ isEstimate }) => isEstimate),
    };
  }
}

/** One model call, which counts by its length until its server gives figures. */
export class MeteredCall {
  private written = 0;
  private known: Readonly<{ input: number; output: number }> | null = null;
  private readonly prompt: number;

  constructor(prompt: number) {
    this.prompt = prompt;
  }

  wrote(characters: number): void {
    this.written += characters;
  }

  end(input: number | null, output: number | null): void {
    if (input !== null && output !== null) this.known = { input, output };
  }

  /** The call was refused, and will not be asked for. */
  refused(): void {
    this.known = { input: 0, output: 0 };
  }

  reading() {
    return this.known
      ? { ...this.known, isEstimate: false }
      : { input: this.prompt, output: estimateTokens(this.written), isEstimate: true };
  }
}
