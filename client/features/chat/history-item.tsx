import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { useFormats } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { RenameForm } from './rename-form.tsx';

type Props = Readonly<{
  conversation: Outputs['member']['conversations']['list']['items'][number];
  current: boolean;
  onOpen: () => void;
  onRemoved: () => void;
}>;

/** A conversation in the history; renaming and removing happen in its own place. */
export function HistoryItem({ conversation, current, onOpen, onRemoved }: Props) {
  const { formatTime } = useFormats();
  const client = useClient();
  const trpc = useTrpc();
  const { id, title, updatedAt } = conversation;
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const done = () => setDoing(null);
  const remove = useMutation({
    mutationFn: () => client.member.conversations.remove.mutate({ id }),
    meta: { invalidates: [trpc.member.conversations.list] },
    onSuccess: () => {
      onRemoved();
      void toastSuccess('Conversa excluída.');
    },
    onError: (error) => toastError('Não foi possível excluir', messageOf(error)),
  });
  if (doing === 'rename') {
    return (
      <li className="rounded-lg bg-sunken p-3">
        <RenameForm id={id} title={title} onDone={done} />
      </li>
    );
  }
  if (doing === 'remove') {
    return (
      <li className="rounded-lg bg-sunken p-3">
        <p>Excluir “{title}”? Não será possível recuperar.</p>
        <div className="mt-3 flex gap-2">
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            Excluir
          </Button>
          <Button look="quiet" autoFocus disabled={remove.isPending} onClick={done}>
            Cancelar
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className="flex items-center rounded-lg hover:bg-accent-soft">
      <button
        type="button"
        className="min-h-11 min-w-0 flex-1 px-2 py-1.5 text-left"
        aria-current={current || undefined}
        onClick={onOpen}
      >
        <span className={`line-clamp-2 ${current ? 'font-semibold' : ''}`}>{title}</span>
        <span className="block text-sm text-muted">
          {formatTime(new Date(updatedAt))}
          {current ? ' · aberta agora' : ''}
        </span>
      </button>
      <IconButton label={`Renomear: ${title}`} onClick={() => setDoing('rename')}>
        <Pencil aria-hidden="true" size={18} />
      </IconButton>
      <IconButton label={`Excluir: ${title}`} onClick={() => setDoing('remove')}>
        <Trash2 aria-hidden="true" size={18} />
      </IconButton>
    </li>
  );
}

type IconProps = Readonly<{ label: string; onClick: () => void; children: React.ReactNode }>;

function IconButton({ label, onClick, children }: IconProps) {
  return (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center text-muted hover:text-ink"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
