/**
 * A reference that authored content leans on, with words its stored text must
 * contain (accent-blind): the proof that the reference says what is claimed.
 */
export type VerseClaim = Readonly<{ reference: string; words: readonly string[] }>;

/** `verse('João 3:16', 'amou mundo')`: the reference as printed, the words apart by spaces. */
export function verse(reference: string, words: string): VerseClaim {
  return { reference, words: words.split(' ') };
}
