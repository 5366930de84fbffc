import type { AnswerSource } from '#shared/answers/ai.ts';
import { AnswerCard } from '../../answer/answer-card.tsx';
import { ShareAndSave } from '../../answer/share-and-save.tsx';
import { WithContents } from '../../ui/with-contents.tsx';
import { MainPoints } from './main-points.tsx';
import { References } from './references.tsx';
import {
  STUDY_HEADINGS as HEADINGS,
  placesOf,
  type StudyAnswer,
  sectionsOf,
} from './study-sections.ts';

type Props = Readonly<{ study: StudyAnswer; source: AnswerSource | null; writing: boolean }>;

/** The fields of a study in their order, as far as they are written. */
export default function Study({ study, source, writing }: Props) {
  const { title, mainPoints, biblicalReferences } = study;
  const card = (field: TextField, kind: 'study' | 'prayer' = 'study') => (
    <AnswerCard
      id={field}
      title={HEADINGS[field]}
      of={title || 'Estudo'}
      text={study[field]}
      kind={kind}
      writing={writing}
    />
  );
  return (
    <WithContents title="Neste estudo" label={title || 'Estudo'} places={placesOf(study)}>
      {title ? <h2 className="text-2xl md:text-3xl">{title}</h2> : null}
      {card('introduction')}
      <MainPoints id="mainPoints" points={mainPoints} writing={writing} />
      <References id="biblicalReferences" verses={biblicalReferences} writing={writing} />
      {card('historicalContext')}
      {card('theologicalAnalysis')}
      {card('reflection')}
      {card('practicalApplication')}
      {card('prayer', 'prayer')}
      {card('additionalStudy')}
      {writing ? null : (
        <ShareAndSave
          kind="study"
          title={title || 'Estudo por tema'}
          sections={sectionsOf(study)}
          source={source}
        />
      )}
    </WithContents>
  );
}

type TextField = Exclude<keyof typeof HEADINGS, 'mainPoints' | 'biblicalReferences'>;
