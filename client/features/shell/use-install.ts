import { useState } from 'react';
import { installPrompt } from '../../lib/browser/install.ts';

const OFFER = 'install-offer';
const ANSWERED = 'answered';
const VISITED = 'visited';

/** Whether the application was opened from the home screen. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** A device of Apple's, whose browsers install by their share sheet only; an iPad says it is a Mac. */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/**
 * Whether a second visit, or a later one, may offer to install, where a press or an iPhone's share
 * sheet does it: once, until it is answered. Counts the visit.
 */
export function offersInstall(): boolean {
  const offer = localStorage.getItem(OFFER);
  const first = !sessionStorage.getItem(VISITED);
  sessionStorage.setItem(VISITED, 'yes');
  const visits = offer === ANSWERED ? 0 : Number(offer) + Number(first);
  if (offer !== ANSWERED) localStorage.setItem(OFFER, String(visits));
  return visits > 1 && !isInstalled();
}

export const answerInstallOffer = () => localStorage.setItem(OFFER, ANSWERED);

/** Asks the browser's own question or, where there is none, shows the steps. */
export function useInstall() {
  const [steps, setSteps] = useState(false);
  const install = async () => {
    const prompt = installPrompt.get();
    if (!prompt) return setSteps(true);
    installPrompt.set(null);
    answerInstallOffer();
    await prompt.prompt();
  };
  return { install, steps, close: () => setSteps(false) };
}
