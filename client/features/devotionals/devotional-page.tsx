import type { ReactNode } from 'react';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { toastOutcome } from '../../answer/toast-outcome.ts';
import type { Outcome, useAnswer } from '../../answer/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

type Devotional = Omit<ReturnType<typeof useAnswer>, 'answer' | 'ask' | 'clear'> &
  Readonly<{ ask: () => Promise<Outcome> }>;

type Props = Readonly<{
  title: string;
  lead: string;
  /** The button before the first devotional. */
  generate: string;
  drawing: 'sun' | 'moon';
  invitation: string;
  /** The sections of the devotional. */
  promised: string;
  state: Devotional;
  children: ReactNode;
}>;

const WORDS = {
  done: ['Devocional gerado com sucesso!'],
  failed: ['Erro ao gerar devocional'],
} as const;

/** The screen that the morning and night devotionals share. */
export function DevotionalPage(props: Props) {
  const { title, lead, generate, drawing, invitation, promised, state, children } = props;
  const { busy, phase } = state;
  const here = phase === 'done' || phase === 'stopped';
  const label = here ? 'Novo Devocional' : generate;
  return (
    <Page title={title} lead={lead}>
      <AnswerFrame
        state={state}
        kept
        waiting="Preparando o seu devocional..."
        before={
          <EmptyState
            drawing={drawing}
            hue={drawing === 'sun' ? 'plan' : 'prayer'}
            title={invitation}
            text={promised}
          />
        }
        action={
          <Button
            busy={busy}
            onClick={() => void state.ask().then((how) => toastOutcome(how, WORDS))}
          >
            {busy ? 'Preparando...' : label}
          </Button>
        }
      >
        {children}
      </AnswerFrame>
    </Page>
  );
}
