import type { AnswerSource } from '#shared/answers/ai.ts';
import type { FastingPlanAnswer } from '#shared/answers/answers.ts';
import type { Steering } from '#shared/fasting/fasting-steering.ts';
import { AnswerCard } from '../../answer/answer-card.tsx';
import { ShareAndSave } from '../../answer/share-and-save.tsx';
import { WithContents } from '../../ui/with-contents.tsx';
import { DailyPrayers } from './daily-prayers.tsx';
import { FastingWarning } from './fasting-warning.tsx';
import { forewordOf } from './plan-foreword.ts';
import { PLAN_HEADINGS as HEADINGS, placesOf, sectionsOf } from './plan-sections.ts';
import { SavePlan } from './save-plan.tsx';

type Props = Readonly<{
  plan: FastingPlanAnswer;
  /** Why the member fasts, in their own words. */
  reason: string;
  source: AnswerSource | null;
  /** The reason for another fast than the one requested, if there is one. */
  steering: Steering | null;
  writing: boolean;
  /** The number of days that the plan being written will have. */
  days: number;
}>;

/** The fields of a plan in their order, as far as they are written. */
export default function FastingPlan({ plan, reason, source, steering, writing, days }: Props) {
  const { title, dailyPrayers } = plan;
  const card = (field: TextField, kind: 'usual' | 'prayer' = 'usual') => (
    <AnswerCard
      id={field}
      title={HEADINGS[field]}
      of={title || 'Plano de jejum'}
      text={plan[field]}
      kind={kind}
      writing={writing}
    />
  );
  return (
    <WithContents title="Neste plano" label={title || 'Plano'} places={placesOf(plan)}>
      {title ? <h2 className="text-2xl md:text-3xl">{title}</h2> : null}
      {reason ? (
        <div className="rounded-xl border border-line bg-sunken px-5 py-4">
          <p className="text-muted text-sm">O seu motivo, nas suas palavras</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{reason}</p>
        </div>
      ) : null}
      <SavePlan plan={plan} reason={reason} source={source} steering={steering} writing={writing} />
      {card('introduction')}
      <FastingWarning />
      {card('motivation')}
      {card('duration')}
      {card('restrictions')}
      {card('presentationPrayer', 'prayer')}
      <DailyPrayers id="dailyPrayers" prayers={dailyPrayers} writing={writing} days={days} />
      {card('duringPrayer', 'prayer')}
      {card('closingPrayer', 'prayer')}
      {card('spiritualGuidance')}
      {writing ? null : (
        <ShareAndSave
          kind="fasting"
          title={title || 'Plano de jejum'}
          sections={[...forewordOf(steering), ...sectionsOf(plan)]}
          source={source}
        />
      )}
    </WithContents>
  );
}

type TextField = Exclude<keyof typeof HEADINGS, 'dailyPrayers'>;
