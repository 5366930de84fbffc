import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { percentageOf } from '#shared/quiz/quiz.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useDayName } from '../../lib/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { historyQuery } from './quiz-query.ts';

/** The best result in each category, then every finished quiz. */
export function History() {
  const trpc = useTrpc();
  const dayName = useDayName();
  const list = useInfiniteQuery(historyQuery(trpc));
  const { data: best = [] } = useQuery(trpc.member.quiz.best.queryOptions());
  const attempts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.error)
    return <LoadFailure text={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  if (attempts.length === 0) return null;
  return (
    <>
      <section aria-labelledby="best-title" className="mt-10">
        <h2 id="best-title" className="mb-3 text-2xl">
          Melhores resultados
        </h2>
        <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {best.map(({ category, best: percentage, times }) => (
            <li key={category}>
              <p className="flex justify-between gap-3">
                <span className="font-semibold">{category}</span>
                <span className="whitespace-nowrap text-muted">
                  {percentage}% · {times === 1 ? '1 vez' : `${times} vezes`}
                </span>
              </p>
              <progress
                className="progress mt-1"
                aria-label={`Melhor resultado: ${category}`}
                max={100}
                value={percentage}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="history-title" className="mt-10">
        <h2 id="history-title" className="mb-3 text-2xl">
          Histórico
        </h2>
        <ul className="card mb-3 divide-y divide-line px-4">
          {attempts.map(({ id, category, level, questions, rightAnswers, createdAt }) => (
            <li key={id}>
              <Link
                to="/quiz"
                search={{ q: id }}
                className="flex min-h-14 items-center justify-between gap-3 py-2"
              >
                <span>
                  <span className="block font-semibold">{category}</span>
                  <span className="block text-sm text-muted">
                    {level ? `${level} · ` : ''}
                    <time dateTime={createdAt}>{dayName(new Date(createdAt))}</time>
                  </span>
                </span>
                <span className="text-right whitespace-nowrap">
                  <span className="block font-semibold">
                    {percentageOf(rightAnswers, questions)}%
                  </span>
                  <span className="block text-sm text-muted">
                    {rightAnswers} de {questions}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <MoreButton list={list} />
      </section>
    </>
  );
}
