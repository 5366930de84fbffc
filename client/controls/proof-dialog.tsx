import { useState } from 'react';
import { useClient } from '../lib/data/data.tsx';
import { messageOf } from '../lib/data/errors.ts';
import { postAuth } from '../lib/data/post-auth.ts';
import { useForm } from '../lib/forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { OWN_PASSWORD, OwnPassword } from './own-password.tsx';

type Props = Readonly<{ by: 'code' | 'password'; onProven: () => void; onClose: () => void }>;

/** Asks who looks after the site for the password, or for a code of the authenticator. */
export default function ProofDialog({ by, onProven, onClose }: Props) {
  return (
    <Dialog
      title="Confirme que é você"
      description="Este passo protege o site se alguém usar o seu aparelho. Depois dele, nada mais é perguntado por dez minutos."
      onClose={onClose}
    >
      {by === 'code' ? <CodeForm onProven={onProven} /> : <PasswordForm onProven={onProven} />}
    </Dialog>
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
