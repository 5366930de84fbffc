import type { BookCode } from '#shared/bible/canon.ts';
import type { FastingDuration, FastingType } from '#shared/fasting/fasting-choices.ts';
import type { VerseClaim } from './verse-claim.ts';

/**
 * The authored library. Content carries references, never verse text: the words of a
 * verse come from the stored Bible. In prose a reference is written as readers print
 * it, "(Romanos 8:28)", and each one also stands in `verses` with words that prove it.
 * Paragraphs are separated by a blank line.
 */
type Authored = Readonly<{
  /** Unique within its kind: lower case, no accents, words joined by hyphens. */
  slug: string;
  verses: readonly VerseClaim[];
}>;

/** A member's position in a matter: what comforts in one may hurt in its opposite. */
export type Situation =
  | 'wishing'
  | 'having'
  | 'failing'
  | 'losing'
  | 'thanking'
  | 'suffered'
  | 'committed'
  | 'interceding';

/**
 * Other words under which members look for the same thing, as words or phrases, and the
 * situations a text serves where its names do not tell; without them it serves any.
 */
type Findable = Readonly<{ synonyms: readonly string[]; serves?: readonly Situation[] }>;

/** A frequent question with an answer in two to four short paragraphs. */
export type QuestionEntry = Authored & Findable & Readonly<{ question: string; answer: string }>;

/** One of the seven prayers of the prayers screen. */
export type BuiltInPrayer = Authored &
  Findable &
  Readonly<{ title: string; context: string; text: string; longer: readonly string[] }>;

/** Prayers for a theme; the three differ in approach, not in a few words. */
export type PrayerTheme = Authored &
  Findable &
  Readonly<{
    theme: string;
    prayers: readonly [string, string, string];
    /** One whose narrator has no age, sex or story of their own, where those of the three are somebody in particular. */
    forAll?: string;
    /** Of each prayer the situations it is only for, null where it fits any. */
    onlyFor?: readonly (readonly Situation[] | null)[];
  }>;

export type DailyWord = Authored &
  Readonly<{ reference: string; theme: string; reflection: string; practicalApplication: string }>;

/** A season of the church year. */
export type Season = 'advent' | 'christmas' | 'lent' | 'easter';

/** A devotional of a chapter or of a few, for the plans that read it. */
export type PassageDevotional = Readonly<{
  slug: string;
  /** Keys of whole chapters, such as `GEN.1`. */
  chapters: readonly string[];
  /** A place within these chapters. */
  verse: VerseClaim;
  /** Two to four sentences that only this passage could bring forth. */
  reflection: string;
  prayer: string;
  application: string;
}>;

export type MorningDevotional = Authored &
  Readonly<{
    /** The season of the text; without one it is read all year outside the seasons. */
    season?: Season;
    title: string;
    reference: string;
    reflection: string;
    prayer: string;
    action: string;
  }>;

export type NightDevotional = Authored &
  Readonly<{
    season?: Season;
    title: string;
    reference: string;
    reflection: string;
    prayer: string;
    gratitude: string;
  }>;

export type ThemeStudy = Authored &
  Findable &
  Readonly<{
    theme: string;
    title: string;
    introduction: string;
    mainPoints: readonly string[];
    historicalContext: string;
    theologicalAnalysis: string;
    reflection: string;
    practicalApplication: string;
    prayer: string;
    additionalStudy: string;
  }>;

export type PromiseTheme = Readonly<{
  slug: string;
  theme: string;
  actions: readonly string[];
  promises: readonly Readonly<{
    verse: VerseClaim;
    /** Says in one line to whom and when the words were first spoken. */
    context: string;
    explanation: string;
    prayer: string;
  }>[];
}>;

export type AdviceAudience = 'priest' | 'builder' | 'marriage';

export type AdviceEntry = Authored &
  Findable &
  Readonly<{
    audience: AdviceAudience;
    situation: string;
    advice: string;
    steps: readonly string[];
  }>;

export type FastingDurationText = Authored &
  Readonly<{
    duration: FastingDuration;
    title: string;
    introduction: string;
    /** The order of the days: when to begin, rhythm, how to end. */
    arrangement: string;
    closingPrayer: string;
  }>;

export type FastingTypeText = Authored &
  Readonly<{ type: FastingType; restrictions: string; guidance: string }>;

/** Days 1 to 40; a shorter fast uses the first ones. */
export type FastingDay = Authored & Readonly<{ day: number; focus: string; prayer: string }>;

export type FastingMotive = Authored &
  Findable &
  Readonly<{
    motive: string;
    motivation: string;
    presentationPrayer: string;
    duringPrayer: string;
  }>;

/** A passage in public-domain Almeida wording, verse by verse in today's spelling. */
export type Quotation = Readonly<{ reference: string; verses: readonly string[] }>;

/** The background that a reader needs before a verse of the book is explained. */
export type BookIntro = Authored &
  Readonly<{
    code: BookCode;
    /** The author, with honest words where the author is not known. */
    author: string;
    /** The time of its writing, and the time it tells about. */
    period: string;
    /** The subject, in a few words. */
    keyTheme: string;
    summary: string;
    /** To whom and in what situation it speaks: what a verse of it must be read against. */
    setting: string;
    /** The parts of the book in order, each with its first and last chapter. */
    outline: readonly Readonly<{ from: number; to: number; title: string }>[];
    /** Three verses that carry the book. */
    keyVerses: readonly [string, string, string];
  }>;

/** One meeting of a small group: what it wants, reads, talks about, does and prays. */
export type BookletMeeting = Readonly<{
  title: string;
  aim: string;
  /** A question that everybody can answer before anything is read. */
  opening: string;
  readings: readonly string[];
  text: string;
  questions: readonly string[];
  practice: string;
  prayer: string;
  forLeader: string;
}>;

/** A booklet for a small group, from which the seed makes a PDF. */
export type Booklet = Authored &
  Readonly<{
    title: string;
    subtitle: string;
    category: string;
    /** Says on the screen of booklets what is in it. */
    description: string;
    introduction: string;
    howToUse: string;
    meetings: readonly BookletMeeting[];
    closing: string;
  }>;
