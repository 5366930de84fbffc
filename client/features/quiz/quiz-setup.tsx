import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarHeart } from 'lucide-react';
import { useRef, useState } from 'react';
import { QUIZ_LEVELS, type QuizLevel } from '#shared/quiz/quiz.ts';
import { useClient, useData, useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { focusField } from '../../lib/forms/focus-field.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { dismissErrors, toastError } from '../../ui/toasts.tsx';
import { History } from './history.tsx';
import { attemptQuery, type QuizAttempt } from './quiz-query.ts';
import { startDaily } from './start-daily.ts';

const MOST_QUESTIONS = 10;
const INCOMPLETE = 'Selecione uma categoria e nível';
const NOT_LOADED = 'Erro ao carregar perguntas';

/** The first screen: a category and a level, the quiz of the day, and earlier results. */
export function QuizSetup() {
  const client = useClient();
  const trpc = useTrpc();
  const { queryClient } = useData();
  const navigate = useNavigate();
  const { data: categories } = useSuspenseQuery(trpc.member.quiz.categories.queryOptions());
  const [categoryId, setCategoryId] = useState('');
  const [level, setLevel] = useState<QuizLevel | ''>('');
  const form = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (attempt: QuizAttempt) => {
    void dismissErrors();
    queryClient.setQueryData(attemptQuery(trpc, attempt.id).queryKey, attempt);
    await navigate({ to: '/quiz', search: { q: attempt.id } });
  };
  const refuse = (error: unknown) => {
    const message =
      codeOf(error) === 'INTERNAL' || codeOf(error) === 'UNAVAILABLE'
        ? NOT_LOADED
        : messageOf(error);
    setProblem(message);
    void toastError(message);
  };
  const start = useMutation({
    mutationFn: (input: { categoryId: string; level: QuizLevel }) =>
      client.member.quiz.start.mutate(input),
    onSuccess: open,
    onError: refuse,
  });
  const daily = useMutation({
    mutationFn: () => startDaily(client),
    onSuccess: open,
    onError: refuse,
  });
  const submit = () => {
    setProblem(null);
    if (categoryId && level) return start.mutate({ categoryId, level });
    setProblem(INCOMPLETE);
    const missing = categoryId ? 'fieldset button' : 'select';
    focusField(form.current?.querySelector<HTMLElement>(missing) ?? null);
    void toastError(INCOMPLETE);
  };
  if (categories.length === 0) {
    return (
      <Page title="Quiz bíblico">
        <EmptyState
          drawing="question"
          hue="plan"
          title="Ainda não há perguntas"
          text="Assim que houver perguntas cadastradas, o quiz começa aqui."
        />
      </Page>
    );
  }
  const category = categories.find(({ id }) => id === categoryId);
  return (
    <Page
      title="Quiz bíblico"
      lead="Até dez perguntas por vez, cada uma com a passagem que a responde."
      drawing={['question', 'plan']}
    >
      <div ref={form} className="grid items-start gap-4 md:grid-cols-[3fr_2fr]">
        <Form className="card grid gap-4 p-5 md:p-6" onSubmit={submit}>
          <SelectField
            label="Categoria"
            value={categoryId}
            hint={category?.description}
            onChange={(event) => setCategoryId(event.target.value)}
          >
            <option value="">Selecione uma categoria</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <fieldset>
            <legend className="mb-1.5 font-semibold">Nível</legend>
            <div className="segments">
              {QUIZ_LEVELS.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={level === each}
                  onClick={() => setLevel(each)}
                >
                  {each}
                </button>
              ))}
            </div>
          </fieldset>
          {category && level ? <p className="text-muted">{mixOf(category, level)}</p> : null}
          <ProblemLine text={problem} />
          <Button type="submit" busy={start.isPending}>
            Iniciar quiz
          </Button>
        </Form>
        <section className="card grid gap-3 p-5 md:p-6" aria-labelledby="daily-title">
          <CalendarHeart aria-hidden="true" size={28} strokeWidth={1.6} className="text-accent" />
          <h2 id="daily-title" className="text-xl">
            Quiz do dia
          </h2>
          <p className="text-muted">Cinco perguntas, as mesmas para todos, uma vez por dia.</p>
          <Button look="quiet" busy={daily.isPending} onClick={() => daily.mutate()}>
            Abrir o quiz do dia
          </Button>
        </section>
      </div>
      <History />
    </Page>
  );
}

type Counts = Readonly<{ easy: number; medium: number; hard: number }>;

/** Says how many questions of the chosen level there will be, and how many of others. */
function mixOf({ easy, medium, hard }: Counts, level: QuizLevel): string {
  const counts: Record<QuizLevel, number> = { Fácil: easy, Médio: medium, Difícil: hard };
  const total = Math.min(MOST_QUESTIONS, easy + medium + hard);
  const chosen = Math.min(total, counts[level]);
  const others = total - chosen;
  const questions = total === 1 ? '1 pergunta' : `${total} perguntas`;
  if (others === 0) return `${questions} de nível ${level}.`;
  return `${questions}: ${chosen} de nível ${level} e ${others} de outros níveis.`;
}
