import { Link } from '@tanstack/react-router';
import {
  Check,
  LogOut,
  MonitorSmartphone,
  NotebookText,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { adminHomeOf } from '#shared/access.ts';
import { chooseTheme, currentTheme, THEME_NAMES, THEMES } from '../../lib/browser/theme.ts';
import type { MemberSession } from '../../lib/data/session.ts';
import { asksToLeave } from '../../offline/outbox/leave.ts';
import { Menu } from '../../ui/menu.tsx';
import { toastError } from '../../ui/toasts.tsx';
import { signOut } from './sign-out.ts';

type Props = Readonly<{ session: MemberSession; children: ReactNode }>;

async function leave(isAsked = false): Promise<void> {
  if (!isAsked && (await asksToLeave(() => void leave(true)))) return;
  if (!(await signOut())) {
    await toastError('Não foi possível sair. Tente novamente.');
    return;
  }
  location.assign('/');
}

export default function UserMenuContent({ session, children }: Props) {
  const [theme, setTheme] = useState(currentTheme);
  const adminHome = adminHomeOf(session.role);
  return (
    <Menu>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side="bottom"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="menu"
        >
          <DropdownMenu.Label className="px-3 py-2 text-sm break-all text-muted">
            {session.user.email}
          </DropdownMenu.Label>
          <MenuLink to="/profile" icon={<UserRound aria-hidden="true" size={18} />}>
            Meu perfil
          </MenuLink>
          <MenuLink to="/diary" icon={<NotebookText aria-hidden="true" size={18} />}>
            Meu Diário
          </MenuLink>
          <MenuLink to="/sessions" icon={<MonitorSmartphone aria-hidden="true" size={18} />}>
            Sessões ativas
          </MenuLink>
          {adminHome ? (
            <MenuLink to={adminHome} icon={<ShieldCheck aria-hidden="true" size={18} />}>
              Administração
            </MenuLink>
          ) : null}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Label className="px-3 pt-2 pb-1 text-sm text-muted">
            Aparência
          </DropdownMenu.Label>
          <DropdownMenu.RadioGroup
            value={theme}
            onValueChange={(value) => {
              const chosen = THEMES.find((each) => each === value) ?? 'sistema';
              chooseTheme(chosen);
              setTheme(chosen);
            }}
          >
            {THEMES.map((each) => (
              <DropdownMenu.RadioItem
                key={each}
                value={each}
                className="menu-item"
                onSelect={(event) => event.preventDefault()}
              >
                <span className="w-[18px]">
                  <DropdownMenu.ItemIndicator>
                    <Check aria-hidden="true" size={18} />
                  </DropdownMenu.ItemIndicator>
                </span>
                {THEME_NAMES[each]}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className="menu-item" onSelect={() => void leave()}>
            <LogOut aria-hidden="true" size={18} />
            Sair
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </Menu>
  );
}

type LinkProps = Readonly<{
  to: '/profile' | '/diary' | '/sessions' | '/admin/dashboard' | '/admin/quiz';
  icon: ReactNode;
  children: ReactNode;
}>;

function MenuLink({ to, icon, children }: LinkProps) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className="menu-item">
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}
