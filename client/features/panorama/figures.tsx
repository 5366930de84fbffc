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
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4" aria-label="A Bíblia em números">
      {FIGURES.map(({ Icon, value, name }) => (
        <li key={name} className="card p-4 text-center">
          <Icon aria-hidden="true" size={26} strokeWidth={1.6} className="mx-auto text-accent" />
          <p className="mt-1 font-serif text-3xl font-semibold wrap-normal tight:text-2xl">
            {value}
          </p>
          <p className="text-muted">{name}</p>
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
