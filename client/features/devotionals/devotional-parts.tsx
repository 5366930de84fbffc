import type { AnswerSource } from '#shared/ai.ts';
import type { ShownVerse } from '#shared/answer-shape.ts';
import { DIARY_KIND_NAMES } from '#shared/diary.ts';
import { AnswerCard } from '../../answer/answer-card.tsx';
import type { Section } from '../../answer/plain.ts';
import { VerseCard } from '../../answer/verse-card.tsx';
import { WholeActions } from '../../answer/whole-actions.tsx';

type Props = Readonly<{
  kind: 'devotional-morning' | 'devotional-night';
  title: string;
  scripture: ShownVerse | null;
  texts: readonly (Section & { prayer?: boolean })[];
  source: AnswerSource | null;
  writing: boolean;
}>;

/** The parts of a devotional, and what can be done with the whole of it. */
export function DevotionalParts({ kind, title, scripture, texts, source, writing }: Props) {
  const name = DIARY_KIND_NAMES[kind];
  const reading: Section = { heading: 'Leitura', text: scripture ? [scripture] : [] };
  return (
    <>
      {title ? <h2 className="text-2xl md:text-3xl">{title}</h2> : null}
      <VerseCard title="Leitura" verse={scripture} />
      {texts.map(({ heading, text, prayer = false }) => (
        <AnswerCard
          key={heading}
          title={heading}
          of={title || name}
          text={text}
          kind={prayer ? 'prayer' : 'devotional'}
          writing={writing}
        />
      ))}
      {writing ? null : (
        <WholeActions
          kind={kind}
          title={title ? `${name}: ${title}` : name}
          sections={[reading, ...texts]}
          source={source}
        />
      )}
    </>
  );
}
