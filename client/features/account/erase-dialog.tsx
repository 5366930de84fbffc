import { useMutation } from '@tanstack/react-query';
import { OwnPassword } from '../../controls/own-password.tsx';
import { forgetRecentPlaces } from '../../lib/browser/recent-places.ts';
import { useClient } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { forgetDrafts } from '../../lib/forms/drafts.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { outboxStatus } from '../../offline/outbox/status.ts';
import { withDevice } from '../../offline/with-device.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';

/** The last step before an account is erased; the password protects a borrowed phone. */
export default function EraseDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const client = useClient();
  const erase = useMutation({
    mutationFn: (fields: { password: string }) => client.member.personalData.erase.mutate(fields),
    onSuccess: () => {
      forgetDrafts();
      forgetRecentPlaces();
      void outboxStatus.get()?.outbox.clear();
      void withDevice(({ forgetAnswers }) => forgetAnswers());
    },
  });
  const { field, onSubmit, setFocus } = useForm({ defaultValues: { password: '' } });
  const password = field('password', {
    required: 'Informe a sua senha.',
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
          erase.mutate(fields, { onError: () => setFocus('password', { shouldSelect: true }) }),
        )}
      >
        <OwnPassword
          {...password}
          error={password.error ?? (erase.error ? messageOf(erase.error) : undefined)}
        />
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
