import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { AddVerse } from './add-verse.tsx';
import { Practice } from './practice.tsx';
import { VerseList } from './verse-list.tsx';

/** Verses to learn by heart: those of today, one after the other, and all of them. */
export function Memorize() {
  const trpc = useTrpc();
  const { data, error, refetch } = useQuery({
    ...trpc.member.memory.today.queryOptions(),
    // A verse that was practised is out of the list, under the words that say so.
    refetchOnWindowFocus: false,
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const open = data?.verses.filter(({ id }) => !left.includes(id)) ?? [];
  const [verse] = open;
  return (
    <Page
      title="Memorizar"
      lead="Cinco minutos por dia. Cada versículo volta depois de alguns dias, cada vez mais longe."
      drawing={['scroll', 'scripture']}
    >
      <div className="mt-5 grid gap-8">
        {error && !data ? (
          <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} />
        ) : null}
        {!data && !error ? (
          <div className="skeleton h-48" role="status" aria-label="Carregando" />
        ) : null}
        {verse ? (
          <Practice
            key={verse.id}
            verse={verse}
            left={open.length}
            onLater={() => setLeft([...left, verse.id])}
          />
        ) : null}
        {data && !verse ? <Rest done={data.done} waiting={data.verses.length > 0} /> : null}
        <AddVerse />
        <VerseList />
      </div>
    </Page>
  );
}

function Rest({ done, waiting }: Readonly<{ done: number; waiting: boolean }>) {
  if (!waiting && done === 0) {
    return (
      <EmptyState
        drawing="scroll"
        hue="scripture"
        title="Nada para hoje."
        text="Acrescente um versículo abaixo, ou toque em “Memorizar” ao lado de um versículo."
      />
    );
  }
  const words = waiting
    ? 'O que ficou para depois espera por você aqui.'
    : 'Por hoje é só. Amanhã, ou daqui a alguns dias, eles voltam.';
  return (
    <p className="card p-5" role="status">
      {words}
    </p>
  );
}
