import type { Part } from '#shared/answers/rich-text.ts';
import type { FoundReference } from '#shared/bible/find-references.ts';
import { overlap, parseReferenceKey } from '#shared/bible/reference.ts';
import { type Harm, harmIn } from '../safety/harmful-counsel.ts';
import { deniesScripture, isCalledSaying, namesBiblicalSource } from './attribution.ts';
import type { ScriptureFinder } from './finder.ts';
import { likenessTo, soundsLikeVerse } from './likeness.ts';
import { asTableRow, isTableRow, isTableRule, normalizeUnit } from './normalize.ts';
import {
  bracketsAround,
  LIST_MARKER,
  leadingSpace,
  longerSpace,
  ownWords,
  type Replacement,
  type Resolution,
  render,
  resolveToken,
  textOf,
  unsaidIn,
  wordsIn,
} from './parts.ts';
import { gapsIn, placeAfter, placesIn } from './places.ts';
import { resolveClaim, resolvePresented } from './presented.ts';
import { quotationsIn, resolveQuotations } from './quotations.ts';
import { resolveSaying, sayingIn } from './sayings.ts';
import { isBiblicalStyle, isCommentary, POINTS_BACK } from './speakers.ts';
import { isPlaceAlone, NO_CONTEXT, type UnitContext } from './units.ts';

/** What is shown of a unit of text, and what the next unit must know. */
export type ReadUnit = Readonly<{
  parts: Part[];
  /** What the writer counselled or promised in it, which is not shown. */
  harm?: Harm | null;
  /** Whether it may be a verse, or a part of one, and is not surely one. */
  isDoubtful?: boolean;
  context: UnitContext;
}>;

/** Decides what is shown of a unit of text. */
export async function readUnit(
  finder: ScriptureFinder,
  written: string,
  before: UnitContext,
): Promise<ReadUnit> {
  const ownSpace = leadingSpace(written);
  const space = longerSpace(before.pendingSpace, ownSpace);
  const isParagraph = /\n\s*\n/.test(ownSpace);
  const context = isParagraph ? { ...NO_CONTEXT, heading: before.heading } : before;
  const verse = await resolveToken(finder, written.trim());
  if (verse) {
    return { parts: [...textOf(space), ...verse], context: NO_CONTEXT };
  }
  const line = written.trim();
  if (isTableRule(line)) {
    return { parts: [...textOf(space), ...textOf(line)], context: { ...before, pendingSpace: '' } };
  }
  const { text, isBlock } = normalizeUnit(line);
  if (!/[\p{L}\d]/u.test(text)) {
    const isRemoved = text === '' || /^[\s|:*_>-]+$/.test(text);
    const parts = isRemoved ? [] : [...textOf(space), ...textOf(text)];
    const pendingSpace = isRemoved ? space : '';
    return { parts, context: { ...before, pendingSpace } };
  }
  const unit = new UnitReader(finder, text, isBlock, context);
  const read = await unit.read();
  const parts = isTableRow(line) && read.length > 0 ? asTableRow(read) : read;
  return {
    parts: parts.length > 0 ? [...textOf(space), ...parts] : [],
    harm: unit.harm,
    isDoubtful: unit.isDoubtful,
    context: { ...unit.context, pendingSpace: parts.length > 0 ? '' : space },
  };
}

const MOST_ALIKE = 6;
/** How like the verse that was just shown a sentence is that goes on with it. */
const GOES_ON = -3;
/** A verse that goes on has no place yet, or stands behind the one that opens its line. */
const mayBegin = ([place]: readonly FoundReference[]) => !place || place.start < 12;
const YOU = /voc[êe]s?/giu;

class UnitReader {
  context: UnitContext;
  harm: Harm | null = null;
  private readonly text: string;
  private readonly isBlock: boolean;
  private readonly finder: ScriptureFinder;
  private readonly before: UnitContext;
  /** Whether presented words were removed without stored ones in their place. */
  private removesPresented = false;
  isDoubtful = false;
  /** Whether the unit is removed for a claim that no stored words support. */
  private isUnsupported = false;

  constructor(finder: ScriptureFinder, text: string, isBlock: boolean, before: UnitContext) {
    this.finder = finder;
    this.text = text;
    this.isBlock = isBlock;
    this.before = before;
    this.context = { ...before, pendingSpace: '' };
  }

  async read(): Promise<Part[]> {
    const places = placesIn(this.text);
    if (await this.continuesScripture(places)) return this.remove(this.before.afterRemoval);
    const resolution = await this.resolve(places);
    if (resolution === null) return this.remove(!this.isUnsupported);
    this.isDoubtful ||= resolution.length === 0 && mayBegin(places) && soundsLikeVerse(this.text);
    const parts = render(this.text, resolution);
    this.harm = harmIn(ownWords(parts));
    if (this.harm) return this.remove(false);
    const last = places.findLast(({ reference }) => reference)?.reference ?? null;
    const shown = resolution
      .flatMap((each) => each.parts)
      .findLast((part) => part.type === 'quotation');
    this.context = {
      ...NO_CONTEXT,
      afterRemoval: this.removesPresented,
      shownPlace: shown?.type === 'quotation' ? parseReferenceKey(shown.key) : null,
      unsaid: unsaidIn(this.text, resolution),
      namedPlace: last ?? this.before.namedPlace,
      heading: isPlaceAlone(this.text) || /:[*_]*$/.test(this.text) ? last : null,
    };
    return parts;
  }

