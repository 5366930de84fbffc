import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import { NotProven, useProof } from '../account/api.ts';
import type { User } from './users-query.ts';

type Props = Readonly<{ user: User; onClose: () => void }>;

/** Corrects what somebody typed wrong when they signed up or were invited. */
export default function EditDialog({ user: { id, name, email }, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const prove = useProof();
  const { field, onSubmit } = useForm({ defaultValues: { name, email } });
  const correct = useMutation({
    mutationFn: (fields: Readonly<Record<'name' | 'email', string>>) =>
      prove(() => client.admin.users.update.mutate({ id, ...fields })),
    meta: { invalidates: [trpc.admin.users] },
    onSuccess: () => {
      onClose();
      void toastSuccess('Dados corrigidos');
    },
  });
  return (
    <Dialog
      title="Corrigir dados"
      description="Se o e-mail mudar, avisamos nos dois endereços. A correção fica no registro de ações."
      onClose={onClose}
    >
      <Form onSubmit={onSubmit((fields) => correct.mutate(fields))}>
        <TextField
          label="Nome completo"
          autoComplete="off"
          maxLength={120}
          {...field('name', { validate: notBlank('Informe seu nome completo.') })}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          inputMode="email"
          {...field('email', { validate: notBlank('Por favor, insira um email válido') })}
        />
        <ProblemLine
          text={
            correct.error && !(correct.error instanceof NotProven) ? messageOf(correct.error) : null
          }
        />
        <Button type="submit" busy={correct.isPending}>
          Salvar
        </Button>
      </Form>
    </Dialog>
  );
}
