import type { DailyWord } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const workAndRest: readonly DailyWord[] = [
  {
    slug: 'lavrar-e-guardar',
    reference: 'Gênesis 2:15',
    theme: 'Cultivar e guardar',
    reflection:
      'Antes de existir espinho, cansaço ou patrão injusto, já havia trabalho. Deus pôs o homem no jardim com duas tarefas, cultivar e guardar. A ordem vem antes da queda, o que muda a maneira de olhar a segunda-feira: a frustração e o suor amargo vieram depois, mas o trabalho em si nasceu como parte de um mundo bom. Cultivar é fazer a terra dar o que ela pode dar. Guardar é proteger para que não se estrague. As duas coisas valem para uma horta no quintal, uma sala de aula, um caminhão, uma criança de colo, um rio. Quem só explora se esquece de guardar; quem só guarda enterra o que recebeu. No seu pedaço de jardim, alguma coisa hoje espera para crescer, e outra pede proteção.',
    practicalApplication:
      'Olhe em volta e escolha uma coisa para cultivar e uma para guardar: regar um vaso, ensinar um colega, consertar a torneira que pinga, recolher o lixo da praça. Faça as duas antes do fim do dia, como serviço prestado a Deus.',
    verses: [verse('Gênesis 2:15', 'homem jardim lavrasse guardasse')],
  },
  {
    slug: 'convite-para-descansar',
    reference: 'Marcos 6:31',
    theme: 'Convite para descansar',
    reflection:
      'Os apóstolos chegaram com a cabeça cheia de histórias. Tinham andado, pregado, atendido doentes, e tanta gente os procurava que nem comer direito conseguiam. Jesus ouviu o relato e, em vez de marcar a próxima viagem, chamou todos para um lugar afastado, a fim de descansar um pouco. O plano durou pouco, porque a multidão chegou antes, e ele a atendeu com compaixão. Ainda assim o convite ficou registrado, e revela que o Senhor repara no almoço que pulamos. Mães de criança pequena, cuidadores de idosos, gente com dois empregos: para vocês o descanso talvez venha em pedaços. Vale agarrar o pedaço. Parar quinze minutos é acreditar que o mundo continua nas mãos de Deus enquanto a gente come sentado.',
    practicalApplication:
      'Faça hoje uma refeição sentado, sem tela e sem pressa, nem que sejam quinze minutos. Se você cuida de alguém o dia inteiro, peça a um parente ou irmão da igreja que assuma por uma hora nesta semana. Pedir ajuda é parte do descanso.',
    verses: [verse('Marcos 6:31', 'vinde deserto repousai pouco comer')],
  },
  {
    slug: 'um-punhado-com-sossego',
    reference: 'Eclesiastes 4:6',
    theme: 'Um punhado com sossego',
    reflection:
      'Dá para rodar no aplicativo até meia-noite, pegar mais uma corrida, aceitar mais uma encomenda. E há meses em que a necessidade obriga. O Pregador de Eclesiastes observou outra coisa: muita correria nasce da inveja, da vontade de não ficar atrás do vizinho (Eclesiastes 4:4). Ele também critica quem cruza os braços. Entre o preguiçoso e o insaciável, propõe um caminho do meio: um punhado com tranquilidade vale mais que dois punhados de canseira atrás do vento. A imagem é simples. Com as duas mãos ocupadas, não sobra nenhuma para segurar um neto, folhear a Bíblia, apertar a mão de alguém. Pergunte de que é feito o segundo punhado que você persegue, e quanto ele tem custado aos seus.',
    practicalApplication:
      'Revise sua semana e encontre um gasto ou compromisso que existe só para acompanhar os outros. Corte esse item hoje. Use o tempo ou o dinheiro que sobrar com alguém da sua casa: um café, uma caminhada, uma conversa sem relógio.',
    verses: [
      verse('Eclesiastes 4:6', 'melhor mão descanso vento'),
      verse('Eclesiastes 4:4', 'trabalho inveja próximo'),
    ],
  },
  {
    slug: 'servico-sem-plateia',
    reference: 'Colossenses 3:23',
    theme: 'Serviço sem plateia',
    reflection:
      'A faxineira da rodoviária passa o pano atrás do último banco, onde ninguém olha. Quem a vê se pergunta por que tanto capricho. Paulo escreveu estas palavras a escravos, pessoas sem salário e sem escolha, e isso exige cuidado: o texto não abençoa a escravidão nem manda aguentar abuso de patrão. Pouco adiante, aliás, avisa que quem comete injustiça responderá por ela (Colossenses 3:25). O que Paulo devolve àqueles irmãos é dignidade. O trabalho deles tinha um destinatário maior que o dono da casa, e a recompensa viria de Cristo. Também o nosso serviço invisível tem quem o veja. Fazer de coração é pôr amor no detalhe, mesmo quando o elogio vai para outro.',
    practicalApplication:
      'Escolha a tarefa mais sem graça do seu dia e faça com capricho, oferecendo-a a Cristo em silêncio. Se no emprego você sofre humilhação ou falta de direitos, anote os fatos com data e procure orientação no sindicato ou na Defensoria Pública.',
    verses: [
      verse('Colossenses 3:23', 'fazei coração Senhor pessoas'),
      verse('Colossenses 3:25', 'injustiça receberá acepção'),
    ],
  },
  {
    slug: 'dividir-o-peso',
    reference: 'Êxodo 18:17-18',
    theme: 'Repartir as tarefas',
    reflection:
      'O sogro veio visitar e ficou observando. De manhã até a tarde, uma fila de gente esperava para falar com Moisés, e ele resolvia tudo sozinho. Jetro podia ter elogiado a dedicação do genro. Preferiu ser franco: desse jeito vocês vão se esgotar, você e o povo. Sugeriu escolher pessoas de caráter e repartir o serviço. Moisés, que conversava com Deus como poucos, teve a humildade de ouvir um conselho de família e colocá-lo em prática. Muitos lares e igrejas funcionam com uma pessoa só segurando tudo, e ela chega a se orgulhar disso, até o dia em que adoece. Repartir dá descanso a quem carrega e dá aos outros a chance de crescer.',
    practicalApplication:
      'Anote três tarefas que só você faz em casa, no trabalho ou na igreja. Escolha uma e entregue hoje a outra pessoa, explicando com calma e aceitando que ela faça do jeito dela. Se alguém ao seu lado carrega tudo, ofereça-se antes que ele peça.',
    verses: [verse('Êxodo 18:17-18', 'sogro Moisés desfalecerás pesado sozinho')],
  },
  {
    slug: 'casa-que-deus-edifica',
    reference: 'Salmos 127:1-2',
    theme: 'Sono dado por Deus',
    reflection:
      'Duas da manhã, a máquina de costura ainda batendo, o café esfriando ao lado. Este salmo conhece o quadro: fala de quem acorda de madrugada, deita tarde e come um pão amassado de preocupação. Ele não manda parar de construir nem de vigiar, pois a casa continua precisando de pedreiro, e a cidade, de guarda. Avisa que, sem o Senhor, todo esse esforço fica oco. E termina com ternura, dizendo que Deus dá o sono a quem ele ama. Dormir, então, é uma espécie de confissão de fé: largamos as ferramentas e descobrimos que o mundo não caiu. Quando a insônia é persistente, um médico pode ajudar. Em outras noites, falta somente entregar a obra ao dono da casa.',
    practicalApplication:
      'Marque hoje uma hora para encerrar o trabalho, a limpeza ou o celular, e cumpra. Antes de apagar a luz, diga a Deus o que ficou por fazer, item por item, e deixe nas mãos dele até amanhã. Depois, cama.',
    verses: [verse('Salmos 127:1-2', 'edificar vão guarda madrugada sono')],
  },
  {
    slug: 'obra-que-nao-pode-parar',
    reference: 'Neemias 6:3',
    theme: 'Dizer não à distração',
    reflection:
      'O celular vibra, e lá se vai a atenção. Neemias não tinha celular, mas recebeu o mesmo recado quatro vezes: desça, venha conversar conosco. Os adversários de Jerusalém queriam tirá-lo do muro e lhe fazer mal. Ele respondeu sempre igual, que estava ocupado com um trabalho importante e não podia interromper. Sem gritar e sem se justificar demais, aprendeu a dizer não. O muro era feito de pedras comuns, e para muitos aquilo parecia pouca coisa; para Neemias era tarefa recebida de Deus em favor de um povo humilhado. Criar um filho, terminar os estudos depois dos quarenta, cuidar de uma mãe doente: obras grandes. Nem toda provocação merece que a gente desça da escada.',
    practicalApplication:
      'Defina a obra principal do seu dia e reserve uma hora sem notificações para ela. Quando vier um convite ou uma provocação que só distrai, responda com educação: agora não posso. Repita se insistirem. Ao terminar, agradeça a Deus pelo trecho levantado.',
    verses: [verse('Neemias 6:3', 'grande obra posso descer')],
  },
  {
    slug: 'a-licao-da-formiga',
    reference: 'Provérbios 6:6-8',
    theme: 'A lição da formiga',
    reflection:
      'Pia da cozinha, farelo de bolo, e já se forma a fila. Ninguém chefia, ninguém grita, e cada formiga leva o seu pedaço. O sábio de Provérbios manda o preguiçoso agachar e observar esse bichinho, que trabalha sem fiscal e guarda no tempo bom o que vai faltar no ruim. A lição é previdência: fazer o que é preciso antes que a necessidade obrigue. Seria injusto usar o texto contra quem está desempregado, doente ou deprimido; falta de forças é outra coisa, e a pobreza tem muitas causas. A palavra serve para quem pode e vai adiando: o documento, a consulta, a reserva para o remédio, o conserto do telhado antes das chuvas. Uma migalha por vez, a formiga chega.',
    practicalApplication:
      'Escolha uma tarefa que você vem adiando e faça só o primeiro pedaço, em quinze minutos marcados no relógio. Pode ser juntar os papéis, ligar para agendar, separar dez reais. Amanhã, outro pedaço. Fique contente com o passo, sem se castigar pelo atraso.',
    verses: [verse('Provérbios 6:6-8', 'formiga preguiçoso verão ajunta')],
  },
  {
    slug: 'nao-cansar-do-bem',
    reference: '2 Tessalonicenses 3:11-13',
    theme: 'Não cansar do bem',
    reflection:
      'Toda rua tem alguém que sabe da vida de todo mundo. Em Tessalônica havia irmãos assim: largaram o serviço e andavam ocupados com a vida alheia. Paulo, que trabalhava duro para não pesar a ninguém, pede que cuidem do próprio trabalho em paz e comam do seu pão. Ele não se refere a quem procura emprego e não encontra, nem a quem o corpo já não permite; fala de quem não quer. Em seguida vira-se para os outros, os que ajudam e já andam desconfiados de tanto abuso, e pede que não se cansem de fazer o bem. O equilíbrio é difícil: não sustentar a folga de um adulto capaz nem endurecer o coração por causa dele.',
    practicalApplication:
      'Hoje, faça bem feito o seu serviço e recuse comentar a vida de quem não está presente. Depois pratique um bem pensado: em vez de dinheiro por culpa, talvez uma indicação de vaga, um currículo digitado, uma carona até a entrevista.',
    verses: [verse('2 Tessalonicenses 3:11-13', 'trabalhem pão canseis fazer bem')],
  },
  {
    slug: 'salario-antes-do-por-do-sol',
    reference: 'Deuteronômio 24:14-15',
    theme: 'Pagar o que é devido',
    reflection:
      'Para quem vive de diária, o dia só fecha quando o dinheiro chega à mão: dele sairão o arroz, o gás, a passagem de amanhã. A lei de Moisés conhecia essa conta. Mandava pagar o trabalhador pobre no mesmo dia, antes do pôr do sol, fosse ele israelita ou estrangeiro, porque daquele salário dependia a sua vida. E avisava que o clamor do prejudicado chega a Deus. Poucas coisas revelam tanto a nossa fé quanto o jeito de pagar: a diarista, o pedreiro, o motorista, o rapaz que cortou a grama. O valor que atrasamos por descuido pode ser o jantar de outra casa. O Deus da Bíblia se interessa por pagamento feito na hora, e considera isso justiça.',
    practicalApplication:
      'Verifique se você deve algo a alguém: um serviço, um fiado, um valor combinado. Pague hoje, ou procure a pessoa e acerte uma data. Se é você quem está sem receber, guarde comprovantes e busque orientação na Defensoria Pública ou no sindicato.',
    verses: [verse('Deuteronômio 24:14-15', 'injustiça empregado pobre salário clame')],
  },
  {
    slug: 'descanso-para-cansados',
    reference: 'Mateus 11:28-30',
    theme: 'Descanso para os cansados',
    reflection:
      'Ponto final da linha, nove da noite, e o motorista precisa acordar um passageiro que dormiu com a marmita vazia no colo. Há um cansaço que o sono resolve. Há outro, feito de culpa, de cobrança religiosa, do esforço de agradar a todos. Jesus falava a pessoas esmagadas por regras que mestres religiosos amarravam nas costas do povo, e as chamou para perto. Ofereceu um jugo, que é ferramenta de trabalho, porém suave, e apresentou-se como mestre manso e humilde. Descansar em Cristo é aprender com alguém que não grita, caminhar no passo dele e largar cargas que ele nunca mandou levar. O convite não traz lista de exigências: basta estar cansado.',
    practicalApplication:
      'Faça uma lista do que está pesando. Ao lado de cada item, responda: foi Jesus quem me pediu isto? Para o que for dele, peça força. Decida como vai largar o que for só cobrança, orgulho ou medo, começando por um item hoje.',
    verses: [verse('Mateus 11:28-30', 'cansados descansar jugo manso suave')],
  },
  {
    slug: 'coragem-para-a-reconstrucao',
    reference: 'Ageu 2:4',
    theme: 'Coragem para reconstruir',
    reflection:
      'Voltar a uma obra parada dá um desânimo próprio: mato crescido, cimento empedrado, e sempre alguém para dizer que antes era mais bonito. Em Jerusalém havia idosos que tinham conhecido o templo de Salomão e achavam pobre aquele que agora subia. Ageu não discute a comparação. Traz de Deus uma palavra ao governador, ao sacerdote e a todo o povo: ânimo, trabalhem, porque eu estou com vocês. A presença vinha antes do resultado. Aquela palavra pertence à história da volta do exílio; ainda assim mostra como Deus costuma agir, sustentando mãos cansadas em começos modestos. Sua obra parada talvez seja um curso, uma horta, uma amizade. Não precisa ficar igual ao que foi.',
    practicalApplication:
      'Escolha uma obra parada da sua vida e faça hoje um reparo de meia hora: capinar um canto, reabrir o caderno, telefonar depois de meses. Não compare com o passado. Peça a Deus ânimo para o pedaço de hoje e marque o dia do próximo.',
    verses: [verse('Ageu 2:4', 'Zorobabel povo trabalhai convosco')],
  },
  {
    slug: 'tudo-veio-da-tua-mao',
    reference: '1 Crônicas 29:14',
    theme: 'Tudo vem de Deus',
    reflection:
      'O menino compra um presente de Dia dos Pais com dinheiro que o próprio pai lhe deu, e entrega orgulhoso. O pai sorri, abraça, usa a meia o ano todo. Davi sentiu algo assim ao ver o povo juntando ouro, prata e madeira para o templo que seu filho construiria. Em vez de se gabar da arrecadação, perguntou quem era ele para poder oferecer, se tudo vinha de Deus e só voltava às mãos de onde saiu. Reconhecer isso muda a relação com o dinheiro: deixamos de ser donos nervosos e viramos administradores agradecidos. Quanto e como ofertar é assunto que as igrejas ensinam de modos diferentes, e vale conversar com seu pastor. O coração que Davi mostra cabe em qualquer valor, até numa moeda.',
    practicalApplication:
      'Abra a carteira ou o aplicativo do banco e agradeça a Deus por três coisas que esse dinheiro já sustentou. Depois separe uma quantia, pequena que seja, para repartir com alguém, sem prejudicar o essencial da sua casa e sem esperar retorno.',
    verses: [verse('1 Crônicas 29:14', 'povo oferecer tudo tua mão')],
  },
  {
    slug: 'pao-para-o-exausto',
    reference: '1 Reis 19:5-7',
    theme: 'Pão para o exausto',
    reflection:
      'Elias tinha enfrentado o rei e visto fogo cair do céu. Pouco depois, ameaçado de morte, fugiu para o deserto, sentou-se debaixo de um arbusto e pediu para morrer. Deus não lhe passou sermão. Mandou um anjo com pão assado e água, deixou que dormisse, e serviu outra vez, porque a caminhada era longa demais. Só mais tarde viria a conversa. Para o profeta esgotado, o cuidado de Deus começou pelo corpo: sono, comida, um toque, companhia. Fé e esgotamento podem morar na mesma pessoa, e depressão é doença que se trata. Se você tem pensado em morrer, fale hoje com alguém e ligue 188, o CVV, que atende de graça a qualquer hora.',
    practicalApplication:
      'Cuide do corpo como ato de fé: coma algo nutritivo, beba água, durma mais cedo. Se conhece alguém exausto ou triste demais, leve um prato de comida e fique um pouco, sem discursos. Pergunte com carinho como ele está e escute até o fim.',
    verses: [verse('1 Reis 19:5-7', 'anjo levanta come água caminho')],
  },
  {
    slug: 'um-repouso-que-permanece',
    reference: 'Hebreus 4:9-10',
    theme: 'Um repouso que permanece',
    reflection:
      'Domingo à tarde, a rede no quintal, e mesmo assim a cabeça faz contas. Descansar o corpo já é difícil; descansar a alma parece impossível. O autor de Hebreus lembra a geração do deserto, que não entrou no repouso por incredulidade, e o sétimo dia, quando Deus repousou da criação. Juntando os fios, afirma que ainda existe um repouso para o povo de Deus. Entra-se nele pela fé em Cristo, deixando o esforço de se provar digno. Os cristãos divergem sobre qual dia guardar e de que maneira, e isso pode ser conversado na sua igreja. O que nos une é a certeza de que a obra da salvação está feita. Nela a rede, finalmente, sustenta o peso todo.',
    practicalApplication:
      'Separe um bloco de descanso nesta semana e proteja-o como compromisso: sem serviço, sem compras, sem notícias. Comece hoje com vinte minutos. Agradeça porque Cristo completou a obra e fique quieto, sem produzir nada. Se os pensamentos insistirem, deixe que passem e volte ao silêncio.',
    verses: [verse('Hebreus 4:9-10', 'repouso povo repousou obras')],
  },
];
