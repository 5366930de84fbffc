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
import { parseReference } from '#shared/bible/parse-reference.ts';
import {
  chapterReference,
  formatReference,
  nearestPlace,
  problemOf,
  type Reference,
} from '#shared/bible/reference.ts';
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

const FIELDS = ['testament', 'book', 'chapter', 'from', 'to'] as const;
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
  onEdit?: (standing: Standing) => void;
}>;

/** Whether the fields name the current place, another one, or none that can be opened. */
type Standing = 'current' | 'another' | 'none';

type Problem = Readonly<{ words: string; nearest: Reference | null }>;

/** Fields for testament, book, chapter and verses; another testament clears the rest. */
export function Filters({ current, action, onSearch, onEdit }: Props) {
  const [choice, setChoice] = useState(() => choiceOf(current));
  const [problem, setProblem] = useState<Problem | null>(null);
  const set = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    setProblem(null);
    const same = isSame(next, choiceOf(current));
    onEdit?.(same ? 'current' : next.book === '' ? 'none' : 'another');
  };
  const incomplete = choice.book === '' || choice.chapter === '';
  const submit = () => {
    const reference = referenceOf(choice);
    if (!reference) return setProblem({ words: 'Selecione um livro e capítulo', nearest: null });
    const words = problemOf(reference);
    if (!words) return onSearch(reference);
    setProblem({ words, nearest: nearestOf(choice, reference) });
    onEdit?.('none');
  };
  const book = isBookCode(choice.book) ? choice.book : null;
  return (
    <Form
      className="grid grid-cols-6 gap-3 max-md:*:col-span-full max-md:*:nth-2:col-span-4 max-md:*:nth-3:col-span-2 max-md:*:nth-4:col-span-3 max-md:*:nth-5:col-span-3 tight:*:col-span-full! md:grid-cols-[1fr_1fr_1fr_auto] md:items-end md:max-lg:*:nth-1:col-span-2 md:max-lg:*:nth-2:col-span-2 lg:grid-cols-[1.35fr_1.5fr_0.62fr_0.9fr_0.9fr_auto]"
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
      <Button type="submit" disabled={incomplete} className="self-end">
        <Search aria-hidden="true" size={18} />
        {action}
      </Button>
      {problem ? (
        <div
          ref={bringIntoView}
          className="col-span-full flex scroll-mb-24 flex-wrap items-center gap-x-4 gap-y-2"
        >
          <ProblemLine text={problem.words} />
          {problem.nearest ? <Nearest place={problem.nearest} onOpen={onSearch} /> : null}
        </div>
      ) : null}
    </Form>
  );
}

/** On a phone the navigation bar may cover the end of the form. */
function bringIntoView(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: 'nearest' });
}

type NearestProps = Readonly<{ place: Reference; onOpen: (place: Reference) => void }>;

function Nearest({ place, onOpen }: NearestProps) {
  return (
    <Button look="quiet" onClick={() => onOpen(place)}>
      Abrir {formatReference(place)}
    </Button>
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

function isSame(one: Choice, other: Choice): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/**
 * Suggests another place: many write a chapter and a verse as "3.5" in the field of the chapter.
 */
function nearestOf({ chapter }: Choice, reference: Reference): Reference {
  if (Number.isInteger(reference.chapter)) return nearestPlace(reference);
  const read = parseReference(`${bookOf(reference.book).name} ${chapter}`);
  return read?.kind === 'references' ? read.references[0] : nearestPlace(reference);
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
