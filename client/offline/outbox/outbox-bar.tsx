import { CloudAlert, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { UrgentNotices } from '../../controls/urgent-notices.tsx';
import { announce } from '../../lib/browser/announcer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import ConfirmDialog from '../../ui/dialog-confirm.tsx';
import { toastInfo } from '../../ui/toasts.tsx';
import { OutboxSheet } from './outbox-sheet.tsx';
import { outboxStatus, setStatus } from './status.ts';

const NOTHING = { changes: [], notices: [], told: null, leave: null } as const;
const KEPT = 'Guardado neste aparelho. Será enviado quando houver conexão.';

/** The button in the header that opens the list of what waits, and what the outbox has to say. */
export function OutboxBar() {
  const status = outboxStatus.use();
  const { changes, notices, told, leave } = status ?? NOTHING;
  const refused = changes.filter(({ refusal }) => refusal !== undefined).length;
  const waiting = changes.length - refused;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (told === null) return;
    void toastInfo('Guardamos o que você escreveu', told);
    setStatus({ told: null });
  }, [told]);
  useEffect(() => {
    if (waiting > 0) announce(KEPT);
  }, [waiting]);
  const Icon = refused > 0 ? CloudAlert : CloudUpload;
  return (
    <>
      {changes.length > 0 ? (
        <button
          type="button"
          className={`header-link gap-1.5 px-2 text-[0.9375rem] font-semibold whitespace-nowrap ${refused > 0 ? 'text-danger' : 'text-ink'}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon aria-hidden="true" size={18} className="shrink-0" />
          {refused > 0 ? countOf(refused, 'recusada', 'recusadas') : `${waiting} por enviar`}
        </button>
      ) : null}
      {open ? <OutboxSheet onClose={() => setOpen(false)} /> : null}
      {notices.length > 0 ? (
        <Dialog title="Antes de continuar" onClose={() => setStatus({ notices: [] })}>
          <UrgentNotices notices={notices} />
        </Dialog>
      ) : null}
      {leave ? (
        <ConfirmDialog
          title="Sair sem enviar?"
          text={`${countOf(changes.length, 'alteração ainda não foi enviada', 'alterações ainda não foram enviadas')} e se ${changes.length === 1 ? 'perde' : 'perdem'} se você sair agora.`}
          action="Sair e descartar"
          cancel="Ficar"
          busy={false}
          onConfirm={leave}
          onClose={() => setStatus({ leave: null })}
        />
      ) : null}
    </>
  );
}

const countOf = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
