import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Notice } from '#shared/answers/ai.ts';
import { PRAYER_CATEGORY_NAMES } from '#shared/prayer-requests.ts';
import { cutAtWord } from '#shared/text/cut-at-word.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useDayName, useFormats } from '../../lib/format.ts';
import { toastChange } from '../../offline/outbox/toast-change.ts';
import { ActionButton, ActsOf } from '../../ui/action-button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastError } from '../../ui/toasts.tsx';
import type { PrayerRequest } from './requests-query.ts';

const RequestDialog = lazyWithRetry(() => import('./request-dialog.tsx'));
const AnswerDialog = lazyWithRetry(() => import('./answer-dialog.tsx'));
const RemoveDialog = lazyWithRetry(() => import('./remove-dialog.tsx'));

type Props = Readonly<{
  request: PrayerRequest;
  /** Takes the help lines for what a change says. */
  onSaved: (notices: readonly Notice[]) => void;
}>;

export function RequestCard({ request, onSaved }: Props) {
  const { formatDate } = useFormats();
  const dayName = useDayName();
  const client = useClient();
  const trpc = useTrpc();
  const { id, text, person, category, answeredOn, answer, createdAt } = request;
  const of = cutAtWord(text, 60);
  const [open, setOpen] = useState<'edit' | 'answer' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const reopen = useMutation({
    mutationFn: () => client.member.prayerRequests.reopen.mutate({ id }),
    meta: { invalidates: [trpc.member.prayerRequests] },
    onSuccess: () => void toastChange('O pedido voltou para a sua lista.'),
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <li className="card p-4 pb-2 md:p-5 md:pb-3">
      {person || category ? (
        <p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          {person ? <strong>{person}</strong> : null}
          {category ? <span className="badge">{PRAYER_CATEGORY_NAMES[category]}</span> : null}
        </p>
      ) : null}
      <p className="whitespace-pre-line">{text}</p>
      <p className="mt-1 text-sm text-muted">
        <time dateTime={createdAt}>{dayName(new Date(createdAt))}</time>
      </p>
      {answeredOn ? (
        <div className="mt-3 border-l-3 border-success pl-3">
          <p className="flex items-center gap-1.5 text-sm font-semibold text-success">
            <CircleCheck aria-hidden="true" size={16} />
            Respondida em {formatDate(dayOf(answeredOn))}
          </p>
          {answer ? <p className="mt-1 whitespace-pre-line">{answer}</p> : null}
        </div>
      ) : null}
      <ActsOf value={of}>
        <div className="-mx-1 mt-2 flex flex-wrap items-center">
          {answeredOn ? (
            <ActionButton icon={RotateCcw} busy={reopen.isPending} onClick={() => reopen.mutate()}>
              Voltar a orar
            </ActionButton>
          ) : (
            <ActionButton
              icon={CircleCheck}
              aria-haspopup="dialog"
              onClick={() => setOpen('answer')}
            >
              Respondida
            </ActionButton>
          )}
          <ActionButton icon={Pencil} aria-haspopup="dialog" onClick={() => setOpen('edit')}>
            Editar
          </ActionButton>
          <ActionButton icon={Trash2} aria-haspopup="dialog" onClick={() => setOpen('remove')}>
            Excluir
          </ActionButton>
        </div>
      </ActsOf>
      <Suspense fallback={null}>
        {open === 'edit' ? (
          <RequestDialog request={request} onSaved={onSaved} onClose={close} />
        ) : null}
        {open === 'answer' ? <AnswerDialog request={request} onClose={close} /> : null}
        {open === 'remove' ? <RemoveDialog id={id} onClose={close} /> : null}
      </Suspense>
    </li>
  );
}

/** A calendar day, independent of the device's time zone. */
const dayOf = (day: string) => new Date(`${day}T12:00`);
