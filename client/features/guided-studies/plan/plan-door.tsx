import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useTrpc } from '../../../lib/data/data.tsx';
import { type Plan, progressQuery } from '../study-queries.ts';
import { DayLink } from './day-link.tsx';

type Props = Readonly<{ planKey: string; days: Plan['days'] }>;

/** The way from the words before a plan to the day at which the member is. */
export function PlanDoor({ planKey, days }: Props) {
  const { data: progress, isPending } = useQuery(progressQuery(useTrpc(), planKey));
  const day = progress?.currentDay ?? 1;
  const begun = (progress?.completed.length ?? 0) > 0;
  return (
    <DayLink
      day={day}
      className={`button button-primary justify-self-start ${isPending ? 'invisible' : ''}`}
    >
      <CalendarCheck aria-hidden="true" size={18} />
      {begun ? `Continuar no dia ${day} de ${days.length}` : `Começar pelo dia 1 de ${days.length}`}
    </DayLink>
  );
}
