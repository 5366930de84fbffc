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
