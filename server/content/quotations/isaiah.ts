import type { Quotation } from '../types.ts';

export const isaiah: readonly Quotation[] = [
  {
    reference: 'Isaías 1:18',
    verses: [
      'Vinde agora, e arguí-me, diz o Senhor; ainda que os vossos pecados sejam como a escarlata, eles se tornarão brancos como a neve; ainda que sejam vermelhos como o carmesim, se tornarão como a branca lã.',
    ],
  },
  {
    reference: 'Isaías 9:6',
    verses: [
      'Porque um menino nos nasceu, um filho se nos deu, e o principado está sobre os seus ombros, e o seu nome se chama Maravilhoso, Conselheiro, Deus forte, Pai da eternidade, Príncipe da paz.',
    ],
  },
  {
    reference: 'Isaías 12:2',
    verses: [
      'Eis que Deus é a minha salvação; nele confiarei, e não temerei; porque a minha força e o meu cântico é Deus Jeová, e ele foi a minha salvação.',
    ],
  },
  {
    reference: 'Isaías 25:8',
    verses: [
      'Devorará também a morte com vitória, e assim enxugará o Senhor Jeová as lágrimas de todos os rostos, e tirará o opróbrio do seu povo de toda a terra; porque o Senhor o disse.',
    ],
  },
  {
    reference: 'Isaías 26:3',
    verses: ['Tu conservarás em paz aquele cuja mente está firme em ti, porque confiará em ti.'],
  },
  {
    reference: 'Isaías 30:15',
    verses: [
      'Porque assim diz o Senhor Jeová, o Santo de Israel: Tornando-vos e descansando, ficaríeis livres, e no sossego e na confiança estaria a vossa força, porém não quisestes.',
    ],
  },
  {
    reference: 'Isaías 30:18',
    verses: [
      'Por isso, pois, o Senhor esperará, para ter misericórdia de vós; e por isso será exalçado, para se compadecer de vós, porque o Senhor é um Deus de equidade; bem-aventurados todos os que o esperam.',
    ],
  },
  {
    reference: 'Isaías 30:21',
    verses: [
      'E os teus ouvidos ouvirão a palavra do que está por detrás de ti, dizendo: Este é o caminho, andai nele, sem vos desviardes nem para a direita nem para a esquerda.',
    ],
  },
  {
    reference: 'Isaías 32:17-18',
    verses: [
      'E o efeito da justiça será paz, e a operação da justiça, repouso e segurança, para sempre.',
      'E o meu povo habitará em morada de paz, e em moradas bem seguras, e em lugares quietos de descanso.',
    ],
  },
  {
    reference: 'Isaías 35:5-6',
    verses: [
      'Então os olhos dos cegos serão abertos, e os ouvidos dos surdos se abrirão.',
      'Então os coxos saltarão como cervos, e a língua dos mudos cantará; porque águas arrebentarão no deserto e ribeiros no ermo.',
    ],
  },
  {
    reference: 'Isaías 40:1-2',
    verses: [
      'Consolai, consolai o meu povo, diz o vosso Deus.',
      'Falai benignamente a Jerusalém, e bradai-lhe que já a sua malícia é acabada, que já a sua iniquidade está expiada e que já recebeu em dobro da mão do Senhor, por todos os seus pecados.',
    ],
  },
  {
    reference: 'Isaías 40:29-31',
    verses: [
      'Dá esforço ao cansado, e multiplica as forças ao que não tem nenhum vigor.',
      'Os moços se cansarão e se fatigarão, e os mancebos certamente cairão.',
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
    reference: 'Isaías 41:13',
    verses: [
      'Porque eu, o Senhor teu Deus, te tomo pela tua mão direita; e te digo: Não temas, que eu te ajudo.',
    ],
  },
  {
    reference: 'Isaías 42:3-4',
    verses: [
      'A cana trilhada não quebrará, nem apagará o pavio que fumega; com verdade produzirá o juízo;',
      'Não se encobrirá, nem será quebrantado, até que ponha na terra o juízo; e as ilhas aguardarão a sua doutrina.',
    ],
  },
  {
    reference: 'Isaías 42:16',
    verses: [
      'E guiarei os cegos pelo caminho que nunca conheceram, os farei caminhar pelas veredas que não conheceram; tornarei as trevas em luz perante eles, e as coisas tortas farei direitas. Estas coisas lhes farei, e nunca os desampararei.',
    ],
  },
  {
    reference: 'Isaías 43:2',
    verses: [
      'Quando passares pelas águas, estarei contigo, e, quando pelos rios, não te submergirão; quando passares pelo fogo, não te queimarás, nem a chama arderá em ti.',
    ],
  },
  {
    reference: 'Isaías 43:25',
    verses: [
      'Eu, eu sou o que apago as tuas transgressões por amor de mim, e dos teus pecados me não lembro.',
    ],
  },
  {
    reference: 'Isaías 44:3',
    verses: [
      'Porque derramarei água sobre o sedento, e rios sobre a terra seca; derramarei o meu Espírito sobre a tua semente, e a minha bênção sobre os teus descendentes.',
    ],
  },
  {
    reference: 'Isaías 45:22',
    verses: [
      'Virai-vos para mim, e sereis salvos, vós, todos os termos da terra; porque eu sou Deus, e não há outro.',
    ],
  },
  {
    reference: 'Isaías 46:4',
    verses: [
      'E até à velhice eu serei o mesmo, e ainda até às cãs eu vos trarei; eu o fiz, e eu vos levarei, e eu vos trarei, e vos guardarei.',
    ],
  },
  {
    reference: 'Isaías 48:17',
    verses: [
      'Assim diz o Senhor, o teu Redentor, o Santo de Israel: Eu sou o Senhor, o teu Deus, que te ensina o que é útil, e te guia pelo caminho em que deves andar.',
    ],
  },
  {
    reference: 'Isaías 49:13',
    verses: [
      'Exultai, ó céus, e alegra-te tu, terra, e vós, montes, estalai com júbilo, porque já o Senhor consolou o seu povo, e dos seus aflitos se compadecerá.',
    ],
  },
  {
    reference: 'Isaías 49:15-16',
    verses: [
      'Porventura pode uma mulher esquecer-se tanto de seu filho que cria, que se não compadeça dele, do filho do seu ventre? Ora, ainda que esta se esquecesse dele, contudo eu me não esquecerei de ti.',
      'Eis que em ambas as palmas das minhas mãos te tenho gravado; os teus muros estão continuamente perante mim.',
    ],
  },
  {
    reference: 'Isaías 50:4',
    verses: [
      'O Senhor Jeová me deu uma língua erudita, para que saiba falar a seu tempo uma boa palavra com o cansado; desperta-me todas as manhãs, desperta-me o ouvido para que ouça, como aqueles que aprendem.',
    ],
  },
  {
    reference: 'Isaías 51:12',
    verses: [
      'Eu, eu sou aquele que vos consola; quem, pois, és tu, para que temas o homem, que é mortal? Ou o filho do homem, que se tornará em feno?',
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
    reference: 'Isaías 54:10',
    verses: [
      'Porque os montes se desviarão, e os outeiros tremerão; porém a minha benignidade se não desviará de ti, e o concerto da minha paz se não mudará, diz o Senhor, que se compadece de ti.',
    ],
  },
  {
    reference: 'Isaías 54:17',
    verses: [
      'Toda a ferramenta preparada contra ti não prosperará, e toda a língua que se levantar contra ti em juízo tu a condenarás; esta é a herança dos servos do Senhor, e a sua justiça vem de mim, diz o Senhor.',
    ],
  },
  {
    reference: 'Isaías 55:7-11',
    verses: [
      'O ímpio deixe o seu caminho, e o homem maligno os seus pensamentos, e se converta ao Senhor; e se compadecerá dele; como também ao nosso Deus, porque grandioso é em perdoar.',
      'Porque os meus pensamentos não são os vossos pensamentos, nem os vossos caminhos os meus caminhos, diz o Senhor.',
      'Porque, assim como os céus são mais altos do que a terra, assim são os meus caminhos mais altos do que os vossos caminhos, e os meus pensamentos mais altos do que os vossos pensamentos.',
      'Porque, assim como desce a chuva e a neve dos céus, e para lá não torna, porém rega a terra, e a faz produzir, e brotar, e dar semente ao semeador, e pão ao que come,',
      'Assim será a minha palavra, que sair da minha boca; ela não tornará a mim vazia; antes fará o que me apraz, e prosperará naquilo para o que a enviei.',
    ],
  },
  {
    reference: 'Isaías 57:18-19',
    verses: [
      'Eu vejo os seus caminhos, e os sararei, e os guiarei, e lhes tornarei a dar consolações, a saber, aos seus pranteadores.',
      'Eu crio os frutos dos lábios: paz, paz, para os que estão longe, e para os que estão perto, diz o Senhor, e eu os sararei.',
    ],
  },
  {
    reference: 'Isaías 58:11',
    verses: [
      'E o Senhor te guiará continuamente, e fartará a tua alma em grandes sequidões, e fortificará os teus ossos; e serás como um jardim regado, e como um manancial de águas, cujas águas nunca faltam.',
    ],
  },
  {
    reference: 'Isaías 59:21',
    verses: [
      'Quanto a mim, este é o meu concerto com eles, diz o Senhor: o meu espírito, que está sobre ti, e as minhas palavras, que pus em tua boca, não se desviarão da tua boca nem da boca da tua semente, nem da boca da semente da tua semente, diz o Senhor, desde agora e para todo o sempre.',
    ],
  },
  {
    reference: 'Isaías 61:2-3',
    verses: [
      'A apregoar o ano aceitável do Senhor e o dia da vingança do nosso Deus, a consolar todos os tristes;',
      'A ordenar aos tristes de Sião que se lhes dê ornamento por cinza, óleo de gozo por tristeza, vestidura de louvor por espírito angustiado; para que se chamem carvalhos de justiça, plantados do Senhor, para que seja glorificado.',
    ],
  },
  {
    reference: 'Isaías 65:17',
    verses: [
      'Porque eis que eu crio céus novos e terra nova; e não haverá mais lembrança das coisas passadas, nem mais subirão ao coração.',
    ],
  },
  {
    reference: 'Isaías 65:24',
    verses: [
      'E será que, antes que clamem, eu responderei; estando eles ainda falando, eu os ouvirei.',
    ],
  },
  {
    reference: 'Isaías 66:13',
    verses: [
      'Como alguém a quem consola sua mãe, assim eu vos consolarei; e em Jerusalém vós sereis consolados.',
    ],
  },
];
