import { forgetRecentPlaces } from '../../lib/browser/recent-places.ts';
import { postAuth } from '../../lib/data/post-auth.ts';
import { forgetDrafts } from '../../lib/forms/drafts.ts';
import { outboxStatus } from '../../offline/outbox/status.ts';
import { withDevice } from '../../offline/with-device.ts';

/** Ends the session on the server; a failure leaves the member signed in. */
export async function signOut(): Promise<boolean> {
  const refusal = await postAuth('/sign-out', {});
  if (refusal) return false;
  forgetDrafts();
  forgetRecentPlaces();
  await outboxStatus.get()?.outbox.clear();
  await withDevice(({ forgetAnswers }) => forgetAnswers());
  return true;
}
