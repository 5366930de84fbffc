import { MORNING_DEVOTIONAL } from '#shared/answers/answers.ts';
import { useToday } from '../../lib/browser/clock.ts';
import { useClient } from '../../lib/data/data.tsx';
import { DevotionalPage, useDevotional } from './devotional-page.tsx';

export function MorningDevotional() {
  const today = useToday();
  return <DevotionalOf key={today} day={today} />;
}

function DevotionalOf({ day }: Readonly<{ day: string }>) {
  const client = useClient();
  const state = useDevotional(MORNING_DEVOTIONAL, { name: 'morning', day }, (options) =>
    client.ai.generateDevotionalMorning.mutate(undefined, options),
  );
  const { reflection, prayer, action } = state.answer;
  return (
    <DevotionalPage
      kind="devotional-morning"
      title="Devocional da manhã"
      lead="Antes de tudo, alguns minutos com Deus."
      generate="Gerar Devocional da Manhã"
      drawing="sun"
      invitation="Comece o dia com a Palavra"
      promised="Uma leitura, uma reflexão, uma oração e uma ação para hoje."
      state={state}
      texts={[
        { heading: 'Reflexão', text: reflection },
        { heading: 'Oração da manhã', text: prayer, prayer: true },
        { heading: 'Ação para hoje', text: action },
      ]}
    />
  );
}
