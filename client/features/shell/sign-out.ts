import { carryToast, takeCarriedToast } from '../../lib/browser/carried-toast.ts';
import { forgetRecentPlaces } from '../../lib/browser/recent-places.ts';
import { postAuth } from '../../lib/data/post-auth.ts';
import { forgetDrafts } from '../../lib/forms/drafts.ts';
import { outboxStatus } from '../../offline/outbox/status.ts';
import { withDevice } from '../../offline/with-device.ts';

/** Ends the session on the server and says so on the next page; a failure leaves the member signed in. */
export async function signOut(): Promise<boolean> {
  // What is asked meanwhile may be refused first, and is then no session that ended by itself.
  carryToast('Logout realizado', 'Até logo!');
  const refusal = await postAuth('/sign-out', {});
  if (refusal) {
    takeCarriedToast();
    return false;
  }
  forgetDrafts();
  forgetRecentPlaces();
  await outboxStatus.get()?.outbox.clear();
  await withDevice(({ forgetAnswers }) => forgetAnswers());
  return true;
}
