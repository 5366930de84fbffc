import type { DiaryKindOf } from '#shared/answers/answer-kinds.ts';
import type { AnswerShape, ShownVerse } from '#shared/answers/answer-shape.ts';
import { orAhead } from '../../answer/answer-ahead.ts';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { toastOutcome } from '../../answer/toast-outcome.ts';
import { type Ask, type Outcome, useAnswer } from '../../answer/use-answer.ts';
import { STREAM } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { DevotionalParts, type Texts } from './devotional-parts.tsx';

type Options = Readonly<{ signal: AbortSignal; context: typeof STREAM }>;

/** The devotional of a day, which the device has ahead. */
export function useDevotional<const Shape extends AnswerShape>(
  shape: Shape,
  of: Readonly<{ name: 'morning' | 'night'; day: string }>,
  generate: (options: Options) => ReturnType<Ask<Shape, void>>,
) {
  return useAnswer(
    shape,
    (_input: void, signal) => orAhead(shape, of, () => generate({ signal, context: STREAM })),
    `devotional-${of.name} ${of.day}`,
  );
}

type Devotional = Omit<ReturnType<typeof useAnswer>, 'answer' | 'ask' | 'clear'> &
  Readonly<{
    answer: Readonly<{ title: string; scripture: ShownVerse | null }>;
    ask: () => Promise<Outcome>;
  }>;

type Props = Readonly<{
  kind: DiaryKindOf<'devotional-morning' | 'devotional-night'>;
  title: string;
  lead: string;
  /** The button before the first devotional. */
  generate: string;
  drawing: 'sun' | 'moon';
  invitation: string;
  /** The sections of the devotional. */
  promised: string;
  state: Devotional;
  texts: Texts;
}>;

const WORDS = {
  done: ['Devocional gerado com sucesso!'],
  failed: ['Erro ao gerar devocional'],
} as const;

/** The screen that the morning and night devotionals share. */
export function DevotionalPage(props: Props) {
  const { kind, title, lead, generate, drawing, invitation, promised, state, texts } = props;
  const { answer, busy, phase, source } = state;
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
        <DevotionalParts
          kind={kind}
          title={answer.title}
          scripture={answer.scripture}
          texts={texts}
          source={source}
          writing={busy}
        />
      </AnswerFrame>
    </Page>
  );
}
