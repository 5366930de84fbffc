import { MORNING_DEVOTIONAL } from '#shared/answers/answers.ts';
import { orAhead } from '../../answer/answer-ahead.ts';
import { useAnswer } from '../../answer/use-answer.ts';
import { useToday } from '../../lib/browser/clock.ts';
import { useClient } from '../../lib/data/data.tsx';
import { STREAM } from '../../lib/data/trpc.ts';
import { DevotionalPage } from './devotional-page.tsx';
import { DevotionalParts } from './devotional-parts.tsx';

export function MorningDevotional() {
  const today = useToday();
  return <DevotionalOf key={today} day={today} />;
}

function DevotionalOf({ day }: Readonly<{ day: string }>) {
  const client = useClient();
  const state = useAnswer(
    MORNING_DEVOTIONAL,
    (_input: void, signal) =>
      orAhead(MORNING_DEVOTIONAL, { name: 'morning', day }, () =>
        client.ai.generateDevotionalMorning.mutate(undefined, { signal, context: STREAM }),
      ),
    `devotional-morning ${day}`,
  );
  const { answer, busy } = state;
  return (
    <DevotionalPage
      title="Devocional da manhã"
      lead="Antes de tudo, alguns minutos com Deus."
      generate="Gerar Devocional da Manhã"
      drawing="sun"
      invitation="Comece o dia com a Palavra"
      promised="Uma leitura, uma reflexão, uma oração e uma ação para hoje."
      state={state}
    >
      <DevotionalParts
        kind="devotional-morning"
        title={answer.title}
        scripture={answer.scripture}
        texts={[
          { heading: 'Reflexão', text: answer.reflection },
          { heading: 'Oração da manhã', text: answer.prayer, prayer: true },
          { heading: 'Ação para hoje', text: answer.action },
        ]}
        source={state.source}
        writing={busy}
      />
    </DevotionalPage>
  );
}
