import type { Outputs } from '../lib/data/trpc.ts';
import { readAnswer } from './stored-answers.ts';

type Day = Outputs['member']['answersAhead'][number];
export type AheadName = Exclude<keyof Day, 'day'>;

/** What was brought along for a day; undefined where the device has nothing for it. */
export async function readAhead<Name extends AheadName>(
  name: Name,
  day: string,
): Promise<Day[Name] | undefined> {
  const stored = await readAnswer('member.answersAhead', undefined);
  const days: readonly Day[] = Array.isArray(stored) ? stored : [];
  return days.find((each) => each.day === day)?.[name];
}

/** The verse of a day whose own answer the device does not have yet. */
export async function verseAhead(
  day: string,
): Promise<Outputs['member']['dailyVerse'] | undefined> {
  const word = await readAhead('word', day);
  return word?.fields['verse']?.flat().find((part) => part.type === 'quotation');
}
