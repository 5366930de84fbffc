import { EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useUserActions } from './use-user-actions.ts';
import type { User } from './users-query.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));
const SummaryDialog = lazyWithRetry(() => import('./summary-dialog.tsx'));

/** Acts that are confirmed before they are done. */
type Confirmation = 'block' | 'revoke';

/** The actions that an administrator may take on an account. */
export default function UserActions({ user }: Readonly<{ user: User }>) {
  const [confirming, setConfirming] = useState<Confirmation | null>(null);
  const [summarized, setSummarized] = useState(false);
  const close = () => setConfirming(null);
  const actions = useUserActions(user, close);
  const { id, name, role, blockedAt, emailVerified, invitedUntil } = user;
  const invited = invitedUntil !== null && !emailVerified;
  return (
    <>
      <Menu>
        <DropdownMenu.Trigger
          className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center text-muted"
          aria-label={`Ações de ${name}`}
        >
          <EllipsisVertical aria-hidden="true" size={20} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content align="end" collisionPadding={8} className="menu">
            <Item onSelect={() => actions.toggleRole.mutate()}>
              {role === 'admin' ? 'Tornar usuário' : 'Tornar administrador'}
            </Item>
            <Item onSelect={() => setSummarized(true)}>Ver resumo</Item>
            {invited ? (
              <>
                <Item onSelect={() => actions.inviteAgain.mutate()}>Enviar convite de novo</Item>
                <Item onSelect={() => setConfirming('revoke')}>Cancelar convite</Item>
              </>
            ) : (
              <Item onSelect={() => actions.endSessions.mutate()}>Encerrar sessões</Item>
            )}
            <DropdownMenu.Separator className="my-1 h-px bg-line" />
            {blockedAt ? (
              <Item onSelect={() => actions.setBlocked.mutate(false)}>Desbloquear</Item>
            ) : (
              <Item onSelect={() => setConfirming('block')}>Bloquear</Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </Menu>
      <Suspense fallback={null}>
        {summarized ? <SummaryDialog id={id} onClose={() => setSummarized(false)} /> : null}
        {confirming === 'block' ? (
          <ConfirmDialog
            title={`Bloquear ${name}?`}
            text="As sessões terminam agora, e a pessoa não consegue entrar enquanto estiver bloqueada. Nada do que ela guardou é apagado."
            action="Bloquear"
            busy={actions.setBlocked.isPending}
            onConfirm={() => actions.setBlocked.mutate(true)}
            onClose={close}
          />
        ) : null}
        {confirming === 'revoke' ? (
          <ConfirmDialog
            title="Cancelar o convite?"
            text="O link enviado deixa de valer, e a conta que ninguém abriu é apagada."
            action="Cancelar convite"
            cancel="Voltar"
            busy={actions.revoke.isPending}
            onConfirm={() => actions.revoke.mutate()}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type ItemProps = Readonly<{ onSelect: () => void; children: string }>;

function Item({ onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}
