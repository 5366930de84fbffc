import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { ActivationButton } from '../../../admin-lists/activation-button.tsx';
import { ActiveBadge } from '../../../admin-lists/active-badge.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { Category } from './admin-booklets-query.ts';

type Props = Readonly<{
  categories: readonly Category[];
  onEdit: (category: Category) => void;
}>;

export function CategoryList({ categories, onEdit }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const setActive = useMutation({
    mutationFn: (input: { id: string; isActive: boolean }) =>
      client.admin.bookletCategories.setActive.mutate(input),
    meta: { invalidates: [trpc.admin, trpc.member.booklets] },
    onSuccess: (_done, { isActive }) =>
      toastSuccess(isActive ? 'Categoria ativada com sucesso' : 'Categoria desativada com sucesso'),
    onError: () => toastError('Erro ao atualizar categoria'),
  });
  if (categories.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="admin-booklet-categories">
      <h2 id="admin-booklet-categories" className="mb-3 text-xl">
        Categorias
      </h2>
      <ul className="card divide-y divide-line px-4">
        {categories.map((category) => {
          const { id, name, description, isActive, booklets } = category;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5"
            >
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                {description ? <p className="text-[0.9375rem]">{description}</p> : null}
                <p className="text-sm text-muted">
                  <ActiveBadge isActive={isActive} feminine />{' '}
                  {booklets === 1 ? '1 apostila' : `${booklets} apostilas`}
                </p>
              </div>
              <div className="flex gap-1">
                <ActivationButton
                  isActive={isActive}
                  name={name}
                  noun="categoria"
                  disabled={setActive.isPending}
                  onClick={() => setActive.mutate({ id, isActive: !isActive })}
                />
                <ActionButton
                  icon={Pencil}
                  aria-haspopup="dialog"
                  aria-label={`Editar categoria: ${name}`}
                  onClick={() => onEdit(category)}
                >
                  Editar
                </ActionButton>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
