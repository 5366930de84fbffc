import { Undo2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';

type Props = Readonly<{ text: string; busy: boolean; onUndo: () => void }>;

/** Offers to undo what was done last; the server holds it for ten minutes, wherever one goes. */
export function UndoNotice({ text, busy, onUndo }: Props) {
  return (
    <div
      role="status"
      className="card mb-4 flex flex-wrap items-center justify-between gap-2 p-3 pl-4"
    >
      <span>{text}</span>
      <Button look="quiet" busy={busy} onClick={onUndo}>
        <Undo2 aria-hidden="true" size={18} />
        Desfazer
      </Button>
    </div>
  );
}
