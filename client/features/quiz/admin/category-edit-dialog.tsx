import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { notBlank, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { CategoryInList } from './quiz-list-query.ts';

type Props = Readonly<{ category: CategoryInList; onClose: () => void }>;

type Fields = Readonly<{ name: string; description: string }>;

/** Renames a category of questions. */
export default function CategoryEditDialog({ category, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { id, name, description } = category;
  const { field, onSubmit, forgetDraft } = useForm<Fields>({
    draft: `quiz-category:${id}`,
    defaultValues: { name, description: description ?? '' },
  });
  const save = useMutation({
    mutationFn: (fields: Fields) => client.admin.quizCategories.update.mutate({ id, ...fields }),
    meta: { invalidates: [trpc.admin, trpc.member.quiz] },
    onSuccess: () => {
      forgetDraft();
      onClose();
      void toastSuccess('Categoria atualizada com sucesso');
    },
    onError: (error) => toastError('Erro ao atualizar categoria', messageOf(error)),
  });
  return (
    <Dialog title="Editar Categoria" onClose={onClose}>
      <Form onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextField
          label="Nome"
          autoComplete="off"
          maxLength={80}
          {...field('name', { validate: notBlank('Nome da categoria é obrigatório') })}
        />
        <TextArea label="Descrição (opcional)" rows={3} maxLength={300} {...field('description')} />
        <ProblemLine text={save.error ? messageOf(save.error) : null} />
        <Button type="submit" busy={save.isPending}>
          Atualizar
        </Button>
      </Form>
    </Dialog>
  );
}
