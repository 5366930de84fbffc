import { MISSING_NAME } from '#shared/books/books.ts';
import NamedDialog from '../../../admin-lists/named-dialog.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { CategoryInList } from './books-query.ts';

type Props = Readonly<{
  /** The category to change; a new one without. */
  category?: CategoryInList;
  onClose: () => void;
}>;

export default function BookCategoryDialog({ category, onClose }: Props) {
  const { create, update } = useClient().admin.bookCategories;
  const trpc = useTrpc();
  return (
    <NamedDialog
      item={category ?? null}
      title={category ? 'Editar Categoria' : 'Nova Categoria'}
      draft="book-category"
      missingName={MISSING_NAME}
      descriptionLabel="Descrição"
      invalidates={[trpc.admin, trpc.member.books]}
      onSave={(fields) =>
        category ? update.mutate({ id: category.id, ...fields }) : create.mutate(fields)
      }
      onSaved={() =>
        void toastSuccess(
          'Sucesso',
          category ? 'Categoria atualizada com sucesso' : 'Categoria criada com sucesso',
        )
      }
      onFailure={() => void toastError('Erro', 'Erro ao salvar categoria')}
      onClose={onClose}
      cancels
    />
  );
}
