import NamedDialog from '../../../admin-lists/named-dialog.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { CategoryInList } from './quiz-list-query.ts';

type Props = Readonly<{ category: CategoryInList; onClose: () => void }>;

/** Renames a category of questions. */
export default function CategoryEditDialog({ category, onClose }: Props) {
  const { update } = useClient().admin.quizCategories;
  const trpc = useTrpc();
  return (
    <NamedDialog
      item={category}
      title="Editar Categoria"
      draft="quiz-category"
      missingName="Nome da categoria é obrigatório"
      descriptionLabel="Descrição (opcional)"
      invalidates={[trpc.admin, trpc.member.quiz]}
      onSave={(fields) => update.mutate({ id: category.id, ...fields })}
      onSaved={() => void toastSuccess('Categoria atualizada com sucesso')}
      onFailure={(error) => void toastError('Erro ao atualizar categoria', messageOf(error))}
      onClose={onClose}
    />
  );
}
