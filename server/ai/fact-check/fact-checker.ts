import type { Bible } from '../../bible/bible.ts';
import { CHARACTERS_PER_TOKEN, estimateTokens, type Meter } from '../budget/meter.ts';
import { ModelFault } from '../model/faults.ts';
import type { Model } from '../model/openai.ts';
import { NeedsRepair } from '../model/retry.ts';
import type { AnswerPart, AnswerReader } from '../reader.ts';
import { INSTRUCTIONS, mayBecomeVerdict, promptFor, SCHEMA, verdictIn } from './request.ts';
import {
  confirmed,
  hasOwnWords,
  plainLineOf,
  type Sentence,
  sentencesOf,
  spaceBefore,
  unconfirmed,
  withoutOwnWords,
  withSpaceBefore,
} from './sentences.ts';

/** The characters after which sentences are sent: few at first, so that reading starts soon. */
const FIRST_BATCH = 200;
const BATCH = 1200;
const MOST_BATCHES = 5;
const MOST_OUTPUT_TOKENS = 300;
/** A verdict that takes longer is not waited for. */
const VERDICT_MS = 15_000;
const NONE: ReadonlySet<number> = new Set();

/** The numbers of the sentences that go; null where nobody judged them. */
type Verdict = ReadonlySet<number> | null;

type Batch = {
  readonly sentences: readonly Sentence[];
  readonly judged: Promise<void>;
  /** Set once it is known. */
  verdict?: Verdict;
};

export type FactCheckOptions = Readonly<{
  model: Model;
  bible: Bible;
  meter: Meter;
  /** The most that the answer may be long. */
  maxOutputTokens: number;
  /** The tokens set aside for the whole answer. */
  reserved: number;
  /** The time by which the answer must be whole, by `performance.now()`. */
  until: number;
  signal: AbortSignal;
  /** Is told why no verdict came. */
  failed: (error: unknown) => void;
}>;

/**
 * Asks a model about what another call wrote: which sentences say of the Bible what it does not
 * say. Sentences wait for their verdict in the order in which they were written, while the answer
 * goes on. Where no verdict comes the Scripture filter's stands, and `isIncomplete` tells that.
 */
export class FactChecker {
  /** Whether sentences passed without a verdict. */
  isIncomplete = false;
  private open: Sentence[] = [];
  /** The characters of the open sentences. */
  private openLength = 0;
  private readonly batches: Batch[] = [];
  private isFirst = true;
  /** The fields that were judged, and those of which something was shown. */
  private readonly judged = new Set<string>();
  private readonly shown = new Set<string>();
  private path = '';
  /** The white space of a sentence that went, which its successor takes over. */
  private space = '';
  private readonly options: FactCheckOptions;
  private readonly stopping = new AbortController();
  private readonly signal: AbortSignal;
  private readonly batch: number;

  constructor(options: FactCheckOptions) {
    this.options = options;
    this.batch = batchOf(options.maxOutputTokens);
    this.signal = AbortSignal.any([options.signal, this.stopping.signal]);
  }

  /** The same reader, whose sentences wait for their verdict. */
  around(reader: AnswerReader): AnswerReader {
    let written = '';
    return {
      ...reader,
      push: async (delta) => {
        written += delta;
        return this.take(await reader.push(delta));
      },
      finish: async () => {
        const parts = this.take(await reader.finish());
        this.send();
        for (const { judged } of [...this.batches]) await judged;
        this.signal.throwIfAborted();
        parts.push(...this.settled());
        const emptied = [...this.judged].find((path) => !this.shown.has(path));
        if (emptied !== undefined && this.shown.size > 0) {
          throw new NeedsRepair(
            `o campo ${emptied} diz da Bíblia o que ela não diz; escreva só o que as passagens citadas dizem`,
            written,
          );
        }
        return parts;
      },
    };
  }

  /** Ends the requests that are still open. */
  stop(): void {
    this.stopping.abort();
  }

