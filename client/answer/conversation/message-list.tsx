import { RotateCcw } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { isHelpLine, NOTICES, type Offer } from '#shared/answers/ai.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { plainOf } from '../plain-text.ts';
import { preloadAnswerActions } from './lazy-answer-actions.ts';
import type { Message } from './message.ts';
import { MessageBubble } from './message-bubble.tsx';

const QueuePlace = lazyWithRetry(() => import('../queue-place.tsx'));

type Props = Readonly<{
  messages: readonly Message[];
  writing: Message | null;
  /** The turns until the answer begins, while many ask at once. */
  place: number | null;
  name: string;
  waitingText: string;
  /** Asks the last question again if it got no answer. */
  onRetry?: (() => void) | null;
  /** Asks a question that was offered. */
  onOffer: (offer: Offer) => void;
  /** Says what is offered, where it is not questions. */
  offersLead?: string | undefined;
  /** Above the first message. */
  before?: ReactNode;
  /** Below the last one. */
  after?: ReactNode;
}>;

/** The messages of a conversation, following the one being written. */
export function MessageList(props: Props) {
  const { messages, writing, place, name, waitingText, onRetry, onOffer, offersLead } = props;
  const box = useRef<HTMLElement>(null);
  const isNew = useRef(true);
  const last = messages.at(-1)?.id;
  // What was stored is read where it stands; told at once is only what comes now.
  const [opened] = useState(last);
  const news = writing ?? (last === opened ? undefined : messages.at(-1));
  const lines = helpLines(news);
  const help = (writing ?? messages.at(-1))?.safety !== undefined;
  const follow = `${last}:${writing?.text.length ?? 0}:${writing === null}`;
  useEffect(() => {
    // Only the list scrolls: a list within a page must not move the page.
    const list = box.current;
    if (!follow || !list) return;
    // A safety card is shown from its beginning, and an answer below its question: who reads on
    // scrolls by themselves.
    const items = [...list.querySelectorAll<HTMLElement>('ol > li')];
    const first = help ? items.at(-1) : items.findLast((item) => item.dataset['asked'] === '');
    const top = Math.min(
      first?.offsetTop ?? list.scrollHeight,
      list.scrollHeight - list.clientHeight,
    );
    if (help || isNew.current || top > list.scrollTop) list.scrollTop = top;
    isNew.current = false;
  }, [follow, help]);
  useEffect(preloadAnswerActions, []);
  const waiting = writing !== null && writing.text.length === 0 && !writing.safety;
  return (
    <>
      <section
        ref={box}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain py-2"
        aria-label="Conversa"
      >
        {props.before}
        <ol className="grid gap-4">
          {messages.map((message, index) => (
            <MessageBubble
              key={message.id}
              message={message}
              name={name}
              question={questionOf(messages, index)}
              onOffer={writing ? undefined : onOffer}
              offersLead={offersLead}
            />
          ))}
          {writing && !waiting ? <MessageBubble message={writing} name={name} /> : null}
        </ol>
        {props.after}
        {onRetry ? (
          <Button look="quiet" className="mt-4 ml-auto" data-dock="" onClick={onRetry}>
            <RotateCcw aria-hidden="true" size={16} />
            Tentar novamente
          </Button>
        ) : null}
        <p role="status" className="mt-4 text-muted">
          {waiting ? waitingText : null}
        </p>
        {waiting && place !== null ? (
          <Suspense fallback={null}>
            <QueuePlace place={place} />
          </Suspense>
        ) : null}
      </section>
      {lines ? (
        <p role="alert" className="sr-only">
          {lines}
        </p>
      ) : null}
      {/* Screen readers hear the complete answer, not word by word. */}
      <p className="sr-only" aria-live="polite">
        {writing || last === opened ? '' : lastAnswer(messages)}
      </p>
    </>
  );
}

function questionOf(messages: readonly Message[], index: number): string | undefined {
  const [question, answer] = [messages[index - 1], messages[index]];
  if (answer?.role !== 'assistant' || answer.aside || question?.role !== 'user') return undefined;
  return plainOf(question.text);
}

/** They are heard at once, before the answer is complete and where none comes. */
const helpLines = (message: Message | undefined) =>
  (message?.notices ?? [])
    .filter(isHelpLine)
    .map((notice) => NOTICES[notice])
    .join(' ');

function lastAnswer(messages: readonly Message[]): string {
  const last = messages.at(-1);
  return last?.role === 'assistant' ? plainOf(last.text) : '';
}
