import { BOOK_ORDERS, BOOK_STATUSES, type BookStatus } from '#shared/books/book-lists.ts';
import { LONGEST_SEARCH, ORDER_NAMES } from '#shared/books/books.ts';
import { type CategoriesQuery, CategoryField } from '../../../ui/category-field.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { BookFilter } from './books-query.ts';

type Props = Readonly<{
  filter: BookFilter;
  categories: CategoriesQuery;
  onChange: (change: Partial<BookFilter>) => void;
}>;

const STATUS_NAMES: Readonly<Record<BookStatus, string>> = {
  all: 'Todos',
  active: 'Ativos',
  inactive: 'Inativos',
};

export function BookFilters({ filter, categories, onChange }: Props) {
  return (
    <search className="filters mb-5">
      <SearchField
        label="Buscar"
        placeholder="Nome do livro"
        maxLength={LONGEST_SEARCH}
        value={filter.query}
        onType={(query) => onChange({ query })}
      />
      <CategoryField
        categories={categories}
        categoryId={filter.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
      />
      <SelectField
        label="Status"
        value={filter.status}
        onChange={({ target }) =>
          onChange({ status: BOOK_STATUSES.find((each) => each === target.value) ?? 'all' })
        }
      >
        {BOOK_STATUSES.map((each) => (
          <option key={each} value={each}>
            {STATUS_NAMES[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Ordem"
        value={filter.order}
        onChange={({ target }) =>
          onChange({ order: BOOK_ORDERS.find((each) => each === target.value) ?? 'newest' })
        }
      >
        {BOOK_ORDERS.map((each) => (
          <option key={each} value={each}>
            {ORDER_NAMES[each]}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
