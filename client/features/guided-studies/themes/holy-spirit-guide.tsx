import { Link } from '@tanstack/react-router';
import type { Outline } from '../study-queries.ts';

const GUIDANCE = [
  {
    title: 'Semanas 1 e 2: fundamentos',
    text: 'Conhecer na Bíblia quem é o Espírito Santo e firmar o hábito: mesma hora, mesmo lugar, a mesma página aberta.',
  },
  {
    title: 'Semana 3: intimidade',
    text: 'Ler menos e demorar mais. Orar com o texto, ficar em silêncio, obedecer numa coisa de cada vez.',
  },
  {
    title: 'Semana 4: manifestação',
    text: 'O que foi recebido vai ao encontro dos outros: fruto dentro de casa, dons a serviço da sua igreja.',
  },
  {
    title: 'Resultados esperados',
    text: 'Um hábito que fica, mais amor à Palavra e um passo novo de serviço. Sensações variam; a fidelidade de Deus, não.',
  },
];

const SCHEDULE = [
  {
    time: '05:30',
    title: 'Acordar e se preparar',
    text: 'Água no rosto, luz acesa, Bíblia à mão.',
  },
  {
    time: '06:00',
    title: 'Oração da manhã dirigida',
    text: '30 a 45 minutos em três momentos: 10 de gratidão, 20 de oração com o texto do dia, 10 de silêncio e entrega.',
  },
  { time: '07:00', title: 'Estudo bíblico focado', text: '20 minutos na passagem do dia.' },
  {
    time: '12:00',
    title: 'Pausa do meio-dia',
    text: '10 minutos para reler o versículo e respirar.',
  },
  { time: '19:00', title: 'Prática intensiva', text: '45 minutos para a ação do dia.' },
  {
    time: '21:00',
    title: 'Encerramento e avaliação',
    text: '15 minutos: o que aprendi, o que faltou, por que agradeço.',
  },
];

const TIPS = [
  'Constância vale mais do que intensidade: dez minutos todos os dias chegam mais longe.',
  'Silencie o celular durante a oração e o estudo.',
  'Jejum, se a sua saúde permite: até as 12h na semana 2 e até as 18h nas semanas 3 e 4. Gestantes, diabéticos e quem toma remédio conversam antes com o médico e escolhem outra renúncia.',
];

/** The summary, the guidance and the fixed hours of the thirty days. */
export default function HolySpiritGuide({ counts }: Pick<Outline, 'counts'>) {
  const summary = [
    { label: 'Duração', value: '30 dias' },
    { label: 'Ensinamentos', value: counts.teachings },
    { label: 'Orações', value: counts.prayers },
    { label: 'Ações práticas', value: counts.actions },
    { label: 'Versículos-chave', value: counts.keyVerses },
  ];
  return (
    <section aria-labelledby="guide-title" className="card p-5 md:p-6">
      <h2 id="guide-title" className="text-xl">
        Como seguir os 30 dias
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-5">
        {summary.map(({ label, value }) => (
          <div key={label} className="rounded-xl bg-sunken px-3 py-2.5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-serif text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="group mt-2">
        <summary className="link flex min-h-11 list-none items-center font-semibold [&::-webkit-details-marker]:hidden">
          <span className="group-open:hidden">Ver orientações e horários</span>
          <span className="hidden group-open:inline">Fechar orientações e horários</span>
        </summary>
        <h3 className="mt-3 mb-3 text-lg">Orientações</h3>
        <ol className="grid gap-3 md:grid-cols-2">
          {GUIDANCE.map(({ title, text }) => (
            <li key={title} className="border-l-3 border-accent pl-3">
              <p className="font-semibold">{title}</p>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <h3 className="mt-6 mb-1 text-lg">Cronograma diário</h3>
        <p className="mb-3 text-muted">Um dia cheio, para quem pode. Adapte às suas horas.</p>
        <ol className="divide-y divide-line">
          {SCHEDULE.map(({ time, title, text }) => (
            <li key={time} className="grid grid-cols-[3.75rem_1fr] gap-2 py-2.5">
              <time className="font-serif text-lg font-semibold text-accent-strong">{time}</time>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <h3 className="mt-5 mb-2 text-lg">Dicas</h3>
        <ul className="grid max-w-prose list-disc gap-1.5 pl-5">
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
          <li>
            Mantenha um diário espiritual: o{' '}
            <Link to="/diary" className="link">
              Meu Diário
            </Link>{' '}
            guarda o que você escrever.
          </li>
        </ul>
      </details>
    </section>
  );
}
