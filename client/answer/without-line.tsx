import { Link } from '@tanstack/react-router';

type Props = Readonly<{
  /** Whether the device has a text of its own for what is asked here. */
  kept: boolean;
}>;

/** Says before a press what needs the network, and leads to what is here without it. */
export default function WithoutLine({ kept }: Props) {
  return (
    <div className="rounded-lg bg-accent-soft px-4 py-2 text-[0.9375rem]">
      <p>
        {kept
          ? 'Sem conexão: abre aqui o texto guardado neste aparelho para hoje.'
          : 'Sem conexão: uma resposta nova precisa da internet. O que você escrever fica aqui.'}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <Link to="/bible" className="link inline-block py-2">
          Ler a Bíblia
        </Link>
        <Link to="/prayers" className="link inline-block py-2">
          Orações prontas
        </Link>
        <Link to="/diary" className="link inline-block py-2">
          Textos do diário
        </Link>
      </p>
    </div>
  );
}
