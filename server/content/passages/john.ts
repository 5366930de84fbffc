import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const john: readonly PassageDevotional[] = [
  {
    slug: 'joao-1',
    chapters: ['JHN.1'],
    verse: verse('João 1:46', 'Nazaré bom Vem vê'),
    reflection:
      'João começa antes do mundo, com a Palavra que estava com Deus, e antes do fim do capítulo essa Palavra tem endereço e é chamada de filho de José. Natanael duvida que de Nazaré saia alguma coisa boa, e Filipe não discute: convida o amigo para ver. Jesus já o tinha visto debaixo da figueira, e a desconfiança vira confissão.',
    prayer:
      'Palavra eterna, tu vieste morar no meio de nós, numa vila sem fama. Perdoa o meu preconceito com lugares e pessoas. Obrigado por quem me disse um dia: “vem e vê”. Tu me conheces debaixo da minha figueira, com as minhas dúvidas; mostra-me a tua graça e a tua verdade. Amém.',
    application:
      'Faça como Filipe: convide um amigo que tem dúvidas para ler com você um capítulo de João. Marquem o dia e deixem as discussões para depois da leitura.',
  },
  {
    slug: 'joao-2',
    chapters: ['JHN.2'],
    verse: verse('João 2:7', 'Enchei vasos água borda'),
    reflection:
      'O vinho acaba numa festa de casamento em Caná, e Maria conta o problema a Jesus em poucas palavras. Os serventes enchem até a boca seis vasos de pedra, um trabalho de muitas idas ao poço, sem saber para quê. O mestre do banquete elogia o noivo, e quem carregou a água é que sabe de onde veio o vinho.',
    prayer:
      'Jesus, obrigado por teres ido a uma festa e por teres poupado uma família da vergonha. Eu te conto, como Maria, aquilo que acabou em minha casa. Dá-me disposição para encher os vasos, mesmo quando o pedido me parece estranho. Que a nossa alegria venha de ti e sirva a muitos. Amém.',
    application:
      'Faça hoje até o fim, com capricho, uma tarefa escondida que ninguém vai elogiar. Enquanto trabalha, conte a Jesus o que está faltando em sua casa.',
  },
  {
    slug: 'joao-3',
    chapters: ['JHN.3'],
    verse: verse('João 3:2', 'noite Mestre vindo'),
    reflection:
      'Nicodemos ensina Israel e vai de noite fazer perguntas a um homem mais novo, do interior. Jesus lhe fala de parto e de vento, coisas que ninguém comanda, e de uma serpente erguida no deserto para que os mordidos olhassem e vivessem. Nicodemos sai dali sem ter dito que cria; tempos depois, leva perfumes para sepultar o Filho que Deus deu.',
    prayer:
      'Deus que amaste o mundo, eu venho de noite, com o que sei e com o que não entendo. Faz-me nascer do teu Espírito, porque eu não consigo dar à luz a mim mesmo. Levanta os meus olhos para o teu Filho erguido na cruz. Tem paciência com os Nicodemos que eu amo e que ainda vêm em segredo. Amém.',
    application:
      'Sente-se à noite, com a luz baixa, e faça a Jesus três perguntas que você teria vergonha de fazer na igreja. Fique um tempo em silêncio.',
  },
  {
    slug: 'joao-4',
    chapters: ['JHN.4'],
    verse: verse('João 4:28-29', 'vaso cidade Vinde'),
    reflection:
      'Jesus está cansado, com sede e sem balde, e pede água a uma samaritana que vem ao poço na hora do sol forte. Ele conhece os cinco casamentos dela e conversa com ela sobre adoração, como faria com um mestre. A mulher larga o pote, corre à cidade e convida as mesmas pessoas que talvez evitasse.',
    prayer:
      'Senhor, tu te sentaste cansado junto a um poço e tiveste tempo para uma mulher sozinha. Fala comigo também sobre a minha história, sem que eu precise fugir. Enche o lugar vazio que eu tentei encher de tantas formas. Que eu saiba chamar os outros com simplicidade, contando o que fizeste. Amém.',
    application:
      'Conte hoje a uma pessoa, em dois minutos e sem sermão, uma coisa que Jesus mudou em você. Termine perguntando como ela está.',
  },
  {
    slug: 'joao-5',
    chapters: ['JHN.5'],
    verse: verse('João 5:6-7', 'queres sarar homem tanque'),
    reflection:
      'Um homem doente há trinta e oito anos espera à beira de um tanque e vê outros descerem primeiro. Jesus pergunta se ele quer ficar bom, e a resposta é a queixa de quem não tem ninguém. Sem discutir o tanque nem a fé do doente, Jesus o manda levantar; mais tarde o encontra no templo e lhe pede que não peque mais.',
    prayer:
      'Jesus, tu perguntas o que eu quero, e eu respondo contando por que não deu certo. Escuta a minha queixa e fala mais alto do que ela. Vê os que esperam há anos numa fila sem ter quem os leve. Faz de mim, para um deles, a pessoa que faltava. Amém.',
    application:
      'Acompanhe alguém que não tem companhia a uma consulta, a um cartório ou ao mercado. Se não puder hoje, telefone e marque o dia.',
  },
  {
    slug: 'joao-6',
    chapters: ['JHN.6'],
    verse: verse('João 6:68', 'quem iremos palavras vida'),
    reflection:
      'No dia seguinte ao pão repartido, a multidão atravessa o lago atrás de Jesus e vai embora quando ele fala do pão do céu. Muitos discípulos antigos também param de andar com ele. Jesus pergunta aos doze se querem ir, e Pedro, sem ter entendido tudo, responde que não conhece outro a quem procurar.',
    prayer:
      'Senhor, há palavras tuas que eu ainda acho difíceis. Eu fico, porque já procurei vida em outros lugares e sei o que encontrei neles. Alimenta-me hoje com a tua presença, e que eu não te busque só pelo que me dás. Guarda na fé os amigos que pensam em desistir. Amém.',
    application:
      'Copie à mão a resposta de Pedro e escreva embaixo três lugares onde você já buscou consolo. Ore sobre cada um deles durante alguns minutos de silêncio.',
  },
  {
    slug: 'joao-7',
    chapters: ['JHN.7'],
    verse: verse('João 7:37', 'festa pé sede beba'),
    reflection:
      'Na festa das cabanas os sacerdotes traziam água de Siloé e a derramavam no altar, lembrando a rocha do deserto. No último dia Jesus se põe de pé e grita para os sedentos que venham a ele. Os irmãos dele ainda não criam, mas os guardas mandados para prendê-lo voltam admirados com o que ouviram, e até Nicodemos arrisca uma pergunta em defesa dele.',
    prayer:
      'Senhor, eu tenho sede, e bebi de muita coisa que seca depressa. Venho a ti como tu gritaste que eu viesse. Derrama em mim o teu Espírito, até que corra também para os outros. Dá a Nicodemos e a mim a coragem de fazer uma pergunta justa quando alguém é condenado sem ser ouvido. Amém.',
    application:
      'Beba hoje um copo de água devagar, sozinho, e diga a Jesus do que a sua alma tem sede. Repita isso a cada copo do dia.',
  },
  {
    slug: 'joao-8',
    chapters: ['JHN.8'],
    verse: verse('João 8:10-11', 'Ninguém condeno peques'),
    reflection:
      'Arrastam uma mulher para o meio do pátio, e o homem que pecou com ela não aparece. Jesus se abaixa, escreve no chão e obriga todos a desviarem os olhos dela. Depois que os acusadores saem um por um, os dois ficam a sós, e Jesus lhe dá as duas coisas de que precisava: a vida sem condenação e um caminho novo.',
    prayer:
      'Jesus, tu te abaixaste ao nível de quem estava no chão. Tira da minha mão a pedra, e da minha boca o comentário. Obrigado porque não me condenas, e porque me chamas a deixar o pecado que me prende. Defende as mulheres que hoje pagam sozinhas por aquilo que não fizeram sozinhas. Amém.',
    application:
      'Quando surgir hoje uma conversa sobre o erro de alguém, mude o assunto ou diga um bem da pessoa. Combine com um amigo que um lembrará o outro.',
  },
  {
    slug: 'joao-9',
    chapters: ['JHN.9'],
    verse: verse('João 9:35', 'expulsado encontrando-o crês'),
    reflection:
      'Um cego de nascença lava o barro dos olhos em Siloé e passa o dia sendo interrogado. Os vizinhos discutem se é ele, os pais têm medo de responder, e os fariseus acabam por expulsá-lo. Jesus fica sabendo e vai procurá-lo; só nesse encontro, depois de perder a sinagoga, ele conhece o rosto de quem o curou.',
    prayer:
      'Luz do mundo, eu sei pouco, mas sei que antes eu não via. Guarda-me de perguntar de quem é a culpa quando encontro alguém que sofre. Procura os que foram postos para fora da família ou da igreja por causa da verdade. Que eles ouçam a tua voz e vejam o teu rosto. Amém.',
    application:
      'Procure hoje alguém que se afastou magoado da igreja, ou que foi excluído de um grupo. Convide para um café e escute a história sem defender nenhum lado.',
  },
  {
    slug: 'joao-10',
    chapters: ['JHN.10'],
    verse: verse('João 10:3', 'voz ovelhas nome conduz'),
    reflection:
      'Num curral da Judeia dormiam vários rebanhos misturados, e de manhã cada pastor chamava da porta as suas ovelhas. Elas reconheciam a voz e saíam atrás dele. Jesus diz que conhece as suas assim, e que diante do lobo faz o que o empregado não faz: fica, e dá a própria vida.',
    prayer:
      'Bom Pastor, chama-me pelo nome no meio de tantas vozes. Eu aprendi a seguir estranhos que me prometiam pasto. Protege o teu rebanho dos ladrões que entram pela janela e se alimentam das ovelhas. Conduz-me para fora do medo, porque ninguém me arranca da tua mão. Amém.',
    application:
      'Passe uma hora sem áudio nenhum, nem música nem notícias. Antes e depois, leia devagar os versículos 27 a 29 e escute.',
  },
  {
    slug: 'joao-11',
    chapters: ['JHN.11'],
    verse: verse('João 11:33-35', 'chorar comoveu-se chorou'),
    reflection:
      'Marta sai ao encontro de Jesus com uma queixa, e Maria cai aos pés dele com a mesma frase. Para uma ele fala da ressurreição; com a outra ele chora diante do túmulo. Jesus já sabia que Lázaro sairia da caverna, e nem por isso repreendeu as lágrimas das irmãs.',
    prayer:
      'Jesus, se tivesses chegado antes, a minha história seria outra, e eu preciso te dizer isso. Obrigado por não me mandares parar de chorar. Tu és a ressurreição e a vida, também junto da sepultura que eu visito. Consola as famílias que estão hoje no quarto dia do luto. Amém.',
    application:
      'Olhe a foto de alguém que morreu, ou lembre o rosto, e diga a Jesus do que você sente falta. Pode chorar, e leia depois a palavra que Marta ouviu.',
  },
  {
    slug: 'joao-12',
    chapters: ['JHN.12'],
    verse: verse('João 12:24', 'grão trigo morrer fruto'),
    reflection:
      'Alguns gregos querem ver Jesus e pedem a Filipe, que chama André. Quando recebe a notícia, Jesus diz que a hora chegou e fala de um grão que desce à terra, some e volta em muitas espigas. A alma dele se perturba ali mesmo, em público, e ele não pede para ser poupado; pede que o nome do Pai seja honrado.',
    prayer:
      'Senhor, nós queremos ver Jesus, eu e as pessoas que me perguntam por ele. Obrigado pelo grão que aceitou morrer para não ficar só. A minha alma também se perturba quando penso no que vou perder. Ensina-me a entregar hoje uma parte da minha vida, e cuida tu do fruto. Amém.',
    application:
      'Pergunte a um colega ou vizinho que não vai à igreja o que ele gostaria de saber sobre Jesus. Escute e prometa procurar uma resposta com outra pessoa.',
  },
  {
    slug: 'joao-13',
    chapters: ['JHN.13'],
    verse: verse('João 13:4-5', 'toalha água bacia pés'),
    reflection:
      'Jesus se levanta da ceia, amarra uma toalha na cintura e lava a poeira de vinte e quatro pés. Entre eles estão os de Pedro, que protesta, e os de Judas, que já combinou o preço. João conta que Jesus fez isso sabendo que vinha do Pai e que voltava para o Pai.',
    prayer:
      'Mestre, é mais fácil eu lavar do que deixar que me laves. Eu ponho diante de ti os pés sujos deste dia. Depois dá-me a toalha e mostra os pés de quem eu devo cuidar hoje, sem escolher só os que me agradam. Que ninguém perto de mim se sinta pequeno. Amém.',
    application:
      'Assuma hoje, em casa ou na igreja, a tarefa que todos evitam: lavar o banheiro, a louça dos outros, trocar a fralda do avô. Faça conversando com quem está perto.',
  },
  {
    slug: 'joao-14',
    chapters: ['JHN.14'],
    verse: verse('João 14:5-6', 'Tomé caminho verdade vida'),
    reflection:
      'Jesus fala da casa do Pai e do lugar que vai preparar, e Tomé admite que ninguém na sala sabe o caminho. Por causa dessa franqueza ouvimos Jesus dizer que ele mesmo é o caminho. Filipe pergunta em seguida, e Judas, o outro, também; a última ceia tem muitas perguntas, e a todas Jesus responde com a própria pessoa e com a promessa de não os deixar órfãos.',
    prayer:
      'Jesus, eu também não sei para onde vou, e tu és o caminho. Acalma o meu coração perturbado com a tua paz. Envia o Consolador às casas em que falta um pai, uma mãe, um filho. Ajuda-me a guardar as tuas palavras, e vem morar comigo, como prometeste. Amém.',
    application:
      'Arrume em casa um pequeno lugar para orar: uma cadeira, uma Bíblia, uma luz. Sente-se ali sozinho hoje e leia em voz baixa o versículo 27.',
  },
  {
    slug: 'joao-15',
    chapters: ['JHN.15'],
    verse: verse('João 15:4', 'Permanecei ramo videira'),
    reflection:
      'O ramo da videira não faz força para dar uvas; ele continua preso ao tronco e recebe a seiva. Jesus diz isso na última noite, a homens que dali a pouco vão fugir cada um para um lado. Fala também da tesoura do Pai, que corta galhos carregados de folhas para que venha mais fruto, e chama aqueles onze de amigos.',
    prayer:
      'Pai, tu és o lavrador, e eu sinto a tua tesoura em planos que eu achava bons. Mantém-me preso a Jesus quando eu não vejo nenhum cacho. Que a palavra dele fique em mim durante o trabalho, as refeições e o sono. Dá frutos que outros possam colher. Amém.',
    application:
      'Escolha uma frase curta deste capítulo e leve-a no bolso ou na tela do celular. Volte a ela sozinho às nove, ao meio-dia e à tarde.',
  },
  {
    slug: 'joao-16',
    chapters: ['JHN.16'],
    verse: verse('João 16:21-22', 'mulher luz tristeza alegria'),
    reflection:
      'Jesus compara as próximas horas às de uma mulher em trabalho de parto. A dor é verdadeira, tem hora e tem grito, e no fim há uma criança nos braços. Ele diz isso a amigos que vão se espalhar e deixá-lo só, e quer que se lembrem depois: ele já sabia, já os amava e já tinha vencido.',
    prayer:
      'Senhor, a minha dor parece não ter hora para acabar. Fica comigo como quem segura a mão de uma mulher no parto. Guia-me à verdade pelo teu Espírito, só até onde eu posso suportar hoje. Cuida das gestantes desta noite, e das que perderam os seus bebês. Dá-nos a tua paz no meio da aflição. Amém.',
    application:
      'Ligue para uma gestante, uma mãe recente ou uma mulher que perdeu um filho. Pergunte do que ela precisa e leve ainda nesta semana.',
  },
  {
    slug: 'joao-17',
    chapters: ['JHN.17'],
    verse: verse('João 17:20', 'rogo crerão palavra'),
    reflection:
      'Jesus ergue os olhos ao céu, na véspera da cruz, e ora em voz alta diante dos discípulos. Pede ao Pai que os guarde no mundo, que os faça um, que os una no amor. No fim do pedido entram os que ainda iam crer por meio da palavra deles, e entre esses está quem lê este capítulo hoje.',
    prayer:
      'Pai santo, o teu Filho orou por mim naquela noite, e isso me sustenta. Guarda-me do mal sem me tirar do meio das pessoas. Perdoa as divisões da tua igreja e as que começaram na minha boca. Faz que eu ame hoje um irmão que pensa diferente, para que o mundo creia em Jesus. Amém.',
    application:
      'Ore com um cristão de outra igreja, por telefone ou pessoalmente. Cada um peça a bênção de Deus sobre a comunidade do outro, pelo nome dela.',
  },
  {
    slug: 'joao-18',
    chapters: ['JHN.18'],
    verse: verse('João 18:8', 'buscais deixai estes'),
    reflection:
      'Soldados chegam ao jardim com lanternas e tochas para procurar um homem que sai sozinho ao encontro deles. Jesus diz quem é, eles recuam e caem, e ele pede uma coisa só: que deixem os amigos irem embora. Pedro tira a espada e corta a orelha de Malco, cujo nome João guardou, e o Mestre manda guardar a lâmina e aceita o cálice.',
    prayer:
      'Jesus, tu te puseste entre os teus e as armas. Eu saí livre daquele jardim porque ficaste. Tira da minha mão a espada, que eu uso mal e na hora errada. Dá-me a tua serenidade diante de perguntas maldosas e de ofensas. Que eu seja da verdade e escute a tua voz. Amém.',
    application:
      'Defenda hoje, com calma, alguém que está sendo acusado ou ridicularizado: no trabalho, na escola ou num grupo de mensagens. Diga uma frase justa e pare.',
  },
  {
    slug: 'joao-19',
    chapters: ['JHN.19'],
    verse: verse('João 19:26-27', 'mãe discípulo filho casa'),
    reflection:
      'Quatro soldados repartem a roupa de Jesus, e junto da cruz estão as mulheres que não fugiram. Ele olha para a mãe e para o discípulo amado e entrega um ao outro, com pouco fôlego e muito cuidado. João conta que a partir daquela hora o discípulo a levou para a própria casa; pouco depois Jesus diz que tudo está completo.',
    prayer:
      'Jesus, no meio da tua dor tu ainda cuidaste da tua mãe. Obrigado por me dares uma família ao pé da cruz. Lembra-te das mães que perderam os filhos e das que envelhecem sem ninguém. Abre a minha casa para quem me entregares, e faz-me descansar no que completaste. Amém.',
    application:
      'Anote o que a sua mãe, um idoso da família ou uma viúva da igreja precisa neste mês: um remédio, um papel, uma companhia. Cuide de um desses itens hoje.',
  },
  {
    slug: 'joao-20',
    chapters: ['JHN.20'],
    verse: verse('João 20:16', 'Maria virando-se Mestre'),
    reflection:
      'Maria Madalena fica no jardim quando os dois discípulos já voltaram para casa. Ela chora tanto que toma Jesus pelo jardineiro, e só o reconhece quando ele diz o seu nome. É ela que leva a primeira notícia da ressurreição aos irmãos, que naquela noite ainda estavam de portas trancadas.',
    prayer:
      'Senhor ressuscitado, eu te procuro muitas vezes entre lágrimas e não percebo que estás perto. Chama-me pelo nome, como chamaste Maria no jardim. Entra também pelas portas que o medo fechou, na minha casa e no meu peito. Que eu diga a alguém, com a minha voz comum, que tu vives. Amém.',
    application:
      'Fique alguns minutos em silêncio, num quintal, numa praça ou à janela. Diga o nome de Jesus devagar e imagine como ele diria o seu.',
  },
  {
    slug: 'joao-21',
    chapters: ['JHN.21'],
    verse: verse('João 21:9', 'brasas peixe pão'),
    reflection:
      'Pedro tinha negado Jesus junto a um braseiro, e na praia encontra outro, com peixe e pão. Depois do café, o Ressuscitado lhe pergunta três vezes se o ama, usando o nome antigo, Simão. A cada resposta entrega-lhe ovelhas para cuidar, e quando Pedro quer saber do futuro de João, ouve de novo o chamado do começo.',
    prayer:
      'Senhor, tu sabes todas as coisas, e sabes também que eu te amo pouco e te amo de verdade. Obrigado por me preparares o café depois da minha pior noite. Cura a lembrança que ainda me queima. Dá-me alguém para cuidar em teu nome, e livra-me de medir o caminho do outro. Amém.',
    application:
      'Prepare um café da manhã ou um lanche para alguém com quem houve um desgosto já conversado. Sentem-se, comam, e deixe que a amizade recomece devagar.',
  },
];
