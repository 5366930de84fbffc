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
  /** Shown until the first words arrive. */
  waiting: string;
  children: ReactNode;
}>;

/** What stands around every generated answer: waiting, stop, who wrote it, help where it is needed. */
export function AnswerFrame({ state, waiting, children }: Props) {
  const { phase, source, notices, safety, busy, stop } = state;
  if (phase === 'empty' || phase === 'failed') return null;
  if (safety) return <SafetyCard topic={safety} />;
  return (
    <div className="grid gap-4">
      <div aria-live="polite" aria-busy={busy} className="grid gap-4">
        {phase === 'waiting' ? (
          <p role="status" className="flex items-center gap-3 text-muted">
            <span className="spinner" aria-hidden="true" />
            {waiting}
          </p>
        ) : (
          children
        )}
      </div>
      {busy ? (
        <Button look="quiet" className="justify-self-start" onClick={stop}>
          <Square aria-hidden="true" size={16} />
          Parar
        </Button>
      ) : null}
      {source && phase !== 'waiting' ? <AnswerLabel source={source} notices={notices} /> : null}
    </div>
  );
}
