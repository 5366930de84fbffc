import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

type Props = Readonly<{ id: string; title: string; onDone: () => void }>;

export function RenameForm({ id, title, onDone }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [text, setText] = useState(title);
  const rename = useMutation({
    mutationFn: () => client.member.conversations.rename.mutate({ id, title: text }),
    meta: { invalidates: [trpc.member.conversations.list] },
  });
  return (
    <Form className="grid gap-3" onSubmit={() => rename.mutate(undefined, { onSuccess: onDone })}>
      <TextField
        label="Título da conversa"
        autoFocus
        maxLength={200}
        value={text}
        error={rename.error ? messageOf(rename.error) : undefined}
        onChange={(event) => setText(event.target.value)}
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
