import type { Part } from '#shared/rich-text.ts';
import { type Heeded, heed } from './announced.ts';
import type { Announcement } from './announcements.ts';
import { announces } from './claims.ts';
import type { ScriptureFinder } from './finder.ts';
import { plainParts } from './plain.ts';
import { plainSigns } from './plain-signs.ts';
import { resolveQuote } from './quote.ts';
import { shownVerse } from './shown.ts';
import { LONGEST_HOLD, type Zone } from './zone.ts';
import { nextZone } from './zones.ts';

const GOES_ON = { reference: null, strength: 'possible' } as const;
const REMEMBERED = 400;

/**
 * Lets a text through as it is written, a few words behind at most. What may turn out to
 * be Scripture is held back until it is whole: quotations until their reference is seen,
 * references until their numbers are complete, sentences announced as Scripture until
 * they end. Markup that a screen must not follow (HTML, links, images) is dropped.
 */
export class ScriptureGate {
  /** The end of what came, as long as the next piece may change what it means. */
  private unread = '';
  private buffer = '';
  /** The end of what was released, for what it says about what follows. */
  private before = '';
  /** What the sentences that come next were announced as. */
  private heeded: Heeded | null = null;
  /** Whether what is announced where the buffer begins was dealt with. */
  private answered = false;
  private readonly finder: ScriptureFinder;

  constructor(finder: ScriptureFinder) {
    this.finder = finder;
  }

  push(delta: string): Promise<Part[]> {
    return this.take(delta, false);
  }

  finish(): Promise<Part[]> {
    return this.take('', true);
  }

  private take(delta: string, final: boolean): Promise<Part[]> {
    const { plain, rest } = plainSigns(this.unread + delta, final);
    this.unread = rest;
    this.buffer = (this.buffer + plain).normalize('NFC');
    return this.drain(final);
  }

  private async drain(final: boolean): Promise<Part[]> {
    const out: Part[] = [];
    while (this.buffer !== '') {
      if (this.heeded) {
        const sentence = nextSentence(this.buffer, final);
        if (sentence === null) break;
        out.push(...(await this.heedSentence(this.heeded, sentence)));
        continue;
      }
      const zone = nextZone(this.before, this.buffer, final, this.answered);
      if (zone.start > 0) out.push(...this.release(zone.start));
      if (zone.kind === 'wait') break;
      const length = zone.end - zone.start;
      out.push(...(await this.resolve(zone, length)));
    }
    return out;
  }

  private release(length: number): Part[] {
    return plainParts(this.consume(length));
  }

  private consume(length: number): string {
    const text = this.buffer.slice(0, length);
    this.buffer = this.buffer.slice(length);
    this.before = (this.before + text).slice(-REMEMBERED);
    if (length > 0) this.answered = false;
    return text;
  }

  private async resolve(zone: Exclude<Zone, { kind: 'wait' }>, length: number): Promise<Part[]> {
    if (zone.kind === 'announced') {
      this.begin(zone.announcement);
      return [];
    }
    if (zone.kind === 'rewrite') {
      this.buffer = zone.as + this.buffer.slice(length);
      return [];
    }
    const { before } = this;
    this.consume(length);
    if (zone.kind === 'markup') return plainParts(zone.keep);
    if (zone.kind === 'show') return shownVerse(zone.inner, this.finder);
    // What goes on after quoted words that were announced may still be said as Scripture.
    if (announces(before.replace(/[\s:]+$/, ''), zone.inner) === 'sure') this.begin(GOES_ON);
    return resolveQuote(this.finder, { ...zone, before, afterText: this.buffer });
  }

  private begin(announcement: Omit<Announcement, 'at'>): void {
    this.heeded = { ...announcement, said: 0, last: null };
    this.answered = true;
  }

  private async heedSentence(heeded: Heeded, sentence: string): Promise<Part[]> {
    const { parts, next } = await heed(this.finder, heeded, sentence);
    this.heeded = next;
    // Nothing taken: it is our own again, and read like the rest.
    if (parts) this.consume(sentence.length);
    return parts ?? [];
  }
}

/** Up to the end of a sentence or line; null while it is not whole. */
function nextSentence(buffer: string, final: boolean): string | null {
  const start = /^\s*/.exec(buffer)?.[0].length ?? 0;
  const ending = /(?<!\b(?:v|vv|cap|Sr|Sra|Dr|cf)\.)(?<=[.!?…]["”’')\]*_~]*)(?=\s)|\n/.exec(
    buffer.slice(start),
  );
  if (ending) return buffer.slice(0, start + ending.index);
  return final || buffer.length > LONGEST_HOLD ? buffer : null;
}

/**
 * Our own prose, whose references are proven by tests: they become parts, and
 * "{{João 3:16}}" the stored words. Nothing in it is taken for a false quotation.
 */
export async function authoredParts(finder: ScriptureFinder, text: string): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [index, piece] of text.split(/\{\{([^{}\n]+)\}\}/).entries()) {
    parts.push(...(index % 2 === 1 ? await shownVerse(piece, finder) : plainParts(piece)));
  }
  return parts;
}

/** A text that is there as a whole. */
export async function checkText(finder: ScriptureFinder, text: string): Promise<Part[]> {
  const gate = new ScriptureGate(finder);
  return [...(await gate.push(text)), ...(await gate.finish())];
}
