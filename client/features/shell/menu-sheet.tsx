import { Link } from '@tanstack/react-router';
import { Download, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react';
import { adminHomeOf } from '#shared/access.ts';
import { type LinkedPage, rowOf } from '#shared/pages.ts';
import type { MemberSession } from '../../lib/data/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Card, GROUPS } from './feature-cards.ts';
import InstallDialog from './install-dialog.tsx';
import { isInstalled, useInstall } from './use-install.ts';

type Entry = Readonly<{ to: LinkedPage; title: string; Icon: Card['Icon'] }>;
type Props = Readonly<{ session: MemberSession; onClose: () => void }>;

const ACCOUNT: readonly Entry[] = [
  { to: '/profile', title: rowOf('/profile').title, Icon: UserRound },
  { to: '/sessions', title: rowOf('/sessions').title, Icon: MonitorSmartphone },
];

/** Everything the product has, within reach of the thumb and grouped as on the member's home. */
export default function MenuSheet({ session, onClose }: Props) {
  const { install, steps } = useInstall();
  const adminHome = adminHomeOf(session.role);
  const account: readonly Entry[] = adminHome
    ? [...ACCOUNT, { to: adminHome, title: 'Administração', Icon: ShieldCheck }]
    : ACCOUNT;
  const groups: readonly { title: string; cards: readonly Entry[] }[] = [
    ...GROUPS,
    { title: 'Sua conta', cards: account },
  ];
  if (steps) return <InstallDialog onClose={onClose} />;
  return (
    <Dialog title="Menu" onClose={onClose}>
      <nav aria-label="Tudo" className="grid gap-5">
        {groups.map(({ title, cards }) => (
          <section key={title} aria-label={title}>
            <h3 className="text-base text-muted">{title}</h3>
            <ul className="mt-1 grid grid-cols-2 gap-x-2 tight:grid-cols-1">
              {cards.map(({ to, title: name, Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex min-h-12 items-center gap-2.5 py-1.5 leading-tight font-semibold"
                    activeProps={{ className: 'text-accent' }}
                    onClick={onClose}
                  >
                    <Icon
                      aria-hidden="true"
                      size={20}
                      strokeWidth={1.75}
                      className="shrink-0 text-accent"
                    />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {isInstalled() ? null : (
          <button
            type="button"
            className="flex min-h-12 items-center gap-2.5 py-1.5 text-left leading-tight font-semibold"
            onClick={() => void install()}
          >
            <Download
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="shrink-0 text-accent"
            />
            Instalar no celular
          </button>
        )}
      </nav>
    </Dialog>
  );
}
