import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { actionableMessageOf } from '../../../lib/data/errors.ts';
import type { Inputs } from '../../../lib/data/trpc.ts';
import { toastChange } from '../../../offline/outbox/toast-change.ts';
import { toastError, toastSuccess, toastUndoable } from '../../../ui/toasts.tsx';

const PROGRESS_CHANGES = {
  pause: 'Plano pausado',
  resume: 'Plano retomado',
  catchUp: 'Plano ajustado: hoje é o seu próximo dia',
  restart: 'Plano recomeçado',
  returnTo: 'De volta ao plano',
  leave: 'Você deixou este plano',
} as const;

/** Changes that leave a plan, to which its member may want to come back. */
const LEAVING: readonly ProgressChange[] = ['restart', 'leave'];

export type Start = Inputs['member']['readingPlans']['start'];

type ProgressChange = keyof typeof PROGRESS_CHANGES;

const failure = (title: string) => (error: unknown) =>
  toastError(title, actionableMessageOf(error) ?? undefined);

/** Changes of the plan as a whole, each with its toast. */
export function usePlanChanges() {
  const client = useClient();
  const trpc = useTrpc();
  const meta = { invalidates: [trpc.member.readingPlans] };
  const start = useMutation({
    mutationFn: (input: Start) => client.member.readingPlans.start.mutate(input),
    meta,
    onSuccess: () => toastSuccess('Trilha iniciada!'),
    onError: failure('Não foi possível iniciar a trilha'),
  });
  const undo = useUndoDays();
  const checkIn = useMutation({
    mutationFn: (input: Readonly<{ id: string; days: number[] }>) =>
      client.member.readingPlans.checkIn.mutate(input),
    meta,
    onSuccess: ({ status }, { id, days }) =>
      toastDone('Check-in realizado!', status, () => undo.mutate({ id, days })),
    onError: failure('Não foi possível completar as leituras'),
  });
  const change = useMutation({
    mutationFn: ({ id, to }: Readonly<{ id: string; to: ProgressChange }>) =>
      client.member.planProgress[to].mutate({ id }),
    meta,
    onSuccess: (_progress, { id, to }) =>
      LEAVING.includes(to)
        ? toastUndoable(PROGRESS_CHANGES[to], () => change.mutate({ id, to: 'returnTo' }))
        : toastSuccess(PROGRESS_CHANGES[to]),
    onError: failure('Não foi possível mudar o plano'),
  });
  return { start, checkIn, change };
}

/** Takes completed days back. */
export function useUndoDays() {
  const client = useClient();
  const trpc = useTrpc();
  return useMutation({
    mutationFn: (input: Readonly<{ id: string; days: number[] }>) =>
      client.member.readingPlans.undoDays.mutate(input),
    meta: { invalidates: [trpc.member.readingPlans] },
    onSuccess: (_progress, { days }) =>
      toastChange(
        days.length === 1 ? 'O dia está aberto de novo' : 'Os dias estão abertos de novo',
      ),
    onError: failure('Não foi possível desfazer'),
  });
}

/** The toast for completed days; the last one of a plan is a moment of its own. */
function toastDone(title: string, status: string, undo: () => void): Promise<void> {
  return status === 'finished'
    ? toastChange('Parabéns!', { undo, description: 'Você concluiu o plano inteiro.' })
    : toastChange(title, { undo });
}
