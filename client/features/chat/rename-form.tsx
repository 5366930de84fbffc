import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

type Props = Readonly<{ id: string; title: string; onDone: () => void }>;

export function RenameForm({ id, title, onDone }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { field, onSubmit } = useForm({ defaultValues: { title } });
  const rename = useMutation({
    mutationFn: (fields: { title: string }) =>
      client.member.conversations.rename.mutate({ id, ...fields }),
    meta: { invalidates: [trpc.member.conversations.list] },
  });
  return (
    <Form
      className="grid gap-3"
      onSubmit={onSubmit((fields) => rename.mutate(fields, { onSuccess: onDone }))}
    >
      <TextField
        label="Título da conversa"
        autoFocus
        maxLength={200}
        {...field('title')}
        error={rename.error ? messageOf(rename.error) : undefined}
      />
      <div className="flex gap-2">
        <Button type="submit" busy={rename.isPending}>
          Salvar
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </Form>
  );
}
