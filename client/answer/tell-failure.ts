import { codeOf, messageOf } from '../lib/data/errors.ts';
import { toast } from '../ui/toasts.tsx';

/** The server's own sentence helps where the member can do something about it. */
const PRECISE = new Set(['TOO_MANY_REQUESTS', 'INVALID_INPUT', 'CONSENT_REQUIRED']);

/** Tells that an answer did not come: the screen's own words, or the reason the server gives. */
export function tellFailure(error: unknown, title: string, description?: string): Promise<void> {
  if (!PRECISE.has(codeOf(error))) return toast('error', title, description);
  return toast('error', title, messageOf(error));
}
