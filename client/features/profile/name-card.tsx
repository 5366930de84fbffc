import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';

const LONGEST_NAME = 120;

export function NameCard({ name }: Readonly<{ name: string }>) {
  const client = useClient();
  const trpc = useTrpc();
  const rename = useMutation({
    mutationFn: (input: { name: string }) => client.member.account.rename.mutate(input),
    meta: { invalidates: [trpc.session.current] },
    onSuccess: () => void toastSuccess('Nome alterado!'),
  });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } });
  return (
    <form
      className="card grid gap-4 p-5"
      method="dialog"
      noValidate
      onSubmit={handleSubmit((fields) => rename.mutate(fields))}
    >
      <h2 className="text-xl">Nome</h2>
      <TextField
        label="Nome completo"
        autoComplete="name"
        error={
          formState.errors.name?.message ?? (rename.error ? messageOf(rename.error) : undefined)
        }
        {...register('name', {
          maxLength: {
            value: LONGEST_NAME,
            message: `O nome pode ter até ${LONGEST_NAME} caracteres.`,
          },
          validate: (value) => value.trim() !== '' || 'Informe seu nome completo.',
        })}
      />
      <Button type="submit" busy={rename.isPending} className="justify-self-start">
        Salvar nome
      </Button>
    </form>
  );
}
