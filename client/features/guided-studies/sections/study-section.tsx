import { type ReactNode, Suspense } from 'react';
import { AfterHydration } from '../../../ui/after-hydration.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { PlanSection } from '../plan/plan-section.tsx';
import type { Outline } from '../study-queries.ts';
import type { StudyTheme, TabId } from '../study-theme.ts';
import { Actions } from './actions.tsx';
import { KeyVerses } from './key-verses.tsx';
import { MarriagePrayers } from './marriage-prayers.tsx';
import { Prayers } from './prayers.tsx';
import { RichCard } from './rich-card.tsx';
import { Teachings } from './teachings.tsx';

// A section with a form waits for its code, so that no press on it is lost.
const StudyChat = lazyWithRetry(() => import('./study-chat.tsx'));
const AdviceBox = lazyWithRetry(() => import('./advice-box.tsx'));

type Props = Readonly<{
  study: StudyTheme;
  outline: Outline;
  tab: TabId;
  day: number | undefined;
  guide: ReactNode;
}>;

/** The open section of a study. */
export function StudySection({ study, outline, tab, day, guide }: Props) {
  const waiting = <div className="skeleton h-80" />;
  const late = (form: ReactNode) => <AfterHydration waiting={waiting}>{form}</AfterHydration>;
  const sections: Readonly<Record<TabId, () => ReactNode>> = {
    overview: () => (
      <>
        <RichCard title="Introdução" text={outline.introduction} kind="study" />
        <KeyVerses study={study} headed />
        <Actions study={study} headed />
        <Prayers study={study} headed />
      </>
    ),
    introduction: () => <RichCard title="Introdução" text={outline.introduction} kind="study" />,
    teachings: () => <Teachings study={study} />,
    verses: () => <KeyVerses study={study} />,
    prayers: () => (study.theme === 'marriage' ? <MarriagePrayers /> : <Prayers study={study} />),
    actions: () => <Actions study={study} />,
    plan: () => (
      <PlanSection
        planKey={`study:${study.theme}`}
        plan={outline.plan}
        day={day}
        verseKind={study.verseKind}
        longerPrayer={study.longerPrayer}
        guide={guide}
      />
    ),
    advice: () =>
      study.advice ? late(<AdviceBox options={study.advice} theme={study.theme} />) : null,
    chat: () => late(<StudyChat study={study} />),
  };
  return (
    <section
      key={tab}
      aria-label={study.tabs.find(({ id }) => id === tab)?.label}
      className="grid gap-4"
    >
      <Suspense fallback={waiting}>{sections[tab]()}</Suspense>
    </section>
  );
}
