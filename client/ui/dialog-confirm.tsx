import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = Readonly<{
  title: string;
  text: string;
  /** The label of the button that confirms. */
  action: string;
  /** The label of the button that cancels. */
  cancel?: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}>;

/** Asks for confirmation before something is deleted for good. */
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
