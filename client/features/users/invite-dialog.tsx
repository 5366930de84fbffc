import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { actionableMessageOf } from '../../lib/data/errors.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import { reportFailure } from './use-user-actions.ts';

export default function InviteDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const client = useClient();
  const trpc = useTrpc();
  const { field, onSubmit } = useForm({ defaultValues: { email: '' } });
  const invite = useMutation({
    mutationFn: (input: { email: string }) => client.admin.users.invite.mutate(input),
    meta: { invalidates: [trpc.admin.users] },
    onSuccess: () => {
      onClose();
      void toastSuccess('Convite enviado com sucesso!');
    },
    onError: (error) => reportFailure('Erro ao enviar convite', error),
  });
  return (
    <Dialog
      title="Convidar usuário"
      description="A pessoa recebe um link para escolher a senha, que vale por 72 horas."
      onClose={onClose}
    >
      <Form onSubmit={onSubmit((fields) => invite.mutate(fields))}>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          inputMode="email"
          {...field('email', { validate: notBlank('Por favor, insira um email válido') })}
        />
        <ProblemLine text={invite.error ? actionableMessageOf(invite.error) : null} />
        <Button type="submit" busy={invite.isPending}>
          {invite.isPending ? 'Enviando...' : 'Enviar convite'}
        </Button>
      </Form>
    </Dialog>
  );
}
