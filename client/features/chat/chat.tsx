import { Eraser } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.tsx';
import { ChatMessage } from './chat-message.tsx';
import { Composer } from './composer.tsx';
import { useChat } from './use-chat.ts';

export function Chat() {
  const { messages, writing, send, stop, clear } = useChat();
  const end = useRef<HTMLDivElement>(null);
  const follow = `${messages.length}:${writing?.text.length ?? 0}`;
  useEffect(() => {
    if (follow) end.current?.scrollIntoView({ block: 'end' });
  }, [follow]);
  const waiting = writing !== null && writing.text.length === 0 && !writing.safety;
  return (
    <div className="mx-auto flex h-[calc(100dvh-3.5rem-3.5rem-1px)] w-full max-w-3xl flex-col px-4 md:h-[calc(100dvh-3.5rem)] md:px-6">
      <div className="flex items-center justify-between gap-3 py-3">
        <h1 className="text-xl md:text-2xl">Companheiro Bíblico</h1>
        <Button
          look="bare"
          onClick={() => {
            clear();
            void toast('success', 'Chat limpo', 'Histórico de conversas removido.');
          }}
        >
          <Eraser aria-hidden="true" size={18} />
          Limpar
        </Button>
      </div>
      <section className="flex-1 overflow-y-auto overscroll-contain py-2" aria-label="Conversa">
        <ol className="grid gap-4">
          {messages.map((message) => (
            <ChatMessage key={message.id} message={message} />
          ))}
          {writing && !waiting ? <ChatMessage message={writing} /> : null}
        </ol>
        <p role="status" className="mt-4 text-muted">
          {waiting ? 'Pensando...' : null}
        </p>
        <div ref={end} className="h-px" />
      </section>
      {/* The answer is read out once it is whole, not word by word. */}
      <p className="sr-only" aria-live="polite">
        {writing ? '' : lastAnswer(messages)}
      </p>
      <Composer busy={writing !== null} onSend={send} onStop={stop} />
    </div>
  );
}

function lastAnswer(messages: ReturnType<typeof useChat>['messages']): string {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return '';
  return last.text.map((part) => (part.type === 'reference' ? '' : part.text)).join('');
}
