import {
  type AnswerEvent,
  type AnswerSource,
  joinNotices,
  type Notice,
  type Offer,
  type SafetyNotice,
} from '#shared/answers/ai.ts';
import { type AnswerFields, NO_FIELDS, withPart } from '#shared/answers/answer-shape.ts';
import { ConsentDismissed, withConsent } from './consent.tsx';

/** `stopped` is an answer that ended early, for any reason. */
export type AnswerPhase = 'empty' | 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';

export type AnswerState = Readonly<{
  phase: AnswerPhase;
  /** The turns until this answer begins; null where it is not waiting in a queue. */
  place: number | null;
  fields: AnswerFields;
  source: AnswerSource | null;
  notices: readonly Notice[];
  /** Other texts of the library that may be meant. */
  offers: readonly Offer[];
  safety: SafetyNotice | null;
}>;

export const EMPTY: AnswerState = {
  phase: 'empty',
  place: null,
  fields: NO_FIELDS,
  source: null,
  notices: [],
  offers: [],
  safety: null,
};

/** The stream ended without its last event, so the answer is not complete. */
export class AnswerCut extends Error {
  override readonly name = 'AnswerCut';
}

type Ended =
  | Readonly<{ kind: 'done' | 'cut' | 'safety' }>
  /** By the member, who left, pressed "Parar" or dismissed the question of consent. */
  | Readonly<{ kind: 'stopped' }>
  | Readonly<{ kind: 'failed'; error: unknown }>;

export type Run = Ended & Readonly<{ state: AnswerState }>;

/**
 * Reads an answer from its first event to its end, and shows each state on the way.
 * @param others receives the events that are not part of the answer
 */
export async function runAnswer<Other extends Readonly<{ type: 'conversation' }>>(
  ask: () => Promise<AsyncIterable<AnswerEvent<unknown> | Other>>,
  signal: AbortSignal,
  show: (state: AnswerState) => void,
  others: (event: Other) => void = () => {},
): Promise<Run> {
  let state: AnswerState = EMPTY;
  const change = (next: AnswerState) => {
    state = next;
    if (!signal.aborted) show(next);
  };
  try {
    await withConsent(async () => {
      change({ ...EMPTY, phase: 'waiting' });
      for await (const event of await ask()) {
        if (isOther(event)) others(event);
        else change(afterEvent(state, event));
      }
    });
    if (state.safety) return { kind: 'safety', state };
    if (state.phase === 'done') return { kind: 'done', state };
    if (state.phase === 'stopped') return { kind: 'cut', state };
    throw new AnswerCut();
  } catch (error) {
    state = { ...state, phase: state.fields === NO_FIELDS ? 'failed' : 'stopped' };
    if (signal.aborted || error instanceof ConsentDismissed) return { kind: 'stopped', state };
    return { kind: 'failed', error, state };
  }
}

function isOther<Other extends Readonly<{ type: 'conversation' }>>(
  event: AnswerEvent<unknown> | Other,
): event is Other {
  return event.type === 'conversation';
}

function afterEvent(state: AnswerState, event: AnswerEvent<unknown>): AnswerState {
  switch (event.type) {
    case 'queue':
      return { ...state, place: event.place };
    case 'start':
      return {
        ...state,
        place: null,
        source: event.source,
        notices: joinNotices(state.notices, saidOnce(event)),
      };
    case 'part':
      return {
        ...state,
        phase: 'writing',
        fields: withPart(state.fields, event.path, event.part),
      };
    case 'reset':
      return { ...state, phase: 'waiting', fields: NO_FIELDS };
    case 'notice':
      return { ...state, notices: joinNotices(state.notices, [event.notice]) };
    case 'offers':
      return { ...state, offers: event.offers };
    case 'safety':
      return { ...state, phase: 'done', safety: { topic: event.topic, sent: event.sent } };
    case 'done':
      return { ...state, phase: 'done' };
    case 'cut':
      return { ...state, phase: 'stopped' };
  }
}

const SAID = 'declined-said';

/** That the member declined a model is said with the first answer of a visit, and not with each. */
function saidOnce({ source, notices }: Extract<AnswerEvent<unknown>, { type: 'start' }>) {
  if (source === 'model') sessionStorage.removeItem(SAID);
  if (!notices.includes('declined')) return notices;
  const isSaid = sessionStorage.getItem(SAID) !== null;
  sessionStorage.setItem(SAID, '');
  return isSaid ? notices.filter((notice) => notice !== 'declined') : notices;
}
