import { Dialog } from '../../../ui/dialog.tsx';
import { Explanation } from './explanation.tsx';
import type { VerseDialogProps } from './verse-request.ts';

type Props = VerseDialogProps & Readonly<{ verses: readonly number[] }>;

export default function ExplanationDialog({ onClose, onCloseAutoFocus, ...request }: Props) {
  return (
    <Dialog
      title={request.verses.length > 1 ? 'Explicação dos Versículos' : 'Explicação do Versículo'}
      wide
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <Explanation {...request} />
    </Dialog>
  );
}
