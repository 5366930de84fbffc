import { AUDIT_ACTIONS, isAuditAction, LONGEST_AUDIT_SEARCH, wordsOfAct } from '#shared/audit.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { ActSearch } from './audit-query.ts';

type Props = Readonly<{
  typed: string;
  search: ActSearch;
  onType: (person: string) => void;
  onChange: (change: Partial<ActSearch>) => void;
}>;

const ACTIONS = AUDIT_ACTIONS.map((name) => [name, wordsOfAct(name)] as const).sort(
  ([, one], [, other]) => one.localeCompare(other, 'pt-BR'),
);

/** Who, what and when. */
export function ActSearchFields({ typed, search, onType, onChange }: Props) {
  return (
    <search className="mb-5 grid grid-cols-2 gap-3 max-sm:[&>:nth-child(-n+2)]:col-span-2 xl:grid-cols-[2fr_2fr_1fr_1fr]">
      <SearchField
        label="Pessoa"
        placeholder="Nome ou e-mail"
        maxLength={LONGEST_AUDIT_SEARCH}
        value={typed}
        onType={onType}
      />
      <SelectField
        label="Ação"
        value={search.action ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ action: isAuditAction(value) ? value : null })
        }
      >
        <option value="">Todas</option>
        {ACTIONS.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label="De"
        type="date"
        value={search.from ?? ''}
        onChange={({ target: { value } }) => onChange({ from: value || null })}
      />
      <TextField
        label="Até"
        type="date"
        value={search.until ?? ''}
        onChange={({ target: { value } }) => onChange({ until: value || null })}
      />
    </search>
  );
}
