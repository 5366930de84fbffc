import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const ensinoDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Por pergunta',
    verse: verse('Gênesis 3:9', 'Deus chamou homem Onde estás'),
    study:
      'Deus sabia atrás de qual arbusto o homem estava. Se a sua primeira frase depois da queda fosse uma sentença, seria justa; foi um “onde?”. Quem pergunta o que já sabe está dando ao outro a chance de se ouvir. Adão, que podia ter dito “aqui, com vergonha”, respondeu de lado e acusou. Mesmo assim a pergunta fez o seu trabalho: tirou-o do esconderijo. Há ensino que começa quando você engole a explicação pronta e quer, sinceramente, saber onde a pessoa está.',
    prayer:
      'Estou aqui, Senhor, atrás de uma folha larga chamada “tudo certo”. Pergunta outra vez, e prometo não empurrar a culpa para o lado antes de sair.',
    practice:
      'Troque hoje uma instrução por uma pergunta: em vez de “guarde isso”, “como você acha melhor arrumar?”. Veja o que a pessoa propõe.',
  },
  {
    day: 2,
    title: 'Pelo braço',
    verse: verse('Oseias 11:3', 'ensinei Efraim andar braços'),
    study:
      'Você já ensinou alguém a andar? As costas doem por uma semana. Segura-se pelos sovacos, depois pelas duas mãos, depois por um dedo, e no fim por nada, com os braços em volta sem tocar. Foi essa a imagem que Deus escolheu para falar da infância do seu povo: um pai curvado. E veio a dor dele, pois o menino cresceu e não lembrou quem o tinha firmado.',
    prayer:
      'Pai encurvado, não me lembro do primeiro passo, mas alguém estava com dor nas costas, e eu te agradeço. Dá-me força para me abaixar até quem começa, e alegria quando soltarem o meu dedo.',
    practice:
      'Faça hoje, bem devagar, algo que alguém lhe ensinou e que você já faz sem pensar (ler, dirigir, orar). Enquanto faz, agradeça por quem se abaixou até a sua altura.',
  },
  {
    day: 3,
    title: 'Por bicho',
    verse: verse('Provérbios 6:6', 'formiga preguiçoso caminhos sábio'),
    study:
      'Material necessário: um quintal e joelhos. O sábio manda o preguiçoso ao chão, para ver uma professora de seis patas que não tem chefe e guarda comida no verão. Jesus faria o mesmo com pardais e lírios. Repare que nenhum deles explica muito. Apontam, e o resto é com os olhos do aluno. Uma criança lembra por anos da formiga que viu carregar folha, e esquece o dia em que lhe mandaram ser trabalhadora.',
    prayer:
      'Criador das formigas, espalhaste aulas pelo rodapé da casa e eu passo de vassoura. Abaixa-me, e que hoje uma coisa viva me ensine alguma coisa sem legenda.',
    practice:
      'Observe por dez minutos formigas, pássaros ou nuvens, agachado se o joelho deixar. Não tire moral nem foto, e anote depois só o que você viu, em duas linhas.',
  },
  {
    day: 4,
    title: 'Pela roça',
    verse: verse('Isaías 28:26', 'Deus ensina instruindo fazer'),
    study:
      'Quem ensinou ao primeiro lavrador que o cominho se bate com vara leve em vez da roda do carro? Isaías responde sem hesitar: o Deus dele. O profeta está falando de agricultura, com nomes de sementes, e chama isso de instrução do Senhor. Então também o torneiro, a doceira e a técnica de enfermagem aprenderam com Deus o que sabem. Note também o conteúdo: cada grão pede um golpe diferente, e nenhum se debulha para sempre. O bom ensino conhece a semente que tem na eira.',
    prayer:
      'Deus que ensinas o lavrador, usei força demais onde bastava pouca. Fui duro com a filha tímida e mole com o teimoso. Ensina-me o golpe certo, e principalmente a hora de parar de bater.',
    practice:
      'Pense em duas pessoas a quem você explica coisas. Escreva como cada uma aprende: vendo, ouvindo, fazendo, sozinha, com riso, e ajuste uma explicação.',
  },
  {
    day: 5,
    title: 'Por cantiga',
    verse: verse('Deuteronômio 31:19', 'escrevei cântico ensina filhos boca'),
    study:
      'Moisés ia morrer, e Deus encomendou uma música. Que a pusessem na boca do povo, porque sabia o que viria: fartura, esquecimento, desastre; e no fundo do desastre, quando ninguém lembrasse sermão nenhum, a melodia ainda estaria ali, chamando de volta. Pergunte à sua tia mais velha: do pregador de 1968 ela não guardou nem o nome, e ainda puxa inteiro, com a segunda voz, o corinho que ele ensinou.',
    prayer:
      'Põe na minha boca uma canção que dure mais do que a memória. Fica, Senhor, na música dos que já não sabem o próprio nome e cantarolam.',
    practice:
      'Ensine um canto curto, de letra bíblica boa, a alguém mais novo, ou peça a um idoso que lhe ensine o dele, e cantem duas vezes.',
  },
  {
    day: 6,
    title: 'Por pedra',
    verse: verse('Josué 4:6', 'sinal filhos perguntarem significam pedras'),
    study:
      'Doze homens saíram do Jordão com doze pedregulhos no ombro. O monte na margem não tinha placa, e a falta de placa era o plano: uma criança, passando, ia querer saber. Deus contava com o “o que é isso?” e preparou o adulto para responder com história e não com regra. Na sua casa há pedras assim? A muleta do avô atrás da porta, a foto do barraco de antes, a Bíblia com marca de enchente. Basta não esconder e ter tempo quando perguntarem.',
    prayer:
      'Tu me fizeste passar por um rio, Senhor, e não empilhei nada. Mostra-me a pedra que devo deixar à vista. E que eu não diga “depois” quando vier a pergunta.',
    practice:
      'Ponha em lugar visível um objeto ligado a uma ajuda de Deus na sua vida. Não explique; espere até alguém perguntar e conte em dois minutos: como era antes, o que aconteceu, quem ajudou, sem moral da história. Se ninguém perguntar, pergunte você por um objeto da casa alheia.',
  },
  {
    day: 7,
    title: 'Por sombra',
    verse: verse('Jonas 4:11', 'pena Nínive cidade animais'),
    study:
      'O aluno está sentado fora da cidade, de braços cruzados, torcendo pela catástrofe. Deus não o põe para fora da classe nem grita. Faz nascer uma planta, deixa que ele goste da sombra, manda um verme e um vento, e por fim conversa. O livro acaba numa interrogação sobre gente confusa e muitos animais, e nunca saberemos o que Jonas respondeu. Isso é confiar no aluno: deixar a última linha para ele. Que birrento a sua paciência já ia expulsar da sala?',
    prayer:
      'Deus que discutes com emburrados, tiveste comigo a mesma calma. Quero castigo para uns, sombra para mim. Termina a minha lição com uma pergunta, que eu a levo para casa.',
    practice:
      'Dia de descanso: sente-se à sombra de alguma coisa, árvore, toldo ou parede, pelo tempo de um copo de água. Deixe sem resposta, por hoje, a pergunta que mais o cansa.',
  },
  {
    day: 8,
    title: 'No café da manhã',
    verse: verse('Salmos 139:12', 'trevas noite clara dia luz'),
    study:
      '— Vó, Deus enxerga no escuro?\n\n— Enxerga.\n\n— Debaixo da coberta também?\n\n— Também. Por quê, meu bem?\n\n— Porque eu tenho medo, e fico olhando, e não vejo ele.\n\nDona Geni largou a margarina. Podia ter dito “não precisa ter medo”, que não ajuda ninguém com medo. Disse: “Você não vê, mas ele vê você. Quando apagar a luz hoje, eu fico na porta, e a gente agradece que ele não precisa de lâmpada.” O salmista falava do mesmo escuro.',
    prayer:
      'Luz que não se apaga, há uma menina olhando o teto. Há um homem de cinquenta que dorme com a televisão ligada. Vê os dois, e fica na porta até que peguem no sono.',
    practice:
      'Pergunte a uma criança ou a um adulto o que lhe dá medo à noite. Repita com as palavras dela o que escutou, e só depois conte como você faz.',
  },
  {
    day: 9,
    title: 'No ponto do 402',
    verse: verse('1 Pedro 3:15', 'responder mansidão respeito razão esperança'),
    study:
      '— Você é crente, né? Mas não é chata.\n\n— Obrigada, eu acho.\n\n— É que a sua mãe está naquele estado e você não está doida. Como?\n\nMichele sentiu subir o folheto inteiro pela garganta. A vinte segundos do ônibus, falou: “Eu choro no banho. E acredito que Jesus não larga a mão dela, nem a minha. Se um dia você quiser, conto melhor.” O ônibus veio. Pedro pedia isso: a razão da esperança, na hora em que perguntam, com delicadeza.',
    prayer:
      'Jesus, ajuda-me a dizer em vinte segundos o que importa. Que o meu rosto levante a pergunta antes da minha boca. E, quando ela vier, só a verdade, mansa, com o ponto final no lugar.',
    practice:
      'Escreva em três frases por que você ainda espera em Deus, sem palavra de igreja, e diga-as em voz alta, andando, até soarem suas.',
  },
  {
    day: 10,
    title: 'No portão do cemitério',
    verse: verse('1 Tessalonicenses 4:13', 'morreram entristeçais esperança'),
    study:
      '— O vovô está dormindo aí embaixo?\n\n— Não, filho. O corpo dele parou. Não sente frio nem falta de ar.\n\n— E ele?\n\n— Está guardado com Jesus. E um dia Deus levanta a gente toda, com corpo novo, e eu vou procurar aquele chapéu.\n\n— Você está chorando.\n\n— Estou. Quem tem esperança também chora.\n\nPaulo não proíbe a tristeza; fala de uma tristeza com esperança. Com crianças, palavras claras: morreu. “Viajou” e “Deus quis levar” costumam assustar mais.',
    prayer:
      'Senhor da vida, hoje não tenho aula para dar, só um menino pela mão. Põe verdade na minha boca e deixa escorrer o choro. O velho do chapéu eu deixo contigo, até o teu dia.',
    practice:
      'Combine com os adultos da casa palavras honestas para falar de morte com as crianças. Se houve perda recente, vejam juntos uma foto.',
  },
  {
    day: 11,
    title: 'No banco da igreja, na hora do pão',
    verse: verse('Êxodo 12:26', 'perguntarem filhos rito'),
    study:
      '— Mãe. Por que o pão é pequeno?\n\nO Duda tem vinte e três anos, síndrome de Down e a voz que tem. Dois bancos viraram, e a mãe cochichou:\n\n— Porque é para lembrar, não é para encher.\n\n— Lembrar de quem?\n\n— De Jesus, que deu o corpo por nós.\n\n— Por mim?\n\n— Por você primeiro.\n\nEle comeu de olhos fechados. Na Páscoa antiga era a pergunta de um filho que punha a história em marcha.',
    prayer:
      'Por nós, Senhor, por ele, por mim. Obrigado por quem fala alto na hora do silêncio e nos obriga a lembrar. Abençoa a mãe que cochicha, os dois bancos que viraram, o pastor que esperou. Pelos que ficam em casa porque alguém olhou torto: vai buscá-los conosco e alarga os nossos bancos.',
    practice:
      'Explique a alguém, em palavras de todo dia, o que a sua igreja faz na Ceia. Se não souber dizer por que, pergunte ao pastor.',
  },
  {
    day: 12,
    title: 'No corredor, com gaze',
    verse: verse('Salmos 103:13', 'pai compadece filhos'),
    study:
      '— Caí da bicicleta porque menti. Foi castigo, né, pai?\n\n— Quem lhe disse isso?\n\n— A tia falou que Deus castiga.\n\nO pai sentou no chão do corredor, gaze na mão. “Mentir faz mal, e amanhã você conserta com o seu irmão. Mas o joelho foi a areia. Deus não fica de tocaia.” Soprou o merthiolate que já nem arde. O salmo compara o Senhor a um pai que sente pena. Convém que exista no corredor algum parecido, para a criança entender a comparação.',
    prayer:
      'Pai compassivo, meu pai era de cinto, e ainda encolho quando chegas. Vai desmanchando em mim o deus da tocaia. Não deixes que eu o passe adiante junto com o curativo.',
    practice:
      'Escreva uma ideia assustadora sobre Deus que lhe ensinaram. Procure um texto que a corrija e copie a referência por cima. Se ela continuar doendo, leve a folha a alguém maduro na fé.',
  },
  {
    day: 13,
    title: 'Na fila do museu',
    verse: verse('1 Coríntios 13:12', 'vemos espelho conheço parte'),
    study:
      '— Tio, o dinossauro cabia na arca?\n\nWagner, técnico de ar-condicionado e professor das crianças, ficou vermelho.\n\n— Rapaz, não sei.\n\n— Como não sabe? Você é o professor!\n\n— Sei quem fez o bicho. Como e quando, tem cristão sério que pensa de um jeito e cristão sério que pensa de outro. Quer descobrir comigo?\n\nO menino quis. Paulo, que sabia muito, confessava enxergar por um espelho embaçado. Dizer “em parte” ensinou àquele garoto que a fé não tem medo de osso.',
    prayer:
      'Senhor do tiranossauro e do beija-flor, gosto de saber que não sei e que tu sabes. Livra-me de fingir para criança e caminha conosco entre as vitrines.',
    practice:
      'Quando hoje não souber algo, diga “não sei” em voz alta, com gosto, e procure com quem perguntou, numa fonte boa.',
  },
  {
    day: 14,
    title: 'Na beira da cama',
    verse: verse('Romanos 2:21', 'ensinas outro ensinas ti mesmo'),
    study:
      '— Mãe, posso perguntar uma coisa sem você ficar brava?\n\n— Pode.\n\n— Por que na igreja você fala baixinho com as crianças e aqui você grita?\n\nÀs nove da noite, depois do segundo turno, não há resposta boa. Cristiane ia dizer “porque vocês não obedecem”. Não disse. “Porque eu canso e não cuido do meu cansaço. Está errado. Me desculpa.” A menina pensou e chegou para o canto, abrindo lugar. A pergunta de Paulo aos que ensinam os outros acabava de ser feita por alguém de pijama.',
    prayer:
      'Ai, Jesus, os meus alunos de casa sabem o que os outros não sabem. Ensina-me a mim, que canto de manhã que és manso e à noite bato a porta do armário. Eles viram, e tu viste. Dá-me descanso, voz baixa e a coragem de repetir “me desculpa” sem “mas”, quantas vezes for preciso.',
    practice:
      'Dia de descanso: cuide do cansaço antes que ele fale alto. Meia hora deitado, ou um banho sem pressa, e só depois converse com os de casa.',
  },
  {
    day: 15,
    title: 'Primeira tarde: a vontade de passar',
    verse: verse('Êxodo 35:34', 'coração ensinar Aoliabe'),
    study:
      'Dona Ivone costurava havia quarenta e seis anos quando o médico disse glaucoma. Chegou em casa, olhou a máquina e pensou na moça do 12, Kelly, que comprava roupa rasgada no brechó por não saber pregar um zíper. Bateu na porta dela. “Você me empresta os olhos, eu lhe dou as mãos.” No Êxodo, o Espírito não encheu Bezalel apenas de habilidade: acrescentou o desejo de ensinar outros. Muito talento morre com o dono por falta desse acréscimo. O que vai se perder quando você parar?',
    prayer:
      'Tu que puseste no peito do artesão a vontade de ensinar, põe no meu. Tenho receitas, atalhos, um jeito de orar no ônibus. Não quero levá-los para o caixão.',
    practice:
      'Faça uma lista de cinco coisas que você sabe fazer bem, duas delas da fé. Ao lado, um nome a quem cada uma serviria.',
  },
];
