import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  LONGEST_BOOK_DESCRIPTION,
  LONGEST_BOOK_NAME,
  MISSING_CATEGORY,
  MISSING_NAME,
  priceForField,
  problemOfBookUrl,
  problemOfPrice,
  readPrice,
} from '#shared/books/books.ts';
import { ImageField } from '../../../admin-lists/image-field.tsx';
import { useTrpc } from '../../../lib/data/data.tsx';
import { notBlank, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CategoriesFailure } from '../../../ui/category-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import type { BookInList } from './books-query.ts';
import { type BookFields, useSaveBook } from './use-save-book.ts';

type Props = Readonly<{
  /** The book to change; a new one without. */
  book?: BookInList;
  onClose: () => void;
}>;

export default function BookDialog({ book, onClose }: Props) {
  const [image, setImage] = useState<File | null>(null);
  const [imageKey, setImageKey] = useState(book?.imageKey ?? null);
  const { field, onSubmit, forgetDraft } = useForm<BookFields>({
    draft: `book:${book?.id ?? 'new'}`,
    defaultValues: {
      name: book?.name ?? '',
      price: book ? priceForField(book.price) : '',
      categoryId: book?.categoryId ?? '',
      bookUrl: book?.bookUrl ?? '',
      description: book?.description ?? '',
    },
  });
  const { save, sending, cancel, problem } = useSaveBook(book, () => {
    forgetDraft();
    onClose();
  });
  return (
    <Dialog title={book ? 'Editar Livro' : 'Novo Livro'} wide onClose={onClose}>
      <Form onSubmit={onSubmit((fields) => save.mutate({ fields, image, imageKey }))}>
        <TextField
          label="Nome do Livro"
          autoComplete="off"
          maxLength={LONGEST_BOOK_NAME}
          {...field('name', { validate: notBlank(MISSING_NAME) })}
        />
        <div className="grid gap-4 md:grid-cols-2">
          {/* A field of numbers would read the comma by the language of the browser. */}
          <TextField
            label="Valor (R$)"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0,00"
            {...field('price', {
              validate: (typed) => problemOfPrice(readPrice(typed)) ?? true,
            })}
          />
          <CategoryField book={book} field={field('categoryId', { required: MISSING_CATEGORY })} />
        </div>
        <TextField
          label="Link do Livro"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://exemplo.com/livro"
          {...field('bookUrl', { validate: (typed) => problemOfBookUrl(typed) ?? true })}
        />
        <ImageField
          label="Imagem do Livro"
          hint="Selecione uma imagem (JPG, PNG, etc.)"
          image={image}
          imageKey={imageKey}
          disabled={save.isPending}
          onChoose={(chosen) => {
            save.reset();
            setImage(chosen);
          }}
          onRemove={() => setImageKey(null)}
        />
        <TextArea
          label="Descrição"
          rows={3}
          maxLength={LONGEST_BOOK_DESCRIPTION}
          {...field('description')}
        />
        <ProblemLine text={problem} />
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={save.isPending}>
            {save.isPending ? 'Salvando...' : book ? 'Atualizar' : 'Criar'}
          </Button>
        </div>
      </Form>
      <UploadProgress sending={sending} onCancel={cancel} />
    </Dialog>
  );
}

type CategoryFieldProps = Readonly<{
  book: BookInList | undefined;
  field: Omit<React.ComponentProps<typeof SelectField>, 'label'>;
}>;

/** Offers the active categories, and the book's own where that is no longer active. */
function CategoryField({ book, field }: CategoryFieldProps) {
  const names = useQuery(useTrpc().admin.bookCategories.names.queryOptions());
  const categories = names.data ?? [];
  const own = book && !book.categoryIsActive ? book : null;
  return (
    <div>
      <SelectField label="Categoria" {...field}>
        <option value="">Selecione uma categoria</option>
        {own ? <option value={own.categoryId}>{own.category} (inativa)</option> : null}
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {names.data && categories.length === 0 ? (
          <option disabled>Nenhuma categoria encontrada</option>
        ) : null}
      </SelectField>
      <CategoriesFailure categories={names} />
    </div>
  );
}
