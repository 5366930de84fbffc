import { useState } from 'react';
import { ImageField } from '../../../admin-lists/image-field.tsx';
import { notBlank, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import type { Booklet, Category } from './admin-booklets-query.ts';
import { PastPdfs } from './past-pdfs.tsx';
import { useSaveBooklet } from './use-save-booklet.ts';

const PDF_MISSING = 'Por favor, selecione um arquivo PDF';

type Props = Readonly<{
  booklet: Booklet | null;
  categories: readonly Category[];
  onClose: () => void;
}>;

export default function BookletDialog({ booklet, categories, onClose }: Props) {
  const [pdf, setPdf] = useState<File | null>(null);
  const [image, setImage] = useState<File | null>(null);
  const [isPdfMissing, setIsPdfMissing] = useState(false);
  const [imageKey, setImageKey] = useState(booklet?.imageKey ?? null);
  const { field, onSubmit, forgetDraft } = useForm({
    draft: `booklet:${booklet?.id ?? 'new'}`,
    defaultValues: {
      name: booklet?.name ?? '',
      description: booklet?.description ?? '',
      categoryId: booklet?.categoryId ?? '',
    },
  });
  const { save, problem, sending, cancel } = useSaveBooklet(booklet, () => {
    forgetDraft();
    onClose();
  });
  const choices = categories.filter(({ id, isActive }) => isActive || id === booklet?.categoryId);
  const send = onSubmit((fields) => {
    if (pdf || booklet) save.mutate({ fields, pdf, image, imageKey });
  });
  return (
    <Dialog title={booklet ? 'Editar Apostila' : 'Nova Apostila'} onClose={onClose} wide>
      <Form
        onSubmit={() => {
          setIsPdfMissing(!pdf && !booklet);
          send();
        }}
      >
        <TextField
          label="Nome"
          maxLength={120}
          {...field('name', { validate: notBlank('Nome é obrigatório') })}
        />
        <TextArea
          label="Descrição (opcional)"
          rows={3}
          maxLength={2000}
          {...field('description')}
        />
        <SelectField
          label="Categoria"
          {...field('categoryId', { validate: notBlank('Selecione uma categoria.') })}
          hint={choices.length === 0 ? 'Crie primeiro uma categoria ativa.' : undefined}
        >
          <option value="">Selecione uma categoria</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FileField
          label={booklet ? 'Substituir o PDF (opcional)' : 'Arquivo PDF'}
          hint={booklet ? `Atual: ${booklet.pdfName}.` : 'Até 50 MB.'}
          accept=".pdf"
          file={pdf}
          disabled={save.isPending}
          error={isPdfMissing && !pdf ? PDF_MISSING : undefined}
          onChoose={(file) => {
            save.reset();
            setPdf(file);
          }}
        />
        <ImageField
          label="Imagem (opcional)"
          hint="Sem imagem, aparece a primeira página do PDF."
          image={image}
          imageKey={imageKey}
          disabled={save.isPending}
          onChoose={(file) => {
            save.reset();
            setImage(file);
          }}
          onRemove={() => setImageKey(null)}
        />
        <ProblemLine text={problem} />
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? 'Salvando...' : booklet ? 'Atualizar' : 'Adicionar'}
        </Button>
      </Form>
      {booklet ? <PastPdfs id={booklet.id} /> : null}
      <UploadProgress sending={sending} onCancel={cancel} />
    </Dialog>
  );
}
