import { DeviceVoice } from '../../../controls/listen/utterance.ts';
import { brazilianVoice } from '../../../controls/listen/voices.ts';
import type { Speaker } from './chapter-player.ts';

/** The device's own voice; rejects where there is none for Portuguese. */
export async function deviceSpeaker(): Promise<Speaker> {
  return new DeviceVoice(await brazilianVoice());
}
