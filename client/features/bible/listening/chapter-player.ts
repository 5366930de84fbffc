import { spokenPieces, spokenText } from '../../../controls/listen/spoken-pieces.ts';
import type { SpeechEvents } from '../../../controls/listen/utterance.ts';

export type SpokenVerse = Readonly<{ number: number; text: string }>;

/** A voice, of the device or of a test. After `cancel` it reports no more events. */
export type Speaker = Readonly<{
  speak: (text: string, rate: number, events: SpeechEvents) => void;
  cancel: () => void;
}>;

export type PlayerState = Readonly<{
  status: 'playing' | 'paused' | 'failed';
  verse: number | null;
}>;

type Listener = Readonly<{ onState: (state: PlayerState) => void; onEnd: () => void }>;

/**
 * Reads a chapter aloud, verse by verse and sentence by sentence. To pause is to stop and
 * to begin the sentence again: on Android the system's own pause ends the reading.
 */
export class ChapterPlayer {
  private verses: readonly SpokenVerse[] = [];
  private at = 0;
  /** The part of the verse that has been read, in letters of its spoken text. */
  private read = 0;
  private rate = 1;
  private status: PlayerState['status'] = 'paused';
  private readonly speaker: Speaker;
  private readonly listener: Listener;

  constructor(speaker: Speaker, listener: Listener) {
    this.speaker = speaker;
    this.listener = listener;
  }

  /** @param from the verse to begin with; the first one when the chapter has no such verse */
  load(verses: readonly SpokenVerse[], from: number | null): void {
    this.speaker.cancel();
    this.verses = verses;
    this.read = 0;
    this.at = Math.max(
      0,
      verses.findIndex(({ number }) => number === from),
    );
    this.report('paused');
  }

  play(): void {
    this.report('playing');
    this.speak();
  }

  pause(): void {
    this.speaker.cancel();
    this.report('paused');
  }

  /** To the neighbouring verse; back from within a verse to its beginning. */
  step(step: 1 | -1): void {
    const back = step === -1 && this.read > 0;
    this.at = Math.min(Math.max(0, this.at + (back ? 0 : step)), this.verses.length - 1);
    this.read = 0;
    this.speaker.cancel();
    this.report(this.status);
    if (this.status === 'playing') this.speak();
  }

  setRate(rate: number): void {
    this.rate = rate;
    if (this.status !== 'playing') return;
    this.speaker.cancel();
    this.speak();
  }

  private speak(): void {
    const verse = this.verses[this.at];
    if (!verse) {
      this.end();
      return;
    }
    const text = spokenText(verse.text);
    // Pieces depend on the speed, which may change within a verse.
    const [sentence] = spokenPieces(text.slice(this.read), this.rate);
    if (sentence === undefined) {
      this.goOn();
      return;
    }
    this.speaker.speak(sentence, this.rate, {
      started: () => this.report('playing'),
      ended: () => {
        this.read = text.indexOf(sentence, this.read) + sentence.length;
        this.speak();
      },
      failed: () => this.report('failed'),
    });
  }

  private goOn(): void {
    this.at++;
    this.read = 0;
    if (this.at < this.verses.length) this.report('playing');
    this.speak();
  }

  private end(): void {
    this.at = 0;
    this.read = 0;
    this.report('paused');
    this.listener.onEnd();
  }

  private report(status: PlayerState['status']): void {
    this.status = status;
    this.listener.onState({ status, verse: this.verses[this.at]?.number ?? null });
  }
}
