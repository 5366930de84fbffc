import { type ReactNode, useRef, useState } from 'react';
import type { SpokenKind } from '#shared/answers/speech.ts';
import type { Plan } from '../study-queries.ts';
import { DayCard } from './day-card.tsx';
import { DayList } from './day-list.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { useProgress } from './use-progress.ts';

type Props = Readonly<{
  planKey: string;
  plan: Plan;
  /** The day that the address opens. */
  day: number | undefined;
  verseKind: SpokenKind;
  longerPrayer: string;
  guide?: ReactNode;
}>;

/** The days of a plan: where the member is, the open day, all days by phase. */
export function PlanSection({ planKey, plan, day, verseKind, longerPrayer, guide }: Props) {
  const { progress, loading, change } = useProgress(planKey);
  const top = useRef<HTMLDivElement>(null);
  // The day stays open when it is done, and the next one is a press away.
  const [first, setFirst] = useState<number | null>(null);
  if (first === null && !loading) setFirst(progress?.currentDay ?? 1);
  const opened = Math.min(Math.max(day ?? first ?? 1, 1), plan.days.length);
  const phase = plan.phases.find(({ from, to }) => from <= opened && opened <= to);
  return (
    <>
      <div className="beside-plan">
        <div>
          <ProgressPanel
            plan={planKey}
            progress={progress}
            days={plan.days}
            loading={loading}
            change={change}
          />
        </div>
        <div ref={top} className="scroll-mt-20">
          <DayCard
            key={opened}
            plan={planKey}
            day={opened}
            last={plan.days.length}
            phase={phase?.title}
            progress={progress}
            change={change}
            verseKind={verseKind}
            longerPrayer={longerPrayer}
          />
        </div>
      </div>
      {guide}
      <DayList
        plan={plan}
        opened={opened}
        progress={progress}
        onOpen={() => top.current?.scrollIntoView()}
      />
    </>
  );
}
