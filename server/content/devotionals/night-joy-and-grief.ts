import type { NightDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const nightJoyAndGrief: readonly NightDevotional[] = [
  {
    slug: 'noite-ninguem-tira-a-alegria',
    title: 'A alegria que ninguém tira',
    reference: 'João 16:21-22',
    reflection:
      'Pergunte a uma mãe sobre o parto, e ela contará a dor com detalhes e um sorriso. A conta não fecha. Doeu tanto, e ela passaria de novo, porque no fim havia um rosto.\n\nNa véspera da cruz, Jesus usou essa imagem com os amigos. Ficariam tristes, ele não escondeu. A tristeza, contudo, seria como a do parto, que vai na direção de alguém. Prometeu que tornaria a vê-los e que, dali em diante, a alegria deles estaria fora do alcance de qualquer ladrão. Falava da sua ressurreição, e de tudo o que ela abriria.\n\nO dia que termina talvez tenha sido mais de aperto que de festa. Convém notar onde Cristo põe a nossa alegria: ela mora na presença de quem venceu a morte, seja qual for o dia que tivemos. Por isso não é preciso fingir contentamento para dormir. Basta apoiar a cabeça numa coisa firme. Há um encontro marcado, com um rosto conhecido, e nenhuma notícia das onze tem poder para desmarcá-lo.',
    prayer:
      'Jesus vivo, hoje a tristeza falou mais alto em algumas horas, e tu ouviste. Obrigado por não me pedires para disfarçar. Guarda em mim a alegria que vem de ti, mesmo quando não a sinto. Pelas mulheres que esta noite dão à luz, por quem espera notícia, por quem perdeu, eu te peço amparo. Faz-me dormir como quem tem um encontro marcado. Até o dia de te ver. Amém.',
    gratitude:
      'Lembre uma dor antiga da qual nasceu alguma coisa boa: uma amizade, um jeito mais manso, uma fé mais simples. Agradeça a Deus pelo que nasceu, sem precisar agradecer pela dor.',
    verses: [verse('João 16:21-22', 'tristeza verei alegrará ninguém alegria')],
  },
  {
    slug: 'noite-vinho-que-faltou',
    title: 'Quando acaba no meio da festa',
    reference: 'João 2:7-9',
    reflection:
      'Acabou o gás no meio do churrasco, o bolo veio menor que a lista, a visita chegou em dobro. Quem já deu festa conhece o frio na barriga de perceber, antes dos convidados, que não vai dar.\n\nNuma aldeia da Galileia o vinho terminou cedo. Aquilo envergonharia os noivos pelo resto da vida. Maria contou a Jesus, e ele se ocupou do assunto, que não era grave aos olhos do mundo: ninguém doente, ninguém morto. Mandou encher de água as talhas grandes. Os serventes carregaram balde por balde, e foram os únicos a saber de onde tinha vindo o melhor vinho da noite. O mestre do banquete elogiou o noivo, e Jesus não apareceu para receber o elogio.\n\nJoão chama aquilo de sinal. O primeiro que Cristo fez salvou uma festa. Deus se interessa pelas nossas alegrias, inclusive as simples, com bolo e vizinho. E trabalha muito em silêncio, na cozinha, usando braços de quem carrega água. Repasse o dia: onde a água virou outra coisa, sem que você soubesse quem agradecer?',
    prayer:
      'Senhor Jesus, obrigado por gostares de festa. Obrigado pelas pequenas de hoje: a risada na cozinha, o café de alguém, a música no carro. Traz alegria às casas onde ela acabou. Aos que têm pouco a servir, ensina que o pouco em tuas mãos rende. Eu quero ser dos serventes, que enchem talhas e guardam o segredo contente. Abençoa o meu descanso. Amém.',
    gratitude:
      'Pense numa alegria miúda do dia, dessas que não se contam a ninguém. Agradeça por ela com detalhes. Depois agradeça por quem trabalhou nos bastidores para que ela existisse.',
    verses: [verse('João 2:7-9', 'Enchei vasos água banquete vinho serventes')],
  },
  {
    slug: 'noite-o-luto-interrompido',
    title: 'O luto interrompido',
    reference: 'Mateus 14:13-14',
    reflection:
      'A licença de luto acaba na sexta. Segunda você está de volta ao balcão, sorrindo para o cliente, e ninguém sabe que metade de você ficou no cemitério. O mundo não para, e isso revolta e, de certo modo, ampara.\n\nJesus passou por algo assim. Contaram-lhe que João Batista, seu parente, tinha sido morto por um rei covarde. Ele entrou num barco e procurou um lugar sem ninguém. Quando desembarcou, a multidão já o esperava, com seus doentes. O luto dele foi interrompido na praia. Não os mandou embora; teve compaixão, tratou deles o dia inteiro, deu-lhes de comer. Mas repare no que fez depois. Despediu o povo, despediu os discípulos, subiu o monte e ficou só com o Pai, noite adentro (Mateus 14:23).\n\nAs duas coisas são dele: cuidar de gente com o coração ferido e voltar ao choro quando a praia esvazia. Se o seu dia não deu lugar à saudade, dê-lhe esta meia hora. A dor adiada não desaparece, ela espera. E, se na madrugada ela ficar grande demais para uma pessoa só, acorde alguém que ama você.',
    prayer:
      'Jesus, tu também perdeste um amigo e tiveste de continuar. Obrigado por entenderes o dia que eu tive, por fora normal e por dentro quebrado. Agora que a praia esvaziou, subo contigo. Choro o que não chorei. Confio a ti quem eu perdi; guarda quem ficou, dá descanso a esta cabeça. E amanhã, quando alguém precisar de mim, reparte comigo a tua compaixão. Amém.',
    gratitude:
      'Lembre uma pessoa que hoje foi gentil sem saber do que você carregava: um troco, um lugar cedido, um bom-dia. Agradeça por ela, porque Deus costuma consolar por caminhos assim.',
    verses: [
      verse('Mateus 14:13-14', 'barco deserto multidão compadeceu-se'),
      verse('Mateus 14:23', 'monte orar só'),
    ],
  },
  {
    slug: 'noite-um-lugar-preparado',
    title: 'O lugar preparado',
    reference: 'João 14:1-3',
    reflection:
      'Quando o filho avisa que vem no feriado, a mãe começa na segunda. Lava a colcha, compra o requeijão de que ele gosta, tira as caixas do quarto. Na sexta à noite deixa a luz do corredor acesa.\n\nOs discípulos estavam com o coração em desordem. Jesus falava em ir embora, e eles não sabiam para onde nem como segui-lo. Ele não deu um mapa; falou de casa. Não faltava lugar na casa do Pai. Ia na frente para deixar tudo pronto, e depois viria buscá-los, para que onde ele estivesse estivessem também. A última frase é a mais importante. O céu, no que ele contou, é ficar perto dele.\n\nPara quem enterrou alguém que amava o Senhor, essas palavras não diminuem a saudade, porque a cadeira continua vazia na mesa daqui. Elas mudam a direção do olhar. Alguém preparou o quarto, e a luz está acesa. E, para você que se deita hoje com o coração agitado por outra coisa, vale a mesma voz: confie. Quem cuida do fim da viagem não vai descuidar do trecho desta noite.',
    prayer:
      'Senhor Jesus, o meu coração está agitado, e tu já sabias quando disseste aquelas palavras. Creio em ti; ajuda o que em mim ainda duvida. Obrigado pela casa do Pai e pelo lugar que preparaste com as mãos feridas. Recebo a saudade sem desespero. Abraça, por mim, os que já chegaram. E, enquanto a minha hora não vem, ensina-me a preparar lugar para outros aqui. Amém.',
    gratitude:
      'Agradeça por uma casa em que você foi bem recebido: a da avó, a de um amigo, a da irmã da igreja. Lembre o cheiro, a mesa, a frase da chegada: Deus pôs ali uma amostra.',
    verses: [verse('João 14:1-3', 'coração moradas preparar lugar')],
  },
  {
    slug: 'noite-noemi-muda-de-nome',
    title: 'O dia em que Noemi trocou de nome',
    reference: 'Rute 1:20-21',
    reflection:
      'Voltar para a cidade natal depois de dez anos já é estranho. Noemi voltou sem marido, sem os dois filhos, com uma nora estrangeira e as mãos abanando. As conhecidas perguntaram se era ela mesma. Respondeu que não a chamassem mais assim: o nome agora era Mara, amarga. E disse, na frente de todas, que o Todo-Poderoso a tinha feito vazia.\n\nNinguém a repreendeu. O livro não corrige a frase dela, não a obriga a sorrir. Deixa Mara falar. Só que o narrador, com delicadeza, acrescenta que era o começo da colheita da cevada. E ao lado da mulher que se dizia de mãos vazias estava Rute, que não tinha ido embora.\n\nA amargura enxerga pouco, e isso não é pecado, é dor. Deus não se ofendeu com o nome novo. Foi tecendo, na lavoura, no parente bom, no bebê que um dia ela pegaria no colo, uma história que passa por Davi e chega a Jesus. Noemi não precisou ver tudo para continuar. Precisou de uma nora e de um punhado de cevada. Quem é a sua Rute, nesta noite?',
    prayer:
      'Deus de Noemi, hoje o meu nome podia ser Mara. Falo como ela, sem enfeite, e peço que não te canses de mim. Perdoa se só conto o que perdi. Mostra-me quem ficou ao lado, e dá-me delicadeza com essa pessoa. Não vejo a colheita, mas acredito que a cevada é tua. Pelo Filho que veio dessa família ferida, recebe a minha amargura e guarda o meu sono. Amém.',
    gratitude:
      'Diga o nome de alguém que não foi embora quando a sua vida esvaziou. Agradeça por essa presença e, se puder, deixe separado para amanhã um gesto de carinho por ela.',
    verses: [verse('Rute 1:20-21', 'Noemi Mara amargura vazia')],
  },
  {
    slug: 'noite-o-viajante-da-carruagem',
    title: 'O homem que seguiu viagem contente',
    reference: 'Atos 8:35-39',
    reflection:
      'Ele tinha ido a Jerusalém para adorar, e voltava sem resposta. Administrava o tesouro da rainha da Etiópia, podia comprar um rolo do profeta Isaías, coisa cara, e lia em voz alta pela estrada. Como ele era eunuco, a lei antiga não lhe abria as portas todas. Lia sobre alguém humilhado, calado como cordeiro diante de quem o tosquia, e não sabia de quem se tratava.\n\nFilipe, mandado pelo Espírito, correu até alcançar a carruagem e perguntou se ele entendia. A resposta foi de uma franqueza rara em gente importante: como vou entender, se ninguém me explica? Filipe subiu, sentou-se ao lado dele e, a partir daquela página, falou de Jesus. Viajaram conversando. Quando apareceu água na beira do caminho, o próprio etíope perguntou o que o impedia de ser batizado. Desceram os dois. Depois Filipe foi levado para outro lugar, e o homem não o viu mais.\n\nPodia ter ficado triste. Perdeu o professor no mesmo dia em que o encontrou, e ainda faltavam muitas léguas. Lucas conta que o etíope seguiu o seu caminho jubiloso. Levava o rolo aberto e sabia, agora, o nome de quem ele falava.',
    prayer:
      'Jesus, o meu dia teve páginas que não entendi. Manda-me alguém que corra ao lado, e dá-me a humildade de dizer que não sei. Obrigado por quem um dia me explicou o teu nome e depois seguiu a sua estrada. Abençoa essa pessoa onde ela dormir hoje. Que eu deite contente, mesmo faltando léguas, porque tu és o assunto do livro inteiro e da minha vida também. Amém.',
    gratitude:
      'Lembre quem lhe explicou o Evangelho pela primeira vez, com que palavras e em que lugar. Agradeça por essa pessoa. Se ainda for possível, diga a ela que a viagem continua.',
    verses: [verse('Atos 8:35-39', 'Filipe Jesus água batizou jubilante')],
  },
  {
    slug: 'noite-as-roupas-que-dorcas-fez',
    title: 'As roupas que Dorcas costurou',
    reference: 'Atos 9:39',
    reflection:
      'Abrir o guarda-roupa de quem partiu é um trabalho que se adia. Um casaco ainda tem o cheiro. No bolso, um papel de bala e a lista da feira, na letra dela.\n\nEm Jope, as viúvas fizeram isso no quarto de cima. Dorcas, também chamada Tabita, era discípula e costureira, e tinha costurado para aquelas mulheres, que não tinham quem lhes desse roupa. Quando Pedro chegou, elas o rodearam chorando e mostraram as túnicas, uma por uma. Olhe este ponto e esta barra. Era o modo delas de dizer quem a amiga tinha sido. Pedro não as apressou. Depois pediu que saíssem, ajoelhou-se, orou, e Dorcas abriu os olhos.\n\nQuase nenhum de nós recebe de volta, neste mundo, quem enterrou; Dorcas mesma, um dia, teve outro velório. Por isso a cena das viúvas nos serve tanto quanto o milagre. Chorar mostrando as roupas é legítimo. O amor que alguém costurou continua agasalhando. E a palavra que Pedro disse, mandando levantar, é pequena amostra da que Jesus dirá a todos os seus. Enquanto isso, o casaco pode ficar no cabide mais um mês, porque ninguém marcou prazo.',
    prayer:
      'Senhor da vida, hoje encontrei uma coisa que era dele, que era dela, e o dia parou. Obrigado por aquelas mãos e pelo que fizeram. Recebe o meu choro como recebeste o das viúvas de Jope. Mostra-me o que guardar e o que dar, na hora certa. Consola quem não tem com quem abrir o armário. Creio que um dia dirás aos teus que se levantem; até lá, agasalha-me. Em nome de Jesus, amém.',
    gratitude:
      'Pegue um objeto feito ou dado por quem você perdeu. Segure-o um minuto e conte a Deus, em voz baixa, a história dele. Agradeça pelas mãos antes de devolvê-lo ao lugar.',
    verses: [verse('Atos 9:39', 'viúvas chorando mostrando túnicas Dorcas')],
  },
  {
    slug: 'noite-o-que-ninguem-avisa-do-luto',
    title: 'O que não avisam sobre o luto',
    reference: '1 Tessalonicenses 4:17-18',
    reflection:
      'Uma lista, para quem precisar.\n\nQue o telefone dele fica meses na agenda. Que a burocracia começa antes do choro: cartório, banco, a linha do celular que só o titular cancela. Que o terceiro mês costuma ser mais difícil que o primeiro, porque as visitas acabam. Que dá fome em hora estranha, e riso, e culpa do riso. Que o domingo é comprido. Que alguém vai atravessar a rua para não ter de falar no assunto. Que você vai se pegar pondo dois pratos.\n\nOs cristãos de Tessalônica também tinham perdido gente e se perguntavam se os seus ficariam de fora quando Cristo voltasse. Paulo não os proibiu de chorar. Separou a tristeza deles da tristeza sem esperança e contou o motivo: Jesus morreu e ressuscitou, e Deus trará com ele os que nele dormiram. Haverá encontro. Depois dele, diz o apóstolo, estaremos com o Senhor para sempre.\n\nE termina com uma tarefa, que consolem uns aos outros com essas palavras. Elas foram dadas no plural. O luto que se carrega sozinho pesa o dobro; procure a igreja, um grupo, um profissional quando o sono e a comida não voltarem.\n\nÚltimo item da lista: que a esperança existe, e às vezes chora junto.',
    prayer:
      'Jesus ressuscitado, esta noite eu conto os dias desde que ele se foi, desde que ela se foi. Tu morreste e vives. Quem dorme em ti está seguro; segura a mim, que custo a dormir. Quando o domingo for comprido, manda alguém. Quando eu rir, tira a culpa. Reúne-nos no teu dia, todos os teus, diante de ti e para sempre. É com isso que me cubro agora. Amém.',
    gratitude:
      'Agradeça por uma pessoa que, depois das primeiras semanas, continuou perguntando como você estava. Se o luto não é seu, anote no calendário o nome de um enlutado para procurar no próximo mês.',
    verses: [verse('1 Tessalonicenses 4:17-18', 'encontrar Senhor sempre consolai-vos palavras')],
  },
];
