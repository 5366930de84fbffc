import { useMutation } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { QUIZ_FIELDS, type QuizField, type QuizQuestion } from '#shared/quiz/quiz.ts';
import { counted } from '../../../admin-lists/counted.ts';
import { saveFile } from '../../../controls/save-file.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../../lib/data/errors.ts';
import { STREAM } from '../../../lib/data/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { Refusal } from './read-upload.ts';

const PREVIEW = 3;
const FAILED = 'Erro no upload em massa';
const ONE_REPEATED = 'É uma pergunta repetida: já existe uma igual na sua categoria.';
const ALL_REPEATED = 'São perguntas repetidas: já existem iguais nas suas categorias.';

const longest = (field: QuizField) => QUIZ_FIELDS[field].longest;

type State =
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'refused'; message: string } & Refusal>
  | Readonly<{ kind: 'ready'; name: string; text: string; questions: readonly QuizQuestion[] }>;

/** Uploads a file: read and checked here first, and once more by the server. */
export function CsvUpload() {
  const client = useClient();
  const trpc = useTrpc();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ kind: 'empty' });
  const [percentage, setPercentage] = useState(0);
  const clear = () => {
    if (field.current) field.current.value = '';
  };
  const choose = async (file: File) => {
    const { name } = file;
    try {
      // The parser loads with the first file.
      const { readUpload } = await import('./read-upload.ts');
      const read = await readUpload(file);
      if (read.kind === 'ready') return setState({ ...read, name });
      setState(read);
      await (read.lines.length > 0
        ? toastError('Erros de validação', read.message)
        : toastError(read.message));
    } catch (error) {
      await toastError('Não foi possível ler o arquivo', messageOf(error));
    }
    clear();
  };
  const upload = useMutation({
    mutationFn: async ({ name, text }: { name: string; text: string }) => {
      setPercentage(0);
      const events = await client.admin.quiz.import.mutate({ name, text }, { context: STREAM });
      for await (const event of events) {
        if (event.kind === 'progress') setPercentage(Math.round((event.done / event.total) * 100));
        else return event;
      }
      throw new Error('the upload ended without a result');
    },
    meta: { invalidates: [trpc.admin] },
    onSuccess: async (end, { text }) => {
      clear();
      if (end.kind === 'refused') {
        setState({ ...end, file: null });
        return toastError('Erros de validação', end.message);
      }
      const { created, repeated, total } = end;
      if (repeated.length === 0) {
        setState({ kind: 'empty' });
        return toastSuccess(
          counted(
            created,
            'Nenhum quiz criado',
            '1 quiz criado com sucesso!',
            '# quiz criados com sucesso!',
          ),
        );
      }
      const errors = repeated.length === 1 ? '1 erro' : `${repeated.length} erros`;
      const message = `Upload parcial: ${created}/${total} quiz criados. ${errors}.`;
      const { repeatedRows } = await import('./read-upload.ts');
      setState({ kind: 'refused', message, ...repeatedRows(text, repeated) });
      return toastError(message, repeated.length === 1 ? ONE_REPEATED : ALL_REPEATED);
    },
    onError: (error) =>
      toastError(FAILED, codeOf(error) === 'INTERNAL' ? undefined : messageOf(error)),
  });
  return (
    <div className="card grid gap-4 p-5 md:p-6">
      <p className="text-muted">
        Até 500 quiz e 5MB, com as colunas title, question, category, level, option_a, option_b,
        option_c, option_d e correct_answer; explanation e reference são opcionais. Categorias que
        ainda não existem são criadas.
      </p>
      <p className="text-muted">
        Até {longest('title')} caracteres em title, {longest('question')} em question,{' '}
        {longest('category')} em category e em reference, {longest('optionA')} em cada opção e{' '}
        {longest('explanation')} em explanation.
      </p>
      <Button
        look="bare"
        className="-ml-3 justify-self-start px-3"
        onClick={() => void saveModel()}
      >
        Baixar um modelo
      </Button>
      <label className="grid gap-1.5">
        <span className="font-semibold">Arquivo CSV</span>
        <input
          ref={field}
          type="file"
          accept=".csv"
          className="field file:mr-3 file:rounded-md file:bg-accent-soft file:px-3 file:py-1 file:font-semibold"
          disabled={upload.isPending}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void choose(file);
          }}
        />
      </label>
      {state.kind === 'refused' ? <Problems {...state} /> : null}
      {state.kind === 'ready' ? (
        <>
          <Preview questions={state.questions} />
          {upload.isPending ? (
            <div role="status">
              <p className="mb-1.5 font-semibold">Enviando... {percentage}%</p>
              <progress className="progress" aria-label="Envio" max={100} value={percentage} />
            </div>
          ) : (
            <Button onClick={() => upload.mutate(state)}>
              <FileUp aria-hidden="true" size={18} />
              Enviar {state.questions.length} quiz
            </Button>
          )}
        </>
      ) : null}
    </div>
  );
}

async function saveModel(): Promise<void> {
  try {
    const { saveModelFile } = await import('./read-upload.ts');
    saveModelFile();
  } catch (error) {
    await toastError('Não foi possível baixar o modelo', messageOf(error));
  }
}

function Problems({ message, lines, file }: Readonly<{ message: string }> & Refusal) {
  return (
    <div role="alert" className="rounded-xl bg-danger-soft p-4">
      <p className="font-semibold text-danger">{message}</p>
      <ul className="mt-2 grid max-h-72 gap-1 overflow-y-auto text-[0.9375rem]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {file ? (
        <Button look="quiet" className="mt-3" onClick={() => saveFile(file)}>
          <Download aria-hidden="true" size={18} />
          Baixar as linhas recusadas
        </Button>
      ) : null}
    </div>
  );
}

function Preview({ questions }: Readonly<{ questions: readonly QuizQuestion[] }>) {
  const more = questions.length - PREVIEW;
  return (
    <section aria-label="Prévia">
      <ul className="grid gap-2">
        {questions.slice(0, PREVIEW).map(({ title, question, category, level }) => (
          <li key={`${title} ${question}`} className="rounded-xl bg-sunken p-3">
            <p className="font-semibold">{title}</p>
            <p>{question}</p>
            <p className="mt-1 text-sm text-muted">
              {category} · {level}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-muted">e mais {more} quiz</p> : null}
    </section>
  );
}
