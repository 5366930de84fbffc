import { Tokenizer, TokenParser } from '@streamparser/json';
import type { AnswerShape, FieldKind } from '#shared/answers/answer-shape.ts';
import { type Part, plainTextOf } from '#shared/answers/rich-text.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import type { Screening } from '../safety/decision.ts';
import type { Harm } from '../safety/harmful-counsel.ts';
import { checkText } from '../scripture/filter.ts';
import type { ScriptureFinder } from '../scripture/finder.ts';
import { referenceIn, shownVerse } from '../scripture/parts.ts';
import type { AnswerPart, AnswerReader } from './answer-part.ts';
import { type FieldRules, isList, zodOf } from './answer-schema.ts';
import type { GeneratorContext } from './generator.ts';
import { looksPortuguese } from './language.ts';
import { NeedsRepair } from './model/retry.ts';
import { MarkReader, SIGNAL_FIELD, signalNamed, withoutMarks } from './signal.ts';
import { TextStream } from './text-stream.ts';

const LONGEST_ANSWER = 40_000;
const LONGEST_TEXT = 4000;
const LONGEST_LINE = 160;
const MOST_ENTRIES = 60;
/** The most that a model may add after the object before its answer is aborted; its token count comes last. */
const LONGEST_FAREWELL = 200;

/** A string of the answer as far as it is written. */
type Written = Readonly<{ path: string; field: string; value: string; whole: boolean }>;

/**
 * Reads JSON while it is written and hands over each field as it grows. Around the
 * object there may be anything; fields nobody asked for are passed over.
 */
export class JsonReader {
  private readonly shape: AnswerShape;
  private readonly rules: FieldRules;
  private readonly finder: ScriptureFinder;
  private readonly avoid: GeneratorContext['recentVerses'];
  private readonly tokenizer = new Tokenizer({ emitPartialTokens: true });
  private readonly parser = new TokenParser({ emitPartialValues: true });
  private written = '';
  /** The characters that came after the object. */
  private beyond = 0;
  private signal: Screening | null = null;
  private harm: Harm | null = null;
  private begun = false;
  private broken = false;
  private readonly waiting: Written[] = [];
  /** The values that are whole, by path, and the paths of which something was shown. */
  private readonly finished = new Map<string, string>();
  private readonly shown = new Set<string>();
  private open: { path: string; taken: number; stream: TextStream; marks: MarkReader } | null =
    null;

  constructor(
    shape: AnswerShape,
    rules: FieldRules,
    finder: ScriptureFinder,
    avoid: GeneratorContext['recentVerses'],
  ) {
    this.shape = shape;
    this.rules = rules;
    this.finder = finder;
    this.avoid = avoid;
    this.tokenizer.onToken = (token) => this.parser.write(token);
    this.tokenizer.onError = () => {
      this.broken = true;
    };
    this.parser.onError = () => {
      this.broken = true;
    };
    this.parser.onValue = ({ value, key, stack, partial }) => {
      if (typeof value !== 'string') return;
      const names = [...stack.slice(1).map((each) => each.key), key];
      this.note(names, value, !partial);
    };
  }

  reader(): AnswerReader {
    return {
      push: (delta) => this.push(delta),
      finish: () => this.finish(),
      full: () =>
        this.broken || this.written.length > LONGEST_ANSWER || this.beyond > LONGEST_FAREWELL,
      signal: () => this.signal,
      harm: () => this.harm,
      endsItself: true,
      leans: () => [],
    };
  }

  private note(names: readonly unknown[], value: string, whole: boolean): void {
    const [field, index, inner] = names;
    if (typeof field !== 'string') return;
    if (field === SIGNAL_FIELD && index === undefined && whole) this.hear(signalNamed(value));
    const kind = Object.hasOwn(this.shape, field) ? this.shape[field] : undefined;
    const list = kind !== undefined && isList(kind);
    // Some models write days as objects: { day, prayer }.
    const fits = list
      ? typeof index === 'number' &&
        (inner === undefined || (kind === 'days' && inner === 'prayer'))
      : kind !== undefined && index === undefined;
    if (!fits) return;
    if (typeof index === 'number' && index >= (this.rules[field]?.count?.[1] ?? MOST_ENTRIES))
      return;
    const path = list ? `${field}.${index}` : field;
    this.waiting.push({ path, field, value, whole });
  }

