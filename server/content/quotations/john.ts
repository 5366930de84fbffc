import type { Quotation } from '../types.ts';

export const john: readonly Quotation[] = [
  {
    reference: 'João 1:1-14',
    verses: [
      'No princípio era o Verbo, e o Verbo estava com Deus, e o Verbo era Deus.',
      'Ele estava no princípio com Deus.',
      'Todas as coisas foram feitas por ele, e sem ele nada, do que foi feito, se fez.',
      'Nele estava a vida, e a vida era a luz dos homens;',
      'E a luz resplandece nas trevas, e as trevas não a compreenderam.',
      'Houve um homem enviado de Deus, cujo nome era João.',
      'Este veio para testemunho, para que testificasse da luz; para que todos cressem por ele.',
      'Não era ele a luz; mas para que testificasse da luz.',
      'Este era a luz verdadeira, que alumia a todo o homem que vem ao mundo.',
      'Estava no mundo, e o mundo foi feito por ele, e o mundo não o conheceu.',
      'Veio para o que era seu, e os seus não o receberam.',
      'Mas, a todos quantos o receberam, deu-lhes o poder de serem feitos filhos de Deus, a saber, aos que creem no seu nome;',
      'Os quais não nasceram do sangue, nem da vontade da carne, nem da vontade do varão, mas de Deus.',
      'E o Verbo se fez carne, e habitou entre nós, e vimos a sua glória, como a glória do unigênito do Pai, cheio de graça e de verdade.',
    ],
  },
  {
    reference: 'João 3:1-21',
    verses: [
      'E havia entre os fariseus um homem, chamado Nicodemos, príncipe dos judeus.',
      'Este foi ter de noite com Jesus, e disse-lhe: Rabi, bem sabemos que és Mestre, vindo de Deus; porque ninguém pode fazer estes sinais que tu fazes, se Deus não for com ele.',
      'Jesus respondeu, e disse-lhe: Na verdade, na verdade te digo que aquele que não nascer de novo não pode ver o reino de Deus.',
      'Disse-lhe Nicodemos: Como pode um homem nascer, sendo velho? Porventura pode tornar a entrar no ventre de sua mãe, e nascer?',
      'Jesus respondeu: Na verdade, na verdade te digo que aquele que não nascer da água e do Espírito não pode entrar no reino de Deus.',
      'O que é nascido da carne é carne, e o que é nascido do Espírito é espírito.',
      'Não te maravilhes de te ter dito: Necessário vos é nascer de novo.',
      'O vento assopra onde quer, e ouves a sua voz; porém não sabes donde vem, nem para onde vai; assim é todo aquele que é nascido do Espírito.',
      'Nicodemos respondeu, e disse-lhe: Como se pode fazer isto?',
      'Jesus respondeu, e disse-lhe: Tu és mestre de Israel, e não sabes isto?',
      'Na verdade, na verdade te digo que dizemos o que sabemos e testificamos o que vimos; e não aceitais o nosso testemunho.',
      'Se vos falei de coisas terrestres, e não crestes, como crereis, se vos falar das celestiais?',
      'E ninguém subiu ao céu, senão o que desceu do céu, a saber, o Filho do homem, que está no céu.',
      'E, como Moisés levantou a serpente no deserto, assim importa que o Filho do homem seja levantado;',
      'Para que todo aquele que nele crê não pereça, mas tenha a vida eterna.',
      'Porque Deus amou o mundo de tal maneira, que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça, mas tenha a vida eterna.',
      'Porque Deus enviou o seu Filho ao mundo, não para que condenasse o mundo, mas para que o mundo fosse salvo por ele.',
      'Quem crê nele não é condenado; mas quem não crê já está condenado; porquanto não crê no nome do Unigênito Filho de Deus.',
      'E a condenação é esta: Que a luz veio ao mundo, e os homens amaram mais as trevas do que a luz, porque as suas obras eram más.',
      'Porque todo aquele que faz o mal aborrece a luz, e não vem para a luz, para que as suas obras não sejam arguidas.',
      'Mas quem obra a verdade vem para a luz, a fim de que as suas obras sejam manifestas, porque são feitas em Deus.',
    ],
  },
  {
    reference: 'João 4:14',
    verses: [
      'Mas aquele que beber da água que eu lhe der nunca terá sede, porque a água que eu lhe der se fará nele uma fonte de água que salte para a vida eterna.',
    ],
  },
  {
    reference: 'João 5:24',
    verses: [
      'Na verdade, na verdade vos digo que quem ouve a minha palavra, e crê naquele que me enviou, tem a vida eterna, e não entrará em condenação, mas passou da morte para a vida.',
    ],
  },
  {
    reference: 'João 6:12-13',
    verses: [
      'E, quando já estavam saciados, disse aos seus discípulos: Recolhei os pedaços que sobejaram, para que nada se perca.',
      'Recolheram-nos, pois, e encheram doze cestos de pedaços dos cinco pães de cevada, que sobejaram aos que haviam comido.',
    ],
  },
  {
    reference: 'João 6:35',
    verses: [
      'E Jesus lhes disse: Eu sou o pão da vida; aquele que vem a mim não terá fome, e quem crê em mim nunca terá sede.',
    ],
  },
  {
    reference: 'João 6:40',
    verses: [
      'E a vontade daquele que me enviou é esta: que todo aquele que vê o Filho, e crê nele, tenha a vida eterna; e eu o ressuscitarei no último dia.',
    ],
  },
  {
    reference: 'João 7:38-39',
    verses: [
      'Quem crê em mim, como diz a Escritura, rios de água viva manarão do seu ventre.',
      'E isto disse ele do Espírito que haviam de receber os que nele cressem; porque o Espírito Santo ainda não fora dado, porque ainda Jesus não tinha sido glorificado.',
    ],
  },
  {
    reference: 'João 8:10-12',
    verses: [
      'E, endireitando-se Jesus, e não vendo ninguém mais do que a mulher, disse-lhe: Mulher, onde estão aqueles teus acusadores? Ninguém te condenou?',
      'E ela disse: Ninguém, Senhor. E disse-lhe Jesus: Nem eu também te condeno: vai-te, e não peques mais.',
      'Falou-lhes, pois, Jesus outra vez, dizendo: Eu sou a luz do mundo; quem me segue não andará em trevas, mas terá a luz da vida.',
    ],
  },
  {
    reference: 'João 8:32',
    verses: ['E conhecereis a verdade, e a verdade vos libertará.'],
  },
  {
    reference: 'João 8:36',
    verses: ['Se, pois, o Filho vos libertar, verdadeiramente sereis livres.'],
  },
  {
    reference: 'João 10:9-11',
    verses: [
      'Eu sou a porta; se alguém entrar por mim, salvar-se-á, e entrará, e sairá, e achará pasto.',
      'O ladrão não vem senão a roubar, a matar, e a destruir; eu vim para que tenham vida, e a tenham com abundância.',
      'Eu sou o bom Pastor; o bom Pastor dá a sua vida pelas ovelhas.',
    ],
  },
  {
    reference: 'João 10:28',
    verses: ['E dou-lhes a vida eterna, e nunca perecerão, e ninguém as arrebatará da minha mão.'],
  },
  {
    reference: 'João 11:25-26',
    verses: [
      'Disse-lhe Jesus: Eu sou a ressurreição e a vida; quem crê em mim, ainda que esteja morto, viverá;',
      'E todo aquele que vive, e crê em mim, nunca morrerá. Crês tu isto?',
    ],
  },
  {
    reference: 'João 11:33-35',
    verses: [
      'Jesus, pois, vendo-a chorar, e os judeus que com ela vinham também chorando, moveu-se muito em espírito, e perturbou-se.',
      'E disse: Onde o pusestes? Disseram-lhe: Senhor, vem, e vê.',
      'Jesus chorou.',
    ],
  },
  {
    reference: 'João 20:19',
    verses: [
      'Chegada, pois, a tarde daquele dia, o primeiro da semana, e cerradas as portas onde os discípulos, com medo dos judeus, se tinham ajuntado, chegou Jesus, e pôs-se no meio, e disse-lhes: Paz convosco.',
    ],
  },
  {
    reference: 'João 21:9-12',
    verses: [
      'Logo que desceram para terra, viram ali umas brasas, e um peixe posto em cima, e pão.',
      'Disse-lhes Jesus: Trazei dos peixes que agora apanhastes.',
      'Simão Pedro subiu, puxou a rede para terra, cheia de cento e cinquenta e três grandes peixes, e, sendo tantos, não se rompeu a rede.',
      'Disse-lhes Jesus: Vinde, jantai. E nenhum dos discípulos ousava perguntar-lhe: Quem és tu? sabendo que era o Senhor.',
    ],
  },
];
