import type { Screening } from '../safety/decision.ts';
import type { ScriptureFinder } from '../scripture/finder.ts';
import type { FilteredPart } from '../scripture/parts.ts';
import { MarkReader } from './signal.ts';
import { TextStream } from './text-stream.ts';

/** A checked piece of an answer and the field it belongs to. */
export type AnswerPart = Readonly<{ path: string }> & FilteredPart;

/** Turns what a model writes into checked parts, as it is written. */
export type AnswerReader = Readonly<{
  push: (delta: string) => Promise<AnswerPart[]>;
  /** @throws NeedsRepair when the answer is not what was asked for */
  finish: () => Promise<AnswerPart[]>;
  /** Whether the answer has reached its greatest length, so that the rest is not read. */
  full: () => boolean;
  /** The danger or concern that the model has heard in the message, as far as it has said. */
  signal: () => Screening | null;
}>;

const LONGEST_TEXT = 12_000;

/** Reads a model that writes one field and nothing else. */
export function plainReader(
  finder: ScriptureFinder,
  path: string,
  keepsDoubted: boolean,
): AnswerReader {
  const text = new TextStream(finder, LONGEST_TEXT, keepsDoubted);
  const mark = new MarkReader();
  const at = (parts: readonly FilteredPart[]) => parts.map((each) => ({ path, ...each }));
  return {
    push: async (delta) => at(await text.push(mark.push(delta))),
    finish: async () => at([...(await text.push(mark.finish())), ...(await text.finish())]),
    full: () => text.full,
    signal: () => mark.signal,
  };
}
