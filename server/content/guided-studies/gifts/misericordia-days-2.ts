import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const misericordiaDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Áudio de Márcia, 0h40',
    verse: verse('Provérbios 19:19', 'ira livrares fazer novo'),
    study:
      '“Paguei o agiota de novo. Disse na firma do meu marido que era virose. As crianças acham que o pai trabalha muito. A irmã do círculo falou que isso é ser esposa sábia.” Provérbios tem uma frase de tia experiente: livre o esquentado das consequências e terá de livrá-lo outra vez. Tirar alguém do incêndio é uma coisa; esconder o isqueiro a vida toda é outra. Misericórdia com ele, agora, pode ser parar de mentir por ele. Há grupos para familiares, há o CAPS AD. E se em casa existe ameaça, primeiro a porta da rua e a polícia.',
    prayer:
      'Senhor, ela ama e está se acabando em amar. Mostra onde o cuidado virou esconderijo. Dá-lhe uma amiga que saiba a verdade inteira e caminhe com ela até o primeiro encontro do grupo. E a ele, que também é teu e está atolado, tira o isqueiro da mão por caminhos que ela não conhece.',
    practice:
      'Você anda encobrindo alguém? Decida uma única coisa que não fará mais: mentir ao chefe, pagar a dívida, limpar a prova, e combine com uma pessoa como aguentar a reação.',
  },
  {
    day: 17,
    title: 'Áudio de Tiago, 23h05',
    verse: verse('Mateus 6:3', 'mão esquerda direita'),
    study:
      '“Fiquei bravo porque o senhorzinho não agradeceu. Levei a marmita debaixo de chuva! Aí percebi que já tinha até pensado na legenda.” Bem-vindo ao clube, Tiago. Jesus sugere um descuido: que a esquerda nem saiba o que a direita anda fazendo. É a distração de quem está ocupado com o outro. O senhorzinho não lhe deve nada. Talvez a vergonha de precisar lhe tenha tirado a voz.',
    prayer:
      'Pai que enxerga no escuro, apaga a câmera que levo por dentro. Desculpa ter cobrado agradecimento pelo que era de graça. Amanhã a chuva, a marmita e mais nada.',
    practice:
      'Deixe feito um favor sem nenhuma pista do autor. Depois não conte, nem em forma de testemunho, nem daqui a um ano.',
  },
  {
    day: 18,
    title: 'Áudio de dona Hilda, 5h20',
    verse: verse('Jonas 4:11', 'pena Nínive mil pessoas animais'),
    study:
      '“O pastor botou na lista de visita o filho daquela mulher, que roubou a minha televisão. Tenho setenta e quatro anos, não vou levar bolo para ladrão.” Pode não ir, dona Hilda, ninguém é obrigado a visitar quem o roubou. Mas ouça o fim de Jonas, que também ficou emburrado do lado de fora. Deus não lhe dá razão nem o deixa. Faz uma pergunta e o livro acaba: não hei de ter pena de uma cidade inteira, com tanto bicho? A resposta ficou em branco, de propósito, para a gente preencher quando conseguir.',
    prayer:
      'Ainda não consigo, Senhor, e tenho mais dó da minha planta. Fica comigo aqui fora da cidade, conversando. E não deixes de ter pena deles porque eu não tenho.',
    practice:
      'Escreva o nome de alguém por quem você não sente pena nenhuma. Embaixo, uma coisa que essa pessoa deve ter sofrido antes dos doze anos, e por enquanto só isso.',
  },
  {
    day: 19,
    title: 'Áudio de Wellington, do SAMU, 4h50',
    verse: verse('Lucas 5:15-16', 'multidões curadas retirava-se desertos orava'),
    study:
      '“Teve criança hoje. Fiz tudo certo, tomei café, fiz piada. Não senti nada, e é isso que me assusta.” O coração não ficou mau, Wellington; pôs luva grossa para continuar trabalhando. Lucas conta que, quanto mais gente chegava, mais Jesus se afastava para lugares vazios. Deixou doentes na fila, e eram doentes de verdade. Se o Filho precisou de deserto, um socorrista precisa de folga cumprida, de colega com quem falar, de psicóloga, de choro atrasado. O sentir volta devagar, como o pé que estava dormente, formigando.',
    prayer:
      'Peço por quem recolhe do asfalto o que não esquece, pelos da emergência, do IML, da sala onde se dá a notícia. Leva-os à parte, Jesus, e aguenta com eles o formigamento.',
    practice:
      'Agradeça a um profissional que lida com a dor dos outros: bombeira, coveiro, conselheiro tutelar, técnica. Pergunte quem cuida dele. Se for você, marque a sua conversa: o plantão psicológico da prefeitura, a colega que entende, o irmão que não se assusta. Conte uma cena, só uma.',
  },
  {
    day: 20,
    title: 'Áudio de Patrícia, sem horário',
    verse: verse('Salmos 72:14', 'Livrará opressão violência sangue precioso'),
    study:
      '“Estou no banheiro, falo baixo. A líder disse que misericórdia é abrir a porta outra vez, que Deus odeia divórcio e ama quem suporta. Ele já quebrou o meu dedo.” Patrícia, o salmo do bom rei diz o que Deus faz com os pisados: livra da violência, porque o sangue deles lhe é precioso. O seu é. Abrir a porta não é misericórdia, é perigo. Saia quando for seguro, com os documentos e as crianças; 190 agora, 180 para saber o caminho, medida protetiva na delegacia. Perdão é assunto para depois, sem data, e não obriga ninguém a dar o endereço.',
    prayer:
      'Deus, para quem o sangue dela é precioso, tira-a dali. Acende a luz da vizinha, apressa a viatura, abre a casa-abrigo. Cala a boca que usou o teu nome, e hoje não peças mais nada a ela: guarda-a.',
    practice:
      'Salve 180 e 190 no celular com nome disfarçado. Decida, com a família, se a sua casa pode abrigar alguém por uma noite. Se você é a Patrícia, fale hoje com uma pessoa segura e deixe com ela uma cópia dos documentos, uma muda de roupa e uma palavra combinada.',
  },
  {
    day: 21,
    title: 'Áudio de três segundos',
    verse: verse('Mateus 26:38', 'tristeza Ficai vigiai comigo'),
    study:
      'Só se ouve uma respiração e um “deixa”. Foi apagado logo em seguida. Quem mandou costuma ser forte: organiza as cestas, leva os outros ao médico. Não aprendeu a pedir, e por isso olhe para Jesus no jardim, que pediu: “Estou triste a ponto de morrer; fiquem aqui comigo”. Os amigos dormiram, e nem por isso foi erro pedir. Se o Salvador precisou de companhia na pior hora, você pode terminar aquele áudio. Para outra pessoa, se a primeira dormir, ou para o 188, que fica acordado.',
    prayer:
      'Não sei pedir, Jesus, e tu soubeste. Empresta-me a tua frase, que a minha trava na garganta: fica aqui, vigia comigo. E quando eu for o amigo, que eu não durma.',
    practice:
      'Dia de descanso: quem sempre socorre pode pedir companhia sem motivo. Mande a um amigo: “fica um pouco comigo?” Se a noite estiver pesada demais, o 188 também fica acordado.',
  },
  {
    day: 22,
    title: 'Invenção: trapos debaixo dos braços',
    verse: verse('Jeremias 38:12', 'Ebede-Meleque trapos axilas cordas'),
    study:
      'Amanheceu, e a semana da alegria começa num poço de lama. Jeremias afundava; quem criou coragem de falar ao rei foi um estrangeiro africano, funcionário do palácio. Ganhou trinta homens e licença. Qualquer um teria jogado a corda. Ebede-Meleque passou antes num depósito, juntou panos velhos e gritou lá para baixo a instrução mais delicada do Antigo Testamento: ponha isso debaixo dos braços, para não cortar. Salvar já era muito, e ele quis salvar sem machucar.',
    prayer:
      'Obrigado pelo homem que pensou em não machucar o profeta! Dá-me esse cuidado, Jesus. Que a minha ajuda não deixe marca de corda.',
    practice:
      'Percorra de olhos fechados uma ajuda que você já presta, no lugar de quem a recebe. Anote onde ela aperta e o que falta: um horário melhor, um assento, uma explicação com calma.',
  },
  {
    day: 23,
    title: 'Invenção: o descuido combinado',
    verse: verse('Rute 2:16', 'lançareis propósito colha repreendais'),
    study:
      'Boaz chamou os peões de lado e ensinou-os a serem desastrados: que deixassem cair umas espigas, de propósito, onde a moça passava, e ninguém dissesse nada. Rute encheu o avental de cevada e achou que tinha rendido muito aquele dia. É das caridades mais finas que conheço: deu comida e deixou à moça o prazer de ter ganhado o seu com o próprio trabalho. Há jeitos modernos de derrubar espiga. Comprar sem pechinchar, indicar o serviço, esquecer de pedir o troco.',
    prayer:
      'Tu derrubas espigas no meu caminho desde sempre, e eu me gabo da colheita. Ensina-me a ser distraído assim, meu Deus, com cara de quem não fez nada.',
    practice:
      'Compre de alguém que vive de bico: bolo, conserto, faxina, artesanato. Pague o preço pedido, elogie com verdade e recomende a mais três pessoas.',
  },
  {
    day: 24,
    title: 'Invenção: camas e bacias',
    verse: verse('2 Samuel 17:28-29', 'camas bacias trigo mel faminto cansado'),
    study:
      'Davi fugia do filho e chegou a Maanaim com uma tropa esfarrapada, e três homens que não eram parentes apareceram com uma caravana. Leia a lista como quem confere a feira: colchão, bacia, panela de barro, lentilha, mel, coalhada, queijo. Alguém tinha sentado e pensado no que um povo cansado precisa, inclusive onde dormir e com que se lavar. Um deles, Barzilai, já tinha oitenta anos. Misericórdia também é organizar, pensando em cada necessidade.',
    prayer:
      'Bendito sejas pelas tias da lista: as que lembram do papel higiênico no mutirão, do travesseiro para o acidentado. Bendito pelo velho que aparece com cadeira, lona, extensão e café na garrafa, como se tivesse adivinhado. Multiplica os queijos, Senhor, e dá-me a cabeça prática desses três.',
    practice:
      'Para uma família em crise, monte a lista real das vinte e quatro horas dela. Escolha o item que ninguém lembrou e leve: fralda, sabão, ração, recarga, remédio prescrito.',
  },
  {
    day: 25,
    title: 'Invenção: jumentos para os fracos',
    verse: verse('2 Crônicas 28:15', 'vestiram calçaram comer beber asnos fracos'),
    study:
      'Poucos conhecem este capítulo. O exército do norte voltava com multidões de prisioneiros do sul, gente da mesma família. Um profeta e quatro chefes se puseram na estrada: aqui não entram. E os vencedores, constrangidos, viraram enfermeiros. Com o próprio saque vestiram quem estava nu, deram sandálias, comida, óleo nas feridas, e puseram sobre jumentos, até Jericó, os que não aguentavam andar. Talvez Jesus tivesse essa página na lembrança ao contar a parábola da estrada. Mesmo a meio caminho, ainda se pode desfazer um mal.',
    prayer:
      'Faz parar a minha coluna de vencedores, Senhor. Ganhei a discussão, ganhei a herança, ganhei o processo, e levo alguém amarrado atrás. Faz-me descer do jumento e emprestá-lo.',
    practice:
      'Em alguma briga que você venceu, quem saiu a pé? Escreva o nome e o que ficou com você: uma parte, uma foto, a vez de falar, o lugar no grupo. Peça a Deus a vontade de devolver e marque o dia.',
  },
  {
    day: 26,
    title: 'Invenção: fogueira na chuva',
    verse: verse('Atos 28:2', 'benevolência fogueira recolheram chuva frio'),
    study:
      'Duzentos e setenta e seis náufragos pingando na areia. Os moradores de Malta não pediram documento nem explicação: acenderam fogo. Lucas, que escrevia bem, chama aquilo de uma humanidade fora do comum. Não eram cristãos, mas a bondade de Deus chega mais longe que a lista de membros, e convém reconhecer misericórdia onde ela arde. E Paulo, que era apóstolo, foi catar graveto.',
    prayer:
      'Obrigado, Criador, pelos que me aqueceram sem conhecer o teu nome: a enfermeira ateia, o taxista, o vizinho do terreiro. Recompensa-os, e põe um graveto na minha mão.',
    practice:
      'Agradeça a alguém de fora da sua fé por um bem que lhe fez. Em seguida junte-se a uma boa obra que não é da sua igreja: sopa, creche, doação de sangue.',
  },
  {
    day: 27,
    title: 'Invenção: túnicas com nome',
    verse: verse('Atos 9:39', 'viúvas chorando túnicas Dorcas feito'),
    study:
      'O velório virou exposição de costura. Cada viúva vestia ou trazia no braço uma peça feita por Dorcas, e queria mostrá-la ao apóstolo: olhe esta manga. A costureira não mandava tecido para “os necessitados”. Tirava medida: sabia que uma era baixinha, que a outra sentia frio nos ombros. Pedro orou, e ela lhes foi devolvida viva; quase tão bonito é o que se vê antes, um guarda-roupa inteiro de nomes. Pense em que a sua mão é boa e comece pela medida de uma pessoa.',
    prayer:
      'Senhor que me teceste sob medida, conta comigo os pontos da agulha das Dorcas que conheci. Esta receita veio de uma, aquele casaquinho de outra. Uma alargou o uniforme sem que a classe percebesse; outra guardou o botão por vinte anos, para o caso de eu precisar. Não deixes que eu faça as coisas sem pensar em cada pessoa.',
    practice:
      'Faça com as mãos uma coisa única para uma pessoa só: um conserto, um bordado, uma playlist gravada para a avó, uma rampa. Pense no corpo e no gosto dela.',
  },
  {
    day: 28,
    title: 'Invenção: perguntar até achar',
    verse: verse(
      '2 Timóteo 1:16-17',
      'Onesíforo muitas consolou envergonhou cadeias empenho procurou',
    ),
    study:
      'Roma tinha perto de um milhão de habitantes e nenhuma lista de presos na internet. Onesíforo chegou de navio e começou a perguntar: um judeu baixo, cidadão, acorrentado a um soldado, alguém viu? Bateu em guarita errada, ouviu desaforo, devem ter desconfiado dele. Achou, e voltou muitas vezes, com ar puro na conversa, pois o verbo de Paulo sugere justamente isso: refrescar. Ser procurado cura antes do abraço. Há quem esteja sumido esperando para ver se alguém pergunta.',
    prayer:
      'Jesus, tu me procuraste por ruas onde eu tinha vergonha de ser visto. Dá-me o fôlego de Onesíforo, mais uma porta, mais uma pergunta, e que eu chegue trazendo vento fresco.',
    practice:
      'Dia de descanso: abra a janela e respire ar fresco por alguns minutos, pensando em quem já procurou por você até achar. Basta um obrigado, dito ou só pensado.',
  },
  {
    day: 29,
    title: 'Invenção: correr de túnica',
    verse: verse('Lucas 15:20', 'longe viu compaixão correndo beijou'),
    study:
      'Esperar dá trabalho: imagino a entrada varrida, o bezerro no melhor pasto, o olho na curva da estrada. Quando o vulto apareceu, magro e ainda longe, o pai da parábola esqueceu a idade e disparou. Chegou antes dos vizinhos, antes dos comentários, antes do discurso ensaiado, que nem deixou terminar. Depois mandou vir roupa, anel, sandália, carne, música. Paulo pediu alegria a quem se compadece, e eis a fonte: o céu inteiro se alegra assim. E o pai ainda saiu, a pé, para pedir ao filho mais velho, que se recusava a entrar, que viesse.',
    prayer:
      'Pai que corres, ainda sinto o choque do abraço. Eu cheirava a chiqueiro, e tu nem ligaste. Ensina as minhas pernas a correr, que eu quero fazer festa por quem voltou, e ir ao quintal pelo que não entrou.',
    practice:
      'Comemore, com bolo, música ou uma ligação gritada, uma recuperação pequena na vida de alguém: um mês limpo, a primeira caminhada, a volta às aulas. Exagere, e, antes de cortar o bolo, vá até quem ficou de fora e pergunte, sem pressa, o que lhe dói na festa.',
  },
  {
    day: 30,
    title: 'À espera, de mãos abertas',
    verse: verse('Judas 1:21', 'amor esperando misericórdia Jesus vida'),
    study:
      'Numa carta que é quase toda alarme, Judas diz aos amigos o que fazer enquanto isso: fiquem no amor de Deus, aguardando a misericórdia de Jesus. E logo a seguir: tenham misericórdia. Quem socorre continua na fila do socorro. Começamos o mês gritando de uma calçada, e terminamos nela, só que em companhia: Bartimeu, Sueli, o velho do queijo, Patrícia já em lugar seguro, dona Hilda pensando. Ninguém é só quem dá. Que mão você segurará na espera, e quem segura a sua?',
    prayer:
      'Vem, misericórdia em pessoa. Até lá, guarda-nos no teu amor: os que vão na maca e os que a carregam, revezando. Obrigado por me deixares ajudar e por eu ainda precisar. Quando chegares, acha-nos repartindo o último pedaço, com farelo na roupa, rindo de alguma coisa boa. Amém.',
    practice:
      'Monte a sua regra curta: um endereço, um dia, um par, uma folga, um número de socorro. Mostre-a ao seu pastor ou a um amigo e combinem rever em três meses.',
  },
];
