import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../../lib/data/data.tsx';
import { RichText } from '../../../scripture/rich-text.tsx';
import { keyVersesQuery } from '../study-queries.ts';
import type { StudyTheme } from '../study-theme.ts';
import { SectionList } from './section-list.tsx';
import { StudyVerse } from './study-verse.tsx';

type Props = Readonly<{ study: StudyTheme; headed?: boolean }>;

/** The key verses of a study with what they say to its theme. */
export function KeyVerses({ study, headed = false }: Props) {
  const query = useQuery(keyVersesQuery(useTrpc(), study.theme));
  return (
    <SectionList study={study} query={query} heading={headed ? 'Versículos-chave' : null}>
      {(verses) => (
        <ul className="grid items-start gap-4 md:grid-cols-2">
          {verses.map(({ verse, explanation }) => (
            <li key={verse?.key} className="card h-full p-5">
              <StudyVerse verse={verse} kind="verse" />
              <div className="mt-3 border-t border-line pt-3">
                <RichText text={explanation} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionList>
  );
}
