import { use } from 'react';
import type { AnswerSource } from '#shared/answers/ai.ts';
import type { RichText as Text } from '#shared/answers/rich-text.ts';
import { AnswerContext, SaveToDiaryButton } from '../../controls/save-to-diary-button.tsx';
import { TextActions } from '../../controls/text-actions.tsx';
import { RichText } from '../../scripture/rich-text.tsx';
import { plainOf } from '../plain-text.ts';

type Props = Readonly<{
  title: string;
  text: Text;
  source: AnswerSource | null;
  writing?: boolean;
}>;

/** A prayer to read, hear, copy and share. */
export function PrayerText({ title, text, source, writing = false }: Props) {
  return (
    <div>
      <RichText text={text} />
      {use(AnswerContext).label}
      {/* The height is reserved from the start, so that nothing moves when the controls appear. */}
      <div className="mt-2 min-h-11">
        {writing ? null : (
          <TextActions title={`Oração: ${title}`} text={plainOf(text)} kind="prayer">
            <SaveToDiaryButton kind="prayer" title={title} content={text} source={source} />
          </TextActions>
        )}
      </div>
    </div>
  );
}
