import type { Reference } from '#shared/bible/reference.ts';
import type { Part } from '#shared/rich-text.ts';
import { endsInLeadIn } from './claims.ts';
import type { ScriptureFinder } from './finder.ts';
import { plainParts } from './plain.ts';
import { type Quote, resolveQuote } from './quote.ts';
import { shownVerse } from './shown.ts';
import { nextZone, type Zone } from './zones.ts';

const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/**
 * Lets a text through as it is written, a few words behind at most. What may turn out to
 * be Scripture is held back until it is whole: quotations until their reference is seen,
 * references until their numbers are complete, sentences announced as Scripture until
 * they end. Markup that a screen must not follow (HTML, links, images) is dropped.
 */
export class ScriptureGate {
  private buffer = '';
  /** The released text of the paragraph, for what it says about the next quotation. */
  private before = '';
  private readonly finder: ScriptureFinder;

  constructor(finder: ScriptureFinder) {
    this.finder = finder;
  }

  push(delta: string): Promise<Part[]> {
    this.buffer += delta.replace(/\r/g, '').replace(INVISIBLE, '');
    return this.drain(false);
  }

  finish(): Promise<Part[]> {
    return this.drain(true);
  }

  private async drain(final: boolean): Promise<Part[]> {
    const out: Part[] = [];
    while (this.buffer !== '') {
      const zone = nextZone(this.before, this.buffer, final);
      if (zone.start > 0) out.push(...this.release(this.buffer.slice(0, zone.start)));
      if (zone.kind === 'wait' || zone.end === zone.start) {
        this.buffer = this.buffer.slice(zone.start);
        break;
      }
      const held = this.buffer.slice(zone.start, zone.end);
      const rest = this.buffer.slice(zone.end);
      this.buffer = rest;
      out.push(...(await this.resolve(zone, held, rest)));
      this.remember(held);
    }
    return out;
  }

  private release(text: string): Part[] {
    this.remember(text);
    return plainParts(text);
  }

  private remember(text: string): void {
    const all = this.before + text;
    this.before = all.slice(all.lastIndexOf('\n') + 1).slice(-400);
  }

  private async resolve(zone: Zone, held: string, rest: string): Promise<Part[]> {
    if (zone.kind === 'markup') return plainParts(zone.keep);
    if (zone.kind === 'clause') return this.resolveClause(held, zone.reference);
    if (zone.kind === 'show') return shownVerse(zone.inner, this.finder);
    if (zone.kind !== 'quote') return [];
    const startsParagraph = this.before.trim() === '';
    const quote: Quote = {
      inner: zone.inner,
      before: this.before,
      after: zone.after,
      afterText: rest,
      alone: startsParagraph && /^[.,;]?\s*(?:\n|$)/.test(rest),
      claimed: endsInLeadIn(this.before),
    };
    return resolveQuote(this.finder, quote);
  }

  /** Unquoted words that a colon presents as Scripture: the stored words, or none. */
  private async resolveClause(held: string, reference: Reference | null): Promise<Part[]> {
    const ending = /\s*$/.exec(held)?.[0] ?? '';
    const stored = reference
      ? await this.finder.stored(reference)
      : await this.finder.anywhere(held);
    const space: Part[] = ending ? [{ type: 'text', text: ending }] : [];
    if (stored) return [{ type: 'quotation', ...stored }, ...space];
    return reference && reference.verse === null ? plainParts(held) : space;
  }
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
