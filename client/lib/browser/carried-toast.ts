const NAME = 'toast-for-next-page';

export type ToastText = readonly [title: string, description?: string];

/** For a success after which the page is left: the next page shows it. */
export function carryToast(...text: ToastText): void {
  sessionStorage.setItem(NAME, JSON.stringify(text));
}

export function takeCarriedToast(): ToastText | null {
  const carried = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  return carried ? JSON.parse(carried) : null;
}
