import { foldText } from '../portuguese/words.ts';
import type { AskedFast } from './fasting-choices.ts';

const DAYS = { '1-dia': 1, '3-dias': 3, '7-dias': 7, '21-dias': 21, '40-dias': 40 } as const;
export const MOST_DAYS = 40;
const OTHER_DAYS = 3;

/** Not those of the references, which would make the Bible's pages heavier. */
const UNITS =
  'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = { vinte: 20, trinta: 30, quarenta: 40 };
const SPELLED = new Map<string, number>([
  ...UNITS.map((word, index): [string, number] => [word, index + 1]),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ...Object.entries(TENS).flatMap(([ten, number]): [string, number][] => [
    [ten, number],
    ...UNITS.slice(0, 9).map((unit, index): [string, number] => [
      `${ten} e ${unit}`,
      number + index + 1,
    ]),
  ]),
]);
const NUMBER = `\\d{1,3}|${[...SPELLED.keys()].sort((a, b) => b.length - a.length).join('|')}`;
const LENGTH = new RegExp(`(?<![a-z\\d])(${NUMBER}) ?(dias?|semanas?|mes(?:es)?)(?![a-z])`, 'u');

/** The number of days that words name: "12 dias", "doze dias", "uma semana". */
export function daysIn(text: string): number | null {
  const [, written = '', unit] = LENGTH.exec(foldText(text)) ?? [];
  if (written === '') return null;
  const count = SPELLED.get(written) ?? Number(written);
  return Math.min(MOST_DAYS, Math.max(1, count * daysOfUnit(unit)));
}

function daysOfUnit(unit = '') {
  if (unit.startsWith('semana')) return 7;
  return unit.startsWith('mes') ? 30 : 1;
}

/** The number of days of a plan; for "outro" the member may state it in the notes. */
export function daysOf({
  duration,
  additionalNotes,
}: Pick<AskedFast, 'duration' | 'additionalNotes'>): number {
  return duration === 'outro' ? (daysIn(additionalNotes) ?? OTHER_DAYS) : DAYS[duration];
}
