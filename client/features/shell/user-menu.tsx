import { ChevronDown, Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MemberSession } from '../../lib/data/session.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

const UserMenuContent = lazyWithRetry(
  () => import('./user-menu-content.tsx'),
  ({ children }) => children,
);
const MenuSheet = lazyWithRetry(() => import('./menu-sheet.tsx'));

type Props = Readonly<{ session: MemberSession }>;

/** The full name, or the part of the e-mail before the @. */
export function displayName({ user }: MemberSession): string {
  return user.name.trim() || user.email.split('@')[0] || user.email;
}

/** The menu behind the member's name; its code loads when the pointer comes near. */
export function UserButton({ session }: Props) {
  const name = displayName(session);
  return (
    <MenuTrigger
      session={session}
      className="header-link max-w-full gap-0.5 px-1 text-[0.9375rem] md:max-w-64 md:gap-1.5 md:px-3.5 md:text-base"
    >
      <span className="truncate">{name}</span>
      <ChevronDown aria-hidden="true" size={16} className="shrink-0" />
    </MenuTrigger>
  );
}

/** The last item of the lower bar, which opens everything the bar has no room for. */
export function MenuButton({ session }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="bar-item"
        aria-haspopup="dialog"
        onPointerEnter={() => MenuSheet.preload()}
        onFocus={() => MenuSheet.preload()}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" size={22} />
        Menu
      </button>
      {open ? (
        <Suspense fallback={null}>
          <MenuSheet session={session} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function MenuTrigger({
  session,
  className,
  children,
}: Props & Readonly<{ className: string; children: React.ReactNode }>) {
  const [opened, setOpened] = useState(false);
  const trigger = (
    <button
      type="button"
      className={className}
      aria-haspopup="menu"
      onPointerEnter={() => UserMenuContent.preload()}
      onFocus={() => UserMenuContent.preload()}
      onClick={() => setOpened(true)}
    >
      {children}
    </button>
  );
  if (!opened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <UserMenuContent session={session}>
        <button type="button" className={className}>
          {children}
        </button>
      </UserMenuContent>
    </Suspense>
  );
}
