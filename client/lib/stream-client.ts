import { clientOf } from './call.ts';

/**
 * For answers that stream: read by hand and stopped by a signal. What reads them comes
 * with the first that is asked for.
 */
export const streamClient = clientOf(async (...wish) => {
  const { callStream } = await import('./stream-call.ts');
  return callStream(...wish);
});
