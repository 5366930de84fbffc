import type { Quotation } from '../types.ts';

export const oldTestament: readonly Quotation[] = [
  {
    reference: 'Gênesis 1:1',
    verses: ['No princípio criou Deus os céus e a terra.'],
  },
  {
    reference: 'Deuteronômio 6:4-5',
    verses: [
      'Ouve, Israel, o Senhor nosso Deus é o único Senhor.',
      'Amarás, pois, o Senhor teu Deus de todo o teu coração, e de toda a tua alma, e de todo o teu poder.',
    ],
  },
  {
    reference: 'Josué 1:9',
    verses: [
      'Não to mandei eu? Esforça-te, e tem bom ânimo; não pasmes, nem te espantes; porque o Senhor teu Deus é contigo, por onde quer que andares.',
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
    reference: 'Provérbios 16:3',
    verses: ['Confia do Senhor as tuas obras, e teus pensamentos serão estabelecidos.'],
  },
  {
    reference: 'Provérbios 22:6',
    verses: [
      'Instrui ao menino conforme o seu caminho; e até quando envelhecer não se desviará dele.',
    ],
  },
  {
    reference: 'Eclesiastes 3:1',
    verses: [
      'Tudo tem o seu tempo determinado, e todo o propósito debaixo do céu tem o seu tempo:',
    ],
  },
  {
    reference: 'Isaías 9:6',
    verses: [
      'Porque um menino nos nasceu, um filho se nos deu, e o principado está sobre os seus ombros, e o seu nome se chama Maravilhoso, Conselheiro, Deus forte, Pai da eternidade, Príncipe da paz.',
    ],
  },
  {
    reference: 'Isaías 26:3',
    verses: ['Tu conservarás em paz aquele cuja mente está firme em ti, porque confiará em ti.'],
  },
  {
    reference: 'Isaías 40:31',
    verses: [
      'Mas os que esperam no Senhor renovarão as forças, subirão com asas como águias; correrão, e não se cansarão; caminharão, e não se fatigarão.',
    ],
  },
  {
    reference: 'Isaías 41:10',
    verses: [
      'Não temas, porque eu estou contigo; não te assombres, porque eu sou teu Deus; eu te esforço, e te ajudo, e te sustento com a destra da minha justiça.',
    ],
  },
  {
    reference: 'Isaías 53:4-5',
    verses: [
      'Verdadeiramente ele tomou sobre si as nossas enfermidades, e as nossas dores levou sobre si; e nós o reputávamos por aflito, ferido de Deus, e oprimido.',
      'Porém ele foi ferido pelas nossas transgressões, e moído pelas nossas iniquidades; o castigo que nos traz a paz estava sobre ele, e pelas suas pisaduras fomos sarados.',
    ],
  },
  {
    reference: 'Isaías 55:8-9',
    verses: [
      'Porque os meus pensamentos não são os vossos pensamentos, nem os vossos caminhos os meus caminhos, diz o Senhor.',
      'Porque, assim como os céus são mais altos do que a terra, assim são os meus caminhos mais altos do que os vossos caminhos, e os meus pensamentos mais altos do que os vossos pensamentos.',
    ],
  },
  {
    reference: 'Jeremias 29:11',
    verses: [
      'Porque eu bem sei os pensamentos que eu penso de vós, diz o Senhor; pensamentos de paz, e não de mal, para vos dar o fim que esperais.',
    ],
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
    reference: 'Miqueias 6:8',
    verses: [
      'Ele te declarou, ó homem, o que é bom; e que é o que o Senhor pede de ti, senão que pratiques a justiça, e ames a beneficência, e andes humildemente com o teu Deus.',
    ],
  },
];
