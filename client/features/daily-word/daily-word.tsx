import { useState } from 'react';
import { labelOfKey } from '#shared/bible/reference.ts';
import { AnswerCard } from '../../answer/answer-card.tsx';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { ShareAndSave } from '../../answer/share-and-save.tsx';
import { VerseCard } from '../../answer/verse-card.tsx';
import { useNow, useToday } from '../../lib/browser/clock.ts';
import { useFormats } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useDailyWord } from './use-daily-word.ts';

/** The word of the member's day; another one when the day turns while the page is open. */
export function DailyWord() {
  const today = useToday();
  const [first] = useState(today);
  return <WordOf key={today} day={today} rendered={today === first} />;
}

type Props = Readonly<{ day: string; rendered: boolean }>;

function WordOf({ day, rendered }: Props) {
  const { state, load } = useDailyWord(day, rendered);
  const { formatLongDay } = useFormats();
  const now = useNow();
  const { answer, busy, phase } = state;
  const { verse, reflection, practicalApplication } = answer;
  return (
    <Page
      title="Palavra do dia"
      lead={<span className="block first-letter:uppercase">{formatLongDay(now)}</span>}
      backLabel="Voltar à Home"
      drawing={['book-star', 'scripture']}
    >
      <AnswerFrame
        state={state}
        kept
        waiting="Preparando a palavra do dia..."
        before={<Missing failed={phase === 'failed'} onRetry={() => void load(false)} />}
        action={
          <Button busy={busy} onClick={() => void load(true)}>
            Nova Palavra
          </Button>
        }
      >
        <VerseCard title="Versículo" verse={verse} />
        <AnswerCard
          title="Reflexão"
          of="Palavra do dia"
          text={reflection}
          kind="usual"
          writing={busy}
        />
        <AnswerCard
          title="Aplicação prática"
          of="Palavra do dia"
          text={practicalApplication}
          kind="usual"
          writing={busy}
        />
        {busy ? null : (
          <ShareAndSave
            kind="daily-word"
            title={verse ? `Palavra do dia: ${labelOfKey(verse.key)}` : 'Palavra do dia'}
            source={state.source}
            sections={[
              { heading: 'Versículo', text: verse ? [verse] : [] },
              { heading: 'Reflexão', text: reflection },
              { heading: 'Aplicação prática', text: practicalApplication },
            ]}
          />
        )}
      </AnswerFrame>
    </Page>
  );
}

function Missing({ failed, onRetry }: Readonly<{ failed: boolean; onRetry: () => void }>) {
  return (
    <EmptyState
      drawing="book-star"
      hue="scripture"
      title={failed ? 'A palavra de hoje não chegou' : 'Aqui aparece a palavra de hoje'}
      text="Um versículo, uma reflexão e uma atitude possível para o seu dia."
    >
      <Button look="quiet" onClick={onRetry}>
        {failed ? 'Tentar novamente' : 'Ver a palavra de hoje'}
      </Button>
    </EmptyState>
  );
}
