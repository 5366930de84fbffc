import type { RichText as Text } from '#shared/answers/rich-text.ts';
import { plainOf } from '../../answer/plain-text.ts';
import { TextActions } from '../../controls/text-actions.tsx';
import { RichText } from '../../scripture/rich-text.tsx';
import { StepNumber } from '../../ui/step-number.tsx';
import { STUDY_HEADINGS } from './study-sections.ts';

type Props = Readonly<{ id: string; points: readonly Text[]; writing: boolean }>;

/** The points that the study teaches; each can be heard, copied and shared by itself. */
export function MainPoints({ id, points, writing }: Props) {
  if (points.length === 0) return null;
  return (
    <section id={id} tabIndex={-1} className="card p-5 md:p-6">
      <h2 className="text-xl">{STUDY_HEADINGS.mainPoints}</h2>
      <ol className="divide-y divide-line">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only ever grows at its end
          <li key={index} className="grid gap-x-3 pt-4 pb-2 md:grid-cols-[2rem_minmax(0,1fr)]">
            <div className="mb-2">
              <StepNumber number={index + 1} />
            </div>
            <div className="min-w-0">
              <RichText text={point} />
              <div className="mt-2 min-h-11">
                {writing ? null : (
                  <TextActions
                    title={`${STUDY_HEADINGS.mainPoints}: ${index + 1}`}
                    text={plainOf(point)}
                    kind="study"
                  />
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
