import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CHOOSES, type Selection } from './use-selection.ts';

type Props = Readonly<{
  selection: Selection;
  /** How many items the list shows. */
  listed: number;
  children: ReactNode;
}>;

/** What can be done to the chosen items of a list at once; it stays in sight while they are. */
export function SelectionBar({ selection, listed, children }: Props) {
  const { ids, chooseAll, clear } = selection;
  if (ids.length === 0) return null;
  return (
    <section
      aria-label="Itens escolhidos"
      className="card sticky top-16 z-10 mb-4 flex flex-wrap items-center gap-x-1 gap-y-2 p-2 pl-4"
    >
      <p role="status" className="mr-auto font-semibold">
        {ids.length === 1 ? '1 escolhido' : `${ids.length} escolhidos`}
      </p>
      {children}
      {ids.length < listed ? (
        <Button look="bare" className="px-2" onClick={chooseAll}>
          Escolher todos
        </Button>
      ) : null}
      <Button look="bare" className="px-2" onClick={clear}>
        Limpar
      </Button>
    </section>
  );
}

type MoveProps = Readonly<{
  categories: readonly Readonly<{ id: string; name: string }>[];
  busy: boolean;
  onMove: (categoryId: string) => void;
}>;

/** Moves the chosen items to a category. */
export function MoveField({ categories, busy, onMove }: MoveProps) {
  const [categoryId, setCategoryId] = useState('');
  return (
    <div className="flex min-w-0 flex-[1_1_17rem] gap-1">
      <select
        className="field min-w-0"
        aria-label="Mover para a categoria"
        value={categoryId}
        onChange={({ target }) => setCategoryId(target.value)}
      >
        <option value="">Mover para...</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button
        look="quiet"
        busy={busy}
        disabled={categoryId === ''}
        onClick={() => onMove(categoryId)}
      >
        Mover
      </Button>
    </div>
  );
}

type ChoiceProps = Readonly<{ selection: Selection; id: string; name: string }>;

/** Chooses an item of a list, with a target as large as a thumb. */
export function Choice({ selection, id, name }: ChoiceProps) {
  return (
    <label className="-m-2.5 grid size-11 place-items-center">
      <input
        type="checkbox"
        name={CHOOSES}
        value={id}
        className="size-5 accent-accent"
        aria-label={`Escolher: ${name}`}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}
