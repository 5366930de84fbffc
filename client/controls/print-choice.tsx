import { Printer } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { Margin } from './print.ts';

type Props = Readonly<{ text?: string; onPrint: (margin: Margin) => void }>;

/** A text is printed alone, or with room beside it for what is written by hand. */
export function PrintChoice({ text = 'Só o texto', onPrint }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" onClick={() => onPrint('plain')}>
        <Printer aria-hidden="true" size={18} />
        {text}
      </Button>
      <Button look="quiet" onClick={() => onPrint('notes')}>
        <Printer aria-hidden="true" size={18} />
        Com margem para anotar
      </Button>
    </div>
  );
}
