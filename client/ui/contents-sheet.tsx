import { useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { goToPlace, type Place } from './places.ts';

type Props = Readonly<{ title: string; places: readonly Place[]; onClose: () => void }>;

export default function ContentsSheet({ title, places, onClose }: Props) {
  const chosen = useRef<string>(undefined);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        if (chosen.current === undefined) return;
        event.preventDefault();
        goToPlace(chosen.current);
      }}
    >
      <ul className="-mx-2 grid">
        {places.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center rounded-lg px-3 text-left hover:bg-accent-soft"
              onClick={() => {
                chosen.current = id;
                onClose();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
