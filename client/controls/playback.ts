/** Something that is being read aloud, by whichever voice. */
export type Playback = Readonly<{ pause: () => void; resume: () => void; stop: () => void }>;

/** What a voice reports; also when the system, not the member, pauses it. */
export type PlaybackEvents = Readonly<{
  playing: () => void;
  paused: () => void;
  ended: () => void;
  failed: () => void;
}>;
