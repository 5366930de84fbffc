import type { Quotation } from '../types.ts';

export const matthew: readonly Quotation[] = [
  {
    reference: 'Mateus 1:21',
    verses: [
      'E dará à luz um filho e chamarás o seu nome Jesus; porque ele salvará o seu povo dos seus pecados.',
    ],
  },
  {
    reference: 'Mateus 1:23',
    verses: [
      'Eis que a virgem conceberá e dará à luz um filho, e chamá-lo-ão pelo nome Emanuel, que traduzido é: Deus conosco.',
    ],
  },
  {
    reference: 'Mateus 5:1-16',
    verses: [
      'E Jesus, vendo a multidão, subiu a um monte, e, assentando-se, aproximaram-se dele os seus discípulos;',
      'E, abrindo a sua boca, os ensinava, dizendo:',
      'Bem-aventurados os pobres de espírito, porque deles é o reino dos céus;',
      'Bem-aventurados os que choram, porque eles serão consolados;',
      'Bem-aventurados os mansos, porque eles herdarão a terra;',
      'Bem-aventurados os que têm fome e sede de justiça, porque eles serão fartos;',
      'Bem-aventurados os misericordiosos, porque eles alcançarão misericórdia;',
      'Bem-aventurados os limpos de coração, porque eles verão a Deus;',
      'Bem-aventurados os pacificadores, porque eles serão chamados filhos de Deus;',
      'Bem-aventurados os que sofrem perseguição por causa da justiça, porque deles é o reino dos céus;',
      'Bem-aventurados sois vós, quando vos injuriarem e perseguirem, e, mentindo, falarem todo o mal contra vós por minha causa.',
      'Exultai e alegrai-vos, porque é grande o vosso galardão nos céus; porque assim perseguiram os profetas que foram antes de vós.',
      'Vós sois o sal da terra; e, se o sal for insípido, com que se há de salgar? Para nada mais presta senão para se lançar fora, e ser pisado pelos homens.',
      'Vós sois a luz do mundo: não se pode esconder uma cidade edificada sobre um monte,',
      'Nem se acende a candeia e se coloca debaixo do alqueire, mas no velador, e dá luz a todos que estão na casa.',
      'Assim resplandeça a vossa luz diante dos homens, para que vejam as vossas boas obras, e glorifiquem a vosso Pai, que está nos céus.',
    ],
  },
  {
    reference: 'Mateus 5:23-24',
    verses: [
      'Portanto, se trouxeres a tua oferta ao altar, e aí te lembrares de que teu irmão tem alguma coisa contra ti,',
      'Deixa ali diante do altar a tua oferta, e vai, reconcilia-te primeiro com teu irmão, e depois vem e apresenta a tua oferta.',
    ],
  },
  {
    reference: 'Mateus 6:6',
    verses: [
      'Mas tu, quando orares, entra no teu aposento, e, fechando a tua porta, ora a teu Pai que está em oculto; e teu Pai, que vê secretamente, te recompensará.',
    ],
  },
  {
    reference: 'Mateus 6:9-14',
    verses: [
      'Portanto, vós orareis assim: Pai nosso, que estás nos céus, santificado seja o teu nome;',
      'Venha o teu reino, seja feita a tua vontade, assim na terra como no céu;',
      'O pão nosso de cada dia nos dá hoje;',
      'E perdoa-nos as nossas dívidas, assim como nós perdoamos aos nossos devedores;',
      'E não nos induzas à tentação; mas livra-nos do mal; porque teu é o reino, e o poder, e a glória, para sempre. Amém.',
      'Porque, se perdoardes aos homens as suas ofensas, também vosso Pai celestial vos perdoará a vós;',
    ],
  },
  {
    reference: 'Mateus 6:25-34',
    verses: [
      'Por isso vos digo: Não andeis cuidadosos enquanto à vossa vida, pelo que haveis de comer ou pelo que haveis de beber; nem, enquanto ao vosso corpo, pelo que haveis de vestir. Não é a vida mais do que o mantimento, e o corpo mais do que o vestido?',
      'Olhai para as aves do céu, que nem semeiam, nem segam, nem ajuntam em celeiros; e vosso Pai celestial as alimenta. Não tendes vós muito mais valor do que elas?',
      'E qual de vós poderá, com todos os seus cuidados, acrescentar um côvado à sua estatura?',
      'E, enquanto ao vestido, por que andais solícitos? Olhai para os lírios do campo, como eles crescem: não trabalham nem fiam;',
      'E eu vos digo que nem mesmo Salomão, em toda a sua glória, se vestiu como qualquer deles.',
      'Pois, se Deus assim enfeita a erva do campo, que hoje existe e amanhã é lançada no forno, não vos vestirá muito mais a vós, homens de pouca fé?',
      'Não andeis, pois, inquietos, dizendo: Que comeremos, ou que beberemos, ou com que nos vestiremos?',
      '(Porque todas estas coisas os gentios procuram.) Pois vosso Pai celestial bem sabe que necessitais de todas estas coisas;',
      'Mas buscai primeiro o reino de Deus, e a sua justiça, e todas estas coisas vos serão acrescentadas.',
      'Não vos inquieteis, pois, pelo dia de amanhã, porque o dia de amanhã cuidará de si mesmo. Basta a cada dia o seu mal.',
    ],
  },
  {
    reference: 'Mateus 7:7-8',
    verses: [
      'Pedi, e dar-se-vos-á; buscai, e encontrareis; batei, e abrir-se-vos-á.',
      'Porque aquele que pede recebe; e o que busca encontra; e ao que bate se abre.',
    ],
  },
  {
    reference: 'Mateus 7:24-25',
    verses: [
      'Todo aquele, pois, que escuta estas minhas palavras e as pratica, assemelhá-lo-ei ao homem prudente, que edificou a sua casa sobre a rocha;',
      'E desceu a chuva, e correram rios, e assopraram ventos, e combateram aquela casa, e não caiu, porque estava edificada sobre a rocha.',
    ],
  },
  {
    reference: 'Mateus 10:29-31',
    verses: [
      'Não se vendem dois passarinhos por um ceitil? E nenhum deles cairá em terra sem a vontade de vosso Pai.',
      'E até mesmo os cabelos da vossa cabeça estão todos contados.',
      'Não temais, pois; mais valeis vós do que muitos passarinhos.',
    ],
  },
  {
    reference: 'Mateus 10:42',
    verses: [
      'E qualquer que tiver dado só que seja um copo de água fria a um destes pequenos, em qualidade de discípulo, em verdade vos digo que de modo nenhum perderá o seu galardão.',
    ],
  },
  {
    reference: 'Mateus 11:28-30',
    verses: [
      'Vinde a mim, todos os que estais cansados e oprimidos, e eu vos aliviarei.',
      'Tomai sobre vós o meu jugo, e aprendei de mim, que sou manso e humilde de coração; e encontrareis descanso para as vossas almas.',
      'Porque o meu jugo é suave e o meu fardo é leve.',
    ],
  },
  {
    reference: 'Mateus 18:20',
    verses: ['Porque onde estiverem dois ou três reunidos em meu nome, aí estou eu no meio deles.'],
  },
  {
    reference: 'Mateus 20:6-7',
    verses: [
      'E, saindo perto da hora undécima, encontrou outros que estavam ociosos, e diz-lhes: Por que estais ociosos todo o dia?',
      'Dizem-lhe eles: Porque ninguém nos assalariou. Diz-lhes ele: Ide vós também para a vinha, e recebereis o que for justo.',
    ],
  },
  {
    reference: 'Mateus 24:35',
    verses: ['O céu e a terra passarão, mas as minhas palavras não hão de passar.'],
  },
  {
    reference: 'Mateus 25:21',
    verses: [
      'E o seu senhor lhe disse: Bem está, servo bom e fiel. Sobre o pouco foste fiel, sobre muito te colocarei; entra no gozo do teu senhor.',
    ],
  },
  {
    reference: 'Mateus 26:28',
    verses: [
      'Porque isto é o meu sangue, o sangue do Novo Testamento, que é derramado por muitos, para remissão dos pecados.',
    ],
  },
  {
    reference: 'Mateus 26:38-39',
    verses: [
      'Então lhes disse: A minha alma está cheia de tristeza até à morte; ficai aqui, e velai comigo.',
      'E, indo um pouco mais para diante, prostrou-se sobre o seu rosto, orando e dizendo: Meu Pai, se é possível, passe de mim este cálice; porém, não como eu quero, mas como tu queres.',
    ],
  },
  {
    reference: 'Mateus 28:19-20',
    verses: [
      'Portanto ide, ensinai todas as nações, batizando-as em nome do Pai, e do Filho e do Espírito Santo;',
      'Ensinando-as a guardar todas as coisas que eu vos tenho mandado; e eis que eu estou convosco todos os dias, até à consumação do mundo. Amém.',
    ],
  },
];
