import type { FoundReference } from '#shared/bible/find-references.ts';
import { parseReferenceKey, type Reference } from '#shared/bible/reference.ts';
import type { Part } from '#shared/rich-text.ts';
import { inParentheses, MARKER, type Reading, type Replacement, render } from './citations.ts';
import { hasAuthority, isDenied, isToldApart } from './claims.ts';
import { isHarmful } from './counsel.ts';
import { carries } from './evidence.ts';
import type { ScriptureFinder } from './finder.ts';
import { type IndirectSpeech, indirectSpeech } from './indirect.ts';
import { referencePart, textOf } from './parts.ts';
import { placesIn } from './places.ts';
import { sayingIn } from './proverbs.ts';
import { quotationsIn } from './quotations.ts';
import { resolvePresented } from './resolve-presented.ts';
import { type Around, FEW_WORDS, resolveQuotation } from './resolve-quotation.ts';
import { isOwnVoice, isSolemn, speaksAsGod } from './speakers.ts';
import { isPlaceAlone } from './units.ts';

/** The state that the units before leave for the next one. */
export type UnitContext = Readonly<{
  /** The white space of units that went, so that paragraphs stay apart. */
  space: string;
  /** Whether false Scripture went and what goes on like it goes, too. */
  dropping: boolean;
  /** Whether a quotation that went is still open. */
  open: boolean;
  /** The place whose stored words were just shown. */
  shown: Reference | null;
  /** The last place that was named in this paragraph. */
  place: Reference | null;
  /** Whether somebody of the Bible was just spoken of. */
  speaker: boolean;
  /** Whether the unit asked what a place says, so that the next one answers it. */
  asked: boolean;
}>;

export const NO_CONTEXT: UnitContext = {
  space: '',
  dropping: false,
  open: false,
  shown: null,
  place: null,
  speaker: false,
  asked: false,
};

/** Decides what is shown of one unit. */
export class UnitReader {
  context: UnitContext;
  private readonly text: string;
  private readonly isBlock: boolean;
  private readonly finder: ScriptureFinder;
  private readonly before: UnitContext;
  /** Whether words that were presented as Scripture went without stored ones in their place. */
  private removed = false;
  /** Whether the unit goes for what it tells in its own words. */
  private wasTold = false;

  constructor(finder: ScriptureFinder, text: string, isBlock: boolean, before: UnitContext) {
    this.finder = finder;
    this.text = text;
    this.isBlock = isBlock;
    this.before = before;
    this.context = { ...before, space: '' };
  }

  async read(): Promise<Part[]> {
    if (this.before.open) return this.closeOpen();
    const places = placesIn(this.text);
    if (await this.continues(places)) return this.goes(this.before.dropping);
    const reading = await this.decide(places);
    if (reading === null) return this.goes(!this.wasTold);
    const parts = render(this.text, reading);
    const own = parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join(' ');
    if (isHarmful(own)) return this.goes(hasAuthority(own));
    const last = places.findLast(({ reference }) => reference)?.reference ?? null;
    const shown = reading
      .flatMap((each) => each.parts)
      .findLast((part) => part.type === 'quotation');
    this.context = {
      ...NO_CONTEXT,
      dropping: this.removed,
      asked: places.length > 0 && (isPlaceAlone(this.text) || /\?\s*$/.test(this.text)),
      shown: shown?.type === 'quotation' ? parseReferenceKey(shown.key) : null,
      place: last ?? this.before.place,
      speaker: hasAuthority(this.text),
    };
    return parts;
  }

  private goes(dropping: boolean): Part[] {
    const open = quotationsIn(this.text).some((each) => each.open) && this.text.length > 1000;
    this.context = { ...this.before, dropping, open, shown: null };
    return [];
  }

