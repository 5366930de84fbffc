import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_COLLECTION_NAME } from '#shared/bible/collections.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { newKey } from '../../lib/data/keys.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastInfo } from '../../ui/toasts.tsx';
import { collectionsQuery } from './collections-query.ts';

type Props = Readonly<{
  /** The passage as its reference is written: `João 3:16, 18`. */
  label: string;
  onClose: () => void;
  onCloseAutoFocus?: (event: Event) => void;
}>;

const NEW = 'new';

/** Puts a passage into one of the member's collections, or into a new one. */
export default function CollectDialog({ label, onClose, ...focus }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const list = useInfiniteQuery(collectionsQuery(trpc));
  const collections = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [keys] = useState(() => ({ collection: newKey(), item: newKey() }));
  const { field, onSubmit, watch } = useForm({ defaultValues: { id: '', name: '' } });
  const chosen = watch('id') || (collections[0]?.id ?? NEW);
  const put = useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const { id } =
        chosen === NEW
          ? await client.member.collections.add.mutate({ key: keys.collection, name })
          : { id: chosen };
      await client.member.collections.addItem.mutate({
        id,
        key: keys.item,
        kind: 'passage',
        text: label,
      });
    },
    meta: { invalidates: [trpc.member.collections] },
    onSuccess: () => {
      onClose();
      void toastInfo('Passagem posta na coleção.');
    },
  });
  return (
    <Dialog title="Pôr em uma coleção" description={label} onClose={onClose} {...focus}>
      <Form className="grid gap-4" onSubmit={onSubmit((fields) => put.mutate(fields))}>
        {collections.length > 0 ? (
          <SelectField label="Coleção" {...field('id')} value={chosen}>
            {collections.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NEW}>Nova coleção…</option>
          </SelectField>
        ) : null}
        {chosen === NEW ? (
          <TextField
            label="Nome da nova coleção"
            maxLength={LONGEST_COLLECTION_NAME}
            {...field('name', { validate: notBlank('Dê um nome à coleção.') })}
          />
        ) : null}
        <ProblemLine text={put.error ? messageOf(put.error) : null} />
        <Button type="submit" busy={put.isPending || list.isPending}>
          Salvar
        </Button>
      </Form>
    </Dialog>
  );
}
