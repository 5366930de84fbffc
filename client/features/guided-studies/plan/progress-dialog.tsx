import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import ConfirmDialog from '../../../ui/dialog-confirm.tsx';
import type { ProgressView } from '../study-queries.ts';
import type { ProgressChange } from './use-progress.ts';

type Props = Readonly<{ progress: ProgressView; change: ProgressChange; onClose: () => void }>;

/** Pausing, starting again and stopping. */
export default function ProgressDialog({ progress: { id, status }, change, onClose }: Props) {
  const [restarting, setRestarting] = useState(false);
  const run = (given: Parameters<ProgressChange['mutate']>[0]) =>
    change.mutate(given, { onSuccess: onClose });
  if (restarting) {
    return (
      <ConfirmDialog
        title="Recomeçar do dia 1?"
        text="O plano volta ao primeiro dia, contado a partir de hoje. Os dias já concluídos deixam de aparecer."
        action="Recomeçar"
        busy={change.isPending}
        onConfirm={() => run((member) => member.planProgress.restart.mutate({ id }))}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title="Opções do plano" onClose={onClose}>
      <div className="grid gap-2">
        {status === 'active' ? (
          <Button
            look="quiet"
            busy={change.isPending}
            onClick={() => run((member) => member.planProgress.pause.mutate({ id }))}
          >
            Pausar
          </Button>
        ) : (
          <Button
            look="quiet"
            busy={change.isPending}
            onClick={() => run((member) => member.planProgress.resume.mutate({ id }))}
          >
            Retomar
          </Button>
        )}
        <Button look="quiet" disabled={change.isPending} onClick={() => setRestarting(true)}>
          Recomeçar do dia 1
        </Button>
        <Button
          look="quiet"
          disabled={change.isPending}
          onClick={() => run((member) => member.planProgress.leave.mutate({ id }))}
        >
          Parar de seguir
        </Button>
      </div>
      <p className="mt-4 text-muted">
        Quem para de seguir guarda o progresso e pode continuar de onde parou.
      </p>
    </Dialog>
  );
}
