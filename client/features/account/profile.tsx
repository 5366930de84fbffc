import type { MemberSession } from '../../lib/data/session.ts';
import { AfterHydration } from '../../ui/after-hydration.tsx';
import { Page } from '../../ui/page.tsx';
import { SecondFactorCard } from './api.ts';
import { BibleCard } from './bible-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { DataCard } from './data-card.tsx';
import { EntranceCards } from './entrance-cards.tsx';
import { NameCard } from './name-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { ReminderCard, VerseReminderCard } from './reminder-card.tsx';
import { TrackingCard } from './tracking-card.tsx';

type Props = Readonly<{ session: MemberSession }>;

export function Profile({ session: { user, passwordMinLength, secondFactor } }: Props) {
  return (
    <Page title="Meu perfil" lead={user.email} drawing={['door', 'home']}>
      <div className="grid gap-5">
        <NameCard name={user.name} />
        <EntranceCards email={user.email} minLength={passwordMinLength} />
        {secondFactor ? (
          <AfterHydration waiting={<div className="skeleton h-32" />}>
            <SecondFactorCard state={secondFactor} />
          </AfterHydration>
        ) : null}
        <PasskeysCard state={secondFactor} />
        <ReminderCard />
        <VerseReminderCard />
        <BibleCard />
        <ConsentCard />
        <TrackingCard />
        <DataCard />
      </div>
    </Page>
  );
}
