import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { referenceKey } from '#shared/bible/reference.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

const UNREAD = 'Escreva um lugar da Bíblia, como João 3:16 ou Salmos 23:1-3.';

/** A verse by its place. */
export function AddVerse() {
  const client = useClient();
  const trpc = useTrpc();
  const [place, setPlace] = useState('');
  const [unread, setUnread] = useState(false);
  const add = useMutation({
    mutationFn: (key: string) => client.member.memory.add.mutate({ key }),
    meta: { invalidates: [trpc.member.memory] },
    onSuccess: () => setPlace(''),
  });
  const submit = () => {
    const parsed = parseReference(place);
    const key = parsed?.kind === 'references' ? referenceKey(parsed.references[0]) : null;
    setUnread(!key);
    if (key) add.mutate(key);
  };
  const problem = unread ? UNREAD : add.error ? messageOf(add.error) : undefined;
  return (
    <Form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <div className="min-w-[min(100%,14rem)] flex-1">
        <TextField
          label="Acrescentar um versículo"
          placeholder="João 3:16"
          value={place}
          maxLength={80}
          error={problem}
          onChange={(event) => {
            setUnread(false);
            add.reset();
            setPlace(event.target.value);
          }}
        />
      </div>
      <Button type="submit" look="quiet" busy={add.isPending}>
        Acrescentar
      </Button>
    </Form>
  );
}
