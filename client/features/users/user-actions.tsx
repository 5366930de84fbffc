import { EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useUserActions } from './use-user-actions.ts';
import type { User } from './users-query.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));
const EditDialog = lazyWithRetry(() => import('./edit-dialog.tsx'));
const SummaryDialog = lazyWithRetry(() => import('./summary-dialog.tsx'));

/** Acts that are confirmed before they are done. */
type Confirmation = 'admin' | 'block' | 'remove' | 'revoke' | 'second-factor';

/** The actions that an administrator may take on an account. */
export default function UserActions({ user }: Readonly<{ user: User }>) {
  const [confirming, setConfirming] = useState<Confirmation | null>(null);
  const [opened, setOpened] = useState<'edit' | 'summary' | null>(null);
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
            {role === 'admin' ? null : (
              <Item onSelect={() => setConfirming('admin')}>Tornar administrador</Item>
            )}
            {role === 'moderator' ? null : (
              <Item onSelect={() => actions.setRole.mutate('moderator')}>Tornar moderador</Item>
            )}
            {role === 'user' ? null : (
              <Item onSelect={() => actions.setRole.mutate('user')}>Tornar usuário</Item>
            )}
            <Item onSelect={() => setOpened('summary')}>Ver resumo</Item>
            <Item onSelect={() => setOpened('edit')}>Corrigir dados</Item>
            {emailVerified || invited ? null : (
              <Item onSelect={() => actions.resendConfirmation.mutate()}>
                Enviar confirmação de novo
              </Item>
            )}
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
            {user.twoFactorEnabled || user.hasPasskeys ? (
              <Item onSelect={() => setConfirming('second-factor')}>
                Remover verificação em duas etapas
              </Item>
            ) : null}
            {invited ? null : <Item onSelect={() => setConfirming('remove')}>Excluir conta</Item>}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </Menu>
      <Suspense fallback={null}>
        {opened === 'summary' ? <SummaryDialog id={id} onClose={() => setOpened(null)} /> : null}
        {opened === 'edit' ? <EditDialog user={user} onClose={() => setOpened(null)} /> : null}
        {confirming === 'admin' ? (
          <ConfirmDialog
            title={`Tornar ${name} administrador?`}
            text="Quem administra vê os e-mails de todos, muda papéis e configurações e baixa a cópia de segurança."
            action="Tornar administrador"
            busy={actions.setRole.isPending}
            onConfirm={() => actions.setRole.mutate('admin')}
            onClose={close}
          />
        ) : null}
        {confirming === 'second-factor' ? (
          <ConfirmDialog
            title={`Remover a verificação em duas etapas de ${name}?`}
            text="Só quando a pessoa perdeu o aparelho e os códigos de recuperação, e você tem certeza de que é ela. As chaves de acesso saem junto, as sessões terminam agora, e a entrada pede só a senha."
            action="Remover"
            busy={actions.removeSecondFactor.isPending}
            onConfirm={() => actions.removeSecondFactor.mutate()}
            onClose={close}
          />
        ) : null}
        {confirming === 'remove' ? (
          <ConfirmDialog
            title={`Excluir a conta de ${name}?`}
            text="Só a pedido da própria pessoa: a conta e tudo o que ela guardou são apagados agora, sem volta."
            action="Excluir conta"
            busy={actions.remove.isPending}
            onConfirm={() => actions.remove.mutate()}
            onClose={close}
          />
        ) : null}
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
