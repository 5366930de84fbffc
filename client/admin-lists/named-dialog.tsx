import { useMutation } from '@tanstack/react-query';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '#shared/text/named-limits.ts';
import { messageOf } from '../lib/data/errors.ts';
import type { Invalidated } from '../lib/data/query-client.ts';
import { notBlank, useForm } from '../lib/forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';

type Fields = Readonly<{ name: string; description: string }>;

type Props = Readonly<{
  /** What is to be changed; null for something new. */
  item: Readonly<{ id: string; name: string; description: string | null }> | null;
  title: string;
  /** The name under which what is typed is stored. */
  draft: string;
  missingName: string;
  descriptionLabel: string;
  invalidates: readonly Invalidated[];
  onSave: (fields: Fields) => Promise<unknown>;
  onSaved: () => void;
  onFailure: (error: Error) => void;
  onClose: () => void;
  /** Whether a button besides the cross leaves without saving. */
  cancels?: boolean;
}>;

/** Names something new in a list, or changes it. */
export default function NamedDialog({
  item,
  title,
  draft,
  missingName,
  descriptionLabel,
  invalidates,
  onSave,
  onSaved,
  onFailure,
  onClose,
  cancels = false,
}: Props) {
  const { field, onSubmit, forgetDraft } = useForm<Fields>({
    draft: `${draft}:${item?.id ?? 'new'}`,
    defaultValues: { name: item?.name ?? '', description: item?.description ?? '' },
  });
  const save = useMutation({
    mutationFn: onSave,
    meta: { invalidates },
    onSuccess: () => {
      forgetDraft();
      onClose();
      onSaved();
    },
    onError: onFailure,
  });
  const submit = (
    <Button type="submit" busy={save.isPending}>
      {save.isPending && cancels ? 'Salvando...' : item ? 'Atualizar' : 'Criar'}
    </Button>
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextField
          label="Nome"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          {...field('name', { validate: notBlank(missingName) })}
        />
        <TextArea
          label={descriptionLabel}
          rows={3}
          maxLength={LONGEST_DESCRIPTION}
          {...field('description')}
        />
        <ProblemLine text={save.error ? messageOf(save.error) : null} />
        {cancels ? (
          <div className="grid grid-cols-2 gap-2">
            <Button look="quiet" onClick={onClose}>
              Cancelar
            </Button>
            {submit}
          </div>
        ) : (
          submit
        )}
      </Form>
    </Dialog>
  );
}