  /** The rest of a removed quotation goes up to its closing delimiter. */
  private closeOpen(): Part[] {
    const close = this.text.search(/["”»]/);
    this.context = { ...NO_CONTEXT, dropping: true, open: close < 0 && this.text.length > 1000 };
    return [];
  }

  /** Whether the unit goes on with words that were shown or went. */
  private async continues(places: readonly FoundReference[]): Promise<boolean> {
    if (this.before.dropping && places.length === 0 && POINTS_BACK.test(this.text)) return true;
    if (places.length > 0 || MARKER.test(this.text) || isOwnVoice(this.text)) return false;
    if (this.before.dropping) return isSolemn(this.text) || !hasAuthority(this.text);
    if (!this.before.shown) return false;
    return (
      isSolemn(this.text) || (await this.finder.exactAt(this.before.shown, this.text)) !== null
    );
  }

  private async decide(places: readonly FoundReference[]): Promise<Reading> {
    const invented = places.filter(({ reference }) => reference === null);
    const removed = inParentheses(this.text, invented);
    if (invented.length > removed.length) return null;
    const quotations = quotationsIn(this.text);
    const real = places.filter(({ reference }) => reference !== null);
    const isDeniedHere = isDenied(this.text);
    const saying = sayingIn(this.text);
    if (
      saying &&
      !isDeniedHere &&
      !isToldApart(this.text) &&
      (hasAuthority(this.text) || this.before.speaker)
    ) {
      return this.proverb(saying);
    }
    const isLong = quotations.some(({ words }) => words > FEW_WORDS);
    if (invented.length > 0 && (isLong || isSolemn(this.text))) return null;
    const around: Around = {
      text: this.text,
      places: real,
      isDenied: isDeniedHere,
      isBlock: this.isBlock,
      used: new Set(),
    };
    const quoted: Replacement[] = [];
    for (const quotation of quotations) {
      const reading = await resolveQuotation(this.finder, quotation, around);
      if (reading === null) return null;
      quoted.push(...reading);
    }
    const replaced = [...removed, ...quoted];
    if (quoted.some(({ parts }) => parts.some(({ type }) => type !== 'text'))) return replaced;
    const { reading: words, isRemoved } = await resolvePresented(this.finder, {
      text: this.text,
      isBlock: this.isBlock,
      places: real,
      hasQuotations: quotations.length > 0,
      before: this.before,
    });
    this.removed = isRemoved;
    if (words === null) return null;
    const [first] = words;
    if (first) return [...replaced.filter(({ end }) => end <= first.start), ...words];
    const told = await this.told(real, isDeniedHere);
    if (told === null) {
      this.wasTold = true;
      return null;
    }
    return told.length > 0 ? told : replaced;
  }

  private proverb(saying: string): Reading {
    const lead = MARKER.exec(this.text)?.[0] ?? '';
    const words = saying
      .replace(/^\p{L}/u, (letter) => letter.toLowerCase())
      .replace(/^deus/, 'Deus');
    return [
      {
        start: lead.length,
        end: this.text.length,
        parts: textOf(`Diz um ditado popular, que não está na Bíblia: ${words}.`),
      },
    ];
  }

  /**
   * Words given to the Bible or to who speaks in it: their place, or another, must support them.
   */
  private async told(places: readonly FoundReference[], isDeniedHere: boolean): Promise<Reading> {
    if (isDeniedHere) return [];
    const speech = indirectSpeech(this.text.replace(/\n/g, ' '));
    if (!speech) return speaksAsGod(this.text) ? null : [];
    const references = places.flatMap(({ reference }) => reference ?? []);
    const [reference] = references;
    const support = await this.finder.support(references, speech.claim);
    if (support === null || carries(support, speech, reference !== undefined)) return [];
    if (!reference && (await this.goesOnWithChapter(speech))) return [];
    if (reference)
      return [
        {
          start: 0,
          end: this.text.length,
          parts: [...textOf('Leia '), referencePart(reference), ...textOf('.')],
        },
      ];
    return speech.thought
      ? [{ start: 0, end: this.text.length, parts: textOf(speech.thought) }]
      : null;
  }

  /** "O versículo 13 diz que …": the chapter that the paragraph named before supports it. */
  private async goesOnWithChapter(speech: IndirectSpeech): Promise<boolean> {
    const { place } = this.before;
    if (!place) return false;
    const chapter: Reference = {
      ...place,
      endChapter: place.chapter,
      verse: null,
      endVerse: null,
    };
    const support = await this.finder.support([chapter], speech.claim);
    return support !== null && carries(support, speech, true);
  }
}

/** "Ali João vê …": goes on with the place before. */
const POINTS_BACK =
  /^[^\p{L}]*(?:Ali|Lá|Nele|Nela|(?:Ness|Est|Ess|Nest)[ea] (?:texto|vers[íi]culo|passagem|cap[íi]tulo))(?!\p{L})/u;
