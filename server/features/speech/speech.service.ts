import { createHash } from 'node:crypto';
import { brazilianDay } from '#shared/calendar.ts';
import type { Asker } from '../../ai/asker.ts';
import { book } from '../../ai/budget/booking.ts';
import { estimateTokens } from '../../ai/budget/tokens.ts';
import { reserveTokens } from '../../ai/budget/usage.queries.ts';
import { takeTurn } from '../../ai/cache/make-once.ts';
import { readConsent } from '../../ai/consent.queries.ts';
import { faultOf } from '../../ai/model/faults.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../speech/speech.ts';
import { readSpoken, saveSpoken } from '../../speech/spoken.queries.ts';

/**
 * A text as audio: what was spoken once is kept, by text, voice and model. Without
 * consent or budget the device's own voice must do.
 */
export async function speak(asker: Asker, speech: Speech, text: string): Promise<Buffer> {
  const { app } = asker;
  const hash = createHash('sha256')
    .update(`${speech.model}\n${speech.voice}\n${text}`)
    .digest('base64url');
  const kept = await readSpoken(app.db, hash);
  if (kept) return kept;
  // The text may be a member's own prayer: it leaves only with their consent.
  if ((await readConsent(app.db, asker.userId)) !== true) throw new AppError('CONSENT_REQUIRED');
  const turn = await takeTurn(asker, `audio ${hash}`, () => readSpoken(app.db, hash));
  try {
    if (turn.kept) return turn.kept;
    const audio = await speakWithin(asker, speech, text);
    await saveSpoken(app.db, hash, audio);
    return audio;
  } finally {
    turn.release();
  }
}

async function speakWithin(
  { app, userId, signal }: Asker,
  speech: Speech,
  text: string,
): Promise<Buffer> {
  const { memberDailyTokens, siteDailyTokens, timeoutMs } = app.env.modelLimits;
  const tokens = estimateTokens(text.length);
  const reservation = await reserveTokens(
    app.db,
    { userId, day: brazilianDay(app.now()), generator: 'audio', model: speech.model, tokens },
    { member: memberDailyTokens, site: siteDailyTokens },
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
    app.log.warn({ err: fault }, 'the speech server failed');
    throw new AppError('GENERATION_FAILED', undefined, { cause: fault });
  } finally {
    const used = { inputTokens, outputTokens: 0, estimated: true, verses: [] };
    book(app, reservation, { status, ...used });
  }
}
