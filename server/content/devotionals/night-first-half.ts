import type { NightDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const nightFirstHalf: readonly NightDevotional[] = [
  {
    slug: 'noite-a-ronda-da-casa',
    title: 'A última ronda da casa',
    reference: 'Salmos 4:8',
    reflection:
      'Trancar a porta, conferir o gás, ver se ficou alguma luz acesa no quintal. Toda casa tem a sua ronda. A gente vai de cômodo em cômodo fechando o que estava aberto e, quando enfim se deita, descobre uma janela ainda escancarada: a da cabeça.\n\nQuem escreveu este salmo tinha motivos para passar a noite em claro. Atacavam o seu nome, e muitos ao redor perguntavam, desanimados, se ainda veriam algum bem. Em vez de ensaiar respostas no escuro, ele fala com Deus, aquieta o coração na própria cama e adormece. As ameaças não tinham sumido quando fechou os olhos. A segurança em que se deitou era estar aos cuidados do Senhor.\n\nTrancar bem a casa continua prudente. Depois convém fazer a segunda ronda, por dentro, e entregar cada coisa: o nome de quem magoou, a conta em aberto, o susto da tarde, o medo de amanhã. Uma janela por vez. Se a insônia é frequente, conte ao médico do posto sem culpa, porque o corpo também precisa de tratamento para dormir. Com sono ou sem ele, esta noite tem quem a guarde.',
    prayer:
      'Pai, percorri a casa e agora percorro o coração na sua presença. Fecho a janela da raiva, e preciso da sua ajuda, porque ela emperra. Fecho a da preocupação com dinheiro. Deixo nas suas mãos as pessoas que amo e as que me feriram. Obrigado pelo teto, pelo lençol, pelo fim do barulho. Deito-me em paz. Se o sono faltar às três da manhã, que eu ache o Senhor por perto. Amém.',
    gratitude:
      'Olhe em volta do quarto e escolha um objeto que torna a sua noite mais segura ou macia: a fechadura, o cobertor, o ventilador. Agradeça a Deus por ele e por quem o fez, comprou ou consertou.',
    verses: [verse('Salmos 4:8', 'paz deito durmo seguro')],
  },
  {
    slug: 'noite-um-voltou',
    title: 'O caminho de volta do agradecido',
    reference: 'Lucas 17:15-16',
    reflection:
      'O vizinho emprestou a escada, a escada resolveu o problema, e faz duas semanas que ela está encostada no nosso muro. Não foi maldade. A urgência passou, a vida seguiu, e o agradecimento ficou para depois, junto com a devolução.\n\nDez homens com lepra gritaram por socorro, e Jesus os mandou apresentar-se aos sacerdotes, que davam o atestado de saúde. No caminho, viram a pele limpa. Dá para imaginar a pressa: abraçar os filhos, entrar de novo na cidade, recuperar os anos. Nove seguiram em frente. Um deu meia-volta e veio em voz alta louvando a Deus, até se jogar aos pés de Jesus. Era samaritano, de quem ninguém ali esperava o gesto.\n\nOs dez receberam o mesmo bem. Só que o agradecido voltou para a pessoa, e ouviu dela uma palavra sobre salvação. A gratidão tem esse movimento: refaz o trajeto do presente até chegar a quem deu. O fim do dia é boa hora para isso. Antes de dormir, percorra de trás para a frente o que aconteceu desde cedo. Em que ponto a mão de Deus passou e você, apressado, apenas seguiu viagem?',
    prayer:
      'Jesus, dou meia-volta. Passei o dia recebendo e quase não agradeci. Obrigado pelo banho de manhã, pela carona, pela comida quente, pela dor que cedeu, pela notícia ruim que não veio. Obrigado também pela ajuda que chegou por pessoas a quem nem disse o nome do Senhor. Eu era estrangeiro, e fui recebido. Que amanhã eu perceba mais cedo. Fico um instante aqui, a seus pés, sem pedir nada. Amém.',
    gratitude:
      'Lembre um favor que recebeu hoje e deixou passar sem agradecer. Diga primeiro a Deus, com nome e detalhe. Depois escreva a mensagem que faltou, ou separe o que precisa devolver amanhã.',
    verses: [verse('Lucas 17:15-16', 'curado voltou agradecendo samaritano')],
  },
  {
    slug: 'noite-feijao-de-molho',
    title: 'O feijão de molho',
    reference: 'Marcos 4:26-28',
    reflection:
      'Antes de apagar a luz da cozinha, alguém cata o feijão, cobre de água e deixa na bacia. Parece que nada vai acontecer. De manhã os grãos estão inchados, quase o dobro do tamanho, prontos para a panela. Ninguém ficou acordado empurrando a água para dentro deles.\n\nJesus comparou o Reino de Deus a uma cena parecida. O lavrador lança a semente e vai dormir. Levanta, deita, os dias passam, e a terra faz o serviço: aparece o capim, depois a espiga, afinal o grão cheio. Como isso se dá, ele não sabe explicar. Trabalhou no que era seu e, no restante, confiou. A parábola fala de como Deus faz crescer o que é dele, num ritmo que escapa ao nosso controle.\n\nPara quem educa filhos, ora por um parente ou tenta mudar um hábito, essa história ajuda a dormir. Você já catou, já cobriu de água. Há horas em que a maior demonstração de fé é deitar-se, porque o trabalho prossegue em silêncio sem a nossa vigilância. O que foi plantado hoje com amor, por pouco que seja, está nas mãos daquele que conhece a noite das sementes.',
    prayer:
      'Deus da semente, hoje fiz algumas coisas e deixei outras pela metade. O Senhor viu. Entrego o que plantei: a conversa com meu filho, o conselho que dei tropeçando, o trabalho, a oração de tantos anos que ainda não brotou. Não sei como o Senhor faz crescer, e vou parar de cavar para conferir. Enquanto eu durmo, trabalhe. Perdoe o que plantei de errado e arranque, com cuidado, o mato. Por Jesus, amém.',
    gratitude:
      'Pense em algo que cresceu sem que você notasse: um neto mais alto, uma planta, a paciência de alguém, a sua própria fé. Compare com um ano atrás e agradeça a Deus por esse crescimento silencioso.',
    verses: [verse('Marcos 4:26-28', 'semente dormisse crescesse terra espiga')],
  },
  {
    slug: 'noite-pes-cansados',
    title: 'Uma bacia para pés cansados',
    reference: 'João 13:4-5',
    reflection:
      'Que alívio é tirar o sapato no fim do dia. O pé sai marcado pela costura, inchado na altura do tornozelo. Muita avó tem o seu ritual: bacia, água morna, um punhado de sal, e dez minutos em que ninguém pede nada.\n\nNa noite em que seria preso, Jesus levantou-se da mesa, amarrou uma toalha na cintura e encheu uma bacia. Começou a lavar os pés dos discípulos, serviço que naquela cultura cabia ao último dos criados. Sabia quem era e de onde vinha, explica João, e por isso mesmo se abaixou. Lavou os pés de Pedro, que o negaria. Lavou os de Judas, que já tinha combinado a traição. Depois pediu que fizessem o mesmo uns aos outros.\n\nAntes de imitar, porém, é preciso deixar que ele lave. Pedro achou isso mais difícil do que servir, e muita gente generosa também acha. Traga a Jesus os seus pés desta noite: por onde andaram, onde tropeçaram, a poeira que trouxeram. Ele não se espanta com o estado deles: ajoelha-se e começa a lavar.',
    prayer:
      'Senhor Jesus, aqui estão os meus pés. Hoje eles correram para coisas boas, arrastaram-se em outras, e pisaram em alguém. Lava a poeira das palavras ruins, a vergonha que grudou, o cansaço de servir sem descanso. Confesso que prefiro cuidar a ser cuidado. Ensina-me a ficar sentado enquanto me amas. E amanhã, com os pés limpos, leva-me até alguém que precise de uma bacia e de uma toalha. Amém.',
    gratitude:
      'Agradeça a Deus pelos seus pés ou por aquilo que os substitui, como a bengala, a cadeira, o braço de alguém. Lembre um lugar bom aonde eles levaram você hoje e uma pessoa que serviu você sem reclamar.',
    verses: [verse('João 13:4-5', 'toalha água bacia lavar pés')],
  },
  {
    slug: 'noite-antes-que-o-sol-se-ponha',
    title: 'Raiva com hora para acabar',
    reference: 'Efésios 4:26-27',
    reflection:
      'Duas pessoas na mesma cama, cada uma virada para a sua parede. O motivo foi o controle da televisão, ou a mãe dela, ou os trinta reais. O espaço entre as costas parece ter um metro. Quem falará primeiro?\n\nPaulo tratou do assunto com realismo. Admite que vamos ficar irados, sem chamar a raiva, em si, de pecado. Pede duas coisas: que ela não vire maldade e que tenha prazo. O pôr do sol, para o leitor daquele tempo, encerrava o dia. Raiva guardada azeda, e o apóstolo avisa que ela abre uma fresta por onde entra quem deseja destruir. Nem sempre dá para resolver tudo à noite; com sono, muita conversa piora. Dá para entregar a briga a Deus, dizer que a pessoa importa e marcar a conversa para o dia seguinte.\n\nUm cuidado: este conselho serve a desentendimentos, e nunca para apressar quem sofre agressão. Se há medo dentro de casa, procure segurança e quem possa ajudar. Ninguém precisa fazer as pazes com a violência antes de dormir. Nas brigas comuns, uma frase pequena já encurta o metro.',
    prayer:
      'Pai, estou com raiva, e o Senhor sabe de quem. Tenho alguma razão, e também gosto de ter razão. Tire o veneno e deixe só o que serve para consertar. Mostre a minha parte nisso. Dê-me palavras curtas e boas para amanhã, ou para agora mesmo, se for hora. Proteja quem hoje dorme com medo de alguém da própria casa; abra caminho de saída e gente que ajude. Que a mágoa não passe a noite comigo. Amém.',
    gratitude:
      'Traga à memória a pessoa com quem você se irritou hoje e encontre nela uma coisa boa e verdadeira. Agradeça por isso. Se foi alguém que feriu você com violência, agradeça antes por quem protege e escuta você.',
    verses: [verse('Efésios 4:26-27', 'pequeis sol ira diabo')],
  },
  {
    slug: 'noite-fica-conosco',
    title: 'Fica, que já é tarde',
    reference: 'Lucas 24:29',
    reflection:
      'A visita que se levanta para ir embora ouve a ladainha conhecida: fica mais um pouco, o café está passando, daqui a pouco escurece. No interior, deixar alguém sair sem comer é quase ofensa.\n\nDois discípulos caminhavam para Emaús no domingo da ressurreição, sem saber que era domingo de ressurreição. Contavam a um desconhecido como tinham esperado tanto de Jesus, e todos os verbos vinham no passado. O estranho escutou, depois lhes abriu as Escrituras. Perto da aldeia, fez como quem ia adiante. Eles insistiram para que entrasse, porque a tarde caía. Ele entrou, tomou o pão, deu graças, repartiu, e os olhos deles se abriram: o caminhante era o Senhor.\n\nJesus não forçou a porta. Esperou o convite, e o convite nem era muito devoto, era só hospitalidade com um homem que seguiria sozinho no escuro. Foi suficiente. Talvez hoje você tenha andado de coração desanimado, falando das suas decepções com quem encontrou. Olhando para trás, em que momento alguma coisa ardeu por dentro? Antes que a noite feche, faça o mesmo pedido. Ele costuma ficar.',
    prayer:
      'Fica, Jesus, que o meu dia escureceu. Andei contando desilusões pela estrada e nem percebi quem escutava. Entra nesta casa, com a louça por lavar e a conversa pela metade. Senta-te à mesa com os que moram aqui e com a cadeira que está vazia. Parte o pão do nosso jeito simples. Abre os meus olhos para reconhecer por onde caminhaste comigo desde cedo. E, quando eu adormecer, não vás embora. Amém.',
    gratitude:
      'Reveja o dia como uma estrada, da manhã até agora. Procure um trecho em que o seu coração se aqueceu: uma conversa, uma leitura, uma música, um abraço. Conte isso a Jesus com detalhes e agradeça pela companhia.',
    verses: [verse('Lucas 24:29', 'Fica conosco tarde entrou')],
  },
  {
    slug: 'noite-quem-nao-cochila',
    title: 'Alguém acordado por nós',
    reference: 'Salmos 121:3-4',
    reflection:
      'Três da manhã na enfermaria pediátrica. A técnica passa de berço em berço com a lanterninha, confere o soro, puxa a coberta de um pezinho descoberto. Na poltrona ao lado, uma mãe que não dormia havia dois dias finalmente cochila. Pode cochilar, porque tem gente acordada.\n\nO salmo foi cantado por viajantes que precisavam parar ao relento. De noite, num acampamento, alguém ficava de sentinela, e todos torciam para que não pegasse no sono. Os povos vizinhos imaginavam divindades que dormiam e precisavam ser despertadas. O salmista diz a quem está com medo que o Guardião de Israel é outro: não cochila, não se distrai, não troca de turno.\n\nNós gostamos de pensar que, se ficarmos vigiando, nada de mau acontecerá. Por isso conferimos o celular, revemos o problema, esperamos o barulho do portão. É um esforço que esgota e não protege ninguém. Dormir pode ser um ato de humildade: reconheço que sou criatura, que a minha atenção acaba, e que o mundo passará estas horas sem mim. Ele tem Guardião, e o filho que ainda não chegou também tem.',
    prayer:
      'Guardião de Israel, os meus olhos estão fechando, e os do Senhor continuam abertos. Vigie por nós. Olhe pelo filho que está na rua, pela mãe na UTI, pelo enfermeiro que luta contra o sono, pelo bebê que acaba de nascer. Solto agora a ilusão de que tudo depende da minha atenção. Se algo acontecer nesta noite, o Senhor já estará lá. Dê-me um sono de criatura, simples e confiado. Amém.',
    gratitude:
      'Agradeça a Deus por alguém que trabalha enquanto você descansa: enfermagem, segurança, bombeiros, motoristas, padeiros. Se conhece uma dessas pessoas pelo nome, diga o nome em oração e pense em como agradecer a ela nesta semana.',
    verses: [verse('Salmos 121:3-4', 'vacilar cochilará dormirá Guardião Israel')],
  },
  {
    slug: 'noite-gratidao-em-dia-torto',
    title: 'Gratidão em dia torto',
    reference: '1 Tessalonicenses 5:18',
    reflection:
      'O pneu furou na chuva, a reunião foi um vexame e o arroz queimou. Então aparece na tela uma frase com fundo de pôr do sol mandando agradecer por tudo, e dá vontade de jogar o aparelho longe.\n\nPaulo escreveu sobre gratidão a uma igreja perseguida, onde havia luto e gente desanimada. Convém ler com atenção: ele fala em agradecer no meio de tudo, em qualquer circunstância. Ninguém precisa chamar de bom o que é mau, nem dar graças pela doença, pela traição ou pela injustiça. A Bíblia inteira ensina a lamentar essas coisas. O que o apóstolo propõe é que, mesmo em dia torto, sobra algum fio por onde segurar em Deus, e que procurar esse fio nos faz bem. O texto liga essa gratidão a Cristo Jesus, que não muda com o nosso dia.\n\nHoje, quem parou para ajudar com o pneu? Quem riu com você do arroz? Que coisa ruim acabou, ou não foi pior? Pode ser que a resposta demore. Tudo bem ficar um tempo em silêncio, com a mão no escuro, tateando. Gratidão sincera, por um fio que seja, vale mais que uma lista de frases bonitas.',
    prayer:
      'Senhor, hoje não deu quase nada certo, e não vou fingir. Sinto cansaço e um pouco de vergonha. Obrigado porque posso dizer isso sem levar sermão. Procuro um motivo de gratidão e acho este: ainda estou aqui, falando com quem me ama. Procuro outro, e vou encontrando devagar. O que foi mau, eu lamento diante do Senhor; o que foi bom, recebo. Cuide do conserto de amanhã. Em Cristo Jesus, amém.',
    gratitude:
      'Diga a Deus a pior parte do seu dia, com franqueza. Depois procure um fio de bem que estava por perto: uma ajuda, uma risada, um problema que parou ali. Agradeça por esse fio, pequeno como for, sem exagerar.',
    verses: [verse('1 Tessalonicenses 5:18', 'Agradecei tudo vontade Cristo')],
  },
  {
    slug: 'noite-o-dia-comeca-de-noite',
    title: 'O dia começa de noite',
    reference: 'Gênesis 1:5',
    reflection:
      'Para quase todo mundo o dia começa com o despertador e termina quando as forças acabam. A noite fica sendo a sobra, aquilo que restou depois do trabalho, da novela e da louça.\n\nA primeira página da Bíblia conta ao contrário. Ao fim de cada etapa da criação, menciona a tarde e depois a manhã. Até hoje, no calendário judaico, o dia novo chega com o anoitecer. Primeiro vem o escuro, e com ele o descanso; a luz e o serviço aparecem mais tarde. Deus já vinha agindo sobre as águas antes que houvesse claridade ou alguém para ajudá-lo.\n\nPense no que isso faz com uma segunda-feira. Você se deita, e o dia seguinte já começou, sem a sua participação. Enquanto dorme, Deus cuida do que precisa ser cuidado, e ao acordar você entra numa obra que estava em andamento. O descanso deixa de ser prêmio para quem produziu bastante e se torna a porta de entrada. Quem não deu conta de tudo hoje, e ninguém deu, pode passar por ela mesmo assim. A noite foi criada, recebeu nome e também pertence a ele.',
    prayer:
      'Criador do dia e da noite, recebo este escuro como presente. Há coisas por terminar sobre a mesa, e eu as deixo. O Senhor trabalhou antes de mim e trabalhará enquanto eu não souber de nada. Faça crescer os ossos das crianças, sarar o corte no dedo, amadurecer o que ainda não entendo. Começo o meu dia novo agora, deitando. Quando a luz voltar, que eu acorde para ajudar no que já é seu. Amém.',
    gratitude:
      'Agradeça por algo bom que existe na noite e que o dia não tem: o silêncio, o frescor, a lua, o corpo na horizontal, a casa recolhida. Escolha um e fique nele por um minuto, sem pressa de dormir.',
    verses: [verse('Gênesis 1:5', 'luz Noite tarde manhã primeiro')],
  },
  {
    slug: 'noite-onde-trabalhaste-hoje',
    title: 'Conversa na hora da janta',
    reference: 'Rute 2:17-19',
    reflection:
      '“E aí, como foi?” Entre o barulho dos pratos, a pergunta às vezes recebe um resmungo, às vezes uma história inteira. Há casas em que ela já não é feita, porque cada um janta olhando para a sua tela.\n\nRute voltou do campo ao entardecer com uma boa quantidade de cevada nos braços. Tinha passado o dia abaixada, catando o que os ceifeiros deixavam. Ainda trazia, guardado, o resto do almoço para a sogra. Noemi, que tinha chegado a Belém dizendo-se amarga e vazia, olhou para aquilo e quis saber: onde você colheu, com quem trabalhou? Enquanto a moça contava, um nome foi dito, Boaz, e na velha senhora alguma coisa acordou. Era um parente, e nisso se via que Deus não as tinha esquecido.\n\nA providência muitas vezes só aparece quando alguém pergunta e alguém conta. Sozinha, Rute tinha visto um dia de serviço; na conversa, as duas enxergaram cuidado. Recolher o dia em voz alta, com um filho, um amigo, um vizinho, ou com Deus, é juntar espigas espalhadas. Quem mora só pode contar ao Senhor com o mesmo detalhe, porque ele se interessa pela resposta.',
    prayer:
      'Senhor, sente-se comigo um pouco. Quero contar onde estive, com quem falei, o que carreguei nos braços. Houve cansaço, e houve bondades que talvez eu nem tenha percebido. Se ao contar eu descobrir a sua mão, alegre-se comigo. Cure na minha casa o silêncio das telas. Dê-nos perguntas sinceras e paciência para as respostas. Abrace quem janta sozinho esta noite. E obrigado pela comida guardada que alguém trouxe para mim. Amém.',
    gratitude:
      'Conte o seu dia a alguém, ou a Deus em voz alta, citando lugares e nomes de pessoas. Quando chegar a um nome ligado a uma bondade, pare e agradeça por ele. Depois pergunte pelo dia de outro.',
    verses: [verse('Rute 2:17-19', 'espigas tarde sogra hoje Boaz')],
  },
  {
    slug: 'noite-mentira-do-meio-dia',
    title: 'O alívio de contar a verdade',
    reference: 'Salmos 32:5',
    reflection:
      'A mentira foi pequena, dita ao meio-dia para escapar de um aborrecimento. Às três já tinha precisado de outra, para combinar. Às oito, sentado no sofá, ele não conseguia acompanhar o filme: o nó estava ali, logo abaixo da garganta.\n\nDavi descreve essa sensação com o corpo. Enquanto ficou calado, diz, os ossos foram gastando, e o vigor secou feito terra no verão. Esconder dá um trabalho enorme, e um dia ele parou, chamou o pecado de pecado, sem culpar a infância nem a companhia, e falou com o Senhor. O salmo não põe nada entre a confissão e o perdão, nenhuma parcela, nenhum período de prova. Deus o perdoou, e o homem que gemia termina cantando.\n\nA noite é boa para isso, antes que a segunda mentira peça a terceira. Conte a Deus o que foi, com as palavras exatas. Por causa de Jesus, que levou a nossa culpa, há perdão completo. Amanhã talvez seja preciso ir até a pessoa, corrigir a informação, devolver o dinheiro, aguentar a consequência. Com os ossos leves, a gente consegue.',
    prayer:
      'Pai, hoje eu errei, e vou dizer o quê. Não quero usar frases gerais. O Senhor viu a hora, o lugar e o motivo, inclusive o que eu queria esconder de mim. Confesso e peço perdão, confiado em Jesus, que pagou o que eu não podia. Desate o nó e mostre a quem devo uma verdade ou um conserto, e me dê coragem amanhã cedo. Obrigado porque não preciso dormir disfarçado. Amém.',
    gratitude:
      'Agradeça por não precisar fingir diante de Deus. Lembre também uma pessoa com quem você pode ser verdadeiro sem medo, e dê graças por ela pelo nome. Se não tiver ninguém assim, peça a Deus esse presente.',
    verses: [verse('Salmos 32:5', 'Confessei pecado encobri perdoaste')],
  },
  {
    slug: 'noite-depois-do-noticiario',
    title: 'Paz depois do noticiário',
    reference: 'João 14:27',
    reflection:
      'O apresentador deseja boa noite logo depois de quarenta minutos de enchente, guerra, golpe e assalto. Desligamos a televisão, mas as imagens ficam na sala, e há quem ainda as leve para o quarto no celular.\n\nJesus falou de paz numa noite pesada. Um dos amigos tinha saído para entregá-lo, outro ia negar que o conhecia, e ele sabia de tudo. Ainda assim, deixou a própria paz como herança aos discípulos, e explicou que ela é diferente da que o mundo oferece. A do mundo depende de a situação melhorar, do muro alto, da conta cheia. A dele passa pelo meio da noite porque vem de estar com o Pai. Pouco antes, tinha prometido o Espírito Santo, que ficaria com eles (João 14:26): junto com a paz, receberiam companhia.\n\nImportar-se com o sofrimento do mundo é dever de quem ama. Carregá-lo inteiro para a cama ultrapassa o que cabe a uma pessoa. Ore por um lugar que apareceu no jornal, escolha um gesto possível para amanhã e devolva o resto a quem tem ombros para isso. O coração pode sossegar um pouco, com a porta aberta para ele.',
    prayer:
      'Príncipe da paz, as notícias de hoje entraram em mim sem bater. Trago ao Senhor as famílias que vi chorando, os lugares cujo nome nem sei pronunciar direito, os que causaram o mal e os que tentam impedir. Faça justiça, mande socorro, console. Mostre a parte que me cabe e livre-me da indiferença. Agora aquiete o meu coração com a sua paz, a que não depende do jornal de amanhã. Fique, Espírito Consolador. Amém.',
    gratitude:
      'Procure no seu dia uma boa notícia que jornal nenhum publicou: alguém que ajudou, um remédio que fez efeito, uma criança que aprendeu algo. Agradeça a Deus por ela como se fosse a manchete desta noite.',
    verses: [
      verse('João 14:27', 'paz deixo mundo perturbe coração'),
      verse('João 14:26', 'Consolador Espírito Pai enviará'),
    ],
  },
  {
    slug: 'noite-fala-que-eu-escuto',
    title: 'Quando a casa silencia',
    reference: '1 Samuel 3:9-10',
    reflection:
      'Só se ouve a geladeira. Passou o último ônibus, a criança dormiu, o vizinho desligou o som. Nessa hora a casa mostra barulhos que estavam ali o dia todo e que ninguém notava.\n\nO menino Samuel dormia perto da arca, num tempo em que a palavra de Deus era rara. Ouviu chamarem seu nome e correu três vezes até Eli, certo de que era o velho sacerdote. Eli, quase cego e com tantas falhas, ainda soube reconhecer o que acontecia, e lhe ensinou uma resposta para quando a voz viesse. O garoto voltou, deitou-se, e na vez seguinte se pôs à disposição. A mensagem que recebeu foi difícil de contar. Escutar a Deus nem sempre é receber consolo.\n\nAquela noite teve lugar único na história de Israel, e convém prudência com toda voz que nos agrade demais. Para nós, o caminho seguro de escuta é a Escritura, lida com a igreja e com oração. O que se pode aprender do menino é a disposição. Falamos a Deus o dia inteiro, pedindo. Agora, com a casa quieta, leia uma frase da Bíblia e fique um pouco em silêncio, de ouvido aberto, pronto a obedecer amanhã.',
    prayer:
      'Senhor, falei bastante hoje, e quase tudo era pedido. Agora me calo. Tua Palavra está aberta na minha frente: usa o que li para me corrigir, consolar ou mandar. Guarda-me de confundir a tua voz com a minha vontade ou com o meu medo. Põe perto de mim gente experiente, como Eli foi para o menino, que me ajude a entender. O que ficar claro, ajuda-me a cumprir ao amanhecer. Teu servo escuta. Amém.',
    gratitude:
      'Agradeça por uma pessoa mais velha que ajudou você a conhecer a Deus, mesmo com defeitos: um pastor, uma professora, uma tia. Lembre uma frase dela que ainda vale e diga ao Senhor o bem que isso fez.',
    verses: [verse('1 Samuel 3:9-10', 'Eli Samuel chamou Fala servo')],
  },
  {
    slug: 'noite-recolher-os-pedacos',
    title: 'Recolher o que sobrou',
    reference: 'João 6:12-13',
    reflection:
      'Terminada a janta, começa a segunda etapa: o arroz que restou vai para o pote, a carne vira recheio de amanhã, o pão de ontem espera ser rabanada. Quem cresceu com pouco não joga comida fora. Há um respeito nesse gesto, e certa imaginação também.\n\nNo monte, depois que milhares comeram até se fartar, Jesus deu uma ordem inesperada. Mandou ajuntar os pedaços, para que nada fosse desperdiçado. Ele tinha acabado de multiplicar cinco pães; poderia fazer outros. Mesmo assim os discípulos andaram por aquela relva de cesto na mão, e encheram doze. O milagre cuidou da multidão e cuidou das migalhas.\n\nO fim do dia também tem sobras. Ficou um pedaço de conversa que merecia continuação, um elogio que recebemos e não saboreamos, um erro de que se pode tirar lição, uma lágrima que passou depressa. Parece pouco para guardar. Diante de Jesus, dá para andar com o cesto pelas horas que já foram e recolher, sem pressa, o que houve de Deus nelas. Amanhã isso alimenta alguém. Até o que se quebrou hoje ele sabe juntar.',
    prayer:
      'Jesus, passo o cesto pelo meu dia. Recolho o abraço apressado da manhã, a piada que aliviou o serviço, a frase da Bíblia que me veio no caminho. Recolho também os cacos, porque contigo eles não vão para o lixo: a palavra torta, o plano que caiu, a saudade. Guarda tudo nas tuas mãos e mostra o que ainda pode alimentar alguém. Obrigado pela fartura que nem vi passar; ensina-me a não desperdiçar. Amém.',
    gratitude:
      'Agradeça por três pedaços do seu dia que quase se perderam na pressa: um gosto, uma palavra, uma cena. E, pensando na comida que sobrou, dê graças por ela e decida com quem dividir.',
    verses: [verse('João 6:12-13', 'recolhei pedaços sobraram doze cestos')],
  },
  {
    slug: 'noite-aprendendo-a-andar',
    title: 'Braços que ensinam a andar',
    reference: 'Oseias 11:3-4',
    reflection:
      'O vídeo tem onze segundos: o pequeno solta o sofá, dá dois passos tontos e cai sentado. Os adultos gritam como se fosse gol. Ninguém na sala comenta a queda, porque todos viram os dois passos.\n\nPor meio de Oseias, Deus fala de Israel com uma ternura dessas. Lembra o tempo em que o povo era criança e ele o ensinava a caminhar, pegando pelos braços. Fala de puxar com laços de amor, de aliviar o jugo, de inclinar-se para dar de comer. O trecho dói, porque o filho cresceu, correu atrás de outros deuses e nem reconheceu quem o tratava. Haveria disciplina. Mas o coração de Deus se revolve, e ele não consegue desistir daquele povo.\n\nÀ noite costumamos fazer a conta das quedas. Perdi a paciência, comi demais, não orei, respondi mal. É justo reconhecer os tombos e pedir perdão. Só que o Pai, em Cristo, também viu os passos: a hora em que você quase gritou e parou, a verdade dita com medo, o pedido de desculpas desajeitado. Antes de dormir, olhe o dia com os olhos dele. Há mãos debaixo dos seus braços.',
    prayer:
      'Pai, caí algumas vezes hoje, e já vim pedir que me perdoe e me levante. Obrigado porque o Senhor não filma as minhas quedas para mostrar aos outros. Obrigado também por dois ou três passos que dei e que só foram possíveis porque o Senhor me segurava, embora eu nem tenha notado a sua mão. Cure em mim a dureza com que me trato e com que trato os que estão aprendendo. Amanhã, caminhe comigo de novo. Amém.',
    gratitude:
      'Descubra um pequeno passo que você deu hoje na direção certa, mesmo cambaleando, e agradeça a quem segurava os seus braços. Depois lembre um passo de outra pessoa da casa e pense em como elogiá-la amanhã.',
    verses: [verse('Oseias 11:3-4', 'ensinei Efraim andar cordas amor')],
  },
  {
    slug: 'noite-no-getsemani',
    title: 'Companhia na noite de angústia',
    reference: 'Mateus 26:38-39',
    reflection:
      'Há noites em que a tristeza senta na beira da cama e não vai embora. O teto vira tela, o relógio anda para trás, e todo mundo que poderia escutar está dormindo.\n\nJesus viveu uma assim. No jardim, disse aos amigos mais próximos que sua alma estava numa tristeza de morte, e pediu que ficassem acordados com ele. O próprio Filho de Deus pediu companhia. Depois caiu com o rosto em terra e falou ao Pai do cálice que não queria beber, entregando a própria vontade. Os amigos pegaram no sono. Ele voltou, chamou, orou outra vez as mesmas palavras. Não há ali nenhuma pressa de parecer forte.\n\nQuem sofre de madrugada tem, portanto, um Senhor que conhece o chão do jardim. Podemos imitar os dois pedidos dele: falar com o Pai sem disfarce e chamar alguém. Se a dor vem com pensamentos de morrer ou de se ferir, o chamado é urgente: ligue 188, o CVV, de graça e a qualquer hora; em emergência, 192. Acordar um parente, nessa hora, é o certo a fazer. Deus também socorre pela voz de quem atende.',
    prayer:
      'Pai, a minha alma está triste, e não tenho frase bonita. Se for possível, afasta de mim este cálice. Tu sabes qual é. Não quero beber sozinho. Jesus, tu conheces a terra fria do jardim; fica comigo nela até clarear. Dá-me coragem de acordar alguém, de ligar, de dizer que não estou bem. Sustenta a minha vida nesta noite, um minuto e depois outro. Entrego-me a ti, com as forças que restam. Amém.',
    gratitude:
      'Se hoje doeu muito, agradeça só por uma coisa: alguém que você pode chamar, uma voz ao telefone, um minuto mais leve que os outros. Se não achar nada, diga isso a Deus, que recebe até o silêncio.',
    verses: [verse('Mateus 26:38-39', 'alma tristeza vigiai cálice')],
  },
];
