import { Copy } from 'lucide-react';
import { ActionButton } from './action-button.tsx';
import { copyAndTell } from './copy.ts';

export function CopyButton({ text }: Readonly<{ text: string }>) {
  return (
    <ActionButton
      icon={<Copy aria-hidden="true" size={16} />}
      onClick={() => void copyAndTell(text)}
    >
      Copiar
    </ActionButton>
  );
}
