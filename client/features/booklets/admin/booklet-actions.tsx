import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, FileText, Pencil } from 'lucide-react';
import { fileUrl } from '#shared/uploads.ts';
import { ActivationButton } from '../../../admin-lists/activation-button.tsx';
import { announce } from '../../../lib/browser/announcer.tsx';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { actionableMessageOf } from '../../../lib/data/errors.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { Booklet } from './admin-booklets-query.ts';

const FAILED = 'Erro ao atualizar apostila';

const LINE =
  '-mx-1 flex flex-wrap items-center gap-0.5 @min-[60rem]:flex-nowrap @min-[60rem]:[&_.button]:size-9 @min-[60rem]:[&_.button]:min-h-9 @min-[60rem]:[&_.button]:min-w-9';

type Props = Readonly<{ booklet: Booklet; onEdit: () => void }>;

export function BookletActions({ booklet, onEdit }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { id, name, isActive, pdfKey } = booklet;
  const setActive = useMutation({
    mutationFn: (active: boolean) =>
      client.admin.booklets.setActive.mutate({ ids: [id], isActive: active }),
    meta: { invalidates: [trpc.admin, trpc.member.booklets] },
    onSuccess: (_done, active) =>
      toastSuccess(active ? 'Apostila ativada com sucesso' : 'Apostila desativada com sucesso'),
    onError: (error) => toastError(FAILED, actionableMessageOf(error) ?? undefined),
  });
  return (
    <div className={LINE}>
      <a
        href={fileUrl(pdfKey)}
        target="_blank"
        rel="noopener"
        className="button button-bare gap-1 px-1 text-sm md:px-1.5"
        aria-label={`Ver PDF: ${name}`}
        title="Ver PDF"
      >
        <FileText aria-hidden="true" size={16} />
        <span className="@min-[60rem]:sr-only">Ver PDF</span>
      </a>
      <ActivationButton
        compact
        isActive={isActive}
        name={name}
        disabled={setActive.isPending}
        onClick={() => setActive.mutate(!isActive)}
      />
      <ActionButton
        icon={Pencil}
        aria-haspopup="dialog"
        aria-label={`Editar: ${name}`}
        title="Editar"
        onClick={onEdit}
      >
        <span className="@min-[60rem]:sr-only">Editar</span>
      </ActionButton>
    </div>
  );
}

type OrderProps = Readonly<{ booklet: Booklet; isFirst: boolean; isLast: boolean }>;

/** Moves a booklet by one place in the list of members. */
export function BookletOrder({ booklet: { id, name }, isFirst, isLast }: OrderProps) {
  const client = useClient();
  const trpc = useTrpc();
  const move = useMutation({
    mutationFn: (by: -1 | 1) => client.admin.booklets.move.mutate({ id, by }),
    meta: { invalidates: [trpc.admin, trpc.member.booklets] },
    onSuccess: (_done, by) => announce(by < 0 ? 'Uma posição acima' : 'Uma posição abaixo'),
    onError: (error) => toastError(FAILED, actionableMessageOf(error) ?? undefined),
  });
  return (
    <div className={LINE}>
      <ActionButton
        icon={ArrowUp}
        className="min-w-11"
        disabled={isFirst || move.isPending}
        aria-label={`Mover para cima: ${name}`}
        onClick={() => move.mutate(-1)}
      />
      <ActionButton
        icon={ArrowDown}
        className="min-w-11"
        disabled={isLast || move.isPending}
        aria-label={`Mover para baixo: ${name}`}
        onClick={() => move.mutate(1)}
      />
    </div>
  );
}
