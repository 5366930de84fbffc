import { foldText } from '#shared/bible/words.ts';
import { FAMILY_MARK } from '../lexicon/lexicon.ts';
import type { TypedQuery } from './query.ts';
import type { Sense } from './vocabulary.ts';

/** What is shown as found in a verse. */
export type Marker = Readonly<{
  forms: ReadonlySet<string>;
  families: ReadonlySet<string>;
  /** Every typed word, also those too common to be looked for. */
  typed: ReadonlySet<string>;
}>;

type Mark = [start: number, end: number];

export function markerFor(senses: readonly Sense[], { phrases, whole }: TypedQuery): Marker {
  const forms = senses.flatMap(({ form, accented }) => (form && !accented ? [form] : []));
  const families = senses.flatMap((sense) => sense.families);
  return {
    forms: new Set([...forms, ...phrases.flat()]),
    families: new Set(families.map((family) => FAMILY_MARK + family)),
    typed: new Set(whole),
  };
}

/**
 * Where the words stand in a text, given the family of each; of a compound all that was
 * typed, in one mark: "Bem-aventurados", although "bem" alone is not looked for.
 */
export function marksIn(text: string, families: readonly string[], marker: Marker): Mark[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map((match, index) => {
    const plain = foldText(match[0]);
    return {
      start: match.index,
      end: match.index + match[0].length,
      found: marker.forms.has(plain) || marker.families.has(families[index] ?? ''),
      typed: marker.typed.has(plain),
    };
  });
  const marks: Mark[] = [];
  for (const [index, word] of words.entries()) {
    const [before, after] = [words[index - 1], words[index + 1]];
    const joined = before && text.slice(before.end, word.start) === '-';
    const joins = after && text.slice(word.end, after.start) === '-';
    const besideFound = (joined && before.found) || (joins && after.found);
    if (!word.found && !(word.typed && besideFound)) continue;
    const last = marks.at(-1);
    if (joined && last?.[1] === before.end) last[1] = word.end;
    else marks.push([word.start, word.end]);
  }
  return marks;
}
