import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { QUIZ_LETTERS, type QuizLetter } from '#shared/quiz/quiz.ts';
import { focusQuietly } from '../../lib/browser/focus.ts';
import { useClient, useData, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useHeldAnswers } from '../../offline/outbox/held-answers.ts';
import { VerseChip } from '../../scripture/verse-chip.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { dismissErrors, toastError } from '../../ui/toasts.tsx';
import { type AttemptQuestion, attemptQuery, type GivenAnswer } from './quiz-query.ts';

type Props = Readonly<{
  attemptId: string;
  question: AttemptQuestion;
  /** `Pergunta 2 de 10`. */
  place: string;
  last: boolean;
  onNext: () => void;
}>;

/** One question with its four options; the server says which one is right once one was chosen. */
export function QuestionCard({ attemptId, question, place, last, onNext }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { queryClient } = useData();
  const [chosen, setChosen] = useState<QuizLetter | null>(null);
  // React leaves in its option what was chosen before hydration, and tells nobody.
  useLayoutEffect(() => setChosen(checkedOption), []);
  const [missing, setMissing] = useState(false);
  const legend = useFocusOnArrival();
  const { position, title, level, options, answer } = question;
  const held = useHeldAnswers(attemptId).get(position) ?? null;
  const check = useMutation({
    /** null while the answer waits on the device. */
    mutationFn: (letter: QuizLetter): Promise<GivenAnswer | null> =>
      client.member.quiz.answer.mutate({ attemptId, position, chosen: letter }),
    meta: {
      invalidates: [trpc.member.quiz.history, trpc.member.quiz.best, trpc.member.quiz.ranking],
    },
    onSuccess: (given) => {
      void dismissErrors();
      if (!given) return;
      queryClient.setQueryData(attemptQuery(trpc, attemptId).queryKey, (attempt) =>
        attempt
          ? {
              ...attempt,
              questions: attempt.questions.map((each) =>
                each.position === position ? { ...each, answer: given } : each,
              ),
            }
          : attempt,
      );
    },
  });
  const submit = () => {
    if (answer || held) return onNext();
    if (chosen) return check.mutate(chosen);
    setMissing(true);
    void toastError('Selecione uma resposta');
  };
  return (
    <Form className="card p-5 md:p-6" onSubmit={submit}>
      <p className="flex flex-wrap items-center justify-between gap-2 text-[0.9375rem] text-muted">
        {title}
        <span className="badge">{level}</span>
      </p>
      <fieldset className="mt-3" aria-describedby={missing ? 'quiz-missing' : undefined}>
        <legend
          ref={legend}
          tabIndex={-1}
          className="scroll-mt-32 font-serif text-xl leading-snug font-semibold text-balance md:text-2xl"
        >
          <span className="sr-only">{place}: </span>
          {question.question}
        </legend>
        <div className="mt-4 grid gap-2.5">
          {QUIZ_LETTERS.map((letter) => (
            <Option
              key={letter}
              letter={letter}
              text={options[letter]}
              answer={answer}
              chosen={(answer?.chosen ?? held ?? chosen) === letter}
              busy={check.isPending || held !== null}
              onChoose={() => {
                setChosen(letter);
                setMissing(false);
                void dismissErrors();
              }}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-3 grid gap-3">
        {missing && !answer ? (
          <p id="quiz-missing" className="font-semibold text-danger">
            Selecione uma resposta
          </p>
        ) : null}
        <ProblemLine text={check.error ? messageOf(check.error) : null} />
        {/* There before it speaks, since many screen readers pass over a region that comes filled. */}
        <div role="status" className="empty:-mb-3">
          {answer ? <Feedback answer={answer} right={options[answer.correctAnswer]} /> : null}
          {held && !answer ? (
            <p className="rounded-xl bg-sunken p-4">
              Sua resposta está guardada neste aparelho. Você saberá se acertou quando houver
              conexão.
            </p>
          ) : null}
        </div>
        <Button
          type="submit"
          busy={check.isPending}
          className="w-full md:w-auto md:justify-self-start"
        >
          {nextLabel(answer !== null || held !== null, last)}
        </Button>
      </div>
    </Form>
  );
}

function checkedOption(): QuizLetter | null {
  const box = document.querySelector<HTMLInputElement>('[name=quiz-option]:checked');
  return QUIZ_LETTERS.find((letter) => letter === box?.value) ?? null;
}

/** A question that follows another, or the choice of a quiz, begins at its words. */
function useFocusOnArrival() {
  const legend = useRef<HTMLLegendElement>(null);
  const [arrives] = useState(useHydrated());
  useEffect(() => {
    if (!arrives || !legend.current) return;
    focusQuietly(legend.current);
    void legend.current.scrollIntoView({ block: 'nearest' });
  }, [arrives]);
  return legend;
}

function nextLabel(isAnswered: boolean, last: boolean): string {
  if (!isAnswered) return 'Verificar resposta';
  return last ? 'Finalizar' : 'Próxima pergunta';
}

const OPTION =
  'flex min-h-14 items-center gap-3 rounded-xl border border-line bg-raised px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-accent data-[state=open]:hover:border-edge data-[state=chosen]:border-accent data-[state=chosen]:bg-accent-soft data-[state=other]:text-muted data-[state=right]:border-success data-[state=right]:bg-sunken data-[state=wrong]:border-danger data-[state=wrong]:bg-danger-soft';

type OptionProps = Readonly<{
  letter: QuizLetter;
  text: string;
  answer: GivenAnswer | null;
  chosen: boolean;
  busy: boolean;
  onChoose: () => void;
}>;

function Option({ letter, text, answer, chosen, busy, onChoose }: OptionProps) {
  const off = answer !== null || busy;
  return (
    <label className={OPTION} data-state={stateOf(letter, answer, chosen)}>
      <input
        type="radio"
        name="quiz-option"
        value={letter}
        className="size-5 shrink-0 accent-(--accent)"
        checked={chosen}
        // The attribute `disabled` would drop the focus.
        aria-disabled={off || undefined}
        onChange={() => (off ? undefined : onChoose())}
      />
      <span className="font-semibold text-muted" aria-hidden="true">
        {letter}
      </span>
      <span className="flex-1">{text}</span>
      {answer?.correctAnswer === letter ? (
        <CircleCheck aria-label="Resposta certa" size={22} className="shrink-0 text-success" />
      ) : null}
      {answer && chosen && !answer.isRight ? (
        <CircleX aria-label="Sua resposta" size={22} className="shrink-0 text-danger" />
      ) : null}
    </label>
  );
}

function stateOf(letter: QuizLetter, answer: GivenAnswer | null, chosen: boolean) {
  if (answer?.correctAnswer === letter) return 'right';
  if (answer && chosen) return 'wrong';
  if (answer) return 'other';
  return chosen ? 'chosen' : 'open';
}

function Feedback({ answer, right }: Readonly<{ answer: GivenAnswer; right: string }>) {
  const place = useRef<HTMLDivElement>(null);
  // The feedback comes below the options, where a small phone does not show it.
  useEffect(() => {
    // Some browsers return a promise, which would be taken for the effect's clean-up.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="scroll-mb-40 rounded-xl bg-sunken p-4">
      <p className={`font-semibold ${answer.isRight ? 'text-success' : 'text-danger'}`}>
        {answer.isRight ? 'Resposta correta!' : 'Resposta incorreta'}
      </p>
      {answer.isRight ? null : (
        <p className="mt-1">
          A resposta correta é{' '}
          <strong>
            {answer.correctAnswer}) {right}
          </strong>
        </p>
      )}
      <Explanation answer={answer} />
    </div>
  );
}

export function Explanation({
  answer: { explanation, reference },
}: Readonly<{ answer: GivenAnswer }>) {
  return (
    <>
      {explanation ? <p className="mt-2">{explanation}</p> : null}
      {reference ? (
        <p className="mt-2">
          <VerseChip reference={reference} look="listed" />
        </p>
      ) : null}
    </>
  );
}
