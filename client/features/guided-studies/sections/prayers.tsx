import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../../lib/data/data.tsx';
import { prayersQuery } from '../study-queries.ts';
import type { StudyTheme } from '../study-theme.ts';
import { PrayerBlock } from './prayer-block.tsx';
import { SectionItem } from './section-item.tsx';
import { SectionList } from './section-list.tsx';

type Props = Readonly<{ study: StudyTheme; headed?: boolean }>;

/** The prayers of a study; each can be exchanged for one that is generated on its subject. */
export function Prayers({ study, headed = false }: Props) {
  const query = useQuery(prayersQuery(useTrpc(), study.theme));
  return (
    <SectionList study={study} query={query} heading={headed ? 'Orações' : null}>
      {(prayers) => (
        <div className="grid items-start gap-2.5 md:gap-4 md:grid-cols-2">
          {prayers.map(({ key, title, purpose, content, hasAnother }, index) => (
            <SectionItem key={key} title={title} open={!headed && index === 0} headed={headed}>
              <p className="mb-3 text-muted">{purpose}</p>
              <PrayerBlock
                title={title}
                text={content}
                item={{ study: study.theme, item: key }}
                label={hasAnother ? 'Ler outra oração' : null}
              />
            </SectionItem>
          ))}
        </div>
      )}
    </SectionList>
  );
}
