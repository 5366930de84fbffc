import { HeartHandshake } from 'lucide-react';
import type { SafetyNotice, SafetyTopic } from '#shared/answers/ai.ts';

type Help = Readonly<{ number: string; name: string; text: string }>;

const CVV: Help = {
  number: '188',
  name: 'CVV',
  text: 'Apoio emocional, de graça, 24 horas, também por chat em cvv.org.br',
};
const SAMU: Help = { number: '192', name: 'SAMU', text: 'Emergência médica' };
const POLICE: Help = { number: '190', name: 'Polícia', text: 'Perigo agora' };
const WOMEN: Help = {
  number: '180',
  name: 'Ligue 180',
  text: 'Violência contra a mulher, 24 horas',
};
const RIGHTS: Help = {
  number: '100',
  name: 'Disque 100',
  text: 'Violência contra crianças, idosos e qualquer pessoa',
};

const CARDS: Readonly<Record<SafetyTopic, { title: string; text: string; help: readonly Help[] }>> =
  {
    'self-harm': {
      title: 'Você não precisa passar por isso sem ajuda',
      text: 'O que você está sentindo importa, e há gente preparada para ouvir você agora, sem julgar. Ligue para o CVV. Se puder, fique perto de alguém de confiança e conte como está. Sua vida é preciosa para Deus e para nós.',
      help: [CVV, SAMU, POLICE, WOMEN, RIGHTS],
    },
    violence: {
      title: 'A sua segurança vem primeiro',
      text: 'Ninguém deve sofrer violência, e isso não é culpa de quem sofre. Deus não pede que alguém permaneça em perigo. Se há risco agora, saia para um lugar seguro e ligue 190. Estes serviços orientam e protegem, e a ligação é gratuita.',
      help: [POLICE, WOMEN, RIGHTS, CVV, SAMU],
    },
    emergency: {
      title: 'Procure atendimento agora',
      text: 'O que você descreve pode ser uma emergência. Ligue já para o SAMU ou vá ao pronto-socorro mais próximo, de preferência com alguém junto. Depois, com você em segurança, estaremos aqui.',
      help: [SAMU, POLICE, CVV, WOMEN, RIGHTS],
    },
  };

/** A fixed text with help lines; what the member wrote is not stored. */
export function SafetyCard({ topic, sent }: SafetyNotice) {
  const { title, text, help } = CARDS[topic];
  return (
    <section role="alert" className="card border-accent p-5">
      <h2 className="flex items-center gap-3 text-xl">
        <HeartHandshake aria-hidden="true" size={26} className="shrink-0 text-accent" />
        {title}
      </h2>
      <p className="mt-3">{text}</p>
      <ul className="mt-4 grid gap-2">
        {help.map(({ number, name, text: what }) => (
          <li key={number}>
            <a
              href={`tel:${number}`}
              className="button button-quiet w-full justify-start text-left"
            >
              <span className="shrink-0 font-serif text-xl text-accent">{number}</span>
              <span>
                {name}
                <span className="block text-sm font-normal text-muted">{what}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        O que você escreveu não foi {sent ? '' : 'enviado nem '}guardado.
      </p>
    </section>
  );
}
