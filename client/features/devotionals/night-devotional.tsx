import { NIGHT_DEVOTIONAL } from '#shared/answers/answers.ts';
import { useToday } from '../../lib/browser/clock.ts';
import { useClient } from '../../lib/data/data.tsx';
import { DevotionalPage, useDevotional } from './devotional-page.tsx';

export function NightDevotional() {
  const today = useToday();
  return <DevotionalOf key={today} day={today} />;
}

function DevotionalOf({ day }: Readonly<{ day: string }>) {
  const client = useClient();
  const state = useDevotional(NIGHT_DEVOTIONAL, { name: 'night', day }, (options) =>
    client.ai.generateDevotionalNight.mutate(undefined, options),
  );
  const { reflection, prayer, gratitude } = state.answer;
  return (
    <DevotionalPage
      kind="devotional-night"
      title="Devocional da noite"
      lead="Entregue a Deus o dia que termina e descanse."
      generate="Gerar Devocional da Noite"
      drawing="moon"
      invitation="Termine o dia em paz"
      promised="Uma leitura, uma reflexão, uma oração e um momento de gratidão."
      state={state}
      texts={[
        { heading: 'Reflexão', text: reflection },
        { heading: 'Oração da noite', text: prayer, prayer: true },
        { heading: 'Gratidão do Dia', text: gratitude },
      ]}
    />
  );
}
