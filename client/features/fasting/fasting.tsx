import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FASTING_PLAN } from '#shared/answers/answers.ts';
import type { FastingInput } from '#shared/answers/generated-inputs.ts';
import { daysOf } from '#shared/fasting/fasting-days.ts';
import type { Steering } from '#shared/fasting/fasting-steering.ts';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { toastOutcome } from '../../answer/toast-outcome.ts';
import { useAnswer } from '../../answer/use-answer.ts';
import { useClient } from '../../lib/data/data.tsx';
import { STREAM } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Page } from '../../ui/page.tsx';
import { forgetFields, useFastingFields } from './fasting-fields.ts';
import { FastingForm } from './fasting-form.tsx';
import { FastingWarning } from './fasting-warning.tsx';

// Loads while the plan's first words are written.
const FastingPlan = lazyWithRetry(() => import('./fasting-plan.tsx'));

const WORDS = {
  done: ['Plano de jejum gerado com sucesso!'],
  failed: ['Erro ao gerar o plano de jejum. Tente novamente.'],
} as const;

/** A form, then the plan in its place; going back clears the plan and finds the form as it was. */
export function Fasting() {
  const client = useClient();
  const state = useAnswer(
    FASTING_PLAN,
    (input: FastingInput, signal) =>
      client.ai.generateFasting.mutate(input, { signal, context: STREAM }),
    'fasting',
  );
  const { phase, busy, answer, source, clear } = state;
  const { motivation } = useFastingFields().fields;
  const [days, setDays] = useState(0);
  const planned = phase === 'writing' || phase === 'done' || phase === 'stopped';
  const top = useShownFromTop(planned);
  const generate = async (input: FastingInput) => {
    setDays(daysOf(input));
    FastingPlan.preload();
    const outcome = await state.ask(input);
    // A text that met the safety screen is not stored.
    if (outcome.kind === 'safety') forgetFields();
    await toastOutcome(outcome, WORDS);
  };
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Page
        title="Plano de jejum"
        drawing={['plate', 'prayer']}
        lead={
          planned ? undefined : 'Um tempo separado para orar, com prudência e um dia de cada vez.'
        }
        above={
          planned ? (
            <Button look="bare" className="-ml-3 px-3 text-left" onClick={clear}>
              <ArrowLeft aria-hidden="true" size={20} />
              Voltar ao formulário
            </Button>
          ) : null
        }
        wide={planned}
      >
        <div className="grid gap-5">
          {planned ? null : (
            <>
              <FastingWarning />
              <FastingForm busy={busy} onSubmit={(input) => void generate(input)} />
            </>
          )}
          <AnswerFrame state={state} waiting="Preparando o seu plano de jejum...">
            <Suspense fallback={null}>
              <FastingPlan
                plan={answer}
                reason={motivation.trim()}
                source={source}
                steering={STEERINGS.find((each) => state.notices.includes(each)) ?? null}
                writing={busy}
                days={days}
              />
            </Suspense>
          </AnswerFrame>
        </div>
      </Page>
    </div>
  );
}

const STEERINGS: readonly Steering[] = ['health', 'steered'];

/** Reading begins at the top when one view takes the place of another. */
function useShownFromTop(view: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    top.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [view]);
  return top;
}
