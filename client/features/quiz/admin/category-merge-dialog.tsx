import { useMutation, useQuery } from '@tanstack/react-query';
import { counted } from '../../../admin-lists/counted.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { notBlank, useForm } from '../../../lib/forms/use-form.ts';
import { CategoriesFailure } from '../../../ui/category-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { CategoryInList } from './quiz-list-query.ts';

type Props = Readonly<{ category: CategoryInList; onClose: () => void }>;

/** Moves the questions of a category into another one. */
export default function CategoryMergeDialog({ category, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { id, name, questions } = category;
  const names = useQuery(trpc.admin.quizCategories.names.queryOptions());
  const { field, onSubmit } = useForm({ defaultValues: { intoId: '' } });
  const merge = useMutation({
    mutationFn: (fields: { intoId: string }) =>
      client.admin.quizCategories.merge.mutate({ id, ...fields }),
    meta: { invalidates: [trpc.admin, trpc.member.quiz] },
    onSuccess: ({ moved, repeated }) => {
      onClose();
      void toastSuccess(
        counted(
          moved,
          'Categorias juntadas',
          '1 quiz mudou de categoria',
          '# quiz mudaram de categoria',
        ),
        counted(
          repeated,
          moved === 0 ? 'Não havia quiz para mudar.' : '',
          '1 já existia na outra e não foi repetido.',
          '# já existiam na outra e não foram repetidos.',
        ),
      );
    },
    onError: (error) => toastError('Erro ao juntar categorias', messageOf(error)),
  });
  return (
    <Dialog
      title="Juntar categorias"
      description={counted(
        questions,
        `“${name}” não tem quiz e deixa de existir.`,
        `O quiz de “${name}” passa para a outra categoria, e “${name}” deixa de existir.`,
        `Os # quiz de “${name}” passam para a outra categoria, e “${name}” deixa de existir.`,
      )}
      onClose={onClose}
    >
      <Form onSubmit={onSubmit((fields) => merge.mutate(fields))}>
        <div>
          <SelectField
            label="Juntar com"
            {...field('intoId', { validate: notBlank('Selecione uma categoria.') })}
          >
            <option value="">Selecione uma categoria</option>
            {names.data
              ?.filter((each) => each.id !== id)
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
          </SelectField>
          <CategoriesFailure categories={names} />
        </div>
        <SubmitButton sent={merge}>Juntar</SubmitButton>
      </Form>
    </Dialog>
  );
}
