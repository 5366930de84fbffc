import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withTick } from '#shared/plans/plan-progress.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { actionableMessageOf } from '../../../lib/data/errors.ts';
import type { Outputs } from '../../../lib/data/trpc.ts';
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

type Content = Outputs['member']['readingPlans']['day'];
type Tick = Readonly<{ reading: string; done: boolean }>;

type DayOf = Readonly<{ id: string; day: number }>;

/** The ticks of a day, each of which shows at once, before the server has it. */
function useTicks(of: DayOf, content: Content | undefined) {
  const client = useClient();
  const { readingPlans } = useTrpc().member;
  /** The ticks on their way; what was sent, or waits on the device, is part of what is read anew. */
  const [ticks, setTicks] = useState<readonly Tick[]>([]);
  const sendTick = useMutation({
    // Ticks are sent one after the other, so that the last one wins.
    scope: { id: 'reading-ticks' },
    mutationFn: (input: Tick) => client.member.readingPlans.tick.mutate({ ...of, ...input }),
    meta: { invalidates: [readingPlans] },
    // The line may be gone before the day is read anew.
    onSuccess: (_done, tick) => {
      readingPlans.day.setData(of, (day) => day && { ...day, ticked: withTick(day.ticked, tick) });
    },
    onError: failed('A marcação não foi guardada.'),
    onSettled: (_done, _error, tick) =>
      setTicks((before) => before.filter((each) => each !== tick)),
  });
  return {
    isTicked: (key: string) =>
      ticks.findLast(({ reading }) => reading === key)?.done ??
      content?.ticked.includes(key) ??
      false,
    tick: (reading: string, done: boolean, onSuccess?: () => void) => {
      const given = { reading, done };
      setTicks((before) => [...before, given]);
      sendTick.mutate(given, onSuccess && { onSuccess });
    },
    ticking: sendTick.isPending,
  };
}

/** Changes of one day of the plan. */
export function useDayChanges(of: DayOf, content: Content | undefined) {
  const client = useClient();
  const trpc = useTrpc();
  const { readingPlans } = trpc.member;
  const meta = { invalidates: [readingPlans] };
  /** Set once the day was completed here. */
  const [finished, setFinished] = useState<CompletedProgress | null>(null);
  const undo = useUndoDays();
  const ticks = useTicks(of, content);
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
  return {
    startReading,
    markAudio,
    ...ticks,
    completeDay,
    /** Ticks the last reading that is open, and completes the day once that is stored. */
    finish: (reading: string) => ticks.tick(reading, true, () => completeDay.mutate()),
    // A completion that the server has refused afterwards is none.
    finished: content?.completed || completeDay.isPending ? finished : null,
    undo,
    undoDay,
  };
}
