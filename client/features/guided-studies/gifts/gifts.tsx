import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTrpc } from '../../../lib/data/data.tsx';
import { AfterHydration } from '../../../ui/after-hydration.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Page } from '../../../ui/page.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { Introduction } from '../introduction.tsx';
import { Conclusion } from '../sections/conclusion.tsx';
import { giftsQuery } from '../study-queries.ts';
import type { StudySearch } from '../study-theme.ts';
import { GiftCategories } from './gift-categories.tsx';
import { GiftPage } from './gift-page.tsx';

const Assistant = lazyWithRetry(async () => ({
  default: (await import('../../../answer/conversation/assistant.tsx')).Assistant,
}));

const NoGifts = lazyWithRetry(() => import('./no-gifts.tsx'));

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
  if (!gifts.data) {
    return (
      <Suspense fallback={<Loading text="Carregando conteúdo..." />}>
        <NoGifts failed={gifts.isError} retry={gifts.refetch} />
      </Suspense>
    );
  }
  const { title, introduction, conclusion, gifts: byCategory } = gifts.data;
  return (
    <Page title={title} wide drawing={['gift', 'study']}>
      <div className="grid gap-8">
        <Introduction title={title} text={introduction} />
        <GiftCategories gifts={byCategory} />
        <div className="mx-auto grid w-full max-w-3xl gap-6">
          <AfterHydration waiting={<div className="skeleton h-80" />}>
            <Assistant
              topic="Estudo: Dons espirituais"
              greeting="Olá! Sou o seu conselheiro espiritual neste estudo. Pergunte sobre os dons espirituais, sobre uma passagem ou sobre como servir com o que Deus lhe deu."
            />
          </AfterHydration>
          <Conclusion text={conclusion} />
        </div>
      </div>
    </Page>
  );
}
