import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const luke: readonly PassageDevotional[] = [
  {
    slug: 'lucas-1',
    chapters: ['LUK.1'],
    verse: verse('Lucas 1:38', 'serva Senhor palavra'),
    reflection:
      'Zacarias é sacerdote, está no templo e pede um sinal; Maria é uma moça de Nazaré e pergunta como aquilo vai acontecer. O anjo dá a ela a explicação que pode dar, e Maria se entrega como serva antes de falar com José ou com os pais. Logo depois ela sobe depressa às montanhas, para a casa da parenta grávida.',
    prayer:
      'Deus de Maria e de Isabel, tu fazes grandes coisas em casas que ninguém visita. Eu quero responder com o meu sim, embora não veja o caminho todo. Dá-me a companhia de alguém como Isabel, que se alegre comigo. E cuida hoje das mulheres que esperam um filho com medo, como cuidaste da mãe de Jesus. Amém.',
    application:
      'Leia sozinho, em voz alta, o cântico de Maria, e marque uma linha que você consegue dizer hoje como sua. Repita essa linha ao deitar.',
  },
  {
    slug: 'lucas-2',
    chapters: ['LUK.2'],
    verse: verse('Lucas 2:28', 'tomou braços louvou'),
    reflection:
      'Simeão passou a vida esperando, e um casal pobre entra no templo com a oferta mais barata, dois passarinhos. O velho toma o bebê nos braços e diz a Deus que já pode partir em paz. Ana, viúva há décadas, chega na mesma hora e sai contando a notícia aos que também esperavam.',
    prayer:
      'Senhor, os meus olhos procuram a tua salvação, e tu a puseste nos braços de dois velhos. Obrigado pelos idosos da minha família e da minha igreja, que oraram antes de eu nascer. Dá-me a paciência de Simeão e a voz de Ana. Quando o meu dia chegar, despede-me em paz, por causa de Jesus. Amém.',
    application:
      'Visite ou chame por telefone uma pessoa com mais de setenta anos e peça que conte uma resposta de oração que demorou. Escute sem pressa e agradeçam juntos.',
  },
  {
    slug: 'lucas-2-manjedoura',
    chapters: ['LUK.2'],
    verse: verse('Lucas 2:11-12', 'Salvador panos manjedoura'),
    reflection:
      'Quem recebe a primeira notícia são pastores que trabalhavam de noite e cheiravam a ovelha. O anjo lhes dá um endereço fácil de achar: um bebê enrolado em panos, dentro do cocho onde os bichos comem. Eles vão correndo, encontram tudo como foi dito, e saem contando pela rua. Maria fica quietinha, guardando cada coisa no coração, porque o rei que Deus tinha prometido cabia no colo dela.',
    prayer:
      'Jesus, tu nasceste pequeno, para que até as crianças pudessem chegar perto. Obrigado porque a boa notícia foi primeiro para gente simples. Entra na nossa casa do jeito que ela está hoje, com barulho e bagunça. Ensina-nos a contar a todos que o Salvador nasceu, e a guardar no coração o que ouvimos. Amém.',
    application:
      'Façam juntos um presépio com o que houver em casa: uma caixa, um pano, bonecos. Cada um diga por que Jesus quis nascer num lugar tão simples, e cantem uma música de Natal.',
  },
  {
    slug: 'lucas-3',
    chapters: ['LUK.3'],
    verse: verse('Lucas 3:11', 'duas túnicas reparta comida'),
    reflection:
      'Lucas enche as primeiras linhas com imperadores, governadores e sacerdotes, e a palavra de Deus vai parar no deserto, na boca de João. As pessoas perguntam o que devem fazer, e ele responde a cada uma com coisas do seu dia: a túnica sobrando, o imposto justo, o salário do soldado. No meio daquela fila, molhado e orando, está Jesus.',
    prayer:
      'Senhor, eu pergunto como aquele povo: o que devo fazer agora? Mostra-me a túnica que sobra no meu armário e o abuso que há no meu ofício. Dá-me um arrependimento que apareça nas mãos. Obrigado porque o teu Filho entrou na fila dos pecadores para me buscar. Amém.',
    application:
      'Abra o armário com alguém da casa e cada um separe uma roupa em bom estado que tem em dobro. Levem as duas ainda nesta semana.',
  },
  {
    slug: 'lucas-4',
    chapters: ['LUK.4'],
    verse: verse('Lucas 4:20-21', 'livro Hoje escritura cumpriu'),
    reflection:
      'Jesus lê Isaías na sinagoga em que cresceu, devolve o rolo ao ajudante e se senta com todos os olhos sobre ele. A pregação tem uma frase, e começa com a palavra “hoje”. Os vizinhos gostam, até ouvirem que Deus cuidou de uma viúva estrangeira e de um general da Síria; então o empurram até a beira do morro, e ele passa pelo meio deles.',
    prayer:
      'Jesus, lê para mim outra vez a tua boa notícia, e que ela valha para hoje. Liberta o que em mim está preso e abre os olhos que fechei. Perdoa a raiva que sinto quando a tua bondade vai para gente de fora. Consola os que foram rejeitados na própria cidade, e segue com eles o teu caminho. Amém.',
    application:
      'Leia em voz alta, de pé e sozinho, os versículos 18 e 19, como quem lê numa assembleia. Pense em uma pessoa presa ou pobre e ore por ela pelo nome.',
  },
  {
    slug: 'lucas-5',
    chapters: ['LUK.5'],
    verse: verse('Lucas 5:5', 'noite nada palavra rede'),
    reflection:
      'Simão lavou as redes depois de uma noite inteira sem pescar, e um carpinteiro lhe pede que volte para o fundo do lago. Ele conhece aquelas águas, diz o que pensa e lança a rede confiando na palavra de Jesus. Os peixes quase afundam dois barcos, e Simão cai de joelhos no meio deles, com vergonha do próprio pecado.',
    prayer:
      'Mestre, eu também trabalhei a noite toda e guardei as redes vazias. Pela tua palavra eu tento mais uma vez, no mesmo lugar em que desisti. Seja qual for o resultado, que ele me leve aos teus pés. Não te afastes de mim por causa do meu pecado; ensina-me a buscar pessoas contigo. Amém.',
    application:
      'Retome hoje, por meia hora, uma tarefa boa que você largou por desânimo. Antes de começar, diga a Jesus em uma frase que a faz por causa dele.',
  },
  {
    slug: 'lucas-6',
    chapters: ['LUK.6'],
    verse: verse('Lucas 6:12-13', 'monte noite orando doze'),
    reflection:
      'Jesus passa a noite inteira no monte com o Pai, e de manhã chama doze nomes. A lista tem pescadores, um cobrador de impostos, um rebelde e um traidor, todos postos à mesma mesa. Depois ele desce a um lugar plano, onde a multidão alcança as suas mãos, e fala de amar a quem não devolve amor.',
    prayer:
      'Pai, o teu Filho orou uma noite inteira antes de escolher, e eu decido tanta coisa às pressas. Ensina-me a levar os nomes a ti primeiro. Dá-me misericórdia com os que não escolhi e que puseste ao meu lado. Que eu faça o bem a quem não me agradece, sem me expor à mão de quem me fere. Amém.',
    application:
      'Orem em família ou com um amigo sobre uma decisão que está perto, durante dez minutos, antes de falar dela. Só depois conversem.',
  },
  {
    slug: 'lucas-7',
    chapters: ['LUK.7'],
    verse: verse('Lucas 7:44', 'vês mulher pés lágrimas'),
    reflection:
      'Simão, o fariseu, convida Jesus para comer e observa calado uma mulher que chora sobre os pés do seu hóspede. O fariseu só enxerga o passado dela, que a cidade inteira conhece. Jesus se vira para ela enquanto fala com o dono da casa, conta o que Simão deixou de oferecer à porta e a despede perdoada, em paz.',
    prayer:
      'Jesus, eu me reconheço em Simão quando meço os outros pela história que ouvi contar. Perdoa a água que eu neguei e o abraço que economizei. Reconheço também as minhas lágrimas naquela mulher, porque foi muito o que me perdoaste. Recebe o meu amor, e deixa que ele apareça em gestos. Amém.',
    application:
      'Receba alguém em sua casa ou na porta da igreja com três gestos simples: pergunte o nome, ofereça água e sente-se perto. Não pergunte pelo passado.',
  },
  {
    slug: 'lucas-8',
    chapters: ['LUK.8'],
    verse: verse('Lucas 8:3', 'Joana Susana serviam bens'),
    reflection:
      'Lucas anota o nome das mulheres que andavam com Jesus e pagavam as despesas: Maria Madalena, Joana, Susana. Joana era casada com um administrador de Herodes, e o dinheiro daquela corte comprava o pão dos discípulos. Todas tinham sido socorridas por Cristo, e quando chegar a manhã da ressurreição Joana estará de novo na lista.',
    prayer:
      'Senhor Jesus, tu aceitaste ser sustentado por mãos de mulheres que tinhas levantado. Eu te agradeço por quem serve na igreja sem microfone, na cozinha, na limpeza, nas contas. Mostra-me o que eu tenho e que pode ser útil no teu caminho. Que o meu serviço seja gratidão. Amém.',
    application:
      'Anote, a sós, três pessoas que servem sem aparecer na sua comunidade. Agradeça a Deus por elas e deixe hoje um bilhete de obrigado para uma.',
  },
  {
    slug: 'lucas-9',
    chapters: ['LUK.9'],
    verse: verse('Lucas 9:54-55', 'fogo céu repreendeu espírito'),
    reflection:
      'Uma aldeia de samaritanos fecha a porta a Jesus, e Tiago e João querem pedir fogo do céu. Eles tinham estado no monte, viram Elias ao lado do Mestre, e da história de Elias só guardaram o fogo. Jesus repreende os dois irmãos e simplesmente procura outra aldeia, a caminho da cidade em que ele mesmo vai ser ferido.',
    prayer:
      'Senhor, eu também já quis fogo sobre quem me fechou a porta. Perdoa os castigos que pedi em teu nome. Ensina-me a caminhar até a próxima aldeia sem levar o rancor na bagagem. Que o teu rosto firme, voltado para Jerusalém, me dê coragem de te seguir tomando a cruz de hoje. Amém.',
    application:
      'Lembre uma porta que se fechou para você neste ano, um emprego, uma amizade, um convite. Entregue-a a Deus em silêncio e dê hoje um passo em outra direção.',
  },
  {
    slug: 'lucas-10',
    chapters: ['LUK.10'],
    verse: verse('Lucas 10:34', 'feridas azeite vinho cuidou'),
    reflection:
      'O samaritano gasta o azeite, o vinho, o animal, a noite e dois dias de salário com um desconhecido ferido na estrada de Jericó. Ainda promete ao hospedeiro pagar o que faltar na volta. O estudioso que fez a pergunta não consegue dizer a palavra “samaritano”, e Jesus o manda fazer a mesma coisa.',
    prayer:
      'Deus de compaixão, eu conheço bem o outro lado da estrada. Perdoa a pressa religiosa que já me fez desviar. Jesus se aproximou de mim quando eu estava caído, e pagou a minha conta. Dá-me olhos para parar, prudência para ajudar bem e disposição para voltar no dia seguinte. Amém.',
    application:
      'Escolham em dupla alguém ferido pela vida que vocês conhecem e façam hoje uma ajuda que continue: uma refeição agora e outra marcada para a semana que vem.',
  },
  {
    slug: 'lucas-11',
    chapters: ['LUK.11'],
    verse: verse('Lucas 11:5-6', 'amigo meia-noite três pães'),
    reflection:
      'Jesus acaba de orar, e um discípulo pede que ele ensine. Depois do Pai-Nosso vem uma história de vizinhos: à meia-noite um homem bate na porta do outro, porque chegou visita e não há pão. Ele pede para alguém que está com fome, e é assim, de pé na rua com o punho na madeira, que Jesus imagina quem ora.',
    prayer:
      'Pai, eu bato à tua porta por causa de um amigo que chegou de noite à minha vida. Eu não tenho o pão de que ele precisa. Dá-me o teu Espírito, a palavra certa e a paciência de continuar batendo. Obrigado porque não estás de má vontade atrás da porta, e em Jesus me chamas de filho. Amém.',
    application:
      'Escolha com outra pessoa três amigos que passam fome de pão, de paz ou de Deus. Orem por um deles agora e voltem a orar à noite.',
  },
  {
    slug: 'lucas-12',
    chapters: ['LUK.12'],
    verse: verse('Lucas 12:18-19', 'celeiros maiores alma bens'),
    reflection:
      'Um homem interrompe Jesus por causa de uma herança, e ele conta a história do fazendeiro de boa safra. O rico conversa só consigo mesmo: minha colheita, meus celeiros, minha alma. Deus é o primeiro a falar com ele, e é na mesma noite; logo depois Jesus aponta os corvos, que não têm armazém, e chama os seus de pequeno rebanho.',
    prayer:
      'Deus de cada noite, a minha vida não está no que guardei. Livra-me de conversar só comigo sobre aquilo que me deste. Mostra-me quem podia estar comendo do que sobra no meu celeiro. Que os irmãos divididos por herança achem justiça e paz em Jesus, e que eu seja rico diante de ti. Amém.',
    application:
      'Revise sozinho os gastos do último mês e ache um valor, ainda que pequeno, que pode virar comida para alguém. Encaminhe-o hoje, sem prejudicar as contas da casa.',
  },
  {
    slug: 'lucas-13',
    chapters: ['LUK.13'],
    verse: verse('Lucas 13:16', 'filha Abraão dezoito'),
    reflection:
      'Uma mulher entra na sinagoga e há dezoito anos só enxerga o chão e os pés das pessoas. Ela não pede nada; é Jesus quem a vê, a chama e põe as mãos sobre ela. O chefe da sinagoga reclama do dia, e Jesus lembra que um boi é solto todo sábado, e que ela é filha de Abraão.',
    prayer:
      'Senhor, tu viste uma mulher que ninguém mais notava naquele banco. Vê também os encurvados de hoje, pela dor nas costas, pela tristeza, pelo desprezo. Levanta o meu rosto para que eu veja o teu. E não deixes que as nossas regras nos impeçam de socorrer alguém no dia certo, que é hoje. Amém.',
    application:
      'Fique um minuto de pé, com os ombros soltos e o rosto para cima, e diga a Deus qual peso tem curvado você. Agradeça por ele enxergar você.',
  },
  {
    slug: 'lucas-14',
    chapters: ['LUK.14'],
    verse: verse('Lucas 14:21-22', 'praças pobres ainda lugar'),
    reflection:
      'Jesus está à mesa de gente importante e observa os convidados disputarem os melhores lugares. Ele fala então de um jantar cheio de cadeiras vazias, porque um comprou um campo, outro cinco juntas de bois, outro casou. O servo volta das ruas com pobres e mancos, e traz a notícia que alegra o dono da casa: ainda cabe gente.',
    prayer:
      'Senhor da festa, perdoa as desculpas educadas que já te mandei. Eu aceito a cadeira que me deres, mesmo a última. Abre a minha casa para pessoas que não poderão me convidar de volta. Ainda há lugar, disse o servo; manda-me às ruas dizer isso em teu nome. Amém.',
    application:
      'Planejem um almoço para este mês com alguém que não pode retribuir: um idoso do asilo, um morador de rua conhecido, um estudante longe de casa.',
  },
  {
    slug: 'lucas-15',
    chapters: ['LUK.15'],
    verse: verse('Lucas 15:20', 'longe compaixão correndo beijou'),
    reflection:
      'O pai vê o filho quando ele ainda é um ponto na estrada, e corre, coisa que um senhor daquela idade não fazia. O rapaz traz um discurso ensaiado entre os porcos e não chega ao fim dele, interrompido pela roupa, pelo anel e pelas sandálias. Mais tarde esse pai sai outra vez, agora para rogar ao filho mais velho, parado do lado de fora da festa.',
    prayer:
      'Pai, eu volto como estou, e tu já vinhas ao meu encontro. Obrigado por Jesus, que comia com pecadores e contou essa história para me chamar. Tira de mim também a amargura do irmão que trabalhou muito e não quis entrar. Abençoa as famílias que esperam alguém voltar. Amém.',
    application:
      'Mande um recado simples a um parente ou irmão afastado: diga que sente falta dele e que há um lugar à mesa. Não cobre resposta.',
  },
  {
    slug: 'lucas-16',
    chapters: ['LUK.16'],
    verse: verse('Lucas 16:20-21', 'Lázaro porta migalhas'),
    reflection:
      'O rico da parábola não tem nome, e o mendigo se chama Lázaro. Os dois estão separados por um portão que se abre várias vezes por dia, e só os cachorros param junto do doente. Do outro lado da morte o rico sabe o nome de Lázaro, e ainda quer mandá-lo levar água; a distância que o rico nunca atravessou em vida virou abismo.',
    prayer:
      'Deus de Lázaro, mostra-me quem está deitado ao meu portão. Eu aprendi a passar sem olhar, e peço perdão. Dá-me ouvidos para Moisés, para os profetas e para o teu Filho Jesus, que ressuscitou e ainda fala. Que eu atravesse hoje a pequena distância que me separa de alguém. Amém.',
    application:
      'Descubra o nome de uma pessoa por quem você passa quase todo dia: o porteiro, a faxineira, o homem da calçada. Guarde o nome e ore por ela.',
  },
  {
    slug: 'lucas-17',
    chapters: ['LUK.17'],
    verse: verse('Lucas 17:15-16', 'voltou agradecendo samaritano'),
    reflection:
      'Dez leprosos gritam de longe, e Jesus os manda ao sacerdote ainda doentes. No meio do caminho a pele se limpa, e nove continuam andando, talvez correndo para os filhos. Um dá meia-volta, louva a Deus em voz alta e cai aos pés de Jesus; era o samaritano, aquele de quem ninguém na aldeia esperava isso.',
    prayer:
      'Jesus, Mestre, quantas vezes eu segui o meu caminho com a bênção na mão e sem voltar. Hoje eu dou meia-volta e te agradeço em voz alta. Obrigado pelo pedido atendido que já virou costume. Perdoa as vezes em que fui como os outros nove, e dá-me a alegria daquele estrangeiro. Amém.',
    application:
      'Procure uma pessoa que ajudou você anos atrás, um professor, um médico, um vizinho, e agradeça a ela por mensagem ou ao vivo, contando o que aquilo mudou.',
  },
  {
    slug: 'lucas-18',
    chapters: ['LUK.18'],
    verse: verse('Lucas 18:13', 'publicano peito misericórdia pecador'),
    reflection:
      'Dois homens sobem ao templo na mesma hora e oram no mesmo pátio. O fariseu enumera os seus jejuns e dízimos e agradece por não ser como o cobrador de impostos que está ali. O cobrador fica longe, bate no peito e pede misericórdia em uma linha, e é ele quem volta para casa em paz com Deus.',
    prayer:
      'Ó Deus, eu venho sem lista e sem comparação. O pecado de que me envergonho está diante de ti, e eu não quero disfarçá-lo. Tem misericórdia de mim por causa do teu Filho, que morreu no meu lugar. Que eu desça hoje para casa mais leve e trate com bondade quem ora de outro jeito. Amém.',
    application:
      'Vá a um canto da casa, diga a Deus um pecado concreto pelo nome e fique dois minutos em silêncio. Termine agradecendo o perdão de Cristo.',
  },
  {
    slug: 'lucas-19',
    chapters: ['LUK.19'],
    verse: verse('Lucas 19:5', 'Zaqueu desce casa'),
    reflection:
      'Zaqueu corre na frente da multidão e sobe numa árvore, um homem rico e baixo entre os galhos, à vista da cidade que o detesta. Jesus para debaixo dele, sabe o seu nome e avisa que vai ficar em sua casa. Antes do fim da visita Zaqueu já faz contas em voz alta: metade dos bens para os pobres, e quatro vezes mais a cada pessoa que ele roubou.',
    prayer:
      'Jesus, tu sabes o meu nome e o endereço das coisas que escondo. Entra hoje na minha casa, na gaveta das notas e na memória das pessoas que prejudiquei. Dá-me alegria para devolver o que não é meu. Que os pobres da minha cidade saibam que a salvação chegou aqui. Amém.',
    application:
      'Acerte hoje com outra pessoa uma dívida ou um erro: devolva o objeto, pague uma parte, corrija o troco ou o recibo. Faça isso pessoalmente, com um pedido de desculpa.',
  },
  {
    slug: 'lucas-20',
    chapters: ['LUK.20'],
    verse: verse('Lucas 20:37-38', 'sarça Abraão vivos'),
    reflection:
      'Os saduceus trazem a história de uma mulher e sete maridos, e esperam que todos riam da ressurreição. Jesus volta ao livro que eles aceitavam e ao arbusto em chamas, onde Deus se apresentou pelo nome de três patriarcas. Eles estavam enterrados havia séculos, e o Senhor falava deles no presente, como se fala de quem está em casa.',
    prayer:
      'Deus dos vivos, tu continuas a ser o Deus dos meus mortos que creram em ti. Contigo eles vivem, e por causa de Jesus todos ressuscitaremos. Dá-me paciência com os que zombam da esperança. Que eu viva estes anos como filho da ressurreição, sem medo e sem pressa. Amém.',
    application:
      'Diga a Deus, sozinho, os nomes de três pessoas da fé que já morreram. Agradeça por uma coisa que cada uma lhe ensinou.',
  },
  {
    slug: 'lucas-21',
    chapters: ['LUK.21'],
    verse: verse('Lucas 21:28', 'levantai cabeças resgate próximo'),
    reflection:
      'Jesus fala de cidades cercadas, do mar que ruge e de gente desmaiando de medo. Quando tudo isso começar, diz ele, os discípulos devem erguer a cabeça, porque a libertação vem chegando. O capítulo tinha começado com ele levantando os olhos para uma viúva, e é com esse olhar que ele pede cuidado com a bebida, o excesso e a preocupação que pesa.',
    prayer:
      'Filho do homem, o mundo faz barulho, e eu ando de cabeça baixa. Levanta o meu rosto para a tua vinda. Alivia o meu coração do excesso, da bebida e da preocupação. Socorre as grávidas e as crianças que vivem no meio das guerras. Que eu esteja de pé diante de ti, pela tua graça. Amém.',
    application:
      'Saiam juntos à rua ou ao quintal à noite, olhem o céu por alguns minutos e orem por um lugar em guerra, pelo nome dele.',
  },
  {
    slug: 'lucas-22',
    chapters: ['LUK.22'],
    verse: verse('Lucas 22:61', 'Senhor olhou Pedro galo'),
    reflection:
      'Pedro está perto do fogo no pátio e nega pela terceira vez, e ainda está falando quando o galo canta. Jesus, preso, vira-se e olha para ele, e Pedro sai chorando. Horas antes, Jesus já tinha orado para que a fé dele não acabasse, e já lhe tinha pedido que depois fortalecesse os irmãos.',
    prayer:
      'Senhor Jesus, eu também já disse que não te conhecia, com palavras ou com silêncio. Obrigado porque oraste por mim antes da minha queda. Que eu encontre o teu olhar e chore o que for preciso chorar. Depois levanta-me e usa a minha fraqueza para fortalecer algum irmão cansado. Amém.',
    application:
      'Lembre a sós uma ocasião em que você escondeu a sua fé. Confesse-a a Jesus e escolha uma situação de hoje em que vai falar dele com naturalidade.',
  },
  {
    slug: 'lucas-23',
    chapters: ['LUK.23'],
    verse: verse('Lucas 23:42-43', 'lembra-te hoje paraíso'),
    reflection:
      'Um ladrão pregado ao lado de Jesus repete o que Pilatos declarou e não teve coragem de cumprir: este homem não fez mal nenhum. Ele reconhece a própria culpa, chama Jesus pelo nome e pede apenas para ser lembrado. Não há tempo para reparar nada, e a promessa que recebe vale para o mesmo dia, na companhia de Cristo.',
    prayer:
      'Jesus, lembra-te de mim. Eu não tenho o que te oferecer, e reconheço o que as minhas mãos fizeram. Perdoa como perdoaste do alto da cruz os que não sabiam o que faziam. Visita com essa promessa os que morrem hoje nos hospitais e nas prisões, e ensina-me a dizê-la com ternura. Amém.',
    application:
      'Diga em voz baixa, a sós, as palavras do ladrão, sem trocar nenhuma. Depois confesse um erro sem desculpas e descanse na resposta de Jesus.',
  },
  {
    slug: 'lucas-24',
    chapters: ['LUK.24'],
    verse: verse('Lucas 24:30-31', 'pão partiu reconheceram'),
    reflection:
      'Dois discípulos andam de volta para Emaús com o rosto triste, e um viajante se junta a eles e pergunta do que falam. Ele escuta a decepção inteira antes de abrir as Escrituras. À mesa, quando parte o pão, os dois o reconhecem, e saem de noite pela mesma estrada para contar em Jerusalém.',
    prayer:
      'Fica conosco, Senhor Jesus, porque o dia foi longo e nós esperávamos outra coisa. Caminha ao nosso lado enquanto contamos o que deu errado. Abre para nós a tua palavra até que o coração se aqueça de novo. E senta-te hoje à nossa mesa, na hora em que o pão for repartido. Amém.',
    application:
      'Caminhe meia hora com alguém que anda desanimado, ou tome um café com ele. Pergunte primeiro, escute bastante e só depois conte o que você leu hoje.',
  },
];
