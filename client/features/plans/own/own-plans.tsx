import { useMutation, useQuery } from '@tanstack/react-query';
import { CheckCircle2, Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { WEEKDAYS } from '#shared/plans/reminders.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';
import type { OpenerOf } from '../reading/opened.ts';
import { type Current, dateLabel, daysLabel, type OwnPlan } from '../reading/plan-data.ts';
import type { Start } from '../reading/use-plan-changes.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../../ui/dialog-confirm.tsx'));
const PlanFormDialog = lazyWithRetry(() => import('./plan-form-dialog.tsx'));
const StartDialog = lazyWithRetry(() => import('../reading/start-dialog.tsx'));

type Asked = Readonly<{ what: 'start' | 'edit' | 'remove'; id: string }>;

type Props = Readonly<{
  /** The plans under way. */
  underWay: readonly Current[];
  openerOf: OpenerOf;
  busy: boolean;
  onStart: (input: Start) => void;
}>;

/** The plans that the member has made, and the way to make one. */
export default function OwnPlans({ underWay, openerOf, busy, onStart }: Props) {
  const trpc = useTrpc();
  const client = useClient();
  const { data, isError, refetch } = useQuery(trpc.member.ownPlans.list.queryOptions());
  const plans = data ?? [];
  const [asked, setAsked] = useState<Asked | 'create' | null>(null);
  const close = () => setAsked(null);
  const remove = useMutation({
    mutationFn: (id: string) => client.member.ownPlans.remove.mutate({ id }),
    meta: { invalidates: [trpc.member.ownPlans, trpc.member.readingPlans] },
    onSuccess: () => toastSuccess('Plano excluído'),
    onError: (error) => toastError('Não foi possível excluir o plano', messageOf(error)),
    onSettled: close,
  });
  const of = asked && asked !== 'create' ? asked : null;
  const plan = plans.find(({ id }) => id === of?.id) ?? null;
  return (
    <section aria-label="Meus planos">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Meus planos</h2>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsked('create')}>
          <Plus aria-hidden="true" size={20} />
          Criar um plano
        </Button>
      </div>
      {isError && !data ? (
        <LoadFailure text="Os seus planos não carregaram." onRetry={() => void refetch()} />
      ) : plans.length === 0 ? (
        <p className="mt-2 text-muted">
          Escolha os livros, os dias da semana e quando terminar; as leituras se repartem por igual.
        </p>
      ) : (
        <ul className="mt-4 grid gap-4 md:grid-cols-2">
          {plans.map((each) => (
            <li key={each.id}>
              <OwnPlanCard
                plan={each}
                active={underWay.some(({ plan: { slug } }) => slug === each.slug)}
                busy={busy}
                onOpen={() => openerOf(each.slug)({ part: 'overview' })}
                onAsk={(what) => setAsked({ what, id: each.id })}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {asked === 'create' || (of?.what === 'edit' && plan) ? (
          <PlanFormDialog
            plan={asked === 'create' ? null : plan}
            onCreated={(id) => setAsked({ what: 'start', id })}
            onClose={close}
          />
        ) : null}
        {of?.what === 'start' && plan ? (
          <StartDialog
            plan={plan}
            beside={underWay}
            onClose={close}
            onStart={(input) => {
              close();
              onStart(input);
            }}
          />
        ) : null}
        {of?.what === 'remove' && plan ? (
          <ConfirmDialog
            title={`Excluir “${plan.title}”?`}
            text="O que você já leu por ele continua contado, entre os planos anteriores."
            action="Excluir"
            busy={remove.isPending}
            onConfirm={() => remove.mutate(plan.id)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

type CardProps = Readonly<{
  plan: OwnPlan;
  active: boolean;
  busy: boolean;
  onOpen: () => void;
  onAsk: (what: Asked['what']) => void;
}>;

function OwnPlanCard({ plan, active, busy, onOpen, onAsk }: CardProps) {
  const { title, description, durationDays, estimatedTimeMinutes, weekdays, endsOn } = plan;
  const days = weekdays && WEEKDAYS.filter(({ number }) => weekdays.includes(number));
  return (
    <article
      className={`card flex h-full flex-col p-5 ${active ? 'border-accent' : ''}`}
      aria-label={title}
    >
      <h3 className="text-xl wrap-anywhere">{title}</h3>
      <p className="mt-1 text-sm text-muted">
        {daysLabel(durationDays)} · {estimatedTimeMinutes} min por dia ·{' '}
        {days ? days.map(({ short }) => short).join(', ') : 'todos os dias'}
      </p>
      <p className="mt-2">{description}</p>
      {endsOn ? <p className="mt-1 text-sm text-muted">Até {dateLabel(endsOn)}</p> : null}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {active ? (
          <Button look="quiet" className="flex-auto" onClick={onOpen}>
            <CheckCircle2 aria-hidden="true" size={20} className="text-success" />
            Trilha Ativa
          </Button>
        ) : (
          <Button className="flex-auto" disabled={busy} onClick={() => onAsk('start')}>
            Iniciar Trilha
          </Button>
        )}
        <Button
          look="bare"
          className="px-3"
          aria-label={`Mudar ${title}`}
          onClick={() => onAsk('edit')}
        >
          <Pencil aria-hidden="true" size={20} />
        </Button>
        <Button
          look="bare"
          className="px-3"
          aria-label={`Excluir ${title}`}
          onClick={() => onAsk('remove')}
        >
          <Trash2 aria-hidden="true" size={20} />
        </Button>
      </div>
    </article>
  );
}
