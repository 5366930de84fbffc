import { createHash } from 'node:crypto';
import { estimateTokens } from '../../ai/budget/meter.ts';
import { readConsent } from '../../ai/consent.queries.ts';
import type { GenerationContext } from '../../ai/generator.ts';
import { faultOf } from '../../ai/model/faults.ts';
import { withReservation } from '../../ai/spend.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../speech/speech.ts';
import { readSpoken, saveSpoken } from '../../speech/spoken.queries.ts';

/**
 * A text as audio: what was spoken once is stored, by text, voice and model. Without
 * consent or budget the device's own voice must do.
 */
export async function speak(
  context: GenerationContext,
  speech: Speech,
  text: string,
): Promise<Buffer> {
  const { db, engine, userId, signal } = context;
  const hash = createHash('sha256')
    .update(`${speech.model}\n${speech.voice}\n${text}`)
    .digest('base64url');
  const stored = await readSpoken(db, hash);
  if (stored) return stored;
  // The text may be a member's own prayer: it leaves only with their consent.
  if ((await readConsent(db, userId)) !== true) throw new AppError('CONSENT_REQUIRED');
  if (!(await engine.settings.read('aiEnabled'))) throw new AppError('UNAVAILABLE');
  return engine.once.singleFlight(
    `audio ${hash}`,
    signal,
    () => readSpoken(db, hash),
    async () => {
      const audio = await speakWithin(context, speech, text);
      await saveSpoken(db, hash, audio);
      return audio;
    },
  );
}

async function speakWithin(
  { engine, userId, signal }: GenerationContext,
  speech: Speech,
  text: string,
): Promise<Buffer> {
  const tokens = estimateTokens(text.length);
  const use = { userId, generator: 'audio', model: speech.model, tokens } as const;
  const audio = await withReservation(engine, use, async (spent) => {
    const counted = spent.meter.beginSpeech(text);
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(engine.limits.timeoutMs)]);
      return await speech.speak(text, limited);
    } catch (error) {
      if (signal.aborted) spent.status = 'aborted';
      const fault = faultOf(error);
      if (fault.free) counted.refused();
      engine.log.warn({ err: fault }, 'speech server failed');
      throw new AppError('GENERATION_FAILED', undefined, { cause: fault });
    }
  });
  if (!audio) throw new AppError('UNAVAILABLE');
  return audio;
}
