import type { NightDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const nightSecondHalf: readonly NightDevotional[] = [
  {
    slug: 'noite-colo-sem-pedido',
    title: 'Colo sem pedir nada',
    reference: 'Salmos 131:2',
    reflection:
      'O bebê que mama tem interesse no colo: fareja, resmunga, vira a cabeça atrás do leite. Meses depois do desmame, a mesma criança sobe no mesmo colo por outra razão. Encosta a orelha no peito da mãe e fica, sem querer nada além de estar ali.\n\nO autor deste pequeno salmo compara a sua alma a essa criança. Antes conta o que precisou soltar: a vontade de ser importante, o hábito de se meter em questões maiores do que ele. Diz que fez a alma calar e sossegar, e o verbo dá a entender que isso tomou algum trabalho. Ninguém desmama sem protesto, e a paz dele foi aprendida.\n\nPassamos o dia em cima de assuntos enormes, da economia do país ao destino dos netos, e chegamos à noite como se presidíssemos o universo. Deus não despreza os nossos pedidos, e haverá hora para eles. Nesta, porém, pode ser suficiente encostar a cabeça. O que não coube na sua compreensão hoje cabe na dele. Se a alma chorar um pouco por costume, deixe; ela vai se acomodando. O colo continua depois que as perguntas dormem.',
    prayer:
      'Pai, venho sem lista. Desço do lugar alto onde passei o dia tentando resolver o que é grande demais para mim. Tu entendes o que não entendo, e isso me basta por agora. Sossega esta minha alma barulhenta, que ainda estica a mão procurando respostas. Quero apenas estar contigo, ouvindo o teu silêncio bom. Que nesta casa cada um encontre descanso, e que as crianças sem colo encontrem quem as ampare. Amém.',
    gratitude:
      'Recorde um momento do dia em que você não precisou provar nada a ninguém: um banho, uma música, um cachorro deitado perto. Agradeça a Deus por esse pedaço de sossego e fique mais um minuto nele.',
    verses: [verse('Salmos 131:2', 'sossego alma criança desmamada mãe')],
  },
  {
    slug: 'noite-hino-a-meia-noite',
    title: 'Um hino à meia-noite',
    reference: 'Atos 16:25',
    reflection:
      'Na enfermaria de oito leitos, uma senhora operada não conseguia dormir e começou a cantar baixinho um hino antigo. Errou a segunda estrofe. Da cama da janela, outra voz soprou a letra. No fim eram três, e o homem que gemia perto da porta ficou quieto, escutando.\n\nPaulo e Silas cantaram em lugar pior. Tinham apanhado em público, sem julgamento, e estavam com os pés presos no tronco, na parte mais funda da prisão de Filipos. Perto da meia-noite oravam e louvavam, e Lucas observa que os outros detentos ouviam. Vieram depois o terremoto e as portas abertas. Mas o canto aconteceu antes, quando não havia sinal nenhum de saída.\n\nEles não fingiam que as costas estavam sãs; na mesma noite aceitaram que lavassem as suas feridas, e de manhã Paulo cobrou das autoridades o abuso cometido. Louvor e dor couberam no mesmo corpo. Nem toda noite se consegue cantar, e para essas existe quem cante por nós, como a voz da janela. Se hoje lhe resta um fio de melodia, use-o, porque alguém no escuro pode estar escutando.',
    prayer:
      'Deus da meia-noite, tenho pouca voz e algumas feridas. Mesmo assim, quero que a última palavra deste dia seja para o Senhor. Obrigado porque nenhuma cela é funda demais para a sua presença. Lembre-se de quem está preso, de quem foi castigado sem culpa e das famílias que esperam na fila de visita. Faça justiça e dê consolo. Receba o meu canto desafinado e sustente, com ele, alguém que não consegue cantar. Amém.',
    gratitude:
      'Escolha um hino ou uma canção que já segurou você numa hora difícil. Agradeça por quem a escreveu e por quem a ensinou a você. Depois cante um verso em voz baixa, ou apenas pense na letra.',
    verses: [verse('Atos 16:25', 'noite Paulo Silas cantando hinos')],
  },
  {
    slug: 'noite-nomes-com-gratidao',
    title: 'Nomes ditos com alegria',
    reference: 'Filipenses 1:3-5',
    reflection:
      'Ao procurar o telefone do encanador, ela foi descendo a lista de contatos e se distraiu. A professora do primário da filha. O pedreiro que terminou a obra fiado. A amiga da maternidade. Quanta gente passou, e de quanta nunca mais se teve notícia!\n\nPaulo, preso, fez algo parecido com a memória. Cada vez que os cristãos de Filipos lhe vinham à mente, ele agradecia, e orava por eles com alegria. Lembrava a colaboração deles desde o comecinho: Lídia abrindo a casa, o carcereiro lavando feridas, as ofertas mandadas quando ninguém mais ajudou. Pensar nas pessoas tornou-se para ele um modo de falar com Deus. A cadeia limitava os seus passos e deixava livre essa estrada.\n\nTerminar o dia assim muda o gosto da solidão. Em vez de contar quem não ligou, recordam-se os rostos por meio dos quais Deus cuidou de nós. Alguns já morreram, e a saudade também sabe dizer obrigado. Outros nos machucaram além de ajudar, e com esses pode ser preciso tempo. Comece pelos fáceis. A lista costuma ser maior do que a gente pensava.',
    prayer:
      'Obrigado, meu Deus, pelas pessoas. Vou dizer alguns nomes devagar, e o Senhor completa os que esqueci. Obrigado por quem me ensinou a ler, por quem me deu o primeiro emprego, por quem orou por mim sem que eu soubesse. Continue neles a obra que começou. Se alguém dessa lista está só ou doente hoje, cuide, e mostre como posso retribuir. Que o meu nome também acenda gratidão em alguém. Por Cristo, amém.',
    gratitude:
      'Diga em voz alta cinco nomes de pessoas que fizeram parte do seu dia ou da sua história, e uma razão para cada um. Amanhã, escolha um deles e mande um recado contando que agradeceu por ele.',
    verses: [verse('Filipenses 1:3-5', 'agradeço lembro alegria cooperação Evangelho')],
  },
  {
    slug: 'noite-um-prato-na-mesa',
    title: 'Um prato só na mesa',
    reference: 'Hebreus 13:5-6',
    reflection:
      'Um prato, um copo, um garfo. Ele liga a televisão antes de se sentar, menos pelo programa que pela voz. Desde que ficou viúvo, a hora da janta é a mais comprida.\n\nOs leitores da carta aos Hebreus conheciam perdas. Alguns tinham sido insultados e despojados dos bens por causa da fé. O autor lhes pede que vivam sem apego ao dinheiro e se contentem com o que têm, e apoia o pedido numa palavra que Deus tinha dado séculos antes ao povo na entrada de Canaã: ele não vai embora, não larga a mão. Com base nisso, os cristãos podiam responder que tinham quem os ajudasse. A companhia prometida sustentava a coragem e até a relação com o bolso.\n\nO mesmo capítulo manda cuidar uns dos outros: hospedar, lembrar dos presos, socorrer os maltratados (Hebreus 13:1-3). A presença de Deus muitas vezes toca a campainha com rosto de gente. Se a solidão é sua, conte isso a alguém da igreja ou do bairro, sem achar que incomoda. Se a sua mesa é cheia, há um prato solitário perto de você. Nesta noite, antes da primeira garfada, cumprimente quem já está sentado.',
    prayer:
      'Senhor, a casa está quieta, e a cadeira da frente, vazia. Prometeste não largar os teus, e eu me agarro a isso com as duas mãos. Faz-me perceber a tua companhia no silêncio, enquanto mastigo, enquanto dobro o guardanapo. Cura o medo do que as pessoas possam fazer e do que possa faltar. Traz até mim um amigo, ou leva-me até quem está mais só do que eu. Obrigado pelo pão desta noite. Amém.',
    gratitude:
      'Agradeça pela comida que houve hoje no seu prato e por uma lembrança boa de mesa cheia. Depois pense em alguém que também jantou só e combine, ainda nesta semana, um café para dois.',
    verses: [
      verse('Hebreus 13:5-6', 'deixarei desampararei ajudador temerei'),
      verse('Hebreus 13:1-3', 'fraternal hospitalidade maltratados'),
    ],
  },
  {
    slug: 'noite-quem-trabalha-de-madrugada',
    title: 'Para quem vira a noite',
    reference: 'Lucas 2:8-9',
    reflection:
      'Enquanto a cidade se deita, o vigilante confere a lanterna, a enfermeira prende o cabelo, o motorista de caminhão toma o segundo café. Alguém assa o pão, alguém varre a avenida, alguém embala um recém-nascido com cólica. A noite de uns é o expediente de outros.\n\nFoi para gente no turno da noite que chegou primeiro o anúncio do nascimento de Jesus. Os pastores cuidavam do rebanho ao relento, revezando-se nas horas de vigia. Era serviço de pouco prestígio, que os mantinha longe da mesa da família. A glória do Senhor os cercou ali mesmo, no meio do cheiro de ovelha, e o medo foi grande. O mensageiro disse que a alegria era para todo o povo. Eles foram os primeiros a saber.\n\nQuem trabalha de madrugada costuma perder culto, festa e luz do sol, e às vezes se sente esquecido por Deus e pelo mundo. Lucas conta, logo no começo do seu evangelho, que Deus sabe o caminho até o campo escuro. E quem vai dormir agora pode fazer, antes de fechar os olhos, uma oração por aqueles que vigiam. Devemos a eles uma parte do nosso sono.',
    prayer:
      'Senhor da noite inteira, abençoe quem começa o serviço na hora em que eu termino o meu. Guarde o vigia do perigo, dê firmeza às mãos da enfermeira, mantenha abertos os olhos de quem dirige. Console a mãe que anda pelo quarto com o bebê no ombro. Que a sua luz encontre cada um lá onde está. Se sou eu que velo, faça-me companhia entre uma tarefa e outra, e leve-me em paz para casa. Amém.',
    gratitude:
      'Pense num serviço feito por outros enquanto você dormia na noite passada: o pão da manhã, a rua limpa, o plantão. Agradeça a Deus por esses trabalhadores. Se você é um deles, dê graças por uma pessoa que o seu turno protege.',
    verses: [verse('Lucas 2:8-9', 'pastores vigiavam rebanho noite glória')],
  },
  {
    slug: 'noite-debaixo-das-estrelas',
    title: 'Pequeno debaixo das estrelas',
    reference: 'Salmos 8:3-4',
    reflection:
      'Na laje, depois que o calor cedeu, a família estendeu uma esteira e ficou olhando para cima. O menino quis contar as estrelas, parou em quarenta e três e perguntou se Deus não se perde no meio de tanta coisa.\n\nDavi fez pergunta parecida, sem poste de luz para atrapalhar. Viu a lua e as estrelas como trabalho de dedos, coisa de artesão, e sentiu a própria pequenez. Por que alguém tão grande se lembraria do ser humano e viria visitá-lo? O salmo não responde com argumento. Admira-se, e declara que Deus deu a essa criatura miúda honra e responsabilidade sobre o que ele fez. Os cristãos enxergam a visita chegar ao ponto mais alto em Jesus, quando o autor do céu aprendeu a andar na Galileia.\n\nCertas preocupações encolhem debaixo do céu aberto. As dores reais ficam do mesmo tamanho, mas já não estão sozinhas: há quem sustente a noite toda e saiba o seu nome. Se puder, vá à janela antes de dormir. Mesmo com nuvem, as estrelas continuam lá, e também quem se lembra de você.',
    prayer:
      'Senhor, nosso Deus, olho para cima e fico sem jeito. Fizeste tudo isso, e ainda assim te lembras de mim, da minha rua, deste dia que ninguém vai pôr nos livros. Obrigado por teres vindo nos visitar em Jesus. Põe no lugar certo o que hoje me pareceu gigantesco. Ensina-me a cuidar da terra, da água e dos bichos que deixaste conosco. Durmo pequeno e acompanhado, Senhor, e o teu nome é belo. Amém.',
    gratitude:
      'Olhe o céu pela janela ou lembre a última vez em que o viu estrelado. Agradeça por uma obra de Deus que você encontrou hoje: uma árvore na calçada, um bicho, a chuva, o rosto de uma criança.',
    verses: [verse('Salmos 8:3-4', 'céus lua estrelas homem lembres')],
  },
  {
    slug: 'noite-sapatos-do-caminho',
    title: 'Os sapatos do caminho',
    reference: 'Deuteronômio 8:2-4',
    reflection:
      'O sapateiro da galeria virou o calçado na mão e riu: esse aqui já andou, hein? Meia-sola pela terceira vez. O dono pensou nos lugares a que tinha ido com ele: enterro do pai, entrevista, batismo do neto, fila do INSS.\n\nMoisés, no fim da vida, pediu que Israel olhasse para trás e se lembrasse do caminho inteiro. Quarenta anos de deserto, com fome, com lições amargas, com erros que custaram uma geração. Ele chama aquilo de prova e de ensino, como de pai para filho. E então repara numa coisa miúda: a roupa não tinha se acabado, os pés não tinham inchado. O cuidado esteve lá o tempo todo, tão costurado ao dia a dia que ninguém lhe tinha dado atenção.\n\nRecordar assim exige honestidade. O caminho de cada um teve trechos que não desejamos a ninguém, e algumas feridas ainda pedem tratamento. Mas à noite, com os sapatos ao lado da cama, talvez se veja o que durou sem explicação: a amizade que não rasgou, o pão que deu até o fim do mês, a fé que não furou de todo. Sustento discreto também é milagre.',
    prayer:
      'Senhor do caminho, olho para trás e vejo areia. Houve sede, houve noites em que pensei em voltar, houve tombos por minha culpa. E houve o Senhor, calado tantas vezes, cuidando dos meus pés. Obrigado pelo que não se acabou quando tinha tudo para acabar. Ensine-me o que ainda não aprendi desta estrada, sem dureza. Cure o que o deserto feriu. Amanhã calço os sapatos outra vez, e vou com o Senhor. Amém.',
    gratitude:
      'Olhe para uma peça de roupa, um móvel ou uma ferramenta que acompanha você há anos. Lembre um trecho da vida em que ela esteve presente e agradeça a Deus pelo cuidado daquele tempo, hoje que o dia terminou.',
    verses: [verse('Deuteronômio 8:2-4', 'lembrarás caminho quarenta roupa pé')],
  },
  {
    slug: 'noite-a-caderneta-do-fiado',
    title: 'A caderneta do fiado',
    reference: 'Mateus 6:12',
    reflection:
      'Dona Zefa guardava debaixo do balcão uma caderneta de capa preta. Cada freguês tinha a sua página: tanto de açúcar, tanto de querosene, pago, não pago. Quando ela morreu, os filhos acharam várias páginas riscadas de cima a baixo, com uma palavra só, perdoado.\n\nJesus pôs uma caderneta dentro da oração mais conhecida do mundo. Ensinou a pedir que o Pai cancele as nossas dívidas, como também cancelamos as dos outros. As duas coisas estão amarradas, e ele volta ao assunto logo adiante para que ninguém desconverse. Não quer dizer que compramos o perdão de Deus perdoando; a graça vem primeiro. Quer dizer que mão fechada em volta da página alheia não consegue se abrir para receber.\n\nPerdoar é abrir mão da vingança. Fica de pé a verdade do que houve, e ficam de pé a justiça, a denúncia quando há crime e a distância de quem faz mal. Certas páginas levam anos para serem riscadas, com lágrima e com ajuda de gente preparada. Antes de dormir, abra a sua caderneta na frente do Pai e comece pelas contas pequenas.',
    prayer:
      'Pai nosso, a minha dívida é comprida, e o Senhor a riscou na cruz do seu Filho. Obrigado. Trago a caderneta que venho guardando. Esta página pequena, eu risco agora. Aquela outra ainda não consigo, e peço que o Senhor segure a minha mão até conseguir. Livre-me de cobrar com silêncio e com indireta. Faça justiça onde houve crueldade, e proteja quem ainda corre perigo. Dê-me esta noite um sono de devedor perdoado. Amém.',
    gratitude:
      'Lembre uma vez em que alguém perdoou você e não tocou mais no assunto. Agradeça a Deus por essa pessoa. Depois dê graças, com poucas palavras, pela maior página que o próprio Cristo riscou na sua vida.',
    verses: [verse('Mateus 6:12', 'perdoa dívidas perdoamos devedores')],
  },
  {
    slug: 'noite-choro-no-travesseiro',
    title: 'O choro que passa a noite',
    reference: 'Salmos 30:5',
    reflection:
      'Há um choro que espera todo mundo dormir. Durante o dia ele aguenta firme no balcão, na reunião da escola, na frente das crianças. Deita-se conosco e só então se solta, abafado no travesseiro.\n\nNeste salmo, Davi agradece por ter sido tirado de uma situação em que já se via na cova. Fala do favor de Deus, mais duradouro que a disciplina, e descreve o pranto como hóspede que pernoita e parte de manhã. É testemunho de quem já atravessou. Seria injusto usá-lo como relógio para o luto dos outros, porque existem noites que duram meses. O próprio Davi conta que pediu, implorou, perguntou que proveito haveria na sua morte. O lamento fez parte do caminho até a dança.\n\nPara os cristãos há uma madrugada que garante todas as outras, a do domingo em que o túmulo amanheceu vazio. Por causa dela, o choro de quem crê nunca é o dono da casa, ainda que demore no quarto de hóspedes. Deixe que ele venha, se veio. E, se as noites estão se repetindo sem alívio, fale com alguém amanhã: um médico, um pastor, uma amiga. A manhã às vezes chega pela mão de outra pessoa.',
    prayer:
      'Pai, o Senhor ouviu o que ninguém ouviu. Segurei o choro o dia inteiro, e aqui ele pode sair. Recolha as minhas lágrimas sem pressa de enxugá-las. Não peço que me explique, peço que fique. Obrigado porque Jesus também chorou e porque o túmulo dele amanheceu vazio. Se a minha manhã demorar, dê-me companhia para esperar. Cuide de quem chora nesta mesma hora do outro lado da parede. Amém.',
    gratitude:
      'Agradeça por alguém diante de quem você pode chorar, ou pelo próprio travesseiro que recebeu as suas lágrimas. Se hoje houve um minuto de leveza no meio da tristeza, conte-o a Deus. Se não houve, conte isso também.',
    verses: [verse('Salmos 30:5', 'favor choro noite alegria manhã')],
  },
  {
    slug: 'noite-perguntas-no-escuro',
    title: 'Perguntas feitas no escuro',
    reference: 'João 3:1-2',
    reflection:
      'Depois que a luz se apaga, o filho de quinze anos solta da outra cama: pai, e se nada disso for verdade? De dia ele jamais perguntaria. O escuro dá coragem, porque ninguém precisa mostrar a cara que está fazendo.\n\nNicodemos procurou Jesus à noite. Era mestre respeitado, membro do conselho, e talvez tivesse receio do que iam falar; João não explica o motivo. Chegou com um elogio educado e saiu de lá com mais perguntas do que trouxe. Jesus não o mandou voltar em horário comercial. Estranhou que um mestre não entendesse, e levou a conversa adiante. Daquela conversa noturna vieram algumas das palavras mais conhecidas do evangelho.\n\nO que houve com Nicodemos levou tempo. Mais adiante ele arrisca uma palavra de defesa diante dos colegas (João 7:50-51), e na hora da cruz aparece com perfumes para o sepultamento, já à vista de todos. A fé dele cresceu feito amanhecer. Se você vai dormir com dúvida, não a esconda de Jesus nem se julgue um traidor por tê-la. Leve a pergunta como ela é, leia um evangelho com paciência, procure alguém que escute. Jesus, que atendeu Nicodemos àquela hora, atende também a sua.',
    prayer:
      'Mestre, há coisas que só consigo perguntar agora, com a luz apagada. Às vezes não entendo o que leio, às vezes oro e parece que falo com o teto. Tu não te ofendes com quem procura. Recebe a minha dúvida e a pouca fé que tenho embrulhada nela. Guia-me à verdade, mesmo devagar. Dá paciência aos pais, mães e professores quando ouvirem perguntas difíceis. E continua a conversa comigo amanhã. Amém.',
    gratitude:
      'Agradeça por uma pessoa que levou a sério uma pergunta sua, em vez de rir ou se irritar. Lembre também algo em que hoje você crê com mais firmeza do que anos atrás, e diga a Deus como isso cresceu.',
    verses: [
      verse('João 3:1-2', 'Nicodemos noite Rabi Mestre'),
      verse('João 7:50-51', 'Nicodemos noite condena ouvir'),
    ],
  },
  {
    slug: 'noite-carregados-ate-o-fim',
    title: 'Carregados até os cabelos brancos',
    reference: 'Isaías 46:4',
    reflection:
      'O elevador quebrou, e o avô, de cadeira de rodas, precisava voltar para o quarto andar. Dois netos fizeram cadeirinha com os braços. Ele resmungou no primeiro lance, pediu desculpas pelo peso no segundo e, do terceiro em diante, foi contando piada. Lá em cima disse baixinho que um dia tinha carregado os dois.\n\nIsaías descreve uma cena curiosa. Quando a Babilônia cai, os seus ídolos são empilhados em animais exaustos: deuses que precisam de carregador. O Deus de Israel se apresenta ao contrário. Levou aquele povo desde o ventre e continuaria levando, até a velhice, até os fios brancos. Foi ele quem os fez, e carregar faz parte do compromisso. A palavra era para os exilados e revela quem Deus é com os seus.\n\nEnvelhecer obriga a aceitar braços: para o banho, para a escada, para ler a letra pequena. Dói no orgulho, e nenhum idoso deve ser tratado como fardo ou sofrer maus-tratos. Mas depender não diminui a pessoa. Fomos carregados no começo, somos carregados agora, e quem nos segura não se queixa do peso.',
    prayer:
      'Deus que me fez, os meus joelhos estalam e a memória me prega peças. Há dias em que tenho vergonha de pedir. Obrigado por me carregar desde antes que eu soubesse falar. Abençoe os braços que me ajudam, e dê paciência a eles e a mim. Guarde os idosos que vivem sós ou maltratados, e levante quem os defenda. O Senhor é o mesmo até o fim, e nesses braços eu durmo sem medo. Amém.',
    gratitude:
      'Lembre um braço que sustentou você hoje, no sentido exato ou não: quem abriu um pote, leu uma receita, esperou o seu passo. Agradeça. E, se foi você o braço de alguém, dê graças por essa força.',
    verses: [verse('Isaías 46:4', 'velhice grisalhos carregarei livrarei')],
  },
  {
    slug: 'noite-o-replay-da-conversa',
    title: 'Maior que a acusação',
    reference: '1 João 3:19-20',
    reflection:
      'Por que fui dizer aquilo? A cena se repete na cabeça: a frase infeliz, a sobrancelha do outro, o silêncio que se seguiu. Na quinta reprise já inventamos falas melhores; na décima, concluímos que somos péssimas pessoas.\n\nJoão escreveu a cristãos sinceros cujo coração às vezes se transformava em tribunal. Ele tinha acabado de pedir um amor que se mostra em atos (1 João 3:18), e alguém sensível poderia pensar: então estou perdido, porque amo tão mal. O apóstolo oferece um recurso a instância superior. Se o nosso coração nos acusa, Deus é maior do que ele e sabe de todas as coisas. Conhece a falta, e conhece também o arrependimento, o cansaço, o amor pequeno que havia por baixo.\n\nA consciência merece ser ouvida. Quando aponta um erro claro, o caminho é confessar e, amanhã, desculpar-se. Mas ela desregula, e há corações que condenam até quem já foi perdoado. Nesse ponto, a reprise não presta mais serviço. Apresente a cena inteira a quem viu tudo e deixe o veredito com ele, que em Cristo já decidiu a favor dos seus. Pode encerrar a sessão.',
    prayer:
      'Pai, estou rodando a mesma conversa há uma hora. O Senhor estava lá e sabe o que eu disse, o que quis dizer e o que devia ter calado. Onde errei, peço perdão e disposição para reparar. Onde só estou me castigando, mande parar. O Senhor é maior que este tribunal aqui dentro. Guarde a pessoa que talvez tenha saído ferida, e acalme a nós dois. Descanso no que Jesus fez por mim. Amém.',
    gratitude:
      'Lembre uma conversa de hoje que deu certo, ainda que curta: alguém sorriu, alguém se sentiu ouvido. Agradeça por ela com o mesmo número de detalhes que a sua mente gasta com as conversas que deram errado.',
    verses: [
      verse('1 João 3:19-20', 'segurança coração condena maior Deus'),
      verse('1 João 3:18', 'amemos palavra ação verdade'),
    ],
  },
  {
    slug: 'noite-esperando-clarear',
    title: 'À espera da primeira luz',
    reference: 'Salmos 130:5-6',
    reflection:
      'A poltrona de acompanhante reclina até um ponto em que não se está nem sentado nem deitado. O soro pinga. Às quatro e vinte, pela fresta da cortina, o céu continua preto, e a filha calcula quanto falta para o médico passar.\n\nO salmo começa no fundo do poço e termina com um povo inteiro convidado a ter esperança. No meio está um homem que aguarda. Ele fez as contas e viu que, se Deus anotasse todas as faltas, ninguém ficaria de pé; descobriu que com o Senhor há perdão. Por isso espera de um jeito especial, como o guarda na muralha espera o dia, e repete a comparação, talvez porque a hora custasse a andar. A sentinela não sabe o minuto, mas nunca duvidou de que o sol viesse.\n\nEsperar assim é trabalho, porque o corpo fica na poltrona, e a alma se inclina para a palavra que recebeu. Não temos promessa de que o exame de amanhã seja bom. Temos a de que Deus se aproxima, perdoa, resgata, e de que noite alguma ficará para sempre sobre os que são dele. Aguente mais um quarto de hora, e depois outro, porque em algum lugar já está clareando.',
    prayer:
      'Das profundezas desta poltrona eu te chamo, Senhor. Escuta. O tempo não passa, e meus pensamentos correm. Espero por ti mais que pelo médico, mais que pela luz na cortina, embora espere por eles também. Tem misericórdia de quem está deitado aqui ao lado. Perdoa o que preciso que perdoes. Segura a minha esperança quando as minhas mãos dormirem. E dá força às enfermeiras na última hora do plantão. Amém.',
    gratitude:
      'Agradeça por quem já passou uma noite em claro por sua causa: mãe, marido, amiga, irmão da igreja. Se hoje é você quem vigia, agradeça pela respiração da pessoa ao lado, uma de cada vez, por um minuto.',
    verses: [verse('Salmos 130:5-6', 'espero palavra anseia guardas amanhecer')],
  },
  {
    slug: 'noite-nenhuma-distancia',
    title: 'Nenhuma distância é tão grande',
    reference: 'Romanos 8:38-39',
    reflection:
      'A chamada de vídeo travou bem no rosto do filho. Em Lisboa já passava da meia-noite, e ele precisava levantar às cinco. A mãe ficou olhando a imagem congelada um pouco mais do que o necessário e encostou o dedo na tela.\n\nA distância dói, e nem sempre se mede em quilômetros. Há quem durma longe estando no mesmo quarto. Paulo fez uma lista das coisas que poderiam nos afastar do amor de Deus: morte e vida, o presente e o que virá, alturas, profundezas, poderes que mal sabemos nomear. Chegou ao fim da lista convencido de que nada ali tem força para tanto. Ele falava com conhecimento, pois pouco antes tinha mencionado aflição, fome e espada (Romanos 8:35). O amor de que trata tem endereço: está em Cristo Jesus, que morreu, ressuscitou e intercede por nós.\n\nEsse amor alcança a mãe no Brasil e o rapaz em Portugal, na mesma hora. Alcança também quem se sente longe por culpa, por dúvida ou por tristeza. A conexão, daquele lado, não cai. Antes de apagar a luz, diga a Deus o nome de quem está distante e deixe esse nome onde nada o separa.',
    prayer:
      'Pai, tu estás aqui e lá ao mesmo tempo, e isso me consola. Abraça por mim quem está longe nesta noite. Guarda o caminho dele para o trabalho, dá-lhe amigos bons, não deixes esfriar a sua fé. Se a distância é dentro de casa, ensina-nos a voltar. Se sou eu que ando afastado, puxa-me para perto. Nada pode me arrancar do teu amor, nem este cansaço, e nele eu fecho os olhos. Por Jesus Cristo, amém.',
    gratitude:
      'Pense em alguém que está longe e agradeça por um detalhe dessa pessoa: o jeito de rir, uma mania, um conselho. Dê graças também pelo meio que hoje encurtou a distância, fosse uma ligação, uma foto ou uma lembrança.',
    verses: [
      verse('Romanos 8:38-39', 'morte vida separar amor Cristo'),
      verse('Romanos 8:35', 'aflição fome espada'),
    ],
  },
  {
    slug: 'noite-ate-aqui',
    title: 'Até aqui, com ajuda',
    reference: '1 Samuel 7:12',
    reflection:
      'No batente da porta da cozinha há uma escadinha de riscos a lápis, cada um com data e inicial. A parede já foi pintada três vezes, e aquele pedaço ninguém deixa cobrir. Os donos da altura já são adultos e ainda passam o dedo ali quando visitam.\n\nSamuel fez um risco de pedra. Israel tinha passado anos debaixo dos filisteus, em grande parte por ter se entregado a outros deuses. Então se reuniu, confessou o pecado, pediu socorro, e Deus o livrou de modo que ninguém pôde se gabar. O profeta levantou um marco e lhe deu nome, Ebenézer, pedra de ajuda. A frase que disse é modesta: até este ponto, o Senhor nos ajudou. Não decretou nada sobre as batalhas futuras, e anos depois haveria outras.\n\nAo final de um dia, de um mês, de um ano, cabe fazer a marca. Nem tudo terminou como queríamos. Alguns começaram este trecho acompanhados e o acabam sozinhos. Mesmo com lágrimas, é possível pôr o dedo no risco e reconhecer que não chegamos aqui por conta própria. Quem ajudou até agora conhece a estrada de amanhã, e esta noite você pode pousar a mochila.',
    prayer:
      'Senhor, chego ao fim deste trecho e levanto a minha pedra. Até aqui o Senhor ajudou: quando eu sabia pedir, quando não soube, quando nem merecia. Obrigado pelo que deu certo e pelo amparo no que deu errado. Lamento o que se perdeu e entrego o que falta. Não sei das batalhas seguintes, e hoje não preciso saber. Que eu me lembre deste marco quando o medo voltar. Em nome de Jesus, o nosso socorro, amém.',
    gratitude:
      'Faça hoje uma marca: um risco no caderno, uma data na Bíblia, uma pedrinha no vaso. Diga a Deus três ajudas recebidas desde que este mês começou, com o dia e a pessoa, se lembrar. Depois descanse.',
    verses: [verse('1 Samuel 7:12', 'Samuel pedra Ebenézer ajudou')],
  },
];
