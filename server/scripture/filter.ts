import type { Part } from '#shared/answers/rich-text.ts';
import type { Harm } from '../safety/harmful-counsel.ts';
import type { ScriptureFinder } from './finder.ts';
import { plainSigns } from './normalize.ts';
import { type ReadUnit, readUnit } from './unit-reader.ts';
import { NO_CONTEXT, type UnitContext, unitEnd } from './units.ts';

/** A sentence that may be the beginning of a verse waits for the next one. */
type Held = Readonly<{
  text: string;
  parts: readonly Part[];
  /** What was known before it. */
  context: UnitContext;
  /** Whether it may be a verse, or a part of one. */
  mayGoOn: boolean;
}>;
/** So many sentences wait at most. */
const MOST_HELD = 2;
/** Units are read as one where it leaves less of the writer's own words. */
const LEFT = 0.6;

/** A longer buffer is searched less often, so that a unit that does not end costs little. */
const STEPS = 16;

/**
 * Lets the text of a model through sentence by sentence. Of Scripture only stored words
 * pass; see README.md for what is allowed in and what comes out.
 */
export class ScriptureFilter {
  /** The end of the last piece, which the next piece may turn into another sign. */
  private pendingSuffix = '';
  private buffer = '';
  /** The length at which the buffer is searched again. */
  private worthReading = 0;
  private isBegun = false;
  private held: Held[] = [];
  private context: UnitContext = NO_CONTEXT;
  /** The last harm that the writer counselled, which was removed. */
  harm: Harm | null = null;
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

  private async take(delta: string, final: boolean): Promise<Part[]> {
    const { plain, rest } = plainSigns(this.pendingSuffix + delta, final);
    this.pendingSuffix = rest;
    this.buffer = (this.buffer + plain).normalize('NFC');
    const out: Part[] = [];
    if (!final && this.buffer.length < this.worthReading) return out;
    for (let end = unitEnd(this.buffer, final); end !== null; end = unitEnd(this.buffer, final)) {
      const unit = this.buffer.slice(0, end);
      this.buffer = this.buffer.slice(end);
      out.push(...(await this.read(unit)));
    }
    if (final) out.push(...this.released(0));
    this.worthReading = this.buffer.length + this.buffer.length / STEPS;
    return out;
  }

  private async read(unit: string): Promise<readonly Part[]> {
    const startsParagraph = /^\s*\n\s*\n/.test(unit);
    const out = startsParagraph ? this.released(0) : [];
    const alone = await readUnit(this.finder, unit, this.context);
    const { parts, harm, isDoubtful, context, ...read } = (await this.joined(unit, alone)) ?? {
      ...alone,
      text: unit,
      known: this.context,
      from: this.held.length,
    };
    this.held.length = read.from;
    this.harm = harm ?? this.harm;
    this.context = context;
    const mayGoOn = isDoubtful === true && parts.length > 0;
    this.held.push({ text: read.text, parts, context: read.known, mayGoOn });
    out.push(...this.released(MOST_HELD));
    return this.held.some((each) => each.mayGoOn) ? out : [...out, ...this.released(0)];
  }

  /** What waited, but for so many units; the first unit that is shown needs no space before it. */
  private released(rest: number): Part[] {
    const ready = this.held.splice(0, Math.max(0, this.held.length - rest));
    const parts = ready.flatMap((each) => each.parts);
    const shown = this.isBegun ? parts : withoutLeadingSpace(parts);
    this.isBegun ||= shown.length > 0;
    return [...shown];
  }

  /** A verse that runs over several units: none alone is like it, and all together are. */
  private async joined(unit: string, alone: ReadUnit) {
    for (const [from, { context }] of this.held.entries()) {
      const held = this.held.slice(from);
      const text = held.map((each) => each.text).join('') + unit;
      const all = await readUnit(this.finder, text, context);
      const quotes = all.parts.some(({ type }) => type === 'quotation');
      const apart = lengthOf([...held.flatMap(({ parts }) => parts), ...alone.parts]);
      if (quotes && lengthOf(all.parts) < apart * LEFT) {
        return { ...all, text, known: context, from };
      }
    }
    return null;
  }
}

const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : 0), 0);

function withoutLeadingSpace(parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts;
  if (first?.type !== 'text') return parts;
  const text = first.text.trimStart();
  return text === '' ? rest : [{ type: 'text', text }, ...rest];
}

/** Checks a text that is complete. */
export async function checkText(finder: ScriptureFinder, text: string): Promise<Part[]> {
  const filter = new ScriptureFilter(finder);
  return [...(await filter.push(text)), ...(await filter.finish())];
}
