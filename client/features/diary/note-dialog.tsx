import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice } from '#shared/answers/ai.ts';
import { LONGEST_COMMENT, LONGEST_NOTE, LONGEST_TITLE } from '#shared/diary.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { newKey } from '../../lib/data/keys.ts';
import type { Client } from '../../lib/data/trpc.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { toastChange } from '../../offline/outbox/toast-change.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { Entry } from './diary-query.ts';

type Props = Readonly<{
  /** The entry to change; a new note without one. */
  entry?: Entry;
  /** Takes the help lines for what was written. */
  onSaved?: (notices: readonly Notice[]) => void;
  onClose: () => void;
}>;

type Fields = Readonly<{ title: string; words: string }>;

/** Edits a note, or the title and comment of a saved answer. */
export default function NoteDialog({ entry, onSaved, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const isNote = !entry || entry.kind === 'note';
  const { field, onSubmit, forgetDraft } = useForm({
    draft: `diary:${entry?.id ?? 'new'}`,
    defaultValues: {
      title: entry?.title ?? '',
      words: (isNote ? wordsOf(entry) : entry.userComment) ?? '',
    },
  });
  const [key] = useState(newKey);
  const save = useMutation({
    mutationFn: async ({ title, words }: Fields) => {
      const named = title.trim() || titleFrom(words);
      return entry ? change(client, entry, named, words) : write(client, key, named, words);
    },
    meta: { invalidates: [trpc.member.diary] },
    onSuccess: ({ notices }) => {
      forgetDraft();
      onSaved?.(notices);
      onClose();
      void toastChange(entry ? 'Diário atualizado.' : 'Anotação guardada no diário.');
    },
  });
  return (
    <Dialog title={entry ? 'Editar' : 'Nova anotação'} wide={isNote} onClose={onClose}>
      <Form onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextField
          label={isNote ? 'Título (opcional)' : 'Título'}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          {...field('title', isNote ? {} : { validate: notBlank('Dê um título.') })}
        />
        <TextArea
          label={isNote ? 'Sua anotação' : 'Seu comentário'}
          rows={isNote ? 9 : 5}
          maxLength={isNote ? LONGEST_NOTE : LONGEST_COMMENT}
          placeholder={
            isNote
              ? 'O que Deus tem falado com você? Uma referência, como Salmo 23, vira um atalho.'
              : 'O que esta leitura disse a você?'
          }
          {...field('words', isNote ? { validate: notBlank('Escreva a sua anotação.') } : {})}
        />
        <SubmitButton sent={save}>Salvar</SubmitButton>
      </Form>
    </Dialog>
  );
}

const wordsOf = (note: Entry | undefined) =>
  note?.content.map((part) => (part.type === 'text' ? part.text : '')).join('');

function titleFrom(words: string): string {
  const line = words.trim().split('\n')[0] ?? '';
  return line.length <= 60 ? line : `${beginningOf(line, 59)}…`;
}

function change(client: Client, entry: Entry, title: string, words: string): Promise<Saved> {
  const { id, kind, userComment } = entry;
  const { update } = client.member.diary;
  const base = { title: entry.title, comment: userComment };
  return kind === 'note'
    ? update.mutate({
        id,
        title,
        comment: userComment,
        text: words,
        base: { ...base, text: wordsOf(entry) ?? null },
      })
    : update.mutate({ id, title, comment: words, text: null, base: { ...base, text: null } });
}

type Saved = Readonly<{ notices: readonly Notice[] }>;

/** An earlier attempt whose answer was lost may have saved the note: then its words are updated. */
async function write(client: Client, key: string, title: string, words: string): Promise<Saved> {
  const { add, update } = client.member.diary;
  const { id, added, notices } = await add.mutate({ key, kind: 'note', title, content: words });
  return added ? { notices } : update.mutate({ id, title, comment: null, text: words });
}
