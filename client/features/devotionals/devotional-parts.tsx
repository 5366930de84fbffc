import type { ShownVerse } from '#shared/answer-shape.ts';
import { AnswerCard } from '../../answer/answer-card.tsx';
import type { Section } from '../../answer/plain.ts';
import { VerseCard } from '../../answer/verse-card.tsx';
import { WholeActions } from '../../answer/whole-actions.tsx';

type Props = Readonly<{
  /** Of the morning or of the night. */
  name: string;
  title: string;
  scripture: ShownVerse | null;
  texts: readonly (Section & { prayer?: boolean })[];
  writing: boolean;
}>;

/** The parts of a devotional, and what can be done with the whole of it. */
export function DevotionalParts({ name, title, scripture, texts, writing }: Props) {
  const reading: Section = { heading: 'Leitura', text: scripture ? [scripture] : [] };
  return (
    <>
      {title ? <h2 className="text-2xl md:text-3xl">{title}</h2> : null}
      <VerseCard title="Leitura" verse={scripture} />
      {texts.map(({ heading, text, prayer = false }) => (
        <AnswerCard
          key={heading}
          title={heading}
          text={text}
          kind={prayer ? 'prayer' : 'usual'}
          writing={writing}
        />
      ))}
      {writing ? null : (
        <WholeActions title={title ? `${name}: ${title}` : name} sections={[reading, ...texts]} />
      )}
    </>
  );
}
