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

const EMPTY: State = {
  phase: 'empty',
  fields: NO_FIELDS,
  source: null,
  notices: [],
  safety: null,
};

export type Outcome =
  | Readonly<{ kind: 'done' | 'stopped' | 'safety' }>
  | Readonly<{ kind: 'failed'; error: unknown }>;

type Ask<Shape extends AnswerShape, Input> = (
  input: Input,
  signal: AbortSignal,
) => Promise<AsyncIterable<AnswerEvent<AnswerOf<Shape>>>>;

/**
 * One generated answer on a screen: what of it is written so far, who writes it, and how
 * to ask, stop and clear. A new question replaces the answer; leaving the screen stops it.
 */
export function useAnswer<const Shape extends AnswerShape, Input>(
  shape: Shape,
  ask: Ask<Shape, Input>,
) {
  const [state, setState] = useState(EMPTY);
  const running = useRef<AbortController | null>(null);
  const call = useRef(ask);
  call.current = ask;

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(async (input: Input): Promise<Outcome> => {
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
      return { kind: now.safety ? 'safety' : 'done' };
    } catch (error) {
      if (abort.signal.aborted) return { kind: 'stopped' };
      show({ phase: 'failed' });
      return { kind: 'failed', error };
    } finally {
      if (running.current === abort) running.current = null;
    }
  }, []);

  /** What is written by then stays. */
  const stop = useCallback(() => {
    running.current?.abort();
    setState((before) => ({
      ...before,
      phase: before.fields === NO_FIELDS ? 'empty' : 'stopped',
    }));
  }, []);

  const clear = useCallback(() => {
    running.current?.abort();
    setState(EMPTY);
  }, []);

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
