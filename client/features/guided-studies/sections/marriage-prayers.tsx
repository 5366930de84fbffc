import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MARRIAGE_TOPICS } from '#shared/guided-studies/study-plans.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { specificPrayersQuery } from '../study-queries.ts';
import { MARRIAGE } from '../themes/marriage-theme.ts';
import { PrayerBlock } from './prayer-block.tsx';
import { SectionList } from './section-list.tsx';

/** Prayers for occasions of a marriage, each written when it is asked for. */
export function MarriagePrayers() {
  const query = useQuery(specificPrayersQuery(useTrpc()));
  const [topic, setTopic] = useState<(typeof MARRIAGE_TOPICS)[number] | null>(null);
  return (
    <>
      <section className="card p-5 md:p-6">
        <h2 className="text-xl">Por onde começar</h2>
        <p className="mt-1 text-muted">Escolha um assunto do casamento para orar agora.</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {MARRIAGE_TOPICS.map((each) => (
            <Chip key={each.id} pressed={each === topic} onClick={() => setTopic(each)}>
              {each.title}
            </Chip>
          ))}
        </div>
        {topic ? (
          <div className="mt-3">
            <PrayerBlock
              key={topic.id}
              title={topic.title}
              text={null}
              item={{ study: 'marriage', item: `topic:${topic.id}` }}
              label={`Ler a oração: ${topic.title}`}
            />
          </div>
        ) : null}
      </section>
      <SectionList study={MARRIAGE} query={query}>
        {(prayers) => (
          <ul className="grid items-start gap-4 md:grid-cols-2">
            {prayers.map(({ key, title, description, hasAnother }) => (
              <li key={key} className="card p-5">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 mb-2 text-muted">{description}</p>
                <PrayerBlock
                  title={title}
                  text={null}
                  item={{ study: 'marriage', item: key }}
                  label={hasAnother ? 'Ler a oração' : null}
                />
              </li>
            ))}
          </ul>
        )}
      </SectionList>
    </>
  );
}
