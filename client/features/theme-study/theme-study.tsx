import { Suspense, useRef } from 'react';
import { isHelpLine, type Offer } from '#shared/answers/ai.ts';
import { THEME_STUDY } from '#shared/answers/answers.ts';
import { LONGEST_TOPIC } from '#shared/answers/chat-limits.ts';
import type { ThemeStudyInput } from '#shared/answers/generated-inputs.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { Offers } from '../../answer/offers.tsx';
import { toastOutcome } from '../../answer/toast-outcome.ts';
import { useAnswer } from '../../answer/use-answer.ts';
import { useClient } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { STREAM } from '../../lib/data/trpc.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Page } from '../../ui/page.tsx';
import { ThemeForm } from './theme-form.tsx';

// Loads while the study's first words are written.
const Study = lazyWithRetry(() => import('./study.tsx'));
const Assistant = lazyWithRetry(async () => ({
  default: (await import('../../answer/conversation/assistant.tsx')).Assistant,
}));
const topicOf = (title: string) => beginningOf(`Estudo: ${title}`, LONGEST_TOPIC);

const WORDS = {
  done: ['Estudo gerado!'],
  failed: ['Erro ao gerar estudo', 'Tente novamente em alguns instantes.'],
} as const;

export function ThemeStudy() {
  const client = useClient();
  const state = useAnswer(
    THEME_STUDY,
    (input: ThemeStudyInput, signal) =>
      client.ai.generateThemeStudy.mutate(input, { signal, context: STREAM }),
    'theme-study',
  );
  const { answer, phase } = state;
  const result = useRef<HTMLDivElement>(null);
  const generate = async (input: ThemeStudyInput) => {
    const answered = state.ask(input);
    Study.preload();
    // On a phone the form fills the screen, and the study appears below it.
    requestAnimationFrame(() => result.current?.scrollIntoView());
    const outcome = await answered;
    // The library has no such theme, so its advice is shown beside what was typed.
    if (outcome.kind === 'failed' && codeOf(outcome.error) === 'NOT_FOUND') {
      requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'nearest' }));
      return { kind: 'unknown', message: messageOf(outcome.error) } as const;
    }
    await toastOutcome(outcome, WORDS);
    return outcome;
  };
  // A help line stands above the form where no study takes it up.
  const helps = (phase === 'empty' || phase === 'failed') && state.notices.some(isHelpLine);
  const open = ({ id }: Offer) => void generate({ entry: id });
  return (
    // As much room on the left as the table of contents takes on the right.
    <div className="xl:pl-62">
      <Page
        title="Estudo por tema"
        drawing={['seed', 'study']}
        lead="Escolha um assunto e veja o que a Bíblia ensina sobre ele, da introdução à prática."
        wide
      >
        <div className="grid gap-6">
          <ThemeForm
            busy={state.busy}
            onSubmit={(theme) => generate({ theme })}
            offers={state.offers}
            onOffer={open}
          />
          <div
            ref={result}
            className={
              state.busy ? 'min-h-[80dvh]' : helps ? 'order-first scroll-mt-20' : undefined
            }
          >
            <AnswerFrame state={state} waiting="Preparando o seu estudo...">
              <Suspense fallback={null}>
                <Study study={answer} source={state.source} writing={state.busy} />
              </Suspense>
              {phase === 'done' ? (
                <Offers
                  lead="Talvez você procure um destes estudos:"
                  offers={state.offers}
                  onOpen={open}
                />
              ) : null}
            </AnswerFrame>
          </div>
          {/* A conversation of its own: no part of the answer that is read out as it grows. */}
          {phase === 'done' && answer.title !== '' ? (
            <div className="xl:mr-62">
              <Suspense fallback={null}>
                <Assistant key={answer.title} topic={topicOf(answer.title)} />
              </Suspense>
            </div>
          ) : null}
        </div>
      </Page>
    </div>
  );
}
