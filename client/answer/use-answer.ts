import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerEvent, isHelpLine, joinNotices, type Notice } from '#shared/answers/ai.ts';
import {
  type AnswerOf,
  type AnswerShape,
  answerOf,
  NO_FIELDS,
} from '#shared/answers/answer-shape.ts';
import { goToSignIn } from '../lib/browser/go-to-sign-in.ts';
import { codeOf } from '../lib/data/errors.ts';
import { dismissSuccesses } from '../ui/toasts.tsx';
import { type AnswerState, EMPTY, type Run, runAnswer } from './answer-run.ts';

export type { AnswerPhase } from './answer-run.ts';

type Ready = Pick<AnswerState, 'fields' | 'source' | 'notices'>;

/** The complete answers of this visit, by name, for members who come back to a screen. */
const completeAnswers = new Map<string, AnswerState>();

export type Outcome =
  | Readonly<{ kind: 'done'; notices: readonly Notice[] }>
  | Readonly<{ kind: 'stopped' | 'cut' | 'safety' }>
  | Readonly<{ kind: 'failed'; error: unknown }>;

export type Ask<Shape extends AnswerShape, Input> = (
  input: Input,
  signal: AbortSignal,
) => Promise<AsyncIterable<AnswerEvent<AnswerOf<Shape>>>>;

/**
 * One generated answer on a screen: what has been written so far, who writes it, and functions
 * to ask, stop and clear. A new answer replaces the last one, which returns when the new
 * one does not come; leaving the screen stops it.
 * @param name caches the answer for the next time the screen is opened in this visit
 * @param ready an answer that exists already when the screen opens
 */
export function useAnswer<const Shape extends AnswerShape, Input>(
  shape: Shape,
  ask: Ask<Shape, Input>,
  name = '',
  ready: Ready | null = null,
) {
  const [state, setState] = useState<AnswerState>(
    () => completeAnswers.get(name) ?? (ready ? { ...EMPTY, ...ready, phase: 'done' } : EMPTY),
  );
  const complete = useRef(state);
  const running = useRef<AbortController | null>(null);
  const call = useRef(ask);
  call.current = ask;

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (input: Input): Promise<Outcome> => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      void dismissSuccesses();
      const run = await runAnswer(() => call.current(input, abort.signal), abort.signal, setState);
      if (running.current === abort) running.current = null;
      if (abort.signal.aborted) return { kind: 'stopped' };
      if (run.kind === 'done') {
        complete.current = run.state;
        if (name !== '') completeAnswers.set(name, run.state);
        return { kind: 'done', notices: run.state.notices };
      }
      setState(remaining(run, complete.current));
      if (run.kind !== 'failed') return { kind: run.kind };
      if (codeOf(run.error) === 'UNAUTHENTICATED') goToSignIn();
      return { kind: 'failed', error: run.error };
    },
    [name],
  );

  /** Stops the answer; its text so far stays. */
  const stop = useCallback(() => {
    running.current?.abort();
    setState((before) =>
      before.fields === NO_FIELDS
        ? withHelp(complete.current, { ...before, offers: complete.current.offers })
        : { ...before, phase: 'stopped' },
    );
  }, []);

  const clear = useCallback(() => {
    running.current?.abort();
    complete.current = EMPTY;
    completeAnswers.delete(name);
    setState(EMPTY);
  }, [name]);

  const { fields, ...rest } = state;
  const busy = state.phase === 'waiting' || state.phase === 'writing';
  return { ...rest, busy, answer: answerOf(shape, fields), ask: start, stop, clear };
}

/** What stays on the screen of an answer that did not end. */
function remaining({ kind, state }: Pick<Run, 'kind' | 'state'>, complete: AnswerState) {
  if (state.fields !== NO_FIELDS || kind === 'safety') return state;
  return withHelp(kind === 'stopped' ? complete : orFailed(complete), state);
}

/** What comes in place of an answer still says where help is, and what else there is. */
const withHelp = (before: AnswerState, { notices, offers }: AnswerState): AnswerState => ({
  ...before,
  notices: joinNotices(notices.filter(isHelpLine), before.notices),
  offers,
});

const orFailed = (complete: AnswerState): AnswerState =>
  complete === EMPTY ? { ...EMPTY, phase: 'failed' } : complete;
