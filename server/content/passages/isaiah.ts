import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const isaiah: readonly PassageDevotional[] = [
  {
    slug: 'isaias-1',
    chapters: ['ISA.1'],
    verse: verse('Isaías 1:18', 'pecados escarlate brancos neve'),
    reflection:
      'O boi conhece o dono e o jumento sabe onde fica a manjedoura, mas os filhos que Deus criou já não o reconhecem. Jerusalém está cheia de culto e de sangue nas mãos, e o Senhor diz que tapa os olhos quando elas se levantam. Ele manda lavá-las aprendendo a defender o órfão e a viúva, e se oferece para deixar branco como a lã o que era vermelho.',
    prayer:
      'Pai, tu me criaste, e até o jumento me ensina a voltar para casa. Olha as minhas mãos, que levanto no culto e uso durante a semana. Lava-as no sangue de Jesus, que deixa branco o que é escarlate. Ensina-me a fazer o bem, começando por quem não tem quem o defenda. Amém.',
    application:
      'Informe-se com a sua igreja ou com o conselho do bairro sobre uma viúva ou criança que precisa de quem a defenda. Depois chame mais uma pessoa e vá visitá-la.',
  },
  {
    slug: 'isaias-2',
    chapters: ['ISA.2'],
    verse: verse('Isaías 2:4', 'espadas enxadas guerra'),
    reflection:
      'Isaías vê uma montanha baixa tornar-se o lugar mais alto, e povos inteiros subindo, um convidando o outro. Eles vão aprender; ninguém os obriga, e na volta param no ferreiro, porque a espada dá uma boa enxada. O resto do capítulo volta ao presente, com carros de guerra, ouro e deuses feitos em casa, e termina com gente jogando os ídolos para os morcegos. A palavra que sairia de Jerusalém saiu com Jesus e os doze, e ainda há muita espada à espera de virar enxada.',
    prayer:
      'Deus de Jacó, ensina-nos os teus caminhos, que de guerra já sabemos demais. Derruba o que em nós se acha alto. Faz dos que fabricam armas lavradores, e dos meninos armados estudantes. Jesus, Príncipe da paz, mostra-me a minha espada, que é a língua, e o que plantar com ela. Nós queremos andar hoje na tua luz. Amém.',
    application:
      'Transforme hoje em ferramenta uma coisa que serve para ferir: a crítica em conselho, a ironia em elogio. Se há arma em casa, confiram juntos se ela está trancada e fora do alcance das crianças.',
  },
  {
    slug: 'isaias-3',
    chapters: ['ISA.3'],
    verse: verse('Isaías 3:6', 'irmão capa governante ruínas'),
    reflection:
      'A falta de tudo em Jerusalém chega a tal ponto que um homem agarra o próprio irmão e lhe pede que governe as ruínas, só porque ele ainda tem uma capa. O irmão recusa, porque na casa dele também não há pão nem roupa. Deus tirou os apoios em que a cidade se firmava, do soldado ao bom conselheiro, e diz aos líderes a razão disso: o que eles roubaram dos pobres está guardado nas casas deles. A humilhação que o capítulo anuncia para as mulheres ricas dói em quem lê, e ao lado dela fica a promessa de que o justo ainda vai comer do fruto do que fez.',
    prayer:
      'Tu sabes, Senhor dos exércitos, em que eu me apoio: no salário, num conhecido influente, na saúde que ainda tenho. Se algum desses apoios cair, segura-me pela mão. Dá ao nosso país governantes que não enriqueçam à custa de quem tem fome. Jesus aceitou governar as nossas ruínas, e os soldados nem a roupa lhe deixaram. Eu quero viver o dia de hoje debaixo da mão dele. Amém.',
    application:
      'Procure na sua casa alguma coisa que pertence a outra pessoa, como uma ferramenta emprestada ou um dinheiro que ficou por acertar. Devolva hoje, ou combine com o dono o dia da devolução.',
  },
  {
    slug: 'isaias-4',
    chapters: ['ISA.4'],
    verse: verse('Isaías 4:6', 'tenda sombra refúgio abrigo chuva'),
    reflection:
      'Sobraram tão poucos homens depois da guerra que sete mulheres cercam um só e se oferecem para pagar a própria comida e a própria roupa, contanto que ele lhes dê o nome. É triste que, para escapar da vergonha, elas não vissem outra saída. Na mesma página Deus promete uma saída melhor, porque ele lava a cidade, escreve nomes para a vida e estende sobre as casas uma cobertura de nuvem e de fogo, como fez no deserto. O capítulo fala também do Renovo do Senhor, belo e glorioso, e muitos cristãos reconhecem nele Jesus.',
    prayer:
      'Deus que cobres as casas, chove em muitos barracos da nossa cidade, e eu penso em quem dorme de olho na goteira. Guarda as mulheres sozinhas, as viúvas e as que alguém convenceu de que sem marido não valem nada. Lava o que em mim está sujo, mesmo que doa. Escreve o meu nome entre os vivos, por amor de Jesus. E dá à nossa casa sombra bastante para quem chegar cansado. Amém.',
    application:
      'Arranje hoje um pouco de abrigo para alguém: um guarda-chuva emprestado, uma carona, uma cadeira à sombra. Se conhece uma mulher que mora sozinha e gosta de companhia, combine com outra pessoa da igreja uma visita.',
  },
  {
    slug: 'isaias-5',
    chapters: ['ISA.5'],
    verse: verse('Isaías 5:7', 'vinha juízo opressão justiça clamor'),
    reflection:
      'Isaías começa cantando uma música de amor sobre uma vinha, e o povo só percebe no fim que a música fala dele. O dono tirou as pedras, plantou a melhor muda, construiu a torre e esperou, e a vinha deu uva que não serve. Ele esperava justiça e ouviu o grito dos que estavam sendo oprimidos, gente que perdia casa e terra para quem já tinha demais. Jesus contou essa história outra vez diante dos líderes de Jerusalém, e acrescentou que o dono ainda tinha um filho para enviar.',
    prayer:
      'Às vezes eu te devolvo uva azeda, Dono da vinha, depois de tudo o que fizeste por mim. Perdoa-me quando chamo de bem o mal que me convém. Ouve o grito de quem perde a casa, do inquilino sem contrato e do lavrador expulso da terra. Poda em mim o que só faz sombra. Por Jesus, o Filho que enviaste, quero te dar fruto que preste. Amém.',
    application:
      'Pense numa coisa errada que na sua casa ou no seu trabalho recebeu um nome bonito, como “jeitinho” ou “esperteza”. Diga hoje em voz alta o nome verdadeiro dela e deixe de fazê-la.',
  },
  {
    slug: 'isaias-6',
    chapters: ['ISA.6'],
    verse: verse('Isaías 6:8', 'enviarei envia'),
    reflection:
      'Uzias tinha morrido naquele ano, o trono de Jerusalém parecia vazio, e Isaías viu o Rei verdadeiro, tão grande que só a barra do manto enchia o templo. Os serafins tapam o rosto, o chão treme, e o profeta se dá por perdido por causa dos lábios sujos. Uma brasa do altar toca a boca dele, e ela fica limpa bem a tempo de responder.',
    prayer:
      'Santo, santo, santo, Senhor, eu tenho lábios impuros e vivo entre gente como eu. Toca-me com a brasa do teu altar, o sacrifício de Jesus, e tira a minha culpa. João escreveu que Isaías viu a glória dele; mostra-me um pouco dela. Eu estou aqui, e podes me enviar, ainda que poucos escutem. Amém.',
    application:
      'Fique um dia inteiro sem palavrão, fofoca ou palavra dura. Cada vez que falhar, pare e diga: “Senhor, limpa os meus lábios”.',
  },
  {
    slug: 'isaias-7',
    chapters: ['ISA.7'],
    verse: verse('Isaías 7:14', 'virgem filho Emanuel'),
    reflection:
      'O coração do rei treme como árvore no vento, e Isaías vai encontrá-lo junto ao aqueduto levando consigo um filho. Os dois reis que assustavam Jerusalém são, aos olhos de Deus, dois tocos de lenha soltando fumaça. Acaz recusa até o sinal que lhe oferecem, com palavras de piedade, porque já tinha decidido pedir ajuda à Assíria. O sinal vem do mesmo jeito, uma criança chamada Deus conosco, e Mateus contou sete séculos depois em quem esse nome coube por inteiro.',
    prayer:
      'Emanuel, Deus conosco, as minhas árvores também tremem. Eu escondo a minha falta de fé atrás de frases bonitas. Dá-me calma diante dos tocos de lenha que eu pensei serem incêndio. Obrigado por nasceres de Maria e ficares. Firma-me pela fé, para que eu não corra a pedir socorro a quem vai me cobrar caro. Amém.',
    application:
      'Escreva o nome do seu medo e ao lado: “Deus conosco”. Antes de procurar a ajuda de sempre, ore dez minutos sobre essa decisão.',
  },
  {
    slug: 'isaias-8',
    chapters: ['ISA.8'],
    verse: verse('Isaías 8:6', 'águas Siloé calmamente'),
    reflection:
      'O filho de Isaías recebe um nome difícil até de gritar na hora do almoço, Maer-Salal-Has-Baz, que fala de um saque rápido, e antes que ele aprenda a dizer papai os inimigos vizinhos terão sido saqueados. O povo de Jerusalém tinha a água mansa de Siloé, que corria sem barulho, e a rejeitou. Quem despreza o riacho calmo, diz o profeta, vai receber o rio da Assíria, que sobe até o pescoço. Muito tempo depois Jesus mandou um cego lavar o rosto justamente no tanque de Siloé, e ele voltou enxergando.',
    prayer:
      'Senhor que ajudas sem fazer barulho, eu me impressiono com o que é grande e esqueço a água que bebo todo dia. Perdoa o medo que peguei dos outros só porque todos o tinham. Guarda-me de procurar nos mortos, nas cartas ou nos búzios a resposta que está na tua palavra. Quando a enchente chegar ao pescoço, sê o meu santuário. Abre os meus olhos, Jesus, como abriste os daquele homem. Amém.',
    application:
      'Faça uma lista de três bênçãos calmas que você quase não percebe, como a água da torneira, um vizinho tranquilo ou um culto simples. Agradeça por elas antes de abrir as notícias.',
  },
  {
    slug: 'isaias-9',
    chapters: ['ISA.9'],
    verse: verse('Isaías 9:6', 'menino nasceu ombros Príncipe'),
    reflection:
      'Zebulom e Naftali, ao norte, foram as primeiras terras a ouvir as botas do inimigo, e são as primeiras a ver a luz. As roupas manchadas da guerra vão para o fogo, porque nasceu um menino que carrega o governo nos ombros. Mateus lembrou dessas palavras quando Jesus se mudou para Cafarnaum, justamente naquela beira de lago.',
    prayer:
      'Príncipe da Paz, o teu nome é comprido, e eu preciso de todos os pedaços dele. Sê o meu conselheiro na dúvida e o meu Deus forte no cansaço. Brilha sobre as cidades onde há guerra e sobre as casas onde se vive no escuro. Tira dos meus ombros o jugo, Jesus, e governa a minha vida. Amém.',
    application:
      'Acenda uma luz ou uma vela à noite e escolha um dos nomes do menino. Converse com Jesus por esse nome, sobre o assunto que mais pesa hoje.',
  },
  {
    slug: 'isaias-10',
    chapters: ['ISA.10'],
    verse: verse('Isaías 10:15', 'machado glorificará serra'),
    reflection:
      'O rei da Assíria conta que recolheu países como quem tira ovos de um ninho sem que nenhuma ave batesse a asa. Isaías lhe pergunta se o machado pode se achar mais do que a pessoa que o segura. Depois o profeta acompanha a marcha do exército de aldeia em aldeia, Micmás, Geba, Ramá, Anatote, até a mão do inimigo se levantar contra Jerusalém. Nesse ponto quem corta é Deus, e daquela floresta de soldados sobra tão pouco que um menino consegue contar as árvores.',
    prayer:
      'Há dias, Deus Forte, em que eu me comporto como o machado que se acha dono da mão. Obrigado pela inteligência, pelo ofício e pela força, que vieram de ti. Livra o nosso país de quem escreve leis para tirar dos pobres o direito e da viúva o pouco que ela tem. Conforta as aldeias onde hoje se ouve um exército chegar. Tira do nosso ombro a carga que não conseguimos tirar sozinhos. Amém.',
    application:
      'Agradeça hoje, pessoalmente, a alguém cujo trabalho fez o seu aparecer, como quem limpa a sala, confere as contas ou carrega a caixa. Diga com exatidão o que ele fez.',
  },
  {
    slug: 'isaias-11',
    chapters: ['ISA.11'],
    verse: verse('Isaías 11:1-2', 'Jessé tronco Espírito sabedoria'),
    reflection:
      'Da floresta derrubada no capítulo anterior sobra um toco, e dele sai um broto, miúdo, de uma família de reis que voltou a ser a casa simples de Jessé. Sobre esse broto pousa o Espírito, e ele julga sem se deixar levar pela aparência nem pelo boato. A paz que ele traz chega aos bichos, com um bezerro e um leão no mesmo passo e uma criança pequena na frente, guiando. Quando o Espírito desceu sobre Jesus no Jordão, o toco tinha florescido.',
    prayer:
      'Broto de Jessé, tu não julgas pelo que parece, e isso me alivia. Enche-nos do teu Espírito de conselho e de temor. Defende os pobres que perdem causa por não saber falar. Faz morar juntos os lobos e os cordeiros da nossa família. E guarda as crianças, até o dia em que nenhuma precise ter medo. Amém.',
    application:
      'Não decida nada hoje sobre alguém por aparência ou por boato; pergunte à própria pessoa. Depois visite um toco, um broto ou uma árvore nova e ore ali por um recomeço.',
  },
  {
    slug: 'isaias-12',
    chapters: ['ISA.12'],
    verse: verse('Isaías 12:3', 'alegremente águas fontes salvação'),
    reflection:
      'Depois de onze capítulos pesados, Isaías deixa uma canção pronta para o dia em que ela fizer falta. Quem canta diz que Deus esteve irado e que agora o consola, e põe as duas coisas na mesma estrofe. A alegria tem balde na mão, porque tira água, e volta amanhã para tirar mais. Na festa em que os sacerdotes buscavam água cantando estas palavras, Jesus ficou de pé e chamou os sedentos para junto dele.',
    prayer:
      'Deus da minha salvação, eu te agradeço, porque a tua ira passou e o teu consolo ficou. Jesus, eu venho com o balde, que ontem já tinha esvaziado. Tira o medo que não me deixa cantar. Que a vizinhança saiba, pelo meu jeito de voltar da fonte, que és grande no meio de nós. Amém.',
    application:
      'Cada vez que beber água hoje, agradeça por uma coisa que Jesus fez. À noite, cantem em casa uma estrofe de um hino de salvação.',
  },
  {
    slug: 'isaias-13',
    chapters: ['ISA.13'],
    verse: verse('Isaías 13:14', 'corça ovelha recolhe'),
    reflection:
      'Este capítulo contra a Babilônia tem linhas que fazem parar, com crianças mortas diante dos pais e mulheres violentadas. Isaías não adoça o que uma guerra faz, e é difícil ler que Deus desperta os medos para derrubar aquele império de tiranos. Quem lê pode ficar ao lado dos que correm, comparados à ovelha que ninguém recolhe, e pedir que o dia do juízo ponha fim também a essa violência. Quando Jesus viu multidões assim, cansadas e sem pastor, o que ele sentiu foi compaixão.',
    prayer:
      'Todo-Poderoso, eu não entendo tudo o que este capítulo diz e tenho pena das crianças que aparecem nele. Olha para as mulheres violentadas nas guerras de agora e para as que sofrem isso dentro de casa. Derruba o orgulho dos que mandam matar e recolhe quem está fugindo. Procura, Bom Pastor, a ovelha que ninguém recolheu. Faz de mim alguém que abre a porta. Amém.',
    application:
      'Ore por um país em guerra, dizendo o nome dele, e por um abrigo de mulheres ou de crianças da sua cidade. Se você sofreu violência, conte a alguém de confiança ou ligue 180; a culpa não é sua.',
  },
  {
    slug: 'isaias-14',
    chapters: ['ISA.14'],
    verse: verse('Isaías 14:13-14', 'Subirei trono semelhante Altíssimo'),
    reflection:
      'Cinco vezes o rei da Babilônia diz a si mesmo o que vai fazer: subir, levantar o trono, sentar-se no monte, passar das nuvens, ser como Deus. A terra inteira descansa quando ele cai, e até os pinheiros respiram porque ninguém vem mais cortá-los. Os reis mortos o recebem com uma frase seca, a de que ele ficou igual a todos. Jesus, que tinha o lugar mais alto, fez a viagem contrária e desceu até nós, e por isso Deus o exaltou.',
    prayer:
      'Altíssimo, eu conheço esses verbos, porque também quero subir. Livra-me da vontade de ficar acima dos outros, na casa, na igreja e no trabalho. Dá descanso aos povos que gemem debaixo de governantes cruéis, e à terra que eles ferem. Que haja em mim o sentimento de Jesus, que desceu e serviu. Amém.',
    application:
      'Faça hoje, sem contar a ninguém, um serviço que na sua opinião é tarefa de outra pessoa. Enquanto o faz, agradeça a Jesus por ter lavado pés.',
  },
  {
    slug: 'isaias-15',
    chapters: ['ISA.15'],
    verse: verse('Isaías 15:5-7', 'coração Moabe fugitivos bens'),
    reflection:
      'Numa noite caem duas cidades de Moabe, e as pessoas choram nos terraços, com a barba raspada e roupa de luto. A grama secou, as águas de Ninrim acabaram, e as famílias carregam o que juntaram na vida até o ribeiro dos salgueiros. Moabe era inimigo antigo de Judá, e o coração que grita por esses fugitivos, no meio da profecia, é o de quem anuncia a queda deles.',
    prayer:
      'Olha, Senhor de todos os povos, para quem sai de casa com um colchão, uma sacola e um filho no colo. Há enchentes e guerras que fazem isso numa noite só. Eu quero ter um coração que sofra até por quem nunca gostou de mim. Tu viste a família de Jesus sair de noite para outra terra. Mostra-me como acolher, sem discurso, quem perdeu tudo. Amém.',
    application:
      'Separe uma roupa boa, um cobertor ou um utensílio em bom estado e entregue a uma família que perdeu os seus. Se não tiver o que dar, ofereça duas horas de ajuda na limpeza ou na mudança.',
  },
  {
    slug: 'isaias-16',
    chapters: ['ISA.16'],
    verse: verse('Isaías 16:3-4', 'sombra esconde fugitivos refúgio'),
    reflection:
      'As moças de Moabe atravessam o Arnom como passarinho derrubado do ninho, e no meio da fuga se ouve um pedido bonito: que alguém faça ao meio-dia uma sombra escura como a noite, para esconder quem foge. Junto do pedido vem a promessa de um trono firmado em bondade na tenda de Davi, com um juiz que tem pressa de fazer justiça. Moabe era soberbo, e Isaías o diz com franqueza, mas as vinhas quebradas daquela terra o fazem chorar. Uma moabita chamada Rute já tinha achado abrigo em Belém, e da casa dela nasceu Davi, e depois Jesus.',
    prayer:
      'Senhor do trono de Davi, tu sabes o que é preciso para esconder alguém que corre perigo. Guarda os abrigos secretos, as pessoas ameaçadas e quem as protege sem contar a ninguém. Perdoa-me se só ajudo os que me parecem humildes o bastante. Obrigado por Rute e pelo teu Filho, que nasceu daquela família misturada. Que eu faça sombra hoje sobre quem está no sol forte. Amém.',
    application:
      'Dê hoje a alguém um descanso concreto: ceda o lugar na sombra ou na fila, ou assuma por uma hora a tarefa dele. Se você sabe de alguém ameaçado, guarde segredo do lugar onde está e ajude a chamar a polícia ou a rede de proteção.',
  },
  {
    slug: 'isaias-17',
    chapters: ['ISA.17'],
    verse: verse('Isaías 17:6-7', 'sobras oliveira azeitonas Criador'),
    reflection:
      'Depois que sacudiram a oliveira ficaram duas ou três azeitonas na ponta mais alta, e é com esse resto que Isaías compara o que sobraria de Israel. O povo tinha plantado mudas bonitas vindas de fora e esquecido a rocha que o sustentava, e na hora da colheita não havia nada para juntar. Com poucas azeitonas na mão, as pessoas voltam os olhos para quem as criou. O capítulo fecha com uma noite de pavor que passa antes de amanhecer, porque Deus repreendeu as nações que rugiam.',
    prayer:
      'Olho bastante para o que os meus dedos fizeram, meu Criador, e pouco para ti. Esqueci o teu nome nos meses em que a colheita foi boa. Hoje tenho duas ou três azeitonas, um pouco de força e um pouco de fé, e te entrego esse resto. Cuida de quem atravessa uma noite de pavor e conta as horas no relógio. O teu Filho mandou juntar os pedaços que sobraram, e por isso não tenho vergonha dos meus. Amém.',
    application:
      'Fique cinco minutos diante de uma coisa que não foi feita por mão humana: uma árvore, uma pedra, a palma da sua mão. Fale ali com o seu Criador sobre aquilo de que você se esqueceu.',
  },
  {
    slug: 'isaias-18',
    chapters: ['ISA.18'],
    verse: verse('Isaías 18:7', 'presente povo alto Sião'),
    reflection:
      'O capítulo fala de Cuxe, terra africana de rios, de barcos de junco e de gente alta que os vizinhos temiam. Enquanto os mensageiros correm de um lado para o outro, Deus diz que fica quieto em sua casa, olhando, como o calor do sol e a névoa na época da colheita, à espera da hora de podar. No fim esse povo sobe com um presente ao monte Sião. Um funcionário daquela região foi mais tarde a Jerusalém para adorar, e na volta, enquanto lia Isaías na carruagem, ouviu de Filipe quem era Jesus.',
    prayer:
      'Deus quieto e atento, eu confundo o teu silêncio com ausência e começo a correr. Ensina-me a esperar a hora em que a uva amadurece. Obrigado pelos povos da África, pelos que de lá vieram à força para o Brasil e pela fé que nos deixaram em canto e coragem. Perdoa o racismo que nos faz desprezar quem tu convidas para o teu monte. Recebe o presente de cada povo nas mãos de Jesus. Amém.',
    application:
      'Ouçam juntos um hino cantado por irmãos de um país africano ou de uma igreja de outra cultura. Depois conversem sobre o que ele ensina e orem por aquele povo.',
  },
  {
    slug: 'isaias-19',
    chapters: ['ISA.19'],
    verse: verse('Isaías 19:24-25', 'Israel Egito Assíria Bendito'),
    reflection:
      'O oráculo começa como os outros, com o Nilo seco, pescadores sem peixe e conselheiros tontos, e então muda de rumo. Deus fere o Egito e o cura, abre uma estrada entre os dois impérios que esmagavam Israel, e os inimigos caminham por ela para adorar juntos. No fim ele chama o Egito de seu povo e a Assíria de obra sua, com os nomes que só Israel usava. Foi no Egito, a quem Deus prometia essa bênção, que o menino Jesus ficou escondido quando Herodes o procurava.',
    prayer:
      'Senhor das nações, tu tens nomes de carinho para povos que eu temo. Abre estradas onde hoje há muros e fronteiras fechadas. Lembra-te dos cristãos do Egito, do Iraque e da terra de Israel, e dá-lhes paz. Jesus desfez a inimizade na cruz; cura o que ainda há de raiva em mim contra os de longe. Amém.',
    application:
      'Procurem num mapa o Egito, o Iraque e Israel, e orem em família pelos três, um minuto por cada um. Se conhecem alguém dessas terras, mandem uma saudação.',
  },
  {
    slug: 'isaias-20',
    chapters: ['ISA.20'],
    verse: verse('Isaías 20:2', 'Isaías nu descalço'),
    reflection:
      'Deus manda Isaías tirar a roupa e a sandália e andar assim, porque era daquele jeito que os prisioneiros do Egito e de Cuxe seriam levados embora. É um sinal duro de ver, e o profeta passa na própria pele a vergonha que anuncia. O recado é para o povo do litoral, que contava com o Egito para escapar da Assíria e agora não sabe para onde correr. Sem roupa, diante de todos, Jesus tomou na cruz a vergonha dos vencidos e a carregou em nosso lugar.',
    prayer:
      'Tenho medo da vergonha, Senhor, de ser visto como sou, sem a roupa que escolhi para os outros. Obrigado porque o teu Filho passou por ela e não se escondeu. Cobre com dignidade os presos revistados, os doentes despidos no hospital, os que dormem na rua. Quando a ajuda em que eu confiava falhar, mostra-me a porta da tua casa. Eu quero esperar em ti antes de ter esgotado todo o resto. Amém.',
    application:
      'Cuide hoje da dignidade de alguém que está exposto: feche uma porta, empreste um casaco, mude de assunto quando rirem dele. Não passe adiante nenhuma foto que envergonhe uma pessoa.',
  },
  {
    slug: 'isaias-21',
    chapters: ['ISA.21'],
    verse: verse('Isaías 21:11-12', 'guarda noite manhã'),
    reflection:
      'O próprio Isaías fica perturbado com o que vê, com dores de mulher em parto, e a noite que ele esperava para descansar lhe dá medo. Um vigia na torre avisa que a Babilônia caiu, e logo depois chega de Edom a voz de alguém que pergunta pela noite, duas vezes. A resposta do guarda não engana ninguém: a manhã vem, e outra noite também, e quem quiser pode voltar e perguntar de novo. Mais adiante o povo de Temá leva água e pão aos que fogem da espada.',
    prayer:
      'Guarda de Israel, eu também pergunto que horas são na minha noite. Agradeço porque a tua resposta é honesta e deixa a porta aberta para eu voltar amanhã. Acompanha quem atravessa a madrugada com febre, com medo ou com o pensamento aceso. Eu olho para o lado em que nasce a estrela da manhã, nome que Jesus deu a si mesmo. Faz-me levar pão e água aos que estão fugindo, enquanto o dia não chega. Amém.',
    application:
      'Leve um café ou uma garrafa de água a uma pessoa que trabalha de noite ou de madrugada, como o porteiro ou a cuidadora. Pergunte como tem sido a noite dela.',
  },
  {
    slug: 'isaias-22',
    chapters: ['ISA.22'],
    verse: verse('Isaías 22:22', 'chave Davi ombro abrir'),
    reflection:
      'Jerusalém se prepara para o cerco com competência, conta as casas, conserta as brechas e junta água entre os dois muros, e se esquece de olhar para quem deu a água. Quando Deus chama ao choro, o povo mata vacas e ovelhas e faz uma festa de despedida. No palácio, o mordomo Sebna está ocupado em cavar na rocha um túmulo de gente importante, e Deus entrega o cargo a Eliaquim, com a chave da casa de Davi no ombro. O profeta compara o novo mordomo a um prego que um dia também cairia, e no Apocalipse quem se apresenta com a chave de Davi é Jesus.',
    prayer:
      'Senhor da casa de Davi, eu conserto muros o dia inteiro e quase não levanto os olhos para ti. Perdoa a festa com que abafo o teu chamado a chorar. Livra quem ocupa cargo de usar o tempo no próprio monumento. Abre, Senhor Jesus, a porta que eu empurro há meses, ou mostra-me que ela não é a minha. Faz-me fiel com as chaves pequenas que puseste na minha mão. Amém.',
    application:
      'Pegue o seu chaveiro e diga diante de cada chave a quem ela serve além de você. Depois abra uma dessas portas, da casa, do carro ou da sala, para servir alguém nesta semana.',
  },
  {
    slug: 'isaias-23',
    chapters: ['ISA.23'],
    verse: verse('Isaías 23:18', 'comércio consagrados guardados saciarem'),
    reflection:
      'Os marinheiros que voltam de Társis recebem em Chipre a notícia de que não há mais porto para entrar, porque Tiro acabou. A cidade que dava coroas e tinha comerciantes tratados como príncipes passa setenta anos esquecida, e o profeta a compara, com dureza, a uma prostituta que toca harpa pelas ruas para ser lembrada. O final surpreende, porque o lucro dela já não vai para o cofre: vira comida farta e roupa boa para os que vivem diante do Senhor.',
    prayer:
      'Deus do mar e dos portos, tu vês o que entra e o que sai da minha conta. Converte o dinheiro que me deixa orgulhoso em pão e em agasalho. Tem misericórdia das mulheres que vendem o corpo para viver, e dos homens que as compram; dá a elas uma saída e a eles arrependimento. Visita também o meu caixa, como Jesus visitou a casa de Zaqueu. Consagra hoje o meu trabalho, da primeira à última hora. Amém.',
    application:
      'Olhem juntos as contas do mês e escolham uma parte, mesmo que sejam moedas ou um quilo de arroz, que vai direto para o prato de alguém. Levem a doação juntos antes que a semana acabe.',
  },
  {
    slug: 'isaias-24',
    chapters: ['ISA.24'],
    verse: verse('Isaías 24:16', 'confins canções Justo Fraqueza'),
    reflection:
      'A terra deste capítulo balança como um bêbado e como uma choupana, e ninguém fica de fora, nem o sacerdote, nem a patroa, nem quem emprestou o dinheiro. A contaminação veio dos moradores, que quebraram a aliança, e por isso o vinho perde o gosto e o pandeiro se cala. De repente chegam do outro lado do mar vozes cantando a glória do Justo. Isaías ouve a música e ainda assim não consegue cantar, porque continua vendo os traidores em volta, e a Bíblia guarda as duas coisas no mesmo versículo.',
    prayer:
      'Hoje, Rei de Sião, eu estou mais perto do gemido do que da canção. Recebe o meu louvor fraco e as vozes fortes que vêm de outras terras. Perdoa o que fazemos com os rios, com a mata e com o ar que os nossos netos vão respirar. Enquanto o chão se move, eu me agarro ao Justo que eles cantam. Sustenta ao meu lado quem também não consegue cantar nesta semana. Amém.',
    application:
      'Ouça um louvor inteiro sem cantar, se não tiver vontade, e deixe que os outros cantem por você. Depois cuide de um pedaço da terra: recolha o lixo de uma calçada ou regue uma planta esquecida.',
  },
  {
    slug: 'isaias-25',
    chapters: ['ISA.25'],
    verse: verse('Isaías 25:8', 'morte enxugará lágrimas rostos'),
    reflection:
      'A cidade orgulhosa virou monte de pedras, e noutro monte alguém está pondo a mesa. O convite é para todos os povos, com a melhor comida e o melhor vinho, e no meio do jantar o dono da casa faz uma coisa inesperada: engole a morte. Depois passa de rosto em rosto com um lenço. Paulo e João repetiram essas duas cenas, porque tinham conhecido o lugar onde elas começaram, um túmulo aberto e um homem vivo perguntando a Maria por que chorava.',
    prayer:
      'Senhor, tu és o meu Deus, abrigo na chuva e sombra no calor. Há um véu sobre nós, e hoje ele está sobre a minha casa. Rasga-o, como prometeste. Guarda para mim um lugar perto dos que já partiram, na mesa em que Jesus serve. Até lá, empresta-me o teu lenço para os olhos de alguém. Amém.',
    application:
      'Leve comida a uma família de luto, ou coma com ela, e escute histórias de quem morreu. Se o luto é seu, peça companhia para uma refeição.',
  },
  {
    slug: 'isaias-26',
    chapters: ['ISA.26'],
    verse: verse('Isaías 26:18-19', 'dores vento mortos viverão orvalho'),
    reflection:
      'O cântico fala de uma cidade forte de portões abertos, e de outra, a dos soberbos, que os pés dos pobres vão pisar. Depois o povo confessa uma tristeza antiga, a de ter passado por todas as dores de um parto e no fim ter nas mãos apenas vento. A resposta vai mais longe do que o pedido, porque Deus promete que os mortos dele vão viver e que a terra os dará à luz, como o orvalho que aparece de manhã. Os cristãos leem isso ao lado do túmulo de Jesus, o primeiro que a terra devolveu para sempre.',
    prayer:
      'Rocha eterna, eu conheço o esforço que termina em vento, o curso que não deu em nada e a gravidez que não chegou ao fim. Sussurro a minha oração, porque hoje me falta a voz. Tu prometes vida aos teus que dormem no pó; consola-me da falta que sinto dos meus. Guarda em paz quem tem o pensamento firme em ti. Espero o orvalho da manhã, porque Jesus ressuscitou. Amém.',
    application:
      'Diga em voz alta, com alguém da família, o nome de uma pessoa que vocês perderam, e contem uma lembrança boa dela. Agradeçam a Deus pela promessa da ressurreição.',
  },
  {
    slug: 'isaias-27',
    chapters: ['ISA.27'],
    verse: verse('Isaías 27:2-3', 'vinha vigio rego momento noite'),
    reflection:
      'No começo do livro Isaías tinha cantado uma vinha que o dono abandonou aos espinhos, e agora ele canta a mesma vinha de outro jeito. O Senhor a rega a cada momento, toma conta dela de dia e de noite, e quer briga só com os espinhos, aos quais ainda oferece as pazes. O que ele corrige, corrige com medida. Naquele dia o povo é colhido um a um, como quem não quer deixar nenhum grão no chão, e uma grande trombeta chama de volta os perdidos na Assíria e no Egito.',
    prayer:
      'Que bom saber, Senhor da vinha, que esta noite alguém fica acordado por mim. Rega a parte da minha vida que secou sem que eu notasse. Se há em mim espinho contra ti, aceito as pazes que ofereces por meio de Jesus. Olha pelos que estão espalhados longe da família, e chama-os pelo nome, um de cada vez. Eu vou me deitar e descansar, porque tu não dormes. Amém.',
    application:
      'Regue hoje uma planta em silêncio e pense em cada pessoa da sua casa, uma por uma. Peça a Deus uma coisa para cada uma delas.',
  },
  {
    slug: 'isaias-28',
    chapters: ['ISA.28'],
    verse: verse('Isaías 28:16', 'pedra provada esquina crer'),
    reflection:
      'As mesas dos sacerdotes estão sujas de vômito, e os chefes de Jerusalém dizem que fizeram um acordo com a morte e que por isso a desgraça não os alcança. Isaías responde que a cama deles ficou curta e o cobertor estreito, e qualquer pessoa que já dormiu mal entende o que ele diz. Deus põe outra coisa no lugar, uma pedra testada, no canto da construção, em que se pode apoiar o peso sem correr. Pedro e Paulo ensinaram que essa pedra é Jesus.',
    prayer:
      'Deus que trabalhas bem, eu também tenho mentiras em que me escondo, curtas demais para me cobrir. Põe-me sobre a pedra que escolheste, e tira a minha pressa. Tu ensinas o lavrador a tratar o cominho com uma varinha; trata-me com a medida que eu aguento. Socorre quem bebe para esquecer e a família que limpa o chão depois. Em Jesus quero construir o dia de hoje. Amém.',
    application:
      'Se a bebida virou refúgio para você ou para alguém da sua casa, conte isso hoje a uma pessoa de confiança e informe-se sobre um grupo de apoio ou o CAPS. Se não é o caso, telefone a quem vive esse problema e pergunte como está.',
  },
  {
    slug: 'isaias-29',
    chapters: ['ISA.29'],
    verse: verse('Isaías 29:11-12', 'livro selado ler'),
    reflection:
      'Entregam o livro a um homem estudado, e ele diz que não pode porque está selado; entregam a quem não estudou, e ele diz que não sabe ler. Assim ninguém escuta a Deus em Ariel, a cidade de Davi, embora as festas se repitam ano após ano e as bocas digam tudo certo. O coração ficou longe, e Jesus usou essa queixa com os fariseus que lavavam as mãos. A promessa é de um dia em que os surdos vão ouvir as palavras do livro e os pobres vão se alegrar no seu Deus.',
    prayer:
      'Santo de Jacó, eu tenho a tua palavra em casa, no celular e no banco da igreja, e muitas vezes a deixo fechada. Tira de mim a desculpa do estudo que tenho e a do estudo que me falta. Abençoa quem aprende a ler depois de velho para poder ler a tua carta. Chama o meu coração de volta para perto da minha boca. Abre para mim, Jesus, o livro que só tu pudeste abrir. Amém.',
    application:
      'Leia em voz alta um capítulo da Bíblia para alguém que não lê, ou não enxerga bem, ou peça a uma criança que leia para você. Perguntem um ao outro o que ficou.',
  },
  {
    slug: 'isaias-30',
    chapters: ['ISA.30'],
    verse: verse('Isaías 30:15', 'descanso calma confiança força'),
    reflection:
      'A caravana de Judá atravessa um deserto de leões e cobras com tesouros nas corcovas dos camelos, para comprar a ajuda do Egito. Deus lhes oferecia sossego, e eles responderam que preferiam cavalos rápidos. A resposta dele surpreende: em vez de alcançá-los, ele espera, para ter piedade deles. Quem cansa de correr ouve de novo, logo atrás, a voz que indica o caminho, a mesma que em Jesus chamou os sobrecarregados para descansar.',
    prayer:
      'Senhor, eu selo o cavalo antes de te perguntar qualquer coisa. Perdoa a minha pressa e o dinheiro que gastei com socorros que nada valeram. Obrigado porque ainda esperas por mim. Fala atrás de mim quando eu me desviar para um lado ou para o outro, e dá-me, por Jesus, o descanso em que está a força. Amém.',
    application:
      'Fique dez minutos sentado, sem celular, diante da decisão que mais o apressa. Só depois escreva qual é o próximo passo, um só para hoje.',
  },
  {
    slug: 'isaias-31',
    chapters: ['ISA.31'],
    verse: verse('Isaías 31:5', 'aves ninho protegerá'),
    reflection:
      'Judá manda gente ao Egito atrás de cavalos, e Isaías lembra o que todo mundo devia saber, que os egípcios são homens como os outros e os cavalos são carne. Para dizer como Deus defende Jerusalém ele usa dois bichos muito diferentes. O primeiro é o leão, que não larga a presa por causa dos gritos dos pastores; depois vêm os pássaros, que voam em volta do ninho. Jesus olhou para a mesma cidade e disse que tinha querido juntar os filhos dela como a galinha junta os pintinhos debaixo das asas, e eles não quiseram.',
    prayer:
      'Ainda admiro, Senhor, a força dos cavalos e confio no que posso contar e medir. Chama-me de volta, porque me afastei mais do que admito. Cobre com as tuas asas os velhos que moram sozinhos e quem tem medo de voltar para casa. Não deixes que eu fuja dessas asas, como fugiram os que Jesus quis ajuntar. Tira da minha mão os ídolos que eu mesmo fabriquei. Amém.',
    application:
      'Proteja hoje uma criança de um jeito simples: acompanhe-a na travessia, fique por perto no parquinho, ouça o que ela conta. Se notar sinal de maus-tratos, ligue 100.',
  },
  {
    slug: 'isaias-32',
    chapters: ['ISA.32'],
    verse: verse('Isaías 32:2', 'abrigo vento refúgio tempestade'),
    reflection:
      'O capítulo sonha com um governo justo e põe nele um detalhe que quase passa despercebido: cada pessoa será como uma rocha grande que faz sombra no deserto. Os nomes também voltam ao lugar, e ninguém mais chama o avarento de generoso. As mulheres que vivem tranquilas são avisadas de que dali a um ano e pouco a uva vai faltar, e o palácio ficará para os jumentos selvagens até que o Espírito venha do alto. Quando ele vem, a justiça dá um fruto que se chama paz, e o povo dorme em casa segura.',
    prayer:
      'Rei justo, obrigado pelas pessoas que foram para mim sombra de pedra em dia de sol. Derrama o teu Espírito sobre o nosso chão seco e sobre a minha tranquilidade descuidada. Ensina-nos a distinguir o tolo do nobre na hora de escolher quem governa. Faz com que alguém cansado possa hoje encostar em mim. Amém.',
    application:
      'Pense em quem foi abrigo para você num ano difícil e conte isso a ele, com o que ele fez. Depois pergunte a si mesmo quem hoje precisa dessa sombra.',
  },
  {
    slug: 'isaias-33',
    chapters: ['ISA.33'],
    verse: verse('Isaías 33:17', 'olhos rei formosura terra'),
    reflection:
      'As estradas estão vazias, o tratado foi rasgado, e os mensageiros da paz choram na rua. Isaías olha para esse país assustado e promete que os mesmos olhos verão o rei na sua beleza. Ele descreve também quem pode morar perto do fogo: gente que fala direito e abana a mão para recusar o suborno. A última linha fala de uma cidade onde ninguém está doente, porque o povo foi perdoado, e foi assim que Jesus tratou o paralítico de Cafarnaum.',
    prayer:
      'Senhor, tem misericórdia de nós, que esperamos em ti. Sê a nossa força cada manhã, quando a notícia é ruim antes do café. Limpa a minha boca e as minhas mãos de todo ganho torto. Jesus perdoou e mandou levantar; mostra-me, na hora da aflição, a formosura do Rei. Amém.',
    application:
      'Recuse hoje um ganho, um favor ou um jeitinho que não é limpo, mesmo que pareça pequeno. Conte a um amigo por que você recusou, e peça que ore por você.',
  },
  {
    slug: 'isaias-34',
    chapters: ['ISA.34'],
    verse: verse('Isaías 34:15-16', 'coruja ninho livro criaturas Espírito'),
    reflection:
      'Este é um dos textos mais sombrios do profeta, com sangue nos montes e Edom transformado em piche ardente. Ninguém precisa gostar dessas linhas; elas dizem que a crueldade contra Sião vai a julgamento, e quem sofreu na mão dos fortes sabe por que isso importa. Nas ruínas chegam o pelicano, o bode e a coruja, que faz ninho e recolhe os filhotes à sombra. Deus reparte a terra entre eles com o cordel, como se fossem herdeiros, e cuida para que a nenhum bicho falte o seu par.',
    prayer:
      'Juiz de todas as nações, diante deste capítulo eu fico pequeno e sem palavras fáceis. Faz justiça a quem não a recebeu, e livra-me de querer executá-la com as minhas mãos. Eu me abrigo em Jesus, que passou pelo juízo por nós. Tu pensas até no ninho da coruja e no par do bode. Cuida, então, das ruínas da minha história, e faz nascer ali alguma vida. Amém.',
    application:
      'Leia o capítulo devagar e escreva em uma linha o que nele incomoda você, dizendo isso a Deus sem disfarce. Depois ponha água ou comida para um bicho da rua.',
  },
  {
    slug: 'isaias-35',
    chapters: ['ISA.35'],
    verse: verse('Isaías 35:3-4', 'mãos fracas joelhos Fortalecei'),
    reflection:
      'O deserto floresce antes que a estrada fique pronta. Isaías manda olhar para as mãos que caem, os joelhos que tremem e o coração aflito, e dizer-lhes que Deus vem. A lista do que acontece então ficou famosa, cegos que veem, coxos que pulam, e foi com ela que Jesus respondeu a João Batista, preso e em dúvida. A estrada é tão bem sinalizada que nem os distraídos se perdem, e pela beira dela a tristeza vai embora correndo.',
    prayer:
      'Deus que vens, olha estas mãos fracas e estes joelhos. Faz brotar água onde só há chacal. Ensina a tua igreja a abrir rampas, a falar com as mãos, a esperar quem anda devagar. Jesus, quando eu duvidar como João, conta-me outra vez as tuas obras. E leva-me, distraído que sou, pela estrada que não se erra. Amém.',
    application:
      'Fale hoje a uma pessoa com medo uma frase curta de coragem, olhando nos olhos. Repare também no que impede alguém com deficiência de entrar na sua igreja, e chame outra pessoa para ajudar a mudar isso.',
  },
  {
    slug: 'isaias-36',
    chapters: ['ISA.36'],
    verse: verse('Isaías 36:16-17', 'vide figueira cisterna terra'),
    reflection:
      'Rabsaqué para junto ao aqueduto, no mesmo caminho onde Isaías um dia encontrou o rei Acaz, e fala alto na língua do povo. Primeiro ele assusta, depois promete: cada um terá a sua videira, a sua figueira e a água do seu poço, até o dia em que todos serão levados para uma terra parecida. É quase a promessa de Deus, com a mudança forçada escondida no meio da frase, e os homens de Ezequias, por ordem do rei, não respondem nada. Outra voz ofereceu a Jesus todos os reinos do mundo em troca de um joelho no chão, e ele não negociou.',
    prayer:
      'Há propostas, Deus de Ezequias, que me chegam com cheiro de pão e trigo, e eu não leio a parte pequena do contrato. Dá-me ouvido para perceber a mentira que imita a tua voz. Guarda os jovens da promessa de dinheiro rápido, e as famílias do agiota e da aposta. Quero responder com a tua palavra, como Jesus respondeu ao tentador. Fecha a minha boca quando a discussão só serve ao inimigo. Amém.',
    application:
      'Antes de aceitar uma oferta que parece boa demais, leia-a inteira com outra pessoa e dê a si mesmo um dia de prazo. Comece por uma que já está no seu celular.',
  },
  {
    slug: 'isaias-37',
    chapters: ['ISA.37'],
    verse: verse('Isaías 37:30-31', 'semeai colhei raízes fruto'),
    reflection:
      'Ezequias pediu socorro, e junto com a promessa de que a Assíria não entraria na cidade ele recebeu um sinal que leva três anos para se cumprir. No primeiro ano o povo vai comer o que nascer sozinho, no segundo também, e no terceiro vai semear, plantar vinha e colher. A libertação chega em uma noite, e a horta demora. Os que sobraram, diz Isaías, vão criar raiz para baixo antes de dar fruto para cima.',
    prayer:
      'Santo de Israel, eu queria que a mesa voltasse a ficar cheia na manhã seguinte ao livramento. Ensina-me a passar com gratidão pelo ano das sobras. Segura quem saiu do hospital, da dívida ou do luto e ainda não tem força para semear. O teu Filho falou da semente que cresce de noite, enquanto o lavrador dorme. Faz descer em mim a raiz que ninguém aplaude, e dá o fruto no tempo certo. Amém.',
    application:
      'Converse com alguém que está se recuperando e pergunte em que ano ele se sente: no das sobras, no da espera ou no da semeadura. Combinem um passo pequeno que caiba nesse ano.',
  },
  {
    slug: 'isaias-38',
    chapters: ['ISA.38'],
    verse: verse('Isaías 38:17', 'amargura cova pecados'),
    reflection:
      'Só Isaías guardou o poema que Ezequias escreveu depois de sarar. O rei compara a sua vida a uma tenda que o pastor desmonta e a um pano que o tecelão já enrola para cortar do tear, e conta que gemia como pomba e piava como andorinha. Olhando para trás, ele diz que aquela amargura lhe fez bem, porque Deus o tirou da cova com amor e jogou os pecados dele para trás das costas. Ezequias achava que os mortos já não podiam louvar, e nós recebemos de Jesus uma esperança que ele ainda não conhecia.',
    prayer:
      'Conheço noites, Deus dos vivos, em que a gente só espera que clareie. Ouve o gemido de quem está na UTI e não consegue formar palavras. Obrigado pelos anos acrescentados, pela pasta de figos, pelo antibiótico e por quem soube usá-los. Joga também os meus pecados para trás das tuas costas. Enquanto eu viver, quero contar aos meninos da casa a tua fidelidade. Amém.',
    application:
      'Escreva um poema ou uma oração de cinco linhas sobre uma doença ou um aperto do qual Deus o tirou. Guarde o papel onde os seus filhos ou sobrinhos possam um dia encontrá-lo.',
  },
  {
    slug: 'isaias-39',
    chapters: ['ISA.39'],
    verse: verse('Isaías 39:8', 'palavra paz segurança dias'),
    reflection:
      'Ezequias acaba de ficar bom, e de longe chegam visitas com cartas e um presente. Ele se alegra com os visitantes e abre tudo, a prata, os óleos, o depósito de armas, sem deixar nada escondido. Isaías faz três perguntas simples e anuncia que aquilo tudo irá para a Babilônia, com alguns dos descendentes do rei. A resposta de Ezequias é difícil de admirar, porque ele se contenta com a ideia de que a paz dura enquanto ele viver.',
    prayer:
      'Senhor do tempo, tu me curaste, e eu logo quis mostrar a casa. Perdoa a vaidade de exibir o que recebi de graça. Tira de mim o sossego de quem deixa a conta para os filhos pagarem, na dívida, na natureza e na fé. Jesus orou pelos que um dia iam crer, e eu estava entre eles. Faz-me cuidar hoje de um tempo que não vou ver. Amém.',
    application:
      'Tome hoje uma decisão que favoreça quem vem depois de você: guardar uma quantia pequena, plantar, ensinar uma receita ou organizar um documento. Conte aos mais novos o motivo.',
  },
  {
    slug: 'isaias-40',
    chapters: ['ISA.40'],
    verse: verse('Isaías 40:11', 'pastor cordeirinhos colo'),
    reflection:
      'Isaías anuncia consolo a um povo castigado e apresenta Deus de dois modos. Ele pesa os montes na balança, e diante dele as nações são um pingo que sobra no balde. Esse mesmo Deus recolhe os cordeirinhos nos braços e anda devagar por causa das ovelhas que têm filhotes.',
    prayer:
      'Senhor eterno, tu chamas as estrelas pelo nome e nunca te cansas. Eu me canso, e às vezes digo que o meu caminho está escondido de ti. Leva-me no colo hoje, Jesus, meu bom pastor, e anda no passo das mães com filhos pequenos. Renova as minhas forças para caminhar até o fim do dia. Amém.',
    application:
      'Faça companhia a alguém que anda devagar: um idoso, uma gestante, uma criança pequena. Caminhe no passo dessa pessoa, sem apressar.',
  },
  {
    slug: 'isaias-41',
    chapters: ['ISA.41'],
    verse: verse('Isaías 41:14', 'povinho ajudo Redentor'),
    reflection:
      'Os povos do litoral ficam com medo e correm para a oficina, onde um anima o outro, elogia a solda e prega o ídolo para que não balance. Israel recebe um tratamento estranho e terno, porque Deus o chama de semente de Abraão, seu amigo, e logo depois de verme. O apelido não serve para humilhar: quem se sente do tamanho de um verme ouve que o Santo o segura pela mão direita e é o seu Redentor. O deserto dos pobres que procuram água recebe rios e sete espécies de árvores.',
    prayer:
      'Redentor meu, há dias em que o apelido de verme me parece exato. Segura a minha mão direita e repete que me ajudas. Dá água aos que a procuram, nas secas do sertão e nas torneiras vazias da periferia. Perdoa os ídolos que prego bem firmes para não ver que eles não se mexem. Quero viver como teu amigo, do jeito de Abraão. Amém.',
    application:
      'Anime hoje um colega que trabalha com medo, com uma frase verdadeira e uma ajuda na tarefa dele. Diga também em que você próprio se sente pequeno.',
  },
  {
    slug: 'isaias-42',
    chapters: ['ISA.42'],
    verse: verse('Isaías 42:3', 'cana rachada pavio fumega'),
    reflection:
      'Deus apresenta o seu servo e conta primeiro o que ele não faz: não grita na rua, não acaba de quebrar o bambu rachado, não sopra o pavio que só solta fumaça. Com essa delicadeza ele vai pôr justiça na terra, sem desanimar até conseguir. Logo o mesmo capítulo ouve Deus gritar como mulher em parto, porque a mansidão não é frieza. Mateus viu Jesus curar uma multidão, pedir silêncio sobre isso, e se lembrou destas palavras.',
    prayer:
      'Servo do Senhor, sou um pavio que mal fumega, e tu te abaixas com a mão em volta. Obrigado por não me apagares. Faz-me assim com os outros, sem gritar e sem desistir. Abre os olhos dos cegos e as portas das prisões injustas. Guia-me por um caminho que eu não conheço, e acende a luz à minha frente. Amém.',
    application:
      'Trate hoje com cuidado redobrado uma pessoa que está por um fio. Fale mais baixo, espere mais tempo, e ofereça uma ajuda pequena e concreta.',
  },
  {
    slug: 'isaias-43',
    chapters: ['ISA.43'],
    verse: verse('Isaías 43:2', 'águas contigo fogo'),
    reflection:
      'Deus fala a exilados e usa os verbos de uma família: criei, formei, chamei pelo nome, és meu. Ele não diz que haverá pontes; diz que eles vão passar pelas águas e pelo fogo, e que estará junto. Ele anuncia uma estrada nova no deserto a quem vive de recordar o mar Vermelho, e promete, por amor de si mesmo, apagar os pecados de quem o cansou.',
    prayer:
      'Criador meu, tu sabes o meu nome e dizes que sou teu. Entra comigo nesta água, que está subindo, e neste fogo que eu não escolhi. Jesus passou pelos dois antes de mim. Apaga as minhas transgressões por amor de ti mesmo, e dá-me olhos para a coisa nova que já começa a brotar. Amém.',
    application:
      'Diga a alguém, pelo nome, que essa pessoa é preciosa para Deus e para você. Conte por quê, com um exemplo, e ouça o que ela tem atravessado.',
  },
  {
    slug: 'isaias-44',
    chapters: ['ISA.44'],
    verse: verse('Isaías 44:22', 'névoa nuvem volta resgatei'),
    reflection:
      'O homem planta o pinheiro, a chuva o faz crescer, e um dia ele corta a tora em duas. Com metade assa a carne, se esquenta e fica satisfeito; com a outra faz um deus, ajoelha-se e pede socorro. Isaías diz que essa pessoa come cinza e não repara que leva uma mentira na mão. Ao povo que faz o mesmo, Deus lembra quem fabricou quem, promete não o esquecer e desmancha a culpa como o sol da manhã desmancha a neblina.',
    prayer:
      'Também eu peço salvação à mesma coisa que me aquece e me alimenta, e tu, que me formaste, estás vendo. O trabalho e o celular são bons, e eu me ajoelho diante deles. Abre os meus olhos para a mentira que carrego na mão direita. Obrigado porque já me resgataste em Jesus antes de eu pensar em voltar. Derrama o teu Espírito sobre os nossos filhos, para que digam sem vergonha que são teus. Amém.',
    application:
      'Escreva na mão, como no capítulo, que você é do Senhor, e deixe as palavras ali até o banho da noite. Cada vez que pegar o celular, leia-as primeiro.',
  },
  {
    slug: 'isaias-45',
    chapters: ['ISA.45'],
    verse: verse('Isaías 45:5', 'revestirei conheças'),
    reflection:
      'Deus chama Ciro, rei da Pérsia, pelo nome, toma-o pela mão direita e até o chama de ungido, e diz por duas vezes que esse homem não o conhece. Por meio dele os exilados vão voltar sem pagar nada. Parece que alguém em Israel reclamava do método, porque Isaías fala de um caco de barro que discute com o oleiro. O convite do fim chega até os limites da terra, e Paulo leu ali o nome de Jesus, diante de quem todo joelho vai se dobrar.',
    prayer:
      'Deus que te escondes, tu me ajudaste por mãos que eu não esperava: um chefe sem fé, um médico de outra crença, um estranho na rodoviária. Obrigado por me teres chamado antes que eu te conhecesse. Perdoa-me quando quero mandar no teu modo de salvar. Quebra as portas de bronze de quem está preso no vício ou na injustiça. Eu dobro hoje o joelho diante de Jesus, com alegria. Amém.',
    application:
      'Agradeça a uma pessoa que não é da sua fé por um bem que ela lhe fez. Ore depois por ela, sem lhe dizer nada, para que conheça o Deus que se serviu dela.',
  },
  {
    slug: 'isaias-46',
    chapters: ['ISA.46'],
    verse: verse('Isaías 46:4', 'velhice cabelos carregarei'),
    reflection:
      'Bel e Nebo saem da Babilônia no lombo de animais cansados, e o peso dos deuses faz os bois tropeçarem. Isaías põe ao lado dessa procissão um Deus que fala como quem tem os braços ocupados: carreguei você desde o ventre, e vou carregar até os cabelos ficarem brancos. Há religiões e sonhos que precisam ser levados nas costas o dia inteiro. Jesus, o pastor da parábola, põe a ovelha nos ombros e ainda vai contente.',
    prayer:
      'Pai, tu me carregaste quando eu nem sabia falar. Obrigado pelos braços de quem cuidou de mim em teu nome. Tira das minhas costas os ídolos que eu mesmo fabriquei e que nunca respondem. Leva no colo os nossos velhos, com a memória fraca e as pernas doloridas, e a mim quando chegar a minha vez. Amém.',
    application:
      'Visitem ou telefonem hoje a uma pessoa de cabelos brancos e peçam que conte um tempo em que Deus a carregou. Ofereçam-se para levar alguma coisa por ela.',
  },
  {
    slug: 'isaias-47',
    chapters: ['ISA.47'],
    verse: verse('Isaías 47:6', 'misericordiosa velhos jugo'),
    reflection:
      'A senhora dos reinos é mandada descer do trono, sentar no pó e moer farinha, com a perna de fora para atravessar o rio. O quadro é cruel com uma mulher, e vale lembrar que ele fala de um império inteiro. Deus tinha entregado Judá nas mãos da Babilônia, e cobra dela que não teve pena nem dos velhos, sobre os quais pôs uma carga pesada. Ela repetia que só ela existia e consultava astrólogos até se cansar, e nenhum deles vai poder salvá-la.',
    prayer:
      'Nosso Redentor, tu reparas no peso que se põe sobre os velhos. Perdoa a impaciência com que trato quem anda devagar, repete a história e não entende o aparelho. Defende os aposentados roubados em golpes e os que trabalham doentes porque o dinheiro não dá. Tira do meu coração a frase que diz “só eu”. Que o meu jeito de mandar se pareça com o de Jesus, que prometeu aos cansados um fardo leve. Amém.',
    application:
      'Peça hoje a uma pessoa mais velha que lhe ensine uma coisa que ela sabe fazer, como um ponto de crochê, uma receita ou um conserto. Aprenda no ritmo dela, sem suspirar nem olhar o relógio.',
  },
  {
    slug: 'isaias-48',
    chapters: ['ISA.48'],
    verse: verse('Isaías 48:18', 'ouvidos mandamentos paz rio'),
    reflection:
      'Deus conhece o pescoço duro do seu povo, que jura pelo nome dele sem sinceridade, e explica por que anunciou as coisas antes: para que ninguém dissesse que foi o ídolo. No meio da explicação escapa um suspiro. Se eles tivessem escutado, a paz deles correria hoje como um rio e a sua justiça teria o tamanho do mar. Mesmo assim ele manda o povo sair da Babilônia com gritos de alegria, e lembra que no deserto a água brotou da pedra.',
    prayer:
      'Meu Redentor, tu me ensinas o que é bom para mim, e eu teimei com testa de bronze. Ouço o teu suspiro pelos anos que podiam ter sido de paz. Não deixes que eu gaste os próximos do mesmo jeito. Nesta fornalha em que estou, purifica-me e fica perto. Deixa correr hoje pela minha casa um pouco daquele rio. Amém.',
    application:
      'Escolha um conselho de Deus que você já conhece e nunca pôs em prática. Dê hoje o primeiro passo nele, a sós, e anote o que mudou dentro de você até a noite.',
  },
  {
    slug: 'isaias-49',
    chapters: ['ISA.49'],
    verse: verse('Isaías 49:15-16', 'mulher esquecer palmas escrito'),
    reflection:
      'O servo se queixa de ter trabalhado à toa, e Deus lhe responde aumentando a tarefa, porque pouco seria restaurar um povo só. Sião também se queixa, dizendo que foi esquecida. A resposta usa a imagem mais forte que havia, a da mãe com o filho no peito, e ainda vai além dela. O nome da cidade está gravado nas mãos de Deus, e um discípulo incrédulo foi convidado a pôr o dedo nas marcas que essas mãos trouxeram para sempre.',
    prayer:
      'Senhor, eu também já disse que te esqueceste. Mostra-me as tuas mãos. Cura os que uma mãe esqueceu ou não pôde criar, e segura-os mais perto. Quando o meu trabalho parecer inútil, guarda a minha recompensa contigo. Jesus, luz das nações, os meus muros caídos estão diante de ti; isso me basta hoje. Amém.',
    application:
      'Escreva na palma da mão a inicial de alguém que se sente esquecido. Antes que ela se apague, telefone ou visite essa pessoa.',
  },
  {
    slug: 'isaias-50',
    chapters: ['ISA.50'],
    verse: verse('Isaías 50:4', 'língua cansado desperta ouvido'),
    reflection:
      'O servo conta como aprendeu a consolar: toda manhã alguém lhe acorda o ouvido. Quem fala bem aos cansados passou antes muito tempo escutando. O mesmo homem oferece as costas a quem bate e o rosto a quem cospe, e segue em frente com o rosto firme como pedra. Jesus levantou-se de madrugada para orar, e Lucas usou quase essas palavras quando contou que ele firmou o rosto para ir a Jerusalém.',
    prayer:
      'Senhor, acorda o meu ouvido antes do despertador. Dá-me uma palavra curta para quem está exausto, e a sabedoria de calar as compridas. Jesus, tu não escondeste o rosto, e as bofetadas que levaste me curam da vergonha. Se hoje eu andar no escuro, sem luz nenhuma, ensina-me a me apoiar no teu nome. Amém.',
    application:
      'Comece o dia de amanhã com cinco minutos de escuta, sem pedir nada. Depois escolha uma pessoa cansada e pergunte de que ela precisa, antes de dizer qualquer coisa.',
  },
  {
    slug: 'isaias-51',
    chapters: ['ISA.51'],
    verse: verse('Isaías 51:22', 'tomo cálice nunca beberás'),
    reflection:
      'Jerusalém cambaleia pela rua, e de todos os filhos que criou não há um que a segure pela mão. Os inimigos mandam que ela se deite para passarem por cima das costas dela. Deus, que encheu aquele cálice de ira, chega perto da mulher tonta, tira-lhe o copo da mão, diz que ela não vai mais beber e o passa aos que a pisaram. No jardim das oliveiras Jesus pediu que o cálice passasse, e depois o bebeu inteiro, por ela e por nós.',
    prayer:
      'Estou tonto de tanta notícia ruim, Defensor do teu povo, e procuro uma mão firme. Obrigado porque o meu copo foi parar nas mãos de Jesus. Olha para os que são pisados como se fossem calçada, no trabalho e dentro de casa, e levanta-os. Lembra-me de Abraão, que era um só quando o chamaste, e de Sara, mãe de tanta gente. Eu não quero ter mais medo de gente, que é como grama, do que confiança em ti. Amém.',
    application:
      'Ofereça a mão ou o braço a alguém que anda com dificuldade ou que passou por um susto. Caminhem juntos um trecho e escute mais do que fale.',
  },
  {
    slug: 'isaias-52',
    chapters: ['ISA.52'],
    verse: verse('Isaías 52:7', 'pés boas notícias paz reina'),
    reflection:
      'Os vigias de Jerusalém olham a serra e veem um homem correndo, e reconhecem pelo jeito dos pés que a notícia é boa. Ele grita “o teu Deus reina”, e as próprias ruínas começam a cantar. A cidade, que estava sentada no pó com a corda no pescoço, é convidada a vestir a roupa bonita e a sair sem pressa, porque Deus vai na frente e atrás. Nas últimas linhas aparece o servo desfigurado por quem tudo isso vem, e diante dele, de Jesus, os reis fecham a boca.',
    prayer:
      'Deus que reinas, eu bato a poeira e me levanto. Obrigado pelos pés que me trouxeram o evangelho, de missionários, de vizinhas, de uma avó de chinelo. Jesus, o teu rosto ferido pagou a minha liberdade, e eu não dei um centavo. Faz bonitos os meus pés, e manda-os hoje a quem espera boa notícia. Amém.',
    application:
      'Vá a pé, se puder, levar uma boa notícia a alguém: uma visita, uma vaga, uma oração respondida. Enquanto caminha, ore pelos missionários que você conhece.',
  },
  {
    slug: 'isaias-53',
    chapters: ['ISA.53'],
    verse: verse('Isaías 53:5', 'ferido transgressões castigo paz'),
    reflection:
      'O servo que Isaías descreve não tem beleza que atraia, e as pessoas viram o rosto quando ele passa. Todos pensavam que Deus o castigava por culpa dele, até entenderem que a culpa era nossa. Ele fica calado como a ovelha diante de quem a tosquia, e no fim vê o fruto do seu sofrimento e se alegra, porque muitos foram justificados.',
    prayer:
      'Jesus, homem de dores, eu também virei o rosto para não te ver sofrer. Tu foste ferido pelas minhas transgressões, e eu te devo a paz que tenho com o Pai. Agradeço porque não abriste a boca para te defender e a abriste para orar por mim. Ensina-me a não desviar os olhos de quem sofre. Amém.',
    application:
      'Leia este capítulo devagar, trocando o “nós” por “eu” em cada frase. Ao final, fique alguns minutos em silêncio diante de Cristo.',
  },
  {
    slug: 'isaias-54',
    chapters: ['ISA.54'],
    verse: verse('Isaías 54:1-2', 'estéril Canta tenda estacas'),
    reflection:
      'O canto é dirigido a uma mulher sem filhos, e a primeira ordem prática que ela recebe é aumentar a barraca, esticar as cordas e bater mais fundo as estacas. Quem espera um filho que não vem lê isso com um nó na garganta, e o capítulo fala de Jerusalém vazia, sem prometer um berço a cada casa. À cidade abandonada Deus se apresenta como marido que volta, e jura bondade mais firme do que os montes, como jurou a Noé. Jesus citou deste canto a promessa de filhos ensinados por Deus, e assim a tenda chegou até nós.',
    prayer:
      'Consola, Criador nosso, quem hoje viu mais um teste negativo e quem guardou as roupinhas na gaveta. Não deixes que ninguém a machuque com conselho fácil. Abre espaço em nós para os filhos dos outros, os alunos, os sobrinhos, as crianças do abrigo. A quem foi deixado por um cônjuge devolve o nome sem vergonha. Alarga a nossa tenda, por Jesus, e segura as estacas quando ventar. Amém.',
    application:
      'Abra hoje um lugar a mais na sua mesa ou no seu tempo para alguém sem família por perto. Arrume junto com essa pessoa o lugar que será dela.',
  },
  {
    slug: 'isaias-55',
    chapters: ['ISA.55'],
    verse: verse('Isaías 55:1', 'sede águas dinheiro'),
    reflection:
      'Um vendedor anda pela rua gritando água, vinho e leite, e chama especialmente quem está sem dinheiro. Ele estranha que o povo gaste o salário com o que não é pão. A palavra que faz esse convite desce como a chuva e não volta sem ter molhado a terra, e no fim a urtiga dá lugar à murta e as árvores do campo batem palmas.',
    prayer:
      'Senhor, eu venho sem dinheiro, como tu mandaste. Perdoa o que gastei tentando encher a alma com outras coisas. Os teus caminhos são mais altos, e em Jesus eles desceram até a minha rua. Chove sobre mim a tua palavra, e faz nascer murta onde cresceu urtiga. Amém.',
    application:
      'Veja com alguém próximo em que vocês têm gasto tempo e dinheiro sem ficar satisfeitos. Escolham trocar uma dessas coisas, nesta semana, por algo que alimente.',
  },
  {
    slug: 'isaias-56',
    chapters: ['ISA.56'],
    verse: verse('Isaías 56:5', 'lugar nome filhos eterno'),
    reflection:
      'Dois homens ficam do lado de fora e já explicam a si mesmos por que não podem entrar: um é estrangeiro que se ligou ao Senhor, o outro foi castrado e se chama de árvore seca. Deus pega a frase de cada um e a desmente, prometendo ao primeiro alegria no seu monte e ao segundo um nome que vale mais do que filhos. Quem vai mal são os vigias da casa, comparados a cachorros que não latem e só pensam em comer. Jesus citou este capítulo quando derrubou as mesas no templo, porque ali era a casa de oração de todos os povos.',
    prayer:
      'Eu também já disse que não havia lugar para mim, ó Deus que ajuntas os dispersos. Obrigado porque me deste um nome na tua casa. Abençoa quem nunca terá filhos, quem carrega no corpo uma marca que não escolheu e quem chega à igreja com sotaque. Tira do caminho deles a minha cara fechada e a pressa de ir embora depois do culto. Amém.',
    application:
      'No próximo culto ou encontro, sente-se ao lado de alguém que costuma ficar na ponta do banco, pergunte o nome e guarde-o. Até lá, ore por um estrangeiro que vive na sua cidade.',
  },
  {
    slug: 'isaias-57',
    chapters: ['ISA.57'],
    verse: verse('Isaías 57:15', 'eternidade contrito abatido vivificar'),
    reflection:
      'O capítulo começa com gente boa que morre sem que ninguém pense nela, e passa por coisas horríveis, crianças sacrificadas nos vales e camas postas diante dos ídolos. Quem fazia isso viajou tanto atrás de ajuda que se cansou, e nem assim parou. Então fala aquele que mora na eternidade, e diz que tem outro endereço, junto de quem está quebrado por dentro. Ele viu os caminhos do povo e promete sará-lo, com paz para os de longe e para os de perto, e Paulo escreveu que Cristo veio anunciar essa paz.',
    prayer:
      'Alto e Sublime, tu desces mais fundo do que eu imagino, e hoje te encontro no meu chão. Perdoa a canseira que arranjei procurando longe o que tu ofereces perto. Protege as crianças entregues à violência por quem devia cuidar delas. Sossega em mim o mar que não para. Sara-me, como prometeste a quem só tinha caminhos errados para mostrar. Amém.',
    application:
      'Lembre-se de uma pessoa boa que morreu sem homenagem, talvez uma vizinha ou um professor. Conte hoje a alguém o que ela fez, para que o bem dela não passe em silêncio.',
  },
  {
    slug: 'isaias-58',
    chapters: ['ISA.58'],
    verse: verse('Isaías 58:7', 'repartas pão faminto'),
    reflection:
      'O povo reclama que se humilha e Deus não repara, enquanto no mesmo dia aperta os empregados e troca socos. A devoção que o Senhor escolhe tem outra cara: desatar o nó de quem está preso, repartir o pão, dar teto, não se esconder do parente pobre. Quem vive assim recebe um apelido bonito, reparador do que se rompeu.',
    prayer:
      'Deus, eu te procuro todo dia e nem sempre vejo quem está à minha porta. Tira do meio de nós o dedo que aponta e a palavra que humilha. Abre a minha mão e a minha mesa, como Jesus abriu as dele. Faz de mim alguém que conserta o que se rompeu nesta rua. Amém.',
    application:
      'Leve hoje pão, ou um prato quente, a quem passa fome perto de você, e fique para comer junto. Depois pergunte do que mais essa pessoa precisa.',
  },
  {
    slug: 'isaias-59',
    chapters: ['ISA.59'],
    verse: verse('Isaías 59:14', 'verdade tropeçou praça'),
    reflection:
      'Isaías garante que a mão de Deus tem o mesmo comprimento de sempre e que o ouvido dele continua aberto; a parede foi levantada pelas nossas culpas. Ele descreve gente que choca ovo de cobra e tece roupa de teia de aranha, com a qual ninguém se cobre. A verdade tropeça em plena praça, e quem se afasta do mal acaba roubado. Deus procura quem interceda, espanta-se de não achar e veste ele mesmo a armadura, prometendo um Redentor, que os cristãos conhecem pelo nome de Jesus.',
    prayer:
      'Senhor de ouvido atento, a nossa praça está cheia de mentira compartilhada, e eu já passei algumas adiante. Perdoa o fio da teia que eu mesmo teci. Levanta a verdade que caiu, nos jornais, nos tribunais e nas conversas de família. Põe as tuas palavras na minha boca, e na boca dos filhos dos meus filhos. Amém.',
    application:
      'Procure hoje uma mentira pequena em que as pessoas acreditam por sua causa e conserte-a com quem a ouviu. Diga a verdade também sobre um acerto de outra pessoa que ninguém reconheceu.',
  },
  {
    slug: 'isaias-60',
    chapters: ['ISA.60'],
    verse: verse('Isaías 60:1', 'Levanta-te Brilha luz'),
    reflection:
      'A cidade ainda está no chão quando recebe a ordem de brilhar, e a luz que ela deve refletir não é dela. Os filhos aparecem no horizonte, as filhas vêm no colo, e uma fila de camelos traz ouro e incenso. Quem antes oprimia agora ajuda a levantar o muro, e as portas não fecham mais. Uns viajantes do oriente puseram presentes assim diante do menino Jesus, e João, que viu a cidade pronta, disse que o Cordeiro é a lâmpada dela.',
    prayer:
      'Senhor, luz que não se põe, eu ainda estou deitado. Levanta-me pela mão. Que os meus filhos e os filhos dos outros voltem de longe para ti. Que a paz governe a nossa cidade, e que ninguém precise trancar a porta. Jesus, brilha no que eu fizer hoje, de um modo tão simples que vejam a ti. Amém.',
    application:
      'Acordem um pouco antes do sol e vejam juntos a luz chegar. Escolham um lugar escuro do bairro, ou da vida de alguém, para iluminar com uma visita nesta semana.',
  },
  {
    slug: 'isaias-61',
    chapters: ['ISA.61'],
    verse: verse('Isaías 61:1', 'ungiu boas novas mansos'),
    reflection:
      'Alguém ungido pelo Espírito anuncia que as cinzas da cabeça vão virar enfeite de festa, e que as ruínas antigas serão refeitas por gente que chorou. Em Nazaré Jesus abriu o rolo nesta página, leu até o ano do favor, fechou e se sentou. A página se cumpria ali, diante dos conhecidos da infância.',
    prayer:
      'Jesus, ungido do Pai, lê esta página sobre mim também. Põe ataduras no coração quebrado, abre as prisões de fora e de dentro, e troca a minha cinza por óleo de alegria. Faz dos que choram carvalhos firmes. Usa os que tu consolaste para reconstruir o que caiu. Amém.',
    application:
      'Console hoje uma pessoa triste com algo que se veja: uma flor, uma roupa limpa, um bolo, um abraço demorado. Fale pouco e volte amanhã.',
  },
  {
    slug: 'isaias-62',
    chapters: ['ISA.62'],
    verse: verse('Isaías 62:6-7', 'guardas silêncio descanso'),
    reflection:
      'Deus põe guardas em cima dos muros de Jerusalém e lhes dá um serviço fora do comum, o de não deixar que ele próprio descanse até cumprir o que prometeu. A cidade que o povo chamava de Abandonada e a terra chamada de Assolada vão ganhar nomes de noiva. Quem colher o trigo vai comer o trigo, e ninguém mais beberá o suco pelo qual outro trabalhou. O noivo que se alegra com a noiva é uma das maneiras como Jesus falou de si.',
    prayer:
      'Noivo da tua cidade, tu me pedes que eu insista, e eu desisto depois da segunda tentativa. Põe-me no muro esta noite para te lembrar as tuas promessas à minha família e ao meu bairro. Apaga os nomes ruins que deram às nossas ruas e às pessoas delas. Dá ao trabalhador o fruto da sua semana. Tira comigo as pedras da estrada por onde alguém vai chegar a Jesus. Amém.',
    application:
      'Formem uma dupla de oração por um pedido antigo e marquem um horário fixo, de manhã e à noite, durante sete dias. Cada um lembra o outro com uma palavra só.',
  },
  {
    slug: 'isaias-63',
    chapters: ['ISA.63'],
    verse: verse('Isaías 63:9', 'angústia angustiou presença redimiu'),
    reflection:
      'Primeiro vem um guerreiro com a roupa manchada do sangue dos inimigos, imagem dura de um juízo em que ninguém o ajudou; depois vem alguém lembrando devagar as bondades do Senhor. Israel confessa uma descoberta: quando eles sofriam, Deus sofria, e os pegava no colo como se faz com criança pequena. Entristeceram o Espírito Santo dele, e mesmo assim ousam pedir que olhe do céu, porque, ainda que Abraão já não os conheça, Deus continua sendo o Pai deles. Esse Deus que se aperta com o nosso aperto chorou, em Jesus, diante do túmulo de um amigo.',
    prayer:
      'Nosso Pai, desde sempre o teu nome é Redentor. Eu entristeci o teu Espírito com a minha dureza, e te peço que voltes para nós. Obrigado porque na minha angústia tu não ficaste olhando de longe. Jesus ficou sozinho na hora do juízo; por ele, abre o teu coração e segura-me outra vez. Amém.',
    application:
      'Escreva uma lista de cinco bondades de Deus com você, com ano e lugar. Leia-a em voz alta a sós, e termine chamando Deus de Pai.',
  },
  {
    slug: 'isaias-64',
    chapters: ['ISA.64'],
    verse: verse('Isaías 64:1', 'rompesses céus descesses'),
    reflection:
      'A oração começa quase gritando: que Deus rasgue o céu e desça, e que os montes tremam. Depois a voz abaixa e confessa que todos são como folha seca que o vento leva e que até as boas obras estão sujas. O templo queimou, as coisas queridas viraram entulho, e o povo se apega ao que lhe resta: Deus é o Pai deles, é o oleiro que os fez, e eles ainda são o povo dele. Marcos conta que no batismo de Jesus o céu se rasgou, e nós lemos ali o começo da resposta.',
    prayer:
      'Como eu queria, Pai nosso, ver o céu aberto sobre este problema. Tu desceste em Jesus com menos barulho do que esperávamos e chegaste mais perto. Estamos espalhados como folhas, e o vento tem sido forte. Olha para as igrejas queimadas, para as casas levadas pela lama e para o que se perdeu sem volta. Aperta de novo o barro nas tuas mãos. Não fiques em silêncio por muito tempo. Amém.',
    application:
      'Pegue na calçada ou no quintal uma folha seca e segure-a durante a oração de hoje. Diga a Deus o que o vento levou, e chame-o de Pai ao começar e ao terminar.',
  },
  {
    slug: 'isaias-65',
    chapters: ['ISA.65'],
    verse: verse('Isaías 65:17', 'novos céus terra lembrança'),
    reflection:
      'Deus conta que passou o dia inteiro de mãos estendidas, repetindo “eis-me aqui” a um povo que nem perguntava por ele. Paulo leu essa frase pensando em nós, os de fora. A promessa que vem depois é feita de coisas que um pobre entende: ninguém despeja ninguém, quem planta come, nenhum bebê morre, os velhos completam os seus dias, e a resposta vem antes de a oração terminar. O mundo novo tem cheiro de horta e de casa própria, e Jesus ressuscitado é a sua primeira manhã.',
    prayer:
      'Deus das mãos estendidas, perdoa o dia em que não olhei. Vem fazer novos os céus e a terra, que os de agora doem. Lembra-te das mães que perderam bebês e dos que constroem casas onde não vão morar. Que a tua alegria por nós me alcance hoje, por Jesus. Responde antes que eu acabe de falar. Amém.',
    application:
      'Ajude alguém a ter de fato uma dessas coisas: um pé de fruta, um reparo na casa, uma consulta de pré-natal. Ore com a pessoa pelo mundo em que isso não faltará.',
  },
  {
    slug: 'isaias-66',
    chapters: ['ISA.66'],
    verse: verse('Isaías 66:13', 'mãe consola consolarei'),
    reflection:
      'O último capítulo mostra Deus com o céu por trono e a terra por banquinho dos pés, e mesmo assim o olhar dele procura o pobre que treme ao ouvi-lo. Sião dá à luz os seus filhos num dia só, e Deus se compara à mãe que põe o filho nos joelhos e o consola. Mensageiros vão até as terras que nunca ouviram falar dele e voltam com irmãos em cavalos e mulas. O livro termina com um verso terrível sobre os rebeldes, que Jesus citou como aviso, e quem o lê faz bem em correr para o colo do versículo 13.',
    prayer:
      'Hoje eu preciso de colo, ó Deus que consolas como mãe, e peço sem vergonha. Consola também os que não tiveram mãe, ou tiveram uma que feria. Guarda em mim o temor da tua palavra, que fala de colo e fala de juízo. Envia mensageiros aonde o nome de Jesus ainda não chegou. Traz os irmãos de longe para o teu monte, e deixa-me chegar com eles. Amém.',
    application:
      'Console hoje alguém do jeito que uma boa mãe consola: com comida, com a mão no ombro, ficando perto até o choro passar. Deixe as explicações para outro dia.',
  },
];
