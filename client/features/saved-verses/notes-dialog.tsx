import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_COMMENT, VerseNotes } from '#shared/reading.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { placeName } from './place-name.ts';
import type { SavedVerse } from './saved-query.ts';
import { tagsAsTyped, tagsFrom, withTag } from './tag-words.ts';

type Props = Readonly<{ verse: SavedVerse; onClose: () => void }>;

/** The member's reflection and tags. What is typed stays until it is saved, closed dialog or not. */
export default function NotesDialog({ verse, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [comment, setComment, forgetComment] = useDraft(
    `saved-verse:${verse.id}`,
    verse.userComment ?? '',
  );
  const [tags, setTags, forgetTags] = useDraft(
    `saved-verse-tags:${verse.id}`,
    tagsAsTyped(verse.tags),
  );
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const known = useQuery(trpc.member.savedVerses.tags.queryOptions());
  const update = useMutation({
    mutationFn: (notes: { comment: string | null; tags: string[] }) =>
      client.member.savedVerses.updateNotes.mutate({ id: verse.id, notes }),
    meta: { invalidates: [trpc.member.savedVerses] },
    onSuccess: () => {
      forgetComment();
      forgetTags();
      onClose();
      void toastSuccess('Comentário atualizado com sucesso!');
    },
    onError: (error) => toastError('Erro ao atualizar comentário', messageOf(error)),
  });
  const submit = () => {
    const notes = { comment: comment.trim() || null, tags: tagsFrom(tags) };
    const checked = VerseNotes.safeParse(notes);
    setProblems(
      Object.fromEntries(
        checked.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
      ),
    );
    if (checked.success) update.mutate(notes);
  };
  return (
    <Dialog title={`Editar ${placeName(verse)}`} onClose={onClose}>
      <Form onSubmit={submit}>
        <TextArea
          label="Sua reflexão"
          rows={6}
          placeholder="O que este versículo diz a você?"
          error={problems['comment']}
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <TextField
          label="Etiquetas"
          hint="Separe com vírgulas: gratidão, família"
          autoComplete="off"
          error={problems['tags']}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        {known.data && known.data.length > 0 ? (
          <fieldset className="-mt-1 flex flex-wrap gap-2">
            <legend className="sr-only">Etiquetas que você já usa</legend>
            {known.data.map(({ tag }) => (
              <Chip
                key={tag}
                pressed={tagsFrom(tags).includes(tag)}
                onClick={() => setTags(withTag(tags, tag))}
              >
                {tag}
              </Chip>
            ))}
          </fieldset>
        ) : null}
        <Button type="submit" busy={update.isPending}>
          Salvar
        </Button>
      </Form>
    </Dialog>
  );
}
