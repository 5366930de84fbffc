import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const psalms90To150: readonly PassageDevotional[] = [
  {
    slug: 'salmos-90',
    chapters: ['PSA.90'],
    verse: verse('Salmos 90:12', 'contar dias coração'),
    reflection:
      'Moisés enterrou uma geração inteira no deserto e fez desse luto uma oração. Diante de Deus mil anos passam como um turno de guarda da madrugada, e a vida da gente como capim que murcha à tarde. Ele pede que o Senhor ensine a contar os dias, alegre as manhãs e firme o trabalho feito com as mãos.',
    prayer:
      'Senhor, tu foste a casa dos meus avós e és a minha. Os anos passam depressa, e eu os gasto como se fossem sem fim. Ensina-me a contar os dias com sabedoria, e sacia-me cedo com o teu amor. Confirma a obra das minhas mãos em Jesus, que venceu a morte. Amém.',
    application:
      'Calcule quantos dias você já viveu e escreva o número num papel. Decida, diante dele, como usar bem as próximas duas horas.',
  },
  {
    slug: 'salmos-91',
    chapters: ['PSA.91'],
    verse: verse('Salmos 91:15', 'estarei angústia invocará'),
    reflection:
      'O salmo junta imagens de abrigo, a sombra, as penas da ave sobre os filhotes, o escudo, o alto da rocha. Satanás citou um pedaço dele diante de Jesus, no alto do templo, e ouviu que não se põe Deus à prova. Na última estrofe fala o próprio Deus, e promete companhia dentro da angústia a quem conhece o seu nome.',
    prayer:
      'Altíssimo, eu me escondo debaixo das tuas asas como um filhote sem força. Livra-me do medo da noite e de usar as tuas promessas para te desafiar. Jesus confiou em ti no deserto e também na cruz, onde parecia descoberto. Fica comigo na angústia, e mostra-me a tua salvação. Amém.',
    application:
      'Leia a última estrofe em voz alta para alguém que anda com medo, de perto ou por áudio. Combinem uma providência prudente para o risco que preocupa.',
  },
  {
    slug: 'salmos-96',
    chapters: ['PSA.96'],
    verse: verse('Salmos 96:12', 'campo árvores jubilarão'),
    reflection:
      'O salmo pede um cântico novo e logo o entrega a um coro enorme: famílias dos povos, mar, campo e todas as árvores do mato. O motivo da festa é que o Senhor vem julgar a terra. Para quem sofre injustiça, a chegada de um juiz honesto é boa notícia, e até a floresta bate palmas.',
    prayer:
      'Rei da terra, vem julgar com retidão, porque os pequenos esperam. Perdoa-me os ídolos discretos que eu ainda visito. Põe na minha boca um cântico novo sobre Jesus, que há de vir, e que eu o cante também na segunda-feira. Que a mata, o mar e a minha casa se alegrem em ti. Amém.',
    application:
      'Conte a uma pessoa, hoje, uma coisa boa que Deus fez, com palavras do dia a dia. Faça isso no assunto da conversa, sem discurso preparado.',
  },
  {
    slug: 'salmos-100',
    chapters: ['PSA.100'],
    verse: verse('Salmos 100:3', 'povo ovelhas pasto'),
    reflection:
      'São cinco versículos que servem de corredor: o povo entra pelas portas agradecendo e chega ao pátio cantando. No meio do caminho cada um fica sabendo quem é, ovelha de um pasto que tem dono bom. A terra inteira foi convidada, e a razão da alegria é uma bondade que passa dos avós para os netos.',
    prayer:
      'Deus bom, eu sou teu, e essa notícia basta para eu entrar sorrindo. Agradeço pelos que me ensinaram a cantar e pelos que vão cantar depois de mim. Perdoa o culto que te dei por obrigação. Leva-me pela porta, que é Jesus, até perto de ti, e que o meu serviço de hoje seja alegre. Amém.',
    application:
      'Faça a tarefa mais sem graça do dia cantando, ou assobiando um hino. Antes de começar, agradeça a Deus por três pessoas da sua família de fé.',
  },
  {
    slug: 'salmos-103',
    chapters: ['PSA.103'],
    verse: verse('Salmos 103:13', 'pai compadece filhos'),
    reflection:
      'Davi manda a própria alma lembrar, porque ela esquece: ele perdoa, ele resgata da cova, ele põe coroa de misericórdia. Para medir o perdão, usa o céu sobre a terra e a distância entre o nascente e o poente. E para dizer o jeito de Deus, escolhe um pai com pena do filho, que sabe de que barro o menino é feito.',
    prayer:
      'Bendigo a ti, Senhor, com tudo o que há em mim, e peço que cures a minha memória. Tu conheces o meu barro e não me tratas segundo os meus pecados. Leva-os para longe, como o oriente do ocidente, por causa da cruz de Jesus. Mostra o teu coração de pai a quem nunca teve um. Amém.',
    application:
      'Escreva cinco benefícios que você recebeu de Deus e costuma esquecer. Leia a lista para alguém da sua casa e peça que essa pessoa acrescente um.',
  },
  {
    slug: 'salmos-105',
    chapters: ['PSA.105'],
    verse: verse('Salmos 105:17', 'enviou José escravo'),
    reflection:
      'A história de Israel é cantada aqui do lado de Deus: ele se lembra, ele manda, ele abre. Antes da fome, Deus já tinha enviado um homem na frente, e esse homem ia com os pés em ferros, porque era José, vendido. O salmo segue por Moisés, as rãs no quarto do rei, a nuvem, o pão e a rocha que vira rio, tudo por causa da palavra dada a Abraão.',
    prayer:
      'Tu te lembras da tua palavra por mil gerações, Senhor, e eu a esqueço numa semana. Quando eu me vir preso como José, lembra-me de que tu enxergas mais adiante. Agradeço por Jesus, o pão do céu e a rocha da qual bebemos. Ensina-me a contar a minha vida começando por ti. Amém.',
    application:
      'Reconte a sua última semana em voz alta, começando cada frase por “Deus”: Deus me deu, Deus me guardou, Deus me mandou. Anote o que mais surpreendeu você.',
  },
  {
    slug: 'salmos-106',
    chapters: ['PSA.106'],
    verse: verse('Salmos 106:13', 'logo esqueceram obras'),
    reflection:
      'Este salmo conta a mesma viagem do anterior, agora com os pecados: o mar cantado num dia e esquecido no outro, o bezerro, a inveja de Moisés, os filhos sacrificados aos ídolos de Canaã. Quem ora diz nós, e se põe na fila dos avós. No fundo do poço Deus ouve o grito mais uma vez e se lembra do pacto.',
    prayer:
      'Nós pecamos, Senhor, como os nossos pais pecaram. Eu troquei a tua glória por coisas que comem capim. Perdoa o que a minha família repete há gerações, e interrompe em mim essa corrente. Jesus ficou na brecha, como Moisés tinha ficado, e por ele eu volto a ti. Junta-nos de novo. Amém.',
    application:
      'Converse com um parente sobre um mal que se repete na família, como a bebida, o grito ou a mentira. Decidam juntos um primeiro passo, com ajuda de fora se preciso.',
  },
  {
    slug: 'salmos-107',
    chapters: ['PSA.107'],
    verse: verse('Salmos 107:29', 'tormentas ondas calam'),
    reflection:
      'Quatro grupos sobem ao palco para contar o seu resgate: gente perdida no deserto, presos em correntes, doentes por loucura própria, marinheiros tontos no temporal. Cada um gritou ao Senhor, e cada um foi tirado dali. Os marinheiros lembram como as ondas se calaram; os discípulos viram isso acontecer numa noite, quando Jesus se levantou no barco.',
    prayer:
      'Eu estive num desses quatro lugares, Senhor, e tu me tiraste de lá. Ouve hoje quem está perdido, preso, doente ou no meio do mar. Manda a tua palavra ao encontro deles. Tu fizeste calar o vento na Galileia, Jesus; leva-nos ao porto que desejamos. Amém.',
    application:
      'Reúna duas ou três pessoas, na mesa ou numa chamada, e cada uma conte em dois minutos de qual desses quatro apertos foi tirada. Agradeçam juntos.',
  },
  {
    slug: 'salmos-113',
    chapters: ['PSA.113'],
    verse: verse('Salmos 113:7', 'levanta pobre pó lixo'),
    reflection:
      'O Deus mais alto que as nações precisa se abaixar para ver até o céu, e se abaixa mais ainda. Ele vai ao monte de lixo e de lá levanta uma pessoa, para sentá-la com os príncipes. Israel cantava este salmo na noite da Páscoa, e Jesus deve tê-lo cantado com os discípulos, poucas horas antes de descer até o pó.',
    prayer:
      'Louvado sejas, Senhor, do nascer do sol até o poente. Tu te inclinas para ver quem dorme na rua e quem cata o seu sustento do lixo. Jesus desceu até o meu pó para me sentar à tua mesa. Tira de mim o nojo e o orgulho, e acolhe as mulheres que choram por não ter filhos. Amém.',
    application:
      'Cumprimente e pergunte como se chama alguém que cata recicláveis ou vive na rua perto de você. Deixe com essa pessoa algo bom de comer.',
  },
  {
    slug: 'salmos-116',
    chapters: ['PSA.116'],
    verse: verse('Salmos 116:12', 'darei SENHOR benefícios'),
    reflection:
      'Alguém esteve com as cordas da morte no corpo, chamou pelo Senhor e voltou a andar entre os vivos. Ele diz à alma que volte a descansar e pergunta o que poderia dar em troca. A resposta é erguer o cálice, cumprir diante de todos o que prometeu e se chamar de servo, filho de uma serva, como quem teve mãe de fé.',
    prayer:
      'Eu te amo, Senhor, porque me ouviste quando as cordas apertavam. Como hei de te pagar? Levanto o cálice que Jesus encheu, e cumpro o que disse que faria se passasse aquele dia. Guarda os simples, consola quem perdeu alguém que era precioso a teus olhos, e faz a minha alma descansar. Amém.',
    application:
      'Lembre-se de uma promessa feita a Deus num tempo de aperto. Se era justa e possível, comece a cumpri-la hoje; se era imprudente, converse com ele sobre isso.',
  },
  {
    slug: 'salmos-119',
    chapters: ['PSA.119'],
    verse: verse('Salmos 119:105', 'palavra lâmpada pés caminho'),
    reflection:
      'O poeta percorreu o alfabeto hebraico inteiro, oito linhas para cada letra, falando da palavra de Deus com palavras sempre um pouco diferentes. Ele é jovem num trecho, caluniado noutro, parecido com um odre enrugado na fumaça. A lâmpada que carrega ilumina o chão até o próximo passo, e com ela se levanta à meia-noite para agradecer.',
    prayer:
      'Senhor, abre os meus olhos para as maravilhas da tua lei. Eu me apego a ela do pó, da fumaça e da noite. Inclina o meu coração para ti, e desvia os meus olhos do que é vão. Jesus é a palavra feita carne e a luz dos meus pés; se eu me desviar como ovelha, vem me buscar. Amém.',
    application:
      'Decore hoje uma das oito linhas de uma letra deste salmo. Recite-a a alguém à noite e peça que essa pessoa confira com o texto.',
  },
  {
    slug: 'salmos-121',
    chapters: ['PSA.121'],
    verse: verse('Salmos 121:4', 'cochilará dormirá Guardião'),
    reflection:
      'O romeiro olha os morros no caminho de Jerusalém, onde se escondia ladrão e onde o pé escorregava na pedra. Seis vezes o salmo fala em guardar. O guarda dele não cochila, faz sombra no calor do meio-dia e vigia a saída de casa e a volta, a ida do peregrino e o seu regresso.',
    prayer:
      'Guardião de Israel, eu vou dormir porque tu ficas acordado. Guarda os que viajam esta noite, os caminhoneiros, os enfermeiros de plantão, os filhos que ainda não chegaram. Jesus adormeceu no barco confiando em ti; dá-me parte dessa confiança. Vigia a minha saída e a minha entrada. Amém.',
    application:
      'Antes de sair de casa, ore por um minuto à porta com quem mora com você. Se mora só, mande essa oração a alguém que vai pegar a estrada.',
  },
  {
    slug: 'salmos-130',
    chapters: ['PSA.130'],
    verse: verse('Salmos 130:6', 'guardas amanhecer anseia'),
    reflection:
      'A voz vem das profundezas, e o que afunda este homem é a lista dos próprios pecados. Se Deus guardasse essa lista, ninguém ficaria de pé; mas ele guarda perdão. Então o homem espera, mais do que o vigia da muralha espera o clarear do dia, e termina chamando Israel inteiro para esperar com ele.',
    prayer:
      'Do fundo eu te chamo, Senhor, e tu não precisas que eu grite. Não guardes a lista; guarda-me a mim. Contigo está o perdão, que Jesus assinou com o seu sangue, e por isso eu te temo com amor. Espero por ti como quem faz plantão e olha a janela. Resgata também os meus irmãos. Amém.',
    application:
      'Acorde amanhã uns minutos antes do sol e veja o dia clarear. Enquanto espera, confesse o que pesa e receba o perdão de Deus como quem recebe a luz.',
  },
  {
    slug: 'salmos-136',
    chapters: ['PSA.136'],
    verse: verse('Salmos 136:23', 'lembrou humilhação'),
    reflection:
      'Vinte e seis vezes o povo responde com o mesmo estribilho, sobre o amor que não acaba. O solista canta o sol, a lua, o mar dividido e os reis vencidos, e o coro repete. Perto do fim a lista chega a nós em nossa humilhação, e à comida de toda criatura viva, do boi ao passarinho.',
    prayer:
      'O teu amor dura para sempre, Deus dos céus, e eu preciso ouvir isso muitas vezes. Tu te lembraste de mim quando eu estava por baixo. Agradeço pelas grandes maravilhas e pelo arroz de hoje. Em Jesus o teu amor ganhou rosto, e por ele eu canto com os meus irmãos o mesmo refrão. Amém.',
    application:
      'À mesa, façam como o salmo: cada um diz uma coisa que Deus fez nesta semana, e os outros respondem juntos com o refrão. Deem pelo menos três voltas.',
  },
  {
    slug: 'salmos-139',
    chapters: ['PSA.139'],
    verse: verse('Salmos 139:23', 'examina conhece coração'),
    reflection:
      'Davi descobre que foi visto sentado, em pé, deitado, e até antes de a palavra chegar à língua. Ele imagina fugir para o céu, para o fundo da terra, para o outro lado do mar de madrugada, e em todo lugar acha a mesma mão. Foi ela que o teceu na barriga da mãe; por isso, no fim, ele pede para ser examinado mais ainda.',
    prayer:
      'Senhor, não há canto em mim que tu não conheças, e tu ficaste. Examina-me e mostra-me o caminho que me faz mal. Guarda as crianças que estão sendo tecidas agora, e as mães delas. Jesus via o coração das pessoas e as amava; leva-me pela mão no caminho que não acaba. Amém.',
    application:
      'Fique dez minutos em silêncio com este pedido: examina-me. Anote sem se defender o que vier à mente, e escolha uma coisa para entregar a Deus.',
  },
  {
    slug: 'salmos-145',
    chapters: ['PSA.145'],
    verse: verse('Salmos 145:14', 'sustenta caem abatidos'),
    reflection:
      'Davi compõe um louvor de A a Z e o põe na boca de uma geração que canta para a outra. O Rei que ele exalta é grande demais para ser medido, e o que faz com essa grandeza é segurar quem está caindo. Ele abre a mão e todo bicho come; está perto de quem chama com sinceridade.',
    prayer:
      'Meu Deus e Rei, quero te bendizer todo dia, e começo por este. Segura os que hoje estão caindo e levanta os que já caíram. Abre a tua mão sobre os famintos, e abre a minha também. O teu reino chegou até nós em Jesus, compassivo e lento para se irar, e nele eu te louvo. Amém.',
    application:
      'Ajude hoje alguém a se levantar: um idoso da cadeira, um colega de um erro, um amigo de um desânimo. Faça isso sem comentar a queda.',
  },
  {
    slug: 'salmos-146',
    chapters: ['PSA.146'],
    verse: verse('Salmos 146:9', 'guarda estrangeiros órfão'),
    reflection:
      'O poeta aconselha a não pôr a confiança em príncipes, porque no dia em que morrem os projetos morrem com eles. Depois enumera o que o Deus de Jacó faz sem descanso: pão para o faminto, porta aberta ao preso, vista ao cego, amparo ao estrangeiro, à viúva e ao órfão. Jesus mandou dizer a João Batista quase a mesma lista.',
    prayer:
      'Eu esperei demais de pessoas importantes, Senhor, e me decepcionei. Ponho em ti a confiança que dei a elas. Abre os olhos, as cadeias e as mesas, como Jesus abriu. Usa-me com os que chegaram de longe e com as viúvas da minha rua. Enquanto eu viver, cantarei a ti. Amém.',
    application:
      'Ajude um estrangeiro, uma viúva ou um órfão que você conhece numa coisa prática desta semana: um documento, um conserto, uma carona, uma compra.',
  },
  {
    slug: 'salmos-150',
    chapters: ['PSA.150'],
    verse: verse('Salmos 150:6', 'tudo respira louve'),
    reflection:
      'O livro que teve tanto choro acaba com uma orquestra: trombeta, lira, harpa, tamborim, cordas, flauta e dois tipos de címbalo. Ninguém aqui pede nada. O convite final alcança tudo o que tem fôlego, e esse fôlego, o mesmo que Deus soprou no primeiro homem, agora volta a ele em música.',
    prayer:
      'Aleluia, Senhor, pelo ar que entra em mim agora. Recebe a voz desafinada, a mão que bate na mesa, a dança das crianças e o silêncio de quem já não fala. Tu ressuscitaste Jesus, e por isso o último salmo é de festa. Que tudo o que respira te louve, e que eu não fique de fora. Amém.',
    application:
      'Ponha para tocar um louvor e cante em voz alta com quem estiver em casa, batendo palmas ou num instrumento qualquer. Uma panela também serve.',
  },
];
