import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ActivationButton } from '../../../admin-lists/activation-button.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { CategoryInList } from './books-query.ts';

const CategoryDialog = lazyWithRetry(() => import('./category-dialog.tsx'));
const ConfirmDialog = lazyWithRetry(() => import('../../../ui/dialog-confirm.tsx'));

type Props = Readonly<{ category: CategoryInList }>;

export function CategoryActions({ category }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [open, setOpen] = useState<'edit' | 'deactivate' | null>(null);
  const { id, name, isActive } = category;
  const books = category.books ?? 0;
  const close = () => setOpen(null);
  const setActive = useMutation({
    mutationFn: () => client.admin.bookCategories.setActive.mutate({ id, isActive: !isActive }),
    meta: { invalidates: [trpc.admin, trpc.member.books] },
    onSuccess: () => {
      close();
      const done = isActive ? 'Categoria desativada com sucesso' : 'Categoria ativada com sucesso';
      void toastSuccess('Sucesso', done);
    },
    onError: () => {
      close();
      void toastError(
        'Erro',
        isActive ? 'Erro ao desativar categoria' : 'Erro ao ativar categoria',
      );
    },
  });
  return (
    <div className="-mx-1 flex flex-wrap items-center @min-[60rem]:flex-nowrap @min-[60rem]:[&_.button]:size-11">
      <ActionButton
        icon={Pencil}
        aria-haspopup="dialog"
        aria-label={`Editar: ${name}`}
        title="Editar"
        onClick={() => setOpen('edit')}
      >
        <span className="@min-[60rem]:sr-only">Editar</span>
      </ActionButton>
      <ActivationButton
        compact
        isActive={isActive}
        name={name}
        busy={setActive.isPending}
        // A category without books hides nothing from members, so nothing is asked.
        onClick={() => (isActive && books > 0 ? setOpen('deactivate') : setActive.mutate())}
      />
      <Suspense fallback={null}>
        {open === 'edit' ? <CategoryDialog category={category} onClose={close} /> : null}
        {open === 'deactivate' ? (
          <ConfirmDialog
            title="Desativar esta categoria?"
            text={`${books === 1 ? 'O livro' : `Os ${books} livros`} de “${name}” ${books === 1 ? 'deixa' : 'deixam'} de aparecer na biblioteca até que ela seja ativada de novo.`}
            action="Desativar"
            busy={setActive.isPending}
            onConfirm={() => setActive.mutate()}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
