import { plainWordsOf } from '#shared/portuguese/words.ts';

/** Fewer repeated words in a row are a refrain, or an "Amém" said twice. */
const FEWEST_REPEATED = 10;

/** Finds where a text begins to say again, unit after unit, what it has said already. */
export class Repetition {
  /** Whether the text does nothing but repeat itself from here on. */
  isFound = false;
  private readonly said = new Set<string>();
  /** What was said before, and waits for whether more of it follows. */
  private waiting: string[] = [];
  private repeated = 0;

  /** @returns the units that may be read by now */
  take(unit: string): string[] {
    if (this.isFound) return [];
    const words = plainWordsOf(unit).filter((word) => !/^\d+$/.test(word));
    const isSaid = this.said.has(words.join(' '));
    if (words.length > 0) this.said.add(words.join(' '));
    if (words.length > 0 && !isSaid) return [...this.rest(), unit];
    if (!isSaid && this.waiting.length === 0) return [unit];
    this.waiting.push(unit);
    this.repeated += words.length;
    this.isFound = this.repeated >= FEWEST_REPEATED && this.waiting.length > 1;
    if (this.isFound) this.waiting = [];
    return [];
  }

  /** What waited in vain: nothing more of it was repeated. */
  rest(): string[] {
    const rest = this.waiting;
    this.waiting = [];
    this.repeated = 0;
    return rest;
  }
}
