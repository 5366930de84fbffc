import { useState } from 'react';
import { encode } from 'uqr';
import { postAuth } from '../../lib/data/post-auth.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { OWN_PASSWORD, OwnPassword } from './own-password.tsx';
import { codesIn } from './recovery-codes.tsx';

type Begun = Readonly<{ uri: string; codes: readonly string[] }>;

type Props = Readonly<{ isDemanded: boolean; onDone: (codes: readonly string[]) => void }>;

/** Enabling it: the password, then a code of the authenticator that has read the picture. */
export function SecondFactorSetup({ isDemanded, onDone }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <>
      <p className={isDemanded ? 'font-semibold' : 'text-muted'}>
        {isDemanded
          ? 'Este site pede a verificação em duas etapas de quem cuida dele. Ative a sua para abrir a administração.'
          : 'Além da senha, a entrada pede um código que muda a cada meio minuto no seu celular. Quem descobrir a sua senha não entra sem ele.'}
      </p>
      {begun ? (
        <ConfirmForm begun={begun} onDone={() => onDone(begun.codes)} />
      ) : (
        <BeginForm onBegun={setBegun} />
      )}
    </>
  );
}

function BeginForm({ onBegun }: Readonly<{ onBegun: (begun: Begun) => void }>) {
  const { field, onSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const begin = async (fields: Readonly<{ password: string }>) => {
    const refusal = await postAuth('/two-factor/enable', fields, (answer) =>
      onBegun({ uri: 'totpURI' in answer ? String(answer.totpURI) : '', codes: codesIn(answer) }),
    );
    if (refusal) setError('password', { message: refusal.message }, { shouldFocus: true });
  };
  return (
    <Form onSubmit={onSubmit(begin)}>
      <OwnPassword {...field('password', OWN_PASSWORD)} />
      <Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
        Ativar
      </Button>
    </Form>
  );
}

function ConfirmForm({ begun: { uri }, onDone }: Readonly<{ begun: Begun; onDone: () => void }>) {
  const { field, onSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const confirm = async (fields: Readonly<{ code: string }>) => {
    const refusal = await postAuth('/two-factor/verify-totp', fields);
    if (refusal) return setError('code', { message: refusal.message }, { shouldFocus: true });
    onDone();
  };
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <Form className="grid gap-4" onSubmit={onSubmit(confirm)}>
      <p>
        Leia este código com um aplicativo autenticador, como o Google Authenticator, o Microsoft
        Authenticator ou o Aegis.
      </p>
      <QrPicture text={uri} />
      <p className="text-muted">
        Está no celular? <a href={uri}>Abra no aplicativo</a>. Não consegue ler o código? Digite
        esta chave:
        <code className="mt-1 block break-all text-ink">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField
        label="Código do aplicativo"
        autoComplete="one-time-code"
        inputMode="numeric"
        {...field('code', { required: 'Informe o código.' })}
      />
      <Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
        Confirmar
      </Button>
    </Form>
  );
}

/** Dark on white in both themes, within the margin that readers need. */
function QrPicture({ text }: Readonly<{ text: string }>) {
  // A phone's camera needs four empty modules around the code.
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label="Código QR para o aplicativo autenticador"
      viewBox={`0 0 ${size} ${size}`}
      className="w-60 max-w-full rounded-xl"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
