import { ROLE_NAMES } from '#shared/access.ts';
import { CHOOSES } from '../../admin-lists/use-selection.ts';
import { useFormats } from '../../lib/format.ts';
import { Email } from './email.tsx';
import { UserMenu } from './user-menu.tsx';
import type { User } from './users-query.ts';

type Props = Readonly<{ user: User; chosen: boolean; onToggle: () => void }>;

/** In a wide list the role of most is plain and small, so that a row stays as low as its buttons. */
const COMMON_ROLE = 'lg:bg-transparent lg:p-0 lg:text-xs/4 lg:font-normal lg:text-muted';

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
    <li className="card dense-row flex items-start gap-1 p-4 pl-1 lg:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1.45fr)_5.5rem_5.25rem_8.5rem_2.25rem]">
      <label className="-mt-1 grid size-11 shrink-0 place-items-center lg:-m-2.5">
        <input
          type="checkbox"
          name={CHOOSES}
          value={user.id}
          className="size-5 accent-accent"
          aria-label={`Escolher ${name}`}
          checked={chosen}
          onChange={onToggle}
        />
      </label>
      <div className="grid min-w-0 flex-1 gap-1 lg:contents">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:gap-y-0">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere] lg:leading-5">
            {name}
          </span>
          <span className={`badge lg:whitespace-nowrap ${role === 'user' ? COMMON_ROLE : ''}`}>
            {ROLE_NAMES[role]}
          </span>
          {twoFactorEnabled ? (
            <span className="badge lg:whitespace-nowrap">Duas etapas</span>
          ) : null}
          {blockedAt ? <span className="badge text-danger">Bloqueado</span> : null}
        </p>
        <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          <Email address={email} />
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-muted lg:contents">
          <Detail label="E-mail">
            {emailVerified ? 'Confirmado' : invitedUntil ? 'Pendente (convidado)' : 'Pendente'}
          </Detail>
          <Detail label="Criado em">{formatDate(new Date(createdAt))}</Detail>
          <Detail label="Último acesso">
            {lastSignInAt ? formatDateTime(new Date(lastSignInAt)) : 'nunca'}
          </Detail>
          {invitedUntil && !emailVerified ? (
            <Detail label="Convite vale até" below>
              {formatDateTime(new Date(invitedUntil))}
            </Detail>
          ) : null}
        </dl>
      </div>
      <UserMenu user={user} />
    </li>
  );
}

/** What the columns of a wide list hold; in a narrow one each figure has its name beside it. */
export function UserColumns() {
  return (
    <p
      aria-hidden="true"
      className="dense-head lg:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1.45fr)_5.5rem_5.25rem_8.5rem_2.25rem]"
    >
      <span />
      <span>Nome</span>
      <span>E-mail</span>
      <span>Situação</span>
      <span>Criado em</span>
      <span>Último acesso</span>
    </p>
  );
}

type DetailProps = Readonly<{
  label: string;
  /** In a wide list on a line of its own, below the columns. */
  below?: boolean;
  children: string;
}>;

function Detail({ label, below = false, children }: DetailProps) {
  return (
    <div
      className={`flex min-w-0 flex-wrap gap-x-1 ${below ? 'lg:order-1 lg:col-span-3 lg:col-start-4' : ''}`}
    >
      <dt className={below ? undefined : 'lg:sr-only'}>{label}:</dt>
      <dd>{children}</dd>
    </div>
  );
}
