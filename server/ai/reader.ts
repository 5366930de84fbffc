import type { Part } from '#shared/rich-text.ts';
import type { ScriptureFinder } from '../scripture/finder.ts';
import { TextStream } from './text-stream.ts';

/** A checked piece of an answer and the field it belongs to. */
export type AnswerPart = Readonly<{ path: string; part: Part }>;

/** Turns what a model writes into checked parts, as it is written. */
export type AnswerReader = Readonly<{
  push: (delta: string) => Promise<AnswerPart[]>;
  /** @throws NeedsRepair when the answer is not what was asked for */
  finish: () => Promise<AnswerPart[]>;
  /** Whether the answer has reached its greatest length, so that the rest is not read. */
  full: () => boolean;
}>;

const LONGEST_TEXT = 12_000;

/** Reads a model that writes one field and nothing else. */
export function plainReader(finder: ScriptureFinder, path: string): AnswerReader {
  const text = new TextStream(finder, LONGEST_TEXT);
  return {
    push: async (delta) => (await text.push(delta)).map((part) => ({ path, part })),
    finish: async () => (await text.finish()).map((part) => ({ path, part })),
    full: () => text.full,
  };
}
