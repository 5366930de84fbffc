import { Megaphone } from 'lucide-react';
import { useNow } from '../../lib/browser/clock.ts';
import { useSession } from '../../lib/data/session.ts';
import { useFormats } from '../../lib/format.ts';
import { InstallOffer } from '../shell/api.ts';
import { Welcome } from '../welcome/api.ts';
import { Everything } from './everything.tsx';
import { FirstActs } from './first-acts.tsx';
import { HourlyDevotional } from './hourly-devotional.tsx';
import { StudyCards } from './study-card.tsx';
import { TodaysVerse } from './today.tsx';
import { TodaysReading } from './todays-reading.tsx';

type Props = Readonly<{ firstName: string }>;

export function Dashboard({ firstName }: Props) {
  const { hourOf } = useFormats();
  const hour = hourOf(useNow());
  const { memberNotice } = useSession().notices;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-6 md:py-10">
      <h1 className="text-[1.75rem] md:text-4xl">
        {greeting(hour)}, {firstName}
      </h1>
      <p className="mt-2 text-pretty text-muted">Que a paz de Cristo esteja com você hoje.</p>
      {memberNotice ? (
        <p className="card mt-5 flex gap-3 p-4 whitespace-pre-line">
          <Megaphone aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-accent" />
          {memberNotice}
        </p>
      ) : null}
      <Welcome />
      <FirstActs />
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        <TodaysReading />
        <TodaysVerse />
        <StudyCards />
        <HourlyDevotional hour={hour} />
      </div>
      <Everything />
      <InstallOffer />
    </div>
  );
}

function greeting(hour: number): string {
  if (hour < 12) return 'Bom dia';
  return hour < 18 ? 'Boa tarde' : 'Boa noite';
}
