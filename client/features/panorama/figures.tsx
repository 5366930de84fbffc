import { BookOpenText, Languages, PenLine, ScrollText } from 'lucide-react';

const FIGURES = [
  { Icon: BookOpenText, value: '66', name: 'livros' },
  { Icon: PenLine, value: '40+', name: 'autores' },
  { Icon: ScrollText, value: '1500+', name: 'anos' },
  { Icon: Languages, value: '3', name: 'idiomas originais' },
] as const;

const TESTAMENTS = [
  {
    name: 'Antigo Testamento',
    books: '39 livros',
    languages: 'Hebraico e aramaico',
    text: 'Da criação à volta do exílio: Deus escolhe um povo, faz com ele uma aliança e promete um Redentor.',
  },
  {
    name: 'Novo Testamento',
    books: '27 livros',
    languages: 'Grego',
    text: 'Jesus nasce, ensina, morre e ressuscita; o Espírito envia a igreja, e a esperança olha para a nova criação.',
  },
] as const;

export function Figures() {
  return (
    <ul
      className="card grid grid-cols-4 gap-2 p-3 text-center md:p-5 tight:grid-cols-2"
      aria-label="A Bíblia em números"
    >
      {FIGURES.map(({ Icon, value, name }) => (
        <li key={name}>
          <Icon
            aria-hidden="true"
            size={26}
            strokeWidth={1.6}
            className="mx-auto text-accent max-md:hidden"
          />
          <p className="font-serif text-2xl font-semibold wrap-normal md:mt-1 md:text-3xl">
            {value}
          </p>
          <p className="text-sm text-muted md:text-base">{name}</p>
        </li>
      ))}
    </ul>
  );
}

export function Testaments() {
  return (
    <section aria-label="Os dois Testamentos">
      <h2 className="text-2xl">Os dois Testamentos</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {TESTAMENTS.map(({ name, books, languages, text }) => (
          <li key={name} className="card p-5">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-2 flex flex-wrap gap-2">
              <span className="badge">{books}</span>
              <span className="badge">{languages}</span>
            </p>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
