import { type ReactNode, use } from 'react';
import type { RichText as Text } from '#shared/answers/rich-text.ts';
import type { SpokenKind } from '#shared/answers/speech.ts';
import { AnswerContext } from '../controls/save-to-diary-button.tsx';
import { RichText } from '../scripture/rich-text.tsx';
import { PartCard } from './part-card.tsx';
import { plainOf } from './plain-text.ts';

type Props = Readonly<{
  id?: string;
  title: string;
  /** The title of the answer, under which this part is shared. */
  of?: string | undefined;
  text: Text;
  kind: SpokenKind;
  /** While the answer is written, its controls are hidden. */
  writing: boolean;
  /** Further controls where this is the whole answer, which then tells who wrote it, too. */
  children?: ReactNode;
}>;

/** One part of an answer that is running text. */
export function AnswerCard({ text, of, children, ...frame }: Props) {
  const { label } = use(AnswerContext);
  if (text.length === 0) return null;
  const shared = of ? { shared: { title: `${of} · ${frame.title}` } } : {};
  return (
    <PartCard {...frame} {...shared} plain={plainOf(text)} more={children}>
      <RichText text={text} />
      {children ? label : null}
    </PartCard>
  );
}
