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
}>;
/** Two units are read as one where it leaves less of the writer's own words. */
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
  private held: Held | null = null;
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
    if (final) out.push(...this.released());
    this.worthReading = this.buffer.length + this.buffer.length / STEPS;
    return out;
  }

  private async read(unit: string): Promise<readonly Part[]> {
    const alone = await readUnit(this.finder, unit, this.context);
    const joined = await this.joined(unit, alone);
    if (joined) this.held = null;
    const before = this.released();
    const { text, parts, harm, isDoubtful, context, known } = joined ?? {
      ...alone,
      text: unit,
      known: this.context,
    };
    this.harm = harm ?? this.harm;
    this.context = context;
    this.held = { text, parts, context: known };
    return isDoubtful && parts.length > 0 ? before : [...before, ...this.released()];
  }

  /** What waited; the first unit that is shown needs no space before it. */
  private released(): readonly Part[] {
    const parts = this.held?.parts ?? [];
    this.held = null;
    const shown = this.isBegun ? parts : withoutLeadingSpace(parts);
    this.isBegun ||= shown.length > 0;
    return shown;
  }

  /** A verse that runs over two units: neither alone is like it, and both together are. */
  private async joined(unit: string, alone: ReadUnit) {
    const { held } = this;
    if (!held || /^\s*\n\s*\n/.test(unit)) return null;
    const text = held.text + unit;
    const both = await readUnit(this.finder, text, held.context);
    const quotes = both.parts.some(({ type }) => type === 'quotation');
    const apart = lengthOf(held.parts) + lengthOf(alone.parts);
    return quotes && lengthOf(both.parts) < apart * LEFT
      ? { ...both, text, known: held.context }
      : null;
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
