import { ROLE_NAMES } from '#shared/access.ts';
import { useFormats } from '../../lib/format.ts';
import { UserMenu } from './user-menu.tsx';
import type { User } from './users-query.ts';

type Props = Readonly<{ user: User; chosen: boolean; onToggle: () => void }>;

export function UserCard({ user, chosen, onToggle }: Props) {
  const { formatDate, formatDateTime } = useFormats();
  const {
    name,
    email,
    role,
    emailVerified,
    blockedAt,
    invitedUntil,
    createdAt,
    lastSignInAt,
    twoFactorEnabled,
  } = user;
  return (
    <li className="card flex items-start gap-1 p-4 pl-1">
      <label className="-mt-1 grid size-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          aria-label={`Escolher ${name}`}
          checked={chosen}
          onChange={onToggle}
        />
      </label>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="badge">{ROLE_NAMES[role]}</span>
          {twoFactorEnabled ? <span className="badge">Duas etapas</span> : null}
          {blockedAt ? <span className="badge text-danger">Bloqueado</span> : null}
        </p>
        <p className="break-all text-muted">{email}</p>
        <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-muted">
          <Detail label="E-mail">
            {emailVerified ? 'Confirmado' : invitedUntil ? 'Pendente (convidado)' : 'Pendente'}
          </Detail>
          <Detail label="Criado em">{formatDate(new Date(createdAt))}</Detail>
          <Detail label="Último acesso">
            {lastSignInAt ? formatDateTime(new Date(lastSignInAt)) : 'nunca'}
          </Detail>
          {invitedUntil && !emailVerified ? (
            <Detail label="Convite vale até">{formatDateTime(new Date(invitedUntil))}</Detail>
          ) : null}
        </dl>
      </div>
      <UserMenu user={user} />
    </li>
  );
}

function Detail({ label, children }: Readonly<{ label: string; children: string }>) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-1">
      <dt>{label}:</dt>
      <dd>{children}</dd>
    </div>
  );
}
