import type { Quotation } from '../types.ts';

export const jeremiahToDaniel: readonly Quotation[] = [
  {
    reference: 'Jeremias 1:5-8',
    verses: [
      'Antes que te formasse no ventre, te conheci, e, antes que saísses da madre, te santifiquei; às nações te dei por profeta.',
      'Então disse eu: Ah! Senhor Jeová! Eis que não sei falar; porque ainda sou um menino.',
      'Porém disse-me o Senhor: Não digas que és um menino; porque, aonde quer que eu te enviar, irás; e tudo quanto te mandar falarás.',
      'Não temas diante deles; porque estou contigo para te livrar, diz o Senhor.',
    ],
  },
  {
    reference: 'Jeremias 6:16',
    verses: [
      'Assim diz o Senhor: Ponde-vos nos caminhos, e vede, e perguntai pelas veredas antigas, qual seja o bom caminho, e andai por ele; e achareis descanso para a vossa alma; e dizem: Não andaremos por ele.',
    ],
  },
  {
    reference: 'Jeremias 17:7-8',
    verses: [
      'Porém bendito o varão que confia no Senhor, e cuja confiança é o Senhor.',
      'Porque será como a árvore plantada junto às águas, que estende as suas raízes para o ribeiro, e não sente quando vem o calor, e a sua folha fica verde, e no ano de sequidão não se afadiga, nem deixa de dar fruto.',
    ],
  },
  {
    reference: 'Jeremias 23:5-6',
    verses: [
      'Eis que vêm dias, diz o Senhor, em que levantarei a Davi um Renovo justo; e, sendo rei, reinará, e prosperará, e praticará o juízo e a justiça na terra.',
      'Nos seus dias Judá será salvo, e Israel habitará seguro; e este será o seu nome, com que o nomearão: O Senhor, justiça nossa.',
    ],
  },
  {
    reference: 'Jeremias 29:10-13',
    verses: [
      'Porque assim diz o Senhor: Certamente que, em se cumprindo setenta anos em Babilônia, vos visitarei, e continuarei sobre vós a minha boa palavra, tornando-vos a trazer a este lugar.',
      'Porque eu bem sei os pensamentos que eu penso de vós, diz o Senhor; pensamentos de paz, e não de mal, para vos dar o fim que esperais.',
      'Então me invocareis, e ireis, e orareis a mim, e eu vos ouvirei.',
      'E buscar-me-eis, e me achareis, quando me buscardes com todo o vosso coração.',
    ],
  },
  {
    reference: 'Jeremias 30:17',
    verses: [
      'Porque te restaurarei a saúde, e te sararei das tuas chagas, diz o Senhor; porquanto te chamam a enjeitada. Sião é, dizem; já não há quem pergunte por ela.',
    ],
  },
  {
    reference: 'Jeremias 31:3',
    verses: [
      'Há muito que o Senhor me apareceu, dizendo: Porquanto com amor eterno te amei, por isso com benevolência te atraí.',
    ],
  },
  {
    reference: 'Jeremias 31:13',
    verses: [
      'Então a virgem se alegrará na dança, como também os mancebos e os velhos juntamente; e tornarei o seu pranto em alegria, e os consolarei, e os alegrarei na tristeza.',
    ],
  },
  {
    reference: 'Jeremias 31:17',
    verses: [
      'E há esperanças no derradeiro fim para os teus descendentes, diz o Senhor, porque teus filhos voltarão para os seus termos.',
    ],
  },
  {
    reference: 'Jeremias 31:25',
    verses: ['Porque reguei a alma cansada, e toda a alma entristecida saciei.'],
  },
  {
    reference: 'Jeremias 33:3',
    verses: [
      'Clama a mim, e responder-te-ei, e anunciar-te-ei coisas grandes e firmes que não sabes.',
    ],
  },
  {
    reference: 'Lamentações 3:22-23',
    verses: [
      'As misericórdias do Senhor são a causa de não sermos consumidos; porque as suas misericórdias não têm fim.',
      'Novas são cada manhã; grande é a tua fidelidade.',
    ],
  },
  {
    reference: 'Lamentações 3:25-26',
    verses: [
      'Bom é o Senhor para os que se atêm a ele, para a alma que o busca.',
      'Bom é esperar, e aguardar em silêncio a salvação do Senhor.',
    ],
  },
  {
    reference: 'Lamentações 3:31-33',
    verses: [
      'Porque o Senhor não rejeitará para sempre.',
      'Antes, se entristeceu a alguém, compadecer-se-á dele, segundo a grandeza das suas misericórdias.',
      'Porque não aflige nem entristece aos filhos dos homens do seu coração.',
    ],
  },
  {
    reference: 'Ezequiel 34:15-16',
    verses: [
      'Eu apascentarei as minhas ovelhas, e eu as farei repousar, diz o Senhor Jeová.',
      'A perdida buscarei, e a desgarrada tornarei a trazer, e a quebrada atarei, e a enferma fortalecerei; mas a gorda e a forte destruirei; apascentá-las-ei com juízo.',
    ],
  },
  {
    reference: 'Ezequiel 36:25-27',
    verses: [
      'Então espalharei água pura sobre vós, e ficareis purificados; de todas as vossas imundícias e de todos os vossos ídolos vos purificarei.',
      'E vos darei um coração novo, e porei dentro de vós um espírito novo; e tirarei o coração de pedra da vossa carne, e vos darei um coração de carne.',
      'E porei dentro de vós o meu espírito, e farei que andeis nos meus estatutos, e guardeis os meus juízos, e os façais.',
    ],
  },
  {
    reference: 'Ezequiel 37:3',
    verses: [
      'E me disse: Filho do homem, porventura viverão estes ossos? E eu disse: Senhor Jeová, tu o sabes.',
    ],
  },
  {
    reference: 'Daniel 2:21-22',
    verses: [
      'E ele muda os tempos e as horas; ele remove os reis e estabelece os reis; ele dá sabedoria aos sábios e ciência aos entendidos.',
      'Ele revela o profundo e o escondido; conhece o que está em trevas, e com ele a luz mora.',
    ],
  },
  {
    reference: 'Daniel 3:17-18',
    verses: [
      'Eis que é nosso Deus, a quem nós servimos, que nos pode livrar; ele nos livrará do forno de fogo ardente, e da tua mão, ó rei.',
      'E, se não, sabe tu, ó rei, que não serviremos a teus deuses nem adoraremos a estátua de ouro que levantaste.',
    ],
  },
  {
    reference: 'Daniel 12:2',
    verses: [
      'E muitos dos que dormem no pó da terra ressuscitarão, uns para vida eterna, e outros para vergonha e para nojo eterno.',
    ],
  },
];
