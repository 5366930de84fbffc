import type { ShownVerse as Verse } from '#shared/answers/answer-shape.ts';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { ContextLink } from '../scripture/context-link.tsx';
import { ShownVerse } from '../scripture/shown-verse.tsx';
import { PartCard } from './part-card.tsx';
import { plainVerse } from './plain-text.ts';

type Props = Readonly<{ title: string; verse: Verse | null }>;

/** The verse of an answer, with a link to its chapter. */
export function VerseCard({ title, verse }: Props) {
  if (!verse) return null;
  return (
    <PartCard
      title={title}
      {...(verse.type === 'quotation' ? { shared: sharedVerse(verse) } : {})}
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

/** A verse is shared under its reference instead of its heading on the screen. */
function sharedVerse({ key, text, translation }: Extract<Verse, { type: 'quotation' }>) {
  return { title: `${labelOfKey(key)} (${translation})`, text: inQuotationMarks(text) };
}
