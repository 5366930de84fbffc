import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { LONGEST_COMMENT } from '#shared/reading.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { toastChange } from '../../../offline/outbox/toast-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { toastError } from '../../../ui/toasts.tsx';
import type { VerseDialogProps } from './verse-request.ts';

type Props = VerseDialogProps & Readonly<{ verse: number; stored: string | null }>;

/** The member's note on a verse, which needs not be saved. What is typed stays until it is sent. */
export default function NoteDialog(props: Props) {
  const { book, chapter, verse, translation, stored, label, words, onClose, onCloseAutoFocus } =
    props;
  const client = useClient();
  const trpc = useTrpc();
  const { field, onSubmit, forgetDraft, setFocus } = useForm({
    draft: `note:${label}`,
    defaultValues: { comment: stored ?? '' },
  });
  const write = useMutation({
    mutationFn: (comment: string | null) =>
      client.member.savedVerses.note.mutate({
        verse: { book, chapter, verse },
        translation,
        comment,
        base: stored,
      }),
    meta: { invalidates: [trpc.member.savedVerses] },
    onSuccess: (_answer, comment) => {
      forgetDraft();
      onClose();
      void toastChange(comment === null ? 'Nota apagada' : 'Nota guardada');
    },
    onError: (error) => toastError('Erro ao guardar a nota', messageOf(error)),
  });
  return (
    <Dialog title={`Nota em ${label}`} onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <Opened onOpen={() => setFocus('comment')} />
      <blockquote className="quotation mt-0 line-clamp-4">{words}</blockquote>
      <Form
        className="mt-4 grid gap-4"
        onSubmit={onSubmit(({ comment }) => write.mutate(comment.trim() || null))}
      >
        <TextArea
          label="Sua nota"
          hint="Só você a vê. Deixe em branco para apagá-la."
          rows={5}
          maxLength={LONGEST_COMMENT}
          {...field('comment')}
        />
        <div className="grid gap-2 md:grid-cols-2">
          <Button type="submit" busy={write.isPending}>
            Guardar nota
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Runs once the dialog around it stands in the page; then what is typed goes into the note. */
function Opened({ onOpen }: Readonly<{ onOpen: () => void }>) {
  const open = useEffectEvent(onOpen);
  useEffect(() => open(), []);
  return null;
}
