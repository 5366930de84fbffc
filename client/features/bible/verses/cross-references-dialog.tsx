import { Dialog } from '../../../ui/dialog.tsx';
import { CrossReferences } from './cross-references.tsx';
import type { VerseDialogProps } from './verse-request.ts';

type Props = VerseDialogProps & Readonly<{ verses: readonly number[] }>;

export default function CrossReferencesDialog({ onClose, onCloseAutoFocus, ...place }: Props) {
  return (
    <Dialog
      title={`Referências de ${place.label}`}
      wide
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <CrossReferences {...place} />
    </Dialog>
  );
}
