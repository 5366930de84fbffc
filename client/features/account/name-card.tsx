import { useMutation } from '@tanstack/react-query';
import { LONGEST_NAME, NAME_TOO_LONG, NO_NAME } from '#shared/account/member-name.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { notBlank, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';

export function NameCard({ name }: Readonly<{ name: string }>) {
  const client = useClient();
  const trpc = useTrpc();
  const rename = useMutation({
    mutationFn: (input: { name: string }) => client.member.account.rename.mutate(input),
    meta: { invalidates: [trpc.session.current] },
    onSuccess: () => void toastSuccess('Nome alterado!'),
  });
  const { field, onSubmit } = useForm({ defaultValues: { name } });
  const fullName = field('name', {
    maxLength: { value: LONGEST_NAME, message: NAME_TOO_LONG },
    validate: notBlank(NO_NAME),
  });
  return (
    <Form className="card grid gap-4 p-5" onSubmit={onSubmit((fields) => rename.mutate(fields))}>
      <h2 className="text-xl">Nome</h2>
      <TextField
        label="Nome completo"
        autoComplete="name"
        {...fullName}
        error={fullName.error ?? (rename.error ? messageOf(rename.error) : undefined)}
      />
      <Button type="submit" busy={rename.isPending} className="justify-self-start">
        Salvar nome
      </Button>
    </Form>
  );
}
