import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerEvent } from '#shared/ai.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { appendPart, type RichText } from '#shared/rich-text.ts';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { dismissErrors, toast } from '../../ui/toasts.tsx';
import { readAnswer } from '../read-answer.ts';
import { withConsent } from '../with-consent.ts';
import { aside, type Message, newMessage, plain } from './message.ts';

type Stream = AsyncIterable<AnswerEvent<RichText> | Readonly<{ type: 'conversation' }>>;

export type ConversationOptions = Readonly<{
  /** What stands there before anything is asked. */
  opening: () => readonly Message[];
  /** Sends the conversation, whose last message is the question. */
  ask: (messages: readonly Message[], signal: AbortSignal) => Promise<Stream>;
  /** The toast where an answer fails. */
  failure: string;
  /** Said in the conversation as well; without it the question goes back to the one who asked. */
  apology?: string;
  /** After an answer, also one that was stopped or cut half-way. */
  onAnswered?: () => void;
}>;

/** A conversation: its messages, the answer being written, and what can be done with them. */
export function useConversation(options: ConversationOptions) {
  const [messages, setMessages] = useState<readonly Message[]>(options.opening);
  const [writing, setWriting] = useState<Message | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const add = (...more: readonly Message[]) => setMessages((before) => [...before, ...more]);

  /** @returns whether the question stands in the conversation now */
  const send = async (text: string): Promise<boolean> => {
    if (running.current || text.trim() === '') return false;
    const abort = new AbortController();
    running.current = abort;
    const asked = newMessage({ role: 'user', text: plain(text.trim()) });
    add(asked);
    let answer = newMessage({ role: 'assistant', text: [] });
    const show = (next: Message) => {
      answer = next;
      if (running.current === abort) setWriting(next);
    };
    show(answer);
    let problem: unknown = null;
    try {
      await withConsent(async () => {
        const stream = await options.ask([...messages, asked], abort.signal);
        await readAnswer(stream, (event) => {
          if (event.type !== 'conversation') show(afterEvent(answer, event));
        });
      });
    } catch (error) {
      problem = error;
    }
    // Cleared meanwhile: nobody waits for it any more.
    if (running.current !== abort) return true;
    running.current = null;
    setWriting(null);
    if (answer.text.length > 0 || answer.safety) add(answer);
    if (answer.text.length > 0) options.onAnswered?.();
    if (problem === null) void dismissErrors();
    if (problem === null || abort.signal.aborted) return true;
    return complain(problem, asked, answer);
  };

  const complain = async (problem: unknown, asked: Message, answer: Message): Promise<boolean> => {
    await toast('error', precise(problem) ?? options.failure);
    if (options.apology !== undefined) {
      add(aside(options.apology));
      return true;
    }
    if (answer.text.length > 0) return true;
    setMessages((before) => before.filter((message) => message !== asked));
    return false;
  };

  const stop = useCallback(() => running.current?.abort(), []);

  const clear = () => {
    running.current?.abort();
    running.current = null;
    setWriting(null);
    setMessages(options.opening());
  };

  /** Messages from before, read from where they are kept. */
  const prepend = (earlier: readonly Message[]) => setMessages((before) => [...earlier, ...before]);

  return { messages, writing, send, stop, clear, prepend };
}

function afterEvent(answer: Message, event: AnswerEvent<RichText>): Message {
  switch (event.type) {
    case 'start':
      return { ...answer, source: event.source, notices: event.notices };
    case 'reset':
      return { ...answer, text: [] };
    case 'part':
      return { ...answer, text: appendPart(answer.text, event.part) };
    case 'safety':
      return { ...answer, safety: event.topic, aside: true };
    case 'done':
      return answer;
  }
}

const PRECISE = new Set<ErrorCode>(['TOO_MANY_REQUESTS', 'INVALID_INPUT', 'LIMIT_REACHED']);

/** The server's own sentence where it says what to do. */
function precise(error: unknown): string | null {
  return PRECISE.has(codeOf(error)) ? messageOf(error) : null;
}
