import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const waysBack: readonly QuestionEntry[] = [
  {
    slug: 'vinganca',
    question: 'Quero me vingar de quem me fez mal. O que faço com isso?',
    serves: ['suffered'],
    synonyms: [
      'quero me vingar',
      'vingança',
      'dar o troco',
      'desejo o mal de alguém',
      'a vingança é de Deus',
      'brasas sobre a cabeça',
      'desejei a morte de alguém',
    ],
    answer:
      'O desejo de se vingar nasce quase sempre de uma injustiça real, e Deus não pede que você finja que nada houve. O que ele pede é que entregue a conta a quem pode cobrá-la direito. A vingança pertence ao Senhor (Romanos 12:19), e isso significa que o seu caso não ficou sem juiz.\n\nDavi podia ter matado o perseguidor dentro de uma caverna, e escolheu deixar o julgamento com Deus, sem erguer a mão (1 Samuel 24:12). José, com poder de sobra, disse aos irmãos que não estava no lugar de Deus (Gênesis 50:19-20). Os dois tinham sofrido muito, e os dois ficaram livres para viver outra coisa. Paulo vai mais longe e fala em dar de comer ao inimigo com fome (Romanos 12:20). Isso não impede a polícia, o advogado nem a distância.\n\nDiga a Deus o que sente, com a franqueza de alguns salmos, ou escreva, leia diante dele e rasgue. Não beba, não mande mensagem e não vá até lá com essa raiva. Se você tem um plano, se há uma arma por perto ou se a ideia não sai da cabeça, afaste-se da arma e da pessoa e conte agora a alguém. O 188 escuta a qualquer hora, e o pronto-socorro recebe quem tem medo do que pode fazer.',
    verses: [
      verse('Romanos 12:19', 'vingueis vingança Senhor'),
      verse('1 Samuel 24:12', 'Julgue SENHOR mão'),
      verse('Gênesis 50:19-20', 'José Deus mal bem'),
      verse('Romanos 12:20', 'inimigo fome'),
    ],
  },
  {
    slug: 'como-pedir-perdao',
    question: 'Magoei alguém. Como pedir perdão do jeito certo?',
    serves: ['committed'],
    synonyms: [
      'pedir perdão a alguém',
      'magoei uma pessoa',
      'como me desculpar',
      'reconciliar com quem feri',
      'errei com um amigo',
      'pedir desculpas',
      'consertar um erro',
    ],
    answer:
      'Um bom pedido de perdão diz o que foi feito, reconhece a dor causada e não traz a palavra “mas”. O filho da parábola preparou uma frase assim antes de pegar a estrada: tinha pecado e não merecia mais o nome de filho (Lucas 15:18-19). Ele não falou da fome nem da má companhia.\n\nJesus dá tanta importância a isso que manda parar a oferta no meio e procurar primeiro o irmão (Mateus 5:23-24). Zaqueu acrescentou o que falta em muitas desculpas, o conserto, e se dispôs a devolver quatro vezes o que havia tirado (Lucas 19:8). Jacó voltou a Esaú com presentes e medo, e insistiu para que aceitasse (Gênesis 33:10-11).\n\nPeça pessoalmente se for seguro e bem-vindo, ou escreva uma carta curta. Diga o fato com o nome certo, pergunte como pode reparar e ouça sem se defender. Não exija resposta nem abraço. O perdão é do outro e tem a hora dele. Se você agrediu ou abusou, não procure a vítima, porque o contato pode feri-la de novo. Nesse caso responda diante da Justiça e de quem acompanha você. Não peça só para aliviar a própria culpa nem conte o que vai apenas ferir. Depois viva de outro modo, que é a parte que convence.',
    verses: [
      verse('Lucas 15:18-19', 'Pai pequei digno filho'),
      verse('Mateus 5:23-24', 'oferta irmão reconciliar-te'),
      verse('Lucas 19:8', 'Zaqueu restituo quatro'),
      verse('Gênesis 33:10-11', 'Jacó presente'),
    ],
  },
  {
    slug: 'sair-do-crime',
    question: 'Estou no crime e quero sair. Deus me aceita?',
    serves: ['committed', 'wishing'],
    synonyms: [
      'quero sair do crime',
      'sair da facção',
      'sou traficante e quero parar',
      'bandido se converte',
      'mundo do crime',
      'vendo droga',
      'sair da vida errada',
    ],
    answer:
      'Deus recebe quem volta, seja qual for a ficha. Ezequiel escreveu que, se o perverso se converter, as transgressões não serão lembradas e ele viverá (Ezequiel 18:21-22). Em Cristo alguém se torna nova criatura (2 Coríntios 5:17), e isso vale para quem ainda tem medo de sair à rua.\n\nA Bíblia avisa os jovens sobre o convite dos que prometem dinheiro fácil (Provérbios 1:10), e sabe que voltar dá trabalho. Para quem furtava, Paulo indica a rotina de trabalhar com as mãos até poder repartir (Efésios 4:28). Arrepender-se inclui parar de ferir gente e responder pelo que já se fez.\n\nSaia com cabeça fria. Não anuncie, não leve o que não é seu e não desafie ninguém. Converse com um pastor ou capelão experiente, de preferência de outro bairro, e com a Defensoria Pública, porque um defensor explica sem custo a sua situação e as formas de se apresentar. Se há ameaça, existem programas de proteção, também para adolescentes, e a Defensoria, o Ministério Público e o Conselho Tutelar sabem indicar. Se o perigo é agora, vá para um lugar seguro e ligue 190. Mudar de cidade pode ser necessário. Se usa droga, o CAPS AD trata. Pense na sua mãe e nos seus filhos ao decidir o lugar. Comece hoje por uma ligação, de um telefone que só você usa, e ore do jeito que souber, que Deus entende a sua língua.',
    verses: [
      verse('Ezequiel 18:21-22', 'perverso converter viverá'),
      verse('2 Coríntios 5:17', 'Cristo nova criatura'),
      verse('Provérbios 1:10', 'pecadores convencer'),
      verse('Efésios 4:28', 'furtava trabalhe repartir'),
    ],
  },
  {
    slug: 'fui-prostituta',
    question: 'Vendi ou vendo o meu corpo. Deus me recebe?',
    serves: ['committed', 'suffered'],
    synonyms: [
      'fui prostituta',
      'garota de programa',
      'garoto de programa',
      'prostituição',
      'vendo o corpo',
      'acompanhante',
      'conteúdo adulto pago',
    ],
    answer:
      'Jesus recebe você, e os Evangelhos mostram como ele fez isso. Numa casa de gente respeitada, entrou chorando uma mulher de quem todos falavam, e ele a defendeu diante de todos e lhe disse que os pecados estavam perdoados (Lucas 7:47-48). Avisou aos religiosos que as prostitutas entravam à frente deles no reino (Mateus 21:31).\n\nNa lista dos antepassados de Jesus há o nome de Raabe (Mateus 1:5), que em Jericó vivia desse trabalho. Paulo escreveu a uma igreja em que havia gente vinda de muitas histórias, e disse que agora estavam lavados e santificados (1 Coríntios 6:11). O passado não diz quem você é.\n\nMuita gente entrou nisso por fome, por droga, por engano ou por força, e quem foi obrigado é vítima. Se alguém prende você, toma o seu dinheiro ou os documentos, o Disque 100 e o 180 recebem a denúncia, e em perigo chame o 190. Se você tinha menos de dezoito anos, foi crime de quem pagou. Para sair, procure o CRAS ou o CREAS, o posto de saúde para os exames, e uma igreja em que duas ou três pessoas de confiança, mulheres se você é mulher, acompanhem você sem curiosidade. Sair pode levar tempo, e quem volta atrás uma vez pode tentar de novo. Comece a falar com Jesus do lugar em que está.',
    verses: [
      verse('Lucas 7:47-48', 'pecados perdoados amou'),
      verse('Mateus 21:31', 'prostitutas reino'),
      verse('Mateus 1:5', 'Raabe'),
      verse('1 Coríntios 6:11', 'lavados santificados'),
    ],
  },
  {
    slug: 'suborno-e-jeitinho',
    question: 'É pecado pagar propina, dar um jeitinho ou furar fila?',
    serves: ['committed'],
    synonyms: [
      'suborno',
      'propina',
      'dar um jeitinho',
      'furar fila',
      'pagar por fora',
      'corrupção',
      'comprar a carteira de motorista',
      'pistolão',
    ],
    answer:
      'Pagar ou receber por fora para entortar o que é justo é pecado, e a Bíblia diz por quê. O suborno cega quem enxerga (Êxodo 23:8), e Provérbios descreve a mão que o recebe em segredo para torcer o direito (Provérbios 17:23). Quem perde é quem não tem com que pagar.\n\nJoão Batista foi procurado por cobradores e soldados, gente de quem todo mundo reclamava. Não mandou que largassem o emprego. Disse aos primeiros que não cobrassem além do estabelecido, e aos outros que não tomassem dinheiro à força e se contentassem com o salário (Lucas 3:13-14). A corrupção grande costuma começar na pequena, como o agrado ao guarda, o atestado falso, o conhecido que passa o nome na frente na fila do exame.\n\nPedir informação, reclamar na ouvidoria e procurar a Defensoria é seu direito. Molhar a mão de alguém é outra coisa, e é crime para os dois lados. Se estão exigindo propina de você para fazer o que é dever deles, guarde o registro e denuncie, e saiba que ceder sob ameaça é diferente de oferecer. Se já pagou ou recebeu, pare, conte a Deus e procure orientação de um advogado sobre o que pode ser desfeito. A honestidade vai custar tempo, e ensinará mais aos seus filhos do que um sermão.',
    verses: [
      verse('Êxodo 23:8', 'suborno cega'),
      verse('Provérbios 17:23', 'perverso suborno segredo'),
      verse('Lucas 3:13-14', 'ordenado soldados salários'),
    ],
  },
  {
    slug: 'cobrar-juros',
    question: 'Emprestar dinheiro a juros é pecado? E trabalhar em banco?',
    synonyms: [
      'emprestar a juros',
      'cobrar juros é pecado',
      'usura',
      'trabalhar em banco',
      'empréstimo consignado',
      'agiota crente',
      'juros na Bíblia',
    ],
    answer:
      'A Bíblia condena enriquecer com a necessidade do pobre, e sobre os juros em geral os cristãos têm opiniões diferentes. A Lei de Moisés proibia agir como agiota com o pobre que pedia emprestado (Êxodo 22:25), e proibia juros entre irmãos do povo (Deuteronômio 23:19). Um salmo põe quem não empresta a juros entre os que moram perto de Deus (Salmos 15:5).\n\nNa época, emprestava-se sobretudo a quem estava com fome. Hoje existe também o crédito para abrir um negócio ou comprar uma casa, em que os dois lados ganham. Muitos cristãos entendem que juros justos nesse caso não são pecado, e outros preferem não os cobrar de ninguém. Jesus foi além da regra e falou de emprestar sem esperar retorno (Lucas 6:34-35).\n\nAlgumas linhas são claras. Agiotagem é crime e fere o próximo. De irmão em aperto não se cobra juro. Fazer um idoso ou alguém em desespero assinar o que não entende é exploração, mesmo com contrato. Quem trabalha em banco pode servir a Deus ali, dizendo a verdade ao cliente e recusando empurrar o que prejudica. Se a meta obriga a enganar, procure outro serviço. E quem já cobrou demais pode devolver o excesso, como fizeram os ricos no tempo de Neemias.',
    verses: [
      verse('Êxodo 22:25', 'pobre agiota juros'),
      verse('Deuteronômio 23:19', 'irmão juros'),
      verse('Salmos 15:5', 'empresta juros suborno'),
      verse('Lucas 6:34-35', 'emprestai esperar'),
    ],
  },
  {
    slug: 'fui-a-cartomante',
    question: 'Fui a uma cartomante ou joguei búzios. Deus me perdoa?',
    serves: ['committed'],
    synonyms: [
      'fui à cartomante',
      'joguei búzios',
      'tarô',
      'ler a mão',
      'jogo do copo',
      'baralho cigano',
      'consultar vidente',
      'fiz um trabalho de amarração',
    ],
    answer:
      'Deus perdoa, e você pode voltar a ele agora, sem ritual e sem pagar a ninguém. A Bíblia pede que o povo dele não procure adivinhos nem consulte os mortos (Deuteronômio 18:10-12), e a razão é de amor. Isaías pergunta por que buscar outras vozes quando se tem um Deus vivo a quem falar (Isaías 8:19).\n\nEm Éfeso muita gente que tinha praticado magia creu em Jesus, contou o que havia feito e queimou os livros caros à vista de todos (Atos 19:18-19). Trouxeram à luz o que faziam em segredo, e ninguém os expulsou por isso. O que a cartomante disse não governa a sua vida, e o medo de uma previsão não vem do Senhor.\n\nConfesse a Deus o que buscou e o que esperava ouvir, talvez um amor, um emprego, notícia de quem morreu. Deus conhece e acolhe essa necessidade. Desfaça-se do que guardou, se quiser com um irmão ao lado. Se encomendou algo contra alguém, peça perdão também por isso e ore pelo bem da pessoa. Não aceite quem cobra para desfazer, aqui ou na igreja. Se lhe pediram mais dinheiro com ameaça, é golpe, e a polícia recebe a queixa. Fale das pessoas dessas religiões com respeito, porque discordar não pede desprezo.',
    verses: [
      verse('Deuteronômio 18:10-12', 'adivinhações mortos'),
      verse('Isaías 8:19', 'consultar Deus mortos'),
      verse('Atos 19:18-19', 'confessando livros queimaram'),
    ],
  },
  {
    slug: 'constelacao-e-hipnose',
    question: 'Crente pode fazer constelação familiar, reiki ou hipnose?',
    synonyms: [
      'constelação familiar',
      'reiki e fé',
      'hipnose',
      'terapia holística',
      'barras de access',
      'florais e cristais',
      'cura quântica',
      'regressão a vidas passadas',
    ],
    answer:
      'Essas práticas são diferentes entre si, e a pergunta útil é o que cada uma afirma. Paulo aconselha examinar cada coisa e reter a boa (1 Tessalonicenses 5:21), e também ter cuidado com ideias que tomam o lugar de Cristo (Colossenses 2:8).\n\nA hipnose usada por médico, dentista ou psicólogo é uma técnica de atenção, e muitos cristãos a aceitam com um profissional sério. O reiki fala de uma energia canalizada pelas mãos, e a regressão supõe outras vidas, o que a maioria das igrejas considera incompatível com a fé, pois morremos uma vez (Hebreus 9:27). A constelação familiar costuma ensinar que carregamos culpas e dívidas dos antepassados. Ezequiel respondeu a algo parecido, dizendo que ninguém herda a culpa do pai (Ezequiel 18:20). O Conselho Federal de Psicologia já publicou uma advertência sobre ela, e há relatos de vítimas pressionadas a pedir perdão a quem as feriu.\n\nPergunte quem aplica, qual é a formação, quanto custa e o que prometem. Desconfie de quem manda largar o remédio ou a quimioterapia. Se você já fez, não precisa ter medo, porque nada disso manda em quem pertence a Jesus. Para dor antiga de família há psicoterapia, conversa, oração e tempo, caminhos que não exigem segredo.',
    verses: [
      verse('1 Tessalonicenses 5:21', 'Examinai bom'),
      verse('Colossenses 2:8', 'Cuidado enganos Cristo'),
      verse('Hebreus 9:27', 'morrerem uma vez'),
      verse('Ezequiel 18:20', 'filho pai maldade'),
    ],
  },
];
