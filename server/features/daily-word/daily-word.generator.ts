import { DAILY_WORD, type DailyWordAnswer } from '#shared/answers/answers.ts';
import { DailyWordInput } from '#shared/answers/generated-inputs.ts';
import type { AnswerPart } from '../../ai/answer-part.ts';
import { defineGenerator } from '../../ai/generator.ts';
import { CHARTER, PROMPT_VERSION } from '../../ai/prompts.ts';
import { DAILY_WORDS } from '../../content/daily-words/daily-words.ts';
import type { DailyWord } from '../../content/types.ts';
import { freshOne } from '../../library/choose.ts';
import { insertDailyWord, readDailyWord, readLatestVerses } from './daily-word.queries.ts';

const DAY_MS = 86_400_000;

/** The same for everybody on a day of their calendar, and another one the next day. */
export function wordOfDay(today: string): DailyWord | undefined {
  const days = Math.floor(Date.parse(`${today}T00:00:00Z`) / DAY_MS);
  return DAILY_WORDS[days % DAILY_WORDS.length];
}

export const dailyWord = defineGenerator({
  name: 'daily-word',
  input: DailyWordInput,
  shape: DAILY_WORD,
  maxOutputTokens: 700,
  freeText: () => [],
  fields: () => ({
    verse: { about: 'um a três versículos seguidos, que falem à vida comum' },
    reflection: {
      about:
        'dois ou três parágrafos (120 a 200 palavras) que partem de uma cena do dia a dia e explicam o versículo no seu contexto',
    },
    practicalApplication: {
      about: 'uma só atitude concreta e possível para hoje (30 a 60 palavras)',
    },
  }),
  prompt: (_input, { today }) => ({
    system: `${CHARTER}\n\nTarefa: escrever a palavra do dia, lida no celular em dois minutos.`,
    turns: [{ role: 'user', content: `Escreva a palavra do dia de ${today}.` }],
  }),
  fromLibrary: async ({ forceNew }, { today, recentVerses }) => {
    const anotherWord = async () => freshOne(DAILY_WORDS, referenceOf, await recentVerses());
    const word = (forceNew ? undefined : wordOfDay(today)) ?? (await anotherWord());
    const { reference, reflection, practicalApplication } = word;
    return { content: { verse: reference, reflection, practicalApplication }, notices: [] };
  },
  /** The word of a day is the same for everybody; a second one is for one member alone. */
  cache: async ({ forceNew }, { db, today }) => {
    if (forceNew) return null;
    const key = { day: today, promptVersion: PROMPT_VERSION };
    return {
      name: `daily-word ${key.day} ${PROMPT_VERSION}`,
      read: () => readDailyWord(db, key),
      insert: (content, model) => insertDailyWord(db, { ...key, content, model }),
      partsOf,
      recentVerses: () => readLatestVerses(db),
    };
  },
});

function partsOf({ verse, reflection, practicalApplication }: DailyWordAnswer): AnswerPart[] {
  return [
    ...(verse ? [{ path: 'verse', part: verse }] : []),
    ...reflection.map((part) => ({ path: 'reflection', part })),
    ...practicalApplication.map((part) => ({ path: 'practicalApplication', part })),
  ];
}

const referenceOf = ({ reference }: DailyWord) => reference;
