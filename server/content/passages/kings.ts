import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const kings: readonly PassageDevotional[] = [
  {
    slug: '1-reis-1',
    chapters: ['1KI.1'],
    verse: verse('1 Reis 1:6', 'pai entristeceu fazes'),
    reflection:
      'Davi está velho, e as cobertas já não o aquecem. Adonias prepara carros, cinquenta corredores e um churrasco junto à fonte, e convida todos os irmãos, menos Salomão; o narrador conta que o pai nunca o contrariou nem lhe perguntou por que fazia as coisas. Natã e Bate-Seba entram no quarto, um depois do outro, e o velho rei ainda consegue cumprir a palavra. A festa do filho acaba no susto, com os convidados indo embora cada um para o seu lado.',
    prayer:
      'Senhor, dá aos pais coragem para perguntar e aos filhos humildade para ouvir. Perdoa o que eu deixei passar por cansaço ou por medo de perder o carinho. Cuida dos velhos que sentem frio e já não sabem o que acontece na sala. Jesus entrou na cidade montado num jumento, manso, sem cinquenta homens à frente. É ele que eu quero no trono desta casa. Amém.',
    application:
      'Conversem hoje, pais e filhos ou padrinho e afilhado, sobre uma atitude que ninguém questiona em casa. Perguntem com calma o porquê, e ouçam até o fim.',
  },
  {
    slug: '1-reis-2',
    chapters: ['1KI.2'],
    verse: verse('1 Reis 2:2', 'caminho terra esforça homem'),
    reflection:
      'Davi se despede como quem vai pelo caminho de toda a gente, e recomenda ao filho a lei de Moisés. Na mesma fala pede bondade para os filhos de Barzilai, que o alimentaram na fuga, e pede contas de sangue que ele não acertou em vida. Salomão executa essas contas uma a uma: Adonias, Joabe agarrado ao altar, Simei por causa de dois escravos fugidos. O reino fica firme, e o leitor fica com a lista dos que morreram por isso.',
    prayer:
      'Deus dos vivos, eu também irei por esse caminho, e quero deixar aos meus uma herança limpa. Ajuda-me a acertar enquanto vivo as minhas contas, para não passá-las aos filhos como vingança. Lembra-me dos que me deram de comer no dia da fuga. Jesus, ao morrer, deixou a mãe ao discípulo e perdão aos inimigos. Que as minhas últimas palavras se pareçam com as dele. Amém.',
    application:
      'Escreva hoje um recado de despedida de dez linhas, como se fosse para ser lido um dia pelos seus. Agradeça, peça perdão e não deixe nenhuma cobrança.',
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
    slug: '1-reis-6',
    chapters: ['1KI.6'],
    verse: verse('1 Reis 6:7', 'pedras martelos machados ouviram'),
    reflection:
      'As pedras do templo vinham prontas da pedreira, e na obra não se ouviu martelo nem machado, nem ferro nenhum. Durante sete anos a casa cresceu quase em silêncio, com cedro por dentro, flores abertas entalhadas e ouro até no chão. No meio das medidas Deus interrompe Salomão para dizer que a promessa depende de andar nos seus caminhos. Dois querubins de oliveira abrem as asas de parede a parede, e as pontas se tocam no centro da sala escura.',
    prayer:
      'Senhor, tu trabalhas em mim mais no silêncio do que no barulho. Lavra as minhas arestas longe dos olhares, e encaixa-me com as outras pedras. Tu queres o meu andar mais do que o ouro da parede. Jesus é a pedra principal, e nele até eu tenho lugar. Dá-me sete anos de paciência para o que se constrói devagar. Amém.',
    application:
      'Passem meia hora juntos em casa sem som nenhum: sem televisão, música nem conversa. Ao terminar, cada um conta o que ouviu por dentro.',
  },
  {
    slug: '1-reis-7',
    chapters: ['1KI.7'],
    verse: verse('1 Reis 7:14', 'viúva Naftali bronze sabedoria'),
    reflection:
      'A casa do rei levou treze anos, quase o dobro do tempo da casa de Deus, e o texto põe os dois números lado a lado sem comentar. Para o bronze vem de Tiro um artesão chamado Hirão, filho de uma viúva de Naftali, cheio de habilidade. Ele funde duas colunas e lhes dá nome, põe romãs e lírios lá no alto, onde poucos veriam, e assenta um mar de bronze sobre doze bois. Ninguém mediu o peso do metal, de tanto que era.',
    prayer:
      'Deus da beleza, tu encheste de sabedoria o filho de uma viúva. Agradeço pelos artesãos, pelos fundidores e por quem enfeita o alto da coluna. Mostra-me quanto tempo eu dou à minha casa e quanto dou à tua. Lava-me, como os sacerdotes se lavavam naquele mar. Jesus é mais bonito do que todo templo, e quero que o meu trabalho o honre. Amém.',
    application:
      'Capriche hoje numa parte do seu trabalho que ninguém vai notar. Ao terminá-la, ofereça-a a Deus com uma frase e não a mostre.',
  },
  {
    slug: '1-reis-8',
    chapters: ['1KI.8'],
    verse: verse('1 Reis 8:38', 'oração ferida coração mãos'),
    reflection:
      'Salomão estende as mãos diante do altar novo e pergunta se Deus vai mesmo morar na terra, quando nem o céu dos céus o contém. A oração dele passa por tudo o que pode dar errado: derrota, seca, praga, exílio. Em cada caso pede que o Senhor ouça e perdoe, e deixa a porta aberta até ao estrangeiro que vier de longe orar ali.',
    prayer:
      'Senhor, o céu não te contém, e tu me ouves. Eu reconheço a ferida do meu coração e estendo as mãos para a tua casa. Ouve e perdoa, a mim, ao meu povo e a quem veio de longe. Jesus falou do templo do seu corpo, e nele tu moras conosco de verdade. Amém.',
    application:
      'Ore com as mãos abertas, como Salomão, nomeando a ferida que só Deus conhece. Peça depois por um estrangeiro ou visitante que chegou à sua igreja.',
  },
  {
    slug: '1-reis-10',
    chapters: ['1KI.10'],
    verse: verse('1 Reis 10:7', 'olhos viram metade sabedoria'),
    reflection:
      'A rainha de Sabá atravessa o deserto com camelos e perguntas difíceis, e diz ao rei tudo o que traz no coração. Ela vê a mesa, os criados, a subida para o culto, e reconhece que não lhe tinham contado nem a metade. O louvor dela vai para o Deus que fez Salomão rei para praticar o direito. Depois o capítulo só fala de ouro, macacos, pavões e cavalos comprados no Egito, e quem conhece a lei de Moisés sente o perigo; Jesus disse que ali estava alguém maior do que Salomão.',
    prayer:
      'Senhor, eu também trago perguntas difíceis e quero dizer-te tudo o que tenho no coração. Recebe os que vêm de longe procurar sabedoria. Guarda-nos de acumular até que a prata vire pedra. Jesus é maior do que Salomão, e ainda não me contaram dele a metade. Faz-me andar um deserto inteiro, se for preciso, para ouvi-lo. Amém.',
    application:
      'Juntem duas ou três perguntas sobre a fé que ninguém em casa sabe responder. Levem-nas hoje, por mensagem ou visita, a alguém mais experiente na Palavra.',
  },
  {
    slug: '1-reis-12',
    chapters: ['1KI.12'],
    verse: verse('1 Reis 12:7', 'servo povo boas palavras'),
    reflection:
      'O povo pede a Roboão um pouco menos de peso, e ele pede três dias. Os velhos, que viram Salomão de perto, aconselham o rei a servir hoje para ser servido sempre; os colegas de infância lhe ensinam uma frase de efeito sobre o dedo mínimo. Em poucos minutos dez tribos voltam para casa e o reino de Davi se rasga. Jeroboão ganha o seu lado e, com medo de perdê-lo, põe bezerros de ouro perto do povo, para que ninguém precise caminhar até Jerusalém.',
    prayer:
      'Senhor, dá-me três dias antes de responder a quem me pede alívio. Põe perto de mim conselheiros que saibam o preço das palavras. Perdoa a fé cômoda que eu armei para não ter de ir longe. Jesus disse que o jugo dele é suave, e que entre nós o maior é quem serve. Faz-me aliviar hoje o peso de alguém que depende de mim. Amém.',
    application:
      'Pergunte hoje a alguém que trabalha ou mora sob a sua responsabilidade o que pesa demais. Alivie uma coisa de imediato, sem dar explicações.',
  },
  {
    slug: '1-reis-14',
    chapters: ['1KI.14'],
    verse: verse('1 Reis 14:27', 'lugar escudos bronze Roboão'),
    reflection:
      'A mulher de Jeroboão se disfarça e leva pão e mel ao profeta, que está cego e a reconhece pelo som dos passos. Ela só queria saber do menino doente, e volta com uma sentença; quando pisa a soleira, o filho morre. Sobre ele, e sobre mais ninguém daquela casa, se diz que havia alguma coisa boa diante de Deus. No sul, Roboão perde para o Egito os escudos de ouro e manda fazer outros de bronze, que os guardas carregam com a mesma pompa.',
    prayer:
      'Deus que conheces os meus passos, eu não preciso de disfarce para falar contigo. Consola as mães que levaram pão ao hospital e voltaram sem o filho. Vê a coisa boa que existe num menino de família perdida. Mostra-me o bronze que eu carrego como se ainda fosse ouro. Jesus bateu à porta de casas assim; entra na minha. Amém.',
    application:
      'Admitam um ao outro uma coisa da vida de fé que já foi ouro e hoje é só aparência. Escolham juntos um gesto simples para recomeçar, e façam-no nesta noite.',
  },
  {
    slug: '1-reis-15',
    chapters: ['1KI.15'],
    verse: verse('1 Reis 15:13', 'avó Maaca ídolo Cedrom'),
    reflection:
      'Abião repete os pecados do pai em três anos de reinado, e por amor de Davi Deus deixa acesa uma lâmpada em Jerusalém. O filho dele, Asa, limpa a terra e tem coragem de tirar da própria avó o título de rainha-mãe, por causa de um ídolo que queimou junto ao Cedrom. O texto diz que o coração dele era inteiro, sem esconder que os altares dos montes ficaram de pé. Com medo de Baasa, ele esvazia o tesouro do templo para comprar um rei estrangeiro, e na velhice adoece dos pés.',
    prayer:
      'Senhor, mantém acesa a lâmpada na nossa família, apesar de nós. Dá-me coragem para romper com o erro dentro de casa, sem desprezar os que o ensinaram. Tu chamas de inteiro um coração que ainda tem altares a derrubar; continua a obra. Perdoa os socorros que eu comprei por medo. Jesus atravessou o Cedrom para orar, e eu confio nele. Amém.',
    application:
      'Reconheça um costume ruim que veio da família, como mentir, gritar ou esconder bebida. Decida hoje que com você ele para, e conte essa decisão a Deus de joelhos.',
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
      'Elias venceu no Carmelo e, no dia seguinte, foge de Jezabel até o deserto, deita-se à sombra de um arbusto e pede para morrer. Deus lhe manda pão quente, água e sono, duas vezes, antes de qualquer conversa. Em Horebe passam o vento, o terremoto e o fogo, e então uma voz mansa lhe pergunta o que faz ali, dá-lhe trabalho e conta que há sete mil como ele.',
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
      'Acabe quer a vinha de Nabote para plantar verdura, ouve um não e se deita de cara para a parede, sem jantar. Jezabel resolve com cartas seladas, um jejum de fachada e duas testemunhas compradas, e o dono da vinha morre apedrejado por um crime que não cometeu. Elias espera o rei já no meio das parreiras, com a pergunta de Deus: mataste, e ainda tomaste posse?',
    prayer:
      'Juiz da terra, tu sabes o nome de cada Nabote, expulso do seu chão por gente com carimbo e com arma. Defende os pequenos proprietários, os indígenas, os posseiros. Arranca de mim a cobiça que vira o rosto para a parede. Jesus também foi morto por falsas testemunhas, e nele eu espero a tua justiça. Amém.',
    application:
      'Informe-se com alguém sobre uma família ameaçada de perder a casa ou a terra na sua região. Ofereça ajuda para que ela chegue à defensoria pública.',
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
      'Uma viúva de profeta está para ver os dois filhos levados por dívida, e Eliseu lhe pergunta o que ela tem em casa. Tem uma botija de azeite, e tem vizinhos que emprestam vasilhas vazias. De porta fechada, com os meninos passando os potes, ela despeja até não haver mais onde pôr, e depois vende, paga ao credor e vive com o resto.',
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
      'Abre os meus olhos, Senhor, porque eu só vejo quem me cerca. São mais os que estão conosco, e eu me esqueço disso toda manhã. Dá-me a ousadia de pôr comida diante de quem me quis mal. Jesus podia chamar legiões de anjos e preferiu perdoar; ensina-me essa força. Amém.',
    application:
      'Ore hoje pelos olhos de alguém que está apavorado, e diga a essa pessoa o que você enxerga de esperança. Se puder, sirva um lanche a quem foi hostil com você.',
  },
  {
    slug: '2-reis-9',
    chapters: ['2KI.9'],
    verse: verse('2 Reis 9:22', 'Jorão paz Jeú Jezabel'),
    reflection:
      'Um aprendiz de profeta unge Jeú a portas fechadas e sai correndo; os oficiais estendem as capas debaixo de Jeú e tocam a trombeta. Dois cavaleiros saem de Jezreel com a pergunta sobre a paz, e nenhum dos dois volta. O rei Jorão encontra o inimigo justamente no campo de Nabote, e o sangue daquela vinha, que parecia esquecido, é lembrado. Jezabel pinta os olhos, vai à janela e morre sem túmulo; a justiça chega pela mão de um homem que dirige como louco e gosta de matar.',
    prayer:
      'Deus que não esqueces o campo de Nabote, lembra-te também das vinhas tomadas no meu tempo. Eu tenho medo da justiça que vem de gente violenta. Ensina-me a querer a paz sem tapar os olhos para o crime que a impede. Jesus é o rei diante de quem também estenderam as capas, e ele não entrou matando. Faz-me do lado dele. Amém.',
    application:
      'Façam juntos uma pesquisa sobre uma injustiça antiga da sua cidade que nunca foi reparada. Contem a história a um jovem, e orem pelos descendentes.',
  },
  {
    slug: '2-reis-12',
    chapters: ['2KI.12'],
    verse: verse('2 Reis 12:9', 'arca tampa furo altar'),
    reflection:
      'Joás cresceu no templo e quer consertá-lo, mas em vinte e três anos de reinado as rachaduras continuam lá. O dinheiro entrava e se perdia no caminho. Joiada resolve com uma caixa, um furo na tampa e duas pessoas para contar juntas, e o que sai vai direto para carpinteiros e pedreiros, gente tão correta que ninguém lhe pedia contas. O mesmo rei, já sem o seu mestre, entrega depois todo o ouro ao inimigo e morre pela mão dos empregados.',
    prayer:
      'Senhor, há em mim uma rachadura que eu prometo consertar faz anos. Dá-me um jeito simples de começar, como o furo naquela tampa. Abençoa os que trabalham com tanta honestidade que ninguém duvida. Conserva-me fiel quando o meu Joiada não estiver mais por perto. Jesus viu a viúva pôr duas moedas na caixa; que ele veja também as minhas. Amém.',
    application:
      'Pegue um pote e corte um furo na tampa. Comece hoje a guardar nele moedas para um conserto na casa de Deus ou na casa de um irmão pobre.',
  },
  {
    slug: '2-reis-13',
    chapters: ['2KI.13'],
    verse: verse('2 Reis 13:21', 'ossos Eliseu reviveu levantou'),
    reflection:
      'Jeoacaz fica com dez carros e cinquenta cavaleiros, ora, e Deus o ouve, embora o povo continue na mesma vida. Eliseu está morrendo, e o novo rei, Jeoás, chora sobre ele com as palavras que o profeta tinha gritado por Elias. O velho põe as mãos sobre as mãos do rapaz no arco e depois o manda bater no chão com as flechas; ele bate três vezes e para, e o profeta lamenta a esperança tão curta. No enterro apressado de um desconhecido, o morto encosta nos ossos de Eliseu e se levanta.',
    prayer:
      'Senhor, põe as tuas mãos sobre as minhas quando eu puxar o arco. Perdoa a fé que bate três vezes e desiste. Agradeço pelos velhos que gastam as últimas forças ensinando. Tu ouves até o rei que não mudou de vida, porque te lembras da tua aliança. Jesus desceu ao nosso túmulo, e quem o toca se levanta. Amém.',
    application:
      'Retomem juntos um pedido pelo qual vocês oraram poucas vezes e pararam. Combinem orar por ele todos os dias até o fim do mês, e comecem agora.',
  },
  {
    slug: '2-reis-17',
    chapters: ['2KI.17'],
    verse: verse('2 Reis 17:15', 'vaidade vãos nações rejeitaram'),
    reflection:
      'O reino do norte acaba em três anos de cerco, e o narrador faz uma pausa comprida para explicar por quê. Deus tinha avisado por todos os profetas, e o povo seguiu coisas vazias até ficar vazio; chegou a passar os filhos pelo fogo. Os assírios levam uns embora e trazem outros, que aprendem a temer ao Senhor sem largar os seus deuses. Dessa mistura vieram os samaritanos, e foi com uma mulher deles que Jesus se sentou junto a um poço.',
    prayer:
      'Deus paciente, tu avisaste tantas vezes, por tantas bocas. Eu me pareço com aquilo que sigo, e por isso quero seguir a ti. Desfaz em mim a mistura de fé e de superstição. Lembra-te dos povos arrancados da terra e dos filhos que nascem no exílio. Jesus passou por Samaria e não teve vergonha dela; que ele passe pela minha vida também. Amém.',
    application:
      'Observe hoje em que você gasta a primeira meia hora do dia e pergunte-se com o que está ficando parecido. Troque amanhã esse começo por um salmo, e deixe a Bíblia aberta já nesta noite.',
  },
  {
    slug: '2-reis-18',
    chapters: ['2KI.18'],
    verse: verse('2 Reis 18:5', 'esperança Israel outro reis'),
    reflection:
      'Ezequias quebra até a serpente de bronze do tempo de Moisés, que tinha virado objeto de culto. Quando a Assíria sobe, ele tenta comprar a paz e descasca o ouro das portas do templo, mas de nada adianta. O porta-voz inimigo grita em hebraico diante do muro, para que todos entendam: zomba do Egito, do rei e de Deus, e oferece pão e vinho numa terra estranha. Os do muro obedecem à única ordem possível naquela hora, que era calar.',
    prayer:
      'Senhor, há uma voz que grita na minha língua que tu não vais me livrar. Ela mistura verdade e mentira, e eu me confundo. Ajuda-me a calar diante dela e a levar-te o que ouvi. Perdoa as portas de ouro que descasquei para comprar sossego. Jesus também se calou diante dos que zombavam. Ponho nele a minha esperança, e em ninguém antes dele. Amém.',
    application:
      'Decidam juntos não responder hoje a uma provocação, seja no grupo de mensagens, na rua ou na família. No lugar da resposta, orem em voz alta por um minuto.',
  },
  {
    slug: '2-reis-19',
    chapters: ['2KI.19'],
    verse: verse('2 Reis 19:14', 'cartas estendeu Ezequias casa'),
    reflection:
      'Ezequias recebe por escrito a ameaça da Assíria, lê e sobe ao templo. Ele desdobra a carta diante do Senhor, como quem mostra um papel do médico ao pai, e pede que Deus leia. A oração admite que as nações caíram de verdade, e pede socorro para que toda a terra saiba quem é Deus. Isaías lhe manda a resposta, e o livro conta a retirada de Senaqueribe e, tempos depois, a morte do rei no templo do seu deus, pela mão dos filhos.',
    prayer:
      'Deus vivo, eu estendo diante de ti o papel que recebi. Lê comigo cada linha e inclina o teu ouvido. Eu não sei como responder, e o prazo corre. O céu e a terra são obra tua, e tu podes fazer recuar quem me ameaça. Jesus leu contigo a pior das sentenças, no jardim, e saiu de lá em paz. Salva-nos, para que muitos te conheçam. Amém.',
    application:
      'Pegue o documento, o exame ou a mensagem que mais preocupa você. Ponha-o aberto sobre a cama ou a mesa, ajoelhe-se e leia-o a Deus antes de fazer qualquer outra coisa.',
  },
  {
    slug: '2-reis-20',
    chapters: ['2KI.20'],
    verse: verse('2 Reis 20:5', 'ouvi oração lágrimas'),
    reflection:
      'Isaías manda o rei Ezequias arrumar a casa, e ele vira o rosto para a parede e chora. O profeta ainda está no pátio quando Deus o faz voltar com a notícia de que viu as lágrimas, e manda aplicar na ferida uma pasta de figos. Anos depois, o mesmo homem curado abre os tesouros para os visitantes da Babilônia, e a vaidade cobra o seu preço.',
    prayer:
      'Deus de Davi, tu vês quem chora virado para a parede do hospital. Nós pedimos, e deixamos contigo a resposta, com o remédio e com os médicos. Se me deres mais anos, livra-me de gastá-los me exibindo. Na vida e na morte eu sou de Jesus, e isso me basta hoje. Amém.',
    application:
      'Visite ou ligue para um doente e pergunte como foi a noite. Ore com ele em poucas palavras, sem prometer resultado, e ajude com o remédio ou a consulta.',
  },
  {
    slug: '2-reis-22',
    chapters: ['2KI.22'],
    verse: verse('2 Reis 22:11', 'rei livro rasgou'),
    reflection:
      'Josias manda consertar as rachaduras do templo, e no meio da obra o sacerdote Hilquias encontra o livro da lei, esquecido na própria casa de Deus. O secretário lê o texto ao rei, e Josias rasga a roupa. Ele procura a profetisa Hulda para entender, e a resposta leva em conta as suas lágrimas.',
    prayer:
      'Deus, a tua palavra também pode ficar esquecida na minha casa, debaixo de outras coisas. Perdoa os meses em que eu a carreguei sem abrir. Amacia o meu coração quando ela me contrariar, e dá-me gente como Hulda, que explica com verdade. Quero encontrar Jesus em cada página e obedecer ao que eu ler. Amém.',
    application:
      'Abra uma Bíblia de papel que esteja guardada, limpe a capa e leia nela um capítulo. Deixe-a depois num lugar onde você passe todos os dias.',
  },
  {
    slug: '2-reis-24',
    chapters: ['2KI.24'],
    verse: verse('2 Reis 24:14', 'artesãos ferreiros pobres cativos'),
    reflection:
      'Nabucodonosor vem três vezes, e na segunda leva o rei de dezoito anos, a mãe dele, os artesãos e os ferreiros, dez mil pessoas. Ficam os mais pobres da terra, que ninguém quis levar. Os vasos de ouro de Salomão são despedaçados, e o narrador diz com tristeza que o sangue inocente derramado por Manassés encheu a cidade. O menino rei, Joaquim, reinou três meses; no evangelho de Mateus o nome dele, Jeconias, está na lista que chega a Jesus.',
    prayer:
      'Senhor, a tua casa foi desmontada, e a promessa não se perdeu. Lembra-te dos deportados, dos refugiados e dos que ficam por serem pobres demais. Perdoa o sangue inocente que a nossa terra ainda derrama. Há em mim vasos quebrados, e eu os entrego a ti. Jesus veio da linhagem de um rei prisioneiro; faz nascer esperança também da minha ruína. Amém.',
    application:
      'Procurem saber de uma família migrante ou refugiada na cidade e do que ela precisa. Combinem hoje uma ajuda: móvel, aula de português, companhia para tirar um documento.',
  },
];
