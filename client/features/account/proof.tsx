import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import { useClient } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import type { Way } from './proof-dialog.tsx';

const ProofDialog = lazyWithRetry(() => import('./proof-dialog.tsx'));

/** An act was not done, since whoever wanted it closed the question who they are. */
export class NotProven extends Error {
  override readonly message = 'Você não confirmou que é você.';
}

/** Why an act was not done, for the member. */
export const reasonOf = (error: unknown): string =>
  error instanceof NotProven ? error.message : messageOf(error);

type Demand = Readonly<{ ways: readonly Way[]; settle: (proven: boolean) => void }>;

const ProofContext = createContext<(() => Promise<void>) | null>(null);

/** Asks for the password or a code before acts that a stolen session must not do. */
export function ProofProvider({ children }: Readonly<{ children: ReactNode }>) {
  const client = useClient();
  const [demand, setDemand] = useState<Demand | null>(null);
  const prove = async () => {
    const ways = await client.member.account.proof.query();
    if (ways.length === 0) return;
    const proven = await new Promise<boolean>((settle) => setDemand({ ways, settle }));
    setDemand(null);
    if (!proven) throw new NotProven();
  };
  return (
    <ProofContext value={prove}>
      {children}
      {demand ? (
        <Suspense fallback={null}>
          <ProofDialog
            ways={demand.ways}
            onProven={() => demand.settle(true)}
            onClose={() => demand.settle(false)}
          />
        </Suspense>
      ) : null}
    </ProofContext>
  );
}

/** @returns what does an act once its author is proven; it throws `NotProven` where they are not */
export function useProof(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const prove = use(ProofContext);
  if (!prove) throw new Error('nothing above this component asks for a proof');
  return async (act) => {
    await prove();
    return act();
  };
}
