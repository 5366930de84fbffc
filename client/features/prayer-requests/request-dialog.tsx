import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  LONGEST_PERSON,
  LONGEST_REQUEST,
  PRAYER_CATEGORIES,
  PRAYER_CATEGORY_NAMES,
} from '#shared/prayer-requests.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { newKey } from '../../lib/new-key.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import type { PrayerRequest } from './requests-query.ts';

type Props = Readonly<{
  /** The request to change; a new one without. */
  request?: PrayerRequest;
  onClose: () => void;
}>;

/** What is typed stays until it is saved, closed dialog or not. */
export default function RequestDialog({ request, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const name = `prayer-request:${request?.id ?? 'new'}`;
  const [text, setText, forgetText] = useDraft(name, request?.text ?? '');
  const [person, setPerson, forgetPerson] = useDraft(`${name}:person`, request?.person ?? '');
  const [category, setCategory] = useState(request?.category ?? null);
  const [missing, setMissing] = useState(false);
  const [key] = useState(newKey);
  const save = useMutation({
    mutationFn: async () => {
      const { add, update } = client.member.prayerRequests;
      const content = { text, person, category };
      if (request) await update.mutate({ id: request.id, ...content });
      // A try whose answer was lost may have been kept already: then with the words of now.
      else await update.mutate({ ...(await add.mutate({ key, ...content })), ...content });
    },
    meta: { invalidates: [trpc.member.prayerRequests] },
    onSuccess: () => {
      forgetText();
      forgetPerson();
      onClose();
      void toastSuccess(request ? 'Pedido atualizado.' : 'Pedido anotado.');
    },
  });
  const submit = () => {
    const blank = text.trim() === '';
    setMissing(blank);
    if (!blank) save.mutate();
  };
  return (
    <Dialog title={request ? 'Editar pedido' : 'Novo pedido de oração'} onClose={onClose}>
      <Form onSubmit={submit}>
        <TextArea
          label="Pedido"
          rows={4}
          maxLength={LONGEST_REQUEST}
          placeholder="Pelo que você quer orar?"
          error={missing ? 'Escreva o seu pedido.' : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label="Por quem (opcional)"
          maxLength={LONGEST_PERSON}
          autoComplete="off"
          value={person}
          onChange={(event) => setPerson(event.target.value)}
        />
        <SelectField
          label="Assunto (opcional)"
          value={category ?? ''}
          onChange={(event) =>
            setCategory(PRAYER_CATEGORIES.find((each) => each === event.target.value) ?? null)
          }
        >
          <option value="">Nenhum</option>
          {PRAYER_CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {PRAYER_CATEGORY_NAMES[each]}
            </option>
          ))}
        </SelectField>
        <ProblemLine text={save.error ? messageOf(save.error) : null} />
        <Button type="submit" busy={save.isPending}>
          Salvar
        </Button>
      </Form>
    </Dialog>
  );
}
