import type { SpokenKind } from '#shared/answers/speech.ts';
import type { PlanTheme } from '#shared/guided-studies/study-plans.ts';
import type { DrawingName, Hue } from '../../ui/drawing.tsx';

const TAB_IDS = [
  'overview',
  'introduction',
  'teachings',
  'verses',
  'prayers',
  'actions',
  'plan',
  'advice',
  'chat',
] as const;

export type TabId = (typeof TAB_IDS)[number];
type Tab = Readonly<{ id: TabId; label: string }>;

export type AdviceOptions = Readonly<{
  procedure: 'priestAdvice' | 'marriageAdvice';
  label: string;
  hint: string;
}>;

/** One study: its words and its sections. The parts that show them serve all studies. */
export type StudyTheme = Readonly<{
  theme: PlanTheme;
  path: `/themes/${PlanTheme}`;
  /** Until the study itself says its title. */
  name: string;
  days: number;
  drawing: readonly [name: DrawingName, hue: Hue];
  tabs: readonly Tab[];
  /** Tab shown first. */
  first: TabId;
  /** Whether the introduction and the chat stand around the tabs, rather than in them. */
  framed?: boolean;
  loading: string;
  /** A toast where the content could not be loaded. */
  failed: string;
  /** The page where there is no content. */
  missing: Readonly<{ title: string; text: string }>;
  /** The toast of content that was generated. */
  generated: readonly [title: string, text?: string];
  /** The greatest length at which a verse of the plan is read aloud. */
  verseKind: SpokenKind;
  longerPrayer: string;
  advice?: AdviceOptions;
  chat: Readonly<{
    greeting: string;
    waiting: string;
    /** Whether the study's own counsel answers, instead of the assistant. */
    counsel?: boolean;
  }>;
}>;

/** The section, the day and the gift that an address opens. */
export type StudySearch = { tab?: string; day?: number; gift?: string };

/** The section of an address, or the first one. */
export function tabOf(study: StudyTheme, { tab }: StudySearch): TabId {
  const known = TAB_IDS.find((id) => id === tab);
  return study.tabs.find(({ id }) => id === known)?.id ?? study.first;
}
