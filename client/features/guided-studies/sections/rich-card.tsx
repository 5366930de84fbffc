import type { ReactNode } from 'react';
import type { RichText as Text } from '#shared/answers/rich-text.ts';
import type { SpokenKind } from '#shared/answers/speech.ts';
import { PartCard } from '../../../answer/part-card.tsx';
import { plainOf } from '../../../answer/plain-text.ts';
import { RichText } from '../../../scripture/rich-text.tsx';

type Props = Readonly<{
  title: string;
  text: Text;
  kind: SpokenKind;
  /** Above the text: badges, a purpose. */
  above?: ReactNode;
}>;

/** A titled text of a study, to read, hear, copy and share. */
export function RichCard({ title, text, kind, above }: Props) {
  return (
    <PartCard title={title} plain={plainOf(text)} kind={kind} writing={false}>
      {above}
      <div className="max-w-prose">
        <RichText text={text} />
      </div>
    </PartCard>
  );
}
