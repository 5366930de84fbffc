import type { Part } from '#shared/rich-text.ts';
import { looksPortuguese } from './language.ts';
import { ModelFault } from './model.ts';
import type { ScriptureFinder } from './scripture/finder.ts';
import { ScriptureGate } from './scripture/gate.ts';

/**
 * One text on its way to the screen: each line is held until it is seen to be Portuguese,
 * checked for Scripture, and the whole ended where it grows beyond what was asked for.
 */
export class TextStream {
  private held: string | null = '';
  private length = 0;
  private readonly gate: ScriptureGate;
  private readonly longest: number;

  constructor(finder: ScriptureFinder, longest: number) {
    this.gate = new ScriptureGate(finder);
    this.longest = longest;
  }

  get full(): boolean {
    return this.length >= this.longest;
  }

  async push(delta: string): Promise<Part[]> {
    const room = this.longest - this.length;
    if (room <= 0) return [];
    const text = delta.slice(0, room);
    this.length += text.length;
    const parts: Part[] = [];
    for (const piece of text.split(/(?<=\n)/)) parts.push(...(await this.take(piece)));
    return parts;
  }

  /** Up to the end of a line: the next one is held again. */
  private async take(piece: string): Promise<Part[]> {
    const parts = this.held === null ? await this.gate.push(piece) : await this.weigh(piece);
    if (this.held === null && piece.endsWith('\n')) this.held = '';
    return parts;
  }

  private async weigh(piece: string): Promise<Part[]> {
    this.held += piece;
    const verdict = looksPortuguese(this.held ?? '');
    return verdict === undefined ? [] : this.open(verdict);
  }

  async finish(): Promise<Part[]> {
    const opened =
      this.held === null ? [] : await this.open(looksPortuguese(this.held, true) !== false);
    return [...opened, ...(await this.gate.finish())];
  }

  private open(portuguese: boolean): Promise<Part[]> {
    if (!portuguese) throw new ModelFault('the answer is not in Portuguese', { retry: true });
    const text = this.held ?? '';
    this.held = null;
    return this.gate.push(text);
  }
}
