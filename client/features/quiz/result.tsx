import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleCheck, CircleX } from 'lucide-react';
import { percentageOf } from '#shared/quiz/quiz.ts';
import type { Sheet } from '../../controls/print.ts';
import { PrintButton } from '../../controls/text-actions.tsx';
import { Page } from '../../ui/page.tsx';
import { DailyRanking } from './daily-ranking.tsx';
import { Explanation } from './question-card.tsx';
import type { AttemptQuestion, QuizAttempt } from './quiz-query.ts';

const WORDS: readonly (readonly [least: number, words: string])[] = [
  [100, 'Você acertou tudo. Que a Palavra continue viva no seu coração.'],
  [70, 'Muito bem! Você conhece bem estas passagens.'],
  [40, 'Bom caminho. As explicações abaixo ajudam a ir mais longe.'],
  [0, 'Cada pergunta é um convite para ler de novo. Veja as explicações abaixo.'],
];

type Props = Readonly<{
  attempt: QuizAttempt;
  /** How many answers wait on this device. */
  held: number;
}>;

async function sheetOf(attempt: QuizAttempt, withKey: boolean): Promise<Sheet> {
  const { quizSheet } = await import('./print-quiz.ts');
  return quizSheet(attempt, withKey);
}

/** The result of a finished attempt, with every answer; the wrong ones are open. */
export function Result({ attempt, held }: Props) {
  const answered = attempt.questions.filter(({ answer }) => answer);
  const right = answered.filter(({ answer }) => answer?.isRight).length;
  const percentage = percentageOf(right, answered.length);
  const words = WORDS.find(([least]) => percentage >= least)?.[1];
  return (
    <Page
      title="Resultado"
      above={
        <Link to="/quiz" className="button button-bare -ml-3 px-3">
          <ArrowLeft aria-hidden="true" size={20} />
          Voltar
        </Link>
      }
    >
      <section className="card grid items-center gap-4 p-6 text-center md:grid-cols-[auto_1fr] md:gap-8 md:text-left">
        <Ring percentage={percentage} />
        <div>
          <p className="text-muted">
            {attempt.category}
            {attempt.level ? ` · ${attempt.level}` : ''}
          </p>
          <p className="mt-1 font-serif text-2xl font-semibold">
            {right} de {answered.length}{' '}
            {answered.length === 1 ? 'resposta certa' : 'respostas certas'}
          </p>
          <p className="mt-2 text-muted">{words}</p>
          <Link to="/quiz" className="button button-primary mt-4 max-md:w-full">
            Novo quiz
          </Link>
        </div>
      </section>
      {held > 0 ? (
        <p role="status" className="mt-4 rounded-xl bg-sunken p-4">
          {held === 1 ? 'Uma resposta espera' : `${held} respostas esperam`} por conexão. O
          resultado completo aparece aqui quando ela voltar.
        </p>
      ) : null}
      {attempt.day ? <DailyRanking /> : null}
      <section aria-labelledby="review-title" className="mt-8">
        <h2 id="review-title" className="mb-3 text-2xl">
          Revisão
        </h2>
        <div className="-mx-1 mb-2 flex flex-wrap">
          <PrintButton sheet={() => sheetOf(attempt, false)}>Imprimir as perguntas</PrintButton>
          <PrintButton sheet={() => sheetOf(attempt, true)}>Imprimir com o gabarito</PrintButton>
        </div>
        <ul className="grid gap-3">
          {answered.map((question) => (
            <ReviewItem key={question.position} question={question} />
          ))}
        </ul>
      </section>
    </Page>
  );
}

function Ring({ percentage }: Readonly<{ percentage: number }>) {
  const circumference = 2 * Math.PI * 44;
  return (
    <div
      className="relative mx-auto grid size-32 place-items-center"
      role="img"
      aria-label={`Resultado: ${percentage}%`}
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="50" cy="50" r="44" fill="none" strokeWidth="8" className="stroke-sunken" />
        {percentage > 0 ? (
          <circle
            cx="50"
            cy="50"
            r="44"
            fill="none"
            strokeWidth="8"
            strokeLinecap="round"
            strokeDasharray={`${(circumference * percentage) / 100} ${circumference}`}
            className="stroke-accent"
          />
        ) : null}
      </svg>
      <span className="font-serif text-3xl font-semibold" aria-hidden="true">
        {percentage}%
      </span>
    </div>
  );
}

function ReviewItem({
  question: { question, options, answer },
}: Readonly<{ question: AttemptQuestion }>) {
  if (!answer) return null;
  const { isRight, chosen, correctAnswer, changed } = answer;
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <li>
      <details className="card group px-4 md:px-5" open={!isRight}>
        <summary className="flex min-h-14 items-center gap-3 py-3 font-semibold">
          <Icon
            aria-label={isRight ? 'Certa' : 'Errada'}
            size={22}
            className={`shrink-0 ${isRight ? 'text-success' : 'text-danger'}`}
          />
          {question}
        </summary>
        <div className="pb-4 pl-[2.125rem]">
          {isRight ? null : (
            <p>
              Você respondeu: {chosen}) {options[chosen]}
            </p>
          )}
          <p>
            Resposta certa: <strong>{`${correctAnswer}) ${options[correctAnswer]}`}</strong>
          </p>
          {changed ? (
            <p className="mt-1 text-sm text-muted">
              Esta pergunta foi reescrita depois da sua resposta.
            </p>
          ) : null}
          <Explanation answer={answer} />
        </div>
      </details>
    </li>
  );
}
