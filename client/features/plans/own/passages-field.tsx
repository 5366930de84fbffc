import { X } from 'lucide-react';
import { useState } from 'react';
import { BOOKS, type BookCode, chapterCount, isBookCode } from '#shared/bible/canon.ts';
import { type Passage, passageLabel } from '#shared/plans/passage.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';

const whole = (book: BookCode): Passage => ({ book, from: 1, to: chapterCount(book) });
const booksOf = (is: (book: (typeof BOOKS)[number]) => boolean) =>
  BOOKS.filter(is).map(({ code }) => whole(code));

const SETS: readonly Readonly<{ label: string; passages: readonly Passage[] }>[] = [
  { label: 'Bíblia inteira', passages: booksOf(() => true) },
  { label: 'Antigo Testamento', passages: booksOf(({ testament }) => testament === 'old') },
  { label: 'Novo Testamento', passages: booksOf(({ testament }) => testament === 'new') },
  { label: 'Evangelhos', passages: booksOf(({ group }) => group === 'Evangelhos') },
  { label: 'Salmos', passages: [whole('PSA')] },
];

type Props = Readonly<{
  passages: readonly Passage[];
  onChange: (passages: readonly Passage[]) => void;
}>;

/** Books and chapters of a plan, in the order in which they are read. */
export function PassagesField({ passages, onChange }: Props) {
  const [book, setBook] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const code = isBookCode(book) ? book : null;
  const last = code ? chapterCount(code) : 150;
  const first = Number(from || '1');
  const end = Number(to || last);
  const isRange =
    Number.isInteger(first) && Number.isInteger(end) && first >= 1 && first <= end && end <= last;
  const add = () => {
    if (!code || !isRange) return;
    const added = { book: code, from: first, to: end };
    const label = passageLabel(added);
    onChange([...passages.filter((each) => passageLabel(each) !== label), added]);
    setBook('');
    setFrom('');
    setTo('');
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">O que ler</legend>
      <div className="flex flex-wrap gap-2">
        {SETS.map(({ label, passages: set }) => (
          <button key={label} type="button" className="chip" onClick={() => onChange(set)}>
            {label}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-[1.6fr_1fr_1fr]">
        <div className="max-md:col-span-2">
          <SelectField label="Livro" value={book} onChange={(event) => setBook(event.target.value)}>
            <option value="">Selecione</option>
            {BOOKS.map(({ code: each, name }) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <ChapterField label="Do capítulo" value={from} last={last} shown="1" onChange={setFrom} />
        <ChapterField
          label="Ao capítulo"
          value={to}
          last={last}
          shown={code ? String(last) : ''}
          error={code && !isRange ? `De 1 a ${last}.` : undefined}
          onChange={setTo}
        />
      </div>
      <Button look="quiet" disabled={!code || !isRange} onClick={add}>
        Acrescentar
      </Button>
      {passages.length > 0 ? (
        <ol className="flex max-h-56 flex-wrap gap-2 overflow-y-auto" aria-label="Trechos do plano">
          {passages.map((passage, index) => (
            <li key={`${passage.book}.${passage.from}-${passage.to}`} className="chip pr-0">
              {passageLabel(passage)}
              <button
                type="button"
                className="grid size-11 place-items-center"
                aria-label={`Tirar ${passageLabel(passage)}`}
                onClick={() => onChange(passages.filter((_, each) => each !== index))}
              >
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </fieldset>
  );
}

type ChapterProps = Readonly<{
  label: string;
  value: string;
  last: number;
  /** What an empty field stands for. */
  shown: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}>;

function ChapterField({ label, value, last, shown, error, onChange }: ChapterProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={last}
      placeholder={shown}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
