import type { ShownVerse as Verse } from '#shared/answer-shape.ts';
import type { SpokenKind } from '#shared/speech.ts';
import { plainVerse } from '../../answer/plain-text.ts';
import { CopyButton } from '../../controls/copy-button.tsx';
import { ListenButton } from '../../controls/listen-button.tsx';
import { ContextLink } from '../../scripture/context-link.tsx';
import { ShownVerse } from '../../scripture/shown-verse.tsx';
import { VerseChip } from '../../scripture/verse-chip.tsx';

type Props = Readonly<{ verse: Verse | null; kind: SpokenKind }>;

/** A verse of a study in its stored words, with the way to its chapter. */
export function StudyVerse({ verse, kind }: Props) {
  if (!verse) return null;
  if (verse.type === 'reference') {
    return (
      <p>
        Leia <VerseChip reference={verse.key} />
      </p>
    );
  }
  const plain = plainVerse(verse);
  return (
    <div>
      <ShownVerse verse={verse} />
      <div className="-mx-1 mt-1 flex flex-wrap items-center">
        <ListenButton text={plain} kind={kind} />
        <CopyButton text={plain} />
        <ContextLink reference={verse.key} />
      </div>
    </div>
  );
}
