import { Suspense } from 'react';
import { type Notice, type Offer, READ_FIRST } from '#shared/answers/ai.ts';
import { UrgentNotices } from '../../controls/urgent-notices.tsx';
import { useFormats } from '../../lib/format.ts';
import { RichText } from '../../scripture/rich-text.tsx';
import { AnswerLabel, Interrupted } from '../answer-notes.tsx';
import { Offers } from '../offers.tsx';
import { SafetyCard } from '../safety-card.tsx';
import { AnswerActions } from './lazy-answer-actions.ts';
import type { Message } from './message.ts';

const isFirst = (notice: Notice) => READ_FIRST.includes(notice);

type Props = Readonly<{
  message: Message;
  /** The name of the one who answers. */
  name: string;
  /** The question of a complete answer, under which it can be saved. */
  question?: string | undefined;
  /** Asks a question that was offered; absent while an answer is written. */
  onOffer?: ((offer: Offer) => void) | undefined;
  offersLead?: string | undefined;
}>;

const QUESTIONS = 'Toque numa pergunta para abrir a resposta:';
/** What a model's answer is built on. */
const SOURCES = 'Do nosso acervo:';

export function MessageBubble(props: Props) {
  const { message, name, question, onOffer, offersLead = QUESTIONS } = props;
  const { formatTime } = useFormats();
  const { role, text, at, source, notices = [], offers = [], safety, interrupted, aside } = message;
  const mine = role === 'user';
  if (safety) {
    return (
      <li>
        <SafetyCard {...safety} />
      </li>
    );
  }
  return (
    <li
      className={mine ? 'ml-10 justify-self-end' : 'mr-2 md:mr-10'}
      data-asked={mine ? '' : undefined}
      data-aside={aside ? '' : undefined}
    >
      <div
        className={
          mine
            ? 'rounded-2xl rounded-br-md bg-accent px-4 py-2.5 whitespace-pre-wrap text-on-accent'
            : 'card rounded-bl-md px-4 py-3'
        }
      >
        <span className="sr-only">{mine ? 'Você: ' : `${name}: `}</span>
        {notices.some(isFirst) ? (
          <div className={text.length > 0 ? 'mb-3' : ''}>
            <UrgentNotices notices={notices} />
          </div>
        ) : null}
        <RichText text={text} />
        {interrupted ? (
          <div className="mt-3">
            <Interrupted />
          </div>
        ) : null}
        {onOffer ? (
          <Offers
            lead={source === 'model' ? SOURCES : offersLead}
            offers={offers}
            onOpen={onOffer}
          />
        ) : null}
        {source ? (
          <AnswerLabel source={source} notices={notices.filter((notice) => !isFirst(notice))} />
        ) : null}
        {question ? (
          <Suspense fallback={<div className="min-h-11" />}>
            <AnswerActions message={message} question={question} />
          </Suspense>
        ) : null}
      </div>
      <time
        dateTime={at.toISOString()}
        className={`mt-1 block text-sm text-muted ${mine ? 'text-right' : ''}`}
        // The greeting is spoken by the server a moment before.
        suppressHydrationWarning
      >
        {formatTime(at)}
      </time>
    </li>
  );
}
