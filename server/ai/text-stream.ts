import type { Part } from '#shared/rich-text.ts';
import { looksPortuguese } from './language.ts';
import { ModelFault } from './model.ts';
import type { ScriptureFinder } from './scripture/finder.ts';
import { ScriptureGate } from './scripture/gate.ts';

/**
 * One text on its way to the screen: held until it is seen to be Portuguese, checked
 * for Scripture, and ended where it grows beyond what was asked for.
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
    if (this.held === null) return this.gate.push(text);
    this.held += text;
    const verdict = looksPortuguese(this.held);
    if (verdict === undefined) return [];
    return this.open(verdict);
  }

  async finish(): Promise<Part[]> {
    const opened = this.held === null ? [] : await this.open(looksPortuguese(this.held) !== false);
    return [...opened, ...(await this.gate.finish())];
  }

  private open(portuguese: boolean): Promise<Part[]> {
    if (!portuguese) throw new ModelFault('the answer is not in Portuguese', { retry: true });
    const text = this.held ?? '';
    this.held = null;
    return this.gate.push(text);
  }
}
