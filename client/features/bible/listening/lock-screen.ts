import { useEffect } from 'react';

type Controls = Readonly<{
  play: () => void;
  pause: () => void;
  step: (step: 1 | -1) => void;
}>;

const SILENT_SECONDS = 8;
const SILENT_RATE = 8000;

/** Keeps the device awake while it reads, and gives its lock screen the controls of the reading. */
export function useLockScreen(title: string, controls: Controls | null, playing: boolean): void {
  useEffect(() => (playing ? stayAwake() : undefined), [playing]);
  useEffect(() => (playing ? playSilence() : undefined), [playing]);
  useEffect(() => {
    if (!controls || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const acts: readonly (readonly [MediaSessionAction, () => void])[] = [
      ['play', () => controls.play()],
      ['pause', () => controls.pause()],
      ['stop', () => controls.pause()],
      ['previoustrack', () => controls.step(-1)],
      ['nexttrack', () => controls.step(1)],
    ];
    for (const [action, act] of acts) mediaSession.setActionHandler(action, act);
    return () => {
      for (const [action] of acts) mediaSession.setActionHandler(action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
    };
  }, [controls]);
  useEffect(() => {
    if (!controls || !('mediaSession' in navigator)) return;
    const artwork = [{ src: '/icons/any-512.png', sizes: '512x512', type: 'image/png' }];
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist: 'Companheiro Bíblico',
      artwork,
    });
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
  }, [controls, title, playing]);
}

/** A device that goes to sleep silences its voice; where it refuses to stay awake, reading goes on. */
function stayAwake(): () => void {
  let left = false;
  let lock: WakeLockSentinel | null = null;
  const hold = async () => {
    if (document.visibilityState !== 'visible') return;
    const held = await navigator.wakeLock?.request('screen').catch(() => null);
    if (left) void held?.release();
    else lock = held ?? null;
  };
  const holdAgain = () => void hold();
  // The system takes the lock from a page that is left.
  document.addEventListener('visibilitychange', holdAgain);
  void hold();
  return () => {
    left = true;
    document.removeEventListener('visibilitychange', holdAgain);
    void lock?.release();
  };
}

/**
 * A lock screen has controls for what a page plays itself, which the voice of the device is not,
 * and a page that plays is not put to sleep.
 */
function playSilence(): () => void {
  const url = URL.createObjectURL(new Blob([silence()], { type: 'audio/wav' }));
  const audio = new Audio(url);
  audio.loop = true;
  void audio.play().catch(() => {});
  return () => {
    audio.pause();
    URL.revokeObjectURL(url);
  };
}

function silence(): Uint8Array<ArrayBuffer> {
  const samples = SILENT_RATE * SILENT_SECONDS;
  const bytes = new Uint8Array(44 + samples).fill(128);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SILENT_RATE, true);
  view.setUint32(28, SILENT_RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return bytes;
}
