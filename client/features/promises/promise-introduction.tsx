import { BookOpenText, Footprints, HandHeart, type LucideIcon, Sparkles } from 'lucide-react';

type Item = Readonly<{ Icon: LucideIcon; title: string; text: string }>;

const ITEMS: readonly Item[] = [
  { Icon: Sparkles, title: 'Promessa', text: 'Um versículo, com o caminho para o seu capítulo.' },
  { Icon: BookOpenText, title: 'Explicação', text: 'A quem foi dita, quando, e o que diz a nós.' },
  { Icon: HandHeart, title: 'Oração', text: 'Uma oração curta, em resposta.' },
  { Icon: Footprints, title: 'Ações', text: 'Passos possíveis para esta semana.' },
];

/** Describes the parts of a promise, until the first one is there. */
export function PromiseIntroduction() {
  return (
    <section className="card p-5 md:p-6" aria-labelledby="promise-introduction">
      <h2 id="promise-introduction" className="text-xl">
        O que você recebe
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {ITEMS.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
              <Icon aria-hidden="true" size={22} strokeWidth={1.7} />
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
