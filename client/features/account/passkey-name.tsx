import { useMutation } from '@tanstack/react-query';
import { KEY_NAME_TOO_LONG, LONGEST_KEY_NAME, NO_KEY_NAME } from '#shared/account/passkey-name.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

type Props = Readonly<{ id: string; name: string; onClose: () => void }>;

/** Asks for the name under which its owner knows a passkey. */
export function PasskeyName({ id, name, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const rename = useMutation({
    mutationFn: (fields: { name: string }) =>
      client.member.account.passkeys.rename.mutate({ id, ...fields }),
    meta: { invalidates: [trpc.member.account.passkeys] },
    onSuccess: onClose,
  });
  const { field, onSubmit } = useForm({ defaultValues: { name } });
  const given = field('name', {
    maxLength: { value: LONGEST_KEY_NAME, message: KEY_NAME_TOO_LONG },
    validate: notBlank(NO_KEY_NAME),
  });
  return (
    <Dialog title="Renomear a chave de acesso" onClose={onClose}>
      <Form className="grid gap-4" onSubmit={onSubmit((fields) => rename.mutate(fields))}>
        <TextField
          label="Nome"
          hint="Por exemplo: Celular da Maria."
          {...given}
          error={given.error ?? (rename.error ? messageOf(rename.error) : undefined)}
        />
        <Button type="submit" busy={rename.isPending}>
          Salvar
        </Button>
      </Form>
    </Dialog>
  );
}
