import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice } from '#shared/answers/ai.ts';
import {
  LONGEST_PERSON,
  LONGEST_REQUEST,
  PRAYER_CATEGORIES,
  PRAYER_CATEGORY_NAMES,
} from '#shared/prayer-requests.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { newKey } from '../../lib/data/keys.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { toastChange } from '../../offline/outbox/toast-change.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { PrayerRequest } from './requests-query.ts';

type Props = Readonly<{
  /** The request to change; a new one without. */
  request?: PrayerRequest;
  /** Takes the help lines for what was written. */
  onSaved: (notices: readonly Notice[]) => void;
  onClose: () => void;
}>;

type Fields = Pick<PrayerRequest, 'text'> & {
  person: string;
  category: NonNullable<PrayerRequest['category']> | '';
};

/** Typed text stays until it is saved, even when the dialog is closed. */
export default function RequestDialog({ request, onSaved, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { field, onSubmit, forgetDraft } = useForm<Fields>({
    draft: `prayer-request:${request?.id ?? 'new'}`,
    defaultValues: {
      text: request?.text ?? '',
      person: request?.person ?? '',
      category: request?.category ?? '',
    },
  });
  const [key] = useState(newKey);
  const save = useMutation({
    mutationFn: async (fields: Fields) => {
      const { add, update } = client.member.prayerRequests;
      const content = { ...fields, category: fields.category || null };
      if (request) return update.mutate({ id: request.id, ...content, base: baseOf(request) });
      // An earlier attempt whose answer was lost may have saved it: then its words are updated.
      const { id, added, notices } = await add.mutate({ key, ...content });
      return added ? { notices } : update.mutate({ id, ...content });
    },
    meta: { invalidates: [trpc.member.prayerRequests] },
    onSuccess: ({ notices }) => {
      forgetDraft();
      onSaved(notices);
      onClose();
      void toastChange(request ? 'Pedido atualizado.' : 'Pedido anotado.');
    },
  });
  return (
    <Dialog title={request ? 'Editar pedido' : 'Novo pedido de oração'} onClose={onClose}>
      <Form onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextArea
          label="Pedido"
          rows={4}
          maxLength={LONGEST_REQUEST}
          placeholder="Pelo que você quer orar?"
          {...field('text', { validate: notBlank('Escreva o seu pedido.') })}
        />
        <TextField
          label="Por quem (opcional)"
          maxLength={LONGEST_PERSON}
          autoComplete="off"
          {...field('person')}
        />
        <SelectField label="Assunto (opcional)" {...field('category')}>
          <option value="">Nenhum</option>
          {PRAYER_CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {PRAYER_CATEGORY_NAMES[each]}
            </option>
          ))}
        </SelectField>
        <SubmitButton sent={save}>Salvar</SubmitButton>
      </Form>
    </Dialog>
  );
}

const baseOf = ({ text, person, category }: PrayerRequest) => ({ text, person, category });
