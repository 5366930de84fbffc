import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp, Download, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { QUIZ_LEVELS } from '#shared/quiz/quiz.ts';
import { useSelection } from '../../../admin-lists/use-selection.ts';
import { useWayBack } from '../../../admin-lists/use-way-back.ts';
import { searchOf } from '../../../lib/browser/filter-search.ts';
import { useAddressFilter } from '../../../lib/browser/use-address-filter.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts';
import { Button } from '../../../ui/button.tsx';
import { CategoryField } from '../../../ui/category-field.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { toastError } from '../../../ui/toasts.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { ChosenQuestions } from './chosen-questions.tsx';
import { exportQuestions } from './export-questions.ts';
import { QuestionColumns, QuestionItem } from './question-item.tsx';
import { ALL, type Filter, questionsQuery } from './quiz-list-query.ts';
import { UndoQuestions } from './undo-questions.tsx';

const RankingNames = lazyWithRetry(() => import('./ranking-names.tsx'));

type Props = Readonly<{ address: Filter; onFilter: (filter: Filter) => void }>;

/** The questions, newest first. */
export function QuizList({ address, onFilter }: Props) {
  const client = useClient();
  const back = useWayBack();
  const trpc = useTrpc();
  const [naming, setNaming] = useState(false);
  const [filter, change] = useAddressFilter(address, onFilter);
  const { query, categoryId, level, missed } = filter;
  const list = useInfiniteQuery(
    questionsQuery(trpc, { ...filter, query: useDebouncedValue(query) }),
  );
  useFailureToast(list, 'Erro ao carregar quiz');
  const names = useQuery(trpc.admin.quizCategories.names.queryOptions());
  const questions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const selection = useSelection(questions);
  const download = useMutation({
    mutationFn: () => exportQuestions(client),
    onError: (error) => toastError('Não foi possível exportar', messageOf(error)),
  });
  return (
    <Page
      title="Quiz"
      back={back}
      wide
      actions={
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto max-md:*:px-3">
          <Button look="quiet" busy={download.isPending} onClick={() => download.mutate()}>
            <Download aria-hidden="true" size={18} />
            Exportar CSV
          </Button>
          <Link
            to="/admin/quiz/create"
            search={searchOf(filter, ALL)}
            state={{ fromList: true }}
            className="button button-primary"
          >
            <Plus aria-hidden="true" size={18} />
            Novo quiz
          </Link>
        </div>
      }
    >
      <search className="filters mb-5 lg:mb-2">
        <SearchField
          label="Buscar"
          placeholder="Título, pergunta ou opção"
          value={query}
          onType={(typed) => change({ query: typed })}
        />
        <CategoryField
          categories={names}
          categoryId={categoryId}
          onChange={(id) => change({ categoryId: id })}
        />
        <SelectField
          label="Nível"
          value={level ?? ''}
          onChange={(event) =>
            change({ level: QUIZ_LEVELS.find((each) => each === event.target.value) ?? null })
          }
        >
          <option value="">Todos</option>
          {QUIZ_LEVELS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </search>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2 lg:mb-2">
        <Chip pressed={missed} onClick={() => change({ missed: !missed })}>
          As que mais erram
        </Chip>
        <Button look="bare" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          Nomes no ranking
        </Button>
        {naming ? (
          <Suspense fallback={null}>
            <RankingNames onClose={() => setNaming(false)} />
          </Suspense>
        ) : null}
      </div>
      <UndoQuestions />
      <ChosenQuestions
        selection={selection}
        listed={questions.length}
        categories={names.data ?? []}
      />
      {list.isPending ? (
        <div className="grid gap-3" role="status" aria-label="Carregando">
          <div className="skeleton h-36" />
          <div className="skeleton h-36" />
        </div>
      ) : null}
      {list.error ? (
        <LoadFailure text="Erro ao carregar quiz." onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && questions.length === 0 ? (
        <EmptyState Icon={CircleHelp} title="Nenhum quiz encontrado" />
      ) : null}
      {questions.length > 0 ? <QuestionColumns /> : null}
      <ul className="dense-rows mb-3 grid gap-3">
        {questions.map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            filter={filter}
            selection={selection}
          />
        ))}
      </ul>
      <MoreButton list={list} />
    </Page>
  );
}
