import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

/** What other features may take of this one. */
export const SecondFactorCard = lazyWithRetry(() => import('./second-factor-card.tsx'));
export { PasskeysCard } from './passkeys-card.tsx';
export { NotProven, ProofProvider, reasonOf, useProof } from './proof.tsx';
