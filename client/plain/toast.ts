import { takeCarriedToast } from '../lib/browser/carried-toast.ts';

const SHOWN_MS = 6000;

const region = document.querySelector('.toasts');

/** A notice of a plain page; an error stays until it is closed or the next notice comes. */
export function toast(kind: 'success' | 'error', title: string, description?: string): void {
  dismissErrors();
  const box = element('div', { className: kind === 'error' ? 'toast toast-error' : 'toast' });
  const words = element('div', {});
  words.append(element('strong', { textContent: title }));
  if (description) words.append(element('div', { textContent: description }));
  const close = element('button', { type: 'button', className: 'toast-close', textContent: '×' });
  close.setAttribute('aria-label', 'Fechar aviso');
  close.addEventListener('click', () => box.remove());
  box.append(words, close);
  region?.append(box);
  if (kind === 'success') setTimeout(() => box.remove(), SHOWN_MS);
  // Beside the form, which tells the error itself; closed only by hand, so it is all in view.
  else box.setAttribute('aria-live', 'off');
  // What it tells of may change the page below it.
  requestAnimationFrame(() => box.scrollIntoView({ block: 'nearest' }));
}

export function dismissErrors(): void {
  for (const error of region?.querySelectorAll('.toast-error') ?? []) error.remove();
}

/** @param retitled the title by which this page tells what the one before carried to it */
export function showCarriedToast(retitled = (title: string) => title): void {
  const carried = takeCarriedToast();
  if (!carried) return;
  const [title, description] = carried;
  toast('success', retitled(title), description);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
