import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import type { Client } from '../../lib/data/trpc.ts';
import { toastError } from '../../ui/toasts.tsx';
import { type WalkView, walkQuery } from './study-queries.ts';

type Change = (member: Client['member']) => Promise<WalkView>;

/** The member's walk through a plan, and a function that changes it. */
export function useWalk(plan: string) {
  const trpc = useTrpc();
  const client = useClient();
  const queryClient = useQueryClient();
  const query = walkQuery(trpc, plan);
  const walk = useQuery(query);
  const change = useMutation({
    mutationFn: (given: Change) => given(client.member),
    meta: { invalidates: [trpc.member.studies.walk, trpc.member.studies.underWay] },
    onSuccess: (changed) => {
      queryClient.setQueryData(query.queryKey, changed);
    },
    onError: (error) => toastError('Não foi possível guardar o seu passo', messageOf(error)),
  });
  return { walk: walk.data ?? null, loading: walk.isPending, change };
}

export type WalkChange = ReturnType<typeof useWalk>['change'];
