import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { forgetRecentPlaces } from '../../lib/browser/recent-places.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { forgetDrafts } from '../../lib/forms/drafts.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { outboxStatus } from '../../offline/outbox/status.ts';
import { withDevice } from '../../offline/with-device.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { OWN_PASSWORD, OwnPassword } from './own-password.tsx';
import { ProofProvider, reasonOf, useProof } from './proof.tsx';

type Props = Readonly<{ onClose: () => void }>;

/** The last step before an account is erased; the password, or a proof, protects a borrowed phone. */
export default function EraseDialog(props: Props) {
  return (
    <ProofProvider>
      <Erasure {...props} />
    </ProofProvider>
  );
}

function Erasure({ onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const prove = useProof();
  const { data } = useSuspenseQuery(trpc.member.account.entrances.queryOptions());
  const isByGoogle = data.google && !data.password;
  const erase = useMutation({
    mutationFn: (fields: { password: string }) =>
      isByGoogle
        ? prove(() => client.member.personalData.erase.mutate({}))
        : client.member.personalData.erase.mutate(fields),
    onSuccess: () => {
      forgetDrafts();
      forgetRecentPlaces();
      void outboxStatus.get()?.outbox.clear();
      void withDevice(({ forgetAnswers }) => forgetAnswers());
    },
  });
  const { field, onSubmit, setFocus } = useForm({ defaultValues: { password: '' } });
  const problem = erase.error ? reasonOf(erase.error) : undefined;
  const password = field('password', {
    required: isByGoogle ? false : OWN_PASSWORD.required,
    maxLength: { value: 128, message: 'A senha pode ter até 128 caracteres.' },
  });
  if (erase.isSuccess) return <Farewell />;
  return (
    <Dialog
      title="Excluir minha conta?"
      description="Versículos salvos, marcações, diário, pedidos de oração e conversas serão apagados agora e não poderão ser recuperados. Se quiser guardar uma cópia, baixe os seus dados antes."
      onClose={onClose}
    >
      <Form
        onSubmit={onSubmit((fields) =>
          erase.mutate(fields, {
            onError: () => (isByGoogle ? undefined : setFocus('password', { shouldSelect: true })),
          }),
        )}
      >
        {isByGoogle ? (
          <ProblemLine text={problem} />
        ) : (
          <OwnPassword {...password} error={password.error ?? problem} />
        )}
        <div className="grid gap-2 md:grid-cols-2">
          <Button type="submit" look="danger" busy={erase.isPending}>
            Excluir para sempre
          </Button>
          <Button look="quiet" disabled={erase.isPending} onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function Farewell() {
  const leave = () => location.assign('/');
  return (
    <Dialog
      title="Conta excluída"
      description="Tudo o que era seu foi apagado. Que o Senhor te abençoe e te guarde; as portas continuam abertas."
      onClose={leave}
    >
      <Button onClick={leave}>Ir para a página inicial</Button>
    </Dialog>
  );
}
