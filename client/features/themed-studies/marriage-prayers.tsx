import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { Chip } from '../../ui/chip.tsx';
import { MARRIAGE } from './marriage-theme.ts';
import { PrayerBlock } from './prayer-block.tsx';
import { SectionList } from './section-list.tsx';
import { specificPrayersQuery } from './study-queries.ts';

const TOPICS = ['Comunicação', 'Perdão', 'Finanças', 'Filhos', 'Intimidade'] as const;

/** Prayers for occasions of a marriage, each written when it is asked for. */
export function MarriagePrayers() {
  const query = useQuery(specificPrayersQuery(useTrpc()));
  const [topic, setTopic] = useState<string | null>(null);
  return (
    <>
      <section className="card p-5 md:p-6">
        <h2 className="text-xl">Por onde começar</h2>
        <p className="mt-1 text-muted">Escolha um assunto do casamento para orar agora.</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {TOPICS.map((each) => (
            <Chip key={each} pressed={each === topic} onClick={() => setTopic(each)}>
              {each}
            </Chip>
          ))}
        </div>
        {topic ? (
          <div className="mt-3">
            <PrayerBlock
              key={topic}
              title={topic}
              text={null}
              input={{ prayerTitle: topic, context: 'Pelo nosso casamento', theme: 'marriage' }}
              label={`Gerar oração: ${topic}`}
            />
          </div>
        ) : null}
      </section>
      <SectionList study={MARRIAGE} query={query}>
        {(prayers) => (
          <ul className="grid items-start gap-4 md:grid-cols-2">
            {prayers.map(({ title, description }) => (
              <li key={title} className="card p-5">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 mb-2 text-muted">{description}</p>
                <PrayerBlock
                  title={title}
                  text={null}
                  input={{
                    prayerTitle: title.slice(0, 120),
                    context: description.slice(0, 600),
                    theme: 'marriage',
                  }}
                  label="Gerar oração"
                />
              </li>
            ))}
          </ul>
        )}
      </SectionList>
    </>
  );
}