  private remove(afterRemoval: boolean): Part[] {
    this.context = {
      ...this.before,
      afterRemoval,
      shownPlace: null,
      unsaid: this.before.unsaid - wordsIn(this.text),
    };
    return [];
  }

  /** Whether the unit continues words of Scripture that were shown or removed before it. */
  private async continuesScripture(places: readonly FoundReference[]): Promise<boolean> {
    const { afterRemoval, shownPlace, unsaid } = this.before;
    if (afterRemoval && places.length === 0 && POINTS_BACK.test(this.text)) return true;
    if (places.length > 0 || LIST_MARKER.test(this.text)) return false;
    if (wordsIn(this.text) <= unsaid && !isCommentary(this.text.replace(YOU, ''))) return true;
    const shown = shownPlace && (await this.finder.stored(shownPlace));
    const likeness = shown ? likenessTo(shown.text, this.text) : Number.NEGATIVE_INFINITY;
    if (isCommentary(this.text)) {
      return likeness >= (soundsLikeVerse(this.text) ? GOES_ON : GOES_ON + 1);
    }
    if (afterRemoval) return isBiblicalStyle(this.text) || !namesBiblicalSource(this.text);
    return shownPlace !== null && (isBiblicalStyle(this.text) || likeness >= GOES_ON);
  }

  private async resolve(all: readonly FoundReference[]): Promise<Resolution> {
    const { text, finder, before } = this;
    const invented = all.filter(({ reference }) => reference === null);
    const removed = invented.flatMap((place) => {
      const around = bracketsAround(text, place);
      return around ? { ...around, parts: [] } : [];
    });
    if (invented.length > removed.length) return null;
    const quotations = quotationsIn(text);
    const places = all.filter(({ reference }) => reference !== null);
    const isDenied = deniesScripture(text);
    const saying = sayingIn(text);
    if (saying && namesBiblicalSource(text) && !isDenied && !isCalledSaying(text)) {
      return resolveSaying(text, saying);
    }
    const hasQuotations = quotations.length > 0;
    const unit = { text, isBlock: this.isBlock, places, hasQuotations, heading: before.heading };
    const quoted = await resolveQuotations(finder, unit, quotations);
    if (quoted === null) return null;
    const replaced = [...removed, ...quoted];
    if (quoted.some(({ parts }) => parts.some(({ type }) => type !== 'text'))) {
      return [...replaced, ...(await this.alikeIn(replaced, places))];
    }
    const presented = await resolvePresented(finder, unit);
    if (presented === null) return null;
    const [first] = presented;
    if (first) {
      this.removesPresented = !first.parts.some(({ type }) => type === 'quotation');
      return presented;
    }
    if (isDenied) return replaced;
    const alike = await this.alikeIn(replaced, places);
    if (alike.length > 0) return [...replaced, ...alike];
    const claim = await resolveClaim(finder, unit, before.namedPlace);
    this.isUnsupported = claim === null;
    return claim?.length === 0 ? replaced : claim;
  }

  /** The spans outside `taken` that are like a verse, whoever is said to say them. */
  private async alikeIn(
    taken: readonly Replacement[],
    places: readonly FoundReference[],
  ): Promise<Replacement[]> {
    const { text, finder, before } = this;
    const expected = [
      ...places.flatMap(({ reference }) => reference ?? []),
      ...[before.shownPlace, before.heading].flatMap((place) => place ?? []),
    ];
    const found: Replacement[] = [];
    const shown = new Set<string>();
    const gaps = gapsIn(text, [...taken, ...places]);
    for (let gap = gaps.pop(); gap && found.length < MOST_ALIKE; gap = gaps.pop()) {
      const near = await finder.nearestIn(text.slice(gap.start, gap.end), expected);
      this.isDoubtful ||= near !== null;
      if (!near || near.likeness < 0) continue;
      const [start, close] = [gap.start + near.start, gap.start + near.end];
      const after = placeAfter(text, close, places);
      const isIts = after?.reference && overlap(after.reference, near.reference);
      const end = isIts ? after.until : close;
      const parts: Part[] = shown.has(near.found.key) ? [] : [{ type: 'quotation', ...near.found }];
      shown.add(near.found.key);
      found.push({ start, end, parts });
      gaps.push({ start: gap.start, end: start }, { start: end, end: gap.end });
    }
    return found;
  }
}
