import type { Bible } from '../../bible/bible.ts';
import type { Harm } from '../../safety/harmful-counsel.ts';
import type { AnswerPart, AnswerReader } from '../answer-part.ts';
import type { Meter } from '../budget/meter.ts';
import { ModelFault } from '../model/faults.ts';
import type { Model } from '../model/openai.ts';
import { NeedsRepair } from '../model/retry.ts';
import {
  batchOf,
  MOST_OUTPUT_TOKENS,
  mayBecomeVerdict,
  NOTHING_REMOVED,
  promptFor,
  SCHEMA,
  type Verdict,
  verdictIn,
} from './request.ts';
import {
  hasOwnWords,
  ownLengthOf,
  plainLineOf,
  type Sentence,
  sentencesOf,
  settledBefore,
  spaceBefore,
  withoutOwnWords,
  withSpaceBefore,
} from './sentences.ts';

/** The characters after which sentences are sent: few at first, so that reading starts soon. */
const FIRST_BATCH = 200;
/** A verdict that takes longer is not waited for. */
const VERDICT_MS = 4000;
const SENTENCES_BEFORE = 2;
const MOST_REMOVED = 0.5;

/** Nobody judged an answer, or little of it stood: another must take its place. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
  /** Whether no verdict came. */
  readonly isUnanswered: boolean;

  constructor(message: string, isUnanswered: boolean) {
    super(message);
    this.isUnanswered = isUnanswered;
  }
}

type Batch = {
  readonly sentences: readonly Sentence[];
  readonly judged: Promise<void>;
  /** Set once it is known; null where nobody judged them. */
  verdict?: Verdict | null;
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
 * Asks a model about what another call wrote: which sentences may not be shown. It only removes:
 * what the Scripture filter replaced stays replaced. Sentences wait for their verdict in the order
 * in which they were written, while the answer goes on; none is shown without one.
 */
export class FactChecker {
  private open: Sentence[] = [];
  /** The last sentences that were sent, which the next are read with. */
  private sent: readonly Sentence[] = [];
  private readonly batches: Batch[] = [];
  private isFirst = true;
  private harm: Harm | null = null;
  private length = 0;
  private removedLength = 0;
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

  /**
   * The same reader, whose sentences wait for their verdict.
   * @throws NotConfirmed where the answer may not stand
   */
  around(reader: AnswerReader): AnswerReader {
    let written = '';
    return {
      ...reader,
      harm: () => reader.harm() ?? this.harm,
      push: async (delta) => {
        written += delta;
        return this.take(await reader.push(delta));
      },
      finish: async () => {
        const parts = this.take(await reader.finish());
        this.send(this.open.length);
        for (const { judged } of [...this.batches]) await judged;
        this.signal.throwIfAborted();
        parts.push(...this.settled());
        if (this.removedLength > this.length * MOST_REMOVED) {
          throw new NotConfirmed('most of the answer was removed', false);
        }
        const emptied = [...this.judged].find((path) => !this.shown.has(path));
        if (emptied !== undefined) {
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
    this.open.push(...sentencesOf(parts));
    const wanted = this.isFirst ? FIRST_BATCH : this.batch;
    const length = this.open.reduce((sum, sentence) => sum + plainLineOf(sentence).length, 0);
    // A list is judged with its heading, unless it is longer than two batches.
    if (length >= 2 * this.batch) this.send(this.open.length);
    else if (length >= wanted) this.send(settledBefore(this.open));
    return this.settled();
  }

  private send(count: number): void {
    const sentences = this.open.slice(0, count);
    if (sentences.length === 0) return;
    this.open = this.open.slice(count);
    this.isFirst = false;
    const before = this.sent;
    this.sent = [...before, ...sentences].slice(-SENTENCES_BEFORE);
    const batch: Batch = {
      sentences,
      judged: this.judge(sentences, before).then((verdict) => {
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
      if (first.verdict === null) {
        this.signal.throwIfAborted();
        throw new NotConfirmed('no verdict came', true);
      }
      parts.push(...this.shownParts(first.sentences, first.verdict));
      this.batches.shift();
    }
    return parts;
  }

  /** The parts that are shown of sentences whose verdict is known. */
  private shownParts(sentences: readonly Sentence[], verdict: Verdict): AnswerPart[] {
    this.harm = verdict.harm ?? this.harm;
    return sentences.flatMap((sentence, at) => {
      const path = sentence[0]?.path ?? '';
      if (path !== this.path) this.space = '';
      this.path = path;
      this.judged.add(path);
      const isRemoved = verdict.removed.has(at + 1);
      this.length += ownLengthOf(sentence);
      if (isRemoved) this.removedLength += ownLengthOf(sentence);
      const passed = isRemoved ? withoutOwnWords(sentence) : sentence;
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

  private async judge(
    sentences: readonly Sentence[],
    before: readonly Sentence[],
  ): Promise<Verdict | null> {
    if (!sentences.some(hasOwnWords)) return NOTHING_REMOVED;
    const { model, bible, meter, reserved, until } = this.options;
    const prompt = await promptFor(bible, sentences, before, this.batch);
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
    return verdictIn(reply, sentences.length);
  }
}
