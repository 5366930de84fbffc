import { Link } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import { useNow } from '../../lib/browser/clock.ts';
import { useSession } from '../../lib/data/session.ts';
import { useFormats } from '../../lib/format.ts';
import { type Card, GROUPS } from '../shell/api.ts';
import { FirstActs } from './first-acts.tsx';
import { StudyCards } from './study-card.tsx';
import { TodaysVerse } from './today.tsx';
import { TodaysReading } from './todays-reading.tsx';

type Props = Readonly<{ firstName: string }>;

export function Dashboard({ firstName }: Props) {
  const { hourOf } = useFormats();
  const now = useNow();
  const { memberNotice } = useSession().notices;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-6 md:py-10">
      <h1 className="text-[1.75rem] md:text-4xl">
        {greeting(hourOf(now))}, {firstName}
      </h1>
      <p className="mt-2 text-muted">Que a paz de Cristo esteja com você hoje.</p>
      {memberNotice ? (
        <p className="card mt-5 flex gap-3 p-4 whitespace-pre-line">
          <Megaphone aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-accent" />
          {memberNotice}
        </p>
      ) : null}
      <FirstActs />
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        <TodaysReading />
        <TodaysVerse />
        <StudyCards />
      </div>
      {GROUPS.map(({ title, cards }) => (
        <section key={title} className="mt-10" aria-label={title}>
          <h2 className="text-xl md:text-2xl">{title}</h2>
          <ul
            className={`mt-4 grid grid-cols-2 gap-3 ${COLUMNS[cards.length] ?? 'md:grid-cols-4'}`}
          >
            {cards.map((card) => (
              <li key={card.to}>
                <FeatureCard {...card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** So that no row on a desktop is left with one or two. */
const COLUMNS: Readonly<Record<number, string>> = { 5: 'md:grid-cols-5', 6: 'md:grid-cols-6' };

function greeting(hour: number): string {
  if (hour < 12) return 'Bom dia';
  return hour < 18 ? 'Boa tarde' : 'Boa noite';
}

function FeatureCard({ to, title, text, Icon }: Card) {
  return (
    <Link to={to} className="card flex h-full flex-col gap-2.5 p-4 hover:border-edge">
      <Icon aria-hidden="true" size={26} strokeWidth={1.6} className="text-accent" />
      <span className="font-semibold leading-snug">{title}</span>
      <span className="mt-auto text-sm text-muted">{text}</span>
    </Link>
  );
}
