import { CalendarDays, CheckCircle2, Clock, Users } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawing, type DrawingName } from '../../../ui/drawing.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { type Current, daysLabel, type ReadingPlan, readingsOf, titleOf } from './plan-data.ts';
import type { Start } from './use-plan-changes.ts';

const StartDialog = lazyWithRetry(() => import('./start-dialog.tsx'));

/** Of the plans that come with the product. */
const DRAWINGS: Readonly<Record<string, DrawingName>> = {
  'fe-oracao-perdao': 'hands',
  'em-familia': 'crowd',
  'primeiros-passos': 'seed',
  'quatro-evangelhos': 'cross',
  'panorama-60-dias': 'map',
  'novo-testamento-90-dias': 'boat',
  sabedoria: 'lamp',
  'biblia-90-dias': 'mountain',
  'biblia-1-ano': 'path',
  'biblia-cronologica': 'scroll',
  mcheyne: 'star',
};

type Props = Readonly<{
  plan: ReadingPlan;
  active: boolean;
  signedIn: boolean;
  busy: boolean;
  disabled: boolean;
  /** The plans under way. */
  beside: readonly Current[];
  onOpen: () => void;
  onStart: (input: Start) => void;
}>;

/** A plan to choose, with one of its days as a sample; a phone shows for whom it is on demand. */
export function PlanCard(props: Props) {
  const { plan, active, signedIn, busy, disabled, beside, onOpen, onStart } = props;
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { sample } = plan;
  return (
    <article
      className={`card flex h-full flex-col p-5 ${active ? 'border-accent' : ''}`}
      aria-label={plan.title}
    >
      <div className="flex items-center gap-3">
        <Drawing name={DRAWINGS[plan.slug] ?? 'path'} hue="plan" className="size-14 md:size-16" />
        <div className="min-w-0">
          <h3 className="text-xl">{plan.title}</h3>
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
            <span className="flex items-center gap-1">
              <CalendarDays aria-hidden="true" size={16} />
              {daysLabel(plan.durationDays)}
            </span>
            <span className="flex items-center gap-1">
              <Clock aria-hidden="true" size={16} />
              {formatNumber(plan.estimatedTimeMinutes)} min por dia
            </span>
          </p>
        </div>
      </div>
      <p className="mt-3">{plan.description}</p>
      <div id={detailsId} className={open ? '' : 'max-md:hidden'}>
        <p className="mt-3 flex gap-2 text-sm text-muted">
          <Users aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {plan.targetAudience}
        </p>
        <p className="mt-2 text-sm text-muted">{plan.rulesDescription}</p>
        {sample ? (
          <p className="mt-4 mb-1 rounded-lg bg-sunken px-3.5 py-2.5 text-sm">
            <span className="font-semibold">Exemplo, dia {sample.day}:</span> {titleOf(sample)}
            {sample.title ? ` (${readingsOf(sample)})` : null}
          </p>
        ) : null}
      </div>
      <div className="mt-auto flex gap-2 pt-4">
        <Button
          look="bare"
          className="-ml-3 px-3 md:hidden"
          aria-label={`${open ? 'Menos' : 'Mais'} sobre ${plan.title}`}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Menos' : 'Mais'}
        </Button>
        {active ? (
          <Button
            look="quiet"
            className="flex-1"
            aria-label={`Trilha Ativa: ${plan.title}`}
            onClick={onOpen}
          >
            <CheckCircle2 aria-hidden="true" size={20} className="text-success" />
            Trilha Ativa
          </Button>
        ) : (
          <Button
            className="flex-1"
            aria-label={`Iniciar Trilha: ${plan.title}`}
            busy={busy}
            disabled={disabled || !signedIn}
            onClick={() => setAsking(true)}
          >
            Iniciar Trilha
          </Button>
        )}
      </div>
      {signedIn ? null : (
        <p className="mt-2 text-sm text-muted">
          Você precisa estar logado para iniciar um plano.{' '}
          <a href="/auth?redirect=%2Freading-plan" className="link -my-2.5 inline-block py-2.5">
            Entrar
          </a>
        </p>
      )}
      {asking ? (
        <Suspense fallback={null}>
          <StartDialog
            plan={plan}
            beside={beside}
            onClose={() => setAsking(false)}
            onStart={(input) => {
              setAsking(false);
              onStart(input);
            }}
          />
        </Suspense>
      ) : null}
    </article>
  );
}
