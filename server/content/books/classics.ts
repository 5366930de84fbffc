/** A book that others publish free of charge, as the first start lists it. */
type ClassicBook = Readonly<{
  slug: string;
  name: string;
  category: string;
  description: string;
  bookUrl: string;
}>;

export const CLASSIC_CATEGORIES: Readonly<Record<string, string>> = {
  'Clássicos da fé': 'Obras antigas que a igreja nunca deixou de ler.',
  'Vida devocional': 'Leituras para acompanhar a oração de cada dia.',
  'Teologia e reflexão': 'Para pensar a fé com calma e profundidade.',
  'Ficção cristã': 'Histórias inventadas que dizem verdades.',
};

/** Editions in the public domain, in English, on the sites that have kept them for decades. */
export const classics: readonly ClassicBook[] = [
  {
    slug: 'confissoes',
    name: 'Confissões, de Agostinho de Hipona',
    category: 'Clássicos da fé',
    description:
      'Agostinho conta a própria vida em forma de oração, do roubo das peras à conversão num jardim de Milão. Poucos livros mostram com tanta honestidade um coração inquieto que encontra descanso.',
    bookUrl: 'https://www.gutenberg.org/ebooks/3296',
  },
  {
    slug: 'imitacao-de-cristo',
    name: 'A Imitação de Cristo, de Tomás de Kempis',
    category: 'Vida devocional',
    description:
      'Conselhos breves, escritos num mosteiro do século 15, sobre humildade, silêncio e amor a Jesus. Um capítulo por dia já é bastante, pois cada página pede para ser vivida antes da seguinte.',
    bookUrl: 'https://www.gutenberg.org/ebooks/1653',
  },
  {
    slug: 'o-peregrino',
    name: 'O Peregrino, de John Bunyan',
    category: 'Ficção cristã',
    description:
      'Cristão larga a Cidade da Destruição com um fardo nas costas e caminha até a Cidade Celestial. Bunyan escreveu na prisão uma aventura que crianças acompanham e adultos reconhecem.',
    bookUrl: 'https://www.gutenberg.org/ebooks/131',
  },
  {
    slug: 'graca-abundante',
    name: 'Graça Abundante ao Principal dos Pecadores, de John Bunyan',
    category: 'Clássicos da fé',
    description:
      'O funileiro que virou pregador narra anos de dúvida, medo e consolo. Ajuda quem pensa que foi longe demais para ser perdoado.',
    bookUrl: 'https://www.gutenberg.org/ebooks/654',
  },
  {
    slug: 'presenca-de-deus',
    name: 'A Prática da Presença de Deus, do Irmão Lourenço',
    category: 'Vida devocional',
    description:
      'Um cozinheiro de convento explica em conversas e cartas como aprendeu a orar entre panelas. Lê-se numa tarde e serve para a vida inteira.',
    bookUrl: 'https://www.gutenberg.org/ebooks/5657',
  },
  {
    slug: 'pensamentos',
    name: 'Pensamentos, de Blaise Pascal',
    category: 'Teologia e reflexão',
    description:
      'Anotações de um grande matemático sobre a miséria e a grandeza do ser humano e sobre as razões do coração. O livro ficou inacabado, e talvez por isso converse tão bem com quem ainda procura.',
    bookUrl: 'https://www.gutenberg.org/ebooks/18269',
  },
  {
    slug: 'ortodoxia',
    name: 'Ortodoxia, de G. K. Chesterton',
    category: 'Teologia e reflexão',
    description:
      'Com humor e paradoxos, Chesterton conta como saiu em busca de uma ideia nova e encontrou o velho Credo. Boa companhia para quem gosta de discutir fé sem perder a alegria.',
    bookUrl: 'https://www.gutenberg.org/ebooks/130',
  },
  {
    slug: 'noventa-e-cinco-teses',
    name: 'As 95 Teses, de Martinho Lutero',
    category: 'Clássicos da fé',
    description:
      'O texto curto de 1517 que abriu o debate sobre as indulgências e acabou por mudar a igreja do Ocidente. Vale ler o original, bem mais pastoral do que a fama sugere.',
    bookUrl: 'https://www.gutenberg.org/ebooks/274',
  },
  {
    slug: 'em-seus-passos',
    name: 'Em Seus Passos, que Faria Jesus?, de Charles Sheldon',
    category: 'Ficção cristã',
    description:
      'Numa cidade americana, alguns membros de uma igreja decidem passar um ano fazendo uma só pergunta antes de cada escolha. O romance, simples e direto, rende ótimas conversas em grupo.',
    bookUrl: 'https://www.gutenberg.org/ebooks/4540',
  },
  {
    slug: 'institutas',
    name: 'As Institutas da Religião Cristã, de João Calvino',
    category: 'Teologia e reflexão',
    description:
      'A obra que organizou o pensamento da tradição reformada, do conhecimento de Deus à vida da igreja. Os capítulos sobre oração e vida cristã são um bom começo, mesmo para quem discorda em outros pontos.',
    bookUrl: 'https://www.ccel.org/ccel/calvin/institutes.html',
  },
  {
    slug: 'manha-e-noite',
    name: 'Manhã e Noite, de Charles Spurgeon',
    category: 'Vida devocional',
    description:
      'Duas meditações para cada dia do ano, uma ao acordar e outra antes de dormir, pelo pregador batista de Londres. Curtas, cheias de imagens e sempre voltadas para Cristo.',
    bookUrl: 'https://www.ccel.org/ccel/spurgeon/morneve.html',
  },
  {
    slug: 'seria-chamada',
    name: 'Uma Séria Chamada a uma Vida Devota e Santa, de William Law',
    category: 'Vida devocional',
    description:
      'Law pergunta por que tanta gente correta vive como se Deus coubesse só no domingo, e desenha personagens em que é fácil reconhecer-se. John Wesley dizia dever muito a estas páginas.',
    bookUrl: 'https://www.ccel.org/ccel/law/serious_life.html',
  },
];
