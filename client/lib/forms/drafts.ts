const PREFIX = 'draft:';
const OWNER = 'drafts-of';

type Values = Readonly<Record<string, unknown>>;

export const readDraft = (name: string) => sessionStorage.getItem(PREFIX + name);

/** @param text what is typed; an empty text is no draft */
export function saveDraft(name: string, text: string): void {
  if (text === '') sessionStorage.removeItem(PREFIX + name);
  else sessionStorage.setItem(PREFIX + name, text);
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

/** Saves of a form the fields that differ from what it began with. */
export function saveFields(name: string, values: Values, initial: Values): void {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field]),
  );
  saveDraft(name, changed.length === 0 ? '' : JSON.stringify(Object.fromEntries(changed)));
}

/** Forgets what was begun and not sent, when the member leaves this device. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
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
