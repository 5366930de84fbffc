import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { adminHomeOf } from '#shared/access.ts';
import { safeRedirect } from '#shared/redirects.ts';
import { carryToast } from '../../../lib/browser/carried-toast.ts';
import { useClient } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { CODE_NEEDED, postAuth } from '../../../lib/data/post-auth.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { toastError } from '../../../ui/toasts.tsx';

const REFUSED = 'Credenciais inválidas ou sem permissão de administrador';

/** Browsers give passkeys to a secure site with a name, and to no bare address. */
const offersPasskeys = () =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

export function AdminLogin() {
  const client = useClient();
  const [shown, setShown] = useState(false);
  const { field, onSubmit, setError, formState } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const { isSubmitting, errors } = formState;
  const signIn = async (fields: Readonly<Record<'email' | 'password', string>>) => {
    const refusal = await postAuth('/sign-in/email', fields);
    if (refusal && refusal.code !== CODE_NEEDED) return refuse(REFUSED);
    await goOn(refusal !== null);
  };
  const withPasskey = useMutation({
    mutationFn: async () => {
      const { signInWithPasskey } = await import('../../../lib/data/passkey.ts');
      return signInWithPasskey();
    },
    onSuccess: (refusal) => (refusal ? refuse(refusal.message) : goOn(false)),
    onError: (error) => refuse(messageOf(error)),
  });
  const refuse = async (message: string) => {
    setError('root', { message });
    await toastError(message);
  };
  const goOn = async (isCodeNeeded: boolean) => {
    const { searchParams } = new URL(location.href);
    const targetFrom = (home: string) => safeRedirect(searchParams.get('redirect'), home);
    const entrance = (more: object) =>
      location.assign(
        `/auth?${new URLSearchParams({ redirect: targetFrom('/admin/dashboard'), ...more })}`,
      );
    if (isCodeNeeded) return entrance({ view: 'code' });
    const session = await client.session.current.query();
    carryToast('Login realizado!', 'Bem-vindo de volta!');
    // A password that was shown in a terminal opens nothing until it is changed.
    if (!session) return entrance({});
    const home = adminHomeOf(session.role);
    // This page would show the toast itself and be gone before it is read.
    return home ? location.replace(targetFrom(home)) : location.reload();
  };
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-5 py-8">
      <Form className="card grid gap-4 p-6" onSubmit={onSubmit(signIn)}>
        <h1 className="text-2xl">Área administrativa</h1>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          {...field('email', { required: 'Informe o e-mail.' })}
        />
        <div className="relative">
          <TextField
            label="Senha"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            className="pr-14"
            {...field('password', { required: 'Informe a senha.' })}
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
        <ProblemLine text={errors.root?.message} />
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Entrando...' : 'Entrar'}
        </Button>
        {offersPasskeys() ? (
          <Button look="quiet" busy={withPasskey.isPending} onClick={() => withPasskey.mutate()}>
            Entrar com chave de acesso
          </Button>
        ) : null}
        <a className="button button-bare" href="/">
          Voltar ao Site
        </a>
      </Form>
    </main>
  );
}
