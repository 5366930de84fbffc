import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Brain } from 'lucide-react';
import { parseReferenceKey } from '#shared/bible/reference.ts';
import { isLearnable } from '#shared/memory/recall.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { toastError } from '../../ui/toasts.tsx';

type Props = Readonly<{
  /** The key of the verse. */
  verse: string;
  /** Its place, for whoever hears a list of such buttons. */
  name: string;
}>;

/** Puts a verse among those that the member learns by heart, and then leads there. */
export default function MemorizeButton({ verse, name }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const add = useMutation({
    mutationFn: () => client.member.memory.add.mutate({ key: verse }),
    meta: { invalidates: [trpc.member.memory] },
    onError: (error) => toastError('Não foi possível acrescentar o versículo', messageOf(error)),
  });
  const reference = parseReferenceKey(verse);
  if (!reference || !isLearnable(reference)) return null;
  if (add.isSuccess) {
    return (
      <Link to="/memorize" className="button button-bare gap-1 px-1 text-sm md:px-1.5">
        <Brain aria-hidden="true" size={16} />
        Abrir Memorizar
      </Link>
    );
  }
  return (
    <ActionButton
      icon={Brain}
      aria-label={`Memorizar: ${name}`}
      busy={add.isPending}
      onClick={() => add.mutate()}
    >
      Memorizar
    </ActionButton>
  );
}
