import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { VerseNotes } from '#shared/reading.ts';
import { goToSignIn } from '../../../lib/browser/go-to-sign-in.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../../lib/data/errors.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { toastChange } from '../../../offline/outbox/toast-change.ts';
import { VerseNotesForm } from '../../../scripture/verse-notes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { toastError, toastInfo } from '../../../ui/toasts.tsx';
import { CollectDialog } from '../../collections/api.ts';
import { draftOfSaving } from './use-return.ts';
import { VerseNotesFields } from './verse-notes-fields.tsx';
import type { VerseDialogProps } from './verse-request.ts';

type Props = VerseDialogProps & Readonly<{ verses: readonly number[] }>;

const ALREADY = 'Versículo já está salvo';
const SIGN_IN = 'Faça login para salvar versículos';
const SAVED = 'Versículo salvo com sucesso!';

export default function SaveDialog(props: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { book, chapter, verses, translation, label, words, onClose, onCloseAutoFocus } = props;
  const { field, onSubmit, forgetDraft } = useForm({
    draft: draftOfSaving(label),
    schema: VerseNotesForm,
    defaultValues: { comment: '', tags: '' },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [signedOut, setSignedOut] = useState(false);
  const [collecting, setCollecting] = useState(false);
  const save = useMutation({
    mutationFn: (notes: VerseNotes) =>
      client.member.savedVerses.save.mutate({
        place: { book, chapter, verses: [...verses] },
        translation,
        notes,
      }),
    meta: { invalidates: [trpc.member.savedVerses], showsSessionEnd: true },
    onMutate: () => {
      setSignedOut(false);
      setProblem(null);
    },
    onSuccess: (_saved, notes) => {
      forgetDraft();
      showSaved(notes.comment);
      void toastChange(SAVED);
    },
    onError: async (error) => {
      if (codeOf(error) === 'CONFLICT') {
        showSaved(null);
        return toastInfo(ALREADY);
      }
      // The typed text stays, here and as a draft.
      if (codeOf(error) === 'UNAUTHENTICATED') {
        setSignedOut(true);
        return toastError(SIGN_IN);
      }
      setProblem(messageOf(error));
      await toastError('Erro ao salvar versículo');
    },
  });
  /** Shows the verses as saved at once; the server's own answer follows. */
  const showSaved = (comment: string | null) => {
    trpc.member.savedVerses.inChapter.setData({ book, chapter }, (before = []) => [
      ...before.map((each) => (verses.includes(each.verse) ? { ...each, saved: true } : each)),
      ...verses
        .filter((verse) => !before.some((each) => each.verse === verse))
        .map((verse) => ({ verse, comment, saved: true })),
    ]);
    onClose();
  };
  if (collecting) {
    return (
      <Suspense fallback={null}>
        <CollectDialog label={label} onClose={onClose} onCloseAutoFocus={onCloseAutoFocus} />
      </Suspense>
    );
  }
  return (
    <Dialog title="Salvar Versículo" onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <blockquote className="quotation mt-0 line-clamp-4">{words}</blockquote>
      <p className="-mt-2 text-sm text-muted">{label}</p>
      <Form className="mt-4 grid gap-4" onSubmit={onSubmit((notes) => save.mutate(notes))}>
        <VerseNotesFields comment={field('comment')} tags={field('tags')} />
        <ProblemLine text={problem} />
        {signedOut ? (
          <p role="alert">
            {SIGN_IN}. O que você escreveu fica guardado aqui.{' '}
            <button type="button" className="link -my-2.5 py-2.5" onClick={goToSignIn}>
              Entrar
            </button>
          </p>
        ) : null}
        <div className="grid gap-2 md:grid-cols-2">
          <Button type="submit" busy={save.isPending}>
            Salvar
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </div>
        <Button look="bare" className="justify-self-center" onClick={() => setCollecting(true)}>
          Pôr em uma coleção
        </Button>
      </Form>
    </Dialog>
  );
}
