import { useMutation } from '@tanstack/react-query';
import { LONGEST_ANSWER } from '#shared/prayer-requests.ts';
import { useToday } from '../../lib/browser/clock.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { toastChange } from '../../offline/outbox/toast-change.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { PrayerRequest } from './requests-query.ts';

type Props = Readonly<{ request: PrayerRequest; onClose: () => void }>;

/** A request that was answered: when, and in a line how. */
export default function AnswerDialog({ request: { id }, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const today = useToday();
  const { field, onSubmit, forgetDraft } = useForm({
    draft: `prayer-answer:${id}`,
    defaultValues: { answeredOn: today, answer: '' },
  });
  const save = useMutation({
    mutationFn: (fields: { answeredOn: string; answer: string }) =>
      client.member.prayerRequests.answer.mutate({ id, ...fields }),
    meta: { invalidates: [trpc.member.prayerRequests] },
    onSuccess: () => {
      forgetDraft();
      onClose();
      void toastChange('Graças a Deus!', {
        description: 'O pedido está entre as orações respondidas.',
      });
    },
  });
  return (
    <Dialog title="Oração respondida" onClose={onClose}>
      <Form onSubmit={onSubmit((fields) => save.mutate(fields))}>
        <TextField label="Quando" type="date" max={today} {...field('answeredOn')} />
        <TextArea
          label="Como foi (opcional)"
          rows={3}
          maxLength={LONGEST_ANSWER}
          placeholder="Uma linha para lembrar depois"
          {...field('answer')}
        />
        <SubmitButton sent={save}>Marcar como respondida</SubmitButton>
      </Form>
    </Dialog>
  );
}
