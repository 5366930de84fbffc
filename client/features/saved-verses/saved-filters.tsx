import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { ChipSet } from '../../ui/chip-set.tsx';
import { SelectField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ORDERS, type Order } from './saved-query.ts';

export type View = Readonly<{ order: Order; tag: string | null; typed: string }>;

const ORDER_NAMES: Readonly<Record<Order, string>> = {
  newest: 'Mais recentes',
  canon: 'Ordem da Bíblia',
};

const LONGEST_TYPED = 200;

type Props = Readonly<{
  view: View;
  onChange: (change: Partial<View>) => void;
  /** Is shown beside the order. */
  children: ReactNode;
}>;

export function SavedFilters({ view, onChange, children }: Props) {
  const trpc = useTrpc();
  const { data: tags = [] } = useQuery(trpc.member.savedVerses.tags.queryOptions());
  return (
    <search className="grid gap-3">
      <div className="grid grid-cols-[1fr_auto] items-end gap-3 tight:grid-cols-1 md:grid-cols-[1fr_14rem_auto]">
        <div className="max-md:col-span-full">
          <SearchField
            label="Buscar nos salvos"
            placeholder="Livro, texto ou reflexão"
            maxLength={LONGEST_TYPED}
            value={view.typed}
            onType={(typed) => onChange({ typed })}
          />
        </div>
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
        {children}
      </div>
      {tags.length > 0 ? (
        <ChipSet
          legend="Etiqueta"
          items={tags.map(({ tag, verses }) => ({
            key: tag,
            label: tag,
            count: verses,
            pressed: tag === view.tag,
          }))}
          shownFirst={6}
          more={(count) => `Todas as ${count} etiquetas`}
          less="Menos etiquetas"
          onToggle={(tag) => onChange({ tag: view.tag === tag ? null : tag })}
        />
      ) : null}
    </search>
  );
}
