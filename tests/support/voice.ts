import type { Page } from 'playwright-core';

/**
 * A fake speech synthesis for the browser: it starts at once and ends on command. It writes
 * what it says on the page.
 */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let spoken: SpeechSynthesisUtterance | null = null;
    const tell = () => {
      document.documentElement.dataset['spoken'] = spoken?.text ?? '';
    };
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'pt-BR', name: 'Voz' }],
        speak: (utterance: SpeechSynthesisUtterance) => {
          spoken = utterance;
          tell();
          utterance.onstart?.(new SpeechSynthesisEvent('start', { utterance }));
        },
        cancel: () => {
          spoken = null;
          tell();
        },
      },
    });
    window.addEventListener('spoken', () => {
      const utterance = spoken;
      utterance?.onend?.(new SpeechSynthesisEvent('end', { utterance }));
    });
    // The browser refuses a fake voice object where it expects a real one.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
  });
}

/** The voice has come to the end of what it was given. */
export async function endSpeaking(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('spoken')));
}

/** The sentence that the voice is speaking. */
export async function spokenNow(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset['spoken'] ?? '');
}

/** Remembers what plays, which stands nowhere in the page. */
export async function holdPlayer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playHeld() {
      Reflect.set(window, 'playing', this);
      return play.call(this);
    };
  });
}

/** Moves the recording that plays to its end. */
export async function endPlaying(page: Page): Promise<void> {
  await page.evaluate(() => {
    const player: unknown = Reflect.get(window, 'playing');
    if (player instanceof HTMLMediaElement) player.currentTime = player.duration;
  });
}

/** Silence of this length as a recording that every browser plays. */
export function silence(seconds: number): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(rate * seconds, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
