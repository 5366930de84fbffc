import type { Part } from '#shared/answers/rich-text.ts';
import type { Harm } from '../safety/harmful-counsel.ts';
import type { ScriptureFinder } from './finder.ts';
import { likenessTo, soundsLikeVerse } from './likeness.ts';
import { plainSigns } from './normalize.ts';
import { leadingSpace, textOf } from './parts.ts';
import { type ReadUnit, readUnit } from './unit-reader.ts';
import { NO_CONTEXT, type UnitContext, unitEnd } from './units.ts';

/** Sentences that sound like a verse wait for a citation behind them, as far as their line goes. */
type Held = Readonly<{
  text: string;
  parts: readonly Part[];
  /** Whether it may be the beginning of a verse. */
  isDoubtful: boolean;
  /** What was known before it. */
  context: UnitContext;
}>;
const MOST_HELD = 4;
/** Two units are read as one where it leaves less of the writer's own words. */
const LEFT = 0.6;
/** How like a verse the first sentence is that it takes the place of. */
const LIKE_ITS_VERSE = -3.2;

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
  private held: readonly Held[] = [];
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
    if (final) {
      out.push(...this.held.flatMap((each) => each.parts));
      this.held = [];
    }
    this.worthReading = this.buffer.length + this.buffer.length / STEPS;
    return out;
  }

  private async read(unit: string): Promise<readonly Part[]> {
    const alone = await readUnit(this.finder, unit, this.context);
    const joined = await this.joined(unit, alone);
    if (joined) this.held = this.held.slice(0, -1);
    const { parts, harm, cited, isDoubtful = false, context } = joined ?? alone;
    const text = joined?.text ?? unit;
    this.harm = harm ?? this.harm;
    const context0 = joined?.before ?? this.context;
    this.context = context;
    const shown = this.isBegun ? parts : withoutLeadingSpace(parts);
    this.isBegun ||= shown.length > 0;
    const isSameLine = !/^\s*\n/.test(unit);
    const before = this.held;
    this.held = [];
    if (cited && isSameLine) return [...partsBefore(before, cited), ...shown];
    const mayBelong =
      !cited &&
      shown.length > 0 &&
      (isDoubtful ||
        (isSameLine && before.length > 0 ? before.length < MOST_HELD : soundsLikeVerse(unit)));
    if (!mayBelong) return [...before.flatMap((each) => each.parts), ...shown];
    const held = { text, parts: shown, isDoubtful, context: context0 };
    this.held = isSameLine ? [...before, held] : [held];
    return isSameLine ? [] : before.flatMap((each) => each.parts);
  }

  /** A verse that runs over two units: neither alone is like it, and both together are. */
  private async joined(unit: string, alone: ReadUnit) {
    const last = this.held.at(-1);
    if (!last?.isDoubtful || /^\s*\n\s*\n/.test(unit)) return null;
    const text = last.text + unit;
    const both = await readUnit(this.finder, text, last.context);
    const quotes = both.parts.some(({ type }) => type === 'quotation');
    const apart = lengthOf(last.parts) + lengthOf(alone.parts);
    return quotes && lengthOf(both.parts) < apart * LEFT
      ? { ...both, text, before: last.context }
      : null;
  }
}

const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : 0), 0);

/** The sentences before a citation that are not words of its verse, too. */
function partsBefore(held: readonly Held[], stored: string): Part[] {
  const first = held.findIndex(({ text }) => likenessTo(stored, text) >= LIKE_ITS_VERSE);
  if (first < 0) return held.flatMap((each) => each.parts);
  const kept = held.slice(0, first).flatMap((each) => each.parts);
  const [opening] = held[first]?.parts ?? [];
  const space = opening?.type === 'text' ? leadingSpace(opening.text) : '';
  return [...kept, ...textOf(space)];
}

/** The first unit that is shown needs no space before it. */
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
