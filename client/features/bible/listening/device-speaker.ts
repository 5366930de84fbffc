import { brazilianVoice } from '../../../controls/voices.ts';
import type { Speaker } from './chapter-player.ts';

const SILENT_MS = 5000;

/** The device's own voice; rejects where there is none for Portuguese. */
export async function deviceSpeaker(): Promise<Speaker> {
  const voice = await brazilianVoice();
  let current: SpeechSynthesisUtterance | null = null;
  const cancel = () => {
    current = null;
    speechSynthesis.cancel();
  };
  return {
    cancel,
    speak: (text, rate, events) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = voice?.lang ?? 'pt-BR';
      utterance.voice = voice;
      utterance.rate = rate;
      // Events of a cancelled utterance still arrive.
      const ifCurrent = (act: () => void) => () => {
        clearTimeout(silence);
        if (current === utterance) act();
      };
      const fail = () => {
        cancel();
        events.failed();
      };
      const silence = setTimeout(() => ifCurrent(fail)(), SILENT_MS);
      utterance.onstart = ifCurrent(events.started);
      utterance.onend = ifCurrent(events.ended);
      utterance.onerror = ifCurrent(fail);
      current = utterance;
      speechSynthesis.speak(utterance);
    },
  };
}
