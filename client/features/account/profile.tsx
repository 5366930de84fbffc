import { Page } from '../../ui/page.tsx';
import { BibleCard } from './bible-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { DataCard } from './data-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ReminderCard, VerseReminderCard } from './reminder-card.tsx';
import { TrackingCard } from './tracking-card.tsx';

type Props = Readonly<{
  user: Readonly<{ name: string; email: string }>;
  passwordMinLength: number;
}>;

export function Profile({ user, passwordMinLength }: Props) {
  return (
    <Page title="Meu perfil" lead={user.email}>
      <div className="grid gap-5">
        <NameCard name={user.name} />
        <PasswordCard email={user.email} minLength={passwordMinLength} />
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
