import { BookOpenText, CalendarDays, ListChecks } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Opened } from './opened.ts';
import type { Current } from './plan-data.ts';
import { usePlanChanges } from './use-plan-changes.ts';

type Props = Readonly<{
  walk: Current['walk'];
  onOpen: (next: Opened) => void;
  onClose: () => void;
}>;

export default function QuickActionsDialog({ walk, onOpen, onClose }: Props) {
  const { checkIn } = usePlanChanges();
  const go = (next: Opened) => {
    onClose();
    onOpen(next);
  };
  return (
    <Dialog title="Ações rápidas" onClose={onClose}>
      <div className="grid gap-2">
        <Button onClick={() => go({ day: walk.currentDay })}>
          <BookOpenText aria-hidden="true" size={20} />
          Fazer Leitura
        </Button>
        <Button
          look="quiet"
          busy={checkIn.isPending}
          onClick={() =>
            checkIn.mutate({ id: walk.id, days: [walk.currentDay] }, { onSuccess: onClose })
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
