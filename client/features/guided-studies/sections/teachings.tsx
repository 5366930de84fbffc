import { useQuery } from '@tanstack/react-query';
import { plainOf } from '../../../answer/plain-text.ts';
import { TextActions } from '../../../controls/text-actions.tsx';
import { useTrpc } from '../../../lib/data/data.tsx';
import { RichText } from '../../../scripture/rich-text.tsx';
import { teachingsQuery } from '../study-queries.ts';
import type { StudyTheme } from '../study-theme.ts';
import { SectionItem } from './section-item.tsx';
import { SectionList } from './section-list.tsx';
import { VerseChips } from './verse-chips.tsx';

/** The teachings of a study, each with its verses and what follows from it in practice. */
export function Teachings({ study }: Readonly<{ study: StudyTheme }>) {
  const query = useQuery(teachingsQuery(useTrpc(), study.theme));
  return (
    <SectionList study={study} query={query}>
      {(teachings) =>
        teachings.map(({ title, verses, content, application }, index) => (
          <SectionItem
            key={title}
            title={`${index + 1}. ${title}`}
            open={index === 0}
            headed={false}
          >
            <VerseChips label="Versículos" references={verses} />
            <div className="max-w-prose">
              <RichText text={content} />
            </div>
            <div className="mt-5 rounded-xl bg-sunken p-4">
              <h3 className="mb-1 text-base">Aplicação prática</h3>
              <div className="max-w-prose">
                <RichText text={application} />
              </div>
            </div>
            <div className="mt-3 -mb-3">
              <TextActions
                title={`${index + 1}. ${title}`}
                text={plainOf(content)}
                kind="teaching"
              />
            </div>
          </SectionItem>
        ))
      }
    </SectionList>
  );
}
