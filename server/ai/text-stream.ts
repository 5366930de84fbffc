import type { Part } from '#shared/answers/rich-text.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import type { Harm } from '../safety/harmful-counsel.ts';
import { ScriptureFilter } from '../scripture/filter.ts';
import type { ScriptureFinder } from '../scripture/finder.ts';
import { looksPortuguese } from './language.ts';
import { ModelFault } from './model/faults.ts';

/** Unlike `sentencesOf`, which needs what follows: a sentence is judged before the next one has begun. */
const END = /\n|[.!?…]["”’)»*_]{0,3}\s/g;
const LONGEST_END = 6;
/** So many foreign sentences before the first Portuguese one, and the whole answer is foreign. */
const MOST_FOREIGN = 3;
/** Fewer words are a name, a title, an exclamation. */
const FEWEST_WORDS = 4;

/**
 * One text on its way to the screen: each sentence is held until it is seen to be
 * Portuguese and left out otherwise, checked for Scripture, and the whole ended where it grows
 * beyond what was asked for.
 */
export class TextStream {
  private held: string | null = '';
  /** The last signs that came, for an end that is cut in two. */
  private tail = '';
  private length = 0;
  private native = 0;
  private foreign = 0;
  /** Whether the rest of a foreign sentence is left out. */
  private skipping = false;
  private readonly filter: ScriptureFilter;
  private readonly longest: number;

  constructor(finder: ScriptureFinder, longest: number) {
    this.filter = new ScriptureFilter(finder);
    this.longest = longest;
  }

  get harm(): Harm | null {
    return this.filter.harm;
  }

  get full(): boolean {
    return this.length >= this.longest;
  }

  async push(delta: string): Promise<Part[]> {
    const room = this.longest - this.length;
    if (room <= 0) return [];
    let rest = beginningOf(delta, room);
    // A sign of two units that no longer fits fills the room as well.
    this.length += Math.min(delta.length, room);
    const parts: Part[] = [];
    while (rest !== '') {
      const end = this.endIn(rest);
      const piece = rest.slice(0, end ?? rest.length);
      this.tail = end === null ? (this.tail + piece).slice(-LONGEST_END) : '';
      parts.push(...(await this.take(piece, end !== null)));
      rest = rest.slice(piece.length);
    }
    return parts;
  }

  async finish(): Promise<Part[]> {
    const opened = this.held === null ? [] : await this.open(this.verdict(true));
    if (this.native === 0 && this.foreign > 0) throw notPortuguese();
    return [...opened, ...(await this.filter.finish())];
  }

  private endIn(text: string): number | null {
    for (const { index, 0: end } of (this.tail + text).matchAll(END)) {
      const at = index + end.length - this.tail.length;
      if (at > 0) return at;
    }
    return null;
  }

  /** Up to the end of a sentence: the next one is held again. */
  private async take(piece: string, ends: boolean): Promise<Part[]> {
    let parts: Part[] = [];
    if (this.held === null) parts = this.skipping ? [] : await this.filter.push(piece);
    else {
      this.held += piece;
      parts = await this.open(this.verdict(ends));
    }
    if (ends) {
      this.held = '';
      this.skipping = false;
    }
    return parts;
  }

  private verdict(whole: boolean): boolean | undefined {
    const held = this.held ?? '';
    const short = whole && (held.match(/\S*\p{L}\S*/gu)?.length ?? 0) < FEWEST_WORDS;
    return looksPortuguese(held) ?? (whole ? short || looksPortuguese(held, true) : undefined);
  }

  private async open(portuguese: boolean | undefined): Promise<Part[]> {
    if (portuguese === undefined) return [];
    if (!portuguese) {
      this.foreign++;
      if (this.native === 0 && this.foreign >= MOST_FOREIGN) throw notPortuguese();
      this.held = null;
      this.skipping = true;
      return [];
    }
    if ((this.held ?? '').trim() !== '') this.native++;
    const text = this.held ?? '';
    this.held = null;
    return this.filter.push(text);
  }
}

const notPortuguese = () =>
  new ModelFault('the answer is not in Portuguese', { retry: true, there: true });
