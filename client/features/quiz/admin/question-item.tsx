import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { percentageOf } from '#shared/quiz/quiz.ts';
import { Choice } from '../../../admin-lists/selection-bar.tsx';
import type { Selection } from '../../../admin-lists/use-selection.ts';
import { searchOf } from '../../../lib/browser/filter-search.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { formatNumber, useFormats } from '../../../lib/format.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import { ALL, type Filter, type QuestionInList } from './quiz-list-query.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../../ui/dialog-confirm.tsx'));

type Props = Readonly<{
  question: QuestionInList;
  /** The filter of the list, for the way back. */
  filter: Filter;
  selection: Selection;
}>;

const COLUMNS = 'lg:grid-cols-[2rem_minmax(0,1fr)_minmax(0,8.5rem)_7.5rem_5.5rem_4.5rem]';

/** What a row has one of, beside its title and its question. */
const WHOLE = 'lg:row-span-2 lg:row-start-1';

export function QuestionItem({ question, filter, selection }: Props) {
  const { formatDate } = useFormats();
  const client = useClient();
  const trpc = useTrpc();
  const [asking, setAsking] = useState(false);
  const { id, title, category, level, createdAt, correctAnswer } = question;
  const options = {
    A: question.optionA,
    B: question.optionB,
    C: question.optionC,
    D: question.optionD,
  };
  const answer = `${correctAnswer}) ${options[correctAnswer]}`;
  const remove = useMutation({
    mutationFn: () => client.admin.quiz.remove.mutate({ ids: [id] }),
    meta: { invalidates: [trpc.admin] },
    onSuccess: () => {
      setAsking(false);
      void toastSuccess('Quiz deletado com sucesso');
    },
    onError: (error) => toastError('Erro ao deletar quiz', messageOf(error)),
  });
  return (
    <li className={`card dense-row p-4 pb-2 md:p-5 md:pb-3 ${COLUMNS}`}>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted lg:contents">
        <span className={`lg:col-start-1 ${WHOLE}`}>
          <Choice selection={selection} id={id} name={title} />
        </span>
        <span
          className="badge lg:col-start-4 lg:row-start-1 lg:max-w-full lg:justify-self-start lg:truncate lg:py-px lg:text-xs/4"
          title={category}
        >
          {category}
        </span>
        <span className="badge lg:col-start-4 lg:row-start-2 lg:justify-self-start lg:bg-transparent lg:py-0 lg:text-[0.8125rem]/4.5 lg:font-normal">
          {level}
        </span>
        <time
          dateTime={createdAt}
          className="ml-auto lg:col-start-5 lg:row-start-2 lg:ml-0 lg:text-[0.8125rem]/4.5"
        >
          {formatDate(new Date(createdAt))}
        </time>
      </p>
      <h2
        className="mt-2 text-lg lg:col-start-2 lg:row-start-1 lg:mt-0 lg:line-clamp-1 lg:text-[0.9375rem]/4.5"
        title={title}
      >
        {title}
      </h2>
      <p
        className="lg:col-start-2 lg:row-start-2 lg:line-clamp-1 lg:text-sm/4.5"
        title={`${question.question}\nResposta: ${answer}`}
      >
        {question.question}
      </p>
      <p
        className={`mt-1 text-[0.9375rem] text-muted lg:col-start-3 lg:mt-0 lg:text-sm/4.5 ${WHOLE}`}
      >
        <span className="lg:sr-only">Resposta: </span>
        <strong className="text-ink lg:line-clamp-2 lg:font-normal" title={answer}>
          {answer}
        </strong>
      </p>
      <p
        className="mt-1 text-[0.9375rem] text-muted lg:col-start-5 lg:row-start-1 lg:mt-0 lg:text-[0.8125rem]/4.5"
        title={statisticsOf(question)}
      >
        <span className="lg:sr-only">{statisticsOf(question)}</span>
        <span className="max-lg:hidden" aria-hidden="true">
          {briefly(question)}
        </span>
      </p>
      <div
        className={`dense-acts -mx-1 mt-1 flex flex-wrap items-center lg:col-start-6 lg:mt-0 ${WHOLE}`}
      >
        <Link
          to="/admin/quiz/edit/$id"
          params={{ id }}
          search={searchOf(filter, ALL)}
          state={{ fromList: true }}
          className="button button-bare gap-1 px-1 text-sm md:px-1.5"
          aria-label={`Editar: ${title}`}
          title="Editar"
        >
          <Pencil aria-hidden="true" size={16} />
          <span className="lg:sr-only">Editar</span>
        </Link>
        <ActionButton
          icon={Trash2}
          aria-haspopup="dialog"
          aria-label={`Excluir: ${title}`}
          title="Excluir"
          onClick={() => setAsking(true)}
        >
          <span className="lg:sr-only">Excluir</span>
        </ActionButton>
      </div>
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Excluir este quiz?"
            text={`“${title}” deixa de ser perguntado. Por dez minutos ainda é possível desfazer.`}
            action="Excluir"
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </li>
  );
}

/** What the columns of a wide list hold. */
export function QuestionColumns() {
  return (
    <p aria-hidden="true" className={`dense-head ${COLUMNS}`}>
      <span />
      <span>Título e pergunta</span>
      <span>Resposta</span>
      <span>Categoria</span>
      <span>Acertos</span>
    </p>
  );
}

function statisticsOf({ timesShown, timesAnswered, timesRight }: QuestionInList): string {
  if (timesShown === 0) return 'Ainda não foi mostrada';
  const shown = timesShown === 1 ? 'Mostrada 1 vez' : `Mostrada ${formatNumber(timesShown)} vezes`;
  if (timesAnswered === 0) return `${shown}, ainda sem resposta`;
  return `${shown} · ${percentageOf(timesRight, timesAnswered)}% de acertos`;
}

/** The same in a column of a list. */
function briefly({ timesShown, timesAnswered, timesRight }: QuestionInList): string {
  if (timesShown === 0) return 'nova';
  const share = timesAnswered === 0 ? '–' : `${percentageOf(timesRight, timesAnswered)}%`;
  return `${formatNumber(timesShown)}× · ${share}`;
}
