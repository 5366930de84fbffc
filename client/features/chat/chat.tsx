import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newKey } from '../../lib/data/keys.ts';
import { ChatRoom } from './chat-room.tsx';
import { StoredChat } from './stored-chat.tsx';

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
