/** Something that is being read aloud, by whichever voice. */
export type Playback = Readonly<{ pause: () => void; resume: () => void; stop: () => void }>;

/** The events of a voice; the system pauses it as well as the member. */
export type PlaybackEvents = Readonly<{
  playing: () => void;
  paused: () => void;
  ended: () => void;
  failed: () => void;
}>;
