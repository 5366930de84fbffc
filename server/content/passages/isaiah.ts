import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const isaiah: readonly PassageDevotional[] = [
  {
    slug: 'isaias-1',
    chapters: ['ISA.1'],
    verse: verse('Isaías 1:18', 'pecados escarlate brancos neve'),
    reflection:
      'O boi conhece o dono e o jumento sabe onde fica a manjedoura, mas os filhos que Deus criou já não o reconhecem. Jerusalém está cheia de culto e de sangue nas mãos, e o Senhor diz que tapa os olhos quando elas se levantam. Ele manda lavá-las aprendendo a defender o órfão e a viúva, e se oferece para tornar lã o que era vermelho.',
    prayer:
      'Pai, tu me criaste, e até o jumento me ensina a voltar para casa. Olha as minhas mãos, que levanto no culto e uso durante a semana. Lava-as no sangue de Jesus, que deixa branco o que é escarlate. Ensina-me a fazer o bem, começando por quem não tem quem o defenda. Amém.',
    application:
      'Informe-se com a sua igreja ou com o conselho do bairro sobre uma viúva ou criança que precisa de quem a defenda. Vão dois de vocês visitá-la.',
  },
  {
    slug: 'isaias-6',
    chapters: ['ISA.6'],
    verse: verse('Isaías 6:8', 'enviarei envia'),
    reflection:
      'Uzias tinha morrido naquele ano, o trono de Jerusalém parecia vazio, e Isaías viu outro, tão alto que só a barra do manto enchia o templo. Os serafins tapam o rosto, o chão treme, e o profeta se dá por perdido por causa dos lábios sujos. Uma brasa do altar toca a boca dele, e ela fica limpa bem a tempo de responder.',
    prayer:
      'Santo, santo, santo, Senhor, eu tenho lábios impuros e vivo entre gente como eu. Toca-me com a brasa do teu altar, o sacrifício de Jesus, e tira a minha culpa. João escreveu que Isaías viu a glória dele; mostra-me um pouco dela. Eu estou aqui, e podes me enviar, ainda que poucos escutem. Amém.',
    application:
      'Fique um dia inteiro sem palavrão, fofoca ou palavra dura. Cada vez que falhar, pare e diga: Senhor, limpa os meus lábios.',
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
    slug: 'isaias-19',
    chapters: ['ISA.19'],
    verse: verse('Isaías 19:24-25', 'Israel Egito Assíria Bendito'),
    reflection:
      'O oráculo começa como os outros, com o Nilo seco, pescadores sem peixe e conselheiros tontos, e então muda de rumo. Deus fere o Egito e o cura, abre uma estrada entre os dois impérios que esmagavam Israel, e os inimigos caminham por ela para adorar juntos. No fim ele chama o Egito de seu povo e a Assíria de obra sua, com os nomes que só Israel usava. Foi nessa terra prometida à bênção que o menino Jesus ficou escondido quando Herodes o procurava.',
    prayer:
      'Senhor das nações, tu tens nomes de carinho para povos que eu temo. Abre estradas onde hoje há muros e fronteiras fechadas. Lembra-te dos cristãos do Egito, do Iraque e da terra de Israel, e dá-lhes paz. Jesus desfez a inimizade na cruz; cura o que ainda há de raiva em mim contra os de longe. Amém.',
    application:
      'Procurem num mapa o Egito, o Iraque e Israel, e orem em família pelos três, um minuto por cada um. Se conhecem alguém dessas terras, mandem uma saudação.',
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
      'Fique dez minutos sentado, sem celular, diante da decisão que mais o apressa. Só depois escreva qual é o próximo passo, e não dê mais de um hoje.',
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
    slug: 'isaias-40',
    chapters: ['ISA.40'],
    verse: verse('Isaías 40:11', 'pastor cordeirinhos colo'),
    reflection:
      'Isaías anuncia consolo a um povo castigado e apresenta Deus com duas medidas. Ele pesa os montes na balança, e diante dele as nações são um pingo que sobra no balde. Esse mesmo Deus recolhe os cordeirinhos nos braços e anda devagar por causa das ovelhas que têm filhotes.',
    prayer:
      'Senhor eterno, tu chamas as estrelas pelo nome e nunca te cansas. Eu me canso, e às vezes digo que o meu caminho está escondido de ti. Leva-me no colo hoje, Jesus, meu bom pastor, e anda no passo das mães com filhos pequenos. Renova as minhas forças para caminhar até o fim do dia. Amém.',
    application:
      'Faça companhia a alguém que anda devagar: um idoso, uma gestante, uma criança pequena. Caminhe no passo dessa pessoa, sem apressar.',
  },
  {
    slug: 'isaias-43',
    chapters: ['ISA.43'],
    verse: verse('Isaías 43:2', 'águas contigo fogo'),
    reflection:
      'Deus fala a exilados e usa os verbos de uma família: criei, formei, chamei pelo nome, és meu. Ele não diz que haverá pontes; diz que eles vão passar pelas águas e pelo fogo, e que estará junto. A quem vive de recordar o mar Vermelho, anuncia uma estrada nova no deserto, e a quem o cansou com pecados, que apaga tudo por causa de si mesmo.',
    prayer:
      'Criador meu, tu sabes o meu nome e dizes que sou teu. Entra comigo nesta água, que está subindo, e neste fogo que eu não escolhi. Jesus passou pelos dois antes de mim. Apaga as minhas transgressões por amor de ti mesmo, e dá-me olhos para a coisa nova que já começa a brotar. Amém.',
    application:
      'Diga a alguém, pelo nome, que essa pessoa é preciosa para Deus e para você. Conte por quê, com um exemplo, e ouça o que ela tem atravessado.',
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
    slug: 'isaias-61',
    chapters: ['ISA.61'],
    verse: verse('Isaías 61:1', 'ungiu boas novas mansos'),
    reflection:
      'Alguém ungido pelo Espírito anuncia que as cinzas da cabeça vão virar enfeite de festa, e que as ruínas antigas serão refeitas por gente que chorou. Em Nazaré Jesus abriu o rolo nesta página, leu até o ano do favor, fechou e se sentou. A página se cumpria ali, diante dos conhecidos da infância.',
    prayer:
      'Jesus, ungido do Pai, lê esta página sobre mim também. Põe ataduras no coração quebrado, abre as prisões de fora e de dentro, e troca a minha cinza por óleo de alegria. Levanta os que choram como carvalhos firmes. Usa os que tu consolaste para reconstruir o que caiu. Amém.',
    application:
      'Console hoje uma pessoa triste com algo que se veja: uma flor, uma roupa limpa, um bolo, um abraço demorado. Fale pouco e volte amanhã.',
  },
  {
    slug: 'isaias-63',
    chapters: ['ISA.63'],
    verse: verse('Isaías 63:9', 'angústia angustiou presença redimiu'),
    reflection:
      'Primeiro vem um guerreiro de roupa manchada, que procurou ajuda e não achou ninguém; depois vem alguém lembrando devagar as bondades do Senhor. Israel confessa uma descoberta: quando eles sofriam, Deus sofria, e os pegava no colo como se faz com criança pequena. Entristeceram o Espírito Santo dele, e mesmo assim ousam pedir que olhe do céu, porque Abraão já não os conhece, e ele é Pai. Esse Deus que se aperta com o nosso aperto chorou, em Jesus, diante do túmulo de um amigo.',
    prayer:
      'Nosso Pai, desde sempre o teu nome é Redentor. Eu entristeci o teu Espírito com a minha dureza, e te peço que voltes para nós. Obrigado porque na minha angústia tu não ficaste olhando de longe. Jesus pisou sozinho o lugar do juízo; por ele, abre o teu coração e segura-me outra vez. Amém.',
    application:
      'Escreva uma lista de cinco bondades de Deus com você, com ano e lugar. Leia-a em voz alta a sós, e termine chamando Deus de Pai.',
  },
];
