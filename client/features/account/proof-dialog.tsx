import { useState } from 'react';
import { useClient } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { goToGoogle } from '../../lib/data/google.ts';
import { signInWithPasskey } from '../../lib/data/passkey.ts';
import { type AuthRefusal, postAuth } from '../../lib/data/post-auth.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { OWN_PASSWORD, OwnPassword } from './own-password.tsx';

export type Way = Outputs['member']['account']['proof'][number];

type Props = Readonly<{ ways: readonly Way[]; onProven: () => void; onClose: () => void }>;

const FORMS = {
  code: CodeForm,
  passkey: PasskeyForm,
  password: PasswordForm,
  google: GoogleForm,
} as const;

const OTHER_WAY: Readonly<Record<Way, string>> = {
  code: 'Usar o código do aplicativo',
  passkey: 'Usar uma chave de acesso',
  password: 'Usar a senha',
  google: 'Usar o Google',
};

/** Asks for the password, a code of the authenticator or a passkey, whatever the account has. */
export default function ProofDialog({ ways, onProven, onClose }: Props) {
  const [chosen, choose] = useState<Way>(ways[0] ?? 'password');
  const ChosenForm = FORMS[chosen];
  return (
    <Dialog
      title="Confirme que é você"
      description="Este passo protege a sua conta se outra pessoa usar o seu aparelho. Depois dele, nada mais é perguntado por dez minutos."
      onClose={onClose}
    >
      <div className="grid gap-2">
        <ChosenForm onProven={onProven} />
        {ways
          .filter((way) => way !== chosen)
          .map((way) => (
            <Button key={way} look="bare" onClick={() => choose(way)}>
              {OTHER_WAY[way]}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

function PasskeyForm({ onProven }: FormProps) {
  return <Act act={signInWithPasskey} onDone={onProven} label="Usar a chave de acesso" />;
}

/** The page is left: who comes back is proven, and does the act again. */
function GoogleForm() {
  const { pathname, search } = location;
  return (
    <>
      <p>Você volta para esta página depois de escolher a sua conta no Google.</p>
      <Act act={() => goToGoogle(pathname + search)} label="Confirmar com o Google" />
    </>
  );
}

type ActProps = Readonly<{
  act: () => Promise<AuthRefusal | null>;
  onDone?: () => void;
  label: string;
}>;

function Act({ act, onDone = () => {}, label }: ActProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const prove = async () => {
    setBusy(true);
    const refusal = await act();
    setBusy(false);
    if (!refusal) return onDone();
    setProblem(refusal.message);
  };
  return (
    <>
      <ProblemLine text={problem} />
      <Button busy={isBusy} onClick={() => void prove()}>
        {label}
      </Button>
    </>
  );
}

type FormProps = Readonly<{ onProven: () => void }>;

function PasswordForm({ onProven }: FormProps) {
  const client = useClient();
  const { field, onSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const prove = async (fields: Readonly<{ password: string }>) => {
    try {
      await client.member.account.prove.mutate(fields);
    } catch (error) {
      return setError('password', { message: messageOf(error) }, { shouldFocus: true });
    }
    onProven();
  };
  return (
    <Form onSubmit={onSubmit(prove)}>
      <OwnPassword {...field('password', OWN_PASSWORD)} />
      <Button type="submit" busy={formState.isSubmitting}>
        Confirmar
      </Button>
    </Form>
  );
}

function CodeForm({ onProven }: FormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { field, onSubmit, setError, reset, formState } = useForm({ defaultValues: { code: '' } });
  const prove = async (fields: Readonly<{ code: string }>) => {
    const path = isRecovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
    const refusal = await postAuth(path, fields);
    if (refusal) return setError('code', { message: refusal.message }, { shouldFocus: true });
    onProven();
  };
  return (
    <Form onSubmit={onSubmit(prove)}>
      <TextField
        label={isRecovery ? 'Código de recuperação' : 'Código do aplicativo'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        {...field('code', { required: 'Informe o código.' })}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        Confirmar
      </Button>
      <Button
        look="bare"
        onClick={() => {
          reset();
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? 'Usar o aplicativo' : 'Usar um código de recuperação'}
      </Button>
    </Form>
  );
}
