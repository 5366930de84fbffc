import { useSession } from '../lib/data/session.ts';

/** Where the back button of a moderated list leads; moderators have no page above it. */
export const useWayBack = () => (useSession().role === 'admin' ? '/admin/dashboard' : null);
