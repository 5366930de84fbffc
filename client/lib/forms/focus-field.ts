/** Leads to what must be filled in, in the middle of the screen, where no toast stands above it. */
export function focusField(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
