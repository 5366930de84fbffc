import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { messageOf } from '../lib/data/errors.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';
import { type Margin, printPage, printSheet, type Sheet } from './print.ts';
import { PrintChoice } from './print-choice.tsx';

type Props = Readonly<{
  /** What is printed; the page as it stands where it is absent. */
  sheet?: (() => Sheet | Promise<Sheet>) | undefined;
  onClose: () => void;
}>;

/** Asks how a text is printed. */
export default function PrintDialog({ sheet, onClose }: Props) {
  const print = useMutation({
    networkMode: 'always',
    mutationFn: async (margin: Margin) => {
      const gathered = sheet ? await sheet() : null;
      // What is printed is the page, and an open dialog would stand before it.
      flushSync(onClose);
      if (gathered) printSheet(gathered, margin);
      else printPage(margin);
    },
  });
  return (
    <Dialog title="Imprimir" onClose={onClose}>
      <PrintChoice onPrint={(margin) => print.mutate(margin)} />
      <ProblemLine text={print.error ? messageOf(print.error) : null} className="mt-3" />
    </Dialog>
  );
}
