import { Eraser, MessagesSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { useClient } from '../../lib/data/data.tsx';
import { STREAM } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import { Composer } from '../conversation/composer.tsx';
import { aside, historyOf } from '../conversation/message.ts';
import { MessageList } from '../conversation/message-list.tsx';
import { useConversation } from '../conversation/use-conversation.ts';

type Props = Readonly<{
  /** What the page is about, such as "Estudo sobre oração": the answers lean towards it. */
  topic?: string;
  title?: string;
  greeting?: string;
  waitingText?: string;
}>;

const GREETING =
  'Olá! Sou o seu assistente bíblico. Pergunte o que quiser sobre o que você está estudando.';

/** The chat inside a study page, which is not stored. */
export function Assistant({
  topic,
  title = 'Assistente Bíblico',
  greeting = GREETING,
  waitingText = 'Escrevendo...',
}: Props) {
  const client = useClient();
  const titleId = useId();
  const [opening] = useState(() => [aside(greeting)]);
  const { messages, writing, send, stop, clear } = useConversation({
    opening: () => opening,
    failure: 'Não foi possível enviar a mensagem. Tente novamente.',
    ask: (conversation, signal) => {
      const history = historyOf(conversation);
      const message = history.pop()?.content ?? '';
      return client.ai.chatAssistant.mutate(
        { message, history, topic },
        { signal, context: STREAM },
      );
    },
  });
  return (
    <section
      aria-labelledby={titleId}
      className="card flex max-h-[600px] min-h-80 w-full flex-col px-4 pt-2"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line pb-2">
        <h2
          id={titleId}
          className="flex items-center gap-2 text-[1.0625rem] whitespace-nowrap md:gap-2.5 md:text-lg"
        >
          <MessagesSquare aria-hidden="true" size={20} className="text-accent" />
          {title}
        </h2>
        <Button
          look="bare"
          className="px-2"
          onClick={() => {
            clear();
            void toastSuccess('Chat limpo', 'Histórico de conversas removido.');
          }}
        >
          <Eraser aria-hidden="true" size={18} />
          Limpar
        </Button>
      </div>
      <MessageList messages={messages} writing={writing} name={title} waitingText={waitingText} />
      <Composer
        draft={`assistant:${topic ?? title}`}
        busy={writing !== null}
        locked
        onSend={send}
        onStop={stop}
      />
    </section>
  );
}
