import { useMutation } from '@tanstack/react-query';
import { Eraser, History, type LucideIcon, SquarePen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Pressable } from '../../ui/pressable.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

const HistorySheet = lazyWithRetry(() => import('./history-sheet.tsx'));
const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

type Props = Readonly<{
  id: string;
  name: string;
  clearable: boolean;
  onOpen: (id: string) => void;
  onNew: () => void;
}>;

export function ChatHeader({ id, name, clearable, onOpen, onNew }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const [shown, setShown] = useState<'history' | 'clearing' | null>(null);
  const close = () => setShown(null);
  const clear = useMutation({
    mutationFn: async () => {
      try {
        await client.member.conversations.remove.mutate({ id });
      } catch (error) {
        // Nothing of it was stored.
        if (codeOf(error) !== 'NOT_FOUND') throw error;
      }
    },
    meta: { invalidates: [trpc.member.conversations.list] },
    onSuccess: () => {
      onNew();
      void toastSuccess('Chat limpo com sucesso', 'Histórico de conversas removido.');
    },
    onError: (error) => toastError('Não foi possível limpar o chat', messageOf(error)),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 py-2">
      <h1 className="text-lg md:text-2xl">{name}</h1>
      <div className="-mr-2 flex items-center md:mr-0">
        <HeaderButton
          Icon={History}
          label="Conversas"
          onHover={() => HistorySheet.preload()}
          onClick={() => setShown('history')}
        />
        <HeaderButton Icon={SquarePen} label="Nova conversa" onClick={onNew} />
        <HeaderButton
          Icon={Eraser}
          label="Limpar"
          disabled={!clearable}
          onHover={() => ConfirmDialog.preload()}
          onClick={() => setShown('clearing')}
        />
      </div>
      {shown === 'history' ? (
        <Suspense fallback={null}>
          <HistorySheet current={id} onOpen={onOpen} onNew={onNew} onClose={close} />
        </Suspense>
      ) : null}
      {shown === 'clearing' ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Limpar esta conversa?"
            text="As perguntas e respostas dela também saem do seu histórico."
            action="Limpar conversa"
            busy={clear.isPending}
            onConfirm={() => clear.mutate(undefined, { onSettled: close })}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

type ButtonProps = Readonly<{
  Icon: LucideIcon;
  label: string;
  disabled?: boolean;
  onHover?: () => void;
  onClick: () => void;
}>;

/** Shows the icon alone on a phone, so that three fit beside the title. */
function HeaderButton({ Icon, label, disabled = false, onHover, onClick }: ButtonProps) {
  return (
    <Pressable
      className="button button-bare px-3"
      disabled={disabled}
      onPointerEnter={onHover}
      onClick={onClick}
    >
      <Icon aria-hidden="true" size={20} />
      <span className="sr-only md:not-sr-only">{label}</span>
    </Pressable>
  );
}
