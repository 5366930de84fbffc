import type { Prompt } from './generator.ts';
import { estimateTokens } from './tokens.ts';

export function promptTokens({ system, turns }: Prompt): number {
  return estimateTokens(system.length + turns.reduce((sum, turn) => sum + turn.content.length, 0));
}

/** Counts what a model call uses, by the server's own figures or by length where it gives none. */
export class Meter {
  private input = 0;
  private output = 0;
  private written = 0;
  private estimated = false;
  private asked = 0;

  begin(prompt: Prompt): void {
    this.closeEstimate();
    this.asked = promptTokens(prompt);
    this.input += this.asked;
    this.estimated = true;
  }

  wrote(characters: number): void {
    this.written += characters;
  }

  end(inputTokens: number | null, outputTokens: number | null): void {
    if (inputTokens === null || outputTokens === null) return;
    this.input += inputTokens - this.asked;
    this.output += outputTokens;
    this.written = 0;
    this.estimated = false;
  }

  reading() {
    this.closeEstimate();
    return {
      inputTokens: this.input,
      outputTokens: this.output,
      estimated: this.estimated,
    };
  }

  private closeEstimate(): void {
    this.output += estimateTokens(this.written);
    this.written = 0;
  }
}
