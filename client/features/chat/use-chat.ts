import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerSource, Notice, SafetyTopic } from '#shared/ai.ts';
import { formatReference, parseReferenceKey } from '#shared/bible/reference.ts';
import { GREETING } from '#shared/chat-limits.ts';
import { appendPart, plainTextOf, type RichText } from '#shared/rich-text.ts';
import { readAnswer } from '../../answer/read-answer.ts';
import { withConsent } from '../../answer/with-consent.ts';
import { streamClient } from '../../lib/stream-client.ts';
import { codeOf, messageOf } from '../../lib/trpc.ts';
import { toast } from '../../ui/toasts.tsx';

export type Message = Readonly<{
  id: number;
  role: 'user' | 'assistant';
  text: RichText;
  at: Date;
  source?: AnswerSource;
  notices?: readonly Notice[];
  safety?: SafetyTopic;
  /** Shown, but no part of the conversation: the greeting, errors, safety cards. */
  aside?: boolean;
}>;

const APOLOGY = 'Desculpe, ocorreu um erro ao processar sua mensagem. Por favor, tente novamente.';
const plain = (text: string): RichText => [{ type: 'text', text }];

let lastId = 0;
const message = (given: Omit<Message, 'id' | 'at'>): Message => ({
  ...given,
  id: ++lastId,
  at: new Date(),
});
const greeting = () => message({ role: 'assistant', text: plain(GREETING), aside: true });

/** What the model is told was said: the conversation as plain text. */
function historyOf(messages: readonly Message[]) {
  const name = (key: string) => {
    const reference = parseReferenceKey(key);
    return reference ? formatReference(reference) : key;
  };
  return messages
    .filter(({ aside, text }) => !aside && text.length > 0)
    .map(({ role, text }) => ({ role, content: plainTextOf(text, name) }))
    .slice(-40);
}

/** One conversation: its messages, the answer being written, and what can be done with them. */
export function useChat() {
  const [messages, setMessages] = useState<readonly Message[]>(() => [greeting()]);
  const [conversationId, setConversationId] = useState<string | null>(null);
  const [writing, setWriting] = useState<Message | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (text: string): Promise<void> => {
      if (running.current || text.trim() === '') return;
      const abort = new AbortController();
      running.current = abort;
      const asked = message({ role: 'user', text: plain(text.trim()) });
      setMessages((before) => [...before, asked]);
      let answer = message({ role: 'assistant', text: [] });
      const show = (next: Message) => {
        answer = next;
        setWriting(next);
      };
      show(answer);
      try {
        await withConsent(async () => {
          const stream = await streamClient.ai.biblicalChat.mutate(
            { conversationId, messages: historyOf([...messages, asked]) },
            { signal: abort.signal },
          );
          await readAnswer(stream, (event) => {
            if (event.type === 'start')
              show({ ...answer, source: event.source, notices: event.notices });
            if (event.type === 'reset') show({ ...answer, text: [] });
            if (event.type === 'part')
              show({ ...answer, text: appendPart(answer.text, event.part) });
            if (event.type === 'safety') show({ ...answer, safety: event.topic, aside: true });
            if (event.type === 'conversation') setConversationId(event.conversationId);
          });
        });
        setMessages((before) => [...before, answer]);
      } catch (error) {
        const kept = answer.text.length > 0 ? [answer] : [];
        if (abort.signal.aborted) {
          setMessages((before) => [...before, ...kept]);
        } else {
          await complain(error);
          const apology = message({ role: 'assistant', text: plain(APOLOGY), aside: true });
          setMessages((before) => [...before, ...kept, apology]);
        }
      } finally {
        running.current = null;
        setWriting(null);
      }
    },
    [conversationId, messages],
  );

  const stop = useCallback(() => running.current?.abort(), []);

  const clear = useCallback(() => {
    running.current?.abort();
    setConversationId(null);
    setMessages([greeting()]);
  }, []);

  return { messages, writing, send, stop, clear };
}

async function complain(error: unknown): Promise<void> {
  const code = codeOf(error);
  const precise = code === 'TOO_MANY_REQUESTS' || code === 'INVALID_INPUT';
  await toast('error', precise ? messageOf(error) : 'Erro ao enviar mensagem. Tente novamente.');
}
