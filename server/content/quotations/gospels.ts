import type { Quotation } from '../types.ts';

export const gospels: readonly Quotation[] = [
  {
    reference: 'Mateus 5:3-10',
    verses: [
      'Bem-aventurados os pobres de espírito, porque deles é o reino dos céus;',
      'Bem-aventurados os que choram, porque eles serão consolados;',
      'Bem-aventurados os mansos, porque eles herdarão a terra;',
      'Bem-aventurados os que têm fome e sede de justiça, porque eles serão fartos;',
      'Bem-aventurados os misericordiosos, porque eles alcançarão misericórdia;',
      'Bem-aventurados os limpos de coração, porque eles verão a Deus;',
      'Bem-aventurados os pacificadores, porque eles serão chamados filhos de Deus;',
      'Bem-aventurados os que sofrem perseguição por causa da justiça, porque deles é o reino dos céus;',
    ],
  },
  {
    reference: 'Mateus 6:9-13',
    verses: [
      'Portanto, vós orareis assim: Pai nosso, que estás nos céus, santificado seja o teu nome;',
      'Venha o teu reino, seja feita a tua vontade, assim na terra como no céu;',
      'O pão nosso de cada dia nos dá hoje;',
      'E perdoa-nos as nossas dívidas, assim como nós perdoamos aos nossos devedores;',
      'E não nos induzas à tentação; mas livra-nos do mal; porque teu é o reino, e o poder, e a glória, para sempre. Amém.',
    ],
  },
  {
    reference: 'Mateus 6:33',
    verses: [
      'Mas buscai primeiro o reino de Deus, e a sua justiça, e todas estas coisas vos serão acrescentadas.',
    ],
  },
  {
    reference: 'Mateus 7:7',
    verses: ['Pedi, e dar-se-vos-á; buscai, e encontrareis; batei, e abrir-se-vos-á.'],
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
    reference: 'Mateus 28:19-20',
    verses: [
      'Portanto ide, ensinai todas as nações, batizando-as em nome do Pai, e do Filho e do Espírito Santo;',
      'Ensinando-as a guardar todas as coisas que eu vos tenho mandado; e eis que eu estou convosco todos os dias, até à consumação do mundo. Amém.',
    ],
  },
  {
    reference: 'Marcos 10:45',
    verses: [
      'Porque o Filho do homem também não veio para ser servido, mas para servir e dar a sua vida em resgate por muitos.',
    ],
  },
  {
    reference: 'Marcos 16:15',
    verses: ['E disse-lhes: Ide por todo o mundo, pregai o evangelho a toda a criatura.'],
  },
  {
    reference: 'Lucas 1:37',
    verses: ['Porque para Deus nada será impossível.'],
  },
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
    reference: 'João 8:32',
    verses: ['E conhecereis a verdade, e a verdade vos libertará.'],
  },
  {
    reference: 'João 10:10-11',
    verses: [
      'O ladrão não vem senão a roubar, a matar, e a destruir; eu vim para que tenham vida, e a tenham com abundância.',
      'Eu sou o bom Pastor; o bom Pastor dá a sua vida pelas ovelhas.',
    ],
  },
  {
    reference: 'João 11:25-26',
    verses: [
      'Disse-lhe Jesus: Eu sou a ressurreição e a vida; quem crê em mim, ainda que esteja morto, viverá;',
      'E todo aquele que vive, e crê em mim, nunca morrerá. Crês tu isto?',
    ],
  },
  {
    reference: 'João 13:34-35',
    verses: [
      'Um novo mandamento vos dou: Que vos ameis uns aos outros, como eu vos amei a vós, que também vós uns a outros vos ameis.',
      'Nisto todos conhecerão que sois meus discípulos, se vós tiverdes amor uns aos outros.',
    ],
  },
  {
    reference: 'João 14:6',
    verses: [
      'Disse-lhe Jesus: Eu sou o caminho, e a verdade e a vida. Ninguém vem ao Pai, senão por mim.',
    ],
  },
  {
    reference: 'João 14:27',
    verses: [
      'Deixo-vos a paz, a minha paz vos dou; não vo-la dou como o mundo a dá. Não se turbe o vosso coração, nem se atemorize.',
    ],
  },
  {
    reference: 'João 16:33',
    verses: [
      'Tenho-vos dito estas coisas, para que em mim tenhais paz; no mundo tereis aflição, mas tende bom ânimo, eu venci o mundo.',
    ],
  },
];
