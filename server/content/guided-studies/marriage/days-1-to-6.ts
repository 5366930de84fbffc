import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysOneToSix: AuthoredPart<StudyDay[]> = [
  {
    day: 1,
    title: 'Ajuda com A maiúsculo',
    verse: verse('Gênesis 2:18', 'bom homem só ajuda'),
    reflection:
      'Num jardim em que tudo tinha recebido a palavra “bom”, a solidão é a primeira coisa que Deus diz não ser boa. O que faltava não era comida, nem trabalho, nem bicho de estimação: faltava alguém à altura daquele homem.\n\nA tradução “ajuda” já serviu para muita gente mandar buscar o chinelo. Em hebraico, porém, o termo costuma ser usado para o próprio Deus, quando socorre Israel em aperto. Ninguém chama Deus de ajudante; o texto fala de uma força que vem em auxílio e que está diante do outro, olho no olho. O casamento começa com dois que precisam e dois que socorrem.\n\nVocês vão passar um mês juntos neste caminho. Se um dos dois não quiser participar, o outro pode andar sozinho, sem cobrar; muita coisa aqui se faz por conta própria.',
    prayer:
      'Criador nosso, tu viste a solidão antes que ela tivesse nome. Obrigado por não teres feito de nós duas ilhas. Mostra-me hoje de que socorro precisa a pessoa que dorme ao meu lado, e dá-me humildade para dizer do que eu preciso. Caminha conosco nestes trinta dias, no nosso passo.',
    action:
      'Sentem-se cinco minutos e combinem quando vão ler: no café, no ônibus por mensagem, antes de dormir. Cada um completa em voz alta: “Eu gostaria que, no fim deste mês, a gente…”. Sem debate; apenas escutem e anotem.',
  },
  {
    day: 2,
    title: 'Sete anos que pareceram dias',
    verse: verse('Gênesis 29:20', 'Jacó Raquel sete anos amava'),
    reflection:
      'Jacó chegou a Harã fugido, com poeira até os olhos. Junto ao poço viu Raquel com o rebanho do pai, rolou sozinho uma pedra que pedia vários homens, beijou a moça e caiu no choro. Dá quase para rir: era um rapaz tentando impressionar. Depois trabalhou sete anos por ela, e o tempo voou.\n\nA história não fica nisso, porque o sogro o enganou, Lia sofreu por não ser amada, duas irmãs foram postas a disputar o mesmo homem, e a casa pagou a conta por gerações. A Bíblia não esconde que um começo bonito pode conviver com erros graves dos adultos em volta. Mesmo assim guardou aquela frase dos sete anos. Lembrar o começo faz bem, sobretudo quando a louça e o aluguel já tomaram o lugar do poço.',
    prayer:
      'Deus de Jacó, obrigado pelo dia em que nos vimos. Obrigado pelo nervoso, pela roupa escolhida, pela primeira conversa comprida. Ajuda-nos a procurar o que se perdeu por descuido. Tu sabes endireitar até o que começou torto. Guarda em nós a alegria daquele rapaz e daquela moça.',
    action:
      'Dia de descanso: contem um ao outro, com detalhes, o dia em que se conheceram: lugar, cheiro, o que cada um pensou e não disse. Se houver foto daquela época, procurem. Fechem com a frase: “Uma coisa que me atraiu em você e continua aí é…”.',
  },
  {
    day: 3,
    title: 'Um olhar bastou',
    verse: verse('Cânticos 4:9', 'Tomaste coração esposa olhos'),
    reflection:
      'Pergunta para responder sem virar a cabeça: de que cor é a roupa que o seu marido ou a sua mulher vestiu hoje? Como estavam os olhos de manhã?\n\nO moço deste poema perdeu o coração por um olhar e uma volta do colar. Ele repara, e passa o capítulo inteiro reparando, dos cabelos aos dentes, com comparações que hoje soam engraçadas e que para ela foram festa. Chama-a também de irmã, palavra de respeito entre iguais naquela cultura.\n\nCom os anos a gente deixa de ver o que está sempre ali, como o quadro da sala. Conhecemos o passo na escada e já não sabemos se é passo cansado. Atenção é um dos modos mais baratos e mais raros de amar. Ninguém precisa ser poeta; basta levantar os olhos da tela.',
    prayer:
      'Senhor, tu que nos vês por inteiro e não te enjoas, devolve-me o olhar. Perdoa as vezes em que respondi sem erguer a cabeça. Quero notar a olheira, o corte de cabelo, o silêncio diferente. Ensina-me a elogiar sem interesse, em voz alta e na frente das crianças.',
    action:
      'Experimento: quando a pessoa chegar hoje, pare o que estiver fazendo, olhe para ela por três segundos e cumprimente com o nome. Antes de dormir, diga duas coisas que você notou nela durante o dia.',
  },
  {
    day: 4,
    title: 'Quem amou primeiro',
    verse: verse('1 João 4:19', 'amamos primeiro'),
    reflection:
      'No interior há casas abastecidas por uma mina lá no alto do morro. A água desce por uma mangueira preta, enche a caixa, chega à torneira. Quando falta, pouco adianta brigar com a torneira: alguém precisa subir e ver a mina.\n\nMuito casal briga com a torneira. Exige do outro um amor infinito, que cure a infância, que adivinhe, que nunca se canse. Nenhum ser humano tem água para tanto. João lembra que o nosso amor é sempre o segundo; antes dele houve o de Jesus, que desceu sem ser chamado e foi até a cruz.\n\nIsso tira um peso enorme dos dois. O marido não precisa ser salvador da esposa, nem ela a fonte da paz dele. Podem amar-se com o que receberam e, quando o fio de água afinar, subir juntos o morro.',
    prayer:
      'Pai, cobrei de quem amo aquilo que só tu podes dar. Quis que essa pessoa fosse meu chão, meu espelho, minha cura, e te peço perdão. Tu nos amaste quando ninguém pedia. Enche a nossa caixa de novo, e que o que sobrar chegue aos filhos, aos vizinhos e a quem bater à porta.',
    action:
      'Cada um anote em particular: “O que venho cobrando de você e que só Deus pode me dar?” Quem quiser, partilhe uma linha. Depois orem um pelo outro em uma frase só, de mãos dadas ou com a mão no ombro.',
  },
  {
    day: 5,
    title: 'Quem manda aqui?',
    verse: verse('Efésios 5:21', 'sujeitando uns outros temor'),
    reflection:
      '— Pastor, afinal, quem manda lá em casa?\n\n— Antes de responder: quando vocês discordam, o que acontece?\n\n— Ela chora, eu saio, e no fim fica do meu jeito.\n\n— Então a pergunta já nasceu doente. Leia um versículo antes do que você decorou.\n\nAntes de falar a esposas e maridos, Paulo manda que os cristãos se sujeitem uns aos outros. Há igrejas que entendem que o marido recebe ali uma responsabilidade própria de liderança; outras, que os dois lideram em parceria. Ambas leem o mesmo parágrafo, e nele quem é comparado a Cristo recebe uma tarefa só: dar a vida. Em nenhuma das leituras cabe gritar, vigiar celular, segurar o dinheiro ou decidir sozinho. Poder, no evangelho, tem bacia e toalha.',
    prayer:
      'Jesus, tu te ajoelhaste diante de pés empoeirados sabendo quem eras. Desfaz entre nós a disputa e mostra-me onde eu venço por cansaço do outro, por lágrima, por silêncio ou por volume. Quero a alegria de ceder por amor, e a honestidade de não usar o teu nome para ganhar.',
    action:
      'Pensem numa decisão aberta: escola, carro, férias, visita. Cada um defende por três minutos a ideia do outro, como se fosse sua. Depois escolham juntos, ou adiem com data marcada. Reparem em como é ser bem explicado por quem discorda.',
  },
  {
    day: 6,
    title: 'Disputa que os dois ganham',
    verse: verse('Romanos 12:10', 'cordialmente amor preferindo honrar'),
    reflection:
      'Há um campeonato permitido entre casados: ver quem honra mais depressa, e Paulo põe os cristãos nessa corrida simpática.\n\nHonrar tem formas discretas: contar na roda de amigos a qualidade e esquecer a gafe. Não corrigir a data da viagem no meio da história. Agradecer o trabalho que paga a luz e o trabalho, sem salário, que deixa a camisa limpa. Perguntar a opinião antes de decidir. Defender quando a família faz piada. Guardar segredo do que foi chorado na cama.\n\nDesonrar também tem formas pequenas: o apelido que ri do corpo, o suspiro comprido, o “você não entende disso”. Uma gota não afunda ninguém, mas é assim que um balde se enche.\n\nQuem vive recebendo honra em casa anda mais reto na rua.',
    prayer:
      'Obrigado, Senhor, por esta pessoa que escolhi e que me escolheu. Agradeço em particular por ______, que ela faz sem plateia. Guarda a minha boca da piada que diminui. Se o meu elogio enferrujou por falta de uso, põe óleo. Que os nossos filhos, ou os vizinhos, aprendam respeito ouvindo a gente conversar.',
    action:
      'Escrevam, cada qual no seu canto, dez qualidades do outro, das grandes às engraçadas. Troquem as listas à mesa e leiam em voz alta. Guardem-nas dentro da Bíblia ou na porta do armário, para dias nublados.',
  },
];
