import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postAuth } from '../../lib/post-auth.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';

type Fields = { currentPassword: string; newPassword: string };

export function PasswordCard({ email }: Readonly<{ email: string }>) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, reset, formState } = useForm<Fields>();
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(
    async (fields) => {
      const refusal = await postAuth('/change-password', { ...fields, revokeOtherSessions: true });
      setProblem(refusal?.message);
      if (refusal) return;
      reset();
      await toastSuccess('Senha alterada!', 'As outras sessões foram encerradas.');
    },
    () => setProblem(undefined),
  );
  return (
    <form className="card grid gap-4 p-5" method="dialog" noValidate onSubmit={submit}>
      <h2 className="text-xl">Senha</h2>
      {/* Password managers need to know whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Senha atual"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { required: 'Informe a senha atual.' })}
      />
      <TextField
        label="Nova senha"
        type="password"
        autoComplete="new-password"
        hint="Pelo menos 6 caracteres."
        error={errors.newPassword?.message}
        {...register('newPassword', {
          required: 'Informe a nova senha.',
          minLength: { value: 6, message: 'A senha precisa ter pelo menos 6 caracteres.' },
        })}
      />
      <ProblemLine text={problem} />
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        Alterar senha
      </Button>
    </form>
  );
}