  /** What is said of danger is never taken back by what is said later. */
  private hear(signal: Screening | null): void {
    if (signal && this.signal?.level !== 'danger') this.signal = signal;
  }

  private async push(delta: string): Promise<AnswerPart[]> {
    if (this.broken) return [];
    if (this.parser.isEnded) {
      this.beyond += delta.length;
      return [];
    }
    this.written += delta;
    let json = delta;
    if (!this.begun) {
      const start = this.written.search(/\{\s*"/);
      if (start < 0) return [];
      this.begun = true;
      json = this.written.slice(start);
    }
    this.tokenizer.write(json);
    return this.drain();
  }

  private async drain(): Promise<AnswerPart[]> {
    const parts: AnswerPart[] = [];
    for (const each of this.waiting.splice(0)) {
      const { path, field, whole } = each;
      // A key that comes twice counts once.
      if (this.finished.has(path)) continue;
      if (whole) this.finished.set(path, each.value);
      const kind = this.shape[field] ?? 'text';
      const found =
        kind === 'line' || kind === 'verse' || kind === 'verses'
          ? whole && (await this.wholeValue(kind, each))
          : await this.growing(each);
      if (!found || found.length === 0) continue;
      this.shown.add(path);
      parts.push(...found.map((part) => ({ path, part })));
    }
    return parts;
  }

  private async wholeValue(kind: FieldKind, { value }: Written): Promise<Part[]> {
    if (kind === 'verses') return referenceIn(value);
    if (kind === 'verse') {
      const shown = await shownVerse(value, this.finder);
      const [verse] = shown;
      if (verse?.type !== 'reference' && verse?.type !== 'quotation') {
        throw new NeedsRepair(
          `"${value.slice(0, 60)}" não é uma referência que existe`,
          this.written,
        );
      }
      if ((await this.avoid()).has(verse.key)) {
        throw new NeedsRepair(
          `${labelOfKey(verse.key)} foi mostrado há pouco; escolha outro versículo`,
          this.written,
        );
      }
      return shown;
    }
    if (looksPortuguese(value) === false) {
      throw new NeedsRepair('não está escrita em português', this.written);
    }
    const line = withoutMarks(value.slice(0, LONGEST_LINE));
    this.hear(line.signal);
    const parts = await checkText(this.finder, line.text);
    const text = plainTextOf(parts, labelOfKey).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ type: 'text', text }];
  }

  private async growing({ path, value, whole }: Written) {
    if (this.open?.path !== path) {
      const stream = new TextStream(this.finder, LONGEST_TEXT);
      this.open = { path, taken: 0, stream, marks: new MarkReader() };
    }
    const { stream, marks, taken } = this.open;
    this.open.taken = value.length;
    const text = marks.push(value.slice(taken)) + (whole ? marks.finish() : '');
    this.hear(marks.signal);
    const parts = await stream.push(text);
    if (whole) parts.push(...(await stream.finish()));
    this.harm = stream.harm ?? this.harm;
    return parts;
  }

  private async finish(): Promise<AnswerPart[]> {
    if (!this.parser.isEnded) {
      throw new NeedsRepair('o objeto JSON não está completo', this.written);
    }
    const checked = zodOf(this.shape, this.rules).safeParse(this.answer());
    if (!checked.success) {
      const fields = new Set(checked.error.issues.map(({ path }) => String(path[0])));
      throw new NeedsRepair(
        `faltam ou estão incompletos os campos ${[...fields].join(', ')}`,
        this.written,
      );
    }
    return [];
  }

  /** The parts by field that may be shown. */
  private answer(): Record<string, unknown> {
    const answer: Record<string, unknown> = {};
    for (const [path, value] of this.finished) {
      if (!this.shown.has(path)) continue;
      const [field = '', index] = path.split('.');
      if (index === undefined) answer[field] = value;
      else answer[field] = [...listIn(answer[field]), value];
    }
    return answer;
  }
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
