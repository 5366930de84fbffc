import { Tokenizer, TokenParser } from '@streamparser/json';
import type { AnswerShape, FieldKind } from '#shared/answer-shape.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { plainTextOf } from '#shared/rich-text.ts';
import { type FieldRules, zodOf } from './answer-schema.ts';
import { type AnswerPart, type AnswerReader, NeedsRepair } from './job.ts';
import { referenceIn, shownVerse } from './library-parts.ts';
import type { ScriptureFinder } from './scripture/finder.ts';
import { checkText } from './scripture/gate.ts';
import { TextStream } from './text-stream.ts';

const LONGEST_ANSWER = 40_000;
const LONGEST_TEXT = 4000;
const LONGEST_LINE = 160;
const MOST_ENTRIES = 60;

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
  private readonly avoid: ReadonlySet<string>;
  private readonly tokenizer = new Tokenizer({ emitPartialTokens: true });
  private readonly parser = new TokenParser({ emitPartialValues: true });
  private written = '';
  private begun = false;
  private broken = false;
  private root: unknown;
  private readonly waiting: Written[] = [];
  private readonly finished = new Set<string>();
  private open: { path: string; taken: number; stream: TextStream } | null = null;

  constructor(
    shape: AnswerShape,
    rules: FieldRules,
    finder: ScriptureFinder,
    avoid: ReadonlySet<string>,
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
      if (stack.length === 0 && !partial) this.root = value;
      if (typeof value !== 'string') return;
      const names = [...stack.slice(1).map((each) => each.key), key];
      this.note(names, value, !partial);
    };
  }

  reader(): AnswerReader {
    return {
      push: (delta) => this.push(delta),
      finish: () => this.finish(),
      full: () => this.written.length > LONGEST_ANSWER || this.parser.isEnded || this.broken,
    };
  }

  private note(names: readonly unknown[], value: string, whole: boolean): void {
    const [field, index, inner] = names;
    if (typeof field !== 'string') return;
    const kind = Object.hasOwn(this.shape, field) ? this.shape[field] : undefined;
    const list = kind === 'texts' || kind === 'verses' || kind === 'days';
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

  private async push(delta: string): Promise<AnswerPart[]> {
    if (this.broken || this.parser.isEnded) return [];
    this.written += delta;
    let json = delta;
    if (!this.begun) {
      const start = this.written.indexOf('{');
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
      if (whole) this.finished.add(path);
      const kind = this.shape[field] ?? 'text';
      const found =
        kind === 'line' || kind === 'verse' || kind === 'verses'
          ? whole && (await this.wholeValue(kind, each))
          : await this.growing(each);
      if (found) parts.push(...found.map((part) => ({ path, part })));
    }
    return parts;
  }

  private async wholeValue(kind: FieldKind, { value }: Written) {
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
      if (this.avoid.has(verse.key)) {
        throw new NeedsRepair(
          `${labelOfKey(verse.key)} foi mostrado há pouco; escolha outro versículo`,
          this.written,
        );
      }
      return shown;
    }
    const parts = await checkText(this.finder, value.slice(0, LONGEST_LINE));
    const text = plainTextOf(parts, labelOfKey).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ type: 'text', text } as const];
  }

  private async growing({ path, value, whole }: Written) {
    if (this.open?.path !== path) {
      this.open = { path, taken: 0, stream: new TextStream(this.finder, LONGEST_TEXT) };
    }
    const { open } = this;
    const parts = await open.stream.push(value.slice(open.taken));
    open.taken = value.length;
    return whole ? [...parts, ...(await open.stream.finish())] : parts;
  }

  private async finish(): Promise<AnswerPart[]> {
    if (this.root === undefined) {
      throw new NeedsRepair('o objeto JSON não está completo', this.written);
    }
    const checked = zodOf(this.shape, this.rules).safeParse(this.textsOnly(this.root));
    if (!checked.success) {
      const fields = new Set(checked.error.issues.map(({ path }) => String(path[0])));
      throw new NeedsRepair(
        `faltam ou estão incompletos os campos ${[...fields].join(', ')}`,
        this.written,
      );
    }
    return [];
  }

  /** Days written as objects, as the texts that they stand for. */
  private textsOnly(root: unknown): unknown {
    if (typeof root !== 'object' || root === null) return root;
    return Object.fromEntries(
      Object.entries(root).map(([field, value]) => [
        field,
        Array.isArray(value) && this.shape[field] === 'days'
          ? value.map((entry: unknown) => prayerOf(entry))
          : value,
      ]),
    );
  }
}

function prayerOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'prayer' in entry ? entry.prayer : entry;
}
