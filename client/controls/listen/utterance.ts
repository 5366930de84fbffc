export type SpeechEvents = Readonly<{ started: () => void; ended: () => void; failed: () => void }>;

/** A voice that does not begin within this time is taken for none. */
const SILENT_MS = 5000;
/** A slow voice says fewer than half as many letters a second as a usual one. */
const LETTERS_PER_SECOND = 7;
const SLACK_MS = 4000;

/** The one voice of a device, which says one text at a time. After `cancel` it reports nothing more. */
export class DeviceVoice {
  private current: SpeechSynthesisUtterance | null = null;
  private readonly voice: SpeechSynthesisVoice | null;

  constructor(voice: SpeechSynthesisVoice | null) {
    this.voice = voice;
  }

  readonly cancel = (): void => {
    this.current = null;
    speechSynthesis.cancel();
  };

  speak(text: string, rate: number, events: SpeechEvents): void {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = this.voice?.lang ?? 'pt-BR';
    utterance.voice = this.voice;
    utterance.rate = rate;
    let guard: ReturnType<typeof setTimeout>;
    // Events of a cancelled utterance still arrive.
    const ifCurrent = (act: () => void) => () => {
      clearTimeout(guard);
      if (this.current === utterance) act();
    };
    const fail = ifCurrent(() => {
      this.cancel();
      events.failed();
    });
    guard = setTimeout(fail, SILENT_MS);
    utterance.onstart = ifCurrent(() => {
      // An engine that falls silent in the middle never reports an end.
      const wait = (text.length / LETTERS_PER_SECOND / rate) * 1000 + SLACK_MS;
      guard = setTimeout(
        ifCurrent(() => {
          this.cancel();
          events.ended();
        }),
        wait,
      );
      events.started();
    });
    utterance.onend = ifCurrent(events.ended);
    utterance.onerror = fail;
    this.current = utterance;
    speechSynthesis.speak(utterance);
  }
}
