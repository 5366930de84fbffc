/** Control, format and lone surrogate characters: nobody sees them, and they come with pasted text. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A text without the signs that nobody sees, and where each of its characters stood. */
export function withoutInvisible(text: string): {
  visible: string;
  at: (index: number) => number;
} {
  const removed = [...text.matchAll(INVISIBLE)].map(({ index, 0: sign }) => ({
    index,
    length: sign.length,
  }));
  return {
    visible: removed.length > 0 ? text.replace(INVISIBLE, '') : text,
    at: (index) => {
      let place = index;
      for (const sign of removed) if (sign.index <= place) place += sign.length;
      return place;
    },
  };
}
