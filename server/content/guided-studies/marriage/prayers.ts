import type { AuthoredStudy } from '../authored.ts';

export const prayers: AuthoredStudy<'marriage'>['prayers'] = [
  {
    title: 'De mãos dadas, antes da correria',
    purpose: 'Para os dois orarem juntos de manhã',
    content:
      'Senhor, somos nós dois outra vez. Um ainda boceja; o outro já pensa no ônibus.\n\nObrigado por termos acordado, por este café, pela pessoa do outro lado da mesa, pelas crianças que dormem ou pela casa quieta. Deixa-nos começar bem: com um bom-dia dito olhando nos olhos e sem cobrança antes das oito.\n\nAcompanha ______ hoje no trabalho, naquela conversa difícil, naquela dor nas costas. Acompanha também ______, com a lista comprida e a cabeça longe. Se nos desencontrarmos no meio do dia por uma mensagem mal escrita, ajuda-nos a ligar em vez de imaginar.\n\nGuarda os nossos olhos, o nosso bolso e a nossa língua. Que alguém, vendo como nos tratamos, tenha vontade de acreditar no amor.\n\nTraz-nos de volta à tarde, inteiros, e com assunto. Tu sais com cada um de nós, cada um pela sua porta. Amém.',
  },
  {
    title: 'A porta que eu bati',
    purpose: 'Depois de uma discussão',
    content:
      'Deus, a casa ficou com aquele silêncio. Eu ainda tenho razão em três pontos, e isso já não me serve para nada.\n\nTu ouviste tudo: o que eu disse, o que quis dizer, o que engoli de propósito para usar depois. Separa em mim a dor verdadeira da vontade de ganhar. Mostra-me como foi estar do outro lado da minha voz.\n\nPerdoa-me por ______. Não quero remendar com uma piada nem com um presente. Dá-me a frase simples e as pernas para atravessar o corredor. Se a outra pessoa ainda não puder conversar, ensina-me a respeitar, sem punir de volta.\n\nE há um assunto embaixo deste assunto, Senhor; nós dois o conhecemos. Leva-nos até ele com calma, noutro dia, com alguém que ajude, se for preciso.\n\nAntes que o sol nasça, faz nascer em nós um pouco de paz. Eu vou primeiro, e te peço que venhas comigo.',
  },
  {
    title: 'Com os boletos sobre a mesa',
    purpose: 'Para tempos de aperto e decisões de dinheiro',
    content:
      'Pai nosso, pedimos o pão de hoje com a conta de luz na mão.\n\nTemos medo: um de nós fica acordado somando; o outro finge que dorme. Já brigamos por causa de vinte reais que eram, na verdade, cansaço; tem compaixão desta casa.\n\nDá trabalho honesto a quem procura e força a quem faz dois turnos. Livra-nos do empréstimo fácil, da aposta que promete resolver, da mentira pequena na hora de contar quanto foi. Que nenhum de nós use o que ganha para mandar, nem o que não ganha para se diminuir.\n\nEnsina-nos a cortar rindo, a cozinhar com o que há, a pedir ajuda sem vergonha, a repartir mesmo agora com quem tem menos.\n\nMais que tudo, que a falta não nos ponha um contra o outro. Somos dois contra o problema, e tu és por nós.\n\nEntregamos esta folha de números. Amanhã vamos telefonar ao credor, e contamos contigo na linha.',
  },
  {
    title: 'Ternura outra vez',
    purpose: 'Pela intimidade do casal',
    content:
      'Deus que fizeste a pele e o riso, falamos contigo do que quase nunca se fala em oração.\n\nHouve um tempo em que nos procurávamos. Depois vieram as crianças, os remédios, os quilos, a tela acesa até tarde, uma mágoa que ninguém nomeou, e hoje a cama é larga.\n\nNão te pedimos a juventude de volta. Pedimos bondade: no jeito de olhar, de tocar, de perguntar antes. Cura em um de nós a lembrança do que fizeram com o seu corpo sem permissão. Desfaz no outro a pressa e o orgulho ferido. Tira do meio a comparação com imagens que mentem.\n\nDá-nos palavras para dizer “gosto assim” e “assim não”, e ouvidos que agradeçam as duas. Quando for caso de médico, que a gente vá sem vergonha, de mãos dadas na sala de espera.\n\nQue o nosso abraço conte, ao seu modo, a tua fidelidade. Bendito sejas pela alegria dos que se amam.',
  },
  {
    title: 'O berço que não se comprou',
    purpose: 'Para casais que esperam, ou perderam, um filho',
    content:
      'Senhor, mais um mês.\n\nJá não sabemos o que te dizer, então dizemos a verdade: dói. Dói no chá de bebê dos outros, na pergunta da tia, na propaganda de fralda. Dói de um jeito em mim e de outro jeito nele, ou nela, e às vezes a dor de um empurra a do outro.\n\nTu formas a vida no ventre; por que este continua vazio? Não exigimos explicação, só pedimos que não te afastes enquanto perguntamos.\n\nSe houve um coração que bateu e parou, guarda-o. Nós o amamos, embora quase ninguém o tenha conhecido. Seu nome, ou o nome que teria, é ______.\n\nProtege-nos da culpa e da pressa, dos remédios milagrosos, das profecias fáceis. Orienta os médicos e abre nosso coração para os caminhos que existirem, inclusive o de sermos, nós dois, uma família inteira.\n\nHoje à noite, Deus consolador, deixa-nos apenas chorar no teu ombro, e amanhã veremos.',
  },
  {
    title: 'Oro sem companhia',
    purpose: 'Quando o cônjuge está distante ou não crê',
    content:
      'Jesus, venho só, porque ele não quer saber disto, ou ela tem outras preocupações. Tu me recebes assim mesmo, e ainda puxas conversa.\n\nAgradeço pela pessoa com quem me casei. Há nela coisas boas, embora ela ainda não te conheça: ______. Não quero amá-la como projeto, nem deixar folheto debaixo do travesseiro. Ensina-me leveza, justiça e um humor que faça bem a quem está por perto.\n\nEu te peço que ela te conheça. No teu tempo, por caminhos que talvez não passem por mim. Segura a minha língua na hora da indireta e solta-a na hora do elogio.\n\nCuida da minha solidão no banco da igreja, no domingo de família. Dá-me irmãos que não me tratem como metade. Se o meu lar tem apenas frieza, dá-me paciência e boa conversa; se nele existe crueldade, dá-me discernimento para não chamar isso de cruz, e gente que me ajude.\n\nFicamos os dois aqui mais um pouco, e é bom.',
  },
  {
    title: 'Oração de quem tem medo em casa',
    purpose: 'Para quem sofre violência e busca segurança',
    content:
      'Deus que ouviste Agar no deserto, ouve-me baixinho.\n\nEu aprendi a reconhecer o humor pelo barulho da chave. Conto os passos, peço desculpa por coisas que não fiz. Disseram-me que eu devia orar mais, calar mais, agradar mais, e fiz tudo, mas não parou.\n\nHoje te peço outra coisa: saída. Clareia a minha cabeça para fazer um plano. Guia-me até o telefone, até a vizinha, até a delegacia, até quem acredite. Protege as crianças enquanto isso; que elas saibam que não é culpa delas, nem minha.\n\nTira de mim a vergonha, que pertence a quem bate. Tira o medo de estar te desobedecendo; tu não assinaste a minha dor. Se eu amar e fugir ao mesmo tempo, compreende-me.\n\nFaz justiça e ampara os que acolhem de madrugada. E prepara adiante um lugar onde eu durma a noite toda, com a porta fechada por dentro.\n\nVem depressa, Senhor, que eu vou dar o primeiro passo.',
  },
  {
    title: 'Brinde de aniversário',
    purpose: 'Ação de graças pelos anos vividos a dois',
    content:
      'Bendito és tu, Senhor, que nos trouxeste de um sim tremido até este bolo torto.\n\nLembramos a primeira casa, com goteira em cima do fogão. O ano do desemprego e da sopa de cada dia. A noite do hospital e a viagem em que choveu e foi ótimo. As vezes em que um quis ir embora, e o outro também, e ficamos, ou voltamos, com a ajuda de quem nos quis bem.\n\nObrigado pelos defeitos que já viraram anedota, pelas qualidades que só o tempo mostrou, pela mão conhecida no escuro do cinema. Obrigado pelos que estavam na festa e hoje festejam contigo.\n\nPerdoa o que desperdiçamos e abençoa o que vem: saúde que der, trabalho que baste, netos de sangue ou de coração, coragem para a última curva.\n\nÀ tua fidelidade, que foi maior que a nossa, levantamos este copo de guaraná. Que venham os dias, e tu em cada um deles. Amém, e viva!',
  },
];
