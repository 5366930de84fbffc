import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const evangelistaDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'O quê?',
    verse: verse('1 Coríntios 15:3-4', 'Cristo morreu pecados sepultado ressuscitou'),
    study:
      'Aprende-se na primeira aula de jornalismo: antes do comentário, o fato. Evangelho era palavra de mensageiro que chega correndo da batalha, e Paulo a usa assim. Ele recebeu uma notícia curta e a passou adiante sem mexer: morte, sepultura, terceiro dia, tudo como as Escrituras diziam. Não é “Jesus mudou a minha autoestima”, nem “venha à minha igreja”, coisas que podem vir depois. Se amanhã alguém perguntar no que você crê, você conseguirá dizê-lo em quatro frases que falem mais de Jesus que de você?',
    prayer:
      'Senhor Jesus, morreste, foste posto num túmulo, vives. Repito devagar para que eu mesmo ouça de novo. Guarda-me de embrulhar tanto esta notícia que ninguém mais a encontre dentro do pacote.',
    practice:
      'Escreva o evangelho em quatro frases, sem nenhuma palavra que só crente entende. Leia em voz alta e corte o que sobrar.',
  },
  {
    day: 2,
    title: 'Quem?',
    verse: verse('Marcos 1:1', 'Princípio Evangelho Jesus Filho'),
    study:
      'Marcos não perde tempo: abre o livro com um nome. O assunto da boa nova é uma pessoa que dormiu em barco, tocou leprosos, sentiu fome, foi traída por um beijo. Por isso o pior anunciante é o que conhece argumentos e conhece pouco Jesus. Quando foi a última vez que você leu um evangelho inteiro, sem caçar versículo? São menos de duas horas em Marcos.',
    prayer:
      'Jesus, faz tempo que falo de ti como de um vizinho que se mudou. Quero ouvir outra vez o teu jeito, as tuas perguntas, o teu cansaço: apresenta-te a mim de novo, do começo.',
    practice:
      'Comece hoje a ler Marcos como livro, três capítulos de uma vez. Sublinhe só o que surpreende e termine até o fim da semana.',
  },
  {
    day: 3,
    title: 'Para quem?',
    verse: verse('Lucas 2:10', 'temais notícias alegria povo'),
    study:
      'A boa notícia saiu primeiro de madrugada, para uns trabalhadores do turno da noite, e ninguém avisou o palácio. O anjo disse “todo o povo”, e começou pelos pastores, que cheiravam a bicho e não podiam largar o serviço para ir ao templo. Faça a conta ao contrário: quem fica sabendo por último das coisas boas no seu bairro? O porteiro folguista, a cuidadora que mora no emprego, o rapaz da tornozeleira. A alegria do céu tem preferência por essas portas, e nenhuma outra fica proibida.',
    prayer:
      'Pai, peço por quem trabalha enquanto a igreja canta: a enfermeira do plantão, o vigia da guarita, o padeiro das três, a cuidadora que dorme no emprego, o caminhoneiro no acostamento. Mandaste a notícia aonde ninguém manda convite. Manda outra vez, e, se faltar mensageiro, eu passo por ali na volta.',
    practice:
      'Identifique uma pessoa cujo horário a impede de ir a qualquer culto. Combine com ela um café na folga dela, do jeito que ela puder.',
  },
  {
    day: 4,
    title: 'Por quê?',
    verse: verse('Romanos 5:8', 'Deus amor Cristo morrido pecadores'),
    study:
      'Tire o medo, tire a meta de visitantes, tire a culpa de não ter falado. Sobra motivo? Sobra este: fomos amados fora de hora, quando não prestávamos atenção nem tínhamos o que oferecer. Quem evangeliza para pagar dívida com Deus vira cobrador; quem evangeliza por espanto vira contador de histórias. Muita gente só conheceu o primeiro tipo e fechou a janela. Antes de abrir a boca para um colega, convém deixar esta frase da carta aos Romanos pousar em você: foi quando ainda éramos pecadores.',
    prayer:
      'Ainda, Senhor: gosto dessa palavra. Ainda tonto, ainda longe, ainda com a pedra na mão, e já querido. Lava os meus motivos nesse espanto até que a obrigação se desmanche.',
    practice:
      'Escreva a data ou a época em que percebeu ser amado por Deus sem merecer. Conte por telefone a alguém da fé só a história, sem tirar conclusão.',
  },
  {
    day: 5,
    title: 'Quando?',
    verse: verse('2 Reis 7:9', 'hoje boa nova calamos'),
    study:
      'Quatro leprosos famintos entraram num acampamento inimigo e o acharam vazio, com as panelas quentes. Comeram, esconderam prata, voltaram e esconderam mais. De repente um deles parou de mastigar: não está certo o que fazemos. Do lado de dentro do muro, a cidade morria de fome sem saber que o cerco tinha terminado. Os expulsos da cidade foram os primeiros a saber e os primeiros a contar. Eles não esperaram sarar nem ganhar respeito. Para quem acabou de comer, a pergunta “quando?” tem resposta única: antes que amanheça.',
    prayer:
      'Perdoa-me por mastigar sozinho, quando há fome do outro lado da parede e eu guardo o pão em congressos e playlists. Dá-me pernas de leproso contente, Senhor, ainda nesta noite.',
    practice:
      'Conte hoje uma alegria concreta que veio de Deus a uma pessoa que não é da igreja, como quem conta um gol, sem pedir nada em troca.',
  },
  {
    day: 6,
    title: 'Como?',
    verse: verse('Efésios 2:8', 'graça salvos fé dom'),
    study:
      'Três palavrinhas mudam tudo: graça, fé, presente. E três enganos vendem bem: esforço, barganha, cura garantida. Há quem prometa emprego a quem aceitar Jesus, ou namore a plateia com testemunho exagerado. Dá resultado, e esse é o problema, pois a pessoa segue outra coisa com o nome dele. Presente não se cobra nem se parcela. Também não se empurra na boca de ninguém. Quem fala da graça precisa de um tom que combine com ela: sem chantagem, sem apagar as luzes para comover, sem pressa.',
    prayer:
      'Deus que dás de graça, perdoa aquilo em que transformei o teu presente: prestação, isca, ameaça. Solta a minha mão apertada, e que a pessoa à minha frente respire melhor depois de me ouvir.',
    practice:
      'Dê um presente pequeno e anônimo a alguém: uma fruta, um vale de ônibus. Repare como é dar sem receber nem o agradecimento.',
  },
  {
    day: 7,
    title: 'E daí?',
    verse: verse('Atos 2:37', 'tocado coração faremos irmãos'),
    study:
      'Notícia boa incomoda de um jeito bom e produz uma pergunta: o que fazemos? Em Jerusalém ela partiu dos ouvintes. Pedro não a arrancou com música de fundo; esperou que a verdade fizesse o seu trabalho e então respondeu com clareza: mudem de rumo, sejam batizados, recebam perdão e o Espírito. Igrejas convidam de maneiras distintas, com apelo à frente, com curso, com conversa no gabinete. Em todas convém saber dizer o próximo passo quando alguém quer dá-lo. Você saberia, no ponto de ônibus?',
    prayer:
      'Espírito Santo, só tu tocas o centro de uma pessoa. Livra-me de fazer o teu serviço com truques e de faltar ao meu por preguiça. Quando perguntarem, que eu tenha resposta simples.',
    practice:
      'Dia de descanso: hoje não convença ninguém. Leia devagar a história de como você mesmo foi alcançado, no caderno ou na memória, e agradeça à pessoa que lhe contou.',
  },
  {
    day: 8,
    title: 'O que vocês procuram?',
    verse: verse('João 1:38', 'buscais Mestre moras'),
    study:
      'Semana de escutar Jesus conversando. A primeira coisa que ele diz no quarto evangelho é uma pergunta, e das que não se respondem com sim ou não. Os dois homens que o seguem, pegos de surpresa, devolvem outra, meio boba: onde moras? Ele não corrige: convida para ver, e passam a tarde. Quase todo evangelista novato chega com respostas a perguntas que ninguém fez. Experimente trocar: em vez de começar pelo que a pessoa precisa saber, comece pelo que ela anda procurando. Talvez ela nunca tenha sido consultada.',
    prayer:
      'E eu, Jesus, o que procuro? Talvez aplauso, talvez sossego; vira-te para mim como te viraste para eles, pergunta, e deixa que eu passe contigo esta tarde.',
    practice:
      'Faça a alguém, com tempo para ouvir, esta pergunta: “o que você mais queria que mudasse na sua vida?” Não responda nada hoje.',
  },
  {
    day: 9,
    title: 'A visita de quem tem medo',
    verse: verse('João 3:4', 'Nicodemos nascer velho'),
    study:
      'Hora: noite. Visitante: professor conhecido, com reputação a perder. Nicodemos abre com elogio e Jesus passa por cima dele direto ao assunto. A imagem do novo nascimento confunde o homem instruído; ele faz a pergunta ao pé da letra, e não sai convertido, sai pensando. Quatro capítulos adiante defende timidamente o Galileu, e no fim aparece em plena luz com perfumes para o corpo. Entre a primeira conversa e a coragem houve anos. Se você tem algum Nicodemos por perto, proteja-lhe o anonimato.',
    prayer:
      'Senhor das conversas noturnas, cuida dos que perguntam escondido: o professor, o filho de outra religião, o policial, a moça que apaga o histórico. Dá-lhes tempo, e a mim discrição.',
    practice:
      'Deixe alguém saber que pode perguntar em segredo: “se um dia quiser falar de fé, fica só entre nós”; diga isso e mude de assunto.',
  },
  {
    day: 10,
    title: 'Começar pedindo água',
    verse: verse('João 4:7', 'Samaria água Dá-me beber'),
    study:
      'Cansado, com sede, sem balde, Jesus começa devendo favor. É o inverso da nossa pose de quem traz a solução. Ao pedir, ele atravessa de uma vez a barreira de povo, de gênero e de fama, e dá à samaritana o lugar de quem pode ajudar. Só depois fala da outra água. Quando menciona o passado dela, não usa uma só palavra de insulto. E é ela quem evangeliza a cidade, largando o balde.',
    prayer:
      'Jesus sentado à beira do poço, ensina-me a precisar dos outros. Tira de mim o ar de doador. Há alguém que desprezam e que tem água para me dar: apresenta-nos.',
    practice:
      'Peça um favor sincero a uma pessoa não cristã: uma receita, um conserto, uma explicação; agradeça e conheça um pouco da história dela.',
  },
  {
    day: 11,
    title: 'Convidar-se para o almoço',
    verse: verse('Lucas 19:5', 'Zaqueu desce hoje casa'),
    study:
      'Jesus olha para cima, chama Zaqueu pelo nome e se oferece como hóspede. Nenhum sermão sobre impostos na calçada, com a multidão assistindo. Não sabemos o que conversaram dentro de casa; Lucas só conta a promessa que saiu dali: metade aos pobres, e o quádruplo aos roubados. Note a ordem: acolhida primeiro, reparação depois, sem pular nenhuma. A graça que não chega ao bolso dos prejudicados ficou pela metade. E a multidão religiosa resmungou. Se ninguém estranha as suas companhias, vale conferir quais são.',
    prayer:
      'Amigo de cobradores, tira-me da árvore de onde observo os outros. E leva-me à mesa de quem todos evitam, sem medo do que vão falar no grupo da igreja.',
    practice:
      'Aceite um convite de que você costuma fugir: o churrasco do setor, o aniversário da prima. Vá, fique até o fim, seja agradável, ajude na louça.',
  },
  {
    day: 12,
    title: 'Deixar ir',
    verse: verse('Marcos 10:21', 'olhando amou falta vende pobres'),
    study:
      'Para quem conta convertidos, foi um fracasso. O moço era correto, rico, interessado, ajoelhado. Qualquer igreja o poria logo na diretoria. Marcos registra que Jesus o olhou com amor e, por amor, tocou justamente no que ele não queria largar. O rosto caiu e ele foi embora. Jesus não correu atrás com um desconto. Amar inclui dizer a verdade e suportar que o outro vá embora. E ninguém nos contou como aquela história terminou.',
    prayer:
      'Senhor, lembro de quem se foi triste. Não pude baixar o preço nem segurar o braço. Que o teu olhar continue nele, e que eu tenha paz para amar de longe.',
    practice:
      'Ore hoje por uma pessoa que ouviu e não quis. Mande-lhe depois uma mensagem comum, sobre futebol ou plantas, para que saiba que a amizade fica.',
  },
  {
    day: 13,
    title: 'Procurar o expulso',
    verse: verse('João 9:35', 'ouviu expulsado encontrando-o crês'),
    study:
      'O cego curado tinha sido posto para fora da sinagoga por contar o que lhe tinha acontecido. Os pais se esquivaram; os líderes disseram que ele tinha nascido em pecado. Então o texto diz que Jesus soube, foi e achou. É a única vez, nesse capítulo longo, em que alguém procura o ex-cego para outra coisa que não interrogatório. Há em toda cidade os expulsos de igreja: divorciados, questionadores, gente abusada que ousou falar. O evangelho para eles não começa em “volte”, e sim em Jesus sabendo e indo.',
    prayer:
      'Jesus, que ouves quando fecham a porta atrás de alguém, tu sabes os nomes: a divorciada de quem tiraram o cargo, o rapaz das perguntas, a menina que contou e em quem ninguém acreditou. Chega até eles antes de nós. Perdoa-nos por ter fechado a porta. Se eu puder ir junto, que eu vá calado.',
    practice:
      'Procure alguém que deixou a igreja por ter sido ferido e ouça a história inteira. Se houve crime, ajude a denunciar; não peça silêncio em nome da obra.',
  },
  {
    day: 14,
    title: 'Andar no passo da tristeza',
    verse: verse('Lucas 24:17', 'conversas andais tristes'),
    study:
      'Onze quilômetros a pé, na direção errada, ao lado de dois decepcionados. O Ressuscitado tinha a melhor notícia da história no bolso e gastou a primeira parte do caminho perguntando: sobre o que conversam? Deixou que contassem tudo, até o “nós esperávamos” e o boato das mulheres. Depois abriu as Escrituras, e ainda fez menção de seguir adiante, para não forçar o convite. Coração aquecido, mesa, pão, olhos. Anote essa sequência: companhia, pergunta, Palavra, liberdade, pão.',
    prayer:
      'Fica conosco, que já é tarde. Há dois tristes na minha rua caminhando para longe. Ensina-me o passo deles, e que eu não chegue com a ressurreição antes de ouvir a sexta-feira.',
    practice:
      'Dia de descanso: caminhe meia hora sem fone e sem tarefa, sozinho ou com um amigo, como na estrada de Emaús. Se a conversa vier, deixe que seja do outro.',
  },
  {
    day: 15,
    title: 'Distância: a parede do quarto',
    verse: verse('João 1:41', 'achou irmão Simão Messias'),
    study:
      'Até o dia vinte e um mediremos distâncias, da menor à maior. André começa pela menor: o irmão com quem dividia rede e barco. É perto e é difícil, porque quem mora conosco conhece o nosso mau humor das seis da manhã. André não explicou teologia: “achamos, vem”. Levou Simão até Jesus e saiu de cena; dele quase não se fala depois. Em casa, a credencial é a louça lavada e o pedido de desculpas. Há famílias em que, por um tempo, o melhor é falar de Deus pouco e com Deus muito.',
    prayer:
      'Peço pelos da minha casa, que já decoraram os meus defeitos. Faz em mim uma mudança que eles percebam antes que eu a anuncie, e perdoa o que disse de ti gritando.',
    practice:
      'Assuma uma tarefa doméstica que não é sua, durante uma semana, sem comentar, e ore pelos da casa enquanto a faz.',
  },
];
