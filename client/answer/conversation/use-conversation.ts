import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerEvent, isHelpLine, type Offer } from '#shared/answers/ai.ts';
import type { AnswerOf } from '#shared/answers/answer-shape.ts';
import type { CHAT } from '#shared/answers/answers.ts';
import { actionableMessageOf } from '../../lib/data/errors.ts';
import { dismissAll, dismissErrors, toastError } from '../../ui/toasts.tsx';
import { type AnswerState, EMPTY, runAnswer } from '../answer-run.ts';
import { aside, helpAside, type Message, newMessage, plain } from './message.ts';

type Stream = AsyncIterable<
  AnswerEvent<AnswerOf<typeof CHAT>> | Readonly<{ type: 'conversation'; conversationId: string }>
>;

type ConversationOptions = Readonly<{
  /** The messages before the first question. */
  opening: () => readonly Message[];
  /**
   * Sends the conversation, whose last message is the question.
   * @param offer the question of the library whose title it is
   */
  ask: (messages: readonly Message[], signal: AbortSignal, offer?: Offer) => Promise<Stream>;
  /** The toast where an answer fails. */
  failure: string;
  /** A message in the conversation; without it the question returns to the composer. */
  apology?: string;
  /** Runs once the question is stored, and again if it is removed for the danger it tells of. */
  onStored?: () => void;
}>;

/** A conversation: its messages, the answer being written, and functions on them. */
export function useConversation(options: ConversationOptions) {
  const [messages, setMessages] = useState<readonly Message[]>(options.opening);
  const [writing, setWriting] = useState<Message | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  /** What was offered is asked again by its id, since its title alone may raise the card. */
  const [offered] = useState(() => new WeakMap<Message, Offer>());

  useEffect(() => () => running.current?.abort(), []);

  const add = (...more: readonly Message[]) => setMessages((before) => [...before, ...more]);

  /** @returns whether the question is in the conversation now */
  const answer = async (
    conversation: readonly Message[],
    question: Message,
    offer?: Offer,
  ): Promise<boolean> => {
    const abort = new AbortController();
    running.current = abort;
    const blank = newMessage({ role: 'assistant', text: [] });
    const show = (state: AnswerState) => {
      if (running.current !== abort) return;
      setWriting(messageFrom(blank, state));
      setPlace(state.place);
    };
    show(EMPTY);
    const run = await runAnswer(
      () => options.ask(conversation, abort.signal, offer),
      abort.signal,
      show,
      () => options.onStored?.(),
    );
    // The conversation was cleared meanwhile.
    if (running.current !== abort) return true;
    running.current = null;
    setWriting(null);
    const written = messageFrom(blank, run.state);
    const hasText = written.text.length > 0;
    const help = (written.notices ?? []).filter(isHelpLine);
    if (hasText || written.safety) add(written);
    else if (help.length > 0) add(helpAside(help));
    if (written.safety?.sent) options.onStored?.();
    if (run.kind === 'failed') return toastFailure(run.error, question, hasText);
    void (written.safety ? dismissAll() : dismissErrors());
    // The question of consent was closed: nothing was sent.
    if (run.kind === 'stopped' && !abort.signal.aborted) return withdraw(question);
    return true;
  };

  const send = async (text: string, offer?: Offer): Promise<boolean> => {
    if (running.current || text.trim() === '') return false;
    const question = newMessage({ role: 'user', text: plain(text.trim()) });
    if (offer) offered.set(question, offer);
    add(question);
    return answer([...messages, question], question, offer);
  };

  /** Asks a question that was offered. */
  const open = (offer: Offer) => void send(offer.title, offer);

  const withdraw = (question: Message): false => {
    setMessages((before) => before.filter((message) => message !== question));
    return false;
  };

  const toastFailure = async (problem: unknown, question: Message, hasText: boolean) => {
    if (options.apology !== undefined) add(aside(options.apology));
    // The toast stands clear of the button to try again, which is on the page by then.
    await new Promise(requestAnimationFrame);
    await toastError(actionableMessageOf(problem) ?? options.failure);
    if (options.apology !== undefined) return true;
    return hasText || withdraw(question);
  };

  const unanswered = writing === null ? questionWithoutAnswer(messages) : null;
  /** Asks the last question again if it got no answer. */
  const retry = unanswered
    ? () => {
        if (running.current) return;
        const conversation = messages.slice(0, messages.indexOf(unanswered) + 1);
        setMessages(conversation);
        void answer(conversation, unanswered, offered.get(unanswered));
      }
    : null;

  const stop = useCallback(() => running.current?.abort(), []);

  const clear = () => {
    running.current?.abort();
    running.current = null;
    setWriting(null);
    setMessages(options.opening());
  };

  /** Adds older messages that were loaded from the server. */
  const prepend = (earlier: readonly Message[]) => setMessages((before) => [...earlier, ...before]);

  return { messages, writing, place, send, open, retry, stop, clear, prepend };
}

function messageFrom(
  blank: Message,
  { phase, fields, source, notices, offers, safety }: AnswerState,
): Message {
  const interrupted = phase === 'stopped';
  const text = fields['message']?.[0] ?? [];
  const message = { ...blank, text, source: source ?? undefined, notices, offers, interrupted };
  return safety ? { ...message, safety, aside: true } : message;
}

/** An apology or a greeting is not an answer; a safety card is. */
function questionWithoutAnswer(messages: readonly Message[]): Message | null {
  const last = messages.findLast(({ aside, safety }) => !aside || safety);
  return last?.role === 'user' ? last : null;
}
