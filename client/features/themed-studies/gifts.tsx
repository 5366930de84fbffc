import { useMutation, useQuery } from '@tanstack/react-query';
import { Gift as GiftIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { GiftCategories } from './gift-categories.tsx';
import { GiftPage } from './gift-page.tsx';
import { Introduction } from './introduction.tsx';
import { RichCard } from './rich-card.tsx';
import { giftsQuery } from './study-queries.ts';
import type { StudySearch } from './study-search.ts';

const Assistant = lazyWithRetry(async () => ({
  default: (await import('../../answer/assistant/assistant.tsx')).Assistant,
}));

const NAME = 'Dons espirituais';

/** The gifts by category, or the one that the address opens. */
export function Gifts({ search }: Readonly<{ search: StudySearch }>) {
  return search.gift ? <GiftPage slug={search.gift} day={search.day} /> : <GiftList />;
}

function GiftList() {
  const gifts = useQuery(giftsQuery(useTrpc()));
  useFailureToast(gifts, 'Erro ao carregar conteúdo');
  if (gifts.isPending) {
    return (
      <Page title={NAME}>
        <Loading text="Carregando conteúdo..." />
      </Page>
    );
  }
  if (!gifts.data) return <NoGifts failed={gifts.isError} retry={gifts.refetch} />;
  const { title, introduction, conclusion, gifts: byCategory } = gifts.data;
  return (
    <Page title={title} wide>
      <div className="grid gap-8">
        <Introduction title={title} text={introduction} />
        <GiftCategories gifts={byCategory} />
        <div className="grid max-w-3xl gap-6">
          <Suspense fallback={<div className="skeleton h-80" />}>
            <Assistant
              topic="Estudo: Dons espirituais"
              greeting="Olá! Sou o seu conselheiro espiritual neste estudo. Pergunte sobre os dons espirituais, sobre uma passagem ou sobre como servir com o que Deus lhe deu."
            />
          </Suspense>
          <RichCard title="Conclusão" text={conclusion} kind="study" />
        </div>
      </div>
    </Page>
  );
}

function NoGifts({ failed, retry }: Readonly<{ failed: boolean; retry: () => Promise<unknown> }>) {
  const client = useClient();
  const trpc = useTrpc();
  const generate = useMutation({
    mutationFn: async () => {
      if (failed) await retry();
      else await client.member.studies.generate.mutate({ theme: 'gifts' });
    },
    meta: { invalidates: [trpc.member.studies.gifts] },
    onSuccess: () => (failed ? undefined : toastSuccess('Conteúdo gerado com sucesso!')),
    onError: () => toastError('Erro ao gerar conteúdo'),
  });
  return (
    <Page title={NAME}>
      <EmptyState
        Icon={GiftIcon}
        title={failed ? 'Erro ao carregar conteúdo' : 'Ainda não há conteúdo sobre os dons'}
      >
        <Button busy={generate.isPending} onClick={() => generate.mutate()}>
          {failed ? 'Tentar novamente' : 'Gerar Conteúdo'}
        </Button>
      </EmptyState>
    </Page>
  );
}
