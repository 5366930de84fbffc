import type { ShownVerse } from '#shared/answers/answer-shape.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { PartCard } from '../../answer/part-card.tsx';
import { VerseChip } from '../../scripture/verse-chip.tsx';
import { STUDY_HEADINGS } from './study-sections.ts';

type Props = Readonly<{ id: string; verses: readonly ShownVerse[]; writing: boolean }>;

/** The passages of a study; each opens in place. */
export function References({ id, verses, writing }: Props) {
  const keys = [...new Set(verses.map(({ key }) => key))];
  if (keys.length === 0) return null;
  return (
    <PartCard
      id={id}
      title={STUDY_HEADINGS.biblicalReferences}
      plain={keys.map(labelOfKey).join('; ')}
      kind="study"
      writing={writing}
    >
      <ul className="flex flex-wrap gap-2">
        {keys.map((key) => (
          <li key={key}>
            <VerseChip reference={key} look="listed" />
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
