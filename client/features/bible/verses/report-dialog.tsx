import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { toastSuccess } from '../../../ui/toasts.tsx';
import type { VerseDialogProps } from './verse-request.ts';

type Props = VerseDialogProps & Readonly<{ verse: number }>;

const LONGEST = 1000;

/** Reports an error of the stored text to the administrators. */
export default function ReportDialog(props: Props) {
  const client = useClient();
  const { book, chapter, verse, translation, label, words, onClose, onCloseAutoFocus } = props;
  const { field, onSubmit, forgetDraft } = useForm({
    draft: `report:${label}`,
    defaultValues: { message: '' },
  });
  const message = field('message');
  const report = useMutation({
    mutationFn: (fields: { message: string }) =>
      client.member.reading.reportText.mutate({
        place: { book, chapter, verse },
        translation,
        ...fields,
      }),
    onSuccess: () => {
      forgetDraft();
      onClose();
      void toastSuccess('Obrigado!', 'Vamos conferir este versículo.');
    },
  });
  return (
    <Dialog title="Relatar erro no texto" onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <blockquote className="quotation mt-0">{words}</blockquote>
      <p className="-mt-2 text-sm text-muted">{label}</p>
      <Form className="mt-4 grid gap-4" onSubmit={onSubmit((fields) => report.mutate(fields))}>
        <TextArea
          label="O que está errado?"
          placeholder="Uma letra trocada, uma palavra que falta..."
          maxLength={LONGEST}
          {...message}
          error={report.error ? messageOf(report.error) : message.error}
        />
        <Button type="submit" busy={report.isPending}>
          Enviar
        </Button>
      </Form>
    </Dialog>
  );
}
