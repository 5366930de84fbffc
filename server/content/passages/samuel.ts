import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const samuel: readonly PassageDevotional[] = [
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
      'Samuel ainda chora por Saul quando recebe ordem de ir a Belém com o chifre cheio de azeite. Ele se encanta com Eliabe, alto e bonito, e é corrigido na mesma hora. Sete irmãos passam pela sala, e o escolhido não tinha nem sido chamado: estava com as ovelhas, e ninguém se senta à mesa até que ele chegue.',
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
    slug: '2-samuel-18',
    chapters: ['2SA.18'],
    verse: verse('2 Samuel 18:33', 'rei chorou filho Absalão'),
    reflection:
      'Davi pede a três generais, diante da tropa, que tratem com jeito o rapaz Absalão, que lhe tinha tomado o trono. Joabe encontra o príncipe preso num carvalho e não obedece. No portão, o rei pergunta a cada mensageiro só pelo moço, e quando entende, sobe chorando a escada e diz que queria ter morrido no lugar dele.',
    prayer:
      'Tu conheces, Pai, a dor de quem ama um filho rebelde. Sustenta os pais que esperam notícia no portão, e os que já a receberam. Perdoa os erros que cometemos dentro de casa. O que Davi só pôde desejar, Jesus fez, morrendo no meu lugar quando eu era teu inimigo. Amém.',
    application:
      'Ore hoje, pelo nome, pelos filhos afastados de um casal que você conhece. Conte aos pais que você orou, e ofereça-se para ouvi-los sem julgar.',
  },
];
