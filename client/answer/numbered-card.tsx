import type { RichText as Text } from '#shared/answers/rich-text.ts';
import { NumberedTexts } from '../scripture/numbered-texts.tsx';
import { PartCard } from './part-card.tsx';
import { numbered, plainOf } from './plain-text.ts';

type Props = Readonly<{ title: string; texts: readonly Text[]; writing: boolean }>;

/** A part of an answer that is a list of steps. */
export function NumberedCard({ title, texts, writing }: Props) {
  if (texts.length === 0) return null;
  return (
    <PartCard title={title} plain={plainOf(numbered(texts))} kind="usual" writing={writing}>
      <NumberedTexts texts={texts} />
    </PartCard>
  );
}
