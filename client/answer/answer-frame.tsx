import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { AnswerLabel } from './answer-label.tsx';
import { SafetyCard } from './safety-card.tsx';
import type { useAnswer } from './use-answer.ts';

type Answer = Pick<
  ReturnType<typeof useAnswer>,
  'phase' | 'source' | 'notices' | 'safety' | 'busy' | 'stop'
>;

type Props = Readonly<{
  state: Answer;
  /** Shown until the first words arrive; absent where the button says it. */
  waiting?: string;
  /** Stands where the answer will, as long as there is none. */
  before?: ReactNode;
  /** The button that asks, below the answer: it keeps its place, and with it the focus. */
  action?: ReactNode;
  children: ReactNode;
}>;

/** What stands around every generated answer: waiting, stop, who wrote it, help where it is needed. */
export function AnswerFrame({ state, waiting, before, action, children }: Props) {
  const { phase, source, notices, safety, busy, stop } = state;
  const unasked = phase === 'empty' || phase === 'failed';
  if (unasked && !before && !action) return null;
  return (
    <div className="grid gap-4">
      {unasked ? before : null}
      {safety ? <SafetyCard topic={safety} /> : null}
      <div
        aria-live="polite"
        aria-busy={busy}
        className={unasked || safety ? 'hidden' : 'grid gap-4'}
      >
        {phase !== 'waiting' ? children : waiting ? <Waiting text={waiting} /> : null}
        {source && phase !== 'waiting' ? <AnswerLabel source={source} notices={notices} /> : null}
      </div>
      {action || busy ? (
        <div className="grid auto-cols-auto grid-flow-col gap-2 md:justify-start">
          {action}
          {busy ? (
            <Button look="quiet" className="px-3" onClick={stop}>
              <Square aria-hidden="true" size={16} />
              Parar
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function Waiting({ text }: Readonly<{ text: string }>) {
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}
