import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '../../answer/conversation/message.ts';
import { useClient } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { toastError } from '../../ui/toasts.tsx';
import { storedMessages } from './stored-messages.ts';

type Props = Readonly<{
  id: string;
  next: string;
  onRead: (messages: readonly Message[]) => void;
}>;

/** Reads a long conversation backwards, page by page. */
export function EarlierMessages({ id, next, onRead }: Props) {
  const client = useClient();
  const [cursor, setCursor] = useState<string | null>(next);
  const read = useMutation({
    mutationFn: () => client.member.conversations.messages.query({ id, cursor }),
    onSuccess: (page) => {
      const earlier = storedMessages(page);
      onRead(earlier.messages);
      setCursor(earlier.next);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  if (!cursor) return null;
  return (
    <div className="mb-4 text-center">
      <Button look="quiet" busy={read.isPending} onClick={() => read.mutate()}>
        Mensagens anteriores
      </Button>
    </div>
  );
}
