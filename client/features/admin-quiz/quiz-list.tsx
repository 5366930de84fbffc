import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp, Download, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { QUIZ_LEVELS, type QuizLevel } from '#shared/quiz.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { Button } from '../../ui/button.tsx';
import { CategoryField } from '../../ui/category-field.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { exportQuestions } from './export-questions.ts';
import { QuestionItem } from './question-item.tsx';
import { questionsQuery } from './quiz-list-query.ts';

type Removed = Readonly<{ id: string; title: string }>;

/** The questions, newest first. */
export function QuizList() {
  const client = useClient();
  const trpc = useTrpc();
  const [query, setQuery] = useState('');
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [level, setLevel] = useState<QuizLevel | null>(null);
  const [missed, setMissed] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const list = useInfiniteQuery(
    questionsQuery(trpc, { query: useDebouncedValue(query), categoryId, level, missed }),
  );
  useFailureToast(list, 'Erro ao carregar quiz');
  const { data: categories = [] } = useQuery(trpc.admin.quizCategories.names.queryOptions());
  const questions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const restore = useMutation({
    mutationFn: ({ id }: Removed) => client.admin.quiz.restore.mutate({ id }),
    meta: { invalidates: [trpc.admin] },
    onSuccess: () => {
      setRemoved(null);
      void toastSuccess('Quiz recuperado.');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const download = useMutation({
    mutationFn: () => exportQuestions(client),
    onError: (error) => toastError('Não foi possível exportar', messageOf(error)),
  });
  return (
    <Page
      title="Quiz"
      back={null}
      wide
      actions={
        <div className="grid grid-cols-2 gap-2 max-md:w-full">
          <Button look="quiet" busy={download.isPending} onClick={() => download.mutate()}>
            <Download aria-hidden="true" size={18} />
            Exportar CSV
          </Button>
          <Link to="/admin/quiz/create" className="button button-primary">
            <Plus aria-hidden="true" size={18} />
            Novo quiz
          </Link>
        </div>
      }
    >
      <search className="filters mb-5">
        <SearchField
          label="Buscar"
          placeholder="Título, pergunta ou opção"
          value={query}
          onType={setQuery}
        />
        <CategoryField categories={categories} categoryId={categoryId} onChange={setCategoryId} />
        <SelectField
          label="Nível"
          value={level ?? ''}
          onChange={(event) =>
            setLevel(QUIZ_LEVELS.find((each) => each === event.target.value) ?? null)
          }
        >
          <option value="">Todos</option>
          {QUIZ_LEVELS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </search>
      <div className="mb-4">
        <Chip pressed={missed} onClick={() => setMissed(!missed)}>
          As que mais erram
        </Chip>
      </div>
      {removed ? (
        <div
          role="status"
          className="card mb-4 flex flex-wrap items-center justify-between gap-2 p-3 pl-4"
        >
          <span>“{removed.title}” foi excluído.</span>
          <Button look="quiet" busy={restore.isPending} onClick={() => restore.mutate(removed)}>
            <Undo2 aria-hidden="true" size={18} />
            Desfazer
          </Button>
        </div>
      ) : null}
      {list.isPending ? (
        <div className="grid gap-3" role="status" aria-label="Carregando">
          <div className="skeleton h-36" />
          <div className="skeleton h-36" />
        </div>
      ) : null}
      {list.error ? (
        <LoadFailure text="Erro ao carregar quiz" onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && questions.length === 0 ? (
        <EmptyState Icon={CircleHelp} title="Nenhum quiz encontrado" />
      ) : null}
      <ul className="mb-3 grid gap-3">
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} onRemoved={setRemoved} />
        ))}
      </ul>
      <MoreButton list={list} />
    </Page>
  );
}
