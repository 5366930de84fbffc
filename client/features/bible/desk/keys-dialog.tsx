import { useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { areKeysOn, SHORTCUTS, turnKeys } from './shortcuts.ts';

/** The help about the keys of the reader, and the switch that turns single keys off. */
export default function KeysDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const [on, setOn] = useState(areKeysOn);
  const id = useId();
  return (
    <Dialog title="Atalhos do teclado" wide onClose={onClose}>
      <div className="grid gap-5">
        {SHORTCUTS.map(([title, shortcuts]) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1.5 text-base font-semibold text-muted">{title}</h3>
            <dl className="grid grid-cols-[8.5rem_1fr] items-baseline gap-x-4 gap-y-1.5">
              {shortcuts.map(([keys, does]) => (
                <div key={keys} className="contents">
                  <dt>
                    <kbd className="badge font-sans whitespace-nowrap">{keys}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label htmlFor={id} className="flex min-h-11 items-center gap-3 border-t border-line pt-3">
          <input
            id={id}
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={on}
            onChange={(event) => {
              setOn(event.target.checked);
              turnKeys(event.target.checked);
            }}
          />
          Usar os atalhos de uma só tecla neste aparelho
        </label>
      </div>
    </Dialog>
  );
}
