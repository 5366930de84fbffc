import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { brazilianDay } from '#shared/calendar.ts';
import { LONGEST_ANSWER } from '#shared/prayer-requests.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import type { PrayerRequest } from './requests-query.ts';

type Props = Readonly<{ request: PrayerRequest; onClose: () => void }>;

/** A request that was answered: when, and in a line how. */
export default function AnswerDialog({ request: { id }, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const today = brazilianDay(new Date());
  const [answeredOn, setAnsweredOn] = useState(today);
  const [answer, setAnswer, forget] = useDraft(`prayer-answer:${id}`);
  const save = useMutation({
    mutationFn: () => client.member.prayerRequests.answer.mutate({ id, answeredOn, answer }),
    meta: { invalidates: [trpc.member.prayerRequests] },
    onSuccess: () => {
      forget();
      onClose();
      void toastSuccess('Graças a Deus!', 'O pedido está entre as orações respondidas.');
    },
  });
  return (
    <Dialog title="Oração respondida" onClose={onClose}>
      <Form onSubmit={() => save.mutate()}>
        <TextField
          label="Quando"
          type="date"
          max={today}
          value={answeredOn}
          onChange={(event) => setAnsweredOn(event.target.value)}
        />
        <TextArea
          label="Como foi (opcional)"
          rows={3}
          maxLength={LONGEST_ANSWER}
          placeholder="Uma linha para lembrar depois"
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <ProblemLine text={save.error ? messageOf(save.error) : null} />
        <Button type="submit" busy={save.isPending}>
          Marcar como respondida
        </Button>
      </Form>
    </Dialog>
  );
}
