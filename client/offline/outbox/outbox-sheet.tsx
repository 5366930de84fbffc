import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '../../controls/copy-button.tsx';
import { useFormats } from '../../lib/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Queued } from './change.ts';
import { kindOf } from './kinds/kinds.ts';
import { outboxStatus } from './status.ts';

type Props = Readonly<{ onClose: () => void }>;

/** What waits on this device, and what the server refused, with what was typed. */
export function OutboxSheet({ onClose }: Props) {
  const status = outboxStatus.use();
  const changes = status?.changes ?? [];
  const [busy, setBusy] = useState(false);
  const sendNow = async () => {
    setBusy(true);
    await status?.outbox.sendNow();
    setBusy(false);
  };
  return (
    <Dialog
      title="Por enviar"
      description="O que você fez sem conexão fica guardado neste aparelho e é enviado assim que ela voltar."
      onClose={onClose}
    >
      {changes.length === 0 ? <p role="status">Tudo foi enviado.</p> : null}
      <ul className="grid gap-3">
        {changes.map((change) => (
          <ChangeItem key={change.key} change={change} />
        ))}
      </ul>
      {changes.some(({ refusal }) => refusal === undefined) ? (
        <Button className="mt-4 w-full" busy={busy} onClick={() => void sendNow()}>
          Enviar agora
        </Button>
      ) : null}
    </Dialog>
  );
}

function ChangeItem({ change }: Readonly<{ change: Queued }>) {
  const { formatDateTime } = useFormats();
  const outbox = outboxStatus.use()?.outbox;
  const { path, input, madeAt, refusal } = change;
  const kind = kindOf(path);
  const typed = kind?.typed(input) ?? null;
  return (
    <li className="card p-4">
      <p className="font-semibold break-words">{kind?.name(input)}</p>
      <p className="text-sm text-muted">
        <time dateTime={new Date(madeAt).toISOString()}>{formatDateTime(new Date(madeAt))}</time>
        {refusal === undefined ? ' · por enviar' : ''}
      </p>
      {typed ? (
        <p
          className={`mt-2 border-l-3 border-accent-soft pl-3 break-words whitespace-pre-line ${refusal === undefined ? 'line-clamp-3' : ''}`}
        >
          {typed}
        </p>
      ) : null}
      {refusal === undefined ? null : (
        <>
          <p className="mt-2 font-semibold text-danger">Não foi aceito: {refusal}</p>
          <div className="-mx-1 mt-1 flex flex-wrap items-center">
            {typed ? <CopyButton text={typed} /> : null}
            <ActionButton icon={RotateCw} onClick={() => void outbox?.retry(change)}>
              Tentar de novo
            </ActionButton>
            <ActionButton icon={Trash2} onClick={() => void outbox?.drop(change)}>
              Descartar
            </ActionButton>
          </div>
        </>
      )}
    </li>
  );
}
