import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const firstSteps: readonly QuestionEntry[] = [
  {
    slug: 'deus-me-ama',
    question: 'Deus me ama mesmo, do jeito que eu sou?',
    synonyms: [
      'Deus me ama',
      'o amor de Deus',
      'Deus gosta de mim',
      'não me sinto amado por Deus',
      'será que Deus se importa comigo',
    ],
    answer:
      'Deus ama você, sim. E a prova que a Bíblia apresenta é um acontecimento, mais firme que os nossos sentimentos: Cristo morreu por nós quando ainda éramos pecadores (Romanos 5:8). Não foi depois que melhoramos. João diz que o amor começou do lado de lá: não fomos nós que amamos primeiro (1 João 4:10).\n\nJesus contou como é esse amor na história de um pai que vê o filho ainda longe, corre, e o abraça antes de ouvir o pedido de desculpas (Lucas 15:20). Há até um profeta que descreve Deus cantando de alegria por causa do seu povo (Sofonias 3:17).\n\nSer amado como se está não significa ficar como se está: quem ama quer o bem. Mas a mudança vem depois do abraço, não é a condição dele.',
    verses: [
      verse('Romanos 5:8', 'Deus amor Cristo morrido pecadores'),
      verse('1 João 4:10', 'amor amou enviou Filho'),
      verse('Lucas 15:20', 'longe pai compaixão correndo beijou'),
      verse('Sofonias 3:17', 'SENHOR alegria amor júbilo'),
    ],
  },
  {
    slug: 'o-que-e-fe',
    question: 'O que é fé?',
    synonyms: [
      'fé',
      'definição de fé',
      'como ter fé',
      'aumentar a fé',
      'minha fé é fraca',
      'ter mais fé',
    ],
    answer:
      'Fé é confiar em Deus a ponto de contar com ele. A carta aos Hebreus a descreve como certeza do que se espera e prova do que não se vê (Hebreus 11:1), e acrescenta que ela tem duas pernas: crer que Deus existe e que ele recompensa quem o busca (Hebreus 11:6). Não é pensamento positivo nem força de vontade; o que a sustenta é a pessoa em quem se confia.\n\nPense numa cadeira. Acreditar que ela aguenta ainda não é sentar. A fé senta, às vezes com o coração na mão.\n\nE ela cresce: vem de ouvir a palavra de Cristo (Romanos 10:17), de obedecer em coisas pequenas, de caminhar com outros que creem. Uma fé miúda posta em um Deus grande vale mais que uma fé enorme posta em nós mesmos.',
    verses: [
      verse('Hebreus 11:1', 'fé certeza esperam prova'),
      verse('Hebreus 11:6', 'fé agradar existe recompensador'),
      verse('Romanos 10:17', 'fé ouvir palavra'),
    ],
  },
  {
    slug: 'o-que-e-oracao',
    question: 'O que é oração?',
    synonyms: [
      'definição de oração',
      'para que serve orar',
      'por que orar se Deus já sabe',
      'oração o que é',
    ],
    answer:
      'Oração é conversar com Deus: dizer e escutar, pedir e agradecer, calar junto. Um salmo usa uma imagem bonita, a de derramar o coração diante dele, como quem esvazia uma vasilha (Salmos 62:8). Jesus falou de um quarto com a porta fechada e de um Pai que vê no escondido (Mateus 6:6).\n\nSe Deus já sabe, por que pedir? Porque filhos pedem, e porque pedir nos muda. João afirma que ele nos ouve quando pedimos segundo a sua vontade (1 João 5:14); orando, vamos aprendendo a querer o que ele quer.\n\nComece hoje com três frases: uma de gratidão, uma de verdade sobre como você está, um pedido.',
    verses: [
      verse('Salmos 62:8', 'derramai coração refúgio'),
      verse('Mateus 6:6', 'orares quarto porta Pai segredo'),
      verse('1 João 5:14', 'pedirmos vontade ouve'),
    ],
  },
  {
    slug: 'o-que-e-pecado',
    question: 'O que é pecado?',
    synonyms: [
      'pecado',
      'definição de pecado',
      'o que é pecar',
      'tudo é pecado',
      'pecado original',
    ],
    answer:
      'A Bíblia usa várias imagens: errar o alvo, desviar do caminho, quebrar a aliança, viver como se Deus não existisse. João resume como transgressão, injustiça (1 João 3:4). Não são só os atos que todo mundo condena; é também o bem que deixamos de fazer e a vontade de sermos o centro.\n\nPaulo conclui que todos estão nessa conta (Romanos 3:23), e Isaías explica o estrago: o pecado levanta um muro entre nós e Deus (Isaías 59:2). Por isso ele é sério, e por isso a notícia de Cristo é boa: o muro foi derrubado do lado que nós não alcançávamos.\n\nQuando perceber um pecado, o caminho é curto: confessar, reparar o que for possível e descansar no perdão prometido (1 João 1:9).',
    verses: [
      verse('1 João 3:4', 'pecado pratica injustiça'),
      verse('Romanos 3:23', 'todos pecaram destituídos glória'),
      verse('Isaías 59:2', 'separação pecados rosto'),
      verse('1 João 1:9', 'confessarmos fiel perdoar'),
    ],
  },
  {
    slug: 'o-que-e-salvacao',
    question: 'O que é a salvação?',
    synonyms: ['salvação', 'ser salvo de quê', 'plano da salvação', 'o que significa ser salvo'],
    answer:
      'Ser salvo é ser resgatado: da culpa, do domínio do mal, da morte como última palavra; e é ser trazido de volta para casa, para a vida com Deus. Não é prêmio por bom comportamento. Paulo a chama de presente, recebido pela fé, para que ninguém se gabe (Efésios 2:8-9).\n\nO carcereiro de Filipos fez a pergunta direta e ouviu uma resposta direta: crer no Senhor Jesus (Atos 16:31). Em outra carta, Paulo fala de boca que declara e de coração que crê que Deus o ressuscitou (Romanos 10:9).\n\nA salvação tem passado, presente e futuro: fomos salvos, estamos sendo transformados, veremos tudo restaurado. O ladrão ao lado da cruz mal teve tempo de dizer uma frase, e recebeu a promessa naquele mesmo dia (Lucas 23:42-43).',
    verses: [
      verse('Efésios 2:8-9', 'graça salvos fé dom obras'),
      verse('Atos 16:31', 'Crê Senhor Jesus salvo'),
      verse('Romanos 10:9', 'boca declarares coração ressuscitou salvo'),
      verse('Lucas 23:42-43', 'lembra Reino paraíso'),
    ],
  },
  {
    slug: 'inveja',
    question: 'Como lidar com a inveja que sinto dos outros?',
    synonyms: [
      'inveja',
      'sinto inveja',
      'tenho inveja da minha amiga',
      'comparação nas redes sociais',
      'inveja da vida dos outros',
    ],
    answer:
      'Dar o nome certo já é meio caminho. Inveja é sentir dor com o bem que o outro tem; admirar é outra coisa. Provérbios diz que ela corrói por dentro, como podridão nos ossos (Provérbios 14:30), e Tiago avisa que onde ela mora a confusão entra também (Tiago 3:16).\n\nA história de Caim mostra que Deus conversa com quem está assim, antes do estrago: pergunta pelo rosto caído e avisa que aquilo pode ser dominado (Gênesis 4:6-7).\n\nTrês exercícios ajudam. Ore pelo bem de quem você inveja, pelo nome. Fique uma semana sem olhar o perfil que mais mexe com você. E anote o que recebeu, porque Paulo conta que o contentamento se aprende (Filipenses 4:11-13): ninguém nasce com ele.',
    verses: [
      verse('Provérbios 14:30', 'inveja podridão ossos'),
      verse('Tiago 3:16', 'inveja rivalidade perturbação'),
      verse('Gênesis 4:6-7', 'Caim semblante pecado dominá'),
      verse('Filipenses 4:11-13', 'aprendi contentar abundância'),
    ],
  },
  {
    slug: 'gratidao',
    question: 'O que a Bíblia ensina sobre gratidão?',
    synonyms: [
      'gratidão',
      'ser grato',
      'agradecer a Deus',
      'dar graças em tudo',
      'versículos de gratidão',
    ],
    answer:
      'Dez homens doentes pediram socorro a Jesus e os dez foram curados. Um só voltou para agradecer, e era o estrangeiro do grupo (Lucas 17:15-18). A pergunta de Jesus pelos outros nove continua no ar: é possível receber muito e ir embora sem olhar para trás.\n\nPaulo escreve para agradecer em tudo (1 Tessalonicenses 5:18). Em tudo não quer dizer por tudo: ninguém precisa agradecer pelo câncer ou pela traição. Dá para agradecer dentro deles, pelo que permanece de pé: a companhia, o perdão, as misericórdias que se renovam de manhã (Lamentações 3:22-23).\n\nUm costume simples: à mesa, cada um conta uma coisa boa do dia antes da comida. Crianças aprendem depressa; adultos, com elas.',
    verses: [
      verse('Lucas 17:15-18', 'voltou agradecendo samaritano nove estrangeiro'),
      verse('1 Tessalonicenses 5:18', 'Agradecei tudo vontade'),
      verse('Lamentações 3:22-23', 'misericórdias renovam manhã'),
    ],
  },
  {
    slug: 'medo',
    question: 'O que fazer quando estou com medo?',
    synonyms: ['medo', 'estou com medo', 'vencer o medo', 'não temas'],
    answer:
      'Primeiro, sem vergonha: gente de fé sente medo. O salmista não escreve que nunca temeu; escreve o que faz quando teme, que é confiar (Salmos 56:3). As duas coisas cabem no mesmo peito.\n\nDepois, dê um tamanho ao medo, perguntando o que exatamente pode acontecer e o que depende de você nas próximas horas. Faça essa parte e ponha o restante diante de Deus, que promete presença e força no meio do perigo (Isaías 41:10). Paulo lembrou a Timóteo, que era tímido, que o Espírito dado a nós traz força, amor e equilíbrio (2 Timóteo 1:7).\n\nSe o medo vem em crises, com falta de ar e coração disparado, ou não deixa você viver, procure um médico ou psicólogo, porque isso é cuidado e não derrota.',
    verses: [
      verse('Salmos 56:3', 'temer confiarei'),
      verse('Isaías 41:10', 'Não temas fortaleço ajudo'),
      verse('2 Timóteo 1:7', 'espírito medo força amor moderação'),
    ],
  },
  {
    slug: 'culpa',
    question: 'Já pedi perdão a Deus, mas continuo me sentindo culpado. E agora?',
    synonyms: [
      'culpa',
      'sentimento de culpa',
      'não consigo me perdoar',
      'remorso',
      'arrependimento do passado',
      'Deus já me perdoou',
    ],
    serves: ['committed'],
    answer:
      'Há a culpa que aponta um erro e leva a consertá-lo, e há a culpa que só repete a acusação depois que a conta foi paga. A primeira é amiga; à segunda, responda com o que está escrito: quem confessa encontra um Deus fiel para perdoar e purificar (1 João 1:9), que afasta a transgressão como o oriente do ocidente (Salmos 103:12). Para quem está em Cristo já não há condenação (Romanos 8:1).\n\nÀs vezes o incômodo persiste porque falta um passo concreto: procurar a pessoa ferida e reparar, como Jesus ensina antes mesmo da oferta no altar (Mateus 5:24). Se for seguro e possível, vale dar esse passo.\n\nE conte a alguém maduro, porque o segredo alimenta a culpa e a luz a enfraquece.',
    verses: [
      verse('1 João 1:9', 'confessarmos perdoar purificar'),
      verse('Salmos 103:12', 'oriente ocidente transgressões'),
      verse('Romanos 8:1', 'nenhuma condenação Cristo'),
      verse('Mateus 5:24', 'oferta altar reconciliar irmão'),
    ],
  },
  {
    slug: 'orgulho-e-humildade',
    question: 'O que é ser humilde? Como vencer o orgulho?',
    synonyms: ['humildade', 'orgulho', 'soberba', 'ser humilde', 'vaidade', 'arrogância'],
    answer:
      'Humildade não é falar mal de si. É enxergar-se do tamanho certo e ficar livre para prestar atenção nos outros; Paulo a descreve assim, olhando também para o que é do próximo (Filipenses 2:3-4). O orgulho, ao contrário, costuma anunciar a queda (Provérbios 16:18).\n\nJesus contou de dois homens no templo. Um apresentou o currículo. O outro, batendo no peito, pediu misericórdia, e foi este que voltou para casa em paz com Deus (Lucas 18:13-14).\n\nPratique em coisas pequenas: peça desculpa sem emendar um porém; deixe alguém contar a história até o fim; aceite ajuda. Pedro aconselha vestir humildade, como se veste roupa (1 Pedro 5:5-6): todo dia de novo.',
    verses: [
      verse('Filipenses 2:3-4', 'humildade considere outros'),
      verse('Provérbios 16:18', 'queda soberba'),
      verse('Lucas 18:13-14', 'misericórdia pecador exaltado'),
      verse('1 Pedro 5:5-6', 'revestidos humildade'),
    ],
  },
  {
    slug: 'preguica-e-procrastinacao',
    question: 'Deixo tudo para depois. O que a Bíblia fala da preguiça?',
    synonyms: [
      'preguiça',
      'procrastinação',
      'desânimo para trabalhar',
      'deixo tudo para depois',
      'formiga',
    ],
    answer:
      'Provérbios manda o preguiçoso observar a formiga, que junta comida sem precisar de fiscal, e depois pergunta até quando ele vai ficar deitado (Provérbios 6:6-9). O livro tem humor; dá quase para ouvir a rede balançando.\n\nNem todo adiamento é preguiça, porém. Pode ser medo de errar, tarefa grande demais, sono atrasado ou tristeza que precisa de cuidado. Pergunte-se com honestidade qual é o seu caso.\n\nDepois, escolha o menor passo possível e faça agora, por dez minutos. Paulo dá um motivo que cabe em qualquer serviço: fazer de coração, como para o Senhor (Colossenses 3:23). Louça lavada assim também é culto.',
    verses: [
      verse('Provérbios 6:6-9', 'formiga preguiçoso sono'),
      verse('Colossenses 3:23', 'fizerdes coração Senhor'),
    ],
  },
  {
    slug: 'anjos',
    question: 'Anjos existem? Tenho um anjo da guarda?',
    synonyms: ['anjos', 'anjo da guarda', 'anjos da guarda', 'orar para anjos', 'arcanjo Miguel'],
    answer:
      'Anjos existem. A Bíblia os chama de espíritos que servem, enviados em favor de quem vai herdar a salvação (Hebreus 1:14). Um salmo fala de anjos encarregados de guardar o caminho de quem confia em Deus (Salmos 91:11). O texto não diz claramente se cada pessoa tem o seu; cristãos pensam de modos diferentes.\n\nO que está claro é que eles não recebem oração nem culto. Quando João se ajoelhou diante de um, foi corrigido na hora: adore a Deus (Apocalipse 22:8-9). Agradeça pelo cuidado invisível e dirija as palavras a quem os envia.',
    verses: [
      verse('Hebreus 1:14', 'espíritos servidores salvação'),
      verse('Salmos 91:11', 'anjos guardem caminhos'),
      verse('Apocalipse 22:8-9', 'prostrei anjo Adora Deus'),
    ],
  },
  {
    slug: 'o-diabo-existe',
    question: 'O diabo existe? Como resistir a ele?',
    synonyms: ['diabo', 'satanás', 'o diabo existe', 'tentação do diabo', 'demônios', 'inimigo'],
    answer:
      'A Bíblia fala dele como um ser real, que acusa, mente e destrói, mas longe de ser um deus rival: é criatura, e vencida. O Filho de Deus veio para desfazer as obras dele (1 João 3:8).\n\nPedro usa a imagem do leão que ronda e, na mesma frase, manda ficar sóbrio e resistir firme (1 Pedro 5:8-9). Tiago mostra a ordem: primeiro entregar-se a Deus, depois resistir; e ele foge (Tiago 4:7).\n\nDois exageros atrapalham: ver demônio em toda gripe e dívida, ou achar que é tudo folclore. No dia a dia, resistir parece pouco: dizer a verdade, fechar a aba, pedir ajuda, orar, voltar à comunidade.',
    verses: [
      verse('1 João 3:8', 'Filho manifestou desfazer obras diabo'),
      verse('1 Pedro 5:8-9', 'diabo leão firmes fé'),
      verse('Tiago 4:7', 'Sujeitai resisti diabo fugirá'),
    ],
  },
  {
    slug: 'sonhos-e-recados',
    question: 'Deus fala por sonhos?',
    synonyms: [
      'sonhos',
      'significado dos sonhos',
      'Deus fala por sonhos',
      'sonhei com',
      'revelação em sonho',
    ],
    answer:
      'Na Bíblia, Deus às vezes falou assim: José foi avisado em sonho para fugir com o menino para o Egito (Mateus 2:13). São casos poucos, em momentos decisivos, e ninguém ali andava procurando sinal no travesseiro.\n\nA maioria dos nossos sonhos é o cérebro arrumando o dia. Quem sonhou pode contar o sonho como sonho, sem dar a ele o peso da palavra de Deus; são diferentes como trigo e palha (Jeremias 23:28).\n\nSe um sonho incomoda, ore, compare com a Escritura, converse com alguém sensato e não tome decisão grande por causa dele. E desconfie de quem cobra para interpretar.',
    verses: [
      verse('Mateus 2:13', 'anjo José sonho Egito'),
      verse('Jeremias 23:28', 'profeta sonho palha trigo'),
    ],
  },
  {
    slug: 'arrebatamento',
    question: 'O que é o arrebatamento?',
    synonyms: ['arrebatamento', 'arrebatamento da igreja', 'deixados para trás'],
    answer:
      'Arrebatar quer dizer levar de repente. Chama-se arrebatamento o momento em que Cristo virá buscar os seus: ele descerá, os que morreram nele ressuscitarão, e os vivos serão levados com eles ao seu encontro (1 Tessalonicenses 4:16-17). Paulo escreve isso para consolar gente enlutada. O assunto ali é saudade, e a conclusão do apóstolo é que as pessoas se consolem umas às outras.\n\nSobre a ordem dos acontecimentos, igrejas fiéis divergem. Uns esperam o arrebatamento antes de uma grande tribulação; outros, durante ou depois; outros entendem que é o mesmo momento da volta visível de Cristo. Nenhuma dessas leituras autoriza marcar data, porque ninguém sabe o dia (Mateus 24:36). Converse com o seu pastor sobre como a sua igreja ensina, e viva hoje de um jeito que combine com a esperança.',
    verses: [
      verse('1 Tessalonicenses 4:16-17', 'Senhor descerá ressuscitarão arrebatados nuvens'),
      verse('Mateus 24:36', 'dia hora ninguém sabe'),
    ],
  },
  {
    slug: 'amizades',
    question: 'O que a Bíblia diz sobre amizade?',
    synonyms: [
      'amizade',
      'amigos de verdade',
      'não tenho amigos',
      'amizade verdadeira',
      'como fazer amigos',
    ],
    answer:
      'O amigo ama em todo tempo e aparece como irmão na hora difícil (Provérbios 17:17). É melhor serem dois do que um, porque, se um cair, há quem levante (Eclesiastes 4:9-10). Davi e Jônatas, Rute e Noemi, Paulo e Timóteo: a Bíblia está cheia de gente que não atravessou a vida só.\n\nAmizade, na prática, pede tempo e risco. Alguém precisa mandar a primeira mensagem, oferecer carona, perguntar de novo como ficou aquela consulta. Se você está sem amigos agora, escolha um lugar para aparecer toda semana, um grupo pequeno, um coral, um trabalho voluntário, e fique até virar costume. Vínculo nasce de repetição.',
    verses: [
      verse('Provérbios 17:17', 'amigo ama tempo irmão'),
      verse('Eclesiastes 4:9-10', 'Dois melhores levanta companheiro'),
    ],
  },
  {
    slug: 'meu-valor',
    question: 'Tenho baixa autoestima. Qual é o meu valor para Deus?',
    synonyms: [
      'baixa autoestima',
      'não me acho bonita',
      'meu valor',
      'identidade em Cristo',
      'complexo de inferioridade',
    ],
    answer:
      'Antes de você fazer qualquer coisa, boa ou ruim, já havia um valor dado: ser humano é trazer a imagem de Deus (Gênesis 1:27). O salmista olha para o próprio corpo e diz que foi tecido no ventre, feito de modo admirável (Salmos 139:13-14). Ele não escreveu isso diante de um espelho generoso; escreveu diante de Deus.\n\nMuitas vozes dão nota para a gente: curtidas, salário, o comentário de uma tia, um namoro que acabou. Nenhuma delas estava na cruz. O preço que Deus achou justo pagar diz mais sobre o seu valor do que todas juntas (João 3:16).\n\nExperimente falar consigo no tom em que falaria com uma amiga querida. E, se o desprezo por si mesmo vem de longe e dói todo dia, terapia também é caminho de Deus.',
    verses: [
      verse('Gênesis 1:27', 'criou ser humano imagem'),
      verse('Salmos 139:13-14', 'teceste ventre maravilhoso'),
      verse('João 3:16', 'Deus amou mundo Filho'),
    ],
  },
  {
    slug: 'vinho-na-biblia',
    question: 'O vinho da Bíblia tinha álcool? O que o texto diz sobre beber?',
    synonyms: [
      'vinho na Bíblia',
      'Jesus transformou água em vinho',
      'vinho com álcool',
      'suco de uva na ceia',
    ],
    answer:
      'O vinho da Bíblia tinha álcool, em geral. Em Caná, o mestre da festa comenta que o vinho bom costuma vir antes, enquanto os convidados ainda percebem a diferença (João 2:9-10). Na época, era comum misturá-lo com água.\n\nO Novo Testamento condena a embriaguez sem rodeios (Efésios 5:18) e pede amor a quem tropeça: se o meu copo derruba o irmão, posso passar sem ele (Romanos 14:21). Por isso muitas igrejas no Brasil escolhem a abstinência e usam suco de uva na Ceia, e outras aceitam o uso moderado. As duas querem honrar a Deus.\n\nPara quem já perdeu o controle uma vez, a resposta é mais simples: não beber, e buscar apoio de um grupo e de um médico.',
    verses: [
      verse('João 2:9-10', 'água vinho bom'),
      verse('Efésios 5:18', 'bêbados vinho Espírito'),
      verse('Romanos 14:21', 'vinho irmão tropeçar'),
    ],
  },
];
