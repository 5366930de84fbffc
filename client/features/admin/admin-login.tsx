import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postAuth } from '../../lib/post-auth.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastError } from '../../ui/toasts.tsx';

type Fields = { email: string; password: string };

const REFUSED = 'Credenciais inválidas ou sem permissão de administrador';

export function AdminLogin() {
  const [shown, setShown] = useState(false);
  const [refused, setRefused] = useState(false);
  const { register, handleSubmit, formState } = useForm<Fields>();
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (fields) => {
    const refusal = await postAuth('/sign-in/email', fields);
    setRefused(refusal !== null);
    if (refusal) await toastError(REFUSED);
    // The guard of this page decides what a signed-in visitor sees.
    else location.reload();
  });
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-5 py-8">
      <form className="card grid gap-4 p-6" onSubmit={submit} method="dialog" noValidate>
        <h1 className="text-2xl">Área administrativa</h1>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email', { required: 'Informe o e-mail.' })}
        />
        <div className="relative">
          <TextField
            label="Senha"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            className="pr-14"
            error={errors.password?.message}
            {...register('password', { required: 'Informe a senha.' })}
          />
          <button
            type="button"
            className="absolute top-[1.85rem] right-0 grid size-12 place-items-center text-muted"
            aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" size={20} /> : <Eye aria-hidden="true" size={20} />}
          </button>
        </div>
        <ProblemLine text={refused ? REFUSED : null} />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Entrando...' : 'Entrar'}
        </Button>
        <a className="button button-bare" href="/">
          Voltar ao Site
        </a>
      </form>
    </main>
  );
}
