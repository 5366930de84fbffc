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
      'Senhor dos exércitos, tu lês os lábios que se movem sem som. Eu derramo diante de ti a tristeza que já me disseram ser exagero. Consola as mulheres que pedem um filho que ainda não veio, e as que ouvem zombaria por isso. Dá-me a paz que Ana recebeu antes de saber a resposta, por amor de Jesus. Amém.',
    application:
      'Reserve dez minutos a sós e fale com Deus sobre a sua maior tristeza, sem escolher palavras bonitas. Ao terminar, faça uma refeição com calma.',
  },
  {
    slug: '1-samuel-2',
    chapters: ['1SA.2'],
    verse: verse('1 Samuel 2:19', 'mãe túnica pequena ano'),
    reflection:
      'Ana canta que Deus quebra o arco dos fortes e tira o pobre do pó, e Maria cantou quase o mesmo ao esperar Jesus. No mesmo capítulo, os filhos de Eli metem o garfo na panela de quem vem adorar e abusam das mulheres na porta do santuário, e o pai só reclama. Entre uma cena e outra, uma mãe leva todo ano a túnica um pouco maior para o menino que cresce.',
    prayer:
      'Senhor, tu pesas o que se faz na tua casa, e nenhum cargo te engana. Defende as vítimas de quem usou o teu nome para ferir, e faz com que a igreja as ouça. Agradeço pelas mães que costuram e oram de longe. Eu me alegro em Jesus, o teu sacerdote fiel, que nunca tomou nada à força. Amém.',
    application:
      'Se você sabe de um abuso praticado por líder religioso, não guarde segredo: ajude a vítima a procurar a polícia ou o 100. Se não sabe, ore pelas vítimas que ainda não conseguiram falar.',
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
    slug: '1-samuel-10',
    chapters: ['1SA.10'],
    verse: verse('1 Samuel 10:22', 'ainda escondido entre bagagem'),
    reflection:
      'Saul saiu atrás de umas jumentas e volta ungido, e Samuel lhe dá três sinais para o caminho: dois homens, três peregrinos com pães, um grupo de profetas com música. Deus lhe muda o coração, e os conhecidos estranham vê-lo profetizar. Ao tio ele conta só das jumentas. No dia da escolha pública, o mais alto de Israel está escondido no meio das malas, e quando alguns o desprezam ele faz que não ouve.',
    prayer:
      'Senhor, tu vais me buscar até no meio da bagagem. Perdoa o medo que se veste de modéstia. Muda o meu coração, como mudaste o de Saul, e conserva-o contigo até o fim, porque o dele se perdeu. Agradeço por Jesus, que não se escondeu quando vieram buscá-lo. Ensina-me a deixar passar o desprezo sem resposta. Amém.',
    application:
      'Aceitem hoje, você e mais alguém, um serviço da igreja ou do bairro de que vinham fugindo. Apresentem-se juntos a quem precisa dessa ajuda.',
  },
  {
    slug: '1-samuel-14',
    chapters: ['1SA.14'],
    verse: verse('1 Samuel 14:6', 'Jônatas difícil salvar multidão'),
    reflection:
      'Saul está debaixo de uma romãzeira com seiscentos homens, e Jônatas sobe de mãos e pés um penhasco, com um rapaz que lhe carrega as armas. Ele não tem certeza de nada; diz “talvez”, e sabe que Deus pode salvar com muitos ou com poucos. A vitória começa, e o pai a estraga com um juramento que proíbe comer até a tarde. Jônatas prova mel sem saber da proibição, os olhos dele clareiam, e é o povo que o livra da sentença do próprio pai.',
    prayer:
      'Deus dos poucos, eu queria certezas e tu me deste um talvez e um companheiro. Dá-me coragem para subir, e juízo para parar quando for o caso. Livra-me das regras duras que invento e chamo de zelo. Abençoa o rapaz das armas, fiel e sem nome. Jesus venceu sozinho onde ninguém mais podia, e peço a ele olhos claros. Amém.',
    application:
      'Não pule as refeições hoje, nem por excesso de trabalho nem por exigência dos outros. Faça uma delas com calma e, antes de comer, agradeça por uma bondade pequena encontrada no caminho.',
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
      'Preste atenção hoje em quem ninguém chamou: inclua essa pessoa numa conversa, num grupo ou numa refeição, e espere por ela para começar.',
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
    slug: '1-samuel-18',
    chapters: ['1SA.18'],
    verse: verse('1 Samuel 18:4', 'Jônatas roupa espada Davi'),
    reflection:
      'O herdeiro do trono tira a capa, a espada, o arco e o cinto e os dá ao pastor que acaba de chegar. No mesmo capítulo as mulheres cantam um refrão, o rei faz contas, e desde aquele dia olha Davi com desconfiança. Uma lança voa duas vezes; depois vêm as armadilhas mais educadas, uma filha oferecida e retirada, outra oferecida por um preço de sangue. Mical amava Davi, e ninguém perguntou a ela o que queria.',
    prayer:
      'Senhor, eu conheço a comparação que estraga a festa. Tira da minha mão a lança antes que eu a jogue em quem brilha mais. Dá-me a grandeza de Jônatas, que se alegrou ao perder o lugar. Cuida das Micais, usadas como moeda nos negócios dos homens. Jesus tirou o manto para lavar os pés dos seus; ensina-me essa nobreza. Amém.',
    application:
      'Elogiem hoje, um diante do outro, alguém que faz melhor do que vocês aquilo de que gostam. Mandem o elogio à pessoa, completo e sem nenhum “mas”.',
  },
  {
    slug: '1-samuel-20',
    chapters: ['1SA.20'],
    verse: verse('1 Samuel 20:42', 'Jônatas paz juramos'),
    reflection:
      'Jônatas é o herdeiro do trono e descobre à mesa, quando o pai atira a lança contra ele, que Saul quer mesmo matar Davi. Ele havia combinado um código com três flechas, para avisar o amigo escondido junto à pedra de Ezel. O menino que busca as flechas não entende nada; os dois se abraçam, choram, e Davi chora mais.',
    prayer:
      'Deus, agradeço pelos amigos que me avisaram do perigo, mesmo perdendo com isso. Guarda quem precisa fugir da própria casa, e dá-lhe um Jônatas. Ensina-me a amar o amigo mais do que o meu lugar. Jesus chamou de amigos os que ia salvar com a vida; firma em mim a lealdade dele. Amém.',
    application:
      'Avise hoje, com carinho e a sós, um amigo de um perigo que você está vendo. Se alguém corre risco em casa, ajude a combinar um sinal e um lugar seguro.',
  },
  {
    slug: '1-samuel-21',
    chapters: ['1SA.21'],
    verse: verse('1 Samuel 21:6', 'sacerdote pão sagrado proposição'),
    reflection:
      'Davi chega a Nobe só, faminto e mentindo, e o sacerdote Aimeleque estranha a visita. Não há pão comum, e ele lhe dá o que esteve diante de Deus, além da espada de Golias, guardada num pano atrás do éfode. Doegue, o chefe dos pastores de Saul, assiste a tudo calado. O herói foge depois para a terra do próprio Golias e finge loucura, riscando as portas e babando na barba; séculos depois, Jesus lembrou o pão do sacerdote para dizer que a fome vem antes do rito.',
    prayer:
      'Senhor, eu também menti quando tive medo e fome. Perdoa, e livra os inocentes do mal que a minha mentira pode trazer. Agradeço por quem me deu pão sem exigir explicação. Jesus se deu a mim como pão santo, e eu não o mereci. Segura os que perderam o equilíbrio de tanto fugir, e leva-os a um lugar seguro. Amém.',
    application:
      'Lembre a última mentira que você disse para se proteger e avalie quem pode ser prejudicado por ela. Conte hoje a verdade a essa pessoa, em poucas frases.',
  },
  {
    slug: '1-samuel-25',
    chapters: ['1SA.25'],
    verse: verse('1 Samuel 25:33', 'bendito bom senso impediste'),
    reflection:
      'Nabal insulta os rapazes que guardaram o seu rebanho, e Davi desce o monte com quatrocentas espadas. Abigail, casada com um homem duro, carrega os jumentos de pão, figos e uvas passas e vai sem pedir licença ao marido. Ela põe diante de Davi o futuro: um dia ele será rei e preferirá não ter esse sangue na lembrança.',
    prayer:
      'Senhor, põe no meu caminho uma Abigail quando eu descer o morro com a espada na mão. Faz-me ouvir quem me segura. Cuida das mulheres casadas com homens violentos, e dá-lhes saída e amparo. Jesus deixou a ti o julgamento e não se vingou; ensina-me a entregar a ofensa. Amém.',
    application:
      'Espere até amanhã antes de responder à mensagem ou ao comentário que ofendeu você. Mostre a resposta a alguém sensato antes de enviar, ou não envie.',
  },
  {
    slug: '1-samuel-26',
    chapters: ['1SA.26'],
    verse: verse('1 Samuel 26:12', 'lança botija água cabeceira'),
    reflection:
      'Três mil homens dormem em volta de Saul, e Davi desce com Abisai até a cabeceira dele. A lança que já foi atirada contra Davi mais de uma vez está ali, fincada no chão, ao alcance da mão. Abisai pede um golpe só; Davi leva a lança e a botija de água, sobe o morro e chama de longe. Saul chama-o de filho e admite que agiu como louco, e cada um segue o seu caminho, porque Davi perdoa e continua longe.',
    prayer:
      'Deus justo, tu puseste a arma na minha mão e me pediste que eu não a usasse. Eu te entrego o dia e o modo da justiça. Livra-me dos amigos que chamam a vingança de providência. Jesus podia ferir quem o prendia e mandou guardar a espada. Dá-me um perdão verdadeiro, e sabedoria para manter a distância que me protege. Amém.',
    application:
      'Conversem sobre alguém a quem vocês perdoaram e com quem ainda não é seguro conviver. Definam hoje um limite claro e orem pelo bem dessa pessoa.',
  },
  {
    slug: '1-samuel-28',
    chapters: ['1SA.28'],
    verse: verse('1 Samuel 28:6', 'respondeu sonhos Urim profetas'),
    reflection:
      'Saul tinha expulsado os médiuns do país, e uma noite se disfarça para procurar uma em En-Dor. Deus não lhe responde, nem por sonhos nem por profetas, e ele quer arrancar de um morto a palavra que não obedeceu quando o profeta vivia. A resposta não traz novidade nem saída, e o homem alto cai estendido no chão, sem ter comido o dia inteiro. A mulher, que tinha tudo a temer dele, mata o bezerro, assa pão e o faz comer.',
    prayer:
      'Senhor, o teu silêncio me assusta, e eu sei quantas vezes não ouvi quando falavas. Guarda-me de bater em portas escuras por desespero. Jesus ressuscitou e tem as chaves da morte; é a ele que eu pergunto pelos meus. Tem compaixão dos que estão no chão, sem força nem para comer. Usa alguém, ainda hoje, para lhes dar pão. Amém.',
    application:
      'Escreva hoje a última coisa clara que Deus lhe mostrou pela Bíblia e que você adiou. Obedeça a ela antes de pedir outra. Se o desespero está grande, ligue 188, a qualquer hora.',
  },
  {
    slug: '2-samuel-1',
    chapters: ['2SA.1'],
    verse: verse('2 Samuel 1:26', 'Angústia irmão Jônatas amor'),
    reflection:
      'Um amalequita chega com a coroa de Saul e espera prêmio; Davi rasga a roupa, chora e jejua até a tarde pelo homem que o perseguiu durante anos. O rapaz morre pela confissão que fez, numa justiça de guerra que hoje nos pesa. Depois Davi compõe um lamento e manda ensiná-lo ao povo, e nele não há uma palavra contra Saul. O verso mais longo fala de Jônatas, o irmão que lhe foi tão doce.',
    prayer:
      'Senhor, ensina-me a chorar os meus mortos com palavras. Eu te apresento o amigo que perdi e o inimigo que também se foi. Guarda-me de festejar a queda de alguém e de esperar lucro com ela. Jesus chorou diante do túmulo do amigo, e nele o meu luto encontra companhia. Dá-me uma lembrança generosa dos que partiram. Amém.',
    application:
      'Reúnam-se, ainda que por telefone, com alguém que conheceu um morto querido. Cada um conta uma qualidade dele e um episódio, e terminem agradecendo a Deus por essa vida.',
  },
  {
    slug: '2-samuel-2',
    chapters: ['2SA.2'],
    verse: verse('2 Samuel 2:26', 'Abner espada perpetuamente irmãos'),
    reflection:
      'Davi pergunta a Deus se deve subir e para onde, e a primeira coisa que faz como rei é agradecer aos de Jabes, que enterraram Saul. No tanque de Gibeão, uma brincadeira de soldados mata vinte e quatro rapazes de uma vez. Asael corre como corço atrás de Abner, é avisado duas vezes e não quer desviar-se, e morre da pressa. Ao pôr do sol Abner pergunta até quando os irmãos vão se perseguir, e Joabe toca o chifre.',
    prayer:
      'Deus de paz, toca hoje o chifre sobre as nossas brigas de família. Eu corro atrás de quem me ofendeu e não escuto os avisos. Tira do coração dos jovens o gosto por desafios que matam. Ensina-me a perguntar antes de subir e a agradecer até aos que foram do outro lado. Jesus derrubou o muro entre os irmãos; que eu não o levante de novo. Amém.',
    application:
      'Pare hoje uma discussão antes do fim, mesmo achando que tem razão. Saia por alguns minutos, beba água e volte com uma pergunta.',
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
    slug: '2-samuel-13',
    chapters: ['2SA.13'],
    verse: verse('2 Samuel 13:20', 'Tamar desconsolada Absalão cala'),
    reflection:
      'Amnom finge doença, a conselho de um primo esperto, e Tamar vai cuidar dele por ordem do pai. Ela diz não, argumenta, fala da desonra, e ele a violenta e depois manda pô-la para fora e trancar a porta. A moça rasga a túnica colorida e sai gritando, com a mão na cabeça. Absalão a manda calar, Davi se irrita e não faz nada, e dessa omissão vêm dois anos de ódio e uma morte; a Bíblia, que podia esconder a história do rei, deu voz a Tamar.',
    prayer:
      'Deus que ouviste o grito de Tamar, acolhe hoje quem foi ferida dentro de casa. Diz a cada uma que a vergonha não é dela. Castiga os que planejam e os que fecham a porta, e acorda os pais que se irritam e não agem. Jesus foi despido e humilhado, e fica ao lado das vítimas. Dá-lhes quem creia nelas, quem as proteja e tempo para se curar. Amém.',
    application:
      'Digam juntos, em casa, às crianças e aos jovens, que ninguém pode tocar no corpo deles à força e que vocês sempre vão acreditar. Anotem à vista de todos o 180 e o 100. Se isso aconteceu com você, conte hoje a uma pessoa segura.',
  },
  {
    slug: '2-samuel-16',
    chapters: ['2SA.16'],
    verse: verse('2 Samuel 16:12', 'Talvez SENHOR aflição maldições'),
    reflection:
      'Davi foge do próprio filho, e no caminho encontra Ziba com jumentos carregados e uma acusação contra Mefibosete; o rei, cansado, acredita sem ouvir o outro lado. Mais adiante Simei anda pela encosta jogando pedra, pó e maldição. Abisai se oferece para cortar-lhe a cabeça, e Davi prefere deixar, na esperança de que Deus olhe a sua aflição. Em Jerusalém, Absalão violenta as mulheres do pai num terraço, e são elas que pagam a política dos homens.',
    prayer:
      'Senhor, há pedras que me jogam com alguma razão e outras sem nenhuma. Olha para a minha aflição e cala em mim a resposta. Livra-me de crer no presente e na fofoca quando estou exausto. Defende as mulheres usadas como bandeira nas guerras alheias. Jesus, insultado, não insultou; ajuda-me a andar por essa encosta com ele. Amém.',
    application:
      'Receba hoje uma crítica sem responder na hora. Escreva o que nela pode ser verdade, entregue o resto a Deus e só decida amanhã se há algo a dizer.',
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
  {
    slug: '2-samuel-20',
    chapters: ['2SA.20'],
    verse: verse('2 Samuel 20:19', 'pacíficas fiéis cidade herança'),
    reflection:
      'Seba toca a trombeta e divide o reino outra vez, e Joabe, fingindo beijar Amasa, o mata no meio da estrada. Dez mulheres que Absalão tinha violentado são trancadas em casa até morrer, e o texto registra a viuvez delas. Quando o exército já derruba o muro de Abel, uma mulher sábia grita lá de dentro e pede para falar com o general. Ela lembra que ali se perguntava antes de brigar; por essa conversa uma cidade inteira se salva, ainda que o preço tenha sido duro.',
    prayer:
      'Deus da paz, levanta vozes sábias em cima dos nossos muros. Agradeço pelas mulheres que pedem para conversar quando os homens já pegaram em armas. Livra-me do beijo que esconde a faca. Lembra-te das que foram esquecidas dentro de uma casa fechada. Jesus chamou felizes os que fazem a paz; faz-me perguntar antes de derrubar. Amém.',
    application:
      'Sirvam hoje de ponte numa briga entre conhecidos: ouçam um lado e depois o outro, e proponham que os dois conversem. Não levem recado que machuque.',
  },
  {
    slug: '2-samuel-22',
    chapters: ['2SA.22'],
    verse: verse('2 Samuel 22:30', 'Deus saltar muralha'),
    reflection:
      'O cântico que encerra a história de Davi é quase igual a um salmo, e aqui está na boca do homem de quem já lemos as quedas. Ele lembra cordas de morte, ondas que o cercavam e uma mão que desceu do alto e o tirou das muitas águas. Deus inclina os céus, voa nas asas do vento, e tudo isso porque um homem gritou. As frases sobre a própria pureza soam estranhas depois de Bate-Seba; elas só cabem por inteiro no Filho de Davi que viria.',
    prayer:
      'Minha rocha, tu vieste de longe quando eu gritei. Tira-me hoje das muitas águas e leva-me a um lugar amplo. Eu não posso falar da limpeza das minhas mãos, e por isso me escondo em Jesus, o teu Ungido. Acende a minha lâmpada e firma os meus pés como os da corça. Contigo eu consigo saltar o muro que está diante de mim. Amém.',
    application:
      'Complete a frase “o Senhor é a minha…” com três imagens da sua vida de hoje, como Davi usou rocha e lâmpada. Diga-as em voz alta antes de sair ou de dormir.',
  },
];
