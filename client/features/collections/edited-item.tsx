import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastError } from '../../ui/toasts.tsx';
import type { CollectionItem } from './collections-query.ts';
import { ItemText } from './item-text.tsx';

const ItemDialog = lazyWithRetry(() => import('./item-dialog.tsx'));

type Props = Readonly<{
  item: CollectionItem;
  collection: string;
  isFirst: boolean;
  isLast: boolean;
}>;

/** An item with what its member can do with it. */
export function EditedItem({ item, collection, isFirst, isLast }: Props) {
  const { id } = item;
  const client = useClient();
  const trpc = useTrpc();
  const [editing, setEditing] = useState(false);
  const common = {
    meta: { invalidates: [trpc.member.collections] },
    onError: (error: unknown) => toastError('Não foi possível mudar a coleção', messageOf(error)),
  };
  const move = useMutation({
    ...common,
    mutationFn: (direction: 'up' | 'down') =>
      client.member.collections.moveItem.mutate({ id, direction }),
  });
  const remove = useMutation({
    ...common,
    mutationFn: () => client.member.collections.removeItem.mutate({ id }),
  });
  const name = item.kind === 'passage' ? item.title : item.text.slice(0, 60);
  return (
    <li className="card p-4 pb-2 print:border-0 print:p-0">
      <ItemText item={item} />
      <div className="-mx-1 mt-1 flex flex-wrap print:hidden">
        <ActionButton
          icon={ArrowUp}
          aria-label={`Subir: ${name}`}
          disabled={isFirst}
          onClick={() => move.mutate('up')}
        >
          Subir
        </ActionButton>
        <ActionButton
          icon={ArrowDown}
          aria-label={`Descer: ${name}`}
          disabled={isLast}
          onClick={() => move.mutate('down')}
        >
          Descer
        </ActionButton>
        {item.kind === 'passage' ? null : (
          <ActionButton
            icon={Pencil}
            aria-haspopup="dialog"
            aria-label={`Editar: ${name}`}
            onClick={() => setEditing(true)}
          >
            Editar
          </ActionButton>
        )}
        <ActionButton
          icon={Trash2}
          aria-label={`Tirar: ${name}`}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Tirar
        </ActionButton>
      </div>
      {editing && item.kind !== 'passage' ? (
        <Suspense fallback={null}>
          <ItemDialog
            kind={item.kind}
            collection={collection}
            item={item}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : null}
    </li>
  );
}
