import type { AnswerEvent } from '#shared/answers/ai.ts';
import type { Client } from './test-app.ts';

const STREAM = { context: { stream: true } };
const TEXT =
  'Deus cuida de quem o procura, e isso muda a maneira de viver o dia de hoje com as pessoas da casa.';
const PRAYER = 'Pai, obrigado porque tu nos ouves; ensina-me a confiar em ti neste dia. Amém.';

/** A faultless answer of a model: an object with fields, or one text where nothing else is asked for. */
export type Written = string | Readonly<Record<string, string | readonly string[]>>;

/** A request for generated content, and the answer of a good model. */
export type Case = Readonly<{
  name: string;
  written: Written;
  ask: (client: Client) => Promise<AsyncIterable<AnswerEvent<unknown>>>;
}>;

export const PROMISE = {
  verse: 'João 3:16',
  explanation:
    'Deus ama o mundo e deu o seu Filho para que ninguém se perca; Jesus disse isto a Nicodemos, de noite (João 3:1-2).',
  prayer: 'Pai, obrigado pelo teu amor, que não mereço e recebo com alegria. Amém.',
  actions: ['Leia o capítulo inteiro hoje.', 'Conte isto a um amigo.', 'Agradeça em voz alta.'],
};

export const FASTING = {
  title: 'Três dias de jejum',
  introduction: TEXT,
  motivation: TEXT,
  duration: TEXT,
  restrictions: TEXT,
  presentationPrayer: PRAYER,
  dailyPrayers: [1, 2, 3].map((day) => `No dia ${day}, Pai, eu te peço que me ensines a esperar.`),
  duringPrayer: PRAYER,
  closingPrayer: PRAYER,
  spiritualGuidance: TEXT,
};

const devotional = {
  title: 'Um novo dia',
  scripture: 'Salmos 23:1',
  reflection: TEXT,
  prayer: PRAYER,
};

/** Every generator whose answer is made of checked parts, by its procedure. */
export const CASES: readonly Case[] = [
  {
    name: 'prayer',
    written: PRAYER,
    ask: (client) => client.ai.generatePrayer.mutate({ theme: 'gratidão' }, STREAM),
  },
  {
    name: 'promise',
    written: PROMISE,
    ask: (client) => client.ai.generatePromise.mutate(undefined, STREAM),
  },
  {
    name: 'daily word',
    written: { verse: 'Romanos 8:28', reflection: TEXT, practicalApplication: TEXT },
    ask: (client) => client.ai.generateDailyWord.mutate({ forceNew: true }, STREAM),
  },
  {
    name: 'theme study',
    written: {
      title: 'A fé que espera',
      introduction: TEXT,
      mainPoints: [TEXT, TEXT, TEXT],
      biblicalReferences: ['Hebreus 11:1', 'Romanos 10:17', 'Tiago 2:17'],
      historicalContext: TEXT,
      theologicalAnalysis: TEXT,
      reflection: TEXT,
      practicalApplication: TEXT,
      prayer: PRAYER,
      additionalStudy: TEXT,
    },
    ask: (client) => client.ai.generateThemeStudy.mutate({ theme: 'fé' }, STREAM),
  },
  {
    name: 'morning devotional',
    written: { ...devotional, action: TEXT },
    ask: (client) => client.ai.generateDevotionalMorning.mutate(undefined, STREAM),
  },
  {
    name: 'night devotional',
    written: { ...devotional, gratitude: TEXT },
    ask: (client) => client.ai.generateDevotionalNight.mutate(undefined, STREAM),
  },
  {
    name: 'fasting plan',
    written: FASTING,
    ask: (client) =>
      client.ai.generateFasting.mutate({ motivation: 'Gratidão', duration: '3-dias' }, STREAM),
  },
  {
    name: 'advice of the priest',
    written: TEXT,
    ask: (client) => client.ai.priestAdvice.mutate({ problem: 'Trabalho demais.' }, STREAM),
  },
  {
    name: 'advice of the woman builder',
    written: TEXT,
    ask: (client) => client.ai.womanBuilderAdvice.mutate({ problem: 'Estou cansada.' }, STREAM),
  },
  {
    name: 'advice on marriage',
    written: TEXT,
    ask: (client) => client.ai.marriageAdvice.mutate({ problem: 'Falta diálogo.' }, STREAM),
  },
];
