const PREFIX = 'draft:';
const OWNER = 'drafts-of';

/** The names of forms begin with this whose drafts belong to a visitor. */
export const VISITOR_DRAFTS = 'visitor:';
const VISITOR_FORMS = `form:${VISITOR_DRAFTS}`;
const WRITTEN_AT = 'visitor-drafts-at';
/** As long as the link of a confirmation. */
const VISITOR_DRAFTS_LAST_MS = 86_400_000;

type Values = Readonly<Record<string, unknown>>;

/**
 * A member's drafts belong to a tab. A visitor's belong to the device for a day, because the link
 * of a confirmation may open another tab.
 */
function storeOf(name: string): Storage {
  if (!name.startsWith(VISITOR_FORMS)) return sessionStorage;
  const writtenAt = Number(localStorage.getItem(WRITTEN_AT));
  if (Date.now() - writtenAt > VISITOR_DRAFTS_LAST_MS) forgetIn(localStorage);
  return localStorage;
}

export const readDraft = (name: string) => storeOf(name).getItem(PREFIX + name);

/** @param text what is typed; an empty text is no draft */
export function saveDraft(name: string, text: string): void {
  const store = storeOf(name);
  if (text === '') {
    store.removeItem(PREFIX + name);
    return;
  }
  store.setItem(PREFIX + name, text);
  if (name.startsWith(VISITOR_FORMS)) store.setItem(WRITTEN_AT, String(Date.now()));
}

/** Adds a text to what is typed already, of which nothing is lost. */
export function addToDraft(name: string, text: string): void {
  const typed = readDraft(name) ?? '';
  if (!typed.includes(text)) saveDraft(name, typed === '' ? text : `${typed}\n${text}`);
}

export function forgetDraft(name: string): void {
  storeOf(name).removeItem(PREFIX + name);
}

/** Gives a form of a member what was typed in it before they signed in. */
export function adoptVisitorDraft(form: string): void {
  const typed = readDraft(VISITOR_FORMS + form);
  if (typed === null) return;
  saveDraft(`form:${form}`, typed);
  forgetDraft(VISITOR_FORMS + form);
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
  forgetIn(sessionStorage);
}

function forgetIn(store: Storage): void {
  for (const name of Object.keys(store)) {
    if (name.startsWith(PREFIX)) store.removeItem(name);
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
