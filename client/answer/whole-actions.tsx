import type { AnswerSource } from '#shared/ai.ts';
import type { DiaryKind } from '#shared/diary.ts';
import { KeepButton } from '../controls/keep-button.tsx';
import { ShareButton } from '../controls/share-button.tsx';
import { joinSections, plainOf, type Section } from './plain.ts';

type Props = Readonly<{
  kind: DiaryKind;
  title: string;
  sections: readonly Section[];
  source: AnswerSource | null;
}>;

/** What can be done with an answer as a whole, below its parts. */
export function WholeActions({ kind, title, sections, source }: Props) {
  const whole = joinSections(sections);
  if (whole.length === 0) return null;
  return (
    <div className="-mx-1 flex flex-wrap items-center">
      <ShareButton label="Compartilhar tudo" title={title} text={plainOf(whole)} />
      <KeepButton kind={kind} title={title} content={whole} source={source} />
    </div>
  );
}
