import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { messageOf } from '../lib/data/errors.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';
import { type Margin, printPage, printSheet, type Sheet } from './print.ts';
import { PrintChoice } from './print-choice.tsx';

type Gather = (() => Sheet | Promise<Sheet>) | undefined;

/** Asks how a text is printed, in a root of its own, so that no page carries the question. */
export function askPrint(sheet: Gather): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const close = () => {
    flushSync(() => root.render(null));
    root.unmount();
    host.remove();
  };
  root.render(<PrintDialog sheet={sheet} onClose={close} />);
}

function PrintDialog({ sheet, onClose }: Readonly<{ sheet: Gather; onClose: () => void }>) {
  const [problem, setProblem] = useState<string | null>(null);
  const print = async (margin: Margin) => {
    try {
      const gathered = await sheet?.();
      // What is printed is the page, and an open dialog would stand before it.
      onClose();
      if (gathered) printSheet(gathered, margin);
      else printPage(margin);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <Dialog title="Imprimir" onClose={onClose}>
      <PrintChoice onPrint={(margin) => void print(margin)} />
      <ProblemLine text={problem} className="mt-3" />
    </Dialog>
  );
}
