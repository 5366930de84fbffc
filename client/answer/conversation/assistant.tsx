import { Eraser, MessagesSquare } from 'lucide-react';
import { useId, useState } from 'react';
import type { AnswerEvent, Offer } from '#shared/answers/ai.ts';
import type { AnswerOf } from '#shared/answers/answer-shape.ts';
import type { ADVICE, CHAT } from '#shared/answers/answers.ts';
import { LONGEST_PROBLEM } from '#shared/answers/generated-limits.ts';
import { useClient } from '../../lib/data/data.tsx';
import { type Client, STREAM } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import { Composer } from './composer.tsx';
import { aside, historyOf, type Message } from './message.ts';
import { MessageList } from './message-list.tsx';
import { useConversation } from './use-conversation.ts';

type Props = Readonly<{
  /** The subject of the page, such as "Estudo sobre oração": the answers lean towards it. */
  topic?: string;
  title?: string;
  greeting?: string;
  waitingText?: string;
  /** Whether the counsel for women who build their home answers, which looks at one problem. */
  counsel?: boolean;
}>;

const GREETING =
  'Olá! Sou o seu assistente bíblico. Pergunte o que quiser sobre o que você está estudando.';

const ADVICE_OFFERED = 'Também temos conselhos para estas situações:';

/** The chat inside a study page, which is not stored. */
export function Assistant({
  topic,
  title = 'Assistente Bíblico',
  greeting = GREETING,
  waitingText = 'Escrevendo...',
  counsel = false,
}: Props) {
  const client = useClient();
  const titleId = useId();
  const [opening] = useState(() => [aside(greeting)]);
  const { messages, writing, place, send, open, stop, clear } = useConversation({
    opening: () => opening,
    failure: counsel
      ? 'Erro ao obter conselho. Tente novamente.'
      : 'Não foi possível enviar a mensagem. Tente novamente.',
    ask: async (conversation, signal, offer) => {
      if (counsel) return askCounsel(client, conversation, signal, offer);
      const history = historyOf(conversation);
      const message = history.pop()?.content ?? '';
      return client.ai.chatAssistant.mutate(
        { message, history, topic, entry: offer?.id },
        { signal, context: STREAM },
      );
    },
  });
  return (
    <section
      aria-labelledby={titleId}
      className="card flex max-h-[600px] min-h-80 w-full flex-col px-4 pt-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line pb-2">
        <h2
          id={titleId}
          className="flex min-w-0 items-center gap-2 text-[1.0625rem] md:gap-2.5 md:text-lg"
        >
          <MessagesSquare aria-hidden="true" size={20} className="shrink-0 text-accent" />
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
      <MessageList
        messages={messages}
        writing={writing}
        place={place}
        name={title}
        waitingText={waitingText}
        onOffer={open}
        offersLead={counsel ? ADVICE_OFFERED : undefined}
      />
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

/** Asks the counsel with the question before as its context, and reads its answer as a message. */
async function askCounsel(
  client: Client,
  conversation: readonly Message[],
  signal: AbortSignal,
  offer?: Offer,
) {
  const questions = historyOf(conversation).filter(({ role }) => role === 'user');
  const [before, question] = [questions.at(-2)?.content, questions.at(-1)?.content ?? ''];
  const withContext = before ? `${question}\n\nContexto: ${before}` : question;
  const problem = withContext.length > LONGEST_PROBLEM ? question : withContext;
  const events = await client.ai.womanBuilderAdvice.mutate(
    offer ? { entry: offer.id } : { problem },
    { signal, context: STREAM },
  );
  return asMessage(events);
}

async function* asMessage(
  events: AsyncIterable<AnswerEvent<AnswerOf<typeof ADVICE>>>,
): AsyncGenerator<AnswerEvent<AnswerOf<typeof CHAT>>> {
  for await (const event of events) {
    if (event.type === 'part') yield { ...event, path: 'message' };
    else if (event.type === 'done' || event.type === 'cut') {
      yield { type: event.type, result: { message: event.result.advice } };
    } else yield event;
  }
}
