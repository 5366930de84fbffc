import { Dialog } from '../../../ui/dialog.tsx';
import { Explanation } from './explanation.tsx';
import type { VerseDialogProps } from './verse-dialog-props.ts';

type Props = VerseDialogProps & Readonly<{ verses: readonly number[] }>;

export default function ExplanationDialog({ onClose, onCloseAutoFocus, ...asked }: Props) {
  return (
    <Dialog
      title={asked.verses.length > 1 ? 'Explicação dos Versículos' : 'Explicação do Versículo'}
      wide
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <Explanation {...asked} />
    </Dialog>
  );
}
