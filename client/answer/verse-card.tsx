import type { ShownVerse as Verse } from '#shared/answer-shape.ts';
import { ContextLink } from '../scripture/context-link.tsx';
import { ShownVerse } from '../scripture/shown-verse.tsx';
import { PartCard } from './part-card.tsx';
import { plainVerse } from './plain.ts';

type Props = Readonly<{ title: string; verse: Verse | null }>;

/** The verse of an answer, with the way to its chapter; it arrives whole. */
export function VerseCard({ title, verse }: Props) {
  if (!verse) return null;
  return (
    <PartCard
      title={title}
      plain={plainVerse(verse)}
      kind="usual"
      writing={false}
      path={`/bible?ref=${verse.key}`}
      more={<ContextLink reference={verse.key} />}
    >
      <ShownVerse verse={verse} />
    </PartCard>
  );
}
