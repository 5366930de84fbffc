import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const salvationStudies: readonly ThemeStudy[] = [
  {
    slug: 'arrependimento',
    theme: 'Arrependimento',
    synonyms: [
      'arrepender',
      'conversão',
      'confissão de pecados',
      'remorso',
      'voltar para Deus',
      'culpa',
      'mudar de vida',
    ],
    title: 'O caminho de volta',
    introduction:
      'Em resumo: Arrepender-se é mudar de rumo e voltar para Deus. Inclui dizer a verdade e reparar o que for possível. Quem volta encontra um Pai bondoso.\n\nArrependimento costuma lembrar cara fechada, lágrima no banco da igreja, lista de erros lida em voz baixa. Na boca de Jesus, a palavra vem grudada numa notícia boa: o Reino chegou perto, e por isso vale a pena dar meia-volta. Este estudo procura separar o arrependimento do remorso que apenas remói, da promessa feita só para escapar das consequências e do castigo que a pessoa aplica em si mesma. Vamos ouvir profetas, um rei que caiu feio, um discípulo que negou o amigo e multidões que perguntaram o que deviam fazer. Em todos eles, a iniciativa é de Deus, e a porta da casa já está aberta.',
    mainPoints: [
      'O convite é a primeira frase da pregação de Jesus na Galileia: o tempo se cumpriu, Deus está reinando, arrependam-se e creiam na boa notícia (Marcos 1:14-15). As duas ordens formam um só movimento. Quem se volta para alguém dá as costas a outra coisa. A fé sem mudança de direção é conversa, e a mudança sem fé logo vira esforço cansado de melhorar sozinho.',
      'Nem toda tristeza leva para casa. Paulo distingue a que vem de Deus, que conduz à salvação e não deixa pesar, da tristeza do mundo, que só produz morte (2 Coríntios 7:10). A primeira olha para quem foi ferido e para quem pode perdoar. A outra gira em torno do próprio eu (fui descoberto, perdi o que tinha, não presto), paralisa, esconde e adoece.',
      'Pedro conhece a diferença por experiência. Depois de jurar lealdade, negou o Mestre três vezes, e foi o olhar de Jesus que o fez desabar num choro amargo (Lucas 22:60-62). Dias depois, junto a uma fogueira na praia, ouviu três perguntas sobre o amor e recebeu de novo o trabalho de cuidar do rebanho (João 21:15-17). O arrependimento dele terminou em serviço.',
      'Confessar é chamar as coisas pelo nome. Quando o profeta o confrontou, Davi não falou em pressão do cargo nem em momento de fraqueza; reconheceu que tinha pecado (2 Samuel 12:13). O salmo ligado a esse dia pede lavagem, coração puro e a alegria perdida (Salmos 51:1-12). A desculpa pede compreensão; a confissão pede misericórdia, e é a ela que Deus responde.',
      'Os frutos aparecem no bolso e no trato. A quem queria saber o que fazer, João Batista respondeu com roupa repartida, cobrança honesta e fim da extorsão (Lucas 3:8-14). Zaqueu, sem que Jesus lhe pedisse, prometeu devolver com sobra o que tivesse tirado (Lucas 19:8). Reparar não compra o perdão. É sinal de que ele chegou e de que o outro, prejudicado, voltou a existir para nós.',
      'Por trás de tudo está a bondade de Deus. É ela que conduz ao arrependimento, diz Paulo a quem a tomava por descaso (Romanos 2:4). Por meio de Ezequiel, o Senhor declarou aos exilados que não tem prazer na morte de ninguém e os chamou a voltar para viver (Ezequiel 18:32). E Jesus descreveu a reação do céu quando alguém volta: festa (Lucas 15:7).',
    ],
    historicalContext:
      'O verbo mais usado pelos profetas é shuv, palavra comum do hebraico para quem está na estrada e faz a volta. Arrepender-se, para Oseias ou Jeremias, era voltar para a aliança, e envolvia culto, tribunal e mercado. O grego do Novo Testamento usa metánoia, que fala de mente transformada, mas guarda a ideia hebraica de vida reorientada. João pregava junto ao Jordão, a fronteira por onde Israel tinha entrado na terra, e o banho que oferecia a judeus dizia que também eles precisavam recomeçar; pertencer à família de Abraão não bastava. A tradução latina trouxe a expressão “fazer penitência”, que marcou a prática da igreja medieval. Em 1517, a primeira das teses de Lutero afirmou que Jesus, ao chamar ao arrependimento, queria que toda a vida do cristão fosse assim.',
    theologicalAnalysis:
      'O arrependimento é exigido e é dado. Os apóstolos o pedem a todos, em todo lugar, e a igreja de Jerusalém reconhece que foi o próprio Deus quem o concedeu aos gentios (Atos 11:18). A tradição reformada entende que ele brota de um coração que o Espírito já renovou; a arminiana, que a graça desperta e capacita a pessoa, e esta pode ceder ou resistir. Em ambas, ninguém dá o primeiro passo sem ajuda.\n\nHá diferenças também na prática. Católicos e ortodoxos confessam os pecados a um sacerdote, em sacramento; protestantes confessam diretamente a Deus, e muitos conservam o aconselhamento e a confissão entre irmãos. Entre evangélicos se discute se crer para a salvação já inclui a decisão de obedecer a Cristo como Senhor, ou se essa entrega amadurece depois. Todos concordam em que a fé viva muda a pessoa. Convém lembrar que receber o perdão de Deus não apaga de imediato as consequências humanas: dívidas, processos e confiança partida pedem tempo e verdade.',
    reflection:
      'O rapaz da parábola ensaiou um discurso no caminho. Pretendia pedir emprego, e o pai nem o deixou chegar a essa parte. Pense no discurso que você ensaia quando se sente em falta: quanto dele é arrependimento e quanto é negociação? Talvez exista um assunto que você contorna nas orações há meses, falando de tudo em volta. Imagine-o dito em uma frase simples, sem adjetivos e sem culpados. O que o impede? Se for medo da reação de Deus, lembre-se de que o pai da história avistou o filho bem antes da porteira, e foi ele quem correu.',
    practicalApplication:
      'Faça esta semana um exame calmo, em três colunas: o que fiz, a quem atingi, o que posso reparar. Confesse a Deus a primeira, com nomes exatos, e dê um passo na terceira: pagar, devolver, pedir perdão quando isso não ferir ainda mais, sem cobrar resposta. Se a culpa virou desespero, não fique só com ela: fale com alguém de confiança. E, se quem machuca você chora e promete mudar, você pode perdoar sem voltar ao alcance da mão dele. A mudança se vê com o tempo, e a segurança vem antes.',
    prayer:
      'Pai, venho pela estrada por onde saí. Tu sabes o que deixei para trás e o que trago nas mãos, e eu não quero mais enfeitar a história. Pequei contra ti e feri pessoas que amas. Lava-me, não só da mancha, mas do gosto que ainda sinto por aquilo que me destrói. Dá-me uma tristeza que me leve a ti, e livra-me da que me prende a mim. Mostra-me o que devo consertar e fica comigo quando for difícil. Agradeço porque Jesus recebe pecadores e senta à mesa com eles. Quero a alegria da tua casa. Amém.',
    additionalStudy:
      'Leia Oseias 14:1-4 e note que Deus chega a sugerir as palavras da oração: o que o povo deve largar, e o que ele promete curar? Passe depois por Salmos 32:1-6 e pergunte o que o silêncio fez ao corpo do poeta e o que mudou quando ele falou. Por fim, faça de Salmos 51:1-12 a sua oração, trocando as palavras de Davi pelas suas onde for preciso.',
    verses: [
      verse('Marcos 1:14-15', 'tempo reino arrependei crede'),
      verse('2 Coríntios 7:10', 'tristeza arrependimento salvação mundo'),
      verse('Lucas 22:60-62', 'galo olhou Pedro chorou'),
      verse('João 21:15-17', 'Simão amas cordeiros ovelhas'),
      verse('2 Samuel 12:13', 'Davi Natã pequei removeu'),
      verse('Salmos 51:1-12', 'lava coração puro alegria'),
      verse('Lucas 3:8-14', 'frutos túnicas extorsão'),
      verse('Lucas 19:8', 'Zaqueu pobres restituo quatro'),
      verse('Romanos 2:4', 'bondade conduz arrependimento'),
      verse('Ezequiel 18:32', 'não agrado morte convertei'),
      verse('Lucas 15:7', 'alegria céu pecador arrepende'),
      verse('Atos 11:18', 'gentios arrependimento vida'),
      verse('Oseias 14:1-4', 'Israel palavras curarei rebelião'),
      verse('Salmos 32:1-6', 'calei ossos confessei perdoaste'),
    ],
  },
  {
    slug: 'justificacao-pela-fe',
    theme: 'Justificação pela fé',
    synonyms: [
      'justificação',
      'justificados pela fé',
      'fé e obras',
      'ser justo diante de Deus',
      'perdão dos pecados',
      'aceito por Deus',
      'paz com Deus',
    ],
    title: 'O veredito que já foi dado',
    introduction:
      'Em resumo: Deus declara justo quem confia em Jesus. Isso não se ganha com boas obras, que vêm depois. O resultado é paz com Deus.\n\nMuitas pessoas sérias vivem como réus à espera de sentença. Vão à igreja, ajudam, oram, e no fundo guardam uma pergunta: será que, no fim das contas, Deus vai me aceitar? A doutrina da justificação responde a isso. Ela diz que, em Cristo, o juiz já falou a favor de quem crê, e que essa palavra não se baseia nos autos da nossa vida. Parece simples, e foi em torno dela que Paulo enfrentou Pedro em público e que a Europa cristã se dividiu no século 16. Vamos estudar de onde vem esse veredito, o que ele custou, como se recebe e que vida nasce dele.',
    mainPoints: [
      'Justificar é declarar justo, linguagem de tribunal: nas leis de Israel, o juiz devia absolver o inocente e condenar o culpado. O problema é que, na corte de Deus, ninguém pode alegar inocência. Paulo ouve toda boca se calar e, em seguida, anuncia uma absolvição gratuita, por causa do resgate realizado em Cristo (Romanos 3:23-24). O favor vai para quem não tinha defesa.',
      'Como pode um juiz íntegro absolver culpados, se a própria Escritura chama isso de abominação (Provérbios 17:15)? A resposta está na cruz. Deus não fingiu que o pecado era pequeno: apresentou seu Filho como sacrifício, de modo que ele é justo e, ao mesmo tempo, torna justo quem tem fé em Jesus (Romanos 3:25-26). A sentença foi cumprida até o fim, e quem a cumpriu foi Cristo.',
      'Esse sempre foi o jeito de Deus. Séculos antes da Lei, Abraão acreditou na promessa e isso lhe foi contado como justiça (Romanos 4:3-5). Quem trabalha recebe salário; quem confia recebe presente. Paulo chama Davi para confirmar, citando a felicidade do perdoado. Judeus e gentios entram, portanto, pela mesma porta, e nenhum deles traz bilhete de primeira classe.',
      'A fé não é uma obra mais leve que substitui as outras. Ela vale por aquele em quem se apoia. Paulo tinha um currículo de causar inveja e o considerou perda, para ser encontrado em Cristo com uma justiça que não era sua (Filipenses 3:8-9). Crer é estender uma mão vazia. Uma fé pequena num Salvador grande salva; uma fé enorme em si mesma, não.',
      'Onde a fé existe, ela age. Em Cristo o que conta é a fé que atua por meio do amor (Gálatas 5:6), e Tiago chama de morta a que vê um irmão sem comida e só lhe deseja boa sorte (Tiago 2:14-24). As obras não entram como pagamento nem saem de cena. Elas mostram que a árvore está viva, como os frutos, que não criam a raiz.',
      'O resultado é paz. Justificados pela fé, temos o próprio Deus do nosso lado e livre acesso a ele (Romanos 5:1-2); nenhuma condenação resta para os que estão em Cristo (Romanos 8:1). Isso vale na segunda-feira, depois da recaída, e vale no leito de morte. A consciência pode acusar, e outras pessoas também, mas a palavra final pertence a quem justifica.',
    ],
    historicalContext:
      'A carta aos Gálatas, escrita por volta do ano 50, nasceu de uma crise. Pregadores exigiam que os gentios convertidos se circuncidassem e seguissem a Lei para pertencer de verdade ao povo de Deus. Em Antioquia, até Pedro deixou de comer com eles por pressão, e Paulo o repreendeu diante de todos (Gálatas 2:11-16): a mesa dizia, sem palavras, quem era aceito. Anos depois, a carta aos Romanos foi enviada a igrejas onde judeus e gentios conviviam com dificuldade, pois o imperador Cláudio tinha expulsado os judeus da cidade, e muitos voltavam depois da morte dele. No século 16, o monge Martinho Lutero, atormentado pela ideia da justiça de Deus, descobriu lendo Romanos que o justo vive pela fé (Romanos 1:17), e essa leitura mudou a história da igreja.',
    theologicalAnalysis:
      'Os reformadores ensinaram que Deus nos atribui a justiça de Cristo, como veredito completo, e que a santificação vem junto, mas é outra coisa. O Concílio de Trento, em 1547, respondeu que na justificação a pessoa é também renovada por dentro, com uma graça que cresce e com a qual ela coopera. Em 1999, luteranos e católicos assinaram uma declaração conjunta com pontos básicos de acordo; outras igrejas a acolheram, e há quem pense que as diferenças principais continuam.\n\nNo último século, alguns estudiosos de Paulo chamaram a atenção para o pano de fundo da disputa: as obras da Lei seriam, em especial, os sinais que separavam judeus de gentios. Outros respondem que Paulo fala de qualquer esforço humano. As duas observações podem se somar. Quanto a Tiago, que diz que ninguém é justificado somente pela fé, a maior parte dos evangélicos entende que ele combate uma fé só de boca, enquanto Paulo combate a confiança no mérito. Os dois citam Abraão e se completam.',
    reflection:
      'Existe em nós um tribunal que não fecha nunca. Nele as provas são repassadas de madrugada: a palavra que magoou a mãe, o dinheiro mal usado, a oração que não foi feita. Às vezes nós somos o réu, às vezes promovemos os outros a réus para aliviar a conta. Como seria viver um dia inteiro com a sessão encerrada? Encerrada porque alguém mais alto do que o nosso tribunal já se pronunciou. Diga a Deus qual acusação volta com mais frequência, e pergunte a si mesmo a quem ela obedece: à voz que condena ou à voz que justifica.',
    practicalApplication:
      'Escreva à mão, com as suas palavras, o que Romanos 8:33-34 responde a quem acusa, e leia quando a culpa por um pecado já confessado voltar. Depois procure uma pessoa que você mantém em julgamento permanente, em casa ou na igreja, e trate-a uma vez como Deus trata você, sem ironia e sem lembrar o passado. Se a acusação interior não cede, vem com pensamentos repetitivos ou tira o sono, procure também um médico ou psicólogo: pode haver ansiedade ou depressão a cuidar, e isso não é falta de fé.',
    prayer:
      'Juiz de toda a terra e Pai de Jesus, diante do Senhor não tenho defesa a apresentar. As minhas melhores ações têm remendos, e as piores eu nem gosto de lembrar. Por isso me refugio em Cristo, que foi condenado no meu lugar e vive para interceder por mim. Dê-me a paz que já é minha por causa dele. Cale em mim a voz que acusa o que o Senhor perdoou, e cale também a minha voz quando eu quiser condenar. Que a gratidão mova minhas mãos, e que ninguém à minha volta passe necessidade por causa da minha indiferença. Amém.',
    additionalStudy:
      'Veja em Zacarias 3:1-5 a cena do sacerdote com roupas sujas: quem acusa, quem fala por ele e o que ele mesmo faz? Leia Gálatas 3:6-14 acompanhando o uso que Paulo faz da história de Abraão. Por fim, ponha lado a lado Romanos 4:3-5 e Tiago 2:14-24, e pergunte contra que engano cada autor está escrevendo.',
    verses: [
      verse('Romanos 3:23-24', 'todos pecaram gratuitamente redenção'),
      verse('Provérbios 17:15', 'absolve perverso abomináveis'),
      verse('Romanos 3:25-26', 'sacrifício justo justificador fé'),
      verse('Romanos 4:3-5', 'Abraão creu imputado justiça'),
      verse('Filipenses 3:8-9', 'perda justiça fé Cristo'),
      verse('Gálatas 5:6', 'fé opera amor'),
      verse('Tiago 2:14-24', 'alimento fé morta Isaque'),
      verse('Romanos 5:1-2', 'justificados fé paz acesso'),
      verse('Romanos 8:1', 'nenhuma condenação Cristo'),
      verse('Gálatas 2:11-16', 'Pedro Antioquia comia gentios'),
      verse('Romanos 1:17', 'justiça Deus justo fé'),
      verse('Romanos 8:33-34', 'acusação justifica condenará intercede'),
      verse('Zacarias 3:1-5', 'Satanás acusar roupas impuras'),
      verse('Gálatas 3:6-14', 'Abraão maldição fé gentios'),
    ],
  },
  {
    slug: 'novo-nascimento',
    theme: 'Novo nascimento',
    synonyms: [
      'nascer de novo',
      'regeneração',
      'Nicodemos',
      'nova criatura',
      'vida nova',
      'nascer do Espírito',
      'conversão de verdade',
    ],
    title: 'Uma conversa à noite sobre começar de novo',
    introduction:
      'Em resumo: Jesus disse que todos precisam nascer de novo. É Deus quem faz isso, pelo Espírito, em quem crê. A vida nova aparece aos poucos.\n\nNicodemos tinha idade, estudo e respeito. Se alguém podia dispensar um recomeço, era ele. Mesmo assim ouviu de Jesus que precisava nascer outra vez, e a frase o deixou tão perdido quanto nos deixaria. Ninguém participa do próprio nascimento; ele nos acontece. Esse é o ponto. A vida com Deus vem por uma obra de cima; nenhuma reforma, por mais sincera que seja, a alcança. Neste estudo vamos acompanhar a conversa daquela noite, procurar no Antigo Testamento o que Nicodemos deveria ter reconhecido e perguntar como se percebe, numa pessoa comum, que essa vida começou.',
    mainPoints: [
      'A necessidade é de todos. É a um líder religioso que Jesus diz que sem nascer de novo ninguém chega a ver o Reino de Deus (João 3:3). Educação cristã, família na igreja e boa reputação são bens verdadeiros, mas não geram esta vida. Quem cresceu nos bancos da igreja pode ouvir isso como ameaça; pode também ouvir como alívio, pois dispensa fingimento.',
      'É Deus quem faz nascer. João escreve que os que recebem a Cristo se tornam filhos, gerados por Deus (João 1:12-13). Jesus compara o Espírito ao vento, que se ouve e não se controla. Podemos orar, ensinar e testemunhar. Produzir essa vida, em nós ou em alguém, não está ao nosso alcance.',
      'A promessa é antiga. A um povo no exílio, Deus anunciou por Ezequiel água limpa sobre as imundícies, um coração de carne no lugar do de pedra e o seu Espírito dentro deles (Ezequiel 36:25-27). Aquelas palavras foram ditas a Israel humilhado, sem templo e sem terra. Nicodemos, mestre das Escrituras, devia conhecê-las, e Jesus estranha que ele não perceba do que se está falando.',
      'Essa vida se recebe olhando para Cristo. Na mesma conversa, Jesus lembra a serpente de bronze erguida no deserto e diz que ele também seria levantado, para que quem crê tenha vida (João 3:14-16). Os israelitas mordidos só precisavam olhar (Números 21:8-9). O mistério do Espírito e o convite simples da fé caminham juntos, e ninguém precisa decifrar o primeiro para atender ao segundo.',
      'Deus usa a sua palavra, e as histórias variam. Pedro diz que a semente da nova vida é a mensagem viva do evangelho (1 Pedro 1:23). Na mesma cidade, Filipos, Lídia teve o coração aberto enquanto ouvia, à beira de um rio (Atos 16:14); o carcereiro se converteu entre terremoto e susto (Atos 16:26-31). Não há um modelo de experiência. Quem não sabe dizer o dia pode saber em quem confia.',
      'A vida nova aparece. A primeira carta de João aponta sinais: crer que Jesus é o Cristo e amar os outros filhos (1 João 5:1), praticar a justiça, não fazer do pecado a própria casa. São marcas de família, ainda em crescimento, e o mesmo João conta com tropeços e perdão. Em Cristo há nova criação (2 Coríntios 5:17), como há crianças que choram, caem e aprendem a andar.',
    ],
    historicalContext:
      'Nicodemos era fariseu e membro do conselho que governava os assuntos dos judeus em Jerusalém. Os fariseus formavam um movimento respeitado, dedicado ao estudo da Lei e à vida de pureza. Ele procura Jesus de noite; talvez por cautela, talvez porque mestres costumavam conversar depois do trabalho, e o evangelista gosta do contraste entre trevas e luz. A expressão grega que Jesus usa pode significar nascer de novo ou nascer do alto, e João parece querer os dois sentidos; Nicodemos pega só o primeiro. Textos rabínicos mais tardios comparavam o gentio convertido a uma criança recém-nascida, o que torna mais surpreendente ouvir a figura aplicada a um mestre de Israel. Depois disso, Nicodemos defende Jesus no conselho (João 7:50-51) e, no fim, ajuda a sepultá-lo, à vista de todos.',
    theologicalAnalysis:
      'O que significa nascer da água e do Espírito? Católicos, ortodoxos e também muitos luteranos e anglicanos veem aí o batismo, como meio pelo qual Deus concede a nova vida. Boa parte dos evangélicos entende a água como figura da purificação prometida por Ezequiel, ou da Palavra; outros pensam no nascimento natural. As igrejas diferem ainda quanto ao batismo de crianças: umas o praticam como sinal da aliança, outras o reservam a quem professa a fé. Se há dúvida sobre o seu caso, o pastor é a pessoa certa para conversar.\n\nDiscute-se também a ordem. Na teologia reformada, o Espírito regenera e por isso a pessoa crê; na arminiana, a graça capacita, a pessoa crê e então é regenerada. Nenhuma dessas escolas imagina que alguém se dê à luz sozinho. O perigo comum é medir a própria salvação por uma emoção, ou dispensar qualquer mudança por causa de uma oração feita um dia. A Escritura manda olhar para Cristo e dar frutos.',
    reflection:
      'Quem acompanha uma criança pequena sabe que ela não se pergunta se nasceu; ela respira, procura colo, reclama de fome. Alguns cristãos vivem examinando o atestado de nascimento, com medo de que seja falso. Outros têm o atestado na gaveta e nenhuma fome. Com qual dos dois você se parece nesta fase? Procure em si mesmo sinais simples: algum apetite pela palavra de Deus, incômodo com o que antes não incomodava, carinho por gente da igreja com quem você não tem nada em comum. E, se não encontrar, não finja. Peça. Jesus não zombou da pergunta de um homem confuso à noite.',
    practicalApplication:
      'Leia João 3 inteiro em três dias seguidos, cada vez do ponto de vista de alguém: Nicodemos, um discípulo que escuta a conversa, você mesmo. Anote o que muda. Depois conte a uma pessoa, em cinco minutos e sem termos de igreja, como Cristo entrou na sua história, mesmo que tenha sido aos poucos. Se ainda não pode contar, fale com Deus com sinceridade e procure uma comunidade que ensine a Bíblia; pergunte ali sobre o batismo. Para quem está recomeçando depois de vício ou prisão, vida nova inclui também tratamento, grupo de apoio e paciência com recaídas.',
    prayer:
      'Senhor, há em mim cansaços que nenhuma força de vontade resolve e hábitos que voltam com a roupa trocada. Preciso de vida que venha de ti. Sopra sobre mim, como sopraste sobre ossos secos, e tira do meu peito o que ficou duro. Olho para Jesus levantado na cruz e creio; ajuda-me onde ainda duvido. Se já nasci de ti, faz-me crescer com fome saudável e amor pela tua família. Lembra-te também das pessoas que amo e que ainda não te conhecem: não posso dar-lhes vida, mas tu podes. Em nome do teu Filho, amém.',
    additionalStudy:
      'Em Ezequiel 37:1-14, pergunte o que o vale de ossos dizia aos exilados e qual foi o papel do profeta. Acompanhe a conversão de Saulo (Atos 9:1-20) e compare-a com a de Lídia: o que é diferente e o que é igual? Releia, por fim, Números 21:8-9 ao lado de João 3:14-16 e pense no que um ferido precisava fazer para viver.',
    verses: [
      verse('João 3:3', 'nascer novo ver Reino'),
      verse('João 1:12-13', 'receberam filhos gerados Deus'),
      verse('Ezequiel 36:25-27', 'água coração pedra Espírito'),
      verse('João 3:14-16', 'serpente deserto levantado crê'),
      verse('Números 21:8-9', 'serpente bronze olhava vivia'),
      verse('1 Pedro 1:23', 'nascestes novo semente palavra'),
      verse('Atos 16:14', 'Lídia coração Senhor abriu'),
      verse('Atos 16:26-31', 'terremoto carcereiro salvo'),
      verse('1 João 5:1', 'crê nascido Deus ama'),
      verse('2 Coríntios 5:17', 'Cristo nova criatura'),
      verse('João 7:50-51', 'Nicodemos Lei condena ouvir'),
      verse('João 3', 'Nicodemos vento luz trevas'),
      verse('Ezequiel 37:1-14', 'vale ossos espírito vivereis'),
      verse('Atos 9:1-20', 'Saulo Damasco luz Ananias'),
    ],
  },
  {
    slug: 'cruz-de-cristo',
    theme: 'A cruz de Cristo',
    synonyms: [
      'morte de Jesus',
      'crucificação',
      'sacrifício de Jesus',
      'sangue de Cristo',
      'por que Jesus morreu',
      'expiação',
      'cordeiro de Deus',
      'redenção',
    ],
    title: 'O centro de tudo, fora dos muros da cidade',
    introduction:
      'Em resumo: Jesus morreu em nosso lugar e por amor. Na cruz ele pagou a nossa dívida e nos reconciliou com Deus. Ele conhece por dentro a nossa dor.\n\nA cruz virou joia, tatuagem e enfeite de parede, e é bom que esteja perto de nós. Só que o costume gastou o espanto. No tempo dos apóstolos, anunciar um Salvador crucificado era como anunciar hoje um libertador morto na cadeia por crime infame. Por que os cristãos não esconderam esse fim, e até fizeram dele o coração da mensagem? Este estudo reúne as figuras que a Bíblia usa para falar do que aconteceu ali: cordeiro, resgate, dívida cancelada, inimigo vencido, paz feita. Nenhuma diz tudo sozinha. Juntas, ajudam a entender por que aquela sexta-feira mudou a nossa relação com Deus, com os outros e com o mal.',
    mainPoints: [
      'Jesus ocupou o nosso lugar. Séculos antes, Isaías descreveu um servo inocente, ferido pelas faltas do povo, sobre quem recaiu o erro das ovelhas perdidas (Isaías 52:13-53:12). Pedro resume a mesma troca: o justo sofreu pelos injustos, a fim de nos levar a Deus (1 Pedro 3:18). O que nos cabia ficou com ele, e o que era dele, a comunhão com o Pai, nos foi aberto.',
      'A morte de Jesus liberta. Na noite da saída do Egito, o sangue de um cordeiro marcou as casas dos que seriam poupados (Êxodo 12:13), e os apóstolos reconheceram em Cristo o cordeiro dessa Páscoa (1 Coríntios 5:7). Jesus falou de si como quem dava a vida em resgate por muitos (Marcos 10:45). Resgatado é quem sai da escravidão sem ter dinheiro para sair.',
      'Na cruz a dívida é cancelada e os poderes são desarmados. Paulo imagina o documento das nossas acusações pregado no madeiro e as forças hostis expostas à vergonha, como prisioneiros no desfile de um vencedor (Colossenses 2:14-15). A carta aos Hebreus acrescenta que, pela morte, Cristo libertou os que viviam escravos do medo de morrer (Hebreus 2:14-15). Não sobra ao acusador nenhum papel para exibir.',
      'Na cruz Deus fez as pazes conosco e entre nós. Os que estavam longe foram trazidos para perto, e caiu o muro que separava povos inimigos (Efésios 2:13-16). Cristo morreu de braços abertos para judeus e gentios. Uma igreja que conserva muros de raça, de renda ou de parentesco ainda não levou a cruz até as suas consequências.',
      'Deus conhece por dentro o abandono. Jesus gritou a pergunta de um salmo, e o evangelista preservou até a língua em que foi dita (Marcos 15:34). Quem já orou sem sentir resposta tem companhia. O grito não é falta de fé, porque chama a Deus de seu. E ninguém arrancou aquela vida à força: ele a entregou livremente, em acordo com o Pai (João 10:17-18).',
      'Cada discípulo carrega a sua cruz. Tomá-la e seguir Jesus é pôr o nosso querer abaixo do dele, ainda que isso custe reputação ou conforto (Marcos 8:34). A expressão não serve para manter alguém sob espancamento ou humilhação: violência doméstica não é cruz a carregar, é crime, e dela se deve sair com ajuda. Cristo se deu por amor, e nunca mandou entregar a vítima ao agressor.',
    ],
    historicalContext:
      'A crucificação era uma pena romana para escravos, rebeldes e gente sem cidadania, aplicada em lugar público para servir de exemplo. O orador Cícero dizia que a simples palavra deveria ficar longe dos olhos e dos ouvidos de um cidadão. Para os judeus havia um peso a mais, porque a Lei declarava maldito quem fosse pendurado num madeiro (Deuteronômio 21:23). Jesus foi executado sob Pôncio Pilatos, na época da Páscoa, com a acusação política escrita acima da cabeça. A maioria dos historiadores situa o fato no ano 30 ou 33. Anunciar um crucificado soava ofensivo a muitos judeus e ridículo a muitos gregos, e Paulo o admitia. Um rabisco antigo em Roma, talvez do século 3, zomba de um cristão adorando um homem com cabeça de burro numa cruz.',
    theologicalAnalysis:
      'A igreja nunca definiu num concílio uma explicação única da cruz. Os primeiros séculos gostavam de falar da vitória de Cristo sobre a morte e o diabo. No fim do século 11, Anselmo descreveu a satisfação que só Deus feito homem podia dar; Abelardo sublinhou o amor que desperta amor. Os reformadores insistiram na substituição: ele levou a condenação que era nossa. A maior parte dos evangélicos vê esta última como central e acolhe as outras como aspectos verdadeiros. Alguns receiam que a substituição seja ensinada como se um Pai irado se voltasse contra um Filho bondoso. A correção está na Trindade: Pai, Filho e Espírito agem em um só amor.\n\nOutra conversa antiga trata do alcance. Para uns, Cristo morreu com a intenção de salvar eficazmente os eleitos; para outros, morreu por todos do mesmo modo, e a fé recebe o que ele oferece. Ambos pregam a qualquer pecador que venha, e ambos creem que o valor daquele sacrifício é sem medida.',
    reflection:
      'Havia muita gente em volta daquela cruz: soldados cumprindo horário, líderes aliviados, curiosos, mulheres que não foram embora, um criminoso que pediu para ser lembrado e recebeu promessa para o mesmo dia (Lucas 23:39-43). Onde você se coloca na cena? Algumas pessoas só se permitem olhar de longe, como quem deve e não quer encontrar o credor. Outras passam depressa, porque já conhecem a história. Fique ali alguns minutos. Pense em uma culpa e em uma ferida suas, e note que ele carregou as duas coisas, o mal que fizemos e o mal que sofremos.',
    practicalApplication:
      'Na próxima Ceia, chegue dez minutos antes e leia, em silêncio, um dos relatos da paixão. Se há alguém com quem você precisa fazer as pazes, e o encontro é seguro, dê o primeiro passo antes do domingo: um recado honesto basta para começar. Procure também, na sua igreja ou no seu bairro, um muro concreto que a cruz já derrubou e que os costumes mantêm de pé, e atravesse-o com um convite para almoçar.',
    prayer:
      'Senhor Jesus, diante da tua cruz as minhas palavras ficam pequenas. Tu não tinhas culpa, e levaste a minha; eras rico, e morreste sem nem a roupa do corpo. Eu te agradeço. Quando a vergonha me disser que ainda devo, mostra-me o documento rasgado. Quando o medo da morte apertar, lembra-me de que passaste por ela. Toma o meu orgulho, que gosta de vencer discussões, e ensina-me o caminho do serviço. Guarda os que hoje sofrem violência e usa-nos para socorrê-los. Que eu nunca me envergonhe de ti nem me acostume contigo. Amém.',
    additionalStudy:
      'Leia sem pressa Isaías 52:13-53:12 e marque quantas vezes aparecem as palavras “ele” e “nós”: o que passa de um lado para o outro? Volte a Êxodo 12:13 e imagine o que o sinal na porta ensinava às crianças daquela casa. Em Hebreus 9:24-28, observe a insistência em “uma vez só” e pense no que isso diz à consciência cansada.',
    verses: [
      verse('Isaías 52:13-53:12', 'servo ferido transgressões ovelhas'),
      verse('1 Pedro 3:18', 'justo injustos levasse Deus'),
      verse('Êxodo 12:13', 'sangue sinal casas passarei'),
      verse('1 Coríntios 5:7', 'Cristo cordeiro páscoa sacrificado'),
      verse('Marcos 10:45', 'servir vida resgate muitos'),
      verse('Colossenses 2:14-15', 'dívida cruz autoridades triunfou'),
      verse('Hebreus 2:14-15', 'morte diabo libertar medo'),
      verse('Efésios 2:13-16', 'longe perto muro cruz'),
      verse('Marcos 15:34', 'Deus meu desamparaste'),
      verse('João 10:17-18', 'vida ninguém tira dou'),
      verse('Marcos 8:34', 'negue tome cruz siga'),
      verse('Deuteronômio 21:23', 'madeiro maldição pendurado'),
      verse('Lucas 23:39-43', 'malfeitores lembra hoje paraíso'),
      verse('Hebreus 9:24-28', 'uma vez sacrifício pecados'),
    ],
  },
  {
    slug: 'ressurreicao',
    theme: 'A ressurreição',
    synonyms: [
      'ressurreição de Jesus',
      'Jesus ressuscitou',
      'Páscoa',
      'túmulo vazio',
      'vida após a morte',
      'ressurreição dos mortos',
      'domingo da ressurreição',
      'corpo glorificado',
      'ressureição',
      'Cristo vive',
    ],
    title: 'A manhã que ninguém esperava',
    introduction:
      'Em resumo: Jesus morreu de verdade e voltou à vida. Muitas pessoas o viram. Por isso esperamos a nossa própria ressurreição e já podemos viver de outro modo.\n\nOs primeiros a duvidar da ressurreição foram os discípulos. As mulheres foram ao túmulo ungir um corpo, sem esperar milagre; os homens acharam que o relato delas era delírio. Ninguém naquela turma tinha inventado um final feliz. Alguns anos depois, estavam espalhados pelo império, dispostos a morrer, dizendo uma coisa só: nós o vimos vivo. Neste estudo examinamos o que eles disseram, o que a palavra “ressurreição” significava naquele tempo e por que Paulo apostou a fé inteira nesse fato. Veremos também o que ele muda para quem enterrou alguém, para quem luta contra o pecado e para quem se cansa de fazer o bem.',
    mainPoints: [
      'O anúncio se apoia em testemunhas. Escrevendo aos coríntios, Paulo repete uma tradição que tinha recebido: Cristo morreu, foi sepultado, ressuscitou no terceiro dia e apareceu a Pedro, aos doze, a mais de quinhentas pessoas de uma vez (1 Coríntios 15:3-8). Muitas delas ainda podiam ser procuradas. A fé cristã convida a confiar, e quem confia pode perguntar.',
      'Jesus se mostrou primeiro a quem menos contava. Segundo João, foi Maria Madalena, chorando do lado de fora, quem ouviu o próprio nome e recebeu a missão de levar a notícia (João 20:11-18). Num mundo em que a palavra das mulheres pouco valia diante de um juiz, ninguém que quisesse convencer escolheria começar assim. Os evangelhos contam porque foi o que aconteceu.',
      'Era Jesus, e com corpo. Aos discípulos assustados, que julgavam ver um fantasma, Jesus mostrou as mãos e os pés e comeu diante deles (Lucas 24:39-43). A ressurreição não é lembrança que continua, nem alma que escapou. É o corpo ferido na cruz, agora vivo de um modo que a morte já não alcança. Deus não jogou fora a matéria que criou.',
      'O Pai confirmou a obra do Filho. Entregue por causa dos nossos pecados, ele foi levantado para a nossa justificação (Romanos 4:25), como recibo de que o pagamento foi aceito. Sem isso, argumenta Paulo, continuaríamos presos às nossas culpas e dignos de pena (1 Coríntios 15:17-20). Tudo depende daquele domingo, e o apóstolo não tenta esconder.',
      'O que houve com Jesus haverá com os seus. Cristo é a primeira espiga de uma colheita, e o corpo que hoje é semeado em fraqueza será levantado em força (1 Coríntios 15:35-49). Por isso Paulo não proibiu os tessalonicenses de chorar; pediu que não chorassem como quem não tem esperança (1 Tessalonicenses 4:13-14). Luto e esperança podem morar na mesma casa.',
      'A nova vida começa hoje. Unidos a Cristo, somos chamados a andar como quem já saiu do túmulo (Romanos 6:4), e o longo capítulo sobre a ressurreição acaba com um conselho prático: fiquem firmes, porque o trabalho feito no Senhor não se perde (1 Coríntios 15:58). A visita ao doente, a lição preparada, o prato repartido têm futuro.',
    ],
    historicalContext:
      'No tempo de Jesus, muitos judeus esperavam que Deus levantasse os mortos no último dia, com base em textos como Daniel 12:2. Os fariseus ensinavam isso; os saduceus, ligados à aristocracia do templo, negavam (Atos 23:8). Ninguém esperava que uma única pessoa ressuscitasse no meio da história, e um messias crucificado era tido como fracasso. Entre gregos e romanos, a ideia de um corpo voltar à vida parecia absurda: muitos desejavam justamente que a alma se livrasse dele, e em Atenas houve quem risse quando Paulo tocou no assunto (Atos 17:32). A primeira carta aos Coríntios foi escrita por volta do ano 55, e a tradição que ela cita costuma ser datada de poucos anos após a morte de Jesus. Cedo os cristãos passaram a reunir-se no primeiro dia da semana.',
    theologicalAnalysis:
      'As igrejas históricas, católica, ortodoxas e protestantes, confessam nos credos que Cristo ressuscitou corporalmente. Desde o século 19, alguns teólogos propuseram ler os relatos como expressão da fé dos discípulos; a resposta evangélica é que os textos falam de túmulo vazio e de encontros, e que sem esse fato não se explica o surgimento da igreja. Os quatro evangelhos diferem em detalhes, como o número de mulheres e de anjos, do modo como depoimentos independentes costumam diferir, e concordam no essencial.\n\nEntre os cristãos há leituras variadas do que ocorre entre a morte e o último dia. A maioria crê que o fiel fica conscientemente com Cristo, à espera do corpo novo; adventistas e alguns outros falam de um sono. Divergem também sobre a ordem dos acontecimentos finais: milênio, arrebatamento, juízo. Nenhuma dessas questões altera o centro: o Senhor está vivo e voltará, os mortos ressuscitarão, e a esperança cristã inclui corpo e criação renovados.',
    reflection:
      'Repare como os encontros da Páscoa são pouco solenes. Um desconhecido caminha ao lado de dois amigos tristes; um jardineiro diz um nome; alguém acende brasas e prepara peixe. Para reconhecer o Ressuscitado, ninguém precisou estar em boa forma espiritual: Maria chorava, Tomé exigia prova, os outros tinham trancado a porta. Com qual deles você se parece? Talvez você acredite na ressurreição como artigo do credo e, no dia a dia, viva como se a morte mandasse. Pense em uma decisão que seria diferente se você contasse, de fato, com a companhia de alguém vivo.',
    practicalApplication:
      'Visite nesta semana uma pessoa enlutada, ou telefone para ela, e fale de quem partiu pelo nome. Não apresse a tristeza dela nem a sua. Se o luto já dura muito e impede de comer, dormir ou trabalhar, procurem juntos um profissional de saúde. No domingo, escolha um gesto de vida nova: retomar um serviço que você largou por desânimo, pedir perdão, voltar a cantar. Anote ao lado, com suas próprias palavras, a frase de Paulo sobre o trabalho que não se perde, e guarde na carteira.',
    prayer:
      'Cristo vivo, o Senhor já removeu a pedra que eu não conseguiria mover. Chame-me pelo nome, como chamou Maria, quando a tristeza me impedir de ver quem está ao meu lado. Entre pelas portas que tranquei por medo e diga de novo a sua palavra de paz. Entrego às suas mãos as pessoas que amei e sepultei, e o dia da minha própria morte, que o Senhor conhece. Que a certeza da manhã que vem me torne mais firme no bem, mais livre para servir, sem tanto apego ao que passa. Ao Senhor seja a glória para sempre. Amém.',
    additionalStudy:
      'Caminhe com os dois de Emaús (Lucas 24:13-35): o que eles já sabiam, o que lhes faltava e em que momento os olhos se abriram? Observe depois como Jesus trata a dúvida de Tomé (João 20:24-29). Quem deseja ir mais fundo pode ler o que Paulo diz do corpo que será semeado e levantado, e perguntar o que permanece e o que muda (1 Coríntios 15:35-49).',
    verses: [
      verse('1 Coríntios 15:3-8', 'morreu sepultado ressuscitou quinhentos'),
      verse('João 20:11-18', 'Maria chorando sepulcro Rabôni'),
      verse('Lucas 24:39-43', 'mãos pés peixe comeu'),
      verse('Romanos 4:25', 'entregue pecados ressuscitou justificação'),
      verse('1 Coríntios 15:17-20', 'fé pecados miseráveis primícias'),
      verse('1 Tessalonicenses 4:13-14', 'entristeçais esperança ressuscitou'),
      verse('Romanos 6:4', 'ressuscitou novidade vida'),
      verse('1 Coríntios 15:58', 'firmes trabalho não vão'),
      verse('Daniel 12:2', 'dormem pó ressuscitarão'),
      verse('Atos 23:8', 'saduceus não ressurreição fariseus'),
      verse('Atos 17:32', 'ressurreição mortos zombavam'),
      verse('Lucas 24:13-35', 'Emaús pão olhos abriram'),
      verse('João 20:24-29', 'Tomé mãos incrédulo creram'),
      verse('1 Coríntios 15:35-49', 'semeias corpo espiritual glória'),
    ],
  },
];
