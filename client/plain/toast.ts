import { takeCarriedToast } from '../lib/browser/carried-toast.ts';

const SHOWN_MS = 6000;

const region = document.querySelector('.toasts');

/** A notice of a plain page; an error lasts until the next notice at most. */
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
  setTimeout(() => box.remove(), SHOWN_MS);
}

export function dismissErrors(): void {
  for (const error of region?.querySelectorAll('.toast-error') ?? []) error.remove();
}

export function showCarriedToast(): void {
  const carried = takeCarriedToast();
  if (carried) toast('success', ...carried);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
