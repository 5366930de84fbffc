import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/data/data.tsx';
import { PrayerBlock } from './prayer-block.tsx';
import { SectionList } from './section-list.tsx';
import { prayersQuery } from './study-queries.ts';
import type { StudyTheme } from './study-theme.ts';

type Props = Readonly<{ study: StudyTheme; headed?: boolean }>;

/** The prayers of a study; each can be exchanged for one that is generated on its subject. */
export function Prayers({ study, headed = false }: Props) {
  const query = useQuery(prayersQuery(useTrpc(), study.theme));
  const Title = headed ? 'h3' : 'h2';
  return (
    <SectionList study={study} query={query} heading={headed ? 'Orações' : null}>
      {(prayers) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {prayers.map(({ title, purpose, content }) => (
            <article key={title} className="card p-5 md:p-6">
              <Title className="text-xl">{title}</Title>
              <p className="mt-1 mb-3 text-muted">{purpose}</p>
              <PrayerBlock
                title={title}
                text={content}
                input={{ prayerTitle: title, context: purpose, theme: study.name }}
                label="Gerar outra oração"
              />
            </article>
          ))}
        </div>
      )}
    </SectionList>
  );
}
