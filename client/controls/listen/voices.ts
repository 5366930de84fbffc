const VOICES_MS = 1000;

/**
 * The device's voice for Brazilian Portuguese. `null` lets the device choose by language:
 * the list of voices may arrive late, and on some devices never.
 * @throws where the device is known to have no such voice
 */
export async function brazilianVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) throw new Error('this device has no voice');
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise<void>((done) => {
      speechSynthesis.addEventListener('voiceschanged', () => done(), { once: true });
      setTimeout(done, VOICES_MS);
    });
  }
  const voices = speechSynthesis.getVoices();
  const speaking = (language: string) =>
    voices.filter(({ lang }) => lang.replace('_', '-').toLowerCase().startsWith(language));
  const [best] = [...speaking('pt-br'), ...speaking('pt')].sort(
    (a, b) => Number(b.localService) - Number(a.localService),
  );
  if (!best && voices.length > 0) throw new Error('this device has no Portuguese voice');
  return best ?? null;
}
