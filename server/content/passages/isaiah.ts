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
      'O oráculo começa como os outros, com o Nilo seco, pescadores sem peixe e conselheiros tontos, e então muda de rumo. Deus fere o Egito e o cura, abre uma estrada entre os dois impérios que esmagavam Israel, e os inimigos caminham por ela para adorar juntos. No fim ele chama o Egito de seu povo e a Assíria de obra sua, com os nomes que só Israel usava. Foi no Egito, a quem Deus prometia essa bênção, que o menino Jesus ficou escondido quando Herodes o procurava.',
    prayer:
      'Senhor das nações, tu tens nomes de carinho para povos que eu temo. Abre estradas onde hoje há muros e fronteiras fechadas. Lembra-te dos cristãos do Egito, do Iraque e da terra de Israel, e dá-lhes paz. Jesus desfez a inimizade na cruz; cura o que ainda há de raiva em mim contra os de longe. Amém.',
    application:
      'Procurem num mapa o Egito, o Iraque e Israel, e orem em família pelos três, um minuto por cada um. Se conhecem alguém dessas terras, mandem uma saudação.',
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
    slug: 'isaias-42',
    chapters: ['ISA.42'],
    verse: verse('Isaías 42:3', 'cana rachada pavio fumega'),
    reflection:
      'Deus apresenta o seu servo e conta primeiro o que ele não faz: não grita na rua, não acaba de quebrar o bambu rachado, não sopra o pavio que só solta fumaça. Com essa delicadeza ele vai pôr justiça na terra, sem desanimar até conseguir. Logo o mesmo capítulo ouve Deus gritar como mulher em parto, porque a mansidão não é frieza. Mateus viu Jesus curar uma multidão, pedir silêncio sobre isso, e se lembrou do bambu.',
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
    slug: 'isaias-60',
    chapters: ['ISA.60'],
    verse: verse('Isaías 60:1', 'Levanta-te Brilha luz'),
    reflection:
      'A cidade ainda está no chão quando recebe a ordem de brilhar, e a luz que ela deve refletir não é dela. Os filhos aparecem no horizonte, as filhas vêm no colo, e uma fila de camelos traz ouro e incenso. Quem antes oprimia agora ajuda a levantar o muro, e as portas não fecham mais. Uns viajantes do oriente puseram presentes assim diante do menino Jesus, e João, que viu a cidade pronta, disse que o Cordeiro é a lâmpada dela.',
    prayer:
      'Senhor, luz que não se põe, eu ainda estou deitado. Levanta-me pela mão. Que os meus filhos e os filhos dos outros voltem de longe para ti. Põe paz por governo na nossa cidade, e que ninguém precise trancar a porta. Jesus, brilha no que eu fizer hoje, de um modo tão simples que vejam a ti. Amém.',
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
    slug: 'isaias-63',
    chapters: ['ISA.63'],
    verse: verse('Isaías 63:9', 'angústia angustiou presença redimiu'),
    reflection:
      'Primeiro vem um guerreiro de roupa manchada, que procurou ajuda e não achou ninguém; depois vem alguém lembrando devagar as bondades do Senhor. Israel confessa uma descoberta: quando eles sofriam, Deus sofria, e os pegava no colo como se faz com criança pequena. Entristeceram o Espírito Santo dele, e mesmo assim ousam pedir que olhe do céu, porque, ainda que Abraão já não os conheça, Deus continua sendo o Pai deles. Esse Deus que se aperta com o nosso aperto chorou, em Jesus, diante do túmulo de um amigo.',
    prayer:
      'Nosso Pai, desde sempre o teu nome é Redentor. Eu entristeci o teu Espírito com a minha dureza, e te peço que voltes para nós. Obrigado porque na minha angústia tu não ficaste olhando de longe. Jesus pisou sozinho o lugar do juízo; por ele, abre o teu coração e segura-me outra vez. Amém.',
    application:
      'Escreva uma lista de cinco bondades de Deus com você, com ano e lugar. Leia-a em voz alta a sós, e termine chamando Deus de Pai.',
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
];
