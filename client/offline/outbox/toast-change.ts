import { toastSuccess, toastUndoable } from '../../ui/toasts.tsx';
import { outboxStatus } from './status.ts';

type Options = Readonly<{ description?: string; undo?: () => void }>;

export const WAITS = 'Guardado neste aparelho';
export const LATER = 'Será enviado quando houver conexão.';

/** Confirms a member's change, or says that it waits: changes are sent in order, the newest last. */
export function toastChange(title: string, { description, undo }: Options = {}): Promise<void> {
  const waits = isWaiting();
  const said = waits ? [description, LATER].filter(Boolean).join(' ') : description;
  return undo
    ? toastUndoable(waits ? WAITS : title, undo, said)
    : toastSuccess(waits ? WAITS : title, said);
}

/** Whether a member's change is still to be sent. */
export function isWaiting(): boolean {
  const changes = outboxStatus.get()?.changes ?? [];
  return changes.some(({ refusal }) => refusal === undefined);
}
