import { outboxStatus } from '../../offline/outbox/status.ts';
import { forgetDrafts } from '../forms/drafts.ts';
import { withDevice } from './device.ts';
import { postAuth } from './post-auth.ts';

/** Leaves for the sign-in page, which brings the member back to where they were. */
export function goToSignIn(): void {
  const { pathname, search, hash } = location;
  const back = `${pathname}${search}${hash}`;
  location.assign(`/auth?redirect=${encodeURIComponent(back)}`);
}

/** Ends the session on the server; a failure leaves the member signed in. */
export async function signOut(): Promise<boolean> {
  const refusal = await postAuth('/sign-out', {});
  if (refusal) return false;
  forgetDrafts();
  await outboxStatus.get()?.outbox.clear();
  await withDevice(({ forgetAnswers }) => forgetAnswers());
  return true;
}
