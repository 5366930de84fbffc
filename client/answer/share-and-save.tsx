import type { AnswerSource } from '#shared/answers/ai.ts';
import type { DiaryKind } from '#shared/diary.ts';
import { SaveToDiaryButton } from '../controls/save-to-diary-button.tsx';
import { ShareButton } from '../controls/share/share-button.tsx';
import { joinSections, plainOf, type Section } from './plain-text.ts';

type Props = Readonly<{
  kind: DiaryKind;
  title: string;
  sections: readonly Section[];
  source: AnswerSource | null;
}>;

/** Controls to share and save a whole answer, below its parts. */
export function ShareAndSave({ kind, title, sections, source }: Props) {
  const whole = joinSections(sections);
  if (whole.length === 0) return null;
  return (
    <div className="-mx-1 flex flex-wrap items-center">
      <ShareButton label="Compartilhar tudo" title={title} text={plainOf(whole)} />
      <SaveToDiaryButton kind={kind} title={title} content={whole} source={source} />
    </div>
  );
}
