import type { Playback, PlaybackEvents } from './playback.ts';
import { sentencesOf } from './sentences.ts';
import { brazilianVoice } from './voices.ts';

const SILENT_MS = 5000;

/** Reads with the voice of the device; rejects on devices that have none. */
export async function speakOnDevice(
  text: string,
  events: PlaybackEvents,
  signal: AbortSignal,
): Promise<Playback> {
  const voice = await brazilianVoice();
  signal.throwIfAborted();
  return new DeviceReading(sentencesOf(text), voice, events);
}

/**
 * Sentence by sentence. To pause is to stop and to resume at the sentence: on Android
 * the system's own pause ends the reading.
 */
class DeviceReading implements Playback {
  private at = 0;
  private spoken: SpeechSynthesisUtterance | null = null;
  private readonly sentences: readonly string[];
  private readonly voice: SpeechSynthesisVoice | null;
  private readonly events: PlaybackEvents;

  constructor(
    sentences: readonly string[],
    voice: SpeechSynthesisVoice | null,
    events: PlaybackEvents,
  ) {
    this.sentences = sentences;
    this.voice = voice;
    this.events = events;
    this.speak();
  }

  readonly pause = (): void => {
    this.stop();
    this.events.paused();
  };

  readonly resume = (): void => {
    this.events.playing();
    this.speak();
  };

  readonly stop = (): void => {
    this.spoken = null;
    speechSynthesis.cancel();
  };

  private speak(): void {
    const sentence = this.sentences[this.at];
    if (sentence === undefined) {
      this.spoken = null;
      this.events.ended();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = this.voice?.lang ?? 'pt-BR';
    utterance.voice = this.voice;
    // Events of an utterance that was stopped still arrive.
    const ifCurrent = (act: () => void) => () => {
      clearTimeout(silence);
      if (this.spoken === utterance) act();
    };
    const fail = () => {
      this.stop();
      this.events.failed();
    };
    const silence = setTimeout(() => ifCurrent(fail)(), SILENT_MS);
    utterance.onstart = ifCurrent(this.events.playing);
    utterance.onerror = ifCurrent(fail);
    utterance.onend = ifCurrent(() => {
      this.at++;
      this.speak();
    });
    this.spoken = utterance;
    speechSynthesis.speak(utterance);
  }
}
