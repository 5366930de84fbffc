import type { RichText as Text } from '#shared/rich-text.ts';
import { RichText } from '../scripture/rich-text.tsx';
import { PartCard } from './part-card.tsx';
import { numbered, plainOf } from './plain-text.ts';

type Props = Readonly<{ title: string; texts: readonly Text[]; writing: boolean }>;

/** A part of an answer that is a list of steps. */
export function NumberedCard({ title, texts, writing }: Props) {
  if (texts.length === 0) return null;
  return (
    <PartCard title={title} plain={plainOf(numbered(texts))} kind="usual" writing={writing}>
      <ol className="grid gap-3">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only ever grows at its end
          <li key={index} className="grid grid-cols-[1.75rem_1fr] gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-accent-soft font-serif font-semibold text-accent-strong"
            >
              {index + 1}
            </span>
            <RichText text={text} />
          </li>
        ))}
      </ol>
    </PartCard>
  );
}
