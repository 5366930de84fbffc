import type { DiaryKind } from '../diary.ts';
import type { Theme } from '../guided-studies/guided-studies.ts';

type Row = Readonly<{
  /** Its procedure below `ai`, by the specification's name. */
  procedure: string;
  /** What the monthly report calls it. */
  label: string;
  /** The kind of entry that it becomes in the diary; null where it is not saved there. */
  diary: DiaryKind | null;
}>;

/** Every kind of generated answer, by the name under which its use is booked. */
export const ANSWER_KINDS = {
  'biblical-chat': { procedure: 'biblicalChat', label: 'Chat bíblico', diary: 'chat' },
  'chat-assistant': { procedure: 'chatAssistant', label: 'Assistente', diary: 'chat' },
  'daily-word': { procedure: 'generateDailyWord', label: 'Palavra do dia', diary: 'daily-word' },
  'devotional-morning': {
    procedure: 'generateDevotionalMorning',
    label: 'Devocional da manhã',
    diary: 'devotional-morning',
  },
  'devotional-night': {
    procedure: 'generateDevotionalNight',
    label: 'Devocional da noite',
    diary: 'devotional-night',
  },
  'verse-explanation': {
    procedure: 'bibleVerseExplanation',
    label: 'Explicações de versículos',
    diary: 'explanation',
  },
  'priest-advice': {
    procedure: 'priestAdvice',
    label: 'Conselhos ao sacerdote do lar',
    diary: 'advice',
  },
  'woman-builder-advice': {
    procedure: 'womanBuilderAdvice',
    label: 'Conselhos à mulher edificadora',
    diary: 'advice',
  },
  'marriage-advice': { procedure: 'marriageAdvice', label: 'Conselhos ao casal', diary: 'advice' },
  'theme-study': { procedure: 'generateThemeStudy', label: 'Estudos por tema', diary: 'study' },
  fasting: { procedure: 'generateFasting', label: 'Planos de jejum', diary: 'fasting' },
  prayer: { procedure: 'generatePrayer', label: 'Orações', diary: 'prayer' },
  promise: { procedure: 'generatePromise', label: 'Promessas', diary: 'promise' },
} as const satisfies Readonly<Record<string, Row>>;

export type AnswerKind = keyof typeof ANSWER_KINDS;

/** The procedure of a kind of answer. */
export type AnswerProcedure = (typeof ANSWER_KINDS)[AnswerKind]['procedure'];

/** The entry of the diary that a kind of answer becomes. */
export type DiaryKindOf<Kind extends AnswerKind> = (typeof ANSWER_KINDS)[Kind]['diary'];

/** Whatever a model is paid for; versions of guided studies are written by theme. */
export type BookedKind = AnswerKind | `generate-${Theme}` | 'audio' | 'port-test';
