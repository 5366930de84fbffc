import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const sabedoria: PromiseTheme = {
  slug: 'sabedoria',
  theme: 'Sabedoria',
  actions: [
    'Peça sabedoria a Deus por uma situação determinada, nomeando pessoas e prazos, e anote o que for ficando claro.',
    'Procure alguém mais velho na fé, faça a ele duas perguntas sinceras e escute até o fim sem se defender.',
    'Antes de responder a uma mensagem que irritou você, espere uma hora, releia e corte tudo o que não ajuda.',
    'Observe com quem passa mais tempo e aproxime-se de uma amizade que faça crescer em você a honestidade, a paciência e a generosidade.',
    'Memorize um provérbio por semana e procure praticá-lo em casa antes de citá-lo para os outros.',
  ],
  promises: [
    {
      verse: verse('1 Reis 3:12', 'dei coração sábio entendimento'),
      context:
        'Resposta dada em sonho a Salomão, que tinha pedido discernimento para governar; a medida extraordinária era dele, o Deus que atende é o mesmo.',
      explanation:
        'Um rei jovem, assustado com o tamanho do cargo, pediu juízo em vez de fama, e Deus gostou do pedido. A dose de Salomão foi única, e o próprio Salomão mais tarde não a usou bem. Isso anima e adverte: o dom é real e precisa ser obedecido. Jesus se disse maior do que Salomão, e reparte o seu discernimento com quem chefia, cria filhos ou cuida de condomínio.',
      prayer:
        'Senhor, deram-me gente para cuidar e eu me sinto criança de sapato grande. Em vez de prestígio, dá-me ouvido para os dois lados da história. Que eu saiba o que é justo quando todos gritam. Guarda-me de terminar pior do que comecei, encantado com os aplausos. Abençoa quem decide por muitos neste país e dá a eles e a mim um coração que te escute.',
    },
    {
      verse: verse('Jó 28:28', 'temor sabedoria mal inteligência'),
      context:
        'O poema sobre a sabedoria, que mina nenhuma produz, conclui que ela começa em reverenciar a Deus e largar o que é mau.',
      explanation:
        'Há perguntas que broca nenhuma alcança, e Jó fez quase todas. O poema não as responde; mostra por onde se vive enquanto não há resposta: respeitar a Deus e dar as costas ao mal. É sabedoria disponível na UTI e na fila do INSS. Não recebemos uma explicação para cada sofrimento. Recebemos Cristo, que era justo e sofreu calado, e nele se pode confiar sem entender.',
      prayer:
        'Altíssimo, parei de cavar. Já li, pesquisei, perguntei, e continua sem explicação. Dá-me a sabedoria que cabe em quem não sabe: temer-te e não fazer o mal só porque me doeu. Livra-me dos amigos que têm teoria para tudo, e de ser um deles. Tu vês o fundo da mina. Ficarei aqui em cima, obedecendo no pouco que é claro.',
    },
    {
      verse: verse('Salmos 19:7', 'lei perfeita sabedoria simples'),
      context:
        'Davi celebra a instrução de Deus depois de olhar o céu: ela refaz a vida e torna sensato quem tem pouco preparo.',
      explanation:
        '“Simples”, para o salmista, é a pessoa ainda por formar, aberta a qualquer conversa. A instrução de Deus dá rumo a essa pessoa e devolve o ar à alma esgotada. Isso se aprende sem faculdade, no convívio, lendo e perguntando. Saber versículos sem amar faz apenas um sabido. Em Jesus, que viveu a lei inteira por nós, ela deixa de ser acusação e vira escola.',
      prayer:
        'Senhor dos céus e da página, tuas estrelas me calam e teus mandamentos me põem de pé. Restaura-me: vim de dias em que só li manchete e comentário. Ensina-me como se ensina a quem está no começo, sem abreviar. Que o teu testemunho seja mais firme em mim do que a opinião da roda. Obrigado por falares de modo que um simples entenda.',
    },
    {
      verse: verse('Salmos 111:10', 'temor princípio sabedoria'),
      context:
        'Fecho de um salmo alfabético cantado na assembleia de Israel: a vida sábia nasce da reverência e cresce na prática.',
      explanation:
        'A palavra “princípio” quer dizer começo e também alicerce: quem passa adiante sem ele constrói no ar. Temer a Deus é levá-lo a sério, com amor e tremor, e descobrir que o bom senso vem de brinde. A prática conta, pois entendimento não exercitado enferruja. Isso nos livra de outros pavores, porque o Deus temido se fez próximo em Cristo e não esmaga quem se curva.',
      prayer:
        'Deus santo, tratei-te como aplicativo, aberto quando convém. Devolve-me o assombro. Que o respeito por ti venha antes da piada, do negócio e da resposta esperta. Não quero pavor de escravo; quero o cuidado de quem ama e não deseja ferir. Põe a tua instrução nas minhas mãos, além dos ouvidos. O teu louvor continua; ensina-me a entrar nele.',
    },
    {
      verse: verse('Salmos 119:130', 'palavras luz entendimento simples'),
      context:
        'Na longa meditação sobre a Palavra, o salmista garante que ela, ao ser aberta, ilumina até quem se acha sem estudo.',
      explanation:
        'O verbo sugere uma porta que se abre e a claridade que invade o cômodo. Basta a fresta: uma frase entendida num ponto de ônibus já muda a tarde. Gente alfabetizada tarde, ouvindo a Bíblia no celular, conhece essa luz tão bem quanto o doutor. Algumas páginas seguem difíceis e pedem mestre. O Ressuscitado ainda abre as Escrituras a discípulos lentos para entender.',
      prayer:
        'Senhor, abri o livro e as letras não me disseram nada. Abre-o tu. Entra pelas frestas da minha distração e clareia ao menos um canto. Abençoa quem traduz, quem ensina, quem lê em voz alta para o avô. Não me deixes fingir que entendo nem desistir porque custa. Se hoje vier só uma linha, que eu more nela até amanhã.',
    },
    {
      verse: verse('Provérbios 1:23', 'repreensão derramarei saber'),
      context:
        'A Sabedoria, figurada como mulher que grita nas praças, chama os insensatos a mudar e lhes oferece ensino generoso.',
      explanation:
        'A bronca, na boca da Sabedoria, vem acompanhada de oferta: quem se vira para ouvir recebe o espírito dela derramado, sem conta-gotas. Difícil é virar, porque repreensão arde e temos sempre um advogado pronto. Nem toda crítica vem de Deus, e humilhação não é correção. O Espírito de Jesus convence do erro sem destruir, e ensina enquanto levanta.',
      prayer:
        'Fala, Senhor, mesmo que doa. A minha primeira reação é explicar, a segunda é contar o erro dos outros. Faz-me virar o rosto para ti antes da terceira. Derrama o teu Espírito onde há só teimosia. Dá-me gente que me corrija com afeto, e firmeza para afastar quem apenas humilha. Quero as tuas palavras, também as que começam por “não”.',
    },
    {
      verse: verse('Provérbios 2:6', 'dá sabedoria conhecimento'),
      context:
        'Um pai manda o filho buscar o entendimento como quem procura prata, e lembra que ele é presente de Deus.',
      explanation:
        'O garimpeiro cava, peneira, volta no dia seguinte; e o ouro, afinal, não foi ele quem pôs no rio. Com a sabedoria é igual: busca-se com suor e recebe-se de graça, porque sai da boca de Deus. Oração não substitui estudo, nem o estudo dispensa a oração. O Pai nos disse em Cristo tudo aquilo de que precisamos para viver, e responde ao aprendiz perseverante.',
      prayer:
        'Deus que dás a sabedoria, eu estudo de noite com os olhos pesados e acho que nada fica. Abençoa este esforço pequeno. Põe a tua luz no livro técnico, na conversa com a terapeuta, na leitura do Evangelho. Lembra-me de que conhecimento sem ti incha. Ajuda professores cansados e alunos que desistiram. Que eu cave hoje mais um palmo e te agradeça pelo que brilhar.',
    },
    {
      verse: verse('Provérbios 8:17', 'amo buscam acharão'),
      context:
        'Quem fala é a Sabedoria personificada, dirigindo-se a jovens e simples: deixa-se encontrar por quem a procura com vontade.',
      explanation:
        'A Sabedoria não se esconde por maldade. Ela madruga na praça, chama pelo nome, quer ser encontrada, e declara amor a quem a ama. O que pede é procura séria, do tipo que troca meia hora de tela por um capítulo e uma conversa boa. O achado raramente é um dom de acertar em tudo. Muitos cristãos ouvem aqui a voz de Cristo, que procurou antes de ser procurado.',
      prayer:
        'Senhor, confesso que procurei mais o carregador do celular do que a tua sabedoria nesta semana. Acende em mim um amor que acorde cedo. Encontra-me no meio do caminho, já que dás o primeiro passo. Quero gostar do que é certo, além de cumprir. Ensina os jovens que amo a desejar o que vale. Procuro-te agora, de verdade. Deixa-te achar.',
    },
    {
      verse: verse('Provérbios 13:20', 'anda sábios sábio'),
      context:
        'Observação dos mestres de Israel a respeito de companhias, em forma de regra geral: com o tempo ficamos parecidos com os amigos.',
      explanation:
        'O sotaque pega, e o caráter também. Sem perceber, copiamos o modo de rir, de gastar e de comentar a vida alheia no churrasco; por isso Deus usa amigos para nos formar. Trata-se de uma tendência, que pode mudar, e o texto não autoriza desprezar ninguém. Jesus comeu com pecadores sem virar cópia deles. Na companhia dele, entre irmãos, o nosso passo muda.',
      prayer:
        'Jesus, amigo bom, tu sabes com quem gasto os meus sábados e como volto para casa. Dá-me companhia que me puxe para cima. Tira-me, sem arrogância, da roda em que sempre acabo falando mal. Faz de mim um amigo com quem valha a pena andar. Cuida dos adolescentes que pagam caro para pertencer. Caminha comigo, e que se note com quem andei.',
    },
    {
      verse: verse('Daniel 2:21-22', 'sabedoria revela trevas luz'),
      context:
        'Louvor de Daniel na corte da Babilônia, quando lhe foi mostrado o sonho do rei: governos e segredos estão ao alcance de Deus.',
      explanation:
        'Os governos caem, as bolsas despencam, e há um Deus que não se informa pelo jornal. Ele muda as estações, conhece o que está escondido e reparte entendimento com quem precisa agir dentro da crise. Daqui não sai calendário do futuro nem palpite eleitoral. Pode-se orar, trabalhar bem numa corte estranha e dormir: o Reino de Cristo é a pedra que não será removida.',
      prayer:
        'Deus dos tempos, o noticiário me deixa em alerta desde cedo. Tiras e pões governantes; nenhum deles é o meu salvador nem o meu fim. Dá sabedoria aos que decidem sobre merenda, hospital e fronteira. Traz à luz o que foi escondido para lesar os pobres. E a mim dá serviço bem-feito e sono, porque a luz mora contigo e eu quero morar perto. Amém.',
    },
    {
      verse: verse('Mateus 7:24-25', 'ouve pratica casa rocha'),
      context:
        'Fim do Sermão do Monte: entre os que escutam Jesus, a construção que resiste ao temporal é a de quem obedece.',
      explanation:
        'Da rua, as duas casas pareciam iguais. A diferença estava embaixo, onde visita não olha, e quem a mostrou foi a enxurrada. Jesus não diz que o obediente será poupado do temporal; diz que não desabará. Praticar o que ele falou sobre raiva, dinheiro e inimigos é cavar até a rocha. E a rocha é ele, firme até para quem começa a obra depois de ter perdido a primeira.',
      prayer:
        'Senhor, escuto bem e construo mal. Sei o sermão de cor e trato o porteiro como se não soubesse. Hoje escolho uma palavra tua para pôr em prática antes de deitar; ajuda-me. Olha as rachaduras que escondi com tinta. Se a água está subindo, segura a casa. Socorre também as famílias que perderam paredes de verdade, e sê o alicerce de todos nós, Jesus.',
    },
    {
      verse: verse('Lucas 21:15', 'darei boca sabedoria'),
      context:
        'Prometido aos discípulos que seriam levados a tribunais por causa de Jesus, como amparo à testemunha perseguida.',
      explanation:
        'Muitas testemunhas de pouco estudo deixaram os doutores sem réplica diante de um tribunal. A palavra era emprestada: o próprio Jesus se compromete a dar boca e juízo no momento da pressão. Algumas falaram e foram mortas; vencer o argumento não é sair livre. Quem prepara aula ou defesa ainda tem de estudar. A nós cabe não temer a hora, porque nela não estaremos sós.',
      prayer:
        'Jesus, gaguejo quando me perguntam por que creio. Penso na resposta certa no elevador, já de saída. Dá-me boca na hora, e também o dom de ficar calado. Sustenta os irmãos interrogados em países onde o teu nome é crime; põe coragem na voz deles. Livra-me da vontade de humilhar quem discorda. Que a minha palavra seja tua, clara e mansa.',
    },
    {
      verse: verse('1 Coríntios 1:30', 'Cristo sabedoria justiça santificação'),
      context:
        'Aos coríntios fascinados por oradores, Paulo responde que o Crucificado é a sabedoria deles, e tudo o mais de que precisam diante de Deus.',
      explanation:
        'Currículo espiritual? Paulo preenche o nosso com um nome só. Cristo é o que sabemos, o que nos torna aceitos, o que nos santifica, o preço do nosso resgate; Deus fez assim para que nenhum de nós se gabe. Entender a cruz não dispensa remédio, conselho ou estudo. Dá, porém, um lugar seguro de onde pensar: não precisamos mais parecer inteligentes para valer.',
      prayer:
        'Pai, obrigado por me pores em Cristo, lugar que eu não conquistaria. Quando me sinto ignorante, ele é o meu saber; quando a culpa volta, a minha justiça; quando recaio, a minha santidade. Guarda-me de correr atrás de oradores brilhantes como se faltasse algo nele. Apequena a minha vaidade e alegra o meu coração. Se me elogiarem hoje, que eu aponte para o Crucificado.',
    },
    {
      verse: verse('Colossenses 2:3', 'tesouros sabedoria conhecimento'),
      context:
        'Contra mestres que ofereciam segredos espirituais em Colossos, o apóstolo afirma que nada falta em Cristo: nele está guardado todo saber.',
      explanation:
        'É um tesouro escondido, mas sem mapa caro nem clube fechado: está inteiro numa pessoa. Quem tem Cristo não precisa comprar curso de mistérios, senha de sonhos ou o “nível seguinte”. Conhecê-lo leva a vida toda, e dúvidas honestas fazem parte da escavação. A ciência e as artes também lhe pertencem, e nelas pode-se trabalhar com gosto, como quem anda em terra do Pai.',
      prayer:
        'Senhor Jesus, passei por vitrines espirituais e quase comprei o que já era meu em ti. Perdoa a pressa por novidade. Quero escavar onde mandaste: na tua palavra, na tua mesa, no pobre que bate. Quando eu achar pouco, mostra-me mais; quando achar muito, que eu reparta. Guarda os recém-chegados de quem vende segredo, para que saibam que a riqueza és tu. Amém.',
    },
    {
      verse: verse('Tiago 1:5', 'sabedoria peça concede'),
      context:
        'Tiago escreve a cristãos dispersos e provados: a quem não sabe como agir, Deus dá entendimento com largueza e sem humilhar.',
      explanation:
        'Deus não suspira, não revira os olhos, não lembra a última vez que você errou. Ele dá com largueza a quem pergunta, ainda que seja a mesma pergunta de março. Vem juízo para atravessar a provação, nem sempre a saída dela, e costuma vir em porções: uma ideia, um conselho, paciência. Pedimos com confiança porque o Filho abriu o caminho até esse Pai generoso.',
      prayer:
        'Pai generoso, falta-me muita sabedoria. Não sei se falo ou calo, se fico ou mudo, se ajudo ou ponho limite. Obrigado por não me tratares como quem incomoda. Dá-me o que preciso para hoje, e fé para não mudar de ideia a cada onda. Se a resposta vier por alguém que costumo ignorar, que eu a reconheça, porque espero em ti de mãos abertas.',
    },
  ],
};
