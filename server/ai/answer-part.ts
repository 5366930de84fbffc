import type { Part } from '#shared/answers/rich-text.ts';
import type { Screening } from '../safety/decision.ts';
import type { Harm } from '../safety/harmful-counsel.ts';

/** A checked piece of an answer and the field it belongs to. */
export type AnswerPart = Readonly<{ path: string; part: Part }>;

/** Turns what a model writes into checked parts, as it is written. */
export type AnswerReader = Readonly<{
  push: (delta: string) => Promise<AnswerPart[]>;
  /** @throws NeedsRepair when the answer is not what was asked for */
  finish: () => Promise<AnswerPart[]>;
  /** Whether the answer has reached its greatest length, so that the rest is not read. */
  full: () => boolean;
  /** The danger or concern that the model has heard in the message, as far as it has said. */
  signal: () => Screening | null;
  /** The harm that the model has counselled, which is not shown. */
  harm: () => Harm | null;
  /** Whether the end of the answer can be told from the answer itself. */
  endsItself: boolean;
  /** The places and the numbers of stored texts that the model says it leans on. */
  leans: () => readonly string[];
}>;

/** The same parts, with texts that follow one another as one. */
export function joinedParts(arrived: readonly AnswerPart[]): AnswerPart[] {
  const parts: AnswerPart[] = [];
  for (const each of arrived) {
    const last = parts.at(-1);
    const isSame = last?.path === each.path;
    if (isSame && last.part.type === 'text' && each.part.type === 'text') {
      const text = last.part.text + each.part.text;
      parts.splice(-1, 1, { ...last, part: { type: 'text', text } });
    } else parts.push(each);
  }
  return parts;
}
