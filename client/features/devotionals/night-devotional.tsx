import { NIGHT_DEVOTIONAL } from '#shared/answers/answers.ts';
import { orAhead } from '../../answer/answer-ahead.ts';
import { useAnswer } from '../../answer/use-answer.ts';
import { useToday } from '../../lib/browser/clock.ts';
import { useClient } from '../../lib/data/data.tsx';
import { STREAM } from '../../lib/data/trpc.ts';
import { DevotionalPage } from './devotional-page.tsx';
import { DevotionalParts } from './devotional-parts.tsx';

export function NightDevotional() {
  const today = useToday();
  return <DevotionalOf key={today} day={today} />;
}

function DevotionalOf({ day }: Readonly<{ day: string }>) {
  const client = useClient();
  const state = useAnswer(
    NIGHT_DEVOTIONAL,
    (_input: void, signal) =>
      orAhead(NIGHT_DEVOTIONAL, { name: 'night', day }, () =>
        client.ai.generateDevotionalNight.mutate(undefined, { signal, context: STREAM }),
      ),
    `devotional-night ${day}`,
  );
  const { answer, busy } = state;
  return (
    <DevotionalPage
      title="Devocional da noite"
      lead="Entregue a Deus o dia que termina e descanse."
      generate="Gerar Devocional da Noite"
      drawing="moon"
      invitation="Termine o dia em paz"
      promised="Uma leitura, uma reflexão, uma oração e um momento de gratidão."
      state={state}
    >
      <DevotionalParts
        kind="devotional-night"
        title={answer.title}
        scripture={answer.scripture}
        texts={[
          { heading: 'Reflexão', text: answer.reflection },
          { heading: 'Oração da noite', text: answer.prayer, prayer: true },
          { heading: 'Gratidão do Dia', text: answer.gratitude },
        ]}
        source={state.source}
        writing={busy}
      />
    </DevotionalPage>
  );
}
