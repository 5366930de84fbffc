import { foldText } from '../portuguese/words.ts';

export const UNITS =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
export const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const OTHERS: Readonly<Record<string, number>> = {
  uma: 1,
  duas: 2,
  catorze: 14,
  cem: 100,
  cento: 100,
};

const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...Object.entries(OTHERS),
]);

const NAME = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|');
const SPOKEN = new RegExp(`(?<![a-z])(?:${NAME})(?:\\s+e\\s+(?:${NAME}))*(?![a-z])`, 'g');

/** Replaces spoken numbers by figures: "salmo vinte e três" → "salmo 23". */
export function figuresFor(text: string): string {
  const plain = foldText(text);
  // Folding preserves the length only when accented letters are single characters.
  if (plain.length !== text.length) return text;
  let result = '';
  let at = 0;
  for (const match of plain.matchAll(SPOKEN)) {
    const value = match[0].split(/\s+e\s+/).reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0);
    result += text.slice(at, match.index) + value;
    at = match.index + match[0].length;
  }
  return result + text.slice(at);
}
