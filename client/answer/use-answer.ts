import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerEvent, AnswerSource, Notice, SafetyTopic } from '#shared/ai.ts';
import {
  type AnswerFields,
  type AnswerOf,
  type AnswerShape,
  answerOf,
  NO_FIELDS,
  withPart,
} from '#shared/answer-shape.ts';
import type { RichText } from '#shared/rich-text.ts';
import { codeOf } from '../lib/data/errors.ts';
import { goToSignIn } from '../lib/sign-out.ts';
import { readAnswer } from './read-answer.ts';
import { withConsent } from './with-consent.ts';

export type AnswerPhase = 'empty' | 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';

type State = Readonly<{
  phase: AnswerPhase;
  fields: AnswerFields;
  source: AnswerSource | null;
  notices: readonly Notice[];
  safety: SafetyTopic | null;
}>;

type Ready = Pick<State, 'fields' | 'source' | 'notices'>;

const EMPTY: State = {
  phase: 'empty',
  fields: NO_FIELDS,
  source: null,
  notices: [],
  safety: null,
};

/** The whole answers of this visit, by name: who comes back to a screen finds its answer again. */
const wholeAnswers = new Map<string, State>();

export type Outcome =
  | Readonly<{ kind: 'done'; notices: readonly Notice[] }>
  | Readonly<{ kind: 'stopped' | 'safety' }>
  | Readonly<{ kind: 'failed'; error: unknown }>;

/** An answer that is one running text has the shape `{ '': 'text' }`. */
type Ask<Shape extends AnswerShape, Input> = (
  input: Input,
  signal: AbortSignal,
) => Promise<AsyncIterable<AnswerEvent<AnswerOf<Shape> | RichText>>>;

/**
 * One generated answer on a screen: what of it is written so far, who writes it, and how
 * to ask, stop and clear. A new answer replaces the one before, which returns when the new
 * one does not come; leaving the screen stops it.
 * @param name keeps the answer for the next time the screen is opened in this visit
 * @param ready an answer that is there already when the screen opens
 */
export function useAnswer<const Shape extends AnswerShape, Input>(
  shape: Shape,
  ask: Ask<Shape, Input>,
  name = '',
  ready: Ready | null = null,
) {
  const [state, setState] = useState<State>(
    () => wholeAnswers.get(name) ?? (ready ? { ...EMPTY, ...ready, phase: 'done' } : EMPTY),
  );
  const whole = useRef(state);
  const running = useRef<AbortController | null>(null);
  const call = useRef(ask);
  call.current = ask;

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (input: Input): Promise<Outcome> => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      let now: State = { ...EMPTY, phase: 'waiting' };
      const show = (change: Partial<State>) => {
        now = { ...now, ...change };
        if (!abort.signal.aborted) setState(now);
      };
      show({});
      try {
        await withConsent(async () => {
          const stream = await call.current(input, abort.signal);
          await readAnswer(stream, (event) => show(changeBy(event, now)));
        });
        show({ phase: 'done' });
        if (abort.signal.aborted) return { kind: 'stopped' };
        if (now.safety) return { kind: 'safety' };
        whole.current = now;
        if (name !== '') wholeAnswers.set(name, now);
        return { kind: 'done', notices: now.notices };
      } catch (error) {
        if (abort.signal.aborted) return { kind: 'stopped' };
        show(whole.current === EMPTY ? { phase: 'failed' } : whole.current);
        if (codeOf(error) === 'UNAUTHENTICATED') goToSignIn();
        return { kind: 'failed', error };
      } finally {
        if (running.current === abort) running.current = null;
      }
    },
    [name],
  );

  /** What is written by then stays. */
  const stop = useCallback(() => {
    running.current?.abort();
    setState((before) =>
      before.fields === NO_FIELDS ? whole.current : { ...before, phase: 'stopped' },
    );
  }, []);

  const clear = useCallback(() => {
    running.current?.abort();
    whole.current = EMPTY;
    wholeAnswers.delete(name);
    setState(EMPTY);
  }, [name]);

  const { fields, ...rest } = state;
  const busy = state.phase === 'waiting' || state.phase === 'writing';
  return { ...rest, busy, answer: answerOf(shape, fields), ask: start, stop, clear };
}

function changeBy(event: AnswerEvent<unknown>, { fields }: State): Partial<State> {
  switch (event.type) {
    case 'start':
      return { source: event.source, notices: event.notices };
    case 'part':
      return { phase: 'writing', fields: withPart(fields, event.path, event.part) };
    case 'reset':
      return { phase: 'waiting', fields: NO_FIELDS };
    case 'safety':
      return { safety: event.topic };
    case 'done':
      return {};
  }
}