  /** Takes what was written, and hands over what may be shown by now. */
  private take(parts: readonly AnswerPart[]): AnswerPart[] {
    for (const sentence of sentencesOf(parts)) {
      this.open.push(sentence);
      this.openLength += plainLineOf(sentence).length;
    }
    if (this.openLength >= (this.isFirst ? FIRST_BATCH : this.batch)) this.send();
    return this.settled();
  }

  private send(): void {
    const sentences = this.open;
    if (sentences.length === 0) return;
    this.open = [];
    this.openLength = 0;
    this.isFirst = false;
    const batch: Batch = {
      sentences,
      judged: this.judge(sentences).then((verdict) => {
        batch.verdict = verdict;
      }),
    };
    this.batches.push(batch);
  }

  private settled(): AnswerPart[] {
    const parts: AnswerPart[] = [];
    for (;;) {
      const [first] = this.batches;
      if (first?.verdict === undefined) break;
      parts.push(...this.shownParts(first.sentences, first.verdict));
      this.batches.shift();
    }
    return parts;
  }

  /** The parts that are shown of sentences whose verdict is known. */
  private shownParts(sentences: readonly Sentence[], verdict: Verdict): AnswerPart[] {
    return sentences.flatMap((sentence, at) => {
      const path = sentence[0]?.path ?? '';
      if (path !== this.path) this.space = '';
      this.path = path;
      this.judged.add(path);
      const passed = withVerdict(verdict, at + 1, sentence);
      if (passed.length === 0) {
        if (spaceBefore(sentence).includes('\n')) this.space = spaceBefore(sentence);
        return [];
      }
      const spaced = withSpaceBefore(passed, this.shown.has(path) ? this.space : '');
      this.space = '';
      this.shown.add(path);
      return spaced;
    });
  }

  private async judge(sentences: readonly Sentence[]): Promise<Verdict> {
    if (!sentences.some(hasOwnWords)) return NONE;
    const verdict = this.isIncomplete ? null : await this.requestVerdict(sentences);
    if (!verdict) this.isIncomplete = true;
    return verdict;
  }

  private async requestVerdict(sentences: readonly Sentence[]): Promise<Verdict> {
    const { model, bible, meter, reserved, until } = this.options;
    const prompt = await promptFor(bible, sentences, this.batch);
    if (!meter.covers(prompt, MOST_OUTPUT_TOKENS, reserved)) return null;
    const call = meter.begin(prompt);
    let reply = '';
    try {
      for await (const event of model.stream({
        ...prompt,
        schema: SCHEMA,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        until: Math.min(until, performance.now() + VERDICT_MS),
        signal: this.signal,
      })) {
        if (event.type === 'end') {
          call.end(event.inputTokens, event.outputTokens);
          continue;
        }
        call.wrote(event.text.length);
        reply += event.text;
        if (!mayBecomeVerdict(reply)) break;
      }
    } catch (error) {
      if (error instanceof ModelFault && error.free) call.refused();
      if (!this.signal.aborted) this.options.failed(error);
      return null;
    }
    return verdictIn(reply);
  }
}

/** The sentence as its verdict leaves it, by its number in the request. */
function withVerdict(verdict: Verdict, number: number, sentence: Sentence): Sentence {
  if (!verdict) return unconfirmed(sentence);
  return verdict.has(number) ? withoutOwnWords(sentence) : confirmed(sentence);
}

/** The characters of a batch: a long answer is not cut into more of them than a short one. */
const batchOf = (maxOutputTokens: number) =>
  Math.max(BATCH, Math.ceil((maxOutputTokens * CHARACTERS_PER_TOKEN) / MOST_BATCHES));

/** The most tokens that the checks of an answer may cost: its sentences, and as much stored text. */
export function mostOfChecks(maxOutputTokens: number): number {
  const fixed = estimateTokens(INSTRUCTIONS.length) + MOST_OUTPUT_TOKENS;
  return 2 * maxOutputTokens + (MOST_BATCHES + 1) * fixed;
}
