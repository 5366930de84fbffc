import { toastError, toastSuccess } from '../ui/toasts.tsx';

const COPY_FAILED = 'Não foi possível copiar o conteúdo';

/** Copies a text, and toasts whether it worked. */
export async function copyWithToast(text: string): Promise<void> {
  if (await copy(text)) await toastSuccess('Copiado!');
  else await toastError(COPY_FAILED);
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** On plain http (a house network) browsers have no clipboard but the one of a selection. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.className = 'sr-only';
  // A dialog takes the focus back from anything outside of it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
