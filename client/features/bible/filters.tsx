import { Search } from 'lucide-react';
import { useState } from 'react';
import {
  BOOKS,
  bookOf,
  chapterCount,
  isBookCode,
  TESTAMENT_NAMES,
  type Testament,
} from '#shared/bible/canon.ts';
import { chapterReference, problemOf, type Reference } from '#shared/bible/reference.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';

type Choice = {
  testament: Testament | '';
  book: string;
  chapter: string;
  from: string;
  to: string;
};

const EMPTY: Omit<Choice, 'testament'> = { book: '', chapter: '', from: '', to: '' };

function choiceOf(reference: Reference | null): Choice {
  if (!reference) return { testament: '', ...EMPTY };
  const { book, chapter, verse, endVerse } = reference;
  return {
    testament: bookOf(book).testament,
    book,
    chapter: String(chapter),
    from: verse === null ? '' : String(verse),
    to: endVerse === null || endVerse === verse ? '' : String(endVerse),
  };
}

type Props = Readonly<{
  current: Reference | null;
  action: string;
  onSearch: (reference: Reference) => void;
}>;

/** Testament, book, chapter and verses; a new testament clears what was chosen below it. */
export function Filters({ current, action, onSearch }: Props) {
  const [choice, setChoice] = useState(() => choiceOf(current));
  const [problem, setProblem] = useState<string | null>(null);
  const set = (change: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...change }));
    setProblem(null);
  };
  const incomplete = choice.book === '' || choice.chapter === '';
  const submit = () => {
    const reference = referenceOf(choice);
    const found = reference ? problemOf(reference) : 'Selecione um livro e capítulo';
    setProblem(found);
    if (reference && !found) onSearch(reference);
  };
  const book = isBookCode(choice.book) ? choice.book : null;
  return (
    <Form
      className="grid grid-cols-2 gap-3 max-md:*:first:col-span-full md:grid-cols-[1.5fr_1.4fr_0.8fr_0.8fr_0.8fr_auto] md:items-end"
      onSubmit={submit}
    >
      <SelectField
        label="Testamento"
        value={choice.testament}
        onChange={(event) => {
          const { value } = event.target;
          set({ testament: value === 'old' || value === 'new' ? value : '', ...EMPTY });
        }}
      >
        <option value="">Todos</option>
        <option value="old">{TESTAMENT_NAMES.old}</option>
        <option value="new">{TESTAMENT_NAMES.new}</option>
      </SelectField>
      <SelectField
        label="Livro"
        value={choice.book}
        onChange={(event) => set({ ...EMPTY, book: event.target.value, chapter: '1' })}
      >
        <option value="">Selecione</option>
        {BOOKS.filter((each) => choice.testament === '' || each.testament === choice.testament).map(
          ({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ),
        )}
      </SelectField>
      <NumberField
        label="Capítulo"
        value={choice.chapter}
        max={book ? chapterCount(book) : 150}
        onChange={(chapter) => set({ chapter })}
      />
      <NumberField
        label="Do versículo"
        value={choice.from}
        max={176}
        onChange={(from) => set({ from })}
      />
      <NumberField
        label="Ao versículo"
        value={choice.to}
        max={176}
        onChange={(to) => set({ to })}
      />
      <Button type="submit" disabled={incomplete} className="self-end max-md:col-span-full">
        <Search aria-hidden="true" size={18} />
        {action}
      </Button>
      <ProblemLine text={problem} className="col-span-full" />
    </Form>
  );
}

type NumberProps = Readonly<{
  label: string;
  value: string;
  max: number;
  onChange: (value: string) => void;
}>;

function NumberField({ label, value, max, onChange }: NumberProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function referenceOf({ book, chapter, from, to }: Choice): Reference | null {
  if (!isBookCode(book) || chapter === '') return null;
  const whole = chapterReference(book, Number(chapter));
  const first = from === '' ? to : from;
  if (first === '') return whole;
  return {
    ...whole,
    verse: Number(from === '' ? 1 : from),
    endVerse: Number(to === '' ? first : to),
  };
}
