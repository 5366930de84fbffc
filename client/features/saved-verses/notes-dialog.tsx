import { useMutation, useQuery } from '@tanstack/react-query';
import { LONGEST_COMMENT, type VerseNotes } from '#shared/reading.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { toastChange } from '../../offline/outbox/toast-change.ts';
import { joinTags, splitTags, toggleTag, VerseNotesForm } from '../../scripture/verse-notes.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { toastError } from '../../ui/toasts.tsx';
import type { SavedVerse } from './saved-query.ts';
import { placeName, verseOf } from './verse-reference.ts';

type Props = Readonly<{ verse: SavedVerse; onClose: () => void }>;

/** The member's reflection and tags. What is typed stays until it is saved, even when the dialog is closed. */
export default function NotesDialog({ verse, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { field, onSubmit, setValue, forgetDraft } = useForm({
    draft: `saved-verse:${verse.id}`,
    schema: VerseNotesForm,
    defaultValues: { comment: verse.userComment ?? '', tags: joinTags(verse.tags) },
  });
  const tags = field('tags');
  const known = useQuery(trpc.member.savedVerses.tags.queryOptions());
  const update = useMutation({
    mutationFn: (notes: VerseNotes) =>
      client.member.savedVerses.updateNotes.mutate({
        verse: verseOf(verse),
        notes,
        base: { comment: verse.userComment, tags: [...verse.tags] },
      }),
    meta: { invalidates: [trpc.member.savedVerses] },
    onSuccess: () => {
      forgetDraft();
      onClose();
      void toastChange('Comentário atualizado com sucesso!');
    },
    onError: (error) => toastError('Erro ao atualizar comentário', messageOf(error)),
  });
  return (
    <Dialog title={`Editar ${placeName(verse)}`} onClose={onClose}>
      <Form onSubmit={onSubmit((notes) => update.mutate(notes))}>
        <TextArea
          label="Sua reflexão"
          rows={6}
          placeholder="O que este versículo diz a você?"
          maxLength={LONGEST_COMMENT}
          {...field('comment')}
        />
        <TextField
          label="Etiquetas"
          hint="Separe com vírgulas: gratidão, família"
          autoComplete="off"
          {...tags}
        />
        {known.data && known.data.length > 0 ? (
          <fieldset className="-mt-1 flex flex-wrap gap-2">
            <legend className="sr-only">Etiquetas que você já usa</legend>
            {known.data.map(({ tag }) => (
              <Chip
                key={tag}
                pressed={splitTags(tags.value).includes(tag)}
                onClick={() => setValue('tags', toggleTag(tags.value, tag))}
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
