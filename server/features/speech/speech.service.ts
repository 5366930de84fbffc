import { createHash } from 'node:crypto';
import { brazilianDay } from '#shared/calendar.ts';
import { book } from '../../ai/budget/booking.ts';
import { estimateTokens } from '../../ai/budget/meter.ts';
import { reserveTokens } from '../../ai/budget/usage.queries.ts';
import { readConsent } from '../../ai/consent.queries.ts';
import { dailyLimits } from '../../ai/engine.ts';
import type { GenerationContext } from '../../ai/generator.ts';
import { faultOf } from '../../ai/model/faults.ts';
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
  const name = `audio ${hash}`;
  for (;;) {
    const flight = engine.flights.take(name);
    if (!flight) {
      await engine.flights.wait(name, signal);
      const spoken = await readSpoken(db, hash);
      if (spoken) return spoken;
      continue;
    }
    try {
      const audio = await speakWithin(context, speech, text);
      await saveSpoken(db, hash, audio);
      return audio;
    } catch (error) {
      if (!signal.aborted) flight.fail(error);
      throw error;
    } finally {
      flight.land('stored');
    }
  }
}

async function speakWithin(
  { engine, userId, now, signal }: GenerationContext,
  speech: Speech,
  text: string,
): Promise<Buffer> {
  const { timeoutMs } = engine.limits;
  const tokens = estimateTokens(text.length);
  const reservation = await reserveTokens(
    engine.db,
    {
      userId,
      day: brazilianDay(now),
      generator: 'audio',
      model: speech.model,
      tokens,
      processId: engine.processId,
    },
    await dailyLimits(engine),
  );
  if (!reservation) throw new AppError('UNAVAILABLE');
  let inputTokens = tokens;
  let status: 'done' | 'failed' | 'aborted' = 'failed';
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const audio = await speech.speak(text, limited);
    status = 'done';
    return audio;
  } catch (error) {
    if (signal.aborted) status = 'aborted';
    const fault = faultOf(error);
    if (fault.free) inputTokens = 0;
    engine.log.warn({ err: fault }, 'speech server failed');
    throw new AppError('GENERATION_FAILED', undefined, { cause: fault });
  } finally {
    const used = { inputTokens, outputTokens: 0, estimated: true, verses: [] };
    book(engine, reservation, { status, ...used });
  }
}
