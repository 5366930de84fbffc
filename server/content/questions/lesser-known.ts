import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const lesserKnown: readonly QuestionEntry[] = [
  {
    slug: 'quem-foi-abigail',
    question: 'Quem foi Abigail?',
    synonyms: ['Abigail', 'Abigail e Nabal', 'Nabal', 'Abigail e Davi'],
    answer:
      'A Bíblia apresenta o casal numa linha só: ela, de bom entendimento e bonita; ele, Nabal, duro e mau (1 Samuel 25:3). Não conta como aquele casamento foi arranjado nem põe a culpa nela.\n\nDavi e seus homens tinham protegido os rebanhos de Nabal, pediram comida e receberam insulto. Davi subiu com quatrocentos homens armados. Um servo correu a avisar a patroa, sinal de quem mandava com juízo ali. Abigail carregou jumentos de pão e foi ao encontro da espada. Desceu, prostrou-se e falou (1 Samuel 25:23-25). O discurso é dos mais hábeis do Antigo Testamento: assume o prejuízo, não defende o indefensável, e lembra a Davi quem ele queria ser.\n\nDavi parou, e agradeceu a Deus e a ela por tê-lo impedido de derramar sangue com as próprias mãos (1 Samuel 25:32-33). Uma mulher sem exército salvou os dois lados daquela briga.\n\nHá quem use a história para mandar esposas aguentarem. É o contrário: Abigail agiu sem a licença de Nabal para proteger a casa, e disse a verdade sobre ele. Se o seu marido é violento, proteger-se é ter juízo, e o 180 ajuda. E, se você é o Davi da semana, com a mão já na espada, agradeça a quem ficar no caminho.',
    verses: [
      verse('1 Samuel 25:32-33', 'Abigail Bendito impediste sangue'),
      verse('1 Samuel 25:3', 'Nabal Abigail entendimento duro'),
      verse('1 Samuel 25:23-25', 'Abigail prostrando-se Nabal'),
    ],
  },
  {
    slug: 'quem-foi-dorcas',
    question: 'Quem foi Dorcas, ou Tabita?',
    synonyms: [
      'Dorcas',
      'Tabita',
      'mulher que costurava para as viúvas',
      'Pedro ressuscitou Dorcas',
      'Tabita, levanta-te',
    ],
    answer:
      'O sermão de Dorcas foi feito de pano. Ela morava em Jope, à beira-mar, e é a única mulher que o Novo Testamento chama com a palavra discípula (Atos 9:36). O nome, Tabita em aramaico e Dorcas em grego, quer dizer gazela. Não ficou registrada uma só frase do que ela disse.\n\nQuando adoeceu e morreu, mandaram chamar Pedro na vila vizinha, e ele encontrou o quarto cheio de viúvas que choravam e mostravam as roupas (Atos 9:38-39). Repare nelas: num mundo em que viúva ficava sem nada, alguém tinha tomado as medidas de cada uma. O que ela fez na vida estava ali, vestido nas amigas.\n\nPedro pôs todos para fora, ajoelhou-se e orou. Depois a chamou pelo nome, e ela abriu os olhos (Atos 9:40). O milagre ficou conhecido na cidade, e ela voltou, supõe-se, à agulha.\n\nMuita igreja no Brasil tem um grupo com o nome dela, de gente que costura enxoval e leva sopa. Talvez você ache pequeno o que faz: a marmita, a carona, o crochê da ala infantil. Hoje mesmo, alguém está vestindo ou comendo o que você fez. E se já não consegue trabalhar como antes, deixe que cuidem de você; ela também precisou de quem a lavasse e de quem fosse buscar ajuda.',
    verses: [
      verse('Atos 9:38-39', 'Pedro viúvas túnicas Dorcas'),
      verse('Atos 9:36', 'Jope discípula Tabita obras'),
      verse('Atos 9:40', 'Pedro joelhos Tabita olhos'),
    ],
  },
  {
    slug: 'onesimo-e-filemom',
    question: 'Quem foram Onésimo e Filemom? A Bíblia aceita a escravidão?',
    synonyms: [
      'Onésimo',
      'Filemom',
      'carta a Filemom',
      'a Bíblia aceita a escravidão',
      'escravidão na Bíblia',
      'escravo fugido que Paulo ajudou',
    ],
    answer:
      'A menor carta de Paulo, de uma página, mexe num dos maiores pecados da história. Onésimo era escravo na casa de Filemom, um cristão; tinha ido embora, talvez devendo. Encontrou Paulo preso, creu, e o apóstolo o mandou de volta com a carta na mão, chamando-o de filho (Filemom 1:10-12).\n\nO nome quer dizer útil, e Paulo brinca com isso. O pedido, porém, é sério: recebê-lo já não como escravo, mas como irmão amado, como se fosse o próprio Paulo à porta (Filemom 1:15-17). E, se houver prejuízo, cobre de mim (Filemom 1:18). É o evangelho em poucas palavras: alguém assume a dívida do outro.\n\nA Bíblia nasceu em mundos escravistas e traz leis que limitam a escravidão sem aboli-la. Isso incomoda, e deve incomodar. Mas ela começa a história do povo com Deus libertando escravos, condena quem rouba gente para vender (1 Timóteo 1:10) e diz que em Cristo não há escravo nem livre (Gálatas 3:28). Cristãos defenderam a escravidão citando versículos, inclusive aqui no Brasil; outros, por causa destes que acabamos de ler, lutaram contra ela. Os que a defenderam pecaram contra o livro que tinham na mão.\n\nFicou uma pergunta para quem tem empregados, e outra para quem tem mágoa: consigo ver um irmão em quem só via função ou dívida? Trabalho forçado ainda existe e se denuncia, sem se identificar, no Disque 100.',
    verses: [
      verse('Filemom 1:15-17', 'servo irmão recebe-o'),
      verse('Filemom 1:10-12', 'filho Onésimo prisões'),
      verse('Filemom 1:18', 'dano conta'),
      verse('1 Timóteo 1:10', 'roubam liberdade'),
      verse('Gálatas 3:28', 'servo livre Cristo'),
    ],
  },
  {
    slug: 'parabola-da-grande-ceia',
    question: 'O que ensina a parábola da grande ceia?',
    synonyms: [
      'parábola da grande ceia',
      'parábola das grandes bodas',
      'as grandes bodas',
      'parábola do banquete',
      'convidados que não foram à festa',
      'desculpas dos convidados para o banquete',
    ],
    answer:
      'As desculpas são educadas. Um comprou terra, outro bois, outro acabou de casar (Lucas 14:18-20). Nada disso é pecado: trabalho, investimento, família. Só que ninguém compra campo sem ver antes, e a festa estava avisada. O convite para a mesa de Deus raramente perde para um vício; perde para a agenda.\n\nO dono, ofendido, não cancela o jantar. Manda buscar nas praças e becos os pobres, os aleijados, os cegos e os mancos (Lucas 14:21), justamente quem não poderia retribuir. E como ainda sobra lugar, manda ir às estradas e insistir (Lucas 14:22-23). Insistir, porque gente desacostumada de convite acha que é engano; foi triste ver na história esse verbo usado para forçar conversões.\n\nJesus contou isso à mesa de um fariseu, pouco depois de aconselhar o anfitrião a chamar quem não pudesse pagar com outro convite (Lucas 14:13-14). Mateus tem uma parábola parecida, a das bodas do filho do rei.\n\nDuas perguntas cabem no bolso. O que tenho comprado, testado ou marcado que me faz responder “depois”? E quem, no meu bairro, está certo de que o convite não é para ele? A casa ainda não está cheia.',
    verses: [
      verse('Lucas 14:22-23', 'lugar caminhos casa'),
      verse('Lucas 14:18-20', 'Comprei campo bois casar'),
      verse('Lucas 14:21', 'praças pobres mancos cegos'),
      verse('Lucas 14:13-14', 'pobres mancos recompensar'),
    ],
  },
  {
    slug: 'quem-eram-os-nicolaitas',
    question: 'Quem eram os nicolaítas do Apocalipse?',
    synonyms: [
      'nicolaítas',
      'doutrina dos nicolaítas',
      'obras dos nicolaítas',
      'seita dos nicolaítas',
      'quem foi Nicolau no Apocalipse',
    ],
    answer:
      'Os nicolaítas eram um grupo que existia dentro das igrejas da Ásia, e só o Apocalipse fala deles. Jesus elogia Éfeso por rejeitar o que eles faziam (Apocalipse 2:6) e repreende Pérgamo por tolerar quem seguia a doutrina deles (Apocalipse 2:14-15).\n\nO texto não explica essa doutrina, mas a compara ao conselho de Balaão, que levou Israel a comer o que era sacrificado aos ídolos e a cair na imoralidade sexual. Parece que os nicolaítas ensinavam algo parecido: o cristão podia ir ao banquete no templo dos deuses, fazer ali o que todos faziam, e continuar na igreja como antes. Naquelas cidades, recusar o convite custava amigos e fregueses, de modo que a proposta parecia prática.\n\nNinguém sabe quem fundou o grupo. Alguns escritores antigos apontaram Nicolau, um dos sete escolhidos para ajudar os apóstolos (Atos 6:5). Outros discordaram, e a Bíblia não faz essa ligação. Muitas pregações dizem que a palavra se refere a líderes que dominam o povo, mas essa explicação se apoia apenas no som do nome em grego.\n\nPara nós, as duas cartas deixam uma pergunta: em que lugar eu digo que creio e, para não perder nada, vivo como quem não crê? Jesus chamou aquela igreja ao arrependimento (Apocalipse 2:16), e esse chamado vale para quem reconhece que cedeu.',
    verses: [
      verse('Apocalipse 2:6', 'odeias obras nicolaítas'),
      verse('Apocalipse 2:14-15', 'Balaão ídolos doutrina nicolaítas'),
      verse('Atos 6:5', 'Estêvão Nicolau'),
      verse('Apocalipse 2:16', 'Arrepende'),
    ],
  },
];
