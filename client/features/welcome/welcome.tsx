import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { HOURS, MINUTES, PURPOSES, type Purpose } from './questions.ts';

const FirstStep = lazyWithRetry(() => import('./first-step.tsx'));

/** Three questions of a new member's first day, each of which can be skipped. */
export function Welcome() {
  const trpc = useTrpc();
  const { data: open } = useQuery(trpc.member.welcome.open.queryOptions());
  return open ? <Questions /> : null;
}

type Answers = Readonly<{ purpose?: Purpose; minutes?: number; hour?: number | null }>;

function Questions() {
  const client = useClient();
  const trpc = useTrpc();
  const [answers, setAnswers] = useState<Answers>({});
  const asked = useRef<HTMLDivElement>(null);
  // The answer that was pressed leaves the page; the focus goes on to what follows it.
  const answer = (given: Answers) => {
    setAnswers({ ...answers, ...given });
    asked.current?.focus();
  };
  const close = useMutation({
    mutationFn: () => client.member.welcome.close.mutate(),
    meta: { invalidates: [trpc.member.welcome] },
  });
  const { purpose, minutes, hour } = answers;
  return (
    <section aria-label="Primeiros passos" className="card mt-5 p-5">
      <div className="flex items-center gap-3">
        <Drawing name="door" hue="home" className="size-12 tight:hidden" />
        <p className="min-w-0 flex-1 text-muted">Para começar bem</p>
        <button
          type="button"
          className="button button-bare -mr-2 px-3"
          aria-label="Fechar as perguntas"
          onClick={() => close.mutate()}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      <div ref={asked} tabIndex={-1} aria-live="polite" className="mt-3 outline-none">
        {purpose === undefined ? (
          <Question
            title="O que traz você aqui?"
            options={PURPOSES}
            onChoose={(value) => answer({ purpose: value })}
          />
        ) : null}
        {purpose !== undefined && minutes === undefined ? (
          <Question
            title="Quanto tempo por dia?"
            options={MINUTES}
            onChoose={(value) => answer({ minutes: value })}
          />
        ) : null}
        {minutes !== undefined && hour === undefined ? (
          <Question
            title="Quer um lembrete? A que hora?"
            options={HOURS}
            onChoose={(value) => answer({ hour: value })}
          />
        ) : null}
        {purpose !== undefined && minutes !== undefined && hour !== undefined ? (
          <Suspense fallback={<div className="skeleton h-48" />}>
            <FirstStep
              purpose={purpose}
              minutes={minutes}
              hour={hour}
              onDone={() => close.mutateAsync()}
            />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

type QuestionProps<Value> = Readonly<{
  title: string;
  options: readonly Readonly<{ label: string; value: Value }>[];
  onChoose: (value: Value) => void;
}>;

function Question<Value>({ title, options, onChoose }: QuestionProps<Value>) {
  return (
    <fieldset>
      <legend className="font-serif text-xl">{title}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(({ label, value }) => (
          <button key={label} type="button" className="chip" onClick={() => onChoose(value)}>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
