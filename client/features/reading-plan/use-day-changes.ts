import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { actionableMessageOf } from '../../lib/data/errors.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { toastDone } from './use-plan-changes.ts';

/** Changes of one day of the plan. A tick shows at once, before the server has it. */
export function useDayChanges(of: Readonly<{ id: string; day: number }>, onCompleted: () => void) {
  const client = useClient();
  const trpc = useTrpc();
  const meta = { invalidates: [trpc.member.readingPlans] };
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const startReading = useMutation({
    mutationFn: () => client.member.readingPlans.startReading.mutate(of),
    meta,
    onSuccess: () => toastSuccess('Leitura iniciada!'),
  });
  const markAudio = useMutation({
    mutationFn: () => client.member.readingPlans.markAudio.mutate(of),
    meta,
    onSuccess: () => toastSuccess('Áudio marcado'),
  });
  const sendTick = useMutation({
    // Ticks are sent one after the other, so that the last one wins.
    scope: { id: 'reading-ticks' },
    mutationFn: (input: Readonly<{ reading: string; done: boolean }>) =>
      client.member.readingPlans.tick.mutate({ ...of, ...input }),
    meta,
    onError: (error, { reading }) => {
      setTicks((before) => new Map([...before].filter(([key]) => key !== reading)));
      const message = actionableMessageOf(error);
      if (message) void toastError(message);
    },
  });
  const completeDay = useMutation({
    mutationFn: () => client.member.readingPlans.completeDay.mutate(of),
    meta,
    onSuccess: ({ status }) => {
      onCompleted();
      void toastDone('Dia concluído!', status);
    },
    onError: (error) =>
      toastError(
        'Não foi possível marcar o dia como concluído',
        actionableMessageOf(error) ?? undefined,
      ),
  });
  const tick = (reading: string, done: boolean) => {
    setTicks((before) => new Map(before).set(reading, done));
    sendTick.mutate({ reading, done });
  };
  return { startReading, markAudio, ticks, tick, ticking: sendTick.isPending, completeDay };
}
