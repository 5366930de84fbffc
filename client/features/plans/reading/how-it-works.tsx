import { Link } from '@tanstack/react-router';
import { BellRing, Gauge, NotebookPen, Trophy } from 'lucide-react';
import { StepNumber } from '../../../ui/step-number.tsx';
import { type ReadingPlan, titleOf } from './plan-data.ts';

const FEATURES = [
  {
    Icon: Gauge,
    title: 'Ritmo personalizado',
    text: 'Comece no dia que quiser, pause, retome e ajuste o calendário quando a vida apertar.',
  },
  {
    Icon: Trophy,
    title: 'Gamificação',
    text: 'Dias seguidos, um ano à vista e quanto da Bíblia você já leu. Um dia perdido na semana não apaga nada.',
  },
  {
    Icon: NotebookPen,
    title: 'Anotações',
    text: 'Marque e comente versículos enquanto lê; tudo fica em seus salvos e no seu diário.',
  },
  {
    Icon: BellRing,
    title: 'Lembretes',
    text: 'A leitura de hoje espera por você no início, a um toque do primeiro capítulo.',
  },
] as const;

const STEPS = [
  'Escolha uma trilha pelo tempo que você tem.',
  'Abra o dia e leia cada capítulo aqui mesmo.',
  'Marque o que leu, leia o devocional e conclua o dia.',
] as const;

/** Describes the plans, with one of their days as an example. */
export function HowItWorks({ sample: plan }: Readonly<{ sample: ReadingPlan | null }>) {
  const sample = plan?.sample;
  return (
    <>
      <section aria-label="Recursos">
        <h2 className="text-2xl">O que as trilhas oferecem</h2>
        <ul className="mt-4 grid gap-3 md:grid-cols-4 md:gap-4">
          {FEATURES.map(({ Icon, title, text }) => (
            <li key={title} className="card flex gap-3 p-4 md:block">
              <Icon
                aria-hidden="true"
                size={24}
                strokeWidth={1.6}
                className="mt-0.5 shrink-0 text-accent"
              />
              <div>
                <h3 className="text-lg md:mt-2">{title}</h3>
                <p className="text-[0.9375rem] text-muted md:mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Como funciona" className="grid gap-5 md:grid-cols-2">
        <div>
          <h2 className="text-2xl">Como funciona</h2>
          <ol className="mt-4 grid gap-3">
            {STEPS.map((step, index) => (
              <li key={step} className="flex gap-3">
                <StepNumber number={index + 1} />
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </div>
        {plan && sample ? (
          <article className="card p-5" aria-label="Exemplo de um dia">
            <p className="text-sm font-semibold text-muted">
              {plan.title} · Dia {sample.day}
            </p>
            <h3 className="mt-1 text-lg">{titleOf(sample)}</h3>
            <ul className="mt-3 flex flex-wrap gap-2">
              {sample.readings.map(({ key, label }) => (
                <li key={key}>
                  <Link to="/bible" search={{ ref: key }} className="chip text-accent-strong">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </article>
        ) : null}
      </section>
    </>
  );
}
