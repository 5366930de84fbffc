import { useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { postAuth } from '../../lib/data/post-auth.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import { OWN_PASSWORD, OwnPassword } from './own-password.tsx';
import { reasonOf, useProof } from './proof.tsx';
import { codesIn } from './recovery-codes.tsx';

type Act = 'codes' | 'disable';

const ACTS = {
  codes: {
    path: '/two-factor/generate-backup-codes',
    title: 'Criar novos códigos de recuperação?',
    text: 'Os códigos que você guardou antes deixam de valer.',
    action: 'Criar novos códigos',
  },
  disable: {
    path: '/two-factor/disable',
    title: 'Desativar a verificação em duas etapas?',
    text: 'A sua conta volta a abrir só com a senha.',
    action: 'Desativar',
  },
} as const;

/** What its owner may do with an enabled second factor. */
export function SecondFactorActions({
  onCodes,
}: Readonly<{ onCodes: (codes: readonly string[]) => void }>) {
  const [asking, setAsking] = useState<Act | null>(null);
  return (
    <>
      <p>Ativa: a sua entrada pede a senha e um código do aplicativo.</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => setAsking('codes')}>
          Novos códigos de recuperação
        </Button>
        <Button look="quiet" className="text-danger" onClick={() => setAsking('disable')}>
          Desativar
        </Button>
      </div>
      {asking ? <ActDialog act={asking} onCodes={onCodes} onClose={() => setAsking(null)} /> : null}
    </>
  );
}

type Props = Readonly<{
  act: Act;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}>;

function ActDialog({ act, onCodes, onClose }: Props) {
  const trpc = useTrpc();
  const prove = useProof();
  const { path, title, text, action } = ACTS[act];
  const { field, onSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const send = async (fields: Readonly<{ password: string }>) => {
    try {
      let codes: readonly string[] = [];
      const refusal = await prove(() =>
        postAuth(path, fields, (answer) => {
          codes = codesIn(answer);
        }),
      );
      if (refusal) return setError('password', { message: refusal.message }, { shouldFocus: true });
      onClose();
      if (act === 'codes') return onCodes(codes);
      await trpc.session.current.invalidate();
      await toastSuccess('Verificação em duas etapas desativada');
    } catch (error) {
      setError('password', { message: reasonOf(error) });
    }
  };
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <Form onSubmit={onSubmit(send)}>
        <OwnPassword {...field('password', OWN_PASSWORD)} />
        <Button
          type="submit"
          look={act === 'disable' ? 'danger' : 'primary'}
          busy={formState.isSubmitting}
        >
          {action}
        </Button>
      </Form>
    </Dialog>
  );
}
