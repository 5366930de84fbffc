import type { Playback, PlaybackEvents } from './playback.ts';
import { spokenPieces, spokenText } from './spoken-pieces.ts';
import { DeviceVoice } from './utterance.ts';
import { brazilianVoice } from './voices.ts';

/** Reads with the voice of the device; rejects on devices that have none. */
export async function speakOnDevice(
  text: string,
  events: PlaybackEvents,
  signal: AbortSignal,
): Promise<Playback> {
  const voice = await brazilianVoice();
  signal.throwIfAborted();
  return new DeviceReading(spokenPieces(spokenText(text)), new DeviceVoice(voice), events);
}

/**
 * Sentence by sentence. To pause is to stop and to resume at the sentence: on Android
 * the system's own pause ends the reading.
 */
class DeviceReading implements Playback {
  private at = 0;
  private readonly sentences: readonly string[];
  private readonly voice: DeviceVoice;
  private readonly events: PlaybackEvents;

  constructor(sentences: readonly string[], voice: DeviceVoice, events: PlaybackEvents) {
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

  readonly stop = (): void => this.voice.cancel();

  private speak(): void {
    const sentence = this.sentences[this.at];
    if (sentence === undefined) {
      this.events.ended();
      return;
    }
    this.voice.speak(sentence, 1, {
      started: this.events.playing,
      ended: () => {
        this.at++;
        this.speak();
      },
      failed: this.events.failed,
    });
  }
}
