import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { actionableMessageOf } from '../../../lib/data/errors.ts';
import { toastChange } from '../../../offline/outbox/toast-change.ts';
import { toastError } from '../../../ui/toasts.tsx';
import type { Current } from './plan-data.ts';
import { useUndoDays } from './use-plan-changes.ts';

/** What was pressed is taken back on the screen, so a sentence says so. */
const failed = (description: string) => (error: unknown) =>
  void toastError(
    'Não foi possível completar as leituras',
    actionableMessageOf(error) ?? `${description} Tente novamente.`,
  );

/** The progress of a plan one of whose days was completed. */
export type CompletedProgress = Pick<Current['progress'], 'status' | 'completed'>;

/** Changes of one day of the plan. A tick shows at once, before the server has it. */
export function useDayChanges(of: Readonly<{ id: string; day: number }>) {
  const client = useClient();
  const trpc = useTrpc();
  const meta = { invalidates: [trpc.member.readingPlans] };
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** Set once the day was completed here. */
  const [finished, setFinished] = useState<CompletedProgress | null>(null);
  const undo = useUndoDays();
  const startReading = useMutation({
    mutationFn: () => client.member.readingPlans.startReading.mutate(of),
    meta,
    onSuccess: () => toastChange('Leitura iniciada!'),
    onError: failed('O início da leitura não foi guardado.'),
  });
  const markAudio = useMutation({
    mutationFn: () => client.member.readingPlans.markAudio.mutate(of),
    meta,
    onSuccess: () => toastChange('Áudio marcado'),
    onError: failed('O áudio não foi marcado.'),
  });
  const sendTick = useMutation({
    // Ticks are sent one after the other, so that the last one wins.
    scope: { id: 'reading-ticks' },
    mutationFn: (input: Readonly<{ reading: string; done: boolean }>) =>
      client.member.readingPlans.tick.mutate({ ...of, ...input }),
    meta,
    onError: (error, { reading }) => {
      setTicks((before) => new Map([...before].filter(([key]) => key !== reading)));
      failed('A marcação não foi guardada.')(error);
    },
  });
  const completeDay = useMutation({
    mutationFn: () => client.member.readingPlans.completeDay.mutate(of),
    meta,
    onSuccess: (progress) => setFinished(progress),
    onError: (error) =>
      toastError(
        'Não foi possível marcar o dia como concluído',
        actionableMessageOf(error) ?? undefined,
      ),
  });
  const undoDay = () => {
    undo.mutate({ id: of.id, days: [of.day] });
    setFinished(null);
  };
  const tick = (reading: string, done: boolean) => {
    setTicks((before) => new Map(before).set(reading, done));
    sendTick.mutate({ reading, done });
  };
  return {
    startReading,
    markAudio,
    ticks,
    tick,
    ticking: sendTick.isPending,
    completeDay,
    finished,
    undo,
    undoDay,
  };
}
