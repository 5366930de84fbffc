import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DeviceVoice } from '../../../controls/listen/utterance.ts';
import { brazilianVoice } from '../../../controls/listen/voices.ts';
import { firstVerseInView, scrollToVerse } from '../reading/verse-elements.ts';
import {
  ChapterPlayer,
  type PlayerState,
  type Speaker,
  type SpokenVerse,
} from './chapter-player.ts';
import { setListening, stopListening } from './use-listening.ts';

const SILENT: PlayerState = { status: 'paused', verse: null };

/**
 * Reads the chapter that is open, from the verse in view; a chapter that is opened
 * while it reads is read on from its beginning.
 * @param verses of the open chapter, the same ones as long as it is open
 * @param onEnd may open the next chapter, and returns true if reading goes on
 */
export function usePlayer(
  verses: readonly SpokenVerse[] | undefined,
  rate: number,
  onEnd: () => boolean,
) {
  const [player, setPlayer] = useState<ChapterPlayer | 'none' | null>(null);
  const [state, setState] = useState(SILENT);
  const goesOn = useRef(true);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    let left = false;
    let made: ChapterPlayer | null = null;
    deviceSpeaker()
      .then((speaker) => {
        if (left) return;
        made = new ChapterPlayer(speaker, {
          onState: (next) => {
            setState(next);
            if (next.status !== 'failed') goesOn.current = next.status === 'playing';
          },
          onEnd: () => {
            goesOn.current = ended();
          },
        });
        setPlayer(made);
      })
      .catch(() => setPlayer('none'));
    return () => {
      left = true;
      made?.pause();
      stopListening();
    };
  }, []);
  const first = useRef(true);
  useEffect(() => {
    if (!verses || !player || player === 'none') return;
    const playing = goesOn.current;
    player.load(verses, first.current ? firstVerseInView(document) : null);
    first.current = false;
    if (playing) player.play();
  }, [player, verses]);
  useEffect(() => {
    if (player && player !== 'none') player.setRate(rate);
  }, [player, rate]);
  const spoken = state.status === 'playing' ? state.verse : null;
  useEffect(() => {
    setListening({ open: true, spokenVerse: spoken });
    if (spoken !== null) scrollToVerse(spoken);
  }, [spoken]);
  return { player, state };
}

/** The device's own voice; rejects where there is none for Portuguese. */
async function deviceSpeaker(): Promise<Speaker> {
  return new DeviceVoice(await brazilianVoice());
}
