import { useMutation } from '@tanstack/react-query';
import {
  LONGEST_CATEGORY_DESCRIPTION,
  LONGEST_CATEGORY_NAME,
  MISSING_NAME,
} from '#shared/books/books.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { notBlank, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { CategoryInList } from './books-query.ts';

type Props = Readonly<{
  /** The category to change; a new one without. */
  category?: CategoryInList;
  onClose: () => void;
}>;

type Fields = Readonly<{ name: string; description: string }>;

export default function CategoryDialog({ category, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { field, onSubmit, forgetDraft } = useForm<Fields>({
    draft: `book-category:${category?.id ?? 'new'}`,
    defaultValues: { name: category?.name ?? '', description: category?.description ?? '' },
  });
  const save = useMutation({
    mutationFn: async (fields: Fields) => {
      const { create, update } = client.admin.bookCategories;
      if (category) await update.mutate({ id: category.id, ...fields });
      else await create.mutate(fields);
    },
    meta: { invalidates: [trpc.admin, trpc.member.books] },
    onSuccess: () => {
      forgetDraft();
      onClose();
      const done = category ? 'Categoria atualizada com sucesso' : 'Categoria criada com sucesso';
      void toastSuccess('Sucesso', done);
    },
    onError: () => toastError('Erro', 'Erro ao salvar categoria'),
  });
  return (
    <Dialog title={category ? 'Editar Categoria' : 'Nova Categoria'} onClose={onClose}>
      <Form onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextField
          label="Nome"
          autoComplete="off"
          maxLength={LONGEST_CATEGORY_NAME}
          {...field('name', { validate: notBlank(MISSING_NAME) })}
        />
        <TextArea
          label="Descrição"
          rows={3}
          maxLength={LONGEST_CATEGORY_DESCRIPTION}
          {...field('description')}
        />
        <ProblemLine text={save.error ? messageOf(save.error) : null} />
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={save.isPending}>
            {save.isPending ? 'Salvando...' : category ? 'Atualizar' : 'Criar'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
