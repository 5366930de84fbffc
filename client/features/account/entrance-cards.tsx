import { useSuspenseQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/data/data.tsx';
import { AfterHydration } from '../../ui/after-hydration.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { PasswordCard } from './password-card.tsx';

const GoogleCard = lazyWithRetry(() => import('./google-card.tsx'));
const NoPasswordCard = lazyWithRetry(() => import('./no-password-card.tsx'));

type Props = Readonly<{ email: string; minLength: number }>;

/** The password and Google, of which one account may have either or both. */
export function EntranceCards({ email, minLength }: Props) {
  const trpc = useTrpc();
  const { data } = useSuspenseQuery(trpc.member.account.entrances.queryOptions());
  const { password, google, passkeys } = data;
  const waiting = <div className="skeleton h-32" />;
  return (
    <>
      {password || !google ? (
        <PasswordCard email={email} minLength={minLength} />
      ) : (
        <AfterHydration waiting={waiting}>
          <NoPasswordCard email={email} />
        </AfterHydration>
      )}
      {google ? (
        <AfterHydration waiting={waiting}>
          <GoogleCard isOnlyOne={!password && !passkeys} />
        </AfterHydration>
      ) : null}
    </>
  );
}
