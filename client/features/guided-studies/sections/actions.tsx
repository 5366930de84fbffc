import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../../lib/data/data.tsx';
import { NumberedTexts } from '../../../scripture/numbered-texts.tsx';
import { RichText } from '../../../scripture/rich-text.tsx';
import { actionsQuery } from '../study-queries.ts';
import type { StudyTheme } from '../study-theme.ts';
import { SectionItem } from './section-item.tsx';
import { SectionList } from './section-list.tsx';
import { StudyVerse } from './study-verse.tsx';

type Props = Readonly<{ study: StudyTheme; headed?: boolean }>;

/** The practical actions of a study, step by step, with the verse they rest on. */
export function Actions({ study, headed = false }: Props) {
  const query = useQuery(actionsQuery(useTrpc(), study.theme));
  return (
    <SectionList study={study} query={query} heading={headed ? 'Ações práticas' : null}>
      {(actions) =>
        actions.map(({ title, description, steps, basis }, index) => (
          <SectionItem key={title} title={title} open={!headed && index === 0} headed={headed}>
            <div className="max-w-prose">
              <RichText text={description} />
            </div>
            <div className="mt-4 grid gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <NumberedTexts texts={steps} />
              <div className="rounded-xl bg-sunken p-4">
                <p className="mb-2 text-sm font-semibold text-muted">Base bíblica</p>
                <StudyVerse verse={basis} kind="verse" />
              </div>
            </div>
          </SectionItem>
        ))
      }
    </SectionList>
  );
}
