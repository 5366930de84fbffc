import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const pastorDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Exame: mando na fé de alguém?',
    verse: verse('2 Coríntios 1:24', 'senhores fé cooperadores alegria'),
    study:
      'Paulo tinha autoridade de apóstolo e escreveu aos teimosos de Corinto que não era dono da fé deles; colaborava para que se alegrassem. Use essa frase como régua. As pessoas de quem cuido podem discordar de mim em paz? Precisam pedir licença para namorar, mudar de emprego, viajar? Conhecem melhor as minhas opiniões do que a Bíblia? Ficaram mais alegres desde que cheguei, ou mais vigiadas? Controle costuma se apresentar com o nome de “cobertura”.',
    prayer:
      'Jesus, Senhor único da consciência, devolvo as chaves que peguei sem permissão. Aquela moça, aquele casal, aquele jovem são teus. Ensina-me a cooperar com a alegria e a suportar que escolham sozinhos.',
    practice:
      'Diga a alguém que costuma pedir a sua opinião para tudo: “confio que você decide isso com Deus; estou aqui para o que for preciso”. E não opine.',
  },
  {
    day: 17,
    title: 'Exame: gosto de ser o primeiro?',
    verse: verse('3 João 1:9', 'Diótrefes busca comandante recebe'),
    study:
      'Uma linha de João bastou para tornar imortal a mania de Diótrefes. Ele amava a dianteira. O versículo seguinte descreve o resto do quadro: falava mal dos outros, não acolhia missionários e punha para fora quem acolhesse. Pequeno teste caseiro: como reajo quando cantam sem me chamar, ou quando o visitante elogia outro? Sei lavar banheiro de acampamento sem foto? A primazia, no rebanho de Jesus, já tem titular.',
    prayer:
      'Jesus, tu que tens o primeiro lugar e te ajoelhaste com uma bacia, cura o Diótrefes que mora em mim. Ele é educado, usa gravata, ora bonito; põe-no na segunda fila.',
    practice:
      'Faça esta semana um serviço da comunidade que ninguém vê: cadeiras, lixo, panela. Não conte, não fotografe, e vá embora antes dos agradecimentos.',
  },
  {
    day: 18,
    title: 'Exame: de quem é a lã?',
    verse: verse('Ezequiel 34:2', 'Ai pastores apascentam mesmos'),
    study:
      'Bebiam o leite, vestiam a lã, assavam a melhor ovelha. Ezequiel olhou a mesa dos líderes e perguntou quem comia quem. A versão de hoje: dinheiro da igreja e da família na mesma conta, oferta sem recibo, culto que vira palanque, jovens trabalhando de graça na empresa do obreiro, presente caro que não se pode recusar. Obreiro merece sustento digno, e muitos pastores de bairro passam aperto honesto. Exatamente por isso as contas devem ficar à luz. A quem presto contas, com que frequência, e por escrito?',
    prayer:
      'Pai, por pastores pobres e íntegros, que dividem a cesta básica e escondem o sapato furado: sustenta-os, e envergonha a nossa distração. Por quem engordou à custa do rebanho: derruba a mesa antes que mais gente passe fome, e salva também a ele. Agora revista os meus bolsos, com calma.',
    practice:
      'Se lida com dinheiro de um grupo, mostre hoje as contas a duas pessoas. Se não lida, peça com educação, para ler, o relatório financeiro da sua igreja.',
  },
  {
    day: 19,
    title: 'Exame: a quem protejo no escândalo?',
    verse: verse('1 Samuel 2:22', 'Eli filhos mulheres serviam'),
    study:
      'Os filhos de Eli eram sacerdotes, e usavam as mulheres que serviam na entrada do santuário. O pai soube, conversou, lamentou a fama, e deixou-os no cargo, com acesso às mesmas portas. Deus considerou isso grave. Responda sem rodeios: se uma criança, um adolescente ou uma mulher acusar alguém querido na minha igreja, o que faço na primeira hora? Protejo a vítima, afasto o acusado do convívio dela, comunico a polícia, o Conselho Tutelar, o Disque 100 ou 180. Disciplina interna não substitui a Justiça, e segredo aqui é cumplicidade.',
    prayer:
      'Deus que ouviste as mulheres da porta quando o pai só ouviu a reputação: justiça. Acolhe quem foi usado em teu nome e desacreditado depois. Dá-nos vergonha santa e pressa de proteger.',
    practice:
      'Pergunte à liderança se há regra escrita para o trabalho com menores: dois adultos na sala, porta com visor, ninguém sozinho em carro ou quarto, denúncia imediata. Se não houver, ofereça-se para ajudar a escrever a primeira versão e marque já a data dessa conversa.',
  },
  {
    day: 20,
    title: 'Exame: junto gente para mim?',
    verse: verse('Atos 20:30', 'homens perversas atraírem discípulos'),
    study:
      'Foi despedida de porto, com choro e abraço, e mesmo assim Paulo disse aos líderes de Éfeso uma coisa desagradável: do meio de vocês sairão os que arrastam seguidores. Não viriam de fora, fantasiados. O início se reconhece por um grupinho com linguagem própria, segredos “que a igreja não entenderia”, elogio demais a um líder, desconfiança dos demais, afastamento da família. Pergunte-se: se eu mudasse de cidade amanhã, as pessoas que acompanho continuariam com Jesus ou ficariam órfãs?',
    prayer:
      'Senhor, que os meus não sejam meus. Quebra a corda fina com que amarro gente pela gratidão. Se eu faltar, que quase não se note, porque é a ti que vieram.',
    practice:
      'Apresente a quem você acompanha outro cristão maduro em quem confia, e incentive a amizade entre eles sem você no meio.',
  },
  {
    day: 21,
    title: 'Para quem foi ferido por pastores',
    verse: verse('Ezequiel 34:11', 'eu mesmo procurarei ovelhas buscarei'),
    study:
      'Hoje não há exame, há um banco, e talvez você precise dele. Alguém que devia cuidar o expôs, usou, enganou, e o nome de Deus ficou com o gosto daquela pessoa. Depois da longa acusação aos pastores, Ezequiel escreve uma frase em que Deus não delega mais: eu mesmo. Ele vai pessoalmente, e não lhe pede que volte ao curral antigo, nem que esqueça. Perdão, se vier, não apaga processo nem exige convivência. Vá ao seu ritmo, com quem acredite em você, numa comunidade pequena e limpa, ou por ora só com Deus.',
    prayer:
      'Vem tu mesmo, Jesus, porque hoje não aguento intermediário. Ainda estranho a palavra “pastor”, ainda tremo com certas músicas, ainda escolho a cadeira perto da saída. Não me apressas, e isso é novo. Senta-te a alguma distância e deixa que eu vá reconhecendo a tua voz pelo jeito de não gritar.',
    practice:
      'Dia de descanso: faça algo gentil pelo seu corpo: um banho demorado, um chá, uma volta na praça. Se quiser falar, escolha quem já provou saber ouvir.',
  },
  {
    day: 22,
    title: 'Carta de seu Osvaldo: a pergunta',
    verse: verse('João 21:16', 'Simão amas Apascenta ovelhas'),
    study:
      'Marli, recebi o seu áudio contando que agora cuida de nove pessoas às quartas, na garagem, entre uma faxina e outra, e que não se acha pastora. Sobre o título, as igrejas discordam, inclusive quanto às mulheres; deixe isso com a sua. Eu, que usei o título quarenta anos e agora uso bengala, só lhe passo a pergunta da praia. Jesus não perguntou a Pedro se era capaz, perguntou se o amava. E repetiu, porque o outro tinha uma fogueira na lembrança. As ovelhas são de Jesus. Com carinho, Osvaldo.',
    prayer:
      'Sabes tudo, Senhor, sabes que te amo, e sabes também onde falhei. Não trago currículo; aceito as nove pessoas como quem segura por um pouco o filho dos outros.',
    practice:
      'Responda por escrito à pergunta da praia, como se Jesus estivesse do outro lado da mesa, numa página, sem palavras de culto.',
  },
  {
    day: 23,
    title: 'Carta de seu Osvaldo: colo',
    verse: verse('1 Tessalonicenses 2:7', 'suaves mãe carinho filhos'),
    study:
      'Choveu a semana toda aqui e lembrei do Tião, aquele estivador que assustava os diáconos. Eu o enfrentava com doutrina. Foi minha finada Ruth quem o ganhou com mingau, no mês da pneumonia. Paulo, que não era mole, se compara a uma mãe que amamenta; veja se não é de rir e de aprender. Marli, você vai encontrar gente que só conhece voz grossa. Não aumente a sua. A firmeza se faz baixinho, olhando nos olhos, com a panela no fogo. Guarde esta receita, em que o mingau vem primeiro.',
    prayer:
      'Deus que consolas como mãe, amacia os meus modos. Perdoa as vezes em que confundi firmeza com grito. Que eu não tenha medo do brutamontes que só precisa de colo.',
    practice:
      'Cozinhe ou compre um mimo para a pessoa mais ríspida que você conhece. Entregue sem recado, observe o rosto e guarde no coração.',
  },
  {
    day: 24,
    title: 'Carta de seu Osvaldo: pesado demais',
    verse: verse('Números 11:14', 'suportar sozinho povo pesado'),
    study:
      'Minha filha na fé, não gostei da sua voz cansada. Vou contar o que escondi de todos: em 1987 passei quatro meses sem conseguir abrir a Bíblia. Pregava de memória e chorava no banheiro. Ninguém soube, porque pastor não podia. Que tolice! Moisés disse a Deus, na cara, que era pesado e que preferia morrer; e Deus não o demitiu, arranjou-lhe setenta companheiros. Procure a médica do posto, conte ao seu pastor, entregue metade dos nomes à Cleide. Isto não é conselho, é súplica de velho. Se a ideia de morrer aparecer, ligue 188 na mesma hora.',
    prayer:
      'É pesado, Senhor: digo-te de frente, como Moisés, e descubro que não te ofendes. Manda os setenta, ou dois, e deixa-me pôr o saco no chão sem achar que fracassei.',
    practice:
      'Conte a verdade sobre o seu cansaço a uma pessoa que possa fazer algo. Marque uma consulta, se há semanas você dorme mal ou chora à toa.',
  },
  {
    day: 25,
    title: 'Carta de seu Osvaldo: boca de siri',
    verse: verse('Provérbios 11:13', 'fofocas revela segredo fiel'),
    study:
      'Você perguntou onde se guarda o que se ouve, e eu respondo que se enterra. Perdi um casal para sempre porque usei a história deles de ilustração, trocando os nomes; a cidade era pequena. Nem “pedido de oração” serve de desculpa para espalhar. Agora preste atenção na exceção, que eu demorei a aprender: criança em risco, mulher apanhando, alguém que planeja se matar ou matar. Aí o segredo acaba na hora, e você avisa à pessoa: não posso guardar isto sozinha, vamos buscar ajuda juntas. A fidelidade que se deve é com a vida.',
    prayer:
      'Põe guarda na minha boca, Senhor, e bom senso na chave do cofre. Perdoa o que contei para parecer importante. Dá-me a coragem de romper o silêncio só para salvar.',
    practice:
      'Passe o dia sem contar nada da vida de ninguém, nem coisa boa. Perceba quantas conversas murcham, e preencha-as com perguntas a quem está presente.',
  },
  {
    day: 26,
    title: 'Carta de seu Osvaldo: a sua casa',
    verse: verse('Atos 20:28', 'atenção mesmos rebanho Espírito sangue'),
    study:
      'Meu filho mais velho me disse, no enterro da mãe: “O senhor foi bom pastor de todo mundo”. Faltava um pedaço na frase e nós dois o ouvimos. Paulo manda cuidar primeiro de vocês mesmos, depois do rebanho, e essa vírgula me custou vinte anos. Vá ao campeonato do Wesley, namore o seu marido na terça, faça o exame de mama. O sangue que comprou a igreja não foi o seu, Marli; já está pago. Quem acha que é o próprio sangue acaba cobrando da família.',
    prayer:
      'Senhor, conserta entre mim e os meus o que ainda tem conserto. Cura os que cresceram dividindo a mãe ou o pai com a igreja. Hoje eu escolho a mesa de casa.',
    practice:
      'Ponha na agenda, antes de qualquer reunião do mês, dois compromissos com quem mora com você. Trate os dois como inadiáveis, inclusive diante da igreja.',
  },
  {
    day: 27,
    title: 'Carta de seu Osvaldo: levantar o caído',
    verse: verse('Gálatas 6:1', 'surpreendido restaurai mansidão atenção tentado'),
    study:
      'Então o Juca voltou a beber e faltou à célula. Não leve comissão; leve pão. A palavra que Paulo usa servia para consertar rede e pôr osso no lugar, coisas que se fazem com dedos leves. Converse a sós, pergunte antes, chame o erro pelo nome dele e combine o passo seguinte: o grupo de apoio, o CAPS, um amigo na hora da sede. E olhe para si; eu também tive a minha garrafa, só que era elogio. Restaurar não é devolver depressa um cargo, muito menos a quem machucou gente. É devolver a pessoa a Deus e à mesa.',
    prayer:
      'Jesus, médico de ossos, dá leveza aos meus dedos. Lembro-me das minhas quedas enquanto caminho até a dele: a que todos viram, a que só tu viste, a que ainda chamo por outro nome. Que ele não ouça em mim nenhuma surpresa fingida. Levanta-nos, os dois, e sustenta-nos no dia seguinte.',
    practice:
      'Procure alguém que caiu e se escondeu. Fale em particular, com uma pergunta e uma oferta: “o que aconteceu? posso ir com você a…”',
  },
  {
    day: 28,
    title: 'Carta de seu Osvaldo: obedecer a quem?',
    verse: verse('Hebreus 13:17', 'Obedecei líderes vigiam contas alegria'),
    study:
      'Boa a sua dúvida sobre esse verso, que já vi usado como mordaça. Leia inteiro: o líder vigia como quem vai prestar contas. Ou seja, ele também está sob ordens. Eu o entendo como um pedido de confiança cooperativa a gente de vida provada, e o mesmo capítulo manda reparar no fim da vida deles. Umas igrejas dão mais peso ao presbitério, outras à assembleia. Em nenhuma a obediência vale contra Deus, contra a lei ou contra a sua segurança. Colabore de bom grado, pergunte em voz alta, e dê aos seus nove o mesmo direito.',
    prayer:
      'Senhor, dá a quem me pastoreia alegria, férias e amigos francos. Torna-me fácil de cuidar sem me tornar mudo. E lembra-me, cada vez que alguém confia em mim, da conta que darei.',
    practice:
      'Dia de descanso: agradeça em oração por quem cuida de você na fé, citando a Deus um gesto de cada pessoa. A conversa sobre discordâncias, se houver, fica para outro dia.',
  },
  {
    day: 29,
    title: 'Carta de seu Osvaldo: preocupação de estimação',
    verse: verse('2 Coríntios 11:28-29', 'preocupações igrejas enfraquece inflame'),
    study:
      'Não durmo bem desde o Natal e fico passando gente na cabeça, como contas: Tião, Ruth, o casal que perdi, a menina da cadeira de rodas que hoje é juíza. Paulo fez uma lista de surras e naufrágios e pôs no fim, como o pior, esta coceira diária por causa das igrejas. Quem enfraquece, e eu não? Não é doença, Marli, é o preço de gostar. O truque que aprendi foi trocar cada preocupação por um nome dito a Deus em voz alta. Depois eu viro para o lado e durmo, e ele fica acordado por mim.',
    prayer:
      'Jesus, entrego-te por nome os que me tiram o sono: ______. Faço uma pausa depois de cada um. Sofres por eles há mais tempo que eu, e agora viro para o lado.',
    practice:
      'Esta noite, quando vierem as preocupações, diga o nome de cada pessoa em voz alta a Deus, uma só vez. Apague a luz em seguida.',
  },
  {
    day: 30,
    title: 'Última carta: o Pastor que vem',
    verse: verse('1 Pedro 5:4', 'Pastor Principal aparecer coroa glória'),
    study:
      'Quem escreve é a Cleide, a pedido. Seu Osvaldo ditou estas linhas no hospital, rindo. “Marli, vou encontrar o titular. Nós somos todos auxiliares, com contrato curto. Ele vai perguntar pelos nomes, e estou decorando. Não faça placa para mim, e continue às quartas. Já lhe lembrei que você é ovelha, ou esqueci? Pois é, ovelha até o fim. Quando ele aparecer, largue tudo e corra como as outras. O café da garagem, faça fraco. Até já.” Marli guardou as nove folhas na Bíblia e foi abrir o portão.',
    prayer:
      'Jesus, pastor maior, obrigado pelos velhos que me ensinaram a cuidar. Quando apareceres, acha-me de portão aberto e com os nomes na boca. Até lá, um dia e uma ovelha de cada vez. Amém.',
    practice:
      'Escreva a sua carta a alguém que começa a cuidar de outros. Converse com o seu pastor sobre as três pessoas que você pode acompanhar daqui em diante.',
  },
];
