import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/queries.ts';
import { Chip } from '../../ui/chip.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { ORDERS, type Order } from './saved-query.ts';

export type View = Readonly<{ order: Order; tag: string | null; typed: string }>;

const ORDER_NAMES: Readonly<Record<Order, string>> = {
  newest: 'Mais recentes',
  canon: 'Ordem da Bíblia',
};

const LONGEST_TYPED = 200;

type Props = Readonly<{ view: View; onChange: (change: Partial<View>) => void }>;

export function SavedFilters({ view, onChange }: Props) {
  const { data: tags = [] } = useQuery(api.member.savedVerses.tags.queryOptions());
  return (
    <search className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-[1fr_14rem]">
        <TextField
          label="Buscar nos salvos"
          type="search"
          placeholder="Livro, texto ou reflexão"
          autoComplete="off"
          maxLength={LONGEST_TYPED}
          value={view.typed}
          onChange={(event) => onChange({ typed: event.target.value })}
        />
        <SelectField
          label="Ordem"
          value={view.order}
          onChange={(event) =>
            onChange({ order: ORDERS.find((order) => order === event.target.value) ?? 'newest' })
          }
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {ORDER_NAMES[order]}
            </option>
          ))}
        </SelectField>
      </div>
      {tags.length > 0 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Etiqueta</legend>
          {tags.map(({ tag, verses }) => (
            <Chip
              key={tag}
              pressed={view.tag === tag}
              onClick={() => onChange({ tag: view.tag === tag ? null : tag })}
            >
              {tag} <span className="font-normal text-muted">{verses}</span>
            </Chip>
          ))}
        </fieldset>
      ) : null}
    </search>
  );
}
