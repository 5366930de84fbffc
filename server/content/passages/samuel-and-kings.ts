import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const samuelAndKings: readonly PassageDevotional[] = [
  {
    slug: '1-samuel-1',
    chapters: ['1SA.1'],
    verse: verse('1 Samuel 1:15', 'derramado alma'),
    reflection:
      'Ana ora em Siló mexendo só os lábios, e o sacerdote Eli, sentado junto a um pilar, pensa que ela bebeu. Ela responde com respeito e conta que estava derramando a alma diante de Deus. Quando se levanta, ainda sem filho nenhum, consegue comer, e o rosto dela já está diferente.',
    prayer:
      'Senhor dos exércitos, tu lês os lábios que se movem sem som. Eu derramo diante de ti a tristeza que já me disseram ser exagero. Consola as mulheres que esperam um filho e as que ouvem zombaria por isso. Dá-me a paz que Ana recebeu antes de saber a resposta, por amor de Jesus. Amém.',
    application:
      'Reserve dez minutos a sós e fale com Deus sobre a sua maior tristeza, sem escolher palavras bonitas. Ao terminar, faça uma refeição com calma.',
  },
  {
    slug: '1-samuel-2',
    chapters: ['1SA.2'],
    verse: verse('1 Samuel 2:19', 'mãe túnica pequena ano'),
    reflection:
      'Ana canta que Deus quebra o arco dos fortes e tira o pobre do pó, e Maria cantou quase o mesmo ao esperar Jesus. No mesmo capítulo, os filhos de Eli metem o garfo na panela dos pobres e abusam das mulheres na porta do santuário, e o pai só reclama. Entre uma cena e outra, uma mãe leva todo ano a túnica um pouco maior para o menino que cresce.',
    prayer:
      'Senhor, tu pesas o que se faz na tua casa, e nenhum cargo te engana. Defende as vítimas de quem usou o teu nome para ferir, e faz que a igreja as ouça. Agradeço pelas mães que costuram e oram de longe. Eu me alegro em Jesus, o teu sacerdote fiel, que nunca tomou nada à força. Amém.',
    application:
      'Se você sabe de um abuso praticado por líder religioso, não guarde segredo: ajude a vítima a procurar a polícia ou o 100. Se não sabe, ore pelos que calaram.',
  },
  {
    slug: '1-samuel-3',
    chapters: ['1SA.3'],
    verse: verse('1 Samuel 3:10', 'Fala servo ouvindo'),
    reflection:
      'Samuel dorme perto da arca e três vezes corre até a cama de Eli, achando que o velho o chamou. Eli, quase cego e já avisado do fracasso dos próprios filhos, ainda sabe reconhecer a voz e ensina o menino a responder. A primeira mensagem que Samuel ouve é dura, e ele a conta inteira de manhã, depois de abrir as portas da casa.',
    prayer:
      'Fala, Senhor, que eu quero ouvir. Tu me chamas pelo nome e eu corro para tantos outros lugares. Agradeço pelos mais velhos que me ensinaram a reconhecer a tua voz, mesmo com as falhas que tinham. Dá-me coragem para não esconder o que Jesus me manda dizer, e faz isso com amor na minha boca. Amém.',
    application:
      'Agradeça hoje a uma pessoa mais velha que ensinou você a orar ou a ler a Bíblia. Conte a ela uma frase ou um gesto de que você se lembra.',
  },
  {
    slug: '1-samuel-7',
    chapters: ['1SA.7'],
    verse: verse('1 Samuel 7:12', 'pedra Ebenézer ajudou'),
    reflection:
      'Vinte anos a arca ficou na casa de Abinadabe, no morro, enquanto o povo ia sentindo falta de Deus. Samuel pede que joguem fora as Astarotes e reúne todos em Mispá, onde derramam água no chão e confessam o pecado. Os filisteus atacam no meio do culto, o Senhor troveja, e uma pedra fica de pé entre duas aldeias com a notícia de que até ali ele ajudou.',
    prayer:
      'Senhor, até aqui nos ajudaste, e eu quero dizer isso com o dedo sobre o mapa da minha vida. Derramo diante de ti o coração, como eles derramaram a água. Não deixes de ouvir quem ora por nós, e agradeço por Jesus, que vive para interceder. Ajuda-me também no trecho que falta. Amém.',
    application:
      'Desenhe numa folha a linha da sua vida e marque três pontos em que Deus ajudou. Mostre o desenho a alguém e peça para ver o dele.',
  },
  {
    slug: '1-samuel-16',
    chapters: ['1SA.16'],
    verse: verse('1 Samuel 16:7', 'aparência homem olha SENHOR'),
    reflection:
      'Samuel ainda chora por Saul quando recebe ordem de ir a Belém com o chifre cheio de azeite. Ele se encanta com Eliabe, alto e bonito, e Deus lhe diz que olha para outro lugar. Sete irmãos passam pela sala, e o escolhido não tinha nem sido chamado: estava com as ovelhas, e ninguém se senta à mesa até que ele chegue.',
    prayer:
      'Senhor, tu enxergas o que eu não vejo em mim e nos outros. Cura-me de escolher pela altura, pela roupa e pelo sobrenome. Lembra-te dos que ficaram no pasto e nem foram convidados. Jesus, o filho de Davi nascido em Belém, também passou despercebido; abre-me os olhos para ele. Amém.',
    application:
      'Preste atenção hoje em quem ninguém chamou: inclua essa pessoa numa conversa, num grupo ou numa refeição, e não comece sem ela.',
  },
  {
    slug: '1-samuel-17',
    chapters: ['1SA.17'],
    verse: verse('1 Samuel 17:40', 'cajado cinco pedras'),
    reflection:
      'Davi experimenta a armadura de Saul, dá alguns passos e devolve tudo, porque nunca tinha andado com aquilo. Pega o cajado, cinco pedras do ribeiro e a funda com que guardava as ovelhas. Quarenta dias de gritos tinham paralisado um exército inteiro, e o rapaz que levava queijo aos irmãos vai ao encontro de Golias em nome do Senhor.',
    prayer:
      'Deus de Israel, eu ouço todo dia a mesma voz que me diz que não adianta. Lembra-me do leão e do urso de que já me livraste. Ajuda-me a usar o que puseste na minha mão, sem imitar a armadura de ninguém. A vitória é tua, e Jesus, o filho de Davi, já venceu por mim o pior inimigo. Amém.',
    application:
      'Faça uma lista de três dificuldades das quais Deus já livrou você. Leia a lista em voz alta antes de enfrentar o que mais assusta neste dia.',
  },
  {
    slug: '1-samuel-20',
    chapters: ['1SA.20'],
    verse: verse('1 Samuel 20:42', 'Jônatas paz juramos'),
    reflection:
      'Jônatas é o herdeiro do trono e descobre à mesa, com a lança do pai cravada perto dele, que Saul quer mesmo matar Davi. Ele havia combinado um código com três flechas, para avisar o amigo escondido junto à pedra de Ezel. O menino que busca as flechas não entende nada; os dois se abraçam, choram, e Davi chora mais.',
    prayer:
      'Deus, agradeço pelos amigos que me avisaram do perigo, mesmo perdendo com isso. Guarda quem precisa fugir da própria casa, e dá-lhe um Jônatas. Ensina-me a amar o amigo mais do que o meu lugar. Jesus chamou de amigos os que ia salvar com a vida; firma em mim a lealdade dele. Amém.',
    application:
      'Avise hoje, com carinho e a sós, um amigo de um perigo que você está vendo. Se alguém corre risco em casa, ajude a combinar um sinal e um lugar seguro.',
  },
  {
    slug: '1-samuel-25',
    chapters: ['1SA.25'],
    verse: verse('1 Samuel 25:33', 'bendito bom senso impediste'),
    reflection:
      'Nabal insulta os rapazes que guardaram o seu rebanho, e Davi desce o monte com quatrocentas espadas. Abigail, casada com um homem duro, carrega os jumentos de pão, figos e uvas passas e vai sem pedir licença ao marido. Ela põe diante de Davi o futuro: um dia ele será rei, e não vai querer esse sangue na lembrança.',
    prayer:
      'Senhor, põe no meu caminho uma Abigail quando eu descer o morro com a espada na mão. Faz-me ouvir quem me segura. Cuida das mulheres casadas com homens violentos, e dá-lhes saída e amparo. Jesus deixou a ti o julgamento e não se vingou; ensina-me a entregar a ofensa. Amém.',
    application:
      'Espere até amanhã antes de responder à mensagem ou ao comentário que ofendeu você. Mostre a resposta a alguém sensato antes de enviar, ou não envie.',
  },
  {
    slug: '2-samuel-7',
    chapters: ['2SA.7'],
    verse: verse('2 Samuel 7:18', 'entrou quem sou'),
    reflection:
      'Davi mora num palácio de cedro e fica incomodado porque a arca está debaixo de cortinas. Natã aprova o plano na hora, e de noite Deus manda desfazer a resposta: quem vai construir uma casa é o Senhor, uma família e um trono para sempre. Davi entra, põe-se diante de Deus e pergunta quem ele é para ter chegado até ali.',
    prayer:
      'Senhor Deus, eu vim com os meus planos para ti, e tu tens planos maiores para mim. Tu me tiraste de trás das ovelhas e me trouxeste até aqui. Agradeço por Jesus, o filho de Davi que reina para sempre e em quem tu cumpriste essa palavra. Ajuda-me a receber o teu não com gratidão. Amém.',
    application:
      'Sente-se com alguém próximo e contem um ao outro, em poucos minutos, de onde Deus trouxe cada um até aqui. Terminem agradecendo juntos.',
  },
  {
    slug: '2-samuel-9',
    chapters: ['2SA.9'],
    verse: verse('2 Samuel 9:7', 'Jônatas comerás pão mesa'),
    reflection:
      'Davi, já rei, lembra de uma promessa antiga e pergunta se sobrou alguém da casa de Saul a quem possa fazer o bem. Encontram Mefibosete em Lo-Debar, um homem que não anda e que se compara a um cachorro morto. O rei lhe devolve as terras do avô e o põe à sua mesa como filho, por causa de Jônatas, e ali a toalha cobre os pés dele como os de todos.',
    prayer:
      'Rei bondoso, tu mandaste me buscar em Lo-Debar por causa de Jesus. Eu não tinha o que oferecer, e ganhei um lugar à tua mesa. Cura em mim o modo como me chamo, de cão morto e de coisa pior. Abre a nossa casa e a nossa igreja para quem anda com dificuldade, e ensina-nos a servir sem pena. Amém.',
    application:
      'Veja hoje com alguém se a sua casa ou igreja recebe bem uma pessoa com deficiência: a porta, o banheiro, o assento. Resolvam juntos um desses pontos.',
  },
  {
    slug: '2-samuel-12',
    chapters: ['2SA.12'],
    verse: verse('2 Samuel 12:7', 'Natã Davi homem'),
    reflection:
      'Natã não começa pela acusação: conta ao rei a história de um pobre e da sua única cordeira, criada junto com os filhos. Davi se enfurece e dá a sentença antes de perceber que falava de si mesmo, do adultério e da morte de Urias. A confissão dele cabe em poucas palavras, e o perdão vem logo, embora o mal feito deixe marcas na casa por muitos anos.',
    prayer:
      'Deus, tu vês o que o poder esconde, e tomas o lado de quem foi roubado. Manda-me um Natã quando eu julgar os outros pelo pecado que pratico. Eu pequei contra ti e contra pessoas que têm nome. Limpa-me por Jesus, e dá-me firmeza para reparar o que ainda pode ser reparado. Amém.',
    application:
      'Pense na última coisa que deixou você indignado com alguém. Pergunte a Deus, em silêncio, se há algo parecido na sua própria vida, e anote a resposta.',
  },
  {
    slug: '1-reis-3',
    chapters: ['1KI.3'],
    verse: verse('1 Reis 3:9', 'coração entendimento povo'),
    reflection:
      'Salomão pode pedir o que quiser, e pede um coração que saiba ouvir, porque se sente jovem demais para o lugar do pai. Logo aparecem diante do trono duas prostitutas e um bebê, um caso sem testemunhas. O rei de Israel usa a sabedoria que recebeu de Deus para devolver um filho à mãe que preferia perdê-lo a vê-lo morto.',
    prayer:
      'Senhor meu Deus, eu também não sei como entrar nem sair de certas situações. Dá-me um coração que escuta antes de responder. Que a sabedoria que eu te peço sirva a quem ninguém defende, como serviu àquela mãe. Jesus é maior do que Salomão, e eu quero aprender com ele. Amém.',
    application:
      'Antes de dar opinião num conflito em casa ou no trabalho, ouça hoje as duas partes até o fim, e faça a cada uma pelo menos uma pergunta.',
  },
  {
    slug: '1-reis-17',
    chapters: ['1KI.17'],
    verse: verse('1 Reis 17:14', 'jarro farinha azeite'),
    reflection:
      'Elias chega a Sarepta, terra estrangeira, e pede pão a uma viúva que está juntando gravetos para a última refeição com o filho. Ela tem um punhado de farinha e um resto de azeite, e mesmo assim prepara primeiro o bolinho do profeta. O jarro nunca fica cheio nem vazio, e há pão para os três enquanto a chuva não volta.',
    prayer:
      'Pai, tu conheces a despensa de quem está raspando o fundo da lata. Sustenta hoje as viúvas, as mães que criam filhos sozinhas e quem veio de longe. Jesus lembrou essa mulher na sinagoga de Nazaré, e eu aprendo com ela a confiar. Dá-nos o pão deste dia e um coração que reparte. Amém.',
    application:
      'Reparta hoje a sua comida com alguém: um prato para a vizinha, um lanche para o colega, um mantimento para quem pede na rua.',
  },
  {
    slug: '1-reis-18',
    chapters: ['1KI.18'],
    verse: verse('1 Reis 18:37', 'responde conheça povo'),
    reflection:
      'No Carmelo os profetas de Baal gritam da manhã à tarde, pulam e se ferem, e ninguém responde. Elias conserta com doze pedras o altar que estava quebrado, manda encharcar a lenha e faz uma oração de poucas linhas. O que ele pede é que o povo saiba quem é Deus e que o coração deles volte.',
    prayer:
      'Responde-me, Senhor, para que a minha casa saiba que tu és Deus. Eu tenho hesitado entre dois caminhos e chamado isso de prudência. Conserta em mim o altar quebrado, a oração abandonada, o culto sem vontade. Por meio de Jesus eu chego a ti sem precisar gritar, e peço que voltes o meu coração para ti. Amém.',
    application:
      'Retome hoje um hábito de oração que você largou. Comece com cinco minutos no mesmo lugar e na mesma hora em que fazia antes, com o celular longe.',
  },
  {
    slug: '1-reis-19',
    chapters: ['1KI.19'],
    verse: verse('1 Reis 19:12', 'voz suave'),
    reflection:
      'Elias venceu no Carmelo e, no dia seguinte, foge de Jezabel até o deserto e pede a morte debaixo de um arbusto. Deus lhe manda pão quente, água e sono, duas vezes, antes de qualquer conversa. Em Horebe passam o vento, o terremoto e o fogo, e então uma voz mansa lhe pergunta o que faz ali, dá-lhe trabalho e conta que há sete mil como ele.',
    prayer:
      'Deus paciente, tu não brigaste com o teu profeta quando ele quis desistir de tudo. Toca em quem hoje pede a morte, e põe perto dessa pessoa alguém que cuide e fique. Ao meu corpo dá descanso e comida, e à minha alma a tua voz mansa. Jesus chama os cansados, e eu vou a ele. Amém.',
    application:
      'Durma hoje uma hora mais cedo e faça uma refeição de verdade. Se você tem pensado em morrer, conte isso ainda hoje a alguém próximo ou ligue 188.',
  },
  {
    slug: '1-reis-21',
    chapters: ['1KI.21'],
    verse: verse('1 Reis 21:3', 'Nabote propriedade pais'),
    reflection:
      'Acabe quer a vinha de Nabote para plantar verdura, ouve um não e se deita de cara para a parede, sem jantar. Jezabel resolve com cartas seladas, um falso culto e duas testemunhas compradas, e o dono da vinha morre apedrejado por um crime que não cometeu. Elias espera o rei já no meio das parreiras, com a pergunta de Deus: mataste, e ainda tomaste posse?',
    prayer:
      'Juiz da terra, tu sabes o nome de cada Nabote, expulso do seu chão por gente com carimbo e com arma. Defende os pequenos proprietários, os indígenas, os posseiros. Arranca de mim a cobiça que vira o rosto para a parede. Jesus também foi morto por falsas testemunhas, e nele eu espero a tua justiça. Amém.',
    application:
      'Informe-se com alguém sobre uma família ameaçada de perder a casa ou a terra na sua região. Ofereçam ajuda para chegar à defensoria pública ou à pastoral.',
  },
  {
    slug: '2-reis-2',
    chapters: ['2KI.2'],
    verse: verse('2 Reis 2:14', 'manto Elias águas onde'),
    reflection:
      'De Gilgal a Betel, de Betel a Jericó, de Jericó ao Jordão, Elias pede que Eliseu fique, e três vezes ele responde que não vai deixá-lo. O carro de fogo separa os dois, e o discípulo grita por um pai. Sobra o manto no chão; ele o levanta, bate na água e pergunta onde está o Deus de Elias, e o rio se abre para ele também.',
    prayer:
      'Deus de Elias, os meus mestres estão partindo, e eu fico na margem com um manto grande demais. Agradeço por cada um que andou comigo até o rio. Faz-me pegar do chão o que eles deixaram. Jesus subiu ao céu e mandou o Espírito; eu peço essa mesma força para atravessar sem eles. Amém.',
    application:
      'Telefone ou visite um mestre seu enquanto ele vive, e agradeça. Se já partiu, retome hoje um costume bom que ele lhe ensinou.',
  },
  {
    slug: '2-reis-4',
    chapters: ['2KI.4'],
    verse: verse('2 Reis 4:2', 'casa botija azeite'),
    reflection:
      'Uma viúva de profeta está para ver os dois filhos levados por dívida, e Eliseu lhe pergunta o que ela tem em casa. Tem uma botija de azeite, e tem vizinhos que emprestam vasilhas vazias. De porta fechada, com os meninos passando os potes, ela despeja até não haver mais onde pôr, e depois vende, paga o credor e vive com o resto.',
    prayer:
      'Pai das viúvas, tu perguntas o que eu tenho, e eu só sei contar o que falta. Olha pelas famílias endividadas e pelas crianças que trabalham por causa disso. Ensina-me a pedir ajuda aos vizinhos sem vergonha. Jesus multiplicou o pouco que lhe deram; ponho o meu nas mãos dele, com trabalho e com confiança. Amém.',
    application:
      'Sente-se com alguém de confiança e anote o que existe em casa, o que se deve e a quem. Liguem hoje para um credor e proponham um acordo que caiba.',
  },
  {
    slug: '2-reis-5',
    chapters: ['2KI.5'],
    verse: verse('2 Reis 5:3', 'senhora profeta lepra'),
    reflection:
      'Uma menina de Israel, levada como escrava para a Síria, deseja o bem do homem em cuja casa serve, e fala do profeta de Samaria. Naamã viaja com prata e carruagens, e Eliseu nem sai à porta: manda um recado sobre sete mergulhos no Jordão. São de novo os empregados, com jeito, que convencem o general a entrar no rio.',
    prayer:
      'Senhor, tu falaste a um general pela boca de uma menina sem nome e de criados sem patente. Perdoa o orgulho que me faz recusar o que é simples. Lava-me em Jesus, que tocou os leprosos com a própria mão. Dá-me a bondade daquela criança, que quis o bem de quem a tinha em casa. Amém.',
    application:
      'Peça hoje a opinião de alguém que costuma não ser ouvido: uma criança, o porteiro, a pessoa da limpeza. Escute até o fim e agradeça.',
  },
  {
    slug: '2-reis-6',
    chapters: ['2KI.6'],
    verse: verse('2 Reis 6:17', 'Eliseu abras olhos fogo'),
    reflection:
      'O criado de Eliseu sai cedo e vê Dotã cercada por cavalos e carros. O profeta pede a Deus que lhe abra os olhos, e o rapaz enxerga o monte cheio de fogo em volta dos dois. Depois os inimigos, cegos, são levados até dentro de Samaria; o rei quer matá-los, e Eliseu manda servir um banquete, e por um bom tempo os bandos da Síria não voltaram.',
    prayer:
      'Abre os meus olhos, Senhor, porque eu só vejo quem me cerca. São mais os que estão conosco, e eu esqueço disso toda manhã. Dá-me a ousadia de pôr comida diante de quem me quis mal. Jesus podia chamar legiões de anjos e preferiu perdoar; ensina-me essa força. Amém.',
    application:
      'Ore hoje pelos olhos de alguém que está apavorado, e diga a essa pessoa o que você enxerga de esperança. Se puder, sirva um lanche a quem foi hostil com você.',
  },
  {
    slug: '2-reis-22',
    chapters: ['2KI.22'],
    verse: verse('2 Reis 22:11', 'rei livro rasgou'),
    reflection:
      'Josias manda consertar as rachaduras do templo, e no meio da obra o sacerdote Hilquias encontra o livro da lei, esquecido na própria casa de Deus. O secretário lê o texto ao rei, e Josias rasga a roupa. Ele procura a profetisa Hulda para entender, e Deus responde que viu as lágrimas e o coração amolecido.',
    prayer:
      'Deus, a tua palavra também pode ficar esquecida na minha casa, debaixo de outras coisas. Perdoa os meses em que eu a carreguei sem abrir. Amacia o meu coração quando ela me contrariar, e dá-me gente como Hulda, que explica com verdade. Quero encontrar Jesus em cada página e obedecer ao que eu ler. Amém.',
    application:
      'Abra uma Bíblia de papel que esteja guardada, limpe a capa e leia nela um capítulo. Deixe-a depois num lugar onde você passe todos os dias.',
  },
];
