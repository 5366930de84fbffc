import { DeviceVoice } from '../../../controls/utterance.ts';
import { brazilianVoice } from '../../../controls/voices.ts';
import type { Speaker } from './chapter-player.ts';

/** The device's own voice; rejects where there is none for Portuguese. */
export async function deviceSpeaker(): Promise<Speaker> {
  return new DeviceVoice(await brazilianVoice());
}
