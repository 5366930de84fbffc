import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import type { Client } from '../../../lib/data/trpc.ts';
import { toastError } from '../../../ui/toasts.tsx';
import { type ProgressView, progressQuery } from '../study-queries.ts';

type Change = (member: Client['member']) => Promise<ProgressView>;

/** The member's progress in a plan, and a function that changes it. */
export function useProgress(plan: string) {
  const trpc = useTrpc();
  const client = useClient();
  const queryClient = useQueryClient();
  const query = progressQuery(trpc, plan);
  const progress = useQuery(query);
  const change = useMutation({
    mutationFn: (given: Change) => given(client.member),
    meta: { invalidates: [trpc.member.guidedStudies.progress, trpc.member.guidedStudies.underWay] },
    onSuccess: (changed) => {
      queryClient.setQueryData(query.queryKey, changed);
    },
    onError: (error) => toastError('Não foi possível guardar o seu passo', messageOf(error)),
  });
  return { progress: progress.data ?? null, loading: progress.isPending, change };
}

export type ProgressChange = ReturnType<typeof useProgress>['change'];
