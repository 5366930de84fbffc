import { SelectField } from './field.tsx';

type Props = Readonly<{
  categories: readonly Readonly<{ id: string; name: string }>[];
  categoryId: string | null;
  /** The words for no choice. */
  all?: string;
  onChange: (categoryId: string | null) => void;
}>;

/** Filters a list by one category or by none. */
export function CategoryField({ categories, categoryId, all = 'Todas', onChange }: Props) {
  return (
    <SelectField
      label="Categoria"
      value={categoryId ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{all}</option>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
