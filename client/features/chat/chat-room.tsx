import { useState } from 'react';
import { GREETING } from '#shared/answers/chat-limits.ts';
import { Composer } from '../../answer/conversation/composer.tsx';
import { aside, historyOf } from '../../answer/conversation/message.ts';
import { MessageList } from '../../answer/conversation/message-list.tsx';
import { useConversation } from '../../answer/conversation/use-conversation.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { STREAM } from '../../lib/data/trpc.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChatHeader } from './chat-header.tsx';
import { EarlierMessages } from './earlier-messages.tsx';
import type { StoredMessages } from './stored-messages.ts';

type Props = Readonly<{
  id: string;
  /** The stored messages of an older conversation. */
  earlier: StoredMessages | null;
  onStored: () => void;
  onOpen: (id: string) => void;
  onNew: () => void;
}>;

const NAME = 'Companheiro Bíblico';

export function ChatRoom({ id, earlier, onStored, onOpen, onNew }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [opening] = useState(() => earlier?.messages ?? [aside(GREETING)]);
  const { messages, writing, place, send, open, retry, stop, prepend } = useConversation({
    opening: () => opening,
    failure: 'Erro ao enviar mensagem. Tente novamente.',
    apology: 'Desculpe, ocorreu um erro ao processar sua mensagem. Por favor, tente novamente.',
    ask: (conversation, signal, offer) =>
      client.ai.biblicalChat.mutate(
        { conversationId: id, messages: historyOf(conversation), entry: offer?.id },
        { signal, context: STREAM },
      ),
    onStored: () => {
      void trpc.member.conversations.list.invalidate();
      onStored();
    },
  });
  // While an answer is written, the server would still store its end.
  const clearable = writing === null && (messages.length > 1 || earlier !== null);
  return (
    <div className="fills-window mx-auto flex w-full max-w-3xl flex-col px-4 md:px-6">
      <ChatHeader id={id} name={NAME} clearable={clearable} onOpen={onOpen} onNew={onNew} />
      <MessageList
        messages={messages}
        writing={writing}
        place={place}
        name={NAME}
        waitingText="Pensando..."
        onRetry={retry}
        onOffer={open}
        before={
          earlier?.next ? <EarlierMessages id={id} next={earlier.next} onRead={prepend} /> : null
        }
        after={
          messages.length === 1 && earlier === null && writing === null ? (
            <FirstQuestions onAsk={(question) => void send(question)} />
          ) : null
        }
      />
      <Composer
        draft="chat"
        busy={writing !== null}
        hint="Pressione Enter para enviar ou Shift+Enter para nova linha"
        autoFocus
        onSend={send}
        onStop={stop}
      />
    </div>
  );
}

const FIRST_QUESTIONS = [
  'Como eu começo a orar?',
  'O que a Bíblia diz sobre ansiedade?',
  'Por onde eu começo a ler a Bíblia?',
  'Como perdoar quem me feriu?',
] as const;

/** What one may ask, for who does not know how to begin. */
function FirstQuestions({ onAsk }: Readonly<{ onAsk: (question: string) => void }>) {
  return (
    <ul aria-label="Perguntas para começar" className="mt-6 flex flex-wrap gap-2">
      {FIRST_QUESTIONS.map((question) => (
        <li key={question}>
          <Chip onClick={() => onAsk(question)}>{question}</Chip>
        </li>
      ))}
    </ul>
  );
}
