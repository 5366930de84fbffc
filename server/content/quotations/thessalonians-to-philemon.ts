import type { Quotation } from '../types.ts';

export const thessaloniansToPhilemon: readonly Quotation[] = [
  {
    reference: '1 Tessalonicenses 4:13-14',
    verses: [
      'Não quero, porém, irmãos, que sejais ignorantes acerca dos que já dormem, para que vos não entristeçais, como também os demais, que não têm esperança.',
      'Porque, se cremos que Jesus morreu e ressuscitou, assim também aos que em Jesus dormem Deus os tornará a trazer com ele.',
    ],
  },
  {
    reference: '1 Tessalonicenses 4:16-17',
    verses: [
      'Porque o mesmo Senhor descerá do céu com alarido, e com voz de arcanjo, e com a trombeta de Deus; e os que morreram em Cristo ressuscitarão primeiro.',
      'Depois nós, os que ficarmos vivos, seremos arrebatados juntamente com eles nas nuvens, a encontrar o Senhor nos ares, e assim estaremos sempre com o Senhor.',
    ],
  },
  {
    reference: '1 Tessalonicenses 5:18',
    verses: ['Em tudo dai graças; porque esta é a vontade de Deus em Cristo Jesus para convosco.'],
  },
  {
    reference: '1 Tessalonicenses 5:24',
    verses: ['Fiel é o que vos chama, o qual também o fará.'],
  },
  {
    reference: '2 Tessalonicenses 3:3',
    verses: ['Mas fiel é o Senhor, que vos confortará, e guardará do maligno.'],
  },
  {
    reference: '2 Tessalonicenses 3:11-13',
    verses: [
      'Porque ouvimos que alguns entre vós andam desordenadamente, não trabalhando, antes fazendo coisas vãs.',
      'Aos tais, porém, mandamos, e admoestamos por nosso Senhor Jesus Cristo, que, trabalhando com sossego, comam o seu próprio pão.',
      'E vós, irmãos, não vos canseis de fazer bem.',
    ],
  },
  {
    reference: '2 Tessalonicenses 3:16',
    verses: [
      'Ora, o mesmo Senhor da paz vos dê sempre paz em toda a maneira. O Senhor seja com todos vós.',
    ],
  },
  {
    reference: '1 Timóteo 1:15',
    verses: [
      'Esta é uma palavra fiel, e digna de toda a aceitação, que Cristo Jesus veio ao mundo, para salvar os pecadores, dos quais eu sou o principal.',
    ],
  },
  {
    reference: '2 Timóteo 1:5',
    verses: [
      'Trazendo à memória a fé não fingida que em ti há, a qual habitou primeiro em tua avó Loide, e em tua mãe Eunice, e estou certo de que também habita em ti.',
    ],
  },
  {
    reference: '2 Timóteo 1:7',
    verses: [
      'Porque Deus não nos deu o espírito de temor, mas de fortaleza, e de amor, e de moderação.',
    ],
  },
  {
    reference: '2 Timóteo 2:13',
    verses: ['Se formos infiéis, ele permanece fiel; não pode negar-se a si mesmo.'],
  },
  {
    reference: '2 Timóteo 3:16-17',
    verses: [
      'Toda a Escritura divinamente inspirada é proveitosa para ensinar, para redarguir, para corrigir, para instruir em justiça;',
      'Para que o homem de Deus seja perfeito e perfeitamente instruído para toda a boa obra.',
    ],
  },
  {
    reference: '2 Timóteo 4:7',
    verses: ['Combati o bom combate, acabei a carreira, guardei a fé.'],
  },
  {
    reference: '2 Timóteo 4:17-18',
    verses: [
      'Mas o Senhor assistiu-me e fortaleceu-me, para que por mim fosse cumprida a pregação, e todos os gentios a ouvissem; e fiquei livre da boca do leão.',
      'E o Senhor me livrará de toda a má obra, e guardar-me-á para o seu reino celestial; a quem seja glória para todo o sempre. Amém.',
    ],
  },
  {
    reference: 'Tito 1:2',
    verses: [
      'Em esperança da vida eterna, a qual Deus, que não pode mentir, prometeu antes dos tempos dos séculos;',
    ],
  },
  {
    reference: 'Tito 2:14',
    verses: [
      'O qual se deu a si mesmo por nós para nos remir de toda a iniquidade, e purificar para si mesmo um povo particular, zeloso de boas obras.',
    ],
  },
  {
    reference: 'Tito 3:4-5',
    verses: [
      'Mas quando apareceu a benignidade e caridade de Deus, nosso Salvador, para com os homens,',
      'Não pelas obras de justiça que houvéssemos feito, mas segundo a sua misericórdia, nos salvou pela lavagem da regeneração e da renovação do Espírito Santo;',
    ],
  },
  {
    reference: 'Filemom 1:15-16',
    verses: [
      'Porque bem pode ser que ele se tenha por isso apartado de ti por algum tempo, para que o retivesses para sempre;',
      'Não já como servo, antes, mais do que servo, como irmão amado, particularmente de mim; e quanto mais de ti, assim na carne como no Senhor?',
    ],
  },
];
