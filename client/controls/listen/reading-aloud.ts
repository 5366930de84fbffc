import type { Data } from '../../lib/data/data.tsx';
import { codeOf } from '../../lib/data/errors.ts';
import type { Playback, PlaybackEvents } from './playback.ts';

export type ReadingState = 'idle' | 'loading' | 'playing' | 'paused';

type Listener = Readonly<{
  onState: (state: ReadingState) => void;
  onFailure: () => void;
}>;

let current: ReadingAloud | null = null;

/** One text that is read aloud. Only one at a time is heard on a page: the next one ends it. */
export class ReadingAloud {
  private playback: Playback | null = null;
  private readonly left = new AbortController();
  private readonly data: Data;
  private readonly text: string;
  private readonly listener: Listener;

  constructor(data: Data, text: string, listener: Listener) {
    this.data = data;
    this.text = text;
    this.listener = listener;
    current?.stop();
    current = this;
    listener.onState('loading');
    void this.begin();
  }

  pause(): void {
    this.playback?.pause();
  }

  resume(): void {
    this.playback?.resume();
  }

  stop(): void {
    this.left.abort();
    this.playback?.stop();
    this.finish();
  }

  private async begin(): Promise<void> {
    const events: PlaybackEvents = {
      playing: () => this.report('playing'),
      paused: () => this.report('paused'),
      ended: () => this.finish(),
      failed: () => this.fail(),
    };
    try {
      const playback = await speak(this.data, this.text, events, this.left.signal);
      if (current === this) this.playback = playback;
      else if (this.left.signal.aborted) playback.stop();
    } catch {
      this.fail();
    }
  }

  private report(state: ReadingState): void {
    if (current === this) this.listener.onState(state);
  }

  private finish(): void {
    this.report('idle');
    if (current === this) current = null;
    // The device has one voice, so a reading that has ended must not stop the current one.
    this.playback = null;
  }

  private fail(): void {
    // A recording that cannot be played reports it twice.
    if (current !== this) return;
    this.finish();
    this.listener.onFailure();
  }
}

/**
 * The server's voice where it has one; for a visitor, and without consent, budget or connection,
 * the device's own. Each comes with the first text that it reads.
 */
async function speak(
  data: Data,
  text: string,
  events: PlaybackEvents,
  signal: AbortSignal,
): Promise<Playback> {
  try {
    const visitor = data.trpc.session.current.getData() === null;
    if (!visitor && (await data.trpc.member.consent.current.fetch()).speaks) {
      const { speakFromServer } = await import('./server-voice.ts');
      return await speakFromServer(data.client, text, events, signal);
    }
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'CONSENT_REQUIRED' && code !== 'UNAVAILABLE') throw error;
  }
  const { speakOnDevice } = await import('./device-voice.ts');
  signal.throwIfAborted();
  return speakOnDevice(text, events, signal);
}
