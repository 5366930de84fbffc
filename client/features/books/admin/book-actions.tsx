import { useMutation } from '@tanstack/react-query';
import { ExternalLink, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ActivationButton } from '../../../admin-lists/activation-button.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { BookInList } from './books-query.ts';

const BookDialog = lazyWithRetry(() => import('./book-dialog.tsx'));

type Props = Readonly<{ book: BookInList }>;

export function BookActions({ book }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [editing, setEditing] = useState(false);
  const { id, name, bookUrl, isActive } = book;
  const setActive = useMutation({
    mutationFn: () => client.admin.books.setActive.mutate({ ids: [id], isActive: !isActive }),
    meta: { invalidates: [trpc.admin, trpc.member.books] },
    onSuccess: () =>
      void toastSuccess(
        'Sucesso',
        isActive ? 'Livro desativado com sucesso' : 'Livro ativado com sucesso',
      ),
    onError: () =>
      toastError('Erro', isActive ? 'Erro ao desativar livro' : 'Erro ao ativar livro'),
  });
  return (
    <div className="-mx-1 flex flex-wrap items-center @min-[60rem]:flex-nowrap @min-[60rem]:[&_.button]:size-11">
      <a
        href={bookUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="button button-bare gap-1 px-1 text-sm md:px-1.5"
        aria-label={`Abrir em nova aba: ${name}`}
        title="Abrir em nova aba"
      >
        <ExternalLink aria-hidden="true" size={16} />
        <span className="@min-[60rem]:sr-only">Abrir</span>
      </a>
      <ActionButton
        icon={Pencil}
        aria-haspopup="dialog"
        aria-label={`Editar: ${name}`}
        title="Editar"
        onClick={() => setEditing(true)}
      >
        <span className="@min-[60rem]:sr-only">Editar</span>
      </ActionButton>
      <ActivationButton
        compact
        isActive={isActive}
        name={name}
        busy={setActive.isPending}
        onClick={() => setActive.mutate()}
      />
      {editing ? (
        <Suspense fallback={null}>
          <BookDialog book={book} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
