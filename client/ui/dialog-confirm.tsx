import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = Readonly<{
  title: string;
  text: string;
  /** What the button says that does it. */
  action: string;
  /** What the button says that leaves it as it is. */
  cancel?: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}>;

/** Asks before something goes that does not come back. */
export default function ConfirmDialog({
  title,
  text,
  action,
  cancel = 'Cancelar',
  busy,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <div className="grid gap-2 md:grid-cols-2">
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}
