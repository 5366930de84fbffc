/**
 * Control, format and lone surrogate characters, which often come with pasted text, and those
 * that choose the form of a sign, as in the red heart of a phone's keyboard.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]|\u20e3/gu;

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
