import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_COMMENT, VerseNotes } from '#shared/reading.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../../lib/data/errors.ts';
import { goToSignIn } from '../../../lib/sign-out.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { toast } from '../../../ui/toasts.tsx';
import type { VerseDialogProps } from './verse-dialog-props.ts';

type Props = VerseDialogProps & Readonly<{ verses: readonly number[] }>;

const ALREADY = 'Versículo já está salvo';
const SIGN_IN = 'Faça login para salvar versículos';
const SAVED = 'Versículo salvo com sucesso!';

export default function SaveDialog(props: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { book, chapter, verses, translation, label, words, onClose, onCloseAutoFocus } = props;
  const draft = `save:${label}`;
  const [comment, setComment] = useDraft(draft);
  const [tags, setTags] = useDraft(`${draft}:tags`);
  const [problem, setProblem] = useState<string | null>(null);
  const [signedOut, setSignedOut] = useState(false);
  const save = useMutation({
    mutationFn: (notes: VerseNotes) =>
      client.member.savedVerses.save.mutate({
        place: { book, chapter, verses: [...verses] },
        translation,
        notes,
      }),
    meta: { tellsSessionEnd: true },
    onMutate: () => setSignedOut(false),
    onSuccess: async (_saved, notes) => {
      setComment('');
      setTags('');
      await known(SAVED, 'success', notes.comment);
    },
    onError: async (error) => {
      if (codeOf(error) === 'CONFLICT') {
        await known(ALREADY, 'info', null);
        return trpc.member.savedVerses.inChapter.invalidate({ book, chapter });
      }
      // What was typed stays, here and as a draft.
      if (codeOf(error) === 'UNAUTHENTICATED') {
        setSignedOut(true);
        return toast('error', SIGN_IN);
      }
      setProblem(messageOf(error));
      await toast('error', 'Erro ao salvar versículo');
    },
  });
  const known = async (title: string, kind: 'success' | 'info', comment: string | null) => {
    const { savedVerses } = trpc.member;
    savedVerses.inChapter.setData({ book, chapter }, (before = []) => [
      ...before,
      ...verses
        .filter((verse) => !before.some((each) => each.verse === verse))
        .map((verse) => ({ verse, comment })),
    ]);
    void savedVerses.list.invalidate();
    onClose();
    await toast(kind, title);
  };
  const submit = () => {
    const notes = VerseNotes.safeParse({ comment: comment.trim() || null, tags: tagsIn(tags) });
    setProblem(notes.success ? null : (notes.error.issues[0]?.message ?? null));
    if (notes.success) save.mutate(notes.data);
  };
  return (
    <Dialog title="Salvar Versículo" onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <blockquote className="quotation mt-0 line-clamp-4">{words}</blockquote>
      <p className="-mt-2 text-sm text-muted">{label}</p>
      <Form className="mt-4 grid gap-4" onSubmit={submit}>
        <TextArea
          label="Comentário (opcional)"
          placeholder="O que este versículo diz a você?"
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <TextField
          label="Etiquetas (opcional)"
          hint="Separe com vírgulas: fé, família"
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
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
      </Form>
    </Dialog>
  );
}

function tagsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
