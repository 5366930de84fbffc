import type { Quotation } from '../types.ts';

export const history: readonly Quotation[] = [
  {
    reference: 'Josué 1:9',
    verses: [
      'Não to mandei eu? Esforça-te, e tem bom ânimo; não pasmes, nem te espantes; porque o Senhor teu Deus é contigo, por onde quer que andares.',
    ],
  },
  {
    reference: 'Josué 21:45',
    verses: [
      'Palavra alguma falhou de todas as boas palavras que o Senhor falara à casa de Israel; tudo se cumpriu.',
    ],
  },
  {
    reference: 'Josué 24:15',
    verses: [
      'Porém, se vos parece mal aos vossos olhos servir ao Senhor, escolhei-vos hoje a quem sirvais: se os deuses a quem serviram vossos pais, que estavam dalém do rio, ou os deuses dos amorreus, em cuja terra habitais; porém eu e a minha casa serviremos ao Senhor.',
    ],
  },
  {
    reference: 'Juízes 6:15-16',
    verses: [
      'E ele lhe disse: Ai, senhor meu, com que livrarei a Israel? Eis que o meu milheiro é o mais pobre em Manassés, e eu o menor na casa de meu pai.',
      'E o Senhor lhe disse: Porquanto eu hei de ser contigo, tu ferirás aos midianitas como se fossem um só homem.',
    ],
  },
  {
    reference: 'Rute 1:16-17',
    verses: [
      'Disse, porém, Rute: Não me instes para que te deixe, e me torne de detrás de ti; porque, aonde quer que tu fores, irei eu, e, onde quer que pousares à noite, ali pousarei eu; o teu povo é o meu povo, o teu Deus é o meu Deus.',
      'Onde quer que morreres, morrerei eu, e ali serei sepultada; me faça assim o Senhor, e outro tanto, se outra coisa que não seja a morte me separar de ti.',
    ],
  },
  {
    reference: 'Rute 2:4',
    verses: [
      'E eis que Boaz veio de Belém, e disse aos segadores: O Senhor seja convosco. E disseram-lhe eles: O Senhor te abençoe.',
    ],
  },
  {
    reference: 'Rute 2:17-19',
    verses: [
      'E esteve ela apanhando naquele campo até à tarde; e debulhou o que apanhou, e foi quase um efa de cevada.',
      'E tomou-o, e veio à cidade; e viu sua sogra o que tinha apanhado; também tirou, e deu-lhe o que lhe sobejara depois de fartar-se.',
      'Então disse-lhe sua sogra: Onde colheste hoje, e onde trabalhaste? Bendito seja aquele que te reconheceu. E relatou a sua sogra com quem tinha trabalhado, e disse: O nome do homem com quem hoje trabalhei é Boaz.',
    ],
  },
  {
    reference: '1 Samuel 3:9-10',
    verses: [
      'Pelo que Eli disse a Samuel: Vai te deitar, e há de ser que, se te chamar, dirás: Fala, Senhor, porque o teu servo ouve. Então Samuel foi e se deitou no seu lugar.',
      'Então veio o Senhor, e pôs-se ali, e chamou como das outras vezes: Samuel, Samuel. E disse Samuel: Fala, porque o teu servo ouve.',
    ],
  },
  {
    reference: '1 Samuel 7:12',
    verses: [
      'Então tomou Samuel uma pedra, e a pôs entre Mispa e Sem, e chamou o seu nome Ebenézer; e disse: Até aqui nos ajudou o Senhor.',
    ],
  },
  {
    reference: '1 Samuel 16:7',
    verses: [
      'Porém o Senhor disse a Samuel: Não atentes para a sua aparência, nem para a altura da sua estatura, porque o tenho rejeitado; porque o Senhor não vê como vê o homem, pois o homem vê o que está diante dos olhos, porém o Senhor olha para o coração.',
    ],
  },
  {
    reference: '1 Samuel 23:16',
    verses: [
      'Então se levantou Jônatas, filho de Saul, e foi para Davi ao bosque, e confortou a sua mão em Deus.',
    ],
  },
  {
    reference: '2 Samuel 9:7',
    verses: [
      'E disse-lhe Davi: Não temas, porque decerto usarei contigo de beneficência por amor de Jônatas, teu pai, e te restituirei todas as terras de Saul, teu pai, e tu de contínuo comerás pão à minha mesa.',
    ],
  },
  {
    reference: '1 Reis 3:12',
    verses: [
      'Eis que fiz segundo as tuas palavras; eis que te dei um coração tão sábio e entendido, que antes de ti teu igual não houve, e depois de ti teu igual se não levantará.',
    ],
  },
  {
    reference: '1 Reis 17:14',
    verses: [
      'Porque assim diz o Senhor Deus de Israel: A farinha da panela não se acabará, e o azeite da botija não faltará, até ao dia em que o Senhor dê chuva sobre a terra.',
    ],
  },
  {
    reference: '1 Reis 19:5-7',
    verses: [
      'E deitou-se, e dormiu debaixo de um zimbro; e eis que então um anjo o tocou, e lhe disse: Levanta-te, come.',
      'E olhou, e eis que à sua cabeceira estava um pão cozido sobre as brasas, e uma botija de água; e comeu, e bebeu, e tornou a deitar-se.',
      'E o anjo do Senhor tornou segunda vez, e o tocou, e disse: Levanta-te e come, porque mui comprido te será o caminho.',
    ],
  },
  {
    reference: '2 Reis 5:13',
    verses: [
      'Então chegaram-se a ele os seus servos, e lhe falaram, e disseram: Meu pai, se o profeta te dissera alguma grande coisa, porventura não a farias? Quanto mais, dizendo-te ele: Lava-te, e ficarás purificado.',
    ],
  },
  {
    reference: '1 Crônicas 28:20',
    verses: [
      'E disse Davi a Salomão seu filho: Esforça-te e tem bom ânimo, e obra; não temas, nem te espavoreças; porque o Senhor Deus, meu Deus, há de ser contigo; não te deixará, nem te desamparará, até que acabes toda a obra do serviço da casa do Senhor.',
    ],
  },
  {
    reference: '1 Crônicas 29:14',
    verses: [
      'Porque quem sou eu, e quem é o meu povo, que tivéssemos poder para tão voluntariamente dar semelhantes coisas? Porque tudo vem de ti, e da tua mão to damos.',
    ],
  },
  {
    reference: '2 Crônicas 7:14',
    verses: [
      'E se o meu povo, que se chama pelo meu nome, se humilhar, e orar, e buscar a minha face e se converter dos seus maus caminhos, então eu ouvirei dos céus, e perdoarei os seus pecados, e sararei a sua terra.',
    ],
  },
  {
    reference: '2 Crônicas 16:9',
    verses: [
      'Porque, quanto ao Senhor, seus olhos passam por toda a terra, para mostrar-se forte para com aqueles cujo coração é perfeito para com ele; nisto, pois, fizeste loucamente, porque desde agora haverá guerras contra ti.',
    ],
  },
  {
    reference: '2 Crônicas 20:12',
    verses: [
      'Ah! Deus nosso, porventura não os julgarás? Porque em nós não há força perante esta grande multidão que vem contra nós, e não sabemos nós o que faremos; porém os nossos olhos estão postos em ti.',
    ],
  },
  {
    reference: '2 Crônicas 20:15',
    verses: [
      'E disse: Dai ouvidos todo o Judá, e vós, moradores de Jerusalém, e tu, ó rei Josafá; assim o Senhor vos diz: Não temais, nem vos assusteis por causa desta grande multidão; pois a peleja não é vossa, senão de Deus.',
    ],
  },
  {
    reference: 'Esdras 3:12-13',
    verses: [
      'Porém muitos dos sacerdotes, e levitas e chefes dos pais, já velhos, que viram a primeira casa sobre o seu fundamento, vendo perante os seus olhos esta casa, choraram em altas vozes; mas muitos levantaram as vozes com júbilo e com alegria.',
      'De maneira que não discernia o povo as vozes do júbilo de alegria, das vozes do choro do povo; porque o povo jubilava com tão grande júbilo, que as vozes se ouviam de mui longe.',
    ],
  },
  {
    reference: 'Neemias 6:3',
    verses: [
      'E enviei-lhes mensageiros a dizer: Faço uma grande obra, de modo que não poderei descer; por que cessaria esta obra, enquanto eu a deixasse, e fosse ter convosco?',
    ],
  },
  {
    reference: 'Neemias 8:10',
    verses: [
      'Disse-lhes mais: Ide, comei as gorduras, e bebei as doçuras, e enviai porções aos que não têm nada preparado para si; porque este dia é consagrado ao nosso Senhor; portanto não vos entristeçais; porque a alegria do Senhor é a vossa força.',
    ],
  },
  {
    reference: 'Ester 4:14',
    verses: [
      'Porque, se de todo te calares neste tempo, socorro e livramento de outra parte sairá para os judeus, mas tu e a casa de teu pai perecereis; e quem sabe se para tal tempo como este chegaste a este reino?',
    ],
  },
];
