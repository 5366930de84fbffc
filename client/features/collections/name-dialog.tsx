import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_COLLECTION_NAME } from '#shared/bible/collections.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { newKey } from '../../lib/data/keys.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toastInfo } from '../../ui/toasts.tsx';

const JOINED = 'O nome tinha mudado em outro aparelho. Ficaram os dois.';

type Props = Readonly<{
  /** The collection that gets another name; null for a new one. */
  collection: Readonly<{ id: string; name: string }> | null;
  onDone?: (id: string) => void;
  onClose: () => void;
}>;

/** Asks for the name of a collection. */
export default function NameDialog({ collection, onDone, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [key] = useState(newKey);
  const { field, onSubmit, forgetDraft, getValues, setValue } = useForm({
    draft: `collections:${collection?.id ?? 'new'}`,
    // The name that stood there when the member began to type, also where a draft is taken up later.
    defaultValues: { name: collection?.name ?? '', base: '' },
  });
  const begin = () => {
    if (collection && getValues('base') === '') setValue('base', collection.name);
  };
  const save = useMutation({
    mutationFn: async ({ name, base }: { name: string; base: string }) => {
      if (!collection) {
        const added = await client.member.collections.add.mutate({ key, name });
        return { ...added, joined: false };
      }
      const { id } = collection;
      const before = base || collection.name;
      const renamed = await client.member.collections.rename.mutate({ id, name, base: before });
      return { id, ...renamed };
    },
    meta: { invalidates: [trpc.member.collections] },
    onSuccess: ({ id, joined }) => {
      forgetDraft();
      onClose();
      onDone?.(id);
      if (joined) void toastInfo(JOINED);
    },
  });
  return (
    <Dialog title={collection ? 'Mudar o nome' : 'Nova coleção'} onClose={onClose}>
      <Form className="grid gap-4" onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextField
          label="Nome"
          hint="Por exemplo: Aula de domingo."
          maxLength={LONGEST_COLLECTION_NAME}
          {...field('name', {
            validate: notBlank('Dê um nome à coleção.'),
            onChange: begin,
          })}
        />
        <SubmitButton sent={save}>Salvar</SubmitButton>
      </Form>
    </Dialog>
  );
}
