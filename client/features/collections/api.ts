import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

/** What other features may take of this one. */
export const CollectDialog = lazyWithRetry(() => import('./collect-dialog.tsx'));
