import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTrpc } from '../../lib/data/data.tsx';
import type { Outputs } from '../../lib/data/trpc.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { cardOf } from '../shell/api.ts';

type UnderWay = Outputs['member']['guidedStudies']['underWay'][number];

/** The guided studies that the member follows, each with its next step; nothing where there is none. */
export function StudyCards() {
  const { data = [] } = useQuery(useTrpc().member.guidedStudies.underWay.queryOptions());
  return data.map((study) => <StudyCard key={study.progress.id} study={study} />);
}

function StudyCard({ study: { title, next, progress } }: Readonly<{ study: UnderWay }>) {
  const { plan, currentDay, totalDays, completed, status } = progress;
  return (
    <StudyLink plan={plan}>
      <Drawing {...lookOf(plan)} className="size-16 tight:hidden" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">
          {title} · {status === 'paused' ? 'em pausa no ' : ''}dia {currentDay} de {totalDays}
        </span>
        <span className="block font-serif text-lg leading-snug font-semibold">{next}</span>
        <progress
          className="progress mt-2"
          value={completed.length}
          max={totalDays}
          aria-label={`${completed.length} de ${totalDays} dias concluídos`}
        />
      </span>
    </StudyLink>
  );
}

const PAGES = {
  'study:holy-spirit': '/themes/holy-spirit',
  'study:priest': '/themes/priest',
  'study:builder': '/themes/builder',
  'study:marriage': '/themes/marriage',
} as const;

/** @returns the page of a study; undefined where it is none of these */
const pageOf = (plan: string) => Object.entries(PAGES).find(([key]) => key === plan)?.[1];

/** Every other plan is of a gift. */
function lookOf(plan: string) {
  const { drawing: name, hue } = cardOf(pageOf(plan) ?? '/themes/gifts');
  return { name, hue };
}

function StudyLink({ plan, children }: Readonly<{ plan: string; children: React.ReactNode }>) {
  // A card alone in its row fills it.
  const look = 'card flex items-center gap-4 p-5 hover:border-edge md:last:odd:col-span-2';
  const gift = /^study:gifts:(.+)$/.exec(plan)?.[1];
  if (gift) {
    return (
      <Link to="/themes/gifts" search={{ gift }} hash="plano" className={look}>
        {children}
      </Link>
    );
  }
  const to = pageOf(plan);
  return to ? (
    <Link to={to} search={{ tab: 'plan' }} className={look}>
      {children}
    </Link>
  ) : null;
}
