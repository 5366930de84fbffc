import { StepNumber } from '../../../ui/step-number.tsx';
import { type Current, daysLabel } from './plan-data.ts';

const STEPS = [
  {
    title: 'Abra a leitura do dia',
    text: 'Toque em “Fazer Leitura” e leia cada capítulo no leitor; ao voltar, marque o que leu.',
  },
  {
    title: 'Leia com calma',
    text: 'Antes de começar, faça uma oração curta. Se um trecho for difícil, toque no versículo e peça a explicação.',
  },
  {
    title: 'Pare no devocional',
    text: 'O versículo, a oração e a aplicação ajudam a levar a leitura para o resto do dia.',
  },
  {
    title: 'Conclua o dia',
    text: 'Com tudo marcado, toque em “Concluir Dia”. Leu em outra Bíblia? Use o “Check-in Rápido”.',
  },
] as const;

/** Describes the plan and gives advice for following it. */
export function PlanGuidance({ plan }: Pick<Current, 'plan'>) {
  return (
    <div className="grid gap-6">
      <ol className="grid gap-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <StepNumber number={index + 1} />
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <section aria-label="Sobre o plano" className="rounded-lg bg-sunken p-4">
        <h3 className="text-lg">Sobre o plano</h3>
        <p className="mt-1">{plan.description}</p>
        <dl className="mt-3 grid gap-2 text-[0.9375rem]">
          <Row name="Duração" value={daysLabel(plan.durationDays)} />
          <Row name="Por dia" value={`cerca de ${plan.estimatedTimeMinutes} minutos`} />
          <Row name="Para quem" value={plan.targetAudience} />
          <Row name="Como se reparte" value={plan.rulesDescription} />
        </dl>
      </section>
    </div>
  );
}

function Row({ name, value }: Readonly<{ name: string; value: string }>) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
