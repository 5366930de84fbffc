import { beginningOf } from './cut-text.ts';

/** Ends a text that is too long with an ellipsis after a whole word. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${withoutStop(beginningOf(text, longest).replace(/\s+\S*$/, ''))}…`;
}

/** Removes the punctuation before an ellipsis. */
export const withoutStop = (words: string) => words.replace(/[\s,;:.!?–—-]+$/, '');
