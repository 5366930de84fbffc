import type { AnswerSource } from '#shared/answers/ai.ts';
import type { DiaryKindOf } from '#shared/answers/answer-kinds.ts';
import type { ShownVerse } from '#shared/answers/answer-shape.ts';
import { DIARY_KIND_NAMES } from '#shared/diary.ts';
import { AnswerCard } from '../../answer/answer-card.tsx';
import type { Section } from '../../answer/plain-text.ts';
import { ShareAndSave } from '../../answer/share-and-save.tsx';
import { VerseCard } from '../../answer/verse-card.tsx';

export type Texts = readonly (Section & { prayer?: boolean })[];

type Props = Readonly<{
  kind: DiaryKindOf<'devotional-morning' | 'devotional-night'>;
  title: string;
  scripture: ShownVerse | null;
  texts: Texts;
  source: AnswerSource | null;
  writing: boolean;
}>;

/** The parts of a devotional, and the controls to share and save it. */
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
        <ShareAndSave
          kind={kind}
          title={title ? `${name}: ${title}` : name}
          sections={[reading, ...texts]}
          source={source}
        />
      )}
    </>
  );
}
