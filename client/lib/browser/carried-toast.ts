const NAME = 'toast-for-next-page';

type ToastText = readonly [title: string, description?: string | undefined];

/** Stores the toast of a success that leaves the page, for the next page to show. */
export function carryToast(...text: ToastText): void {
  sessionStorage.setItem(NAME, text.join('\n'));
}

/** Whether this page is being left, with a toast that the next one shows. */
export const isToastCarried = () => sessionStorage.getItem(NAME) !== null;

export function takeCarriedToast(): ToastText | null {
  const [title, description] = (sessionStorage.getItem(NAME) ?? '').split('\n');
  sessionStorage.removeItem(NAME);
  return title ? [title, description] : null;
}
