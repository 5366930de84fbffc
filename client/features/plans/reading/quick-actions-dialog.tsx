import { BookOpenText, CalendarDays, ListChecks } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Opened } from './opened.ts';
import type { Current } from './plan-data.ts';
import { usePlanChanges } from './use-plan-changes.ts';

type Props = Readonly<{
  progress: Current['progress'];
  onOpen: (next: Opened) => void;
  onClose: () => void;
}>;

export default function QuickActionsDialog({ progress, onOpen, onClose }: Props) {
  const { checkIn } = usePlanChanges();
  const go = (next: Opened) => {
    onClose();
    onOpen(next);
  };
  return (
    <Dialog title="Ações rápidas" onClose={onClose}>
      <div className="grid gap-2">
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
      </div>
    </Dialog>
  );
}
