import { useMutation } from '@tanstack/react-query';
import { useData } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { toastChange } from '../../offline/outbox/toast-change.ts';
import ConfirmDialog from '../../ui/dialog-confirm.tsx';
import { toastError } from '../../ui/toasts.tsx';
import type { SavedVerse } from './saved-query.ts';
import { placeName, verseOf } from './verse-reference.ts';

type Props = Readonly<{ verse: SavedVerse; onClose: () => void }>;

/** Asks before a saved verse and its reflection are deleted for good. */
export default function RemoveDialog({ verse, onClose }: Props) {
  const { client, trpc, queryClient } = useData();
  const remove = useMutation({
    mutationFn: () => client.member.savedVerses.remove.mutate({ verse: verseOf(verse) }),
    meta: { invalidates: [trpc.member.savedVerses] },
    onSuccess: () => {
      onClose();
      void toastChange('Versículo removido com sucesso!', { undo: () => restore.mutate() });
    },
    onError: (error) => toastError('Erro ao remover versículo', messageOf(error)),
  });
  const restore = useMutation({
    mutationFn: async () => {
      const { translations } = await queryClient.ensureQueryData(
        trpc.bible.translations.queryOptions(),
      );
      const stored = translations.find(({ abbreviation }) => abbreviation === verse.translation);
      if (!verse.saved && verse.tags.length === 0) {
        const note = { translation: stored?.id ?? null, comment: verse.userComment, base: null };
        await client.member.savedVerses.note.mutate({ verse: verseOf(verse), ...note });
        return;
      }
      await client.member.savedVerses.save.mutate({
        place: { book: verse.book, chapter: verse.chapter, verses: [verse.verseNumber] },
        translation: stored?.id ?? null,
        notes: { comment: verse.userComment, tags: verse.tags },
        savedAt: verse.createdAt,
      });
    },
    meta: { invalidates: [trpc.member.savedVerses] },
    onSuccess: () => toastChange('O versículo voltou à sua lista'),
    onError: (error) => toastError('Não foi possível desfazer', messageOf(error)),
  });
  return (
    <ConfirmDialog
      title={`Remover ${placeName(verse)}?`}
      text={
        verse.userComment
          ? 'A sua reflexão sobre este versículo também será apagada.'
          : 'O versículo sai da sua lista. Você pode salvá-lo de novo quando quiser.'
      }
      action="Remover"
      cancel="Manter"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
