import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { savingProblemOf, UploadFailure } from '../../../lib/data/upload.ts';
import { useUpload } from '../../../lib/forms/use-upload.ts';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { BookInList } from './books-query.ts';

export type BookFields = Readonly<{
  name: string;
  price: string;
  categoryId: string;
  bookUrl: string;
  description: string;
}>;

type BookDraft = Readonly<{
  fields: BookFields;
  /** A newly chosen image. */
  image: File | null;
  /** The stored image, unless it was removed. */
  imageKey: string | null;
}>;

/** Uploads the image that was chosen and then saves the book; a failed upload saves nothing. */
export function useSaveBook(book: BookInList | undefined, onSaved: () => void) {
  const client = useClient();
  const trpc = useTrpc();
  const { upload, sending, cancel } = useUpload();
  const save = useMutation({
    mutationFn: async ({ fields, image, imageKey }: BookDraft) => {
      const content = {
        ...fields,
        imageKey: image ? await upload(image, 'book-image') : imageKey,
      };
      if (book) await client.admin.books.update.mutate({ id: book.id, ...content });
      else await client.admin.books.create.mutate(content);
    },
    meta: { invalidates: [trpc.admin, trpc.member.books] },
    onSuccess: () => {
      onSaved();
      const done = book ? 'Livro atualizado com sucesso' : 'Livro criado com sucesso';
      void toastSuccess('Sucesso', done);
    },
    onError: (error) => {
      if (savingProblemOf(error) === null) return;
      const failure =
        error instanceof UploadFailure ? 'Erro ao fazer upload da imagem' : 'Erro ao salvar livro';
      void toastError('Erro', failure);
    },
  });
  const problem = save.error ? savingProblemOf(save.error) : null;
  return { save, sending, cancel, problem };
}
