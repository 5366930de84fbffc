import { createStore } from './store.ts';

/** The browser's own question, which it asks when it is told to. */
type InstallPrompt = Event & Readonly<{ prompt: () => Promise<unknown> }>;

/** null where the browser has no such question, or it has been answered. */
export const installPrompt = createStore<InstallPrompt | null>(null);

const asks = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Holds the question until a member asks for it; it comes once, and early. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (asks(event)) installPrompt.set(event);
  });
}
