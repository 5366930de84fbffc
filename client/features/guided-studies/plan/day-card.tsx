import { useQuery } from '@tanstack/react-query';
import type { SpokenKind } from '#shared/answers/speech.ts';
import { PrintButton } from '../../../controls/text-actions.tsx';
import { useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { RichText } from '../../../scripture/rich-text.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PrayerBlock } from '../sections/prayer-block.tsx';
import { StudyVerse } from '../sections/study-verse.tsx';
import { type Day, dayQuery, type ProgressView, type StudyItem } from '../study-queries.ts';
import { DayDone } from './day-done.tsx';
import { DayLink } from './day-link.tsx';
import type { ProgressChange } from './use-progress.ts';

type Props = Readonly<{
  plan: string;
  day: number;
  last: number;
  phase: string | undefined;
  progress: ProgressView | null;
  change: ProgressChange;
  verseKind: SpokenKind;
  longerPrayer: string;
}>;

/** One day of a plan: verse, text, prayer, action, and the way to its neighbours. */
export function DayCard(props: Props) {
  const { plan, day, last, phase, progress, change } = props;
  const query = useQuery(dayQuery(useTrpc(), plan, day));
  const content = query.data;
  return (
    <article aria-label={`Dia ${day}`} className="card overflow-hidden">
      <header className="bg-accent-soft px-5 py-4 md:px-6">
        <p className="text-sm font-semibold text-accent-strong">
          Dia {day} de {last}
          {phase ? ` · ${phase}` : ''}
        </p>
        <h2 className="mt-1 min-h-8 text-2xl">{content?.title}</h2>
      </header>
      <div className="grid gap-6 px-5 py-5 md:px-6">
        {query.isPending ? (
          <div className="skeleton h-96" role="status" aria-label="Carregando" />
        ) : null}
        {query.error && !content ? (
          <LoadFailure text={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : null}
        {content ? <DayParts {...props} content={content} /> : null}
        {content ? (
          <PrintButton
            className="-mb-2 -ml-1 justify-self-start"
            sheet={async () => (await import('./day-sheet.ts')).daySheet(props, content)}
          >
            {`Imprimir o dia ${day}`}
          </PrintButton>
        ) : null}
        {content ? <DayDone day={day} progress={progress} change={change} /> : null}
      </div>
      <nav
        aria-label="Outros dias"
        className="flex justify-between gap-2 border-t border-line px-2 py-1"
      >
        {day > 1 ? (
          <DayLink day={day - 1} className="button button-bare px-3">
            <span aria-hidden="true">‹</span>
            Dia {day - 1}
          </DayLink>
        ) : (
          <span />
        )}
        {day < last ? (
          <DayLink day={day + 1} className="button button-bare px-3">
            Dia {day + 1}
            <span aria-hidden="true">›</span>
          </DayLink>
        ) : null}
      </nav>
    </article>
  );
}

/** "study:priest" and "study:gifts:fe" name a study and, of gifts, which one. */
function itemOfDay(plan: string, day: number): StudyItem {
  const [, theme = '', gift] = plan.split(':');
  const study = THEMES.find((each) => each === theme) ?? 'gifts';
  return { study, item: gift ? `gift:${gift}:day:${day}` : `day:${day}` };
}

const THEMES = ['holy-spirit', 'priest', 'builder', 'marriage'] as const;

function DayParts({
  plan,
  day,
  verseKind,
  longerPrayer,
  content: { title, verse, text, prayer, action, hasAnother },
}: Props & Readonly<{ content: Day }>) {
  const ofGift = plan.startsWith('study:gifts:');
  return (
    <>
      <StudyVerse verse={verse} kind={verseKind} />
      <div className="max-w-prose">
        <h3 className="mb-2 text-lg">{ofGift ? 'Estudo' : 'Reflexão'}</h3>
        <RichText text={text} />
      </div>
      <div>
        <h3 className="mb-2 text-lg">Oração</h3>
        <PrayerBlock
          title={title}
          text={prayer}
          item={itemOfDay(plan, day)}
          label={hasAnother ? longerPrayer : null}
        />
      </div>
      <div className="max-w-prose rounded-xl bg-sunken p-4">
        <h3 className="mb-1 text-lg">{ofGift ? 'Prática' : 'Ação do dia'}</h3>
        <RichText text={action} />
      </div>
    </>
  );
}
