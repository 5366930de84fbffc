import { toastSuccess, toastUndoable } from '../../ui/toasts.tsx';
import { outboxStatus } from './status.ts';

type Options = Readonly<{ description?: string; undo?: () => void }>;

const WAITS = 'Guardado neste aparelho';
const LATER = 'Será enviado quando houver conexão.';

/** Confirms a member's change, or says that it waits: changes are sent in order, the newest last. */
export function toastChange(title: string, { description, undo }: Options = {}): Promise<void> {
  const changes = outboxStatus.get()?.changes ?? [];
  const waits = changes.some(({ refusal }) => refusal === undefined);
  const said = waits ? [description, LATER].filter(Boolean).join(' ') : description;
  return undo
    ? toastUndoable(waits ? WAITS : title, undo, said)
    : toastSuccess(waits ? WAITS : title, said);
}
