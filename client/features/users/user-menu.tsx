import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import type { User } from './users-query.ts';

const UserActions = lazyWithRetry(() => import('./user-actions.tsx'));

/** The button of an account's menu; what it opens loads when the pointer comes near. */
export function UserMenu({ user }: Readonly<{ user: User }>) {
  const [opened, setOpened] = useState(false);
  const trigger = (
    <button
      type="button"
      className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center text-muted"
      aria-label={`Ações de ${user.name}`}
      aria-haspopup="menu"
      onPointerEnter={() => UserActions.preload()}
      onFocus={() => UserActions.preload()}
      onClick={() => setOpened(true)}
    >
      <EllipsisVertical aria-hidden="true" size={20} />
    </button>
  );
  if (!opened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <UserActions user={user} />
    </Suspense>
  );
}
