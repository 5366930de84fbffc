import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../../lib/data/data.tsx';
import { RichText } from '../../../scripture/rich-text.tsx';
import { teachingsQuery } from '../study-queries.ts';
import type { StudyTheme } from '../study-theme.ts';
import { RichCard } from './rich-card.tsx';
import { SectionList } from './section-list.tsx';
import { VerseChips } from './verse-chips.tsx';

/** The teachings of a study, each with its verses and what follows from it in practice. */
export function Teachings({ study }: Readonly<{ study: StudyTheme }>) {
  const query = useQuery(teachingsQuery(useTrpc(), study.theme));
  return (
    <SectionList study={study} query={query}>
      {(teachings) =>
        teachings.map(({ title, verses, content, application }, index) => (
          <RichCard
            key={title}
            title={`${index + 1}. ${title}`}
            text={content}
            kind="teaching"
            above={<VerseChips label="Versículos" references={verses} />}
            below={
              <div className="mt-5 rounded-xl bg-sunken p-4">
                <h3 className="mb-1 text-base">Aplicação prática</h3>
                <div className="max-w-prose">
                  <RichText text={application} />
                </div>
              </div>
            }
          />
        ))
      }
    </SectionList>
  );
}
