import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const oracaoRespondida: PromiseTheme = {
  slug: 'oracao-respondida',
  theme: 'Oração respondida',
  actions: [
    'Mantenha um caderno de oração com a data do pedido e um espaço para anotar, depois, como Deus respondeu.',
    'Reserve um lugar e dez minutos por dia para orar a sós, começando por agradecer antes de apresentar a lista.',
    'Ore por uma mesma pessoa durante trinta dias e faça por ela, nesse tempo, ao menos um gesto prático.',
    'Peça a dois irmãos discretos que orem com você por um assunto difícil, sem expor segredos que não são seus.',
    'Diante de doença ou perigo, ore e procure atendimento no mesmo dia, pois um cuidado não dispensa o outro.',
  ],
  promises: [
    {
      verse: verse('Salmos 34:17', 'justos clamam ouve livra'),
      context:
        'Davi, que tinha escapado de morrer, ensina a comunidade pela própria história: o grito de quem anda com Deus chega aos ouvidos dele.',
      explanation:
        'Antes da resposta, a escuta: ninguém clama para o teto. Davi não ensina que o justo escapa de aperto, já que o mesmo salmo fala das muitas aflições dele. Ensina que há sempre Alguém atento do outro lado, capaz de livrar agora ou de sustentar até o livramento final. Em Cristo somos contados entre os justos, e podemos gritar sem pedir licença.',
      prayer:
        'Deus, hoje não tenho frase bonita, tenho grito. Escuta o que abafo no travesseiro para não acordar as crianças. Tu sabes do aluguel, do exame marcado, da briga que ninguém viu. Livra-me do que pode ser tirado e carrega-me no que tiver de ficar. Saber que me ouves já afrouxa o nó. Continuo clamando, porque Jesus me trouxe para perto de ti.',
    },
    {
      verse: verse('Salmos 50:15', 'invoca-me angústia livrarei'),
      context:
        'Deus repreende um culto de ofertas sem coração e diz a Israel o que prefere: que o chame na hora do aperto.',
      explanation:
        'Muita gente, para não incomodar, só procura o médico quando já não para em pé. Com Deus não existe incômodo: ele se sente honrado quando o procuramos no aperto, mais do que com ofertas feitas para impressionar. O socorro que ele assume pode vir como saída, como pessoa enviada ou como força para aguentar. E a história se completa no agradecimento, que devolve a ele a glória do resgate.',
      prayer:
        'Senhor, confesso que liguei para todo mundo antes de falar contigo. O dia apertou e te deixei como último número da agenda. Chamo agora, sem cerimônia. Vem do jeito que achares melhor. E quando a tempestade baixar, não me deixes voltar ao esquecimento: quero contar na roda de amigos quem foi que me valeu, e agradecer com a vida arrumada.',
    },
    {
      verse: verse('Salmos 65:2', 'ouves orações todos'),
      context:
        'Louvor de Davi em Sião por perdão e colheitas: o Senhor é conhecido como aquele a quem se pode pedir.',
      explanation:
        'Um título para Deus: Ouvinte. Davi o apresenta assim, e a porta está aberta à gente frágil de qualquer povo. Ouvir não é o mesmo que conceder tudo; um pai amoroso escuta até o fim e responde com sabedoria. A culpa, que costuma calar a boca de quem queria orar, foi tratada em Cristo: venha como está.',
      prayer:
        'Tu que ouves, recebe mais uma voz no meio da multidão. Enquanto falo, alguém te chama em guarani, outro em árabe, uma criança em língua de criança, e tu entendes a todos. Acho bonito caber nessa conversa. Perdoa o que me fez calar por semanas. Trago hoje coisas miúdas, a prova, o joelho, a saudade, certo de que também elas te interessam.',
    },
    {
      verse: verse('Salmos 91:15', 'invocará responderei angústia'),
      context:
        'Encerrando um salmo de confiança, Deus mesmo toma a palavra: ao que o ama, promete resposta e companhia dentro da crise.',
      explanation:
        'Veja onde o Senhor se coloca: não longe da angústia, esperando que ela acabe, mas dentro dela, ao lado do seu amigo. O tentador usou este salmo como se fosse seguro contra qualquer queda, e Jesus recusou a leitura. A companhia é certa; a forma do livramento, não. Naquele que venceu a morte, até a última angústia tem saída.',
      prayer:
        'Meu Deus, fica aqui dentro, neste quarto, nesta fila, nesta conversa que temo. Não quero te pôr à prova nem exigir que as coisas saiam do meu jeito. Quero a tua mão na minha enquanto durar. Responde-me, ainda que seja só com calma suficiente para o próximo passo. E, passado o pior, que eu reconheça quem esteve comigo o tempo inteiro.',
    },
    {
      verse: verse('Salmos 102:17', 'oração desamparado prece'),
      context:
        'Oração de um aflito que via Sião em ruínas: Deus não vira o rosto à súplica de quem perdeu tudo.',
      explanation:
        'Depois da enchente, quando sobram a lama e uma sacola de documentos, que valor tem uma oração? Para o Senhor, todo o valor. Ele se compromete a inclinar-se para quem não tem nada a oferecer, e não despreza pedido repetido, confuso ou choroso. A casa pode demorar a ser refeita. A dignidade de ser ouvido ele concede já, por aquele que também foi despojado na cruz.',
      prayer:
        'Senhor, perdi o que levou anos para juntar e sobrou esta voz rouca. Não me olhes como caso encerrado. Recebe a minha prece sem enfeite, assim, entre os escombros. Manda mãos amigas, paciência para recomeçar por uma parede e um motivo para levantar amanhã. Se tu não desprezas o meu choro, eu também não vou desprezar a minha vida.',
    },
    {
      verse: verse('Salmos 145:18-19', 'perto invocam desejo clamor'),
      context:
        'Perto do fim de um hino alfabético, Davi garante que o Rei do universo está ao alcance de quem o chama sem fingimento.',
      explanation:
        'Sinal fraco, ligação que cai, recado sem resposta: estamos habituados à distância. Com o Rei não há área sem cobertura, desde que a conversa seja franca. Basta dizer o que se sente, sem máscara de crente forte. O desejo que ele se dispõe a satisfazer é o de quem o teme, moldado aos poucos pelo amor dele; e o Filho, feito vizinho nosso, mostrou até onde Deus se aproxima.',
      prayer:
        'Rei meu, vou falar sem maquiagem. Estou com inveja da minha irmã, com medo do futuro e sem vontade de cantar. Prefiro te dizer isso a fingir louvor. Obrigado por estares perto de quem fala a verdade. Examina os meus desejos, guarda os bons, corrige os tortos, e cumpre em mim aquilo que eu mesmo vou querer quando te conhecer melhor.',
    },
    {
      verse: verse('Isaías 65:24', 'clamem responderei ouvirei'),
      context:
        'Parte da visão da Jerusalém renovada, na nova criação: ali a comunhão será tal que Deus se adiantará ao pedido.',
      explanation:
        'A mãe de um recém-nascido acorda um segundo antes do choro. Assim Isaías descreve o mundo novo: nenhuma demora entre a necessidade e o cuidado. Ainda não vivemos ali, e há pedidos que esperam anos. Mas quem prepara aquela cidade é o mesmo que nos escuta hoje, e por Cristo já provamos dessa prontidão, pois a cruz foi resposta dada antes que alguém pedisse.',
      prayer:
        'Pai, antes que esta frase termine tu já entendeste. Isso me consola e me intriga, porque há um assunto em que ainda aguardo. Ensina-me a viver entre a espera e a festa. Faz chegar depressa a cidade onde criança não morre cedo e ninguém trabalha à toa. Até lá, quero adiantar-me também à dor do outro, sem que ele precise implorar.',
    },
    {
      verse: verse('Jeremias 29:12-13', 'orareis ouvirei buscareis achareis'),
      context:
        'Na carta aos exilados da Babilônia, Deus assegura que, passado o tempo do castigo, o povo voltaria a orar de verdade e seria recebido.',
      explanation:
        'Deus se deixa achar: eis o que ele garante a quem o busca com o coração inteiro. Para aqueles deportados, houve antes décadas de espera e a verdade sobre os próprios erros. Não é um atalho para voltar logo à vida de antes. A distância acaba quando o procuramos com sinceridade, e Jesus é o caminho por onde ele vem ao nosso encontro.',
      prayer:
        'Senhor, busquei-te pela metade, com um olho em ti e o outro na saída de emergência. Hoje quero procurar com tudo: a razão cheia de perguntas, a lembrança que dói, a teimosia. Deixa-te achar neste lugar onde não escolhi morar, tão longe do que sonhei. Enquanto a volta não vem, que eu plante, trabalhe e queira bem a esta cidade. Amém.',
    },
    {
      verse: verse('Jeremias 33:3', 'Clama responderei grandes'),
      context:
        'Jeremias estava preso no pátio da guarda, com Jerusalém cercada, quando foi convidado a orar; o segredo revelado era a restauração futura.',
      explanation:
        'As coisas grandes e desconhecidas de que se fala aqui não são segredos sobre o nosso futuro pessoal. São os planos de perdão e cura para uma cidade condenada, que chegariam ao descendente de Davi, Jesus. Deus convida a chamar e se obriga a falar. Hoje ele o faz sobretudo pela Palavra, abrindo horizonte onde só víamos muro, sem nos dever explicação para tudo.',
      prayer:
        'Deus que falas até em pátio de prisão, chamo de dentro dos meus muros. Não sei o que vem depois deste desemprego, deste processo, desta separação. Não quero adivinhação. Mostra-me quem és, abre o sentido da tua Palavra, alarga os meus planos estreitos. Que eu não confunda o fim das minhas ideias com o fim das tuas. Fico à escuta.',
    },
    {
      verse: verse('Mateus 6:6', 'orares quarto Pai segredo'),
      context:
        'Jesus corrige, no monte, a oração feita para ser vista: o Pai acolhe a conversa simples de porta fechada.',
      explanation:
        'A recompensa, neste ensino, não é prêmio por bom desempenho. É o próprio Pai, que enxerga o que plateia nenhuma vê e se alegra em encontrar o filho. Quem divide o quarto com três irmãos pode fechar a porta no banheiro, no ônibus com fone, na caminhada até o mercado. Jesus nos abriu esse acesso, sem curtidas nem testemunhas, e ninguém o revoga.',
      prayer:
        'Pai, virei o celular para baixo e aqui estamos só nós dois. Que alívio não precisar parecer espiritual. Vês o que fiz de bom sem contar a ninguém e o que escondo por vergonha. Acolhe as duas coisas. Se os outros me elogiam, que eu não viva disso; se me esquecem, que me baste ter sido visto por ti. Amanhã eu volto.',
    },
    {
      verse: verse('Mateus 7:7-8', 'Pedi buscai batei'),
      context:
        'Do Sermão do Monte, aos discípulos: insistir com confiança, porque o Pai sabe dar coisas boas, ainda que nem sempre as pedidas.',
      explanation:
        'Pedir, buscar, bater: três verbos de quem não desiste. Jesus garante que alguém bom abre a porta, mas não que ela dê para o cômodo que escolhemos. Às vezes o que chamamos de pão seria pedra, e só ele percebe. Continue, então, sem achar que insistir o irrita; foi o Filho quem mandou você tocar a campainha.',
      prayer:
        'Pai, sou eu de novo, com o assunto de ontem e da semana passada. Os dedos já doem de bater, e às vezes imagino a casa vazia. Perdoa. Se estou diante da porta errada, vira-me com jeito para a certa. Peço pão, busco direção, bato por quem não tem mais força. E agradeço porque não te cansas do meu nome.',
    },
    {
      verse: verse('Lucas 18:7-8', 'justiça escolhidos clamam'),
      context:
        'Jesus contou a parábola da viúva e do juiz para que os discípulos não desanimassem: Deus, ao contrário do juiz, quer atender os seus.',
      explanation:
        'Quem já correu de guichê em guichê atrás de um direito conhece a viúva. Deus não é aquele juiz, nem precisa ser vencido pelo cansaço; compromete-se a fazer justiça aos seus, embora o seu “depressa” não caiba no nosso calendário. A sentença plena virá com o Filho do Homem. Enquanto isso, ore com teimosia e use também os caminhos da lei.',
      prayer:
        'Justo Juiz, o processo dorme na gaveta e quem me prejudicou dorme tranquilo. Estou cansado de contar a mesma história. Ouve-me tu, que não aceitas suborno. Sustenta-me para não trocar a justiça pela vingança nem a oração pelo desânimo. Lembra-te das mães que esperam resposta por seus filhos. E, quando Jesus vier, que encontre fé nesta casa.',
    },
    {
      verse: verse('João 14:13-14', 'pedirdes nome glorificado'),
      context:
        'Aos discípulos que continuariam sua obra, na véspera da cruz: pedir em nome de Jesus é pedir conforme ele, para glória do Pai.',
      explanation:
        'Assinar por outra pessoa exige procuração, e quem a recebe só age segundo a vontade de quem a deu. Orar em nome de Jesus é isso; nenhuma fórmula de encerramento obriga o céu. Jesus se compromete a fazer o que traz honra ao Pai e dá seguimento à sua obra. Peça com ousadia o que ele pediria, e deixe com ele o resto.',
      prayer:
        'Senhor Jesus, quantas vezes usei o teu nome como carimbo no fim de uma lista só minha. Hoje quero pedir o que tu assinarias: que o meu vizinho conheça o Pai, que a igreja sirva sem vaidade, que eu ame aquele colega difícil. Se algum pedido não se parece contigo, risca-o; nos outros, age, para que o Pai seja visto.',
    },
    {
      verse: verse('Hebreus 4:16', 'confiança trono graça misericórdia'),
      context:
        'A carta mostra a hebreus convertidos e provados um Sumo Sacerdote que entende fraquezas: podem chegar sem medo e achar ajuda.',
      explanation:
        'Um trono costuma dar medo; este recebe o nome mais inesperado, o da graça. Nele está quem já sentiu fome, sono, abandono, e por isso conhece a nossa fraqueza. O compromisso é de misericórdia para o que fizemos e de ajuda no momento certo, que talvez não coincida com o nosso relógio. Entre sem marcar hora: foi Jesus quem abriu a passagem.',
      prayer:
        'Jesus, meu Sumo Sacerdote, chego com as mãos sujas da mesma falta da semana passada. Quase não vim. Mas ouvi que no teu trono se acha graça e que sabes como é ser tentado. Preciso de perdão para ontem e de socorro para as três da tarde de hoje, quando a coragem some. Obrigado por não me fazeres esperar do lado de fora.',
    },
    {
      verse: verse('1 João 5:14-15', 'confiança vontade ouve'),
      context:
        'No fim da carta, João dá aos que creem no Filho uma certeza e o limite dela: Deus atende o que combina com o seu querer.',
      explanation:
        '“Segundo a sua vontade”: essa cláusula é limite ou alívio? As duas coisas. Ela impede que a oração vire cheque em branco e nos protege das tolices que pediríamos. Dentro dela cabe muito: perdão, sabedoria, amor ao inimigo, firmeza na fé, coisas que sabemos que o Pai quer. No que for incerto, peça assim mesmo, seguro de ser ouvido por causa do Filho.',
      prayer:
        'Pai, há pedidos que faço sem hesitar, como o de amar mais e mentir menos, e por esses já te agradeço. Há outros em que vou tateando: a mudança de cidade, o namoro, a cirurgia. Apresento todos. Afina o meu querer pelo teu, como quem afina violão de ouvido. E quando a corda apertar, que eu confie na mão que afina.',
    },
  ],
};
