import { SelectField } from './field.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useFailureToast } from './use-failure-toast.ts';

const FAILED = 'Erro ao carregar categorias';

/** The categories of a choice as they are loaded. */
export type CategoriesQuery = Readonly<{
  data?: readonly Readonly<{ id: string; name: string }>[] | undefined;
  isError: boolean;
  errorUpdatedAt: number;
  refetch: () => Promise<unknown>;
}>;

/** Says beside the choice of a form that its categories could not be loaded, and loads them again. */
export function CategoriesFailure({ categories }: Readonly<{ categories: CategoriesQuery }>) {
  useFailureToast(categories, FAILED);
  if (!categories.isError) return null;
  return <LoadFailure text={`${FAILED}.`} onRetry={() => void categories.refetch()} />;
}

type Props = Readonly<{
  categories: CategoriesQuery;
  categoryId: string | null;
  /** The words for no choice. */
  all?: string;
  onChange: (categoryId: string | null) => void;
}>;

/** Filters a list by one category or by none. */
export function CategoryField({ categories, categoryId, all = 'Todas', onChange }: Props) {
  return (
    <div>
      <SelectField
        label="Categoria"
        value={categoryId ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{all}</option>
        {categories.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {categories.isError ? (
        <LoadFailure text={`${FAILED}.`} onRetry={() => void categories.refetch()} />
      ) : null}
    </div>
  );
}
