import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { savingProblemOf } from '../../../lib/data/upload.ts';
import { useUpload } from '../../../lib/forms/use-upload.ts';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { Booklet } from './admin-booklets-query.ts';

type BookletDraft = Readonly<{
  fields: Readonly<{ name: string; description: string; categoryId: string }>;
  pdf: File | null;
  /** A newly chosen image. */
  image: File | null;
  /** The stored image, unless it was removed. */
  imageKey: string | null;
}>;

/** Uploads the files that were chosen and then saves the booklet; a failed upload saves nothing. */
export function useSaveBooklet(booklet: Booklet | null, onSaved: () => void) {
  const client = useClient();
  const trpc = useTrpc();
  const { upload, ...sending } = useUpload();
  const save = useMutation({
    mutationFn: async ({ fields, pdf, image, imageKey: stored }: BookletDraft) => {
      const pdfKey = pdf ? await upload(pdf, 'booklet-pdf') : (booklet?.pdfKey ?? '');
      const imageKey = image ? await upload(image, 'booklet-image') : stored;
      const given = { ...fields, pdfKey, imageKey };
      if (booklet) await client.admin.booklets.update.mutate({ id: booklet.id, ...given });
      else await client.admin.booklets.create.mutate(given);
    },
    meta: { invalidates: [trpc.admin, trpc.member.booklets] },
    onSuccess: () => {
      onSaved();
      void toastSuccess(
        booklet ? 'Apostila atualizada com sucesso' : 'Apostila adicionada com sucesso',
      );
    },
    onError: (error) => {
      if (savingProblemOf(error) === null) return;
      void toastError(booklet ? 'Erro ao atualizar apostila' : 'Erro ao adicionar apostila');
    },
  });
  const problem = save.error ? savingProblemOf(save.error) : null;
  return { ...sending, save, problem };
}
