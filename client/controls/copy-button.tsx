import { Copy } from 'lucide-react';
import { ActionButton } from '../ui/action-button.tsx';
import { copyWithToast } from './copy.ts';

export function CopyButton({ text }: Readonly<{ text: string | (() => string) }>) {
  return (
    <ActionButton
      icon={Copy}
      onClick={() => void copyWithToast(typeof text === 'string' ? text : text())}
    >
      Copiar
    </ActionButton>
  );
}
