import { useMutation } from '@tanstack/react-query';
import { postAuth } from '../../lib/data/post-auth.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';

/** An account that Google opens gets its first password by a link, as a forgotten one is replaced. */
export default function NoPasswordCard({ email }: Readonly<{ email: string }>) {
  const ask = useMutation({ mutationFn: () => postAuth('/request-password-reset', { email }) });
  const isSent = ask.isSuccess && ask.data === null;
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="password-title">
      <h2 id="password-title" className="text-xl">
        Senha
      </h2>
      <p className="text-muted">
        A sua conta não tem senha. Com uma, você entra também sem o Google: enviamos ao seu e-mail
        um link para criá-la.
      </p>
      <ProblemLine text={ask.data?.message ?? null} />
      <Button
        look="quiet"
        busy={ask.isPending}
        className="justify-self-start"
        onClick={() => ask.mutate()}
      >
        {isSent ? 'Enviar outro link' : 'Criar uma senha'}
      </Button>
      <p aria-live="polite" className="empty:hidden">
        {isSent ? 'Enviamos o link. Confira a sua caixa de entrada.' : null}
      </p>
    </section>
  );
}
