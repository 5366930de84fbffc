import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { announce } from '../../lib/browser/announcer.tsx';
import { useClient, useData, useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { toastError, toastInfo } from '../../ui/toasts.tsx';
import { type CollectionItem, collectionQuery } from './collections-query.ts';
import { ItemText } from './item-text.tsx';

export type WrittenItem = Exclude<CollectionItem, { kind: 'passage' }>;

type Move = Readonly<{ direction: 'up' | 'down'; past: string }>;

type Props = Readonly<{
  item: CollectionItem;
  collection: string;
  isFirst: boolean;
  isLast: boolean;
  onEdit: (item: WrittenItem) => void;
}>;

/** An item with what its member can do with it. */
export function EditedItem({ item, collection, isFirst, isLast, onEdit }: Props) {
  const { id } = item;
  const client = useClient();
  const trpc = useTrpc();
  const { queryClient } = useData();
  const { queryKey } = collectionQuery(trpc, collection);
  const common = {
    meta: { invalidates: [trpc.member.collections] },
    onError: (error: unknown) => {
      if (codeOf(error) === 'NOT_FOUND') void toastInfo('Este item já tinha sido tirado.');
      else void toastError('Não foi possível mudar a coleção', messageOf(error));
    },
  };
  const move = useMutation({
    ...common,
    // One after the other, as they were pressed.
    scope: { id: `collection:${collection}` },
    mutationFn: (wanted: Move) => client.member.collections.moveItem.mutate({ id, ...wanted }),
  });
  /** The order changes at once, so that the next press goes on from there. */
  const pass = (direction: Move['direction']) => {
    const items = queryClient.getQueryData(queryKey)?.items ?? [];
    const from = items.findIndex((each) => each.id === id);
    const to = direction === 'up' ? from - 1 : from + 1;
    const past = items[to];
    const moved = items[from];
    if (!past || !moved) return;
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(
      queryKey,
      (shown) => shown && { ...shown, items: items.toSpliced(from, 1).toSpliced(to, 0, moved) },
    );
    announce(`Agora em ${to + 1}º de ${items.length}`);
    move.mutate({ direction, past: past.id });
  };
  const remove = useMutation({
    ...common,
    mutationFn: () =>
      client.member.collections.removeItem.mutate(
        item.kind === 'passage' ? { id } : { id, base: item.text },
      ),
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
          onClick={() => pass('up')}
        >
          Subir
        </ActionButton>
        <ActionButton
          icon={ArrowDown}
          aria-label={`Descer: ${name}`}
          disabled={isLast}
          onClick={() => pass('down')}
        >
          Descer
        </ActionButton>
        {item.kind === 'passage' ? null : (
          <ActionButton
            icon={Pencil}
            aria-haspopup="dialog"
            aria-label={`Editar: ${name}`}
            onClick={() => onEdit(item)}
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
    </li>
  );
}
