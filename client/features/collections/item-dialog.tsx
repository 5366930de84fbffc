import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CollectionItemKind,
  LONGEST_HEADING,
  LONGEST_NOTE,
} from '#shared/bible/collections.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { codeOf } from '../../lib/data/errors.ts';
import { newKey } from '../../lib/data/keys.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toastInfo } from '../../ui/toasts.tsx';

type Words = Readonly<{ title: string; label: string; hint?: string; missing: string }>;

const WORDS: Readonly<Record<CollectionItemKind, Words>> = {
  passage: {
    title: 'Passagem',
    label: 'Referência',
    hint: 'Uma ou várias, como João 3:16 ou Mt 5:3-12; Lc 6.',
    missing: 'Escreva uma referência, como João 3:16.',
  },
  heading: { title: 'Título', label: 'Título', missing: 'Escreva o título.' },
  note: { title: 'Anotação', label: 'Anotação', missing: 'Escreva a anotação.' },
};

const JOINED = 'Este texto tinha mudado em outro aparelho. Ficaram os dois.';
const GONE =
  'Este item foi tirado em outro aparelho. O que você escreveu pode entrar de novo, no fim da coleção.';

type Props = Readonly<{
  kind: CollectionItemKind;
  collection: string;
  /** The heading or note that is rewritten; null for a new item. */
  item: Readonly<{ id: string; text: string }> | null;
  onClose: () => void;
}>;

/** Adds something to a collection, or rewrites what the member wrote in it. */
export default function ItemDialog({ kind, collection, item, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [key] = useState(newKey);
  /** Another device has taken the item out; what is typed here becomes a new one. */
  const [gone, setGone] = useState(false);
  const { title, label, hint, missing } = WORDS[kind];
  const { field, onSubmit, forgetDraft, getValues, setValue } = useForm({
    draft: `collection-item:${item?.id ?? `${collection}:${kind}`}`,
    // What stood there when the member began to type, also where a draft is taken up later.
    defaultValues: { text: item?.text ?? '', base: '' },
  });
  const begin = () => {
    if (item && getValues('base') === '') setValue('base', item.text);
  };
  const save = useMutation({
    mutationFn: async ({ text, base }: { text: string; base: string }) => {
      if (item && !gone && kind !== 'passage') {
        const before = base || item.text;
        return client.member.collections.updateItem.mutate({
          id: item.id,
          kind,
          text,
          base: before,
        });
      }
      return client.member.collections.addItem.mutate({ id: collection, key, kind, text });
    },
    meta: { invalidates: [trpc.member.collections] },
    onError: (error) => {
      if (item && codeOf(error) === 'NOT_FOUND') setGone(true);
    },
    onSuccess: (saved) => {
      forgetDraft();
      onClose();
      if (saved?.joined) void toastInfo(JOINED);
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form className="grid gap-4" onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextArea
          label={label}
          {...(hint ? { hint } : {})}
          rows={kind === 'note' ? 6 : 2}
          maxLength={kind === 'heading' ? LONGEST_HEADING : LONGEST_NOTE}
          {...field('text', { validate: notBlank(missing), onChange: begin })}
        />
        {gone ? (
          <>
            <ProblemLine text={GONE} />
            <Button type="submit" busy={save.isPending}>
              Salvar como item novo
            </Button>
          </>
        ) : (
          <SubmitButton sent={save}>Salvar</SubmitButton>
        )}
      </Form>
    </Dialog>
  );
}
