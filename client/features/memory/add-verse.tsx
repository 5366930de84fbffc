import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { labelOfKey, referenceKey } from '#shared/bible/reference.ts';
import { announce } from '../../lib/browser/announcer.tsx';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { focusField } from '../../lib/forms/focus-field.ts';
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
  const field = useRef<HTMLDivElement>(null);
  const add = useMutation({
    mutationFn: (key: string) => client.member.memory.add.mutate({ key }),
    meta: { invalidates: [trpc.member.memory] },
    onSuccess: (_, key) => {
      setPlace('');
      announce(`Acrescentado: ${labelOfKey(key)}`);
    },
  });
  const submit = () => {
    const parsed = parseReference(place);
    const key = parsed?.kind === 'references' ? referenceKey(parsed.references[0]) : null;
    setUnread(!key);
    if (key) add.mutate(key);
    else focusField(field.current?.querySelector('input') ?? null);
  };
  const problem = unread ? UNREAD : add.error ? messageOf(add.error) : undefined;
  return (
    <Form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <div ref={field} className="min-w-[min(100%,14rem)] flex-1">
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
