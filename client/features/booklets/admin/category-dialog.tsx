import NamedDialog from '../../../admin-lists/named-dialog.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { Category } from './admin-booklets-query.ts';

type Props = Readonly<{ category: Category | null; onClose: () => void }>;

export default function BookletCategoryDialog({ category, onClose }: Props) {
  const { create, update } = useClient().admin.bookletCategories;
  const trpc = useTrpc();
  return (
    <NamedDialog
      item={category}
      title={category ? 'Editar Categoria' : 'Nova Categoria'}
      draft="booklet-category"
      missingName="Nome é obrigatório"
      descriptionLabel="Descrição (opcional)"
      invalidates={[trpc.admin, trpc.member.booklets]}
      onSave={(fields) =>
        category ? update.mutate({ id: category.id, ...fields }) : create.mutate(fields)
      }
      onSaved={() =>
        void toastSuccess(
          category ? 'Categoria atualizada com sucesso' : 'Categoria criada com sucesso',
        )
      }
      onFailure={() =>
        void toastError(category ? 'Erro ao atualizar categoria' : 'Erro ao criar categoria')
      }
      onClose={onClose}
    />
  );
}
