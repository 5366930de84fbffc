import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const majorProphets: readonly BookIntro[] = [
  {
    slug: 'isaias',
    code: 'ISA',
    author:
      'Isaías, filho de Amoz, profeta em Jerusalém. A tradição, e muitos evangélicos ainda hoje, lhe atribuem o livro todo. Outros estudiosos pensam que os capítulos 40 a 66 vêm de discípulos ou profetas posteriores, pois falam ao exílio e citam Ciro pelo nome (Isaías 44:28).',
    period:
      'Isaías atuou de cerca de 740 a 690 a.C., sob quatro reis de Judá. Os capítulos 40 a 66 têm em vista o exílio e a volta, no século 6 a.C., seja como anúncio antecipado, seja como pregação daquela época.',
    keyTheme: 'O Santo de Israel julga e salva',
    summary:
      'O profeta vê Deus exaltado no templo e nunca mais esquece a palavra “santo”. Denuncia um culto cheio de incenso e vazio de justiça, com viúvas roubadas e juízes comprados. Quando os reis tremem diante da Assíria, pede confiança em vez de alianças. No meio do juízo acende promessas: o menino chamado Príncipe da Paz, o rebento de Jessé. A partir do capítulo 40 o tom muda para consolo: o exílio vai acabar. Surge então o Servo que carrega a culpa de muitos (Isaías 53:5), no qual o Novo Testamento reconhece Jesus. O fim abre novos céus e nova terra.',
    setting:
      'A primeira metade fala a Judá sob ameaça assíria, rico e injusto. A segunda se dirige a exilados cansados na Babilônia e aos que voltaram desapontados. Quando um versículo promete força, água no deserto ou caminho, é a esse povo que primeiro consola. Repare em que parte do livro o versículo está.',
    outline: [
      { from: 1, to: 6, title: 'Judá acusado e o chamado de Isaías' },
      { from: 7, to: 12, title: 'A ameaça assíria e o menino prometido' },
      { from: 13, to: 23, title: 'Palavras sobre as nações' },
      { from: 24, to: 27, title: 'O juízo da terra e a festa de Deus' },
      { from: 28, to: 35, title: 'Falsas seguranças e esperança' },
      { from: 36, to: 39, title: 'Ezequias e Jerusalém livrada' },
      { from: 40, to: 55, title: 'Consolo aos exilados e o Servo do Senhor' },
      { from: 56, to: 66, title: 'A nova comunidade, novos céus e nova terra' },
    ],
    keyVerses: ['Isaías 6:3', 'Isaías 40:31', 'Isaías 53:5'],
    verses: [
      verse('Isaías 44:28', 'Ciro pastor Jerusalém'),
      verse('Isaías 53:5', 'ferido transgressões feridas curados'),
      verse('Isaías 6:3', 'Santo exércitos glória'),
      verse('Isaías 40:31', 'confiam renovarão forças'),
    ],
  },
  {
    slug: 'jeremias',
    code: 'JER',
    author:
      'Jeremias, de família sacerdotal de Anatote, com ajuda do escriba Baruque, a quem ditou suas mensagens (Jeremias 36:4). O último capítulo foi acrescentado por outra pessoa, e muitos estudiosos veem também trabalho de editores. A versão grega antiga é mais curta e tem outra ordem.',
    period:
      'De 627 a.C., no reinado de Josias, até alguns anos após a queda de Jerusalém, em 587 ou 586 a.C. O conjunto tomou forma durante o exílio.',
    keyTheme: 'Juízo anunciado com lágrimas e uma nova aliança',
    summary:
      'Jeremias foi chamado ainda jovem e passou quarenta anos dizendo o que ninguém queria ouvir: Jerusalém vai cair, e o templo não servirá de amuleto. Por isso apanhou, foi preso, jogado numa cisterna, chamado de traidor. Não falava com frieza; chorava, discutia com Deus, chegou a lamentar o dia em que nasceu. Suas palavras raramente seguem ordem de tempo, e misturam poesia, sermões e relatos. No meio das ruínas, compra um campo como sinal de futuro e anuncia o que há de mais belo: uma aliança nova, com a lei escrita por dentro e os pecados perdoados (Jeremias 31:33-34).',
    setting:
      'Judá está espremido entre o Egito e a Babilônia, com reis fracos e profetas que prometem paz fácil. A célebre promessa de futuro e esperança vem numa carta aos deportados, que deveriam esperar setenta anos (Jeremias 29:10). É palavra de paciência a um povo, dita contra soluções rápidas.',
    outline: [
      { from: 1, to: 1, title: 'O chamado de Jeremias' },
      { from: 2, to: 20, title: 'Advertências a Judá e lamentos do profeta' },
      { from: 21, to: 29, title: 'Reis, falsos profetas e a carta aos exilados' },
      { from: 30, to: 33, title: 'A promessa de restauração e a nova aliança' },
      { from: 34, to: 38, title: 'Os últimos anos e as prisões de Jeremias' },
      { from: 39, to: 45, title: 'A queda de Jerusalém e a fuga para o Egito' },
      { from: 46, to: 51, title: 'Palavras sobre as nações' },
      { from: 52, to: 52, title: 'Relato final da queda' },
    ],
    keyVerses: ['Jeremias 9:24', 'Jeremias 29:11', 'Jeremias 31:33'],
    verses: [
      verse('Jeremias 36:4', 'Baruque escreveu boca rolo'),
      verse('Jeremias 31:33-34', 'pacto lei corações perdoarei'),
      verse('Jeremias 29:10', 'setenta anos Babilônia'),
      verse('Jeremias 9:24', 'orgulhe conhecer bondade justiça'),
      verse('Jeremias 29:11', 'pensamentos paz futuro esperança'),
      verse('Jeremias 31:33', 'pacto lei corações'),
    ],
  },
  {
    slug: 'lamentacoes',
    code: 'LAM',
    author:
      'Os poemas não trazem nome. A tradição antiga os dá a Jeremias, e o tom combina com o dele; vários estudiosos acham mais prudente falar de uma testemunha da destruição, ou de mais de uma.',
    period:
      'Pouco depois da queda de Jerusalém, em 587 ou 586 a.C., quando a dor ainda era recente. A escrita se situa entre essa data e cerca de 540 a.C.',
    keyTheme: 'Chorar a ruína sem soltar a mão de Deus',
    summary:
      'Cinco poemas sobre uma cidade morta. Jerusalém aparece como viúva sentada sozinha; há fome, crianças que pedem pão, sacerdotes assassinados, festas que ninguém mais frequenta. Quatro dos poemas seguem o alfabeto hebraico, como se a dor precisasse ir de A a Z para ser dita por inteiro. O poeta reconhece a culpa do povo e, ao mesmo tempo, pergunta a Deus se não foi demais. No centro exato, sem que nada tenha melhorado, alguém se lembra das misericórdias que recomeçam a cada manhã (Lamentações 3:22-23). Depois o choro continua, e o final fica em forma de pedido.',
    setting:
      'É luto coletivo após guerra, cerco e deportação, orado entre escombros. Trata do castigo de Judá pela aliança rompida; usá-lo para explicar a tragédia de outra pessoa seria cruel. Serve para dar palavras a quem perdeu muito e ainda não consegue cantar de alegria.',
    outline: [
      { from: 1, to: 1, title: 'A cidade viúva' },
      { from: 2, to: 2, title: 'A ira do Senhor sobre Sião' },
      { from: 3, to: 3, title: 'A aflição e a esperança' },
      { from: 4, to: 4, title: 'O horror do cerco' },
      { from: 5, to: 5, title: 'A oração dos que ficaram' },
    ],
    keyVerses: ['Lamentações 3:22', 'Lamentações 3:26', 'Lamentações 5:21'],
    verses: [
      verse('Lamentações 3:22-23', 'misericórdias renovam manhã fidelidade'),
      verse('Lamentações 3:22', 'bondades consumidos misericórdias'),
      verse('Lamentações 3:26', 'esperar silêncio salvação'),
      verse('Lamentações 5:21', 'Converte renova'),
    ],
  },
  {
    slug: 'ezequiel',
    code: 'EZK',
    author:
      'Ezequiel, sacerdote levado para a Babilônia (Ezequiel 1:3), que escreve em primeira pessoa e data com cuidado as suas mensagens. A maioria reconhece nele a origem do livro; alguns supõem que discípulos o tenham organizado.',
    period:
      'As visões datadas vão de 593 a 571 a.C., antes e depois da queda de Jerusalém. O livro foi reunido no próprio século 6 a.C.',
    keyTheme: 'A glória que parte e volta, e o coração novo',
    summary:
      'Às margens de um canal na Babilônia, um sacerdote sem templo vê os céus abertos: rodas, seres vivos, um trono em movimento. Deus não ficou preso em Jerusalém. Por gestos estranhos e parábolas fortes, Ezequiel anuncia que a cidade cairá e vê a glória deixar o templo. Ensina que cada um responde por si e que Deus não se agrada da morte de ninguém. Chegada a notícia da queda, a mensagem vira esperança: o pastor que busca as ovelhas, o vale de ossos secos que revive, o coração de carne. No fim, um templo novo, um rio e uma cidade com Deus dentro.',
    setting:
      'Fala aos deportados de 597 a.C., divididos entre a ilusão de voltar logo e o desespero. O coração novo e os ossos secos tratam da restauração de Israel; a igreja vê neles também a obra do Espírito. Há imagens chocantes de infidelidade: são acusação contra um povo e não autorizam ninguém a maltratar mulheres.',
    outline: [
      { from: 1, to: 3, title: 'A visão da glória e o chamado' },
      { from: 4, to: 7, title: 'Sinais e anúncios contra Jerusalém' },
      { from: 8, to: 11, title: 'A glória deixa o templo' },
      { from: 12, to: 24, title: 'A culpa de Israel e a responsabilidade de cada um' },
      { from: 25, to: 32, title: 'Palavras sobre as nações' },
      { from: 33, to: 37, title: 'O pastor, o coração novo e os ossos secos' },
      { from: 38, to: 39, title: 'Gogue e a vitória de Deus' },
      { from: 40, to: 48, title: 'O novo templo e a cidade' },
    ],
    keyVerses: ['Ezequiel 18:23', 'Ezequiel 34:16', 'Ezequiel 36:26'],
    verses: [
      verse('Ezequiel 1:3', 'sacerdote Ezequiel caldeus Quebar'),
      verse('Ezequiel 18:23', 'morte ímpio converta viva'),
      verse('Ezequiel 34:16', 'buscarei perdida ferida enferma'),
      verse('Ezequiel 36:26', 'novo coração espírito carne'),
    ],
  },
  {
    slug: 'daniel',
    code: 'DAN',
    author:
      'As visões são narradas por Daniel em primeira pessoa, e a tradição lhe atribui o livro; Jesus o chama de profeta ao citar o texto (Mateus 24:15). Muitos estudiosos consideram que um autor do século 2 a.C. reuniu relatos antigos e visões. Parte está em aramaico.',
    period:
      'Os fatos vão de 605 a cerca de 536 a.C., sob babilônios, medos e persas. Para a tradição, a escrita é do século 6 a.C.; para muitos outros, a forma final é de cerca de 165 a.C., durante a perseguição de Antíoco IV.',
    keyTheme: 'Deus governa os reinos deste mundo',
    summary:
      'Quatro rapazes de Judá recebem nomes, língua e mesa da Babilônia, e decidem até onde podem ir. Nos seis primeiros capítulos, Daniel interpreta sonhos que tiram o sono de reis; os amigos são lançados na fornalha; Nabucodonosor aprende humildade comendo capim; Belsazar vê a escrita na parede; e Daniel, já velho, continua orando com a janela aberta, mesmo com leões à espera. Nos outros seis vêm visões: impérios como feras, um filho de homem que recebe o reino eterno (Daniel 7:13-14), tempos difíceis com limite marcado e a esperança da ressurreição.',
    setting:
      'Sustenta fiéis que vivem sob poder estrangeiro e são pressionados a ceder. As visões usam símbolos, e os cristãos divergem sobre animais, números e semanas: uns veem cumprimento já ocorrido, outros ainda futuro. Os livramentos não são regra; os três amigos aceitavam morrer se Deus não os tirasse dali (Daniel 3:17-18).',
    outline: [
      { from: 1, to: 1, title: 'Quatro jovens na Babilônia' },
      { from: 2, to: 2, title: 'O sonho da estátua' },
      { from: 3, to: 3, title: 'A fornalha' },
      { from: 4, to: 5, title: 'Nabucodonosor humilhado e a queda de Belsazar' },
      { from: 6, to: 6, title: 'A cova dos leões' },
      { from: 7, to: 8, title: 'As feras e os reinos' },
      { from: 9, to: 9, title: 'A oração de Daniel e as setenta semanas' },
      { from: 10, to: 12, title: 'A última visão' },
    ],
    keyVerses: ['Daniel 2:44', 'Daniel 6:10', 'Daniel 9:18'],
    verses: [
      verse('Mateus 24:15', 'abominação profeta Daniel'),
      verse('Daniel 7:13-14', 'filho homem domínio eterno'),
      verse('Daniel 3:17-18', 'livrar fornalha não estátua'),
      verse('Daniel 2:44', 'reino nunca destruído'),
      verse('Daniel 6:10', 'janelas joelhos três orava'),
      verse('Daniel 9:18', 'súplicas justiças misericórdias'),
    ],
  },
];
