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
import type { Category } from './admin-booklets-query.ts';

type Props = Readonly<{ category: Category | null; onClose: () => void }>;

export default function CategoryDialog({ category, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { field, onSubmit, forgetDraft } = useForm({
    draft: `booklet-category:${category?.id ?? 'new'}`,
    defaultValues: { name: category?.name ?? '', description: category?.description ?? '' },
  });
  const save = useMutation({
    mutationFn: async (fields: { name: string; description: string }) => {
      const { create, update } = client.admin.bookletCategories;
      if (category) await update.mutate({ id: category.id, ...fields });
      else await create.mutate(fields);
    },
    meta: { invalidates: [trpc.admin, trpc.member.booklets] },
    onSuccess: () => {
      forgetDraft();
      onClose();
      void toastSuccess(
        category ? 'Categoria atualizada com sucesso' : 'Categoria criada com sucesso',
      );
    },
    onError: () => toastError(category ? 'Erro ao atualizar categoria' : 'Erro ao criar categoria'),
  });
  return (
    <Dialog title={category ? 'Editar Categoria' : 'Nova Categoria'} onClose={onClose}>
      <Form onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextField
          label="Nome"
          maxLength={80}
          {...field('name', { validate: notBlank('Nome é obrigatório') })}
        />
        <TextArea label="Descrição (opcional)" rows={3} maxLength={300} {...field('description')} />
        <ProblemLine text={save.error ? messageOf(save.error) : null} />
        <Button type="submit" busy={save.isPending}>
          {category ? 'Atualizar' : 'Criar'}
        </Button>
      </Form>
    </Dialog>
  );
}
