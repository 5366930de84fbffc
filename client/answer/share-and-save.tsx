import { use } from 'react';
import type { AnswerSource } from '#shared/answers/ai.ts';
import type { DiaryKind } from '#shared/diary.ts';
import { AnswerContext, SaveToDiaryButton } from '../controls/save-to-diary-button.tsx';
import { ShareButton } from '../controls/share/share-button.tsx';
import { PrintButton } from '../controls/text-actions.tsx';
import { joinSections, plainOf, type Section } from './plain-text.ts';

type Props = Readonly<{
  kind: DiaryKind;
  title: string;
  sections: readonly Section[];
  source: AnswerSource | null;
}>;

/** The foot of an answer of several cards: who wrote it, and controls to share and save it whole. */
export function ShareAndSave({ kind, title, sections, source }: Props) {
  const whole = joinSections(sections);
  const { label } = use(AnswerContext);
  if (whole.length === 0) return null;
  return (
    <div>
      {label}
      <div className="acts">
        <ShareButton label="Compartilhar tudo" title={title} text={plainOf(whole)} />
        <PrintButton sheet={() => ({ title, texts: [plainOf(whole)] })}>Imprimir tudo</PrintButton>
        <SaveToDiaryButton kind={kind} title={title} content={whole} source={source} />
      </div>
    </div>
  );
}
