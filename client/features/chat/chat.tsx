import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { newKey } from '../../lib/data/keys.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { ChatRoom } from './chat-room.tsx';
import { storedMessages } from './stored-messages.ts';

type Props = Readonly<{ conversationId: string | undefined }>;

/**
 * A new conversation, or the one that the address names. A new one has its name before
 * its first question, and the address has it once that is stored.
 */
export function Chat({ conversationId }: Props) {
  const navigate = useNavigate();
  const [fresh, setFresh] = useState(newKey);
  /** Opens a conversation as the server has stored it, also one that began here. */
  const open = (c?: string) => {
    setFresh(newKey());
    void navigate({ to: '/chat', search: c ? { c } : {} });
  };
  const begin = () => open();
  if (conversationId && conversationId !== fresh) {
    return <StoredChat key={conversationId} id={conversationId} onOpen={open} onNew={begin} />;
  }
  return (
    <ChatRoom
      key={fresh}
      id={fresh}
      earlier={null}
      onStored={() =>
        void navigate({ to: '/chat', search: { c: fresh }, replace: true, resetScroll: false })
      }
      onOpen={open}
      onNew={begin}
    />
  );
}

const SAVED_WITHIN_MS = 5000;

/** Reloading a page ends its answer, whose text the server is still storing. */
function mayBeSaved(last: Readonly<{ role: string; createdAt: string }> | undefined): boolean {
  const age = Date.now() - Date.parse(last?.createdAt ?? '');
  return last?.role === 'user' && age < SAVED_WITHIN_MS;
}

type StoredProps = Readonly<{ id: string; onOpen: (id: string) => void; onNew: () => void }>;

/** A conversation from the history, which goes on where it ended. */
function StoredChat({ id, onOpen, onNew }: StoredProps) {
  const trpc = useTrpc();
  const { data, error, refetch } = useQuery({
    ...trpc.member.conversations.messages.queryOptions({ id }),
    // Read anew each time: it may have gone on elsewhere.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      mayBeSaved(state.data?.items[0]) ? SAVED_WITHIN_MS / 5 : false,
  });
  if (error) {
    const gone = codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'INVALID_INPUT';
    return (
      <Page title={gone ? 'Conversa não encontrada' : 'Não foi possível abrir a conversa'}>
        <p role="alert">{gone ? 'Ela pode ter sido excluída.' : messageOf(error)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {gone ? null : <Button onClick={() => void refetch()}>Tentar novamente</Button>}
          <Button look={gone ? 'primary' : 'quiet'} onClick={onNew}>
            Nova conversa
          </Button>
        </div>
      </Page>
    );
  }
  if (!data) {
    return (
      <div
        className="mx-auto grid w-full max-w-3xl gap-4 px-4 py-5 md:px-6"
        role="status"
        aria-label="Carregando a conversa"
      >
        <div className="skeleton h-8 w-56" />
        <div className="skeleton h-12 w-3/4 justify-self-end" />
        <div className="skeleton mr-10 h-40" />
      </div>
    );
  }
  return (
    <ChatRoom
      key={data.items[0]?.id}
      id={id}
      earlier={storedMessages(data)}
      onStored={() => {}}
      onOpen={onOpen}
      onNew={onNew}
    />
  );
}
