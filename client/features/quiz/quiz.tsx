import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { useHeldAnswers } from '../../offline/outbox/held-answers.ts';
import { Page } from '../../ui/page.tsx';
import { QuestionCard } from './question-card.tsx';
import { attemptQuery, type QuizAttempt } from './quiz-query.ts';
import { Result } from './result.tsx';

type Props = Readonly<{ id: string }>;

/** An attempt: its questions one by one, then the result. */
export function Quiz({ id }: Props) {
  const { data: attempt } = useSuspenseQuery(attemptQuery(useTrpc(), id));
  const held = useHeldAnswers(id);
  const [at, setAt] = useState(() => firstOpen(attempt, held));
  const question = attempt.questions[at];
  if (!question) return <Result attempt={attempt} held={held.size} />;
  const place = `Pergunta ${at + 1} de ${attempt.questions.length}`;
  return (
    <Page title={attempt.category} above={<BackToSetup />}>
      <Progress place={place} at={at} attempt={attempt} />
      <QuestionCard
        key={question.position}
        attemptId={id}
        question={question}
        place={place}
        last={at === attempt.questions.length - 1}
        onNext={() => setAt(at + 1)}
      />
    </Page>
  );
}

/** An attempt goes on at the first question without an answer. */
function firstOpen({ questions }: QuizAttempt, held: ReadonlyMap<number, unknown>): number {
  const at = questions.findIndex(({ answer, position }) => !answer && !held.has(position));
  return at === -1 ? questions.length : at;
}

function BackToSetup() {
  const navigate = useNavigate();
  return (
    <Link
      to="/quiz"
      className="button button-bare -ml-3 px-3"
      onClick={(event) => {
        event.preventDefault();
        // The same as the back of the phone, so that forward does not reopen the quiz.
        void navigate({ to: '/quiz', replace: true });
      }}
    >
      <ArrowLeft aria-hidden="true" size={20} />
      Voltar
    </Link>
  );
}

function Progress({
  place,
  at,
  attempt: { questions, level },
}: Readonly<{ place: string; at: number; attempt: QuizAttempt }>) {
  const total = questions.length;
  const ofLevel = questions.filter((each) => each.level === level).length;
  return (
    <div className="mb-5">
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-[0.9375rem] text-muted">
        <span className="font-semibold text-ink">{place}</span>
        {level ? (
          <span>
            {ofLevel === total
              ? `Todas de nível ${level}`
              : `${ofLevel} de nível ${level}, ${total - ofLevel} de outros níveis`}
          </span>
        ) : null}
      </p>
      <progress className="progress" aria-label="Progresso do quiz" max={total} value={at + 1} />
    </div>
  );
}
