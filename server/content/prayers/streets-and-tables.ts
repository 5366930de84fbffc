import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const streetsAndTables: readonly PrayerTheme[] = [
  {
    slug: 'tiroteio-e-violencia-no-bairro',
    theme: 'Tiroteio e violência no bairro',
    serves: ['suffered', 'interceding', 'losing'],
    synonyms: [
      'ouço tiros',
      'tiroteio na minha rua',
      'guerra de facção',
      'bala perdida',
      'operação policial na favela',
      'meu filho foi assassinado',
      'mataram meu irmão',
      'moro em lugar violento',
    ],
    prayers: [
      'Senhor, começou de novo. Estamos no corredor, longe da janela, com as crianças entre nós e o colchão de pé. Cada estampido parece mais perto. Habacuque gritava a ti a palavra violência e perguntava até quando (Habacuque 1:2-3), e eu grito junto com ele, baixinho, para não assustar os meninos.\n\nCobre esta casa. Guarda quem está na rua: a vizinha que voltava do trabalho, o entregador, os alunos na escola. Guarda também os que estão atirando, de farda e sem farda, porque todos têm mãe, e que ninguém morra nesta noite.\n\nSegura o meu coração para eu contar uma história às crianças com a voz firme. Quando acabar, dá-nos sono. E amanhã, Senhor, se for perigoso, que o patrão entenda e que a escola não cobre. Jesus, tu dormiste num barco em plena tempestade e acordaste para mandar o vento calar; manda calar estas armas. Amém.',
      'Pai, mataram o meu irmão, e falam dele no jornal como se fosse um número. Eu conheci o riso dele, a mania de pôr açúcar no arroz-doce já doce, o medo de cachorro. Tu também o conheceste. Não deixes que a última coisa que se diga dele seja o lugar onde caiu.\n\nTenho ódio, e trago este ódio para cá antes que ele me leve a algum lugar. Faz justiça, Senhor: que a investigação ande, que a testemunha seja protegida, que a verdade apareça. Livra os nossos primos da vingança que já estão combinando.\n\nA minha mãe não come. Manda alguém que consiga fazê-la tomar um caldo. Segura o meu pai, que não chora e por isso me preocupa. Jesus, tu morreste na mão de homens violentos, e a tua mãe estava lá olhando. Tu entendes esta sala. Fica até tarde conosco, e dá-me forças para carregar a alça amanhã. Creio na ressurreição; ajuda-me a crer nela também hoje. Amém.',
      'Deus, o profeta viu o dia em que velhos e velhas se sentariam na praça com a sua bengala, e as ruas ficariam cheias de meninos e meninas brincando (Zacarias 8:4-5). Eu quero isso para a nossa rua. Quero a cadeira na calçada, a bola no portão e a noite com barulho só de conversa.\n\nDá aos que governam sabedoria e vergonha, para que tragam luz, escola, posto e trabalho, e uma polícia que proteja. Abre saída para os rapazes que entraram nessa vida. Fortalece os professores que ficaram e os pastores que não se mudaram.\n\nFaz da nossa igreja uma casa aberta: reforço escolar, prato de sopa, time de futebol, oração com as mães. Ensina-nos a conhecer os vizinhos pelo nome. Consola os que perderam alguém neste ano, e não nos deixes acostumar. Que o teu reino chegue também ao nosso CEP, Senhor Jesus, e que a gente comece a vivê-lo no portão de casa. Amém.',
    ],
    onlyFor: [null, ['losing', 'suffered'], null],
    verses: [
      verse('Habacuque 1:2-3', 'até quando Violência opressão'),
      verse('Zacarias 8:4-5', 'idosos praças bordão meninos meninas brincando'),
    ],
  },
  {
    slug: 'quem-fala-em-morrer',
    theme: 'Alguém que eu amo e que fala em morrer',
    serves: ['interceding'],
    synonyms: [
      'amigo que quer se matar',
      'minha filha tentou suicídio',
      'meu marido não quer mais viver',
      'minha mãe fala em morrer',
      'meu irmão pensa em suicídio',
      'orar por quem quer morrer',
      'minha amiga desistiu da vida',
    ],
    prayers: [
      'Senhor, a minha amiga me disse que não quer mais viver. Disse sem chorar, e isso me assustou mais. Guarda-a nesta noite, enquanto eu chego, enquanto o socorro vem. Afasta dela tudo o que possa feri-la, e põe alguém ao lado dela até eu chegar.\n\nEu não sei falar bonito. Dá-me a pergunta certa e ouvidos para a resposta. Que eu não dê sermão nem prometa segredo. Lembra-me do 188 e do 192, e de chamar a mãe dela, mesmo que ela fique brava comigo. Prefiro a raiva dela ao silêncio.\n\nO salmista esteve tão perto da morte que já se sentia preso por ela, e te chamou, e tu livraste os olhos dele das lágrimas e os pés da queda (Salmos 116:3-8). Faz isso por ela. Abre uma fresta de amanhã: um café comigo, a consulta de quinta, o cachorro que espera na cozinha. Jesus, tu que suaste de angústia no jardim, sabes de que noite ela fala. Fica com ela dentro dessa noite. Amém.',
      'Pai, quase perdemos o nosso filho. Ele está no hospital, com soro no braço, e eu conto cada respiração como quando era bebê. Obrigado por quem arrombou a porta a tempo. Não me deixes perguntar hoje por que ele fez isso. Quero só estar aqui quando ele abrir os olhos.\n\nQuatro amigos desceram um homem pelo telhado, já que ele não podia andar até Jesus (Marcos 2:3-5). Nós somos poucos e estamos cansados, mas carregamos o nosso menino até ti. Tu viste a fé daqueles quatro; vê também a nossa, que é pequena.\n\nDá-nos um médico bom, uma vaga, um tratamento que ele aceite. Ensina-nos a guardar remédios e a perguntar como foi o dia sem vigiar como carcereiros. Cura a culpa que me acusa: a bronca de terça, as noites em que trabalhei demais. Que a igreja visite sem curiosidade. E planta nele, devagar, uma vontade de ficar. Por Jesus, que voltou da morte com as feridas e continuou amando. Amém.',
      'Deus que escutas de madrugada, faz um ano que o meu marido luta com pensamentos de morte. Há dias melhores, e eu comecei a respirar. Há dias em que o silêncio dele no banheiro dura demais, e eu bato na porta com qualquer desculpa.\n\nDá-lhe perseverança no tratamento, mesmo quando parece que não faz efeito. Dá-lhe um amigo homem com quem falar. Tira dele a ideia de que seríamos mais felizes sem ele; mostra no abraço das meninas que isso é mentira. O salmo conta que tu te inclinaste, ouviste e tiraste alguém do lodo para pôr os pés na rocha (Salmos 40:1-2). Inclina-te aqui.\n\nEu também preciso de ti. Não consigo vigiar sempre, e tu não me pedes isso. Ensina-me a dormir, a dividir com minha irmã, a procurar ajuda para mim. Aconteça o que acontecer, a vida dele está nas tuas mãos e o nosso Redentor vive. Eu te peço mais um dia para ele, e amanhã vou pedir outro, em nome de Jesus. Amém.',
    ],
    verses: [
      verse('Salmos 116:3-8', 'cordas morte livraste lágrimas pés queda'),
      verse('Marcos 2:3-5', 'paralítico quatro telhado fé'),
      verse('Salmos 40:1-2', 'inclinou clamor lodo pés rocha'),
    ],
  },
  {
    slug: 'antes-da-ceia',
    theme: 'Antes da Santa Ceia',
    synonyms: [
      'santa ceia',
      'ceia do senhor',
      'oração antes da ceia',
      'preparar o coração para a ceia',
      'vou tomar a ceia pela primeira vez',
      'domingo de ceia',
      'depois da ceia',
    ],
    prayers: [
      'Senhor Jesus, hoje há pão e cálice na mesa, e eu chego como quem chega atrasado. A semana foi cheia, discuti em casa, orei correndo. Tu disseste aos teus que desejavas muito aquela refeição com eles (Lucas 22:15-19), e entre eles estavam Pedro, que ia negar, e os outros, que iam correr. Se quiseste comer com eles, eu posso me sentar.\n\nExamina-me antes. Mostra o que preciso confessar com nome, sem rodeio. Lembra-me da pessoa a quem devo um pedido de perdão, e dá-me coragem para procurá-la hoje mesmo. Eu não venho por merecer, venho porque o teu corpo foi dado e o teu sangue derramado por mim.\n\nQue o pão me faça lembrar do teu corpo na cruz e o cálice me faça esperar a tua volta. Que eu olhe para os lados e reconheça irmãos: a senhora que canta alto, o rapaz que chegou ontem, aquele com quem não falo. Recebe a minha gratidão por esta mesa. Amém.',
      'Pai, é a minha primeira Ceia, e tenho medo de fazer errado. Li que cada um deve se examinar e então comer e beber (1 Coríntios 11:26-28). Demorei nas primeiras palavras e quase desisti. Depois vi que a frase não manda ir embora; manda comer.\n\nEntão aqui estou, com a minha história e com o que ainda não consegui largar. Creio que Jesus morreu por mim e vive. Quero anunciar isso com este gesto pequeno. Lava-me do que fiz, e do orgulho de me achar pior ou melhor do que os outros.\n\nObrigado pela paciência de quem me ensinou. Obrigado porque na tua casa não se pergunta quanto eu trouxe. Guarda dentro de mim, quando o culto acabar, o sabor desta graça, para que na terça-feira, no ônibus, eu me lembre de quem sou. Que muitos ainda venham se sentar aqui: o meu pai, a minha irmã, os meus colegas. Até o dia em que todos beberemos de novo no teu Reino. Amém.',
      'Senhor ressuscitado, saímos da Ceia agora, e quero te agradecer antes que o almoço e a conversa levem tudo. Dois amigos caminharam contigo a tarde toda sem saber quem eras; foi quando partiste o pão que os olhos deles se abriram (Lucas 24:30-31). Abre os meus também, nesta mesa e nas outras.\n\nQue eu te reconheça no prato dividido com quem chega sem avisar. Que eu parta o meu pão com o vizinho que ficou sem trabalho. Que a paz que desejei ao irmão no corredor dure até a próxima reunião difícil.\n\nLembro-me dos que não puderam vir: o doente em casa, a cuidadora, o preso, quem trabalha no domingo, quem se afastou magoado. Visita cada um e leva-nos até eles. Tu deste o teu corpo por nós. Recebe as minhas mãos, a minha agenda e a minha mesa para o que precisares nesta semana. Vem, Senhor Jesus. Amém.',
    ],
    verses: [
      verse('Lucas 22:15-19', 'desejei páscoa pão memória'),
      verse('1 Coríntios 11:26-28', 'comerdes pão morte Senhor examine'),
      verse('Lucas 24:30-31', 'pão partiu olhos abriram reconheceram'),
    ],
  },
  {
    slug: 'gratidao-por-quem-voltou',
    theme: 'Gratidão por quem voltou ou fez as pazes',
    serves: ['thanking'],
    synonyms: [
      'meu filho voltou para a igreja',
      'obrigado pela reconciliação',
      'meu casamento foi restaurado',
      'fiz as pazes com meu irmão',
      'meu marido voltou para casa',
      'obrigado por um ano sem beber',
      'ele largou as drogas',
      'gratidão por um filho que voltou',
    ],
    prayers: [
      'Pai, o meu filho entrou no culto hoje. Sentou no último banco, de boné, perto da porta, e cantou a segunda estrofe. Eu não olhei para trás, mas ouvi a voz. Quantas noites pedi por isso, e quantas noites achei que pedia ao vento.\n\nNa história que Jesus contou, o pai disse que o filho estava morto e reviveu, estava perdido e foi achado (Lucas 15:24). Eu entendi hoje por que mandou trazer música. Obrigado, Senhor. Tu foste buscá-lo por caminhos que eu não conhecia, com pessoas a quem não agradeci.\n\nGuarda-me agora de estragar tudo com cobrança. Que eu não faça contas do tempo perdido, nem conte o passado dele a quem pergunta. Dá-lhe amigos da idade dele nesta casa. Se ele faltar no domingo que vem, dá-me calma. Cuida do irmão mais velho, que ficou sempre e precisa ouvir que também é amado. Hoje eu só quero agradecer e fazer o bolo de que ele gosta. Por Jesus, amém.',
      'Senhor, assinamos a trégua na cozinha, de pé, com café frio. Depois de tantos meses dormindo em casas separadas, a mala do meu marido está de novo no corredor. Parecemos os que sonham, como canta o salmo da volta (Salmos 126:1-3); temos medo de acordar.\n\nObrigada pelo conselheiro que nos fez falar, pelo casal que orou, pela verdade dita na hora certa. Obrigada porque ele mudou em coisas que se veem, e porque eu também mudei. Tu fizeste isto, e com paciência.\n\nAjuda-nos a não fingir que nada aconteceu. Que continuemos a terapia, as contas abertas, a conversa de quinta-feira. Quando a velha mágoa aparecer no meio de uma louça, dá-nos um minuto antes da resposta. Consola a minha amiga, para quem a volta não veio, e guarda a minha boca perto dela. Jesus, que nos perdoaste primeiro, mora nesta casa conosco. Nós te louvamos com riso e um pouco de choro. Amém.',
      'Ó Deus, hoje faz um ano que não bebo. Ninguém fez festa, porque poucos sabem, e eu quis que tu fosses o primeiro a ouvir. Trezentos e sessenta e cinco manhãs, algumas contadas de hora em hora.\n\nPaulo escreveu a um amigo que talvez um homem tivesse ficado longe por um tempo para ser recebido de volta para sempre, como irmão (Filemom 1:15-16). Eu fui recebido assim. A minha filha me deu a chave da casa dela. O meu irmão me cumprimentou no portão, e eu, que não mereci esses gestos, guardo cada um.\n\nObrigado pelo grupo, pelo padrinho que atende de madrugada, pelo remédio, pela igreja que me deu café em vez de sermão. Perdoa o que quebrei. Mostra-me quem ainda espera que eu peça desculpas. Amanhã é o primeiro dia do segundo ano, e não confio na minha força; confio em Jesus, que me sustentou até aqui. Fica comigo mais vinte e quatro horas. Amém.',
    ],
    verses: [
      verse('Lucas 15:24', 'filho morto reviveu perdido achado'),
      verse('Salmos 126:1-3', 'sonham riso Grandes coisas alegres'),
      verse('Filemom 1:15-16', 'separado tempo recebesses sempre irmão'),
    ],
  },
];
