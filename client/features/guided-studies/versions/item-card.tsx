import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ItemForm } from './item-form.tsx';
import { ShownItem } from './shown-item.tsx';
import type { ReadItem } from './versions-query.ts';

type Props = Readonly<{ id: string; item: ReadItem; comparing: boolean }>;

function standOf({ shown, active, isSame }: ReadItem): string {
  if (!shown) return active ? 'Só na versão ativa' : 'Ainda não escrito';
  if (!active) return 'Só nesta versão';
  return isSame ? 'Igual à ativa' : 'Diferente da ativa';
}

/** One item: read, beside the active version's, or as texts to edit. */
export function ItemCard({ id, item, comparing }: Props) {
  const [editing, setEditing] = useState(false);
  const { label, kind, shown, active, editable } = item;
  return (
    <article aria-label={label} className="card overflow-hidden">
      <header className="flex min-h-14 items-center justify-between gap-x-4 bg-accent-soft px-5 py-1.5 md:px-6">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 className="text-base font-semibold">{label}</h2>
          <p className="text-sm text-muted">{standOf(item)}</p>
        </div>
        {editable && !editing ? (
          <Button
            look="bare"
            className="-mr-3 px-3"
            aria-label={`Editar: ${label}`}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden="true" size={16} />
            Editar
          </Button>
        ) : null}
      </header>
      <div className={`grid gap-6 px-5 py-5 md:px-6 ${comparing ? 'lg:grid-cols-2' : ''}`}>
        {comparing ? (
          <div className="rounded-xl bg-sunken p-4">
            <p className="mb-3 font-semibold text-muted">Versão ativa</p>
            {active ? <ShownItem kind={kind} shown={active} /> : <p>Não tem esta parte.</p>}
          </div>
        ) : null}
        <div className={comparing ? 'p-4 max-lg:p-0' : ''}>
          {comparing ? <p className="mb-3 font-semibold text-muted">Esta versão</p> : null}
          {editing && editable ? (
            <ItemForm id={id} item={item} editable={editable} onClose={() => setEditing(false)} />
          ) : shown ? (
            <ShownItem kind={kind} shown={shown} />
          ) : (
            <p className="text-muted">Não tem esta parte.</p>
          )}
        </div>
      </div>
    </article>
  );
}
