/** Control, format and lone surrogate characters, which often come with pasted text. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Removes invisible characters; `at` maps an index of the result back to the original text. */
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
