import type { Quotation } from '../types.ts';

export const minorProphets: readonly Quotation[] = [
  {
    reference: 'Oseias 11:3-4',
    verses: [
      'Eu, todavia, ensinei a andar a Efraim; tomei-os pelos seus braços, mas não conheceram que eu os curava.',
      'Atraí-os com cordas humanas, com cordas de amor, e fui para eles como os que levantam o jugo de sobre as suas queixadas, e lhes dei mantimento.',
    ],
  },
  {
    reference: 'Oseias 11:8-9',
    verses: [
      'Como te deixaria, ó Efraim? Como te entregaria, ó Israel? Como te faria como Admá? Te poria como Zeboim? Virou-se em mim o meu coração, todos os meus pesares juntamente estão acendidos.',
      'Não executarei o furor da minha ira; não me tornarei para destruir a Efraim, porque eu sou Deus e não homem, o Santo no meio de ti, e não entrarei na cidade.',
    ],
  },
  {
    reference: 'Oseias 14:4',
    verses: [
      'Eu sararei a sua perversão, eu voluntariamente os amarei; porque a minha ira se apartou deles.',
    ],
  },
  {
    reference: 'Joel 2:25-26',
    verses: [
      'E restituir-vos-ei os anos que comeu o gafanhoto, a locusta, e o pulgão e a oruga, o meu grande exército que enviei contra vós.',
      'E comereis abundantemente e até fartar-vos, e louvareis o nome do Senhor vosso Deus, o qual obrou para convosco maravilhosamente; e o meu povo não será envergonhado para sempre.',
    ],
  },
  {
    reference: 'Joel 2:28-29',
    verses: [
      'E há de ser que, depois, derramarei o meu Espírito sobre toda a carne, e vossos filhos e vossas filhas profetizarão, os vossos velhos sonharão sonhos, os vossos mancebos verão visões.',
      'E também sobre os servos e sobre as servas naqueles dias derramarei o meu Espírito.',
    ],
  },
  {
    reference: 'Amós 5:24',
    verses: ['Corra, porém, o juízo como as águas, e a justiça como o ribeiro impetuoso.'],
  },
  {
    reference: 'Obadias 1:3',
    verses: [
      'A soberba do teu coração te enganou, como o que habita nas fendas das rochas, na sua alta morada, que diz no seu coração: Quem me derribará em terra?',
    ],
  },
  {
    reference: 'Jonas 4:10-11',
    verses: [
      'E disse o Senhor: Tiveste tu compaixão da aboboreira, na qual não trabalhaste, nem a fizeste crescer, que numa noite nasceu, e numa noite pereceu;',
      'E não hei de eu ter compaixão da grande cidade de Nínive em que estão mais de cento e vinte mil homens que não sabem discernir entre a sua mão direita e a sua mão esquerda, e muitos animais?',
    ],
  },
  {
    reference: 'Miqueias 6:8',
    verses: [
      'Ele te declarou, ó homem, o que é bom; e que é o que o Senhor pede de ti, senão que pratiques a justiça, e ames a beneficência, e andes humildemente com o teu Deus.',
    ],
  },
  {
    reference: 'Miqueias 7:18-19',
    verses: [
      'Quem é Deus semelhante a ti, que perdoa a iniquidade, e que passa pela rebelião do restante da sua herança? Não retém a sua ira para sempre, porque tem prazer na benignidade.',
      'Tornará a apiedar-se de nós; sujeitará as nossas iniquidades, e tu lançarás todos os seus pecados nas profundezas do mar.',
    ],
  },
  {
    reference: 'Naum 1:7',
    verses: [
      'O Senhor é bom, ele serve de fortaleza no dia da angústia, e conhece aos que confiam nele.',
    ],
  },
  {
    reference: 'Habacuque 3:17-19',
    verses: [
      'Porque, ainda que a figueira não floresça, nem haja fruto na vide; o produto da oliveira minta, e os campos não produzam mantimento; as ovelhas da malhada sejam arrebatadas, e nos currais não haja vacas;',
      'Todavia eu me alegrarei no Senhor; gozar-me-ei no Deus da minha salvação.',
      'Jeová, o Senhor, é minha força, e fará os meus pés como os das cervas, e me fará andar sobre as minhas alturas. Para o cantor-mor sobre os meus instrumentos de música.',
    ],
  },
  {
    reference: 'Sofonias 3:17',
    verses: [
      'O Senhor teu Deus está no meio de ti, poderoso te salvará; ele se deleitará em ti com alegria; calar-se-á por seu amor, regozijar-se-á em ti com júbilo.',
    ],
  },
  {
    reference: 'Ageu 1:13',
    verses: [
      'Então Ageu, o embaixador do Senhor, na embaixada do Senhor, falou ao povo, dizendo: Eu sou convosco, diz o Senhor.',
    ],
  },
  {
    reference: 'Ageu 2:4',
    verses: [
      'Ora, pois, esforça-te, Zorobabel, diz o Senhor, e esforça-te, Josué, filho de Jozadaque, sumo sacerdote, e esforça-te, todo o povo da terra, diz o Senhor, e obra; porque eu sou convosco, diz o Senhor dos Exércitos.',
    ],
  },
  {
    reference: 'Zacarias 2:5',
    verses: [
      'E eu, diz o Senhor, serei para ela um muro de fogo em redor, e serei para glória no meio dela.',
    ],
  },
  {
    reference: 'Zacarias 4:6',
    verses: [
      'E respondeu, e me falou, dizendo: Esta é a palavra do Senhor a Zorobabel, dizendo: Não por força nem por violência, mas sim pelo meu Espírito, diz o Senhor dos Exércitos.',
    ],
  },
  {
    reference: 'Zacarias 4:10',
    verses: [
      'Porque quem despreza o dia das coisas pequenas? Pois aqueles sete se alegrarão, vendo o prumo na mão de Zorobabel; esses são os olhos do Senhor, que discorrem por toda a terra.',
    ],
  },
  {
    reference: 'Zacarias 7:9-10',
    verses: [
      'Assim falou o Senhor dos Exércitos, dizendo: Julgai juízo verdadeiro, executai piedade e misericórdias cada um com seu irmão;',
      'E não oprimais a viúva, nem o órfão, nem o estrangeiro, nem o pobre, nem intente o mal cada um contra o seu irmão no seu coração.',
    ],
  },
  {
    reference: 'Malaquias 3:6',
    verses: ['Porque eu, o Senhor, não mudo; por isso vós, ó filhos de Jacó, não sois consumidos.'],
  },
  {
    reference: 'Malaquias 4:2',
    verses: [
      'Mas a vós, que temeis o meu nome, nascerá o sol da justiça, e saúde trará debaixo das suas asas; e saireis, e crescereis como os bezerros do cevadouro.',
    ],
  },
];
