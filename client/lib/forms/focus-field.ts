/** Moves the focus to a field that must be filled in, in the middle of the screen, clear of toasts. */
export function focusField(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
