import type { Quotation } from '../types.ts';

export const revelation: readonly Quotation[] = [
  {
    reference: 'Apocalipse 1:8',
    verses: [
      'Eu sou o Alfa e o Ômega, o princípio e o fim, diz o Senhor, que é, e que era, e que há de vir, o Todo-Poderoso.',
    ],
  },
  {
    reference: 'Apocalipse 1:17-18',
    verses: [
      'E eu, quando o vi, caí a seus pés como morto; e ele pôs sobre mim a sua destra, dizendo-me: Não temas; Eu sou o primeiro e o derradeiro;',
      'E o que vivo e fui morto; e eis aqui vivo para todo o sempre. Amém; e tenho as chaves da morte e do inferno.',
    ],
  },
  {
    reference: 'Apocalipse 3:20',
    verses: [
      'Eis que estou à porta, e bato; se alguém ouvir a minha voz, e abrir a porta, entrarei em sua casa, e com ele cearei, e ele comigo.',
    ],
  },
  {
    reference: 'Apocalipse 7:16-17',
    verses: [
      'Não mais terão fome, nem mais terão sede; nem sol nem calma alguma cairá sobre eles.',
      'Porque o Cordeiro que está no meio do trono os apascentará, e lhes servirá de guia para as fontes vivas das águas; e Deus alimpará de seus olhos toda a lágrima.',
    ],
  },
  {
    reference: 'Apocalipse 14:13',
    verses: [
      'E ouvi uma voz do céu, que me dizia: Escreve: Bem-aventurados os mortos que desde agora morrem no Senhor. Sim, diz o Espírito; para que descansem dos seus trabalhos, e as suas obras os sigam.',
    ],
  },
  {
    reference: 'Apocalipse 21:1-7',
    verses: [
      'E vi um novo céu, e uma nova terra. Porque já o primeiro céu e a primeira terra passaram, e já não havia mar.',
      'E eu, João, vi a santa cidade, a nova Jerusalém, que de Deus descia do céu, adereçada como a esposa ataviada para o seu marido.',
      'E ouvi uma grande voz do céu, que dizia: Eis aqui o tabernáculo de Deus com os homens, e com eles habitará, e eles serão o seu povo, e o mesmo Deus estará com eles, e será o seu Deus.',
      'E Deus alimpará de seus olhos toda a lágrima; e não haverá mais morte, nem pranto, nem clamor, nem dor; porque já as primeiras coisas são passadas.',
      'E o que estava assentado sobre o trono disse: Eis que faço novas todas as coisas. E disse-me: Escreve; porque estas palavras são verdadeiras e fiéis.',
      'E disse-me: Está cumprido: Eu sou o Alfa e o Ômega, o princípio e o fim. A quem quer que tiver sede, de graça lhe darei da fonte da água da vida.',
      'Quem vencer, herdará todas as coisas; e eu serei seu Deus, e ele será meu filho.',
    ],
  },
  {
    reference: 'Apocalipse 22:2',
    verses: [
      'No meio da sua praça, e de uma e outra banda do rio, estava a árvore da vida, que produz doze frutos, dando seu fruto de mês em mês; e as folhas da árvore são para a saúde das nações.',
    ],
  },
  {
    reference: 'Apocalipse 22:20',
    verses: [
      'Aquele que testifica estas coisas diz: Certamente presto venho. Amém; ora vem, Senhor Jesus.',
    ],
  },
];
