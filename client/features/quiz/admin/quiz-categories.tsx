import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Merge, Pencil, Tags, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '#shared/text/named-limits.ts';
import { useWayBack } from '../../../admin-lists/use-way-back.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../../lib/data/errors.ts';
import { useFormats } from '../../../lib/format.ts';
import { notBlank, useForm } from '../../../lib/forms/use-form.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { type CategoryInList, categoriesQuery } from './quiz-list-query.ts';

const EditDialog = lazyWithRetry(() => import('./category-edit-dialog.tsx'));
const MergeDialog = lazyWithRetry(() => import('./category-merge-dialog.tsx'));
const ConfirmDialog = lazyWithRetry(() => import('../../../ui/dialog-confirm.tsx'));

const ACTIONS = [
  { kind: 'edit', label: 'Editar', Icon: Pencil },
  { kind: 'merge', label: 'Juntar', Icon: Merge },
  { kind: 'remove', label: 'Excluir', Icon: Trash2 },
] as const;

type Open = Readonly<{ kind: 'remove' | 'edit' | 'merge'; category: CategoryInList }>;

/** The categories, newest first, each with the number of its questions. */
export function QuizCategories() {
  const back = useWayBack();
  const trpc = useTrpc();
  const { formatDate } = useFormats();
  const list = useInfiniteQuery(categoriesQuery(trpc));
  useFailureToast(list, 'Erro ao carregar categorias');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const categories = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page title="Categorias de quiz" back={back} wide>
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
        <CategoryForm />
        <div>
          {list.isPending ? (
            <div className="skeleton h-60" role="status" aria-label="Carregando" />
          ) : null}
          {list.error ? (
            <LoadFailure text="Erro ao carregar categorias." onRetry={() => void list.refetch()} />
          ) : null}
          {list.data && categories.length === 0 ? (
            <EmptyState Icon={Tags} title="Nenhuma categoria cadastrada" />
          ) : null}
          <ul className={categories.length > 0 ? 'card mb-3 divide-y divide-line px-4' : 'mb-3'}>
            {categories.map((category) => (
              <li
                key={category.id}
                className="flex flex-wrap items-center justify-between gap-x-3 py-2.5"
              >
                <div className="min-w-0 flex-[1_1_14rem]">
                  <p className="font-semibold">{category.name}</p>
                  {category.description ? (
                    <p className="text-[0.9375rem]">{category.description}</p>
                  ) : null}
                  <p className="text-sm text-muted">
                    {category.questions} quiz · criada em {formatDate(new Date(category.createdAt))}
                  </p>
                </div>
                <div className="-mx-1 flex flex-wrap">
                  {ACTIONS.map(({ kind, label, Icon }) => (
                    <ActionButton
                      key={kind}
                      icon={Icon}
                      aria-haspopup="dialog"
                      aria-label={`${label}: ${category.name}`}
                      onClick={() => setOpen({ kind, category })}
                    >
                      {label}
                    </ActionButton>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          <MoreButton list={list} />
        </div>
      </div>
      {open?.kind === 'remove' ? <RemoveDialog category={open.category} onClose={close} /> : null}
      <Suspense fallback={null}>
        {open?.kind === 'edit' ? <EditDialog category={open.category} onClose={close} /> : null}
        {open?.kind === 'merge' ? <MergeDialog category={open.category} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}

function CategoryForm() {
  const client = useClient();
  const trpc = useTrpc();
  const { field, onSubmit, reset } = useForm({ defaultValues: { name: '', description: '' } });
  const create = useMutation({
    mutationFn: (fields: { name: string; description: string }) =>
      client.admin.quizCategories.create.mutate(fields),
    meta: { invalidates: [trpc.admin] },
    onSuccess: () => {
      reset();
      void toastSuccess('Categoria criada com sucesso!');
    },
    onError: (error) => toastError('Erro ao criar categoria', messageOf(error)),
  });
  return (
    <Form
      className="card grid gap-4 p-5 md:p-6"
      onSubmit={onSubmit((fields) => create.mutate(fields))}
    >
      <h2 className="text-xl">Nova categoria</h2>
      <TextField
        label="Nome"
        maxLength={LONGEST_NAME}
        {...field('name', { validate: notBlank('Nome da categoria é obrigatório') })}
      />
      <TextArea
        label="Descrição (opcional)"
        rows={3}
        maxLength={LONGEST_DESCRIPTION}
        {...field('description')}
      />
      <SubmitButton sent={create}>Criar categoria</SubmitButton>
    </Form>
  );
}

function RemoveDialog({
  category,
  onClose,
}: Readonly<{ category: CategoryInList; onClose: () => void }>) {
  const client = useClient();
  const trpc = useTrpc();
  const remove = useMutation({
    mutationFn: () => client.admin.quizCategories.remove.mutate({ id: category.id }),
    meta: { invalidates: [trpc.admin] },
    onSuccess: () => {
      onClose();
      void toastSuccess('Categoria deletada com sucesso');
    },
    onError: (error) => {
      onClose();
      // A category in use is named by the server, with the number of its questions.
      if (codeOf(error) === 'CONFLICT') void toastError(messageOf(error));
      else void toastError('Erro ao deletar categoria', messageOf(error));
    },
  });
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title="Excluir esta categoria?"
        text={`“${category.name}” só pode ser excluída se nenhum quiz a usa.`}
        action="Excluir"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={onClose}
      />
    </Suspense>
  );
}
