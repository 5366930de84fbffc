import { Tabs } from 'radix-ui';
import { Dialog } from '../../../ui/dialog.tsx';
import { type OpenPlan, PARTS, type PlanPart } from './opened.ts';
import { PlanCalendar } from './plan-calendar.tsx';
import type { Current } from './plan-data.ts';
import { PlanGuidance } from './plan-guidance.tsx';
import { PlanOverview } from './plan-overview.tsx';

const LABELS: Readonly<Record<PlanPart, string>> = {
  overview: 'Visão Geral',
  calendar: 'Calendário',
  guidance: 'Orientações',
};

type Props = Readonly<{
  current: Current;
  part: PlanPart;
  onOpen: OpenPlan;
  onClose: () => void;
}>;

/** The plan under way in three parts. */
export default function PlanDialog({ current, part, onOpen, onClose }: Props) {
  const select = (value: string) => {
    const next = PARTS.find((each) => each === value);
    if (next) onOpen({ part: next }, true);
  };
  return (
    <Dialog title={current.plan.title} onClose={onClose} wide addressed>
      <Tabs.Root value={part} onValueChange={select}>
        <Tabs.List className="flex flex-wrap border-b border-line" aria-label="Partes do plano">
          {PARTS.map((each) => (
            <Tabs.Trigger
              key={each}
              value={each}
              className="-mb-px min-h-11 flex-auto border-b-3 border-transparent px-1 text-[0.9375rem] font-semibold whitespace-nowrap md:px-2 md:text-base text-muted data-[state=active]:border-accent data-[state=active]:text-ink"
            >
              {LABELS[each]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="overview" className="pt-5">
          <PlanOverview current={current} onOpen={onOpen} onClose={onClose} />
        </Tabs.Content>
        <Tabs.Content value="calendar" className="pt-5">
          <PlanCalendar progress={current.progress} onOpen={onOpen} />
        </Tabs.Content>
        <Tabs.Content value="guidance" className="pt-5">
          <PlanGuidance plan={current.plan} />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
}
