import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../../lib/data/data.tsx';
import { prayersQuery } from '../study-queries.ts';
import type { StudyTheme } from '../study-theme.ts';
import { PrayerBlock } from './prayer-block.tsx';
import { SectionList } from './section-list.tsx';

type Props = Readonly<{ study: StudyTheme; headed?: boolean }>;

/** The prayers of a study; each can be exchanged for one that is generated on its subject. */
export function Prayers({ study, headed = false }: Props) {
  const query = useQuery(prayersQuery(useTrpc(), study.theme));
  const Title = headed ? 'h3' : 'h2';
  return (
    <SectionList study={study} query={query} heading={headed ? 'Orações' : null}>
      {(prayers) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {prayers.map(({ key, title, purpose, content, hasAnother }) => (
            <article key={key} className="card p-5 md:p-6">
              <Title className="text-xl">{title}</Title>
              <p className="mt-1 mb-3 text-muted">{purpose}</p>
              <PrayerBlock
                title={title}
                text={content}
                item={{ study: study.theme, item: key }}
                label={hasAnother ? 'Ler outra oração' : null}
              />
            </article>
          ))}
        </div>
      )}
    </SectionList>
  );
}
