const OWNER = 'drafts-of';

/** What was begun and not sent goes: the member leaves this device. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith('draft:')) sessionStorage.removeItem(name);
  }
}

/**
 * Drafts outlive an expired session, for the member who comes back; whoever else signs
 * in here finds none of them.
 */
export function ownDrafts(userId: string): void {
  if (sessionStorage.getItem(OWNER) === userId) return;
  forgetDrafts();
  sessionStorage.setItem(OWNER, userId);
}
