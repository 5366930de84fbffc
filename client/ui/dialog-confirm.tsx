import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = Readonly<{
  title: string;
  text: string;
  /** The label of the button that confirms. */
  action: string;
  /** The label of the button that cancels. */
  cancel?: string;
  /** The look of the button that confirms: a danger unless what it does can be taken back. */
  look?: 'primary' | 'danger';
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}>;

/** Asks for confirmation before something that is not easily taken back. */
export default function ConfirmDialog({
  title,
  text,
  action,
  cancel = 'Cancelar',
  look = 'danger',
  busy,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <div className="grid gap-2 md:grid-cols-2">
        <Button look={look} busy={busy} onClick={onConfirm}>
          {action}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}
