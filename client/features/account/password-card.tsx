import { postAuth } from '../../lib/data/post-auth.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';

type Props = Readonly<{ email: string; minLength: number }>;

export function PasswordCard({ email, minLength }: Props) {
  const { field, onSubmit, setError, reset, formState } = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const change = async (fields: Readonly<Record<'currentPassword' | 'newPassword', string>>) => {
    const refusal = await postAuth('/change-password', { ...fields, revokeOtherSessions: true });
    if (refusal) return setError('root', { message: refusal.message });
    reset();
    void toastSuccess('Senha alterada!', 'As outras sessões foram encerradas.');
  };
  return (
    <Form className="card grid gap-4 p-5" onSubmit={onSubmit(change)}>
      <h2 className="text-xl">Senha</h2>
      {/* Password managers need to know whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Senha atual"
        type="password"
        autoComplete="current-password"
        {...field('currentPassword', { required: 'Informe a senha atual.' })}
      />
      <TextField
        label="Nova senha"
        type="password"
        autoComplete="new-password"
        hint={`Pelo menos ${minLength} caracteres.`}
        {...field('newPassword', {
          required: 'Informe a nova senha.',
          minLength: {
            value: minLength,
            message: `A senha precisa ter pelo menos ${minLength} caracteres.`,
          },
        })}
      />
      <ProblemLine text={formState.errors.root?.message} />
      <Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
        Alterar senha
      </Button>
    </Form>
  );
}
