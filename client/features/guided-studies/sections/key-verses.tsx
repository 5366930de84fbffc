import { useQuery } from '@tanstack/react-query';
import { labelOfKey } from '#shared/bible/reference.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { RichText } from '../../../scripture/rich-text.tsx';
import { keyVersesQuery } from '../study-queries.ts';
import type { StudyTheme } from '../study-theme.ts';
import { SectionItem } from './section-item.tsx';
import { SectionList } from './section-list.tsx';
import { StudyVerse } from './study-verse.tsx';

type Props = Readonly<{ study: StudyTheme; headed?: boolean }>;

/** The key verses of a study with what they say to its theme. */
export function KeyVerses({ study, headed = false }: Props) {
  const query = useQuery(keyVersesQuery(useTrpc(), study.theme));
  return (
    <SectionList study={study} query={query} heading={headed ? 'Versículos-chave' : null}>
      {(verses) => (
        <ul className="grid items-start gap-2.5 md:gap-4 md:grid-cols-2">
          {verses.map(({ verse, explanation }, index) => (
            <li key={verse?.key}>
              <SectionItem
                title={verse ? labelOfKey(verse.key) : 'Versículo'}
                open={!headed && index === 0}
                headed={headed}
              >
                <StudyVerse verse={verse} kind="verse" />
                <div className="mt-3 border-t border-line pt-3">
                  <RichText text={explanation} />
                </div>
              </SectionItem>
            </li>
          ))}
        </ul>
      )}
    </SectionList>
  );
}
