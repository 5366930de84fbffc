import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const kings: readonly PassageDevotional[] = [
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
];
