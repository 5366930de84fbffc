import { Copy } from 'lucide-react';
import { copyWithToast } from '../../../controls/copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type CopiedPassage, copiedText } from './copied-text.ts';
import { copyForm } from './copy-form.ts';
import CopyFormFields from './copy-form-fields.tsx';

type Props = Readonly<{
  passages: readonly [CopiedPassage, ...CopiedPassage[]];
  onClose: () => void;
  onCloseAutoFocus?: (event: Event) => void;
}>;

/** Chooses the form in which verses are copied, here and from now on. */
export default function CopyDialog({ passages, onClose, onCloseAutoFocus }: Props) {
  return (
    <Dialog
      title="Forma de copiar"
      description="Fica guardada neste aparelho."
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <CopyFormFields sample={passages[0]} />
      <Button
        className="mt-5 w-full"
        onClick={() => {
          void copyWithToast(copiedText(passages, copyForm()));
          onClose();
        }}
      >
        <Copy aria-hidden="true" size={18} />
        Copiar assim
      </Button>
    </Dialog>
  );
}
