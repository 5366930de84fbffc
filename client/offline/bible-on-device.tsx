import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BOOKS, type BookCode, bookOf, isBookCode } from '#shared/bible/canon.ts';
import { useData, useTrpc } from '../lib/data/data.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';
import type { StoredTranslation } from './database.ts';
import { takeHeadings } from './headings-on-device.ts';
import { formatMegabytes } from './megabytes.ts';
import {
  type Edition,
  isWhole,
  removeTranslation,
  TakeAlongFailure,
  takeAlong,
  takenAlong,
} from './take-along.ts';

const ON_DEVICE_KEY = ['device', 'translations'];
const NOTHING_COMPLETE = 'O texto completo, que se pode baixar, ainda não está instalado aqui.';
const NOT_PREPARED =
  'O texto está guardado, mas este navegador ainda não abre o site sem conexão. Recarregue a página, com conexão, para tentar de novo.';
const NO_STORE = 'Este navegador não deixa guardar textos neste aparelho.';

/** Takes the Bible along: whole or by book, with its size, and removes it again. */
export default function BibleOnDevice() {
  const trpc = useTrpc();
  const { data: installed } = useSuspenseQuery(trpc.bible.translations.queryOptions());
  const taken = useQuery({
    queryKey: ON_DEVICE_KEY,
    queryFn: async () => ({ all: await takenAlong(), opens: await opensWithout() }),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  if (taken.isError) return <p className="text-muted">{NO_STORE}</p>;
  const complete = installed.translations.filter((edition) => edition.complete);
  if (complete.length === 0) return <p className="text-muted">{NOTHING_COMPLETE}</p>;
  const { all = [], opens = true } = taken.data ?? {};
  return (
    <ul className="grid gap-4">
      {complete.map((edition) => (
        <li key={edition.id}>
          <TranslationOnDevice
            edition={edition}
            stored={all.find(({ id }) => id === edition.id) ?? null}
          />
        </li>
      ))}
      {all.length > 0 && !opens ? <li className="text-muted">{NOT_PREPARED}</li> : null}
    </ul>
  );
}

/** Whether a page opens without a connection; the worker that does so may have failed to install. */
async function opensWithout(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return Boolean(worker?.active ?? worker?.waiting ?? worker?.installing);
}

type Props = Readonly<{ edition: Edition; stored: StoredTranslation | null }>;

function TranslationOnDevice({ edition, stored }: Props) {
  const { progress, problem, take, remove, cancel } = useTaking(edition);
  const whole = stored !== null && isWhole(stored);
  const outdated = stored !== null && stored.hash !== edition.contentHash;
  return (
    <section className="grid gap-3" aria-label={edition.name}>
      <div>
        <p className="font-semibold">{edition.name}</p>
        <p role="status" className="text-muted">
          {progress === null ? describe(stored, outdated) : `Baixando: ${progress}%`}
        </p>
      </div>
      {progress === null ? (
        <div className="flex flex-wrap gap-2">
          {whole && !outdated ? null : (
            <Button onClick={() => void take(outdated ? stored.books : undefined)}>
              {outdated ? 'Atualizar' : 'Baixar a Bíblia inteira'}
            </Button>
          )}
          {stored ? (
            <Button look="quiet" onClick={() => void remove()}>
              Remover
            </Button>
          ) : null}
        </div>
      ) : (
        <div className="flex items-center gap-3">
          <progress
            className="h-2 min-w-0 flex-1 accent-accent"
            max={100}
            value={progress}
            aria-label="Download"
          />
          <Button look="bare" onClick={cancel}>
            Parar
          </Button>
        </div>
      )}
      <ProblemLine text={problem} />
      {whole || progress !== null ? null : <ByBook stored={stored} onTake={take} />}
    </section>
  );
}

type ByBookProps = Readonly<{
  stored: StoredTranslation | null;
  onTake: (books: readonly BookCode[]) => Promise<void>;
}>;

function ByBook({ stored, onTake }: ByBookProps) {
  const missing = BOOKS.filter(({ code }) => !stored?.books.includes(code));
  const [chosen, setChosen] = useState('');
  const book = missing.find(({ code }) => code === chosen)?.code ?? missing[0]?.code ?? '';
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">Só alguns livros</summary>
      <div className="grid gap-3 pt-2">
        <SelectField label="Livro" value={book} onChange={(event) => setChosen(event.target.value)}>
          {missing.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button look="quiet" onClick={() => (isBookCode(book) ? void onTake([book]) : undefined)}>
          Baixar este livro
        </Button>
      </div>
    </details>
  );
}

function describe(stored: StoredTranslation | null, outdated: boolean): string {
  if (!stored) return 'Menos de 2 MB para baixar; depois, abre sem conexão.';
  const size = formatMegabytes(stored.bytes);
  const what = isWhole(stored)
    ? 'A Bíblia inteira'
    : stored.books.map((code) => (code === 'all' ? '' : bookOf(code).name)).join(', ');
  const fresh = outdated ? ' Há uma edição mais nova.' : '';
  return `${what} neste aparelho: ${size}.${fresh}`;
}

function useTaking(edition: Edition) {
  const { trpc, client } = useData();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const stop = useRef<AbortController | null>(null);
  const shown = () => queryClient.invalidateQueries({ queryKey: ON_DEVICE_KEY });
  const take = async (books?: StoredTranslation['books']) => {
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    setProblem('');
    setProgress(0);
    try {
      await takeAlong(edition, { books, onProgress: setProgress, signal });
      // A text without them is searched all the same, and they come at the next visit.
      await takeHeadings(client).catch(() => {});
    } catch (error) {
      if (error instanceof TakeAlongFailure && error.replaced)
        await trpc.bible.translations.invalidate();
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : NO_STORE);
    }
    await shown();
    setProgress(null);
  };
  const remove = async () => {
    await removeTranslation(edition.id);
    await shown();
  };
  return { progress, problem, take, remove, cancel: () => stop.current?.abort() };
}
