import { BookOpenText, CalendarDays, ListChecks } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenerOf, OpenPlan } from './opened.ts';
import type { Current } from './plan-data.ts';
import { usePlanChanges } from './use-plan-changes.ts';

type Props = Readonly<{
  plans: readonly Current[];
  openerOf: OpenerOf;
  onClose: () => void;
}>;

export default function QuickActionsDialog({ plans, openerOf, onClose }: Props) {
  return (
    <Dialog title="Ações rápidas" onClose={onClose}>
      <div className="grid gap-6">
        {plans.map(({ plan, progress }) => (
          <section key={progress.id} aria-label={plan.title} className="grid gap-2">
            {plans.length > 1 ? <h3 className="text-lg">{plan.title}</h3> : null}
            <Actions progress={progress} onOpen={openerOf(plan.slug)} onClose={onClose} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

type ActionsProps = Readonly<{
  progress: Current['progress'];
  onOpen: OpenPlan;
  onClose: () => void;
}>;

function Actions({ progress, onOpen, onClose }: ActionsProps) {
  const { checkIn } = usePlanChanges();
  const go: OpenPlan = (next) => {
    onClose();
    onOpen(next);
  };
  return (
    <>
      <Button onClick={() => go({ day: progress.currentDay })}>
        <BookOpenText aria-hidden="true" size={20} />
        Fazer Leitura
      </Button>
      <Button
        look="quiet"
        busy={checkIn.isPending}
        onClick={() =>
          checkIn.mutate({ id: progress.id, days: [progress.currentDay] }, { onSuccess: onClose })
        }
      >
        <ListChecks aria-hidden="true" size={20} />
        Check-in Rápido
      </Button>
      <Button look="quiet" onClick={() => go({ part: 'calendar' })}>
        <CalendarDays aria-hidden="true" size={20} />
        Calendário
      </Button>
      <Button look="quiet" onClick={() => go({ part: 'overview' })}>
        Ver plano
      </Button>
    </>
  );
}
