import type { Client } from '../../lib/data/trpc.ts';
import type { Playback, PlaybackEvents } from './playback.ts';

/** Reads with the voice of the server; rejects when it has none for this text. */
export async function speakFromServer(
  client: Client,
  text: string,
  events: PlaybackEvents,
  signal: AbortSignal,
): Promise<Playback> {
  const { audioContent } = await client.ai.generateAudio.mutate({ text }, { signal });
  signal.throwIfAborted();
  const bytes = Uint8Array.from(atob(audioContent), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }));
  const audio = new Audio(url);
  const release = () => URL.revokeObjectURL(url);
  audio.addEventListener('playing', events.playing);
  audio.addEventListener('pause', () => {
    if (!audio.ended) events.paused();
  });
  audio.addEventListener('ended', () => {
    release();
    events.ended();
  });
  audio.addEventListener('error', events.failed);
  await audio.play();
  return {
    pause: () => audio.pause(),
    resume: () => void audio.play().catch(events.failed),
    stop: () => {
      audio.pause();
      release();
    },
  };
}
