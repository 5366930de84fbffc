import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const ezekiel: readonly PassageDevotional[] = [
  {
    slug: 'ezequiel-1',
    chapters: ['EZK.1'],
    verse: verse('Ezequiel 1:28', 'arco nuvens chuva glória'),
    reflection:
      'Ezequiel faz trinta anos, a idade em que um filho de sacerdote começava a servir no templo, e o templo ficou a mais de mil quilômetros. Na beira de um canal da Babilônia o céu se abre e ele vê rodas dentro de rodas, criaturas de quatro rostos, e um trono que anda. A glória que ele julgava presa a Jerusalém tinha viajado até o acampamento dos deportados. No alto do trono havia uma figura de homem, e em volta dela as cores de um arco em dia de chuva.',
    prayer:
      'Senhor da glória, eu pensei que tinhas ficado na cidade de onde me tiraram. Obrigado porque o teu trono tem rodas e vem até o canal onde eu choro. Visita os migrantes, os refugiados e os que fazem aniversário longe de casa. Eu me ponho com o rosto em terra, e escuto a tua voz em Jesus. Amém.',
    application:
      'Olhe o céu por cinco minutos no lugar mais comum do seu dia: o ponto de ônibus, a laje, o pátio. Diga a Deus que crê que ele está ali também.',
  },
  {
    slug: 'ezequiel-2',
    chapters: ['EZK.2'],
    verse: verse('Ezequiel 2:1-2', 'homem pé Espírito'),
    reflection:
      'Ezequiel está caído de rosto no chão depois do que viu, e a primeira ordem que recebe é ficar de pé para conversar. Ele nem precisa achar força sozinho, porque o Espírito entra nele e o levanta. A missão não promete sucesso: os ouvintes são teimosos, o lugar tem espinhos e escorpiões, e o que se pede é que saibam que ali houve um profeta. Depois uma mão lhe estende um rolo escrito dos dois lados, cheio de choro, e manda que ele coma.',
    prayer:
      'Senhor, tu falas com gente de pé, e eu ando há dias com o rosto no chão. Levanta-me com o teu Espírito, já que a minha força acabou. Hoje vou falar com pessoas que talvez não me ouçam, em casa e no serviço. Tira de mim o medo da cara que elas vão fazer. Ainda que não me ouçam, que eu não desista. Amém.',
    application:
      'Ore hoje em pé, se o corpo deixar, com os braços soltos e o rosto erguido. Diga a Deus uma coisa que ele lhe pediu e que você vai fazer mesmo sem garantia de resultado.',
  },
  {
    slug: 'ezequiel-3',
    chapters: ['EZK.3'],
    verse: verse('Ezequiel 3:15', 'Quebar morava sete dias'),
    reflection:
      'Ezequiel come o rolo de lamentos, e na boca ele é doce como mel. Então o Espírito o leva até os deportados de Tel-Abibe, à beira do rio, e ele chega amargo e indignado. O profeta mora onde eles moram, e por sete dias fica ali no meio deles, atônito. Só depois dessa semana Deus lhe explica o trabalho de vigia, que precisa avisar até quem não quer ouvir.',
    prayer:
      'Deus que me mandas falar, ensina-me primeiro a sentar. Eu tenho opinião pronta sobre a vida dos outros e nunca passei sete dias na casa deles. Põe em mim o gosto da tua palavra, até da que é difícil de engolir. Dá-me a coragem de avisar quem corre perigo, e a ternura de quem já chorou do lado dele. Amém.',
    application:
      'Passe hoje um tempo com alguém que sofre sem oferecer nenhum conselho, só companhia e ouvido. Se ele corre perigo, pergunte com carinho como você pode ajudar a buscar socorro.',
  },
  {
    slug: 'ezequiel-4',
    chapters: ['EZK.4'],
    verse: verse('Ezequiel 4:4-5', 'lado maldade dias levarás'),
    reflection:
      'O profeta desenha Jerusalém num tijolo, cerca a maquete com rampas e põe uma chapa de ferro no meio. Depois se deita de um lado só por trezentos e noventa dias, e do outro por mais quarenta, comendo pão de mistura pesado na balança. Ele protesta contra uma das ordens sobre a comida, e Deus cede e a troca. Um homem amarrado, carregando dia após dia a culpa dos outros, é um retrato que os cristãos só entenderam inteiro quando viram Jesus.',
    prayer:
      'Uma semana de dor nas costas já me tira o bom humor, Senhor. Lembra-te de quem está há meses numa cama, virado de um lado para o outro por mãos alheias. Obrigado por ouvires o protesto do teu servo e por ouvires o meu. Dá pão a quem hoje come por medida, com medo de amanhã. Jesus carregou a minha maldade até o fim, e por isso posso me levantar livre. Amém.',
    application:
      'Ajude hoje quem cuida de uma pessoa acamada: fique uma hora no lugar dela, troque a água, faça companhia. Se é você quem cuida, aceite uma ajuda que tem recusado.',
  },
  {
    slug: 'ezequiel-5',
    chapters: ['EZK.5'],
    verse: verse('Ezequiel 5:3', 'poucos cabelos bordas roupa'),
    reflection:
      'Ezequiel corta o cabelo com uma espada, pesa os fios na balança e os reparte entre o fogo, o ferro e o vento. É difícil ler este capítulo, e o profeta o viveu no próprio corpo, de cabeça raspada. No meio de tanta perda há um gesto miúdo, o de pegar alguns fios e amarrá-los na barra da roupa. Séculos depois Jesus disse aos seus amigos assustados que até os cabelos deles estavam contados, e que não precisavam ter medo.',
    prayer:
      'Deus santo, eu não entendo a tua balança, e tremo. Quando tudo se espalhar no vento, lembra-te dos poucos fios que guardaste na tua roupa. Tem misericórdia dos que atravessam fome e guerra neste momento. Jesus entrou no fogo que era nosso; esconde-me nele, e conta os meus dias como contaste os meus cabelos. Amém.',
    application:
      'Amarre um fio no pulso ou na bolsa e use-o hoje. Cada vez que o notar, ore por uma pessoa que perdeu quase tudo, e agradeça por ela estar contada.',
  },
  {
    slug: 'ezequiel-6',
    chapters: ['EZK.6'],
    verse: verse('Ezequiel 6:9', 'lembrarão quebrantei coração'),
    reflection:
      'Deus manda o profeta falar com os montes, porque foi neles que o povo espalhou altares, debaixo de cada árvore bonita. As ameaças são pesadas, e a frase sobre conhecer o Senhor volta como um refrão. Uma confissão aparece no meio delas, e quem confessa é Deus: o coração infiel deles o quebrou por dentro. Os que escaparem vão se lembrar disso longe dali, e terão nojo do mal que fizeram.',
    prayer:
      'Deus que te quebrantas, eu sempre pensei no meu pecado como regra quebrada, e tu me falas de coração partido. Perdoa-me por ferir quem me amava. Leva-me de volta aos lugares bonitos onde te esqueci e ora comigo ali. Que a lembrança do teu amor me mude mais do que o susto. Na cruz de Jesus eu vejo o tamanho da tua dor, e quero ficar olhando um pouco. Amém.',
    application:
      'Vá a um lugar alto ou aberto, um morro, uma laje, uma praça, e agradeça pela beleza dele. Diga a Deus, ali mesmo, em que o seu coração andou longe.',
  },
  {
    slug: 'ezequiel-7',
    chapters: ['EZK.7'],
    verse: verse('Ezequiel 7:19', 'prata ruas ouro'),
    reflection:
      'O capítulo repete que o fim chegou, como um sino que não para, e descreve uma cidade em que comprar e vender perdeu o sentido. As pessoas jogam a prata na rua e olham para o ouro com nojo, porque ele não mata a fome de ninguém naquele dia. Com aquele mesmo metal elas tinham feito enfeites e ídolos. Deus diz com firmeza que não terá pena, e quem lê faz bem em não transformar isso em recado para o vizinho.',
    prayer:
      'O meu coração ainda acha que o dinheiro salva, Senhor, e sossega quando o saldo sobe. Mostra-me antes do fim o que ele não compra. Tem piedade das famílias que perderam tudo num golpe, numa enchente ou num vício. Jesus falou de um tesouro que ninguém rouba, e eu quero começar a juntá-lo. Guarda a nossa cidade, cheia de violência, e começa a mudança na minha porta. Amém.',
    application:
      'Tire da gaveta um objeto de valor que você guarda por orgulho e pense a quem ele poderia servir. Decida hoje, sem pressa e com a família, se fica, se é vendido ou se é dado.',
  },
  {
    slug: 'ezequiel-8',
    chapters: ['EZK.8'],
    verse: verse('Ezequiel 8:12', 'trevas câmaras vê abandonou'),
    reflection:
      'Uma mão pega o profeta pelos cabelos e o leva em visão até Jerusalém, para ver o que acontece atrás da parede do templo. Ele cava na parede, acha uma porta e encontra setenta líderes no escuro, cada um com o seu incenso diante de bichos pintados, dizendo que Deus não vê. Mais adiante há mulheres chorando por um ídolo e uns vinte e cinco homens de costas para o templo, curvados ao sol. Tudo isso se passava dentro da casa de Deus, e ele continuava ali, vendo.',
    prayer:
      'Tu vês, Senhor, e isso hoje me assusta e também me alivia. Há um quarto pintado em mim que ninguém da igreja conhece. Entra pela parede, se eu não abrir a porta. Livra os líderes da vida dupla, antes que ela machuque mais gente, e dá a cada um deles alguém a quem contar a verdade. Acende no meu escuro a tua luz, que mostra sem humilhar. Amém.',
    application:
      'Conte a uma pessoa madura e discreta uma coisa que você faz escondido e da qual quer sair. Escolha alguém que saiba guardar segredo e que ore com você depois.',
  },
  {
    slug: 'ezequiel-9',
    chapters: ['EZK.9'],
    verse: verse('Ezequiel 9:4', 'sinal testa suspiram gemem'),
    reflection:
      'Esta é uma das visões mais terríveis do profeta, em que seis homens passam ferindo velhos, mulheres e crianças, a partir do próprio templo. Ezequiel cai de rosto no chão e grita, e o capítulo não responde de um jeito que nos acalme. Antes deles vai um homem de roupa de linho, com os instrumentos de escrever na cintura, pondo uma marca na testa de quem suspira pelo mal da cidade. Deus conhece quem geme, ainda que essa pessoa nunca tenha conseguido mudar nada.',
    prayer:
      'Ah, Senhor, eu também caio diante desta página e pergunto se vais acabar com tudo. Não sei ler sobre crianças mortas sem tremer, e agradeço porque o teu profeta também tremeu. Marca na testa os que ainda se entristecem com o que virou normal. Guarda-me de achar comum a notícia de mais um corpo. Põe em mim o suspiro de Jesus, que chorou por aquela mesma cidade. Amém.',
    application:
      'Quando ouvir hoje uma notícia de violência, pare um minuto diante de Deus em vez de mudar de canal. Diga o nome do lugar e peça por quem ficou vivo.',
  },
  {
    slug: 'ezequiel-10',
    chapters: ['EZK.10'],
    verse: verse('Ezequiel 10:18-19', 'glória saiu querubins porta oriental'),
    reflection:
      'A glória de Deus vai embora do templo, e Ezequiel vê que ela vai aos poucos: sobe do querubim até a soleira, depois se põe sobre as criaturas com rodas cheias de olhos, e para de novo na porta que dá para o leste. Parece alguém que sai de casa olhando para trás. Debaixo das asas há uma mão de gente, e dela vem o fogo que cairá sobre a cidade. As rodas são as mesmas que o profeta tinha visto no exílio, e quem é expulso descobre que Deus já esteve do lado de fora.',
    prayer:
      'Senhor da glória, quantas vezes eu te fiz parar na porta da minha casa. Não vás, ou, se fores, leva-me contigo. Perdoa o barulho em que vivo, que não me deixa notar quando me afasto de ti. Fica com os que foram tirados de onde te adoravam, por guerra ou por divórcio. Eu ouço Jesus bater do lado de fora, e hoje abro a porta para ele. Amém.',
    application:
      'Fique alguns minutos em silêncio na porta da sua casa, olhando para dentro e para fora. Convide Deus em voz alta a entrar em cada cômodo, a começar pelo mais difícil.',
  },
  {
    slug: 'ezequiel-11',
    chapters: ['EZK.11'],
    verse: verse('Ezequiel 11:16', 'santuário terras dispersado'),
    reflection:
      'Os que ficaram em Jerusalém diziam dos exilados que eles estavam longe do Senhor, e que a terra agora era deles. Deus responde a Ezequiel que ele mesmo será um santuário para os que foram espalhados, por um tempo, nas terras aonde chegaram. A glória levanta voo sobre querubins e rodas e para no monte a leste da cidade, o mesmo de onde Jesus subiria.',
    prayer:
      'Tu és, Senhor, o santuário de quem está longe de casa e do templo. Fica com os migrantes, os presos, os doentes e os que mudaram de cidade. Livra-me de achar que a tua presença é minha propriedade. Dá-nos, por Jesus, um só coração, e um espírito novo dentro de nós. Amém.',
    application:
      'Escreva a um irmão que mora fora do país ou longe da igreja. Combinem uma hora para orar juntos pelo telefone ainda nesta semana.',
  },
  {
    slug: 'ezequiel-12',
    chapters: ['EZK.12'],
    verse: verse('Ezequiel 12:28', 'Nenhuma palavras prolongará'),
    reflection:
      'O profeta arruma a trouxa à luz do dia, e de tardinha cava um buraco na parede de casa com a mão, enquanto os vizinhos olham. No dia seguinte tem de explicar que a mudança é deles. Os deportados tinham dois ditados para não se preocupar: que toda visão acaba dando em nada, e que, se der em alguma coisa, será para muito longe. Jesus contou de um empregado que dizia a mesma frase, que o seu senhor demora, e por isso maltratava os companheiros.',
    prayer:
      'Senhor, o ditado deles mora também na minha boca. Eu adio o que me pediste como se o tempo fosse meu. Obrigado por cada palavra tua que já se cumpriu em Jesus, e pelas que faltam. Não deixes que a demora me endureça com os outros, e faz-me encontrar hoje a porta antes de precisar cavar a parede. Amém.',
    application:
      'Escolha uma coisa que Deus lhe pediu e que você empurra há meses. Conte a alguém a data em que vai fazê-la, de preferência hoje.',
  },
  {
    slug: 'ezequiel-13',
    chapters: ['EZK.13'],
    verse: verse('Ezequiel 13:20', 'almofadas almas pássaros soltarei'),
    reflection:
      'Ezequiel acusa primeiro os profetas que rebocam com cal solta uma parede prestes a cair e dizem que há paz. Em seguida fala de mulheres que fazem amuletos para os pulsos e lenços para a cabeça e, por um punhado de cevada e um pedaço de pão, prendem pessoas como passarinhos em armadilha. A mentira delas entristecia gente boa e animava gente má. Deus promete arrancar os amuletos e abrir as mãos que apertam, e soltar essas almas para voarem.',
    prayer:
      'Deus libertador, eu já paguei por uma palavra que me prendeu, e tive medo de desobedecer a ela. Quebra o laço das promessas compradas, dos trabalhos feitos, das ameaças ditas em teu nome. Guarda os doentes e as mães aflitas de quem vende milagre. Perdoa-me se entristeci um coração justo com palavra que não vinha de ti. Eu entrego a ti o meu medo e fico solto dele. Amém.',
    application:
      'Se uma “profecia” ou ameaça anda prendendo você, conte-a a um cristão maduro e examinem-na juntos com a Bíblia aberta. Desfaça-se depois do objeto ou da mensagem a que ficou preso.',
  },
  {
    slug: 'ezequiel-14',
    chapters: ['EZK.14'],
    verse: verse('Ezequiel 14:14', 'três Noé Daniel Jó'),
    reflection:
      'Alguns líderes se sentam diante do profeta para consultar a Deus, e Deus lhe diz que eles trazem ídolos dentro do peito. A conversa então vai para uma conta dolorosa: se Noé, Daniel e Jó morassem naquela terra, salvariam apenas a si mesmos, sem poder livrar filho nem filha. Todo pai que já tentou crer pelo filho conhece esse limite. Depois dos três houve um justo que não salvou a si mesmo, Jesus, e a justiça dele alcança quem nele se abriga.',
    prayer:
      'Pai, eu queria que a minha fé cobrisse os meus filhos como um telhado. Tu sabes por quem choro quando apago a luz. Mostra-me os ídolos que levo no peito até para a oração, e tira-os daí. Chama tu mesmo cada um deles, no tempo e do jeito que conheces. Obrigado por Jesus, o único justo que salva mais do que a si; esconde nele a nossa casa inteira. Amém.',
    application:
      'Diga a Deus o nome de cada filho, sobrinho ou jovem que você ama, um minuto para cada um, e entregue-o a ele. Depois faça com um deles algo de que ele gosta, sem tocar em assunto de religião.',
  },
  {
    slug: 'ezequiel-15',
    chapters: ['EZK.15'],
    verse: verse('Ezequiel 15:3', 'madeira obra estaca vaso'),
    reflection:
      'O capítulo inteiro é uma pergunta de carpinteiro: para que serve a madeira da videira? Dela não se tira mesa, nem viga, nem sequer um gancho onde pendurar a panela, e depois de chamuscada serve menos ainda. O povo se orgulhava de ser a vinha do Senhor e já não dava uva. Jesus disse que a videira verdadeira é ele, e que o ramo vale pelo que passa por dentro dele enquanto está ligado.',
    prayer:
      'Pai agricultor, a minha madeira não é nobre, e eu já gastei tempo tentando ser viga. Obrigado porque não me escolheste pela dureza. Guarda-me ligado a Jesus, com a vida dele subindo por mim. Poda o que é só folha, e faz com que alguém prove hoje um fruto doce do que eu digo e faço. Amém.',
    application:
      'Fique hoje quinze minutos com Jesus sem produzir nada: sem lista, sem mensagem, sem plano. Termine dizendo-lhe em que você quer dar fruto.',
  },
  {
    slug: 'ezequiel-16',
    chapters: ['EZK.16'],
    verse: verse('Ezequiel 16:6', 'sangue Vive'),
    reflection:
      'Deus conta a história de Jerusalém como a de uma recém-nascida largada no campo, com o cordão sem cortar, de quem ninguém teve pena. Ele passou por ali, viu a menina suja e lhe disse duas vezes que vivesse. O que vem depois é longo e duro, com palavras sobre o corpo e a violência contra a mulher que machucam quem já sofreu isso; é uma parábola sobre um povo, e ninguém pode usá-la contra uma pessoa. O capítulo diz também que Sodoma teve soberba e fartura e não ajudou o pobre, e termina com Deus se lembrando da aliança da infância.',
    prayer:
      'Deus que passaste pelo campo e me viste, a tua voz me mandou viver quando ninguém apostava nisso. Diz a mesma palavra às crianças abandonadas e às mães que não tiveram a quem recorrer. Cura as mulheres que apanharam e ouviram que era vontade tua. Tira de mim a soberba de quem tem pão sobrando. Lembra-te dos dias em que me encontraste, e guarda-me na aliança que não acaba. Amém.',
    application:
      'Diga hoje a uma pessoa desanimada, com as suas palavras, que a vida dela importa para Deus e para você. Se você sofre violência em casa, ligue 180 e conte a alguém; Deus não pede que você aguente.',
  },
  {
    slug: 'ezequiel-17',
    chapters: ['EZK.17'],
    verse: verse('Ezequiel 17:22-23', 'cedro renovos tenro plantarei'),
    reflection:
      'O profeta conta um enigma de duas águias: uma arranca a ponta de um cedro e planta uma videira junto da água, e a videira se vira para a outra águia. O sentido é político, porque o rei de Judá jurou fidelidade à Babilônia e mandou pedir cavalos ao Egito. Deus leva a sério até o juramento feito a um pagão. No fim ele mesmo quebra um raminho tenro do alto do cedro e o planta no monte, e nele cabem pássaros de toda espécie, como na árvore de que Jesus falou quando contou do grão de mostarda.',
    prayer:
      'Senhor que plantas, eu tenho virado as minhas raízes para a águia que promete mais. Faz-me cumprir o que jurei, mesmo a quem não te conhece. Obrigado pelo raminho tenro que puseste na terra, o teu Filho, e pela sombra que ele me dá. Abriga nele os pássaros cansados da nossa família. Seca em mim a árvore alta e deixa verde a que estava seca. Amém.',
    application:
      'Cumpra hoje a palavra que deu num negócio ou a um conhecido, mesmo que outra opção tenha ficado melhor. Se não puder cumprir, avise antes da hora e peça desculpas.',
  },
  {
    slug: 'ezequiel-18',
    chapters: ['EZK.18'],
    verse: verse('Ezequiel 18:32', 'agrado morte convertei'),
    reflection:
      'No exílio corria um ditado: os pais comeram uva verde, e são os filhos que estão com os dentes estragados. Deus proíbe o ditado e conta a história de um avô, um pai e um neto, cada um dono do seu caminho. Ninguém está preso ao que herdou, nem ao que fez ontem, e o Senhor pergunta, quase implorando, por que haveriam de morrer.',
    prayer:
      'Deus, todas as vidas são tuas, a do meu pai e a minha. Agradeço porque o que eles fizeram não decide quem eu serei. Perdoa-me por culpar os outros do que escolhi. Tu não tens prazer na morte de ninguém, e deste Jesus para que eu viva; eu me volto a ti hoje. Amém.',
    application:
      'Escreva uma frase que se repete na sua família para explicar os erros. Risque-a e escreva embaixo a escolha diferente que você quer fazer hoje.',
  },
  {
    slug: 'ezequiel-19',
    chapters: ['EZK.19'],
    verse: verse('Ezequiel 19:14', 'vara cetro lamentação'),
    reflection:
      'Ezequiel canta um lamento pelos príncipes como se fossem leõezinhos: a mãe leoa cria um, ele aprende a devorar gente, e acaba puxado por ganchos até o Egito; ela espera, perde a esperança, cria outro, e esse também é preso e levado ao rei da Babilônia. Depois a mãe é uma videira de galhos fortes, arrancada e plantada em terra seca. Não sobra nenhum galho que sirva de cetro, e o canto termina como começou, em lamento.',
    prayer:
      'Há mães, Senhor, que criaram um filho com amor e o viram aprender a ferir. Consola a que espera no portão do presídio e a que já perdeu dois. Não deixes que a nossa casa ensine os meninos a caçar os mais fracos. Dá aos jovens da rua outro sonho de força. Mostra-lhes em Jesus um rei que não precisou devorar ninguém. Amém.',
    application:
      'Convide um adolescente para ajudar você num serviço que exige força, como carregar, capinar ou consertar. Elogie nele a força que ajuda, e dividam depois o lanche.',
  },
  {
    slug: 'ezequiel-20',
    chapters: ['EZK.20'],
    verse: verse('Ezequiel 20:44', 'favor nome caminhos'),
    reflection:
      'Alguns anciãos se sentam diante do profeta para uma consulta, e Deus responde que não aceita ser consultado por quem não quer ouvir. Em vez de oráculo, eles recebem a sua história: no Egito, no deserto, na terra boa, um povo que desobedece e um Deus que segura a própria ira por causa do seu nome. No fim ele promete juntá-los outra vez, pela mesma razão. Ezequiel se queixa de que o chamam de contador de parábolas, e muitos também preferiram ouvir Jesus desse jeito, sem deixar que a história falasse deles.',
    prayer:
      'Senhor, a minha história tem muitas voltas no mesmo lugar. Tu não me trataste conforme os meus caminhos, e sim conforme o teu nome. Agradeço pelo nome de Jesus, em que me escondo e em que te peço tudo. Ensina-me a descansar nos teus dias, e a entrar na tua presença para obedecer. Amém.',
    application:
      'Escreva em cinco linhas a sua história com Deus, com as fugas e as voltas. Leia-a para alguém da família e agradeçam juntos pela mão que não se cansou.',
  },
  {
    slug: 'ezequiel-21',
    chapters: ['EZK.21'],
    verse: verse('Ezequiel 21:27', 'ruína venha pertence direito'),
    reflection:
      'Ezequiel recebe a ordem de suspirar na frente de todos, amargurado pela notícia que vem. A espada deste capítulo está afiada e brilhando, e atinge o justo e o perverso, o que nos deixa sem resposta. O rei da Babilônia para numa encruzilhada, sacode flechas e consulta ídolos para escolher a estrada, e escolhe Jerusalém. Tiram a coroa do príncipe, e ela fica vaga até chegar alguém que tenha direito a ela; os cristãos creem que é Jesus.',
    prayer:
      'Deus que exaltas o humilde, eu não entendo a espada que cai sobre o justo, e por isso suspiro junto com o profeta. Ampara quem sofre por decisão de outros, numa guerra ou numa demissão. Na minha encruzilhada, livra-me de consultar a sorte. Tira a coroa da minha cabeça quando eu mandar como dono dos outros. Ela pertence a Jesus por direito, e eu a deixo hoje aos pés dele. Amém.',
    application:
      'Se está diante de dois caminhos, escreva os dois numa folha e peça a opinião de alguém que ora. Deixe horóscopo e sorteio de lado e dê à decisão mais uma noite de sono.',
  },
  {
    slug: 'ezequiel-22',
    chapters: ['EZK.22'],
    verse: verse('Ezequiel 22:30', 'busquei muro brecha achei'),
    reflection:
      'A lista começa pelos príncipes e não poupa ninguém: pai e mãe desprezados, estrangeiro explorado, suborno, juros, violência dentro de casa. Profetas passam cal na parede para que a rachadura não apareça. Deus procura uma pessoa que fique na abertura do muro e peça pelo povo, e escreve que não achou. Essa vaga ficou aberta até uma sexta-feira, quando Jesus se pôs nela com os braços estendidos.',
    prayer:
      'Deus santo, eu pus cal em muita rachadura minha. Perdoa a violência da nossa cidade, e a que se esconde atrás de portas de gente que ora. Obrigado por Jesus, que se pôs na brecha e não saiu. Dá-me um lugar ao lado dele para interceder pelos que roubam e pelos que são roubados. Amém.',
    application:
      'Ore dez minutos, com mais alguém, pela sua cidade, citando os erros deste capítulo que ela repete. Se conhecem alguém que apanha ou é explorado em casa, liguem 100 ou 180.',
  },
  {
    slug: 'ezequiel-23',
    chapters: ['EZK.23'],
    verse: verse('Ezequiel 23:35', 'esqueceste costas'),
    reflection:
      'Duas irmãs, Oolá e Oolibá, representam Samaria e Jerusalém, e o profeta conta as alianças delas com impérios em linguagem crua, que hoje não se lê a uma criança. As cenas de violência contra o corpo delas são difíceis, e é justo dizer isso a Deus. Trata-se de reis e tratados, e nenhum homem pode tirar daqui licença para humilhar uma mulher. No fundo da parábola há uma queixa: quem foi amado virou as costas, e no mesmo dia em que sacrificava os filhos entrava no templo.',
    prayer:
      'Eu também te ponho atrás das costas, Senhor, e olho para quem parece mais forte e bem vestido. Perdoa as alianças que fiz por medo. Eu te entrego o que este capítulo revirou em mim, e peço por toda mulher que foi tratada como coisa. Guarda as crianças do culto que se faz ao dinheiro e ao prazer dos adultos. Faz que eu viva a mesma fé de manhã no templo e à tarde em casa. Amém.',
    application:
      'Observe hoje como você e os seus falam do corpo das mulheres, nas piadas, nos vídeos e nas músicas. Corte uma dessas coisas e diga aos rapazes da casa por quê.',
  },
  {
    slug: 'ezequiel-24',
    chapters: ['EZK.24'],
    verse: verse('Ezequiel 24:18', 'manhã mulher morreu tarde'),
    reflection:
      'É o dia em que o cerco começa, e Deus manda anotar a data. Depois avisa Ezequiel de que lhe tirará a alegria dos olhos e lhe ordena que não chore, que amarre o turbante e calce os sapatos. Ele fala ao povo de manhã, e à tarde morre a mulher dele. É um dos pedidos mais duros da Bíblia, que só lhe deixa o gemido em silêncio; o profeta seria sinal de como o povo ficaria ao perder o templo e os filhos, sem poder fazer luto.',
    prayer:
      'Senhor, tu sabes o nome da alegria dos meus olhos, e eu tenho medo de perdê-la. Fica com quem enterrou alguém e precisou trabalhar no dia seguinte. Eu não compreendo o que pediste ao teu servo, e por isso te agradeço por Jesus, que chorou diante do túmulo do amigo e na frente de todos. Recebe o gemido de quem não pode chorar. Enxuga um dia todos os rostos, e hoje começa pelo dele. Amém.',
    application:
      'Diga hoje a quem você ama, com todas as letras, o que essa pessoa é para você. Se conhece um viúvo ou uma viúva, passe lá no fim da tarde, que é a hora mais vazia.',
  },
  {
    slug: 'ezequiel-25',
    chapters: ['EZK.25'],
    verse: verse('Ezequiel 25:6', 'palmas alegraste desprezo'),
    reflection:
      'Quatro vizinhos recebem recado no mesmo capítulo, e a culpa do primeiro parece pequena: ele bateu palmas, bateu os pés e disse “ha, ha” quando o templo ardeu. Edom aproveitou para vingar-se, a Filisteia guardou o rancor velho, e Moabe concluiu que o povo de Deus era como os outros. Deus escutou até a risada. Embaixo da cruz também houve quem balançasse a cabeça e se divertisse, e Jesus pediu ao Pai que lhes perdoasse.',
    prayer:
      'Senhor, tu ouves quando eu rio escondido. Limpa de mim a alegria com a queda dos outros, na política, na família e no grupo do celular. Ensina-me a chorar com quem chora, mesmo que antes ele tenha rido de mim. Jesus pediu perdão para os que zombavam, e estou vivo por causa desse pedido. Amém.',
    application:
      'Apague hoje uma piada, um vídeo ou um comentário que se diverte com a desgraça de alguém. Mande no lugar uma palavra de apoio a uma pessoa que caiu.',
  },
  {
    slug: 'ezequiel-26',
    chapters: ['EZK.26'],
    verse: verse('Ezequiel 26:14', 'rocha redes reconstruída'),
    reflection:
      'Tiro, a cidade dos navios, não chorou quando Jerusalém caiu; fez as contas e viu que sobraria freguês. A resposta de Deus termina numa imagem simples, uma pedra nua onde os pescadores estendem a rede para secar. A música das harpas cessa, e os príncipes da costa descem do trono e sentam no chão. Foi nesses lados que uma mãe estrangeira correu atrás de Jesus pedindo pela filha, e voltou para casa com o que todo aquele comércio não tinha para vender.',
    prayer:
      'Senhor do mar, livra-me de ver um cliente em cada desastre. Tu sabes quanto do meu coração está a bordo dos meus negócios. Ensina-me a ganhar o pão com justiça e a sentir a perda do concorrente. Jesus foi até os lados de Tiro por uma menina doente; leva-me também aonde não há lucro. Amém.',
    application:
      'Ajude hoje, sem cobrar, um colega ou concorrente que passa por um tempo ruim: uma indicação, um conselho, uma hora de trabalho. Faça isso sem contar aos outros.',
  },
  {
    slug: 'ezequiel-27',
    chapters: ['EZK.27'],
    verse: verse('Ezequiel 27:13', 'mercadores almas humanas'),
    reflection:
      'Tiro é descrita como um navio lindo: tábuas de Senir, mastro de cedro, remos de carvalho, vela bordada do Egito. A lista do que ele carrega é longa e quase cheira a feira, com prata, cavalos, mel, corais, lã branca, tecido azul. Entre uma coisa e outra, na mesma linha dos vasos de metal, vão almas humanas, e o poema passa adiante como passavam os compradores. O navio fica pesado demais, o vento do leste o quebra no meio do mar, e os marinheiros choram na praia.',
    prayer:
      'Senhor do mar, os navios que chegaram ao nosso litoral também trouxeram gente na lista das mercadorias. Tu ouviste o choro deles; faz justiça aos netos. Abre os meus olhos para a mão que costurou a minha roupa e colheu o meu café. Salva as pessoas traficadas hoje, as meninas levadas com promessa de emprego. Ensina-me a nunca pôr preço numa pessoa. Amém.',
    application:
      'Descubra de onde vem uma coisa que você usa todo dia, como o café, a camiseta ou o celular, e quem trabalhou nela. Orem em família por essas pessoas; se souberem de tráfico ou de trabalho forçado, liguem 100.',
  },
  {
    slug: 'ezequiel-28',
    chapters: ['EZK.28'],
    verse: verse('Ezequiel 28:24', 'espinho fira abrolho dor'),
    reflection:
      'O príncipe de Tiro se acha um deus sentado no meio do mar, porque é inteligente e ficou rico, e o profeta lhe lembra que diante de quem o matar ele será apenas um homem. Um canto de luto o descreve coberto de pedras preciosas, no Éden, íntegro até que o comércio o encheu de violência e a beleza o deixou soberbo. Depois de tanto brilho, a promessa a Israel é modesta: nenhum espinho dos vizinhos vai feri-lo mais, e ele terá casas, vinhas e segurança na sua terra.',
    prayer:
      'Eu fico soberbo depressa, Senhor, quando alguma coisa dá certo. Lembra-me de que sou homem, feito de pó, e querido por ti. Obrigado pela inteligência, e livra-me de usá-la para pisar os outros. Tira o espinho que me fere há anos na vizinhança ou na família, ou dá-me paciência com ele. Eu quero plantar a minha vinha e morar em segurança perto de ti. Amém.',
    application:
      'Quando receber um elogio hoje, agradeça e diga o nome de alguém que ajudou você a chegar ali. Tire também do caminho de outra pessoa um espinho pequeno, uma demora, uma grosseria, um papel que falta.',
  },
  {
    slug: 'ezequiel-29',
    chapters: ['EZK.29'],
    verse: verse('Ezequiel 29:3', 'Faraó rio fiz'),
    reflection:
      'O faraó olha o Nilo e diz que o rio é dele, porque foi ele quem o fez. Israel olha para o faraó e acha que ali tem onde se apoiar, e o apoio é uma cana que racha e fura o ombro. Deus promete acabar com as duas ilusões na mesma hora, e também, depois de quarenta anos, trazer os egípcios de volta à sua terra, mais humildes, para que ninguém torne a confundir rei com Deus. Jesus oferece de graça um rio de água viva, e quem bebe dele não precisa se dizer dono de nada.',
    prayer:
      'Criador dos rios, tudo o que chamo de meu já corria antes de eu chegar. Perdoa a minha soberba de faraó pequeno, dono de casa, de cargo e de opinião. Tira de mim também as canas em que me encosto. Jesus é o apoio que não se parte; nele eu descanso o peso deste dia. Amém.',
    application:
      'Agradeçam à mesa por três coisas que vocês chamam de nossas e que receberam prontas: a água, a língua, a saúde. Fechem uma torneira que pinga e cuidem de um rio perto.',
  },
  {
    slug: 'ezequiel-30',
    chapters: ['EZK.30'],
    verse: verse('Ezequiel 30:21', 'quebrei braço Faraó'),
    reflection:
      'O dia do Egito é descrito como um dia de nuvens, e a lista dos lugares que vão sofrer é comprida: Mênfis, Zoã, Pelúsio, Tafnes. Depois Deus fala do braço do faraó, que ele quebrou, e diz que ninguém vai enfaixá-lo para que volte a segurar a espada. A imagem dói, e quem já viveu debaixo de um braço que batia entende por que ela também é boa notícia. Os que se apoiavam nessa força caem junto com ela.',
    prayer:
      'Há braços que só sabem ferir, meu Deus; tira-lhes a espada. Protege quem esta noite ouve passos no corredor e tem medo. Quebra em mim o hábito de ganhar no grito ou na força. Abre para os violentos um caminho de tratamento e de justiça, enquanto é tempo. Faz dos meus braços um lugar seguro para alguém. Amém.',
    application:
      'Use hoje os seus braços para uma coisa boa e concreta: carregar, abraçar com licença, consertar, segurar uma criança. Se alguém ameaça você em casa, afaste-se e ligue 190 ou 180.',
  },
  {
    slug: 'ezequiel-31',
    chapters: ['EZK.31'],
    verse: verse('Ezequiel 31:13', 'aves ruína animais ramos'),
    reflection:
      'Deus pergunta ao faraó com quem ele se parece e lhe conta a história da Assíria, um cedro tão bonito que as árvores do Éden tinham inveja dele. Foi Deus quem o fez bonito, com água por baixo e ninhos em cada galho. O cedro se orgulhou da própria altura e foi cortado, e os galhos caíram por todos os vales. As aves passam a morar sobre a ruína dele, para que as outras árvores não confiem no tamanho que têm.',
    prayer:
      'Criador das árvores, a minha altura veio da água que passava por baixo e que eu não cavei. Tu me deste sombra para repartir, e às vezes a uso para me exibir. Se eu precisar ficar menor, que alguém ainda possa pousar em mim. Cuida das pessoas que moravam à sombra de um grande que caiu e agora não sabem para onde ir. Guarda-me perto da tua corrente, com raízes humildes. Amém.',
    application:
      'Pense em quem está à sua sombra hoje, seja filho, aluno ou funcionário, e pergunte-lhe se está bem ali. Plante ou cuide de uma árvore, nem que seja regar a da calçada.',
  },
  {
    slug: 'ezequiel-32',
    chapters: ['EZK.32'],
    verse: verse('Ezequiel 32:14', 'águas rios azeite'),
    reflection:
      'Faraó se achava um leão, e o profeta o descreve como bicho que só sabe pisotear a água e deixá-la barrenta. Quando ele sai de cena, os rios assentam e correm lisos como óleo. Segue-se uma visita ao lugar dos mortos, império ao lado de império, cada um com os seus túmulos em volta, e os guerreiros com a espada debaixo da cabeça. Jesus também esteve entre os mortos, sem ter feito violência nenhuma, e voltou com as chaves na mão.',
    prayer:
      'Senhor da vida, as minhas pressas também enlameiam a água dos outros. Faz correr em paz o rio da nossa casa. Consola os povos que choram os seus mortos por causa da ambição de poucos. Jesus desceu à morte e saiu vivo; tira de debaixo da minha cabeça toda espada, e dá-me um sono limpo. Amém.',
    application:
      'Antes de dormir, faça as pazes com uma lembrança que ainda o deixa pronto para brigar. Ore pela pessoa, largue a resposta que estava ensaiando, e durma sem ela.',
  },
  {
    slug: 'ezequiel-33',
    chapters: ['EZK.33'],
    verse: verse('Ezequiel 33:11', 'prazer morte converta viva'),
    reflection:
      'Um mensageiro coberto de poeira chega à colônia com a notícia: a cidade caiu. Ezequiel, que estava mudo, volta a falar. Antes disso Deus lhe tinha explicado o ofício de vigia, que responde pelo aviso que não deu, e lhe tinha dito o que sente diante do pior dos homens, nenhum prazer em vê-lo morrer. Os ouvintes acham o profeta ótimo, parecido com um cantor de voz bonita, e vão para casa iguais; Jesus contou dessas pessoas a história da casa na areia.',
    prayer:
      'Deus vivo, tu não gostas da morte de ninguém, e eu às vezes gosto. Converte o meu coração. Dá-me coragem de avisar com amor quem caminha para o buraco, e humildade para ouvir a trombeta quando é para mim. Livra-me de aplaudir o sermão e não mudar nada. Jesus, volta para mim o teu rosto, e viverei. Amém.',
    application:
      'Ponha hoje em prática, de algum modo, a última pregação que achou bonita. Se vê um amigo em perigo, diga-lhe a verdade com carinho, e ofereça-se para ir junto.',
  },
  {
    slug: 'ezequiel-34',
    chapters: ['EZK.34'],
    verse: verse('Ezequiel 34:16', 'buscarei perdida curativo ferida'),
    reflection:
      'Os pastores de Israel tomam o leite, vestem a lã e não vão atrás de nenhuma ovelha perdida. Deus se declara contra eles e diz, com insistência, que ele mesmo fará o serviço: buscar, trazer de volta, pôr curativo. Julga também as ovelhas gordas, que empurram as fracas com o ombro e sujam a água dos outros.',
    prayer:
      'Bom pastor, há ovelhas que foram feridas por quem devia cuidar delas. Vai buscá-las, Jesus, e carrega-as para longe de quem as machuca. Dá à tua igreja pastores que se deixem examinar. E mostra-me se eu empurro os mais fracos ou turvo a água em que eles bebem. Amém.',
    application:
      'Procure uma pessoa que saiu da igreja magoada por um líder. Ouça a história sem defender ninguém, e diga que a culpa não é dela. Se houve crime, ofereça ir junto denunciar.',
  },
  {
    slug: 'ezequiel-35',
    chapters: ['EZK.35'],
    verse: verse('Ezequiel 35:10', 'nações terras ainda estivesse'),
    reflection:
      'O monte de Seir guarda um ódio antigo contra os irmãos e faz planos para ficar com as duas terras vazias. No meio do plano o profeta encaixa o detalhe que Edom esqueceu: o Senhor estava ali, mesmo com o povo longe. Ele diz que ouviu cada palavra dita contra os montes de Israel, e responde ao sangue com sangue, o que custa ler. O livro vai terminar com uma cidade que recebe por nome essa mesma frase, a de que o Senhor está ali.',
    prayer:
      'Senhor que estavas lá, tu ouviste o que disseram de mim quando eu não podia responder. Obrigado por estares na casa vazia e na terra que outros já repartiam. Tira de mim a briga que herdei e nem sei como começou. Eu confesso que fiz conta com a fraqueza de um irmão. Corta em mim o fio que liga o ódio dos avós ao dos netos. Amém.',
    application:
      'Diga hoje uma palavra boa sobre alguém ausente, de quem todos na roda falam mal. Não aproveite a ausência dele para ganhar nada.',
  },
  {
    slug: 'ezequiel-36',
    chapters: ['EZK.36'],
    verse: verse('Ezequiel 36:26', 'novo coração pedra carne'),
    reflection:
      'Israel está espalhado, e os vizinhos zombam do nome do Deus que esse povo representava. A razão que Deus dá para agir é a honra desse nome, porque o povo não tinha mérito. Ele promete água limpa, um coração que sente, onde antes havia pedra, e o seu Espírito por dentro; e promete também lavoura, gente nas ruas e muros refeitos.',
    prayer:
      'Senhor Deus, há em mim um lugar de pedra que eu não consigo amolecer. Asperge sobre mim a tua água e dá-me um coração que sinta. Que o teu Espírito me ensine a andar nos teus caminhos, e que o nome de Jesus não seja desonrado por minha causa. Faz isso por quem tu és. Amém.',
    application:
      'Identifique uma pessoa com quem você ficou frio ou indiferente. Ore por ela pelo nome, pedindo a Deus um coração de carne, e anote algo que ela esteja passando.',
  },
  {
    slug: 'ezequiel-37',
    chapters: ['EZK.37'],
    verse: verse('Ezequiel 37:3', 'viverão ossos sabes'),
    reflection:
      'Ezequiel anda no meio de um vale coberto de ossos muito secos, e Deus lhe pergunta se eles podem viver. O profeta devolve a pergunta: tu sabes. Ele fala aos ossos porque recebeu ordem, ouve o barulho deles se juntando, e vê que os corpos ficam sem vida até que o fôlego venha dos quatro ventos e eles se levantem.',
    prayer:
      'Tu sabes, Senhor, se pode viver o que eu já dei por perdido. Sopra o teu Espírito sobre a minha casa, sobre a igreja cansada e sobre quem diz que a esperança acabou. Tu abriste o túmulo de Jesus, e nada está seco demais para ti. Ensina-me a falar a tua palavra mesmo num vale silencioso. Amém.',
    application:
      'Procure um amigo que se afastou da fé ou da igreja e convide-o para uma conversa sem cobrança. Antes de ir, peça a alguém que ore por vocês dois.',
  },
  {
    slug: 'ezequiel-38',
    chapters: ['EZK.38'],
    verse: verse('Ezequiel 38:11', 'aldeias muros segurança ferrolhos'),
    reflection:
      'Gogue vem do norte com cavalos, escudos e uma fila de povos, contra gente que voltou do exílio e mora em aldeias sem muro, sem ferrolho e sem porta. Muitos tentaram achar nesses nomes os países do seu tempo e não chegaram a um acordo. O que o capítulo conta com clareza é que Deus conhece o plano de quem quer saquear essa gente em repouso, e que ele mesmo a defende. Até os peixes tremem na presença do Senhor, e as nações ficam sabendo quem ele é.',
    prayer:
      'Deus dos povos sem muro, eu ponho grade, câmera e mais um cadeado, e continuo com medo. Guarda as aldeias indígenas, os quilombos e as roças onde alguém planeja entrar de noite. Livra-me de caçar sinais em cada notícia e de assustar os outros com eles. Eu tranco a porta e entrego a chave do meu sono a ti. Que a tua presença me guarde mais do que o cadeado. Amém.',
    application:
      'Antes de dormir, feche a casa com cuidado e depois leia em voz alta um salmo de confiança com quem mora ali. Não passe adiante nenhuma previsão de fim do mundo.',
  },
  {
    slug: 'ezequiel-39',
    chapters: ['EZK.39'],
    verse: verse('Ezequiel 39:9', 'armas fogo sete anos'),
    reflection:
      'Depois da derrota de Gogue há sete anos em que ninguém precisa buscar lenha no mato, porque os moradores fazem fogo com os escudos, os arcos e as lanças. Durante sete meses os moradores enterram os mortos do exército inimigo, e quem acha um osso no caminho põe uma marca ao lado, para que ele também seja enterrado. O banquete das aves é terrível de imaginar. No fim Deus conta que não vai mais esconder o rosto, e que derrama o seu Espírito sobre a casa de Israel.',
    prayer:
      'Senhor da paz, eu quero viver para ver arma virar fogo de panela. Não deixes ninguém sem sepultura, e dá descanso às famílias que procuram um osso para enterrar. Ensina-nos a tratar com respeito até o corpo do inimigo. Não escondas o teu rosto da nossa casa. Derrama o teu Espírito onde houve briga, e junta os reconciliados em volta da mesma panela. Amém.',
    application:
      'Cozinhe ou coma hoje junto com alguém com quem você teve um desentendimento já perdoado. Conversem sobre o que pode ser queimado e não guardado: uma mensagem antiga, um apelido, uma queixa.',
  },
  {
    slug: 'ezequiel-40',
    chapters: ['EZK.40'],
    verse: verse('Ezequiel 40:4', 'olha ouve coração mostrar'),
    reflection:
      'Faz vinte e cinco anos que Ezequiel vive no exílio, e catorze que a cidade caiu, quando um homem com um cordel e uma vara de medir o leva por um templo que ainda não existe. Eles sobem degraus, contam câmaras, medem portas e janelas, e reparam nas palmeiras esculpidas em cada pilar. Há até um lugar reservado para os cantores. Deus pede ao profeta que olhe, escute e ponha o coração em tudo, porque os de casa vão precisar de detalhes para voltar a ter esperança.',
    prayer:
      'Deus paciente, no meu ano vinte e cinco tu ainda medes portas para mim. Cura o meu coração, que só sabe lembrar do que caiu. Mostra-me a casa que preparas, e Jesus, que foi à frente para arrumar os quartos. Ajuda-me a contar aos outros o que vi, com calma e com detalhes. Amém.',
    application:
      'Descreva hoje a uma criança ou a um amigo abatido como você imagina a casa de Deus. Use os detalhes da Bíblia que conhece: as portas, o rio, a mesa, a música.',
  },
  {
    slug: 'ezequiel-41',
    chapters: ['EZK.41'],
    verse: verse('Ezequiel 41:4', 'comprimento Santo Santos'),
    reflection:
      'O guia entra no templo da visão medindo tudo, pilares, portas, trinta cômodos em cada andar, e nas paredes querubins e palmeiras se revezam do chão até o alto. Quando chega ao último quarto, o texto diz que o guia entrou, e Ezequiel parece ter ficado do lado de fora, só ouvindo o nome: Santo dos Santos. Ele era filho de sacerdote e sabia que ali não se entrava. A carta aos Hebreus diz que Jesus entrou por nós no lugar verdadeiro e deixou o caminho aberto.',
    prayer:
      'Deus santo, eu fico na soleira e ouço o nome desse lugar. Obrigado porque Jesus entrou e me chama para dentro. Tira de mim a intimidade sem respeito, e também o medo que não chega perto. Enfeita de palmeiras as paredes da nossa casa, com alegria que se repete nos dias comuns. Mede o que em mim ainda é estreito e alarga-o com o tempo. Amém.',
    application:
      'Entre hoje no cômodo mais quieto da casa, feche a porta e fique cinco minutos em pé, calado, diante de Deus. Ao sair, faça um gesto de gentileza com a primeira pessoa que encontrar.',
  },
  {
    slug: 'ezequiel-42',
    chapters: ['EZK.42'],
    verse: verse('Ezequiel 42:14', 'sacerdotes vestes santas outras'),
    reflection:
      'A vara de medir chega agora aos quartos dos sacerdotes, três andares de cômodos estreitos onde eles comiam a oferta e trocavam de roupa. A veste do altar ficava ali, e só depois de tirá-la eles saíam para o pátio do povo. Um muro de quinhentas canas em cada lado separava o santo do comum. Jesus atravessou esse muro na direção contrária: tirou a capa, amarrou uma toalha e lavou os pés de gente comum, para que pudéssemos entrar.',
    prayer:
      'Senhor santo, eu entro e saio da tua presença com a mesma roupa e a mesma pressa. Ajuda-me a fazer uma pausa na saída. Obrigado porque em Jesus o muro se abriu e eu posso chegar perto, lavado por ele. Veste-me com a sua humildade quando eu sair para o pátio, e que eu traga comigo um cheiro do teu altar. Amém.',
    application:
      'Antes de começar e depois de terminar a oração de hoje, fique um minuto em silêncio de pé. Depois faça um serviço humilde a alguém da casa, sem que peçam.',
  },
  {
    slug: 'ezequiel-43',
    chapters: ['EZK.43'],
    verse: verse('Ezequiel 43:2', 'glória oriente águas resplandeceu'),
    reflection:
      'Dezenove anos antes, na visão, a glória tinha saído do templo pelo lado do leste, e é por esse lado que ela volta agora, com barulho de muita água, iluminando o chão. Ezequiel cai de rosto outra vez. A voz lá de dentro lembra que o povo tinha encostado os seus umbrais nos umbrais de Deus, e que entre os dois ficou só uma parede. Ele quer morar no meio deles para sempre, e manda mostrar a planta da casa para que se envergonhem do que fizeram e guardem o modelo dela.',
    prayer:
      'Eu já não olhava para o leste, Senhor, quando voltaste. O teu som é maior do que o da cidade, e a tua luz chega ao chão que eu piso. Tira de perto de ti o que encostei na tua casa e que te ofende. Volta às igrejas que se esvaziaram e aos casamentos em que ninguém mais conversa. Aceita morar nos nossos quartos pequenos, como Jesus prometeu a quem o ama. Amém.',
    application:
      'Abra hoje a janela que dá para o lado do sol e convide Deus para aquele dia. Escolha com a família um canto da casa que será lugar de oração, simples e limpo.',
  },
  {
    slug: 'ezequiel-44',
    chapters: ['EZK.44'],
    verse: verse('Ezequiel 44:28', 'herança propriedade'),
    reflection:
      'A porta do leste fica fechada porque o Senhor entrou por ela, e há regras para quem serve lá dentro: linho em vez de lã, para não suar, cabelo aparado, casamento restrito, distância dos mortos. Os levitas que serviram aos ídolos não voltam ao altar, mas continuam na casa como porteiros e ajudantes. Algumas dessas leis soam estranhas e até duras aos nossos ouvidos. Aos sacerdotes, que ficam sem terra, Deus diz uma coisa simples, que ele mesmo é a parte que lhes cabe.',
    prayer:
      'Herança minha, eu tenho medo de terminar a vida sem nada no meu nome. Obrigado porque te dás a ti mesmo a quem não tem escritura. Há serviços na tua casa que perdi por culpa minha; dá-me alegria nos que ainda posso fazer, na porta ou na cozinha. Sustenta os que te servem e recebem pouco. Que no fim eu possa dizer que tu me bastaste. Amém.',
    application:
      'Faça hoje um serviço simples na igreja ou no prédio, daqueles de porteiro ou de ajudante, sem esperar o nome no mural. Agradeça também a quem faz isso toda semana.',
  },
  {
    slug: 'ezequiel-45',
    chapters: ['EZK.45'],
    verse: verse('Ezequiel 45:9-10', 'basta violência balanças justas'),
    reflection:
      'No meio de medidas de terreno e de calendário, Deus se vira para os governantes e diz que chega. Eles terão a sua propriedade e vão largar a dos outros; e a balança do feirante entra na conta da santidade, com a medida do efa e o peso do siclo. Quem desenha o templo quer que a compra de um quilo de farinha seja honesta. Na festa da Páscoa, o príncipe oferece sacrifício por si e por todos, e o nosso Príncipe, que nada tinha a pagar, ofereceu a si mesmo.',
    prayer:
      'Deus justo, tu entras no mercado, no posto e na repartição. Livra o nosso país dos que tiram a terra, a merenda e o remédio dos pequenos. Acerta também a minha balança, no preço que cobro, nas horas que anoto e no imposto que devo. Jesus, Príncipe da paz, governa a minha mesa e o meu bolso. Amém.',
    application:
      'Acerte hoje uma medida sua que anda torta: um troco, uma nota, uma hora de serviço. Se na sua igreja ou condomínio há contas fechadas, peça com respeito, na companhia de outros, que sejam abertas.',
  },
  {
    slug: 'ezequiel-46',
    chapters: ['EZK.46'],
    verse: verse('Ezequiel 46:9-10', 'voltará frente príncipe meio'),
    reflection:
      'O capítulo trata de como se entra e se sai nas festas: quem chega pela porta do norte vai embora pela do sul, e ninguém volta pelo mesmo caminho. Nesses dias o príncipe entra e sai no meio do povo, e em tempo nenhum pode tirar terra da herança dos outros. Nos quatro cantos do pátio o guia mostra ainda as cozinhas, onde se coze o sacrifício do povo.',
    prayer:
      'Senhor, às vezes entro na tua casa sem notar quem está ao meu lado. Que eu não saia do culto pela mesma porta por onde entrei, com a mesma mágoa e os mesmos planos. Obrigado pelas cozinheiras da tua casa e pelo cheiro de comida perto do altar. Livra o nosso país dos que tiram terra do pequeno. Leva-me para casa por um caminho novo. Amém.',
    application:
      'Volte hoje para casa por outro caminho, se for seguro, e ore por quem mora nas ruas que você quase nunca vê. No próximo encontro da igreja, ajude na cozinha.',
  },
  {
    slug: 'ezequiel-47',
    chapters: ['EZK.47'],
    verse: verse('Ezequiel 47:9', 'viverá rio passar'),
    reflection:
      'Do degrau do templo sai um fio de água que mal molha o chão. O guia mede mil côvados e faz o profeta entrar: tornozelo; mais mil, joelho; mais mil, cintura; e logo é preciso nadar, sem que nenhum afluente tenha chegado. O rio desce para a região mais morta que ele conhecia, o mar salgado, e lá aparecem peixes, redes e árvores de fruta que dão remédio. Jesus falou de rios assim correndo de dentro de quem crê nele, e o evangelista explicou que pensava no Espírito.',
    prayer:
      'Senhor, a tua água começa pequena, e eu fiquei na beirada com os pés secos. Leva-me até onde já não dou pé. Corre pelos lugares salgados da minha história e da minha cidade. Dá à tua igreja folhas que curem. Jesus, de quem nasce este rio, que ele passe por mim e leve vida a alguém hoje. Amém.',
    application:
      'Entre um passo mais fundo em algo de Deus que você conhece só pela margem: o perdão, o jejum de tela, a visita ao presídio. Chame um amigo para entrar junto.',
  },
  {
    slug: 'ezequiel-48',
    chapters: ['EZK.48'],
    verse: verse('Ezequiel 48:35', 'nome cidade ali'),
    reflection:
      'O livro que começou com um deportado à beira de um rio termina com um mapa. Cada tribo recebe a sua faixa de terra, e a primeira da lista é Dã, lá no extremo norte. A cidade do meio é de trabalhadores vindos de todas as tribos, e em cada lado há três portas, cada uma com o nome de um irmão. O nome dela é a última palavra de Ezequiel, que diz onde Deus está; João viu depois uma cidade assim, com doze portas abertas e o Cordeiro no meio.',
    prayer:
      'Senhor que estás ali, que bom ler isso depois de tanta página de perda. Escreve o teu nome sobre a minha cidade, com os ônibus cheios e as escolas sem pintura. Devolve um lugar no mapa a quem se sente apagado dele. Faz que haja porta para todos os irmãos, até para os que se desviaram. Fica no meio da nossa rua esta noite. Amém.',
    application:
      'Desenhem juntos um mapa simples do bairro e escrevam nele onde vocês já viram Deus agir. Orem por um ponto do mapa em que ainda não viram nada.',
  },
];
