import type { Quotation } from '../types.ts';

export const wisdom: readonly Quotation[] = [
  {
    reference: 'Jó 1:21',
    verses: [
      'E disse: Nu saí do ventre de minha mãe, e nu tornarei para lá; o Senhor o deu, e o Senhor o tomou; bendito seja o nome do Senhor.',
    ],
  },
  {
    reference: 'Jó 19:25-26',
    verses: [
      'Porque eu sei que o meu Redentor vive, e que estará em pé no derradeiro dia sobre o pó.',
      'E, depois de roída a minha pele, contudo desde a minha carne verei a Deus.',
    ],
  },
  {
    reference: 'Jó 23:10',
    verses: ['Porém ele sabe o meu caminho; prove-me, e sairei como o ouro.'],
  },
  {
    reference: 'Jó 28:28',
    verses: [
      'Porém disse ao homem: Eis que o temor do Senhor é a sabedoria, e apartar-se do mal, a inteligência.',
    ],
  },
  {
    reference: 'Provérbios 1:23',
    verses: [
      'Tornai-vos à minha repreensão; eis que abundantemente vos derramarei de meu espírito e vos farei saber as minhas palavras.',
    ],
  },
  {
    reference: 'Provérbios 2:6',
    verses: [
      'Porque o Senhor é o que dá a sabedoria; da sua boca é que sai o conhecimento e o entendimento.',
    ],
  },
  {
    reference: 'Provérbios 3:5-6',
    verses: [
      'Confia no Senhor com todo o teu coração, e não te estribes no teu próprio entendimento.',
      'Reconhece-o em todos os teus caminhos, e ele endireitará as tuas veredas.',
    ],
  },
  {
    reference: 'Provérbios 3:24',
    verses: ['Quando te deitares, não temerás; mas te deitarás e o teu sono será suave.'],
  },
  {
    reference: 'Provérbios 6:6-8',
    verses: [
      'Vai-te à formiga, ó preguiçoso; olha para os seus caminhos, e sê sábio.',
      'A qual, não tendo superior, nem oficial, nem dominador,',
      'Prepara no verão o seu pão; na sega ajunta o seu mantimento.',
    ],
  },
  {
    reference: 'Provérbios 8:17',
    verses: ['Eu amo aos que me amam, e os que de madrugada me buscam me acharão.'],
  },
  {
    reference: 'Provérbios 9:10',
    verses: ['O temor do Senhor é o princípio da sabedoria, e a ciência do Santo, a prudência.'],
  },
  {
    reference: 'Provérbios 13:20',
    verses: [
      'O que anda com os sábios ficará sábio, mas o companheiro dos tolos sofrerá severamente.',
    ],
  },
  {
    reference: 'Provérbios 14:26',
    verses: ['No temor do Senhor há firme confiança, e ele será um refúgio para seus filhos.'],
  },
  {
    reference: 'Provérbios 15:1',
    verses: ['A resposta branda desvia o furor, mas a palavra de dor suscita a ira.'],
  },
  {
    reference: 'Provérbios 16:3',
    verses: ['Confia do Senhor as tuas obras, e teus pensamentos serão estabelecidos.'],
  },
  {
    reference: 'Provérbios 16:9',
    verses: ['O coração do homem considera o seu caminho, mas o Senhor lhe dirige os passos.'],
  },
  {
    reference: 'Provérbios 18:10',
    verses: ['Torre forte é o nome do Senhor; a ele correrá o justo, e estará em alto retiro.'],
  },
  {
    reference: 'Provérbios 19:21',
    verses: ['Muitos propósitos há no coração do homem, porém o conselho do Senhor permanecerá.'],
  },
  {
    reference: 'Provérbios 22:6',
    verses: [
      'Instrui ao menino conforme o seu caminho; e até quando envelhecer não se desviará dele.',
    ],
  },
  {
    reference: 'Provérbios 28:13',
    verses: [
      'O que encobre as suas transgressões nunca prosperará, mas o que as confessa e deixa alcançará misericórdia.',
    ],
  },
  {
    reference: 'Eclesiastes 1:2',
    verses: ['Vaidade de vaidades! diz o pregador, vaidade de vaidades! É tudo vaidade.'],
  },
  {
    reference: 'Eclesiastes 3:1',
    verses: [
      'Tudo tem o seu tempo determinado, e todo o propósito debaixo do céu tem o seu tempo:',
    ],
  },
  {
    reference: 'Eclesiastes 4:6',
    verses: [
      'Melhor é uma mão cheia com descanso do que ambos os punhos cheios com trabalho, e aflição de espírito.',
    ],
  },
  {
    reference: 'Eclesiastes 11:6',
    verses: [
      'Pela manhã semeia a tua semente, e à tarde não retires a tua mão, porque tu não sabes qual será reto, se isto, se aquilo, ou se ambas estas coisas igualmente serão boas.',
    ],
  },
  {
    reference: 'Cânticos 2:15',
    verses: [
      'Tomai-nos as raposas, as raposinhas, que fazem mal às vinhas, porque as nossas vinhas estão em flor.',
    ],
  },
];
