import { useQuery } from '@tanstack/react-query';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useState } from 'react';
import { useAddressedClose } from '../../../lib/browser/use-addressed-close.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Page } from '../../../ui/page.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { CurrentPlan } from './current-plan.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { Opened, OpenerOf } from './opened.ts';
import { PlanCard } from './plan-card.tsx';
import type { Current } from './plan-data.ts';
import { QuickActions } from './quick-actions.tsx';
import { type Start, usePlanChanges } from './use-plan-changes.ts';

const DayDialog = lazyWithRetry(() => import('./day-dialog.tsx'));
const OwnPlans = lazyWithRetry(() => import('../own/own-plans.tsx'));
const PlanDialog = lazyWithRetry(() => import('./plan-dialog.tsx'));
const PlanRecord = lazyWithRetry(() => import('./plan-record.tsx'));

const FAILURE = 'Não foi possível carregar os planos de leitura';

type Props = Readonly<{ signedIn: boolean; opened: Opened }>;

/** Reading plans: those under way, the others to choose from, and how they work. */
export function ReadingPlan({ signedIn, opened }: Props) {
  const trpc = useTrpc();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const list = useQuery(trpc.readingPlans.list.queryOptions());
  useFailureToast(list, FAILURE);
  const followed = useQuery({
    ...trpc.member.readingPlans.underWay.queryOptions(),
    enabled: signedIn,
  });
  const { data: underWay } = followed;
  // A plan that is begun beside unknown ones might take the place of one of them.
  const unknown = signedIn && !underWay;
  const { start } = usePlanChanges();
  const plans = underWay?.plans ?? [];
  const alone = plans.length === 1;
  // An address without a plan is that of the only one, or of the latest.
  const current = plans.find(({ plan }) => plan.slug === opened.plan) ?? null;
  const shown = opened.plan ? current : (plans[0] ?? null);
  const open = (next: Opened, replace = false) =>
    void navigate({ to: '/reading-plan', search: next, replace, resetScroll: false });
  const openerOf: OpenerOf = (slug) => (next, replace) =>
    open(alone ? next : { plan: slug, ...next }, replace);
  const begin = (input: Start) =>
    start.mutate(input, { onSuccess: () => window.scrollTo({ top: 0 }) });
  const close = useAddressedClose(Boolean(opened.day ?? opened.part), () => open({}, true));
  return (
    <Page
      title="Planos de Leitura da Bíblia"
      drawing={['path', 'plan']}
      lead="Escolha uma trilha e leia um pouco por dia, no seu passo."
      back={signedIn ? '/dashboard' : null}
      actions={plans.length > 0 ? <QuickActions plans={plans} openerOf={openerOf} /> : null}
      wide
    >
      <div className="grid gap-10">
        {followed.isError && unknown ? (
          <LoadFailure
            text="Os planos que você segue não carregaram."
            onRetry={() => void followed.refetch()}
          />
        ) : null}
        {plans.length > 0 ? (
          <div className="grid gap-4">
            {plans.map((each, index) => (
              <CurrentPlan
                key={each.progress.id}
                current={each}
                first={index === 0}
                alone={alone}
                streak={underWay?.streak ?? 0}
                onOpen={openerOf(each.plan.slug)}
              />
            ))}
          </div>
        ) : null}
        {signedIn ? (
          <OwnPlansLater
            underWay={plans}
            openerOf={openerOf}
            busy={unknown || start.isPending}
            onStart={begin}
          />
        ) : null}
        <section aria-label="Trilhas disponíveis">
          <h2 className="text-2xl">Trilhas disponíveis</h2>
          {list.isError ? (
            <LoadFailure text={`${FAILURE}.`} onRetry={() => void list.refetch()} />
          ) : null}
          {list.isPending ? (
            <div className="skeleton mt-4 h-64" role="status" aria-label="Carregando" />
          ) : null}
          <ul className="mt-4 grid gap-4 md:grid-cols-2">
            {list.data?.map((plan) => (
              <li key={plan.slug}>
                <PlanCard
                  plan={plan}
                  active={plans.some((each) => each.plan.slug === plan.slug)}
                  signedIn={signedIn}
                  busy={start.isPending && start.variables.slug === plan.slug}
                  disabled={unknown || start.isPending}
                  beside={plans}
                  onOpen={() => openerOf(plan.slug)({ part: 'overview' })}
                  onStart={begin}
                />
              </li>
            ))}
          </ul>
        </section>
        {signedIn && hydrated ? (
          <Suspense fallback={null}>
            <PlanRecord />
          </Suspense>
        ) : null}
        <HowItWorks sample={list.data?.[0] ?? null} />
      </div>
      {hydrated ? (
        <Dialogs shown={shown} opened={opened} openerOf={openerOf} onClose={close} />
      ) : null}
    </Page>
  );
}

type DialogsProps = Readonly<{
  shown: Current | null;
  opened: Opened;
  openerOf: OpenerOf;
  onClose: () => void;
}>;

/** What the address opens of a plan: one of its days, or the plan itself. */
function Dialogs({ shown, opened: { plan, day, part }, openerOf, onClose }: DialogsProps) {
  // With its last day a plan is no longer under way, while that day is still on the screen.
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  const read = shown ?? (plan && plan !== last?.plan.slug ? null : last);
  return (
    <Suspense fallback={null}>
      {day && read ? (
        <DayDialog
          plan={read.plan.slug}
          progress={read.progress}
          day={day}
          onDay={(next) => openerOf(read.plan.slug)({ day: next }, true)}
          onClose={onClose}
        />
      ) : null}
      {part && !day && shown ? (
        <PlanDialog
          current={shown}
          part={part}
          onOpen={openerOf(shown.plan.slug)}
          onClose={onClose}
        />
      ) : null}
    </Suspense>
  );
}

/** The member's own plans, which keep their place before they come, so that nothing below moves. */
function OwnPlansLater(props: ComponentProps<typeof OwnPlans>) {
  const hydrated = useHydrated();
  return (
    <div className="min-h-43 md:min-h-22">
      {hydrated ? (
        <Suspense fallback={null}>
          <OwnPlans {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
