import { Square } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { isHelpLine, type Notice, READ_FIRST } from '#shared/answers/ai.ts';
import { AnswerContext } from '../controls/save-to-diary-button.tsx';
import { UrgentNotices } from '../controls/urgent-notices.tsx';
import { useOnline } from '../lib/data/use-online.ts';
import { Button } from '../ui/button.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { AnswerLabel, Interrupted } from './answer-notes.tsx';
import { SafetyCard } from './safety-card.tsx';
import type { useAnswer } from './use-answer.ts';

const QueuePlace = lazyWithRetry(() => import('./queue-place.tsx'));
const WithoutLine = lazyWithRetry(() => import('./without-line.tsx'));

type Answer = Pick<
  ReturnType<typeof useAnswer>,
  'phase' | 'place' | 'source' | 'notices' | 'safety' | 'busy' | 'stop'
>;

type Props = Readonly<{
  state: Answer;
  /** Shown until the first words arrive; absent where the button says it. */
  waiting?: string | undefined;
  /** Is shown as long as there is no answer. */
  before?: ReactNode;
  /** Whether the device brings a text for the day along, which answers without a connection. */
  kept?: boolean;
  /** The button that asks, below the answer: it keeps its place and the focus. */
  action?: ReactNode;
  children: ReactNode;
}>;

/** The frame of every generated answer: waiting, stop, source, safety card. */
export function AnswerFrame(props: Props) {
  const { state, before, action, kept = false } = props;
  const online = useOnline();
  const { phase, safety, busy, stop } = state;
  const withoutAnswer = phase === 'empty' || phase === 'failed';
  const help = withoutAnswer ? state.notices.filter(isHelpLine) : [];
  const asked = useAsked(busy);
  const told = <Told state={state} asked={asked} />;
  if (withoutAnswer && !before && !action && help.length === 0) return told;
  return (
    <div className="grid gap-4">
      {told}
      {/* In one place whatever comes, so that they are told once. */}
      <UrgentNotices notices={urgentOf(state)} alert={asked} />
      {withoutAnswer ? before : null}
      {safety ? (
        <div ref={bringIntoView}>
          <SafetyCard {...safety} />
        </div>
      ) : null}
      <Words {...props} hidden={withoutAnswer || safety !== null} />
      {action && !online ? (
        <Suspense fallback={null}>
          <WithoutLine kept={kept} />
        </Suspense>
      ) : null}
      {action || busy ? (
        <div
          data-dock={busy || undefined}
          className={
            busy ? BAR : `grid md:flex ${withoutAnswer && before ? 'md:justify-center' : ''}`
          }
        >
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

/** Whether something was asked here: what was there when the screen opened is shown, and not told. */
function useAsked(busy: boolean): boolean {
  const [asked, setAsked] = useState(false);
  if (busy && !asked) setAsked(true);
  return asked;
}

/** Until there are words, only help lines are of use; a safety card has its own. */
function urgentOf({ phase, safety, notices }: Answer): readonly Notice[] {
  if (safety) return [];
  return phase === 'writing' || phase === 'done' || phase === 'stopped'
    ? notices
    : notices.filter(isHelpLine);
}

/**
 * There, and empty, before it speaks: that an answer is being written, and that it has come. Its
 * words would be told line by line, or twice.
 */
function Told({
  state: { phase, safety, busy },
  asked,
}: Pick<Props, 'state'> & Readonly<{ asked: boolean }>) {
  const ready = asked && phase === 'done' && !safety;
  return (
    <p role="status" className="sr-only">
      {busy ? 'Um momento.' : ready ? 'A resposta está pronta.' : null}
    </p>
  );
}

function Words({
  state,
  waiting,
  action,
  hidden,
  children,
}: Props & Readonly<{ hidden: boolean }>) {
  const { phase, place, source, notices, busy } = state;
  const label = source ? <AnswerLabel source={source} notices={notices.filter(canWait)} /> : null;
  const waitingText = phase === 'waiting' && waiting;
  // The content below must not move with every line.
  const roomy = action && (waitingText || phase === 'writing');
  return (
    <div
      aria-busy={busy}
      className={
        hidden
          ? 'hidden'
          : `grid content-start gap-4 ${roomy ? 'min-h-[70dvh]' : ''} ${phase === 'waiting' ? 'select-none' : ''}`
      }
    >
      {place === null ? null : (
        <Suspense fallback={null}>
          <QueuePlace place={place} />
        </Suspense>
      )}
      {waitingText ? <Waiting text={waitingText} tall={action !== undefined} /> : null}
      {phase === 'waiting' ? null : (
        <>
          <AnswerContext value={{ interrupted: phase === 'stopped', notices, label }}>
            {children}
          </AnswerContext>
          {phase === 'stopped' ? <Interrupted /> : null}
        </>
      )}
    </div>
  );
}

const canWait = (notice: Notice) => !READ_FIRST.includes(notice);

/** While an answer grows, the button that stops it stays within reach. */
const BAR =
  'sticky bottom-[calc(var(--bar)+0.75rem+env(safe-area-inset-bottom))] z-10 flex gap-2 justify-self-start rounded-xl bg-surface p-1 shadow-float md:bottom-4 max-md:[:root:has([data-contents])_&]:bottom-[calc(var(--bar)+3.75rem+env(safe-area-inset-bottom))]';

function bringIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
}

function Waiting({ text, tall }: Readonly<{ text: string; tall: boolean }>) {
  return (
    <>
      <p className="flex items-center gap-3 text-muted">
        <span className="spinner" aria-hidden="true" />
        {text}
      </p>
      {tall ? (
        <>
          <div className="skeleton h-44" aria-hidden="true" />
          <div className="skeleton h-60" aria-hidden="true" />
        </>
      ) : null}
    </>
  );
}
