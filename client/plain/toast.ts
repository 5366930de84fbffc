const SHOWN_MS = 6000;

/** A notice at the foot of a plain page. */
export function toast(kind: 'success' | 'error', title: string, description?: string): void {
  const region = document.querySelector('.toasts');
  if (!region) return;
  const box = Object.assign(document.createElement('div'), {
    className: kind === 'error' ? 'toast toast-error' : 'toast',
  });
  box.append(Object.assign(document.createElement('strong'), { textContent: title }));
  if (description) {
    box.append(Object.assign(document.createElement('div'), { textContent: description }));
  }
  region.append(box);
  setTimeout(() => box.remove(), SHOWN_MS);
}
