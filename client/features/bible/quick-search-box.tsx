import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { excessOf, excessSentence } from '../../lib/forms/too-long.ts';
import { useInputBeforeHydration } from '../../lib/forms/use-input-before-hydration.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';

type Props = Readonly<{
  q: string;
  onSearch: (q: string) => void;
  /** Runs with each change, and says whether the text differs from what was searched. */
  onEdit: (differs: boolean) => void;
}>;

/** One box for a reference in any spelling or for words. */
export function QuickSearchBox({ q, onSearch, onEdit }: Props) {
  const id = useId();
  useInputBeforeHydration(id);
  const [typed, setTyped] = useState(q);
  const excess = excessOf(typed.trim(), LONGEST_QUERY);
  return (
    <search>
      <form
        action="/bible-quick"
        className="grid gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '' && excess === 0) onSearch(typed.trim());
        }}
      >
        <label htmlFor={id} className="font-semibold">
          Referência ou palavras
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            className="field min-w-0"
            placeholder="Jo 3:16 ou amai os inimigos"
            aria-invalid={excess > 0 || undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              onEdit(event.target.value.trim() !== q);
            }}
          />
          <Button type="submit" aria-label="Buscar" className="shrink-0 px-3.5">
            <Search aria-hidden="true" size={20} />
            <span className="hidden md:inline">Buscar</span>
          </Button>
        </div>
        <ProblemLine text={excess > 0 ? excessSentence(excess) : null} />
      </form>
    </search>
  );
}
