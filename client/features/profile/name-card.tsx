import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { messageOf, trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.tsx';

const LONGEST_NAME = 120;

export function NameCard({ name }: Readonly<{ name: string }>) {
  const router = useRouter();
  const utils = trpc.useUtils();
  const rename = trpc.member.account.rename.useMutation({
    onSuccess: async () => {
      await utils.session.current.invalidate();
      await router.invalidate();
      await toast('success', 'Nome alterado!');
    },
  });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } });
  return (
    <form
      className="card grid gap-4 p-5"
      noValidate
      onSubmit={handleSubmit((fields) => rename.mutate(fields))}
    >
      <h2 className="text-xl">Nome</h2>
      <TextField
        label="Nome completo"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        error={
          formState.errors.name?.message ?? (rename.error ? messageOf(rename.error) : undefined)
        }
        {...register('name', {
          validate: (value) => value.trim() !== '' || 'Informe seu nome completo.',
        })}
      />
      <Button type="submit" busy={rename.isPending} className="justify-self-start">
        Salvar nome
      </Button>
    </form>
  );
}
