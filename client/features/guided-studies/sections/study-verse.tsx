import type { ShownVerse as Verse } from '#shared/answers/answer-shape.ts';
import type { SpokenKind } from '#shared/answers/speech.ts';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { plainVerse } from '../../../answer/plain-text.ts';
import { TextActions } from '../../../controls/text-actions.tsx';
import { ContextLink } from '../../../scripture/context-link.tsx';
import { ShownVerse } from '../../../scripture/shown-verse.tsx';
import { VerseChip } from '../../../scripture/verse-chip.tsx';
import { MemorizeButton } from '../../memory/api.ts';

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
      <div className="mt-1">
        <TextActions
          title={`${labelOfKey(verse.key)} (${verse.translation})`}
          text={inQuotationMarks(verse.text)}
          plain={plain}
          kind={kind}
          printed={false}
        >
          <ContextLink reference={verse.key} />
          <MemorizeButton verse={verse.key} name={labelOfKey(verse.key)} />
        </TextActions>
      </div>
    </div>
  );
}
