import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const churchAndWorld: readonly ThemeStudy[] = [
  {
    slug: 'igreja',
    theme: 'A igreja',
    synonyms: [
      'corpo de Cristo',
      'congregar',
      'comunhão',
      'membros da igreja',
      'desigrejados',
      'igreja primitiva',
      'decepção com a igreja',
      'pastores e líderes',
    ],
    title: 'Pedras vivas, ainda sendo assentadas',
    introduction:
      'Em resumo: A igreja é o povo que Jesus reúne e constrói. Nela cada um tem um lugar e um serviço. Existem líderes bons e maus, e a Bíblia ensina a distinguir.\n\nPara alguns, igreja lembra cheiro de bolo, cânticos de infância, gente que apareceu na hora do aperto. Para outros, lembra vergonha, fofoca, um líder que abusou da confiança. As duas memórias são verdadeiras e às vezes moram na mesma pessoa. O Novo Testamento não esconde nada disso: chama a igreja de noiva e de corpo de Cristo, e dedica cartas inteiras a consertar brigas, ceias desastradas e chefes vaidosos. Este estudo procura o que Jesus está edificando, para que serve uma comunidade de fé, como reconhecer uma que faz bem e o que fazer quando ela nos machuca.',
    mainPoints: [
      'O construtor é Cristo. Depois que Pedro o confessou como Filho do Deus vivo, Jesus anunciou que edificaria a sua igreja e que os portões da morte não a deteriam (Mateus 16:16-18). O possessivo importa: ela é dele, comprada por ele. Pastores, fundadores e famílias antigas são pedras na parede, e nenhum deles é dono da obra.',
      'A igreja é povo e é casa. Paulo diz aos que não eram judeus, antes de fora, que agora são concidadãos e família, erguidos sobre apóstolos e profetas, com Cristo por pedra da esquina, para morada de Deus (Efésios 2:19-22). Pedro fala de pedras vivas, sacerdócio santo (1 Pedro 2:4-10). O endereço com placa ajuda, mas o templo são as pessoas reunidas.',
      'Um corpo precisa de todos os membros. O olho não dispensa a mão, e as partes que parecem fracas são indispensáveis; se uma sofre, as outras sofrem junto (1 Coríntios 12:12-27). Numa igreja assim, o analfabeto, a criança autista e o senhor acamado fazem falta quando não vêm. Quem se acha inútil e quem se acha indispensável leem o mesmo texto.',
      'Certas práticas sustentam a igreja. Os primeiros cristãos não largavam o ensino dos apóstolos, a vida em comum, a mesa e a oração, e repartiam bens com quem tinha menos (Atos 2:42-47). A carta aos Hebreus pede que não se abandone a reunião e que cada um anime os demais (Hebreus 10:24-25). A fé sozinha esfria como café esquecido na pia.',
      'Há um modo certo de conduzir a igreja. Pedro pede aos presbíteros que pastoreiem sem ganância e sem tirania, sendo exemplo (1 Pedro 5:1-4). João denuncia pelo nome um certo Diótrefes, que gostava de mandar e expulsava quem discordava (3 João 1:9-11). A autoridade cristã presta contas, e algo adoeceu onde não se pode perguntar.',
    ],
    historicalContext:
      'A palavra grega ekklesía designava a assembleia de cidadãos convocada para decidir assuntos da cidade, e na antiga tradução grega das Escrituras traduzia a reunião de Israel diante de Deus. Os primeiros cristãos não tinham prédios: encontravam-se em casas de família, como a de Filemom (Filemom 1:1-2), em torno de uma refeição. Por volta do ano 240 aparece, em Dura-Europos, na Síria, uma das mais antigas casas adaptadas só para o culto de que se tem notícia. À mesma mesa sentavam-se patrões e escravos, judeus e gregos, coisa rara naquela sociedade. Daí muitos conflitos: em Corinto os ricos chegavam cedo, comiam e bebiam, e os pobres, ao chegar do serviço, encontravam restos (1 Coríntios 11:17-22).',
    theologicalAnalysis:
      'Os credos confessam a igreja una, santa, católica, isto é, universal, e apostólica. Reformadores acrescentaram que ela se reconhece onde a Palavra é pregada com fidelidade e onde se celebram o batismo e a Ceia. Sobre a pedra de Mateus 16:16-18, católicos veem Pedro e seus sucessores; ortodoxos e muitos protestantes, a fé que ele confessou; outros, o próprio Pedro como primeiro anunciador, sem sucessão; outros ainda, Cristo. Varia também o governo: bispos, conselho de presbíteros ou assembleia dos membros. E há convicções diferentes sobre a ordenação de mulheres, assunto para estudar com o pastor, em paz.\n\nPode-se ser cristão sem igreja? A salvação é de Cristo, e há quem não possa congregar por doença, perseguição ou ferida aberta. Mas a vida que Cristo dá é comum por natureza, e ninguém cumpre sozinho os mandamentos que falam em “uns aos outros”. Até a colheita o trigo cresce com o joio (Mateus 13:24-30), o que nunca serviu de desculpa para encobrir crimes.',
    reflection:
      'Quem foi igreja para você quando nada ia bem? Tente lembrar um nome e um gesto. Agora lembre também o que doeu, se houve, e diga a si mesmo que Deus viu: por meio de Ezequiel, ele mesmo se levantou contra pastores que se alimentavam das ovelhas (Ezequiel 34:1-6). Afastar-se por um tempo pode ter sido necessário. A pergunta, hoje, é que tipo de mesa você procura, e o que levaria para ela. Uma comunidade perfeita não existe; uma comunidade honesta, que pede perdão e protege os pequenos, existe, e às vezes é menor do que se imagina.',
    practicalApplication:
      'Se você congrega, aprenda o nome de três pessoas novas neste mês e sente-se perto de quem fica só. Ofereça-se para um serviço que ninguém vê. Antes de criticar na internet, converse com o responsável. Se está procurando igreja, observe: a Bíblia é explicada, Cristo é o centro, as contas são claras, dá para discordar, as crianças estão seguras? Diante de abuso sexual, extorsão ou violência no ambiente religioso, não deixe o caso só dentro da igreja: guarde provas e denuncie; o líder sério agradece essa atitude. Visite alguém que já não consegue vir.',
    prayer:
      'Senhor Jesus, tu amas esta gente complicada, e eu faço parte dela. Obrigado pela avó que orou, pelo professor das crianças, pela irmã que soube ouvir. Perdoa-nos as divisões, o prato vazio do pobre na tua mesa, o palco maior do que a toalha. Cura os que foram feridos em teu nome e dá-lhes pastores segundo o teu coração. Afasta os que exploram, fortalece os que servem cansados. Assenta-me onde a parede precisa, ainda que ninguém me veja, e faz de nós casa onde caiba quem chega. Enquanto não voltas, mantém acesa a lâmpada. Amém.',
    additionalStudy:
      'Leia João 17:20-23 e pergunte que unidade Jesus pediu e para que fim. Em Efésios 4:11-16, anote quem faz a obra do serviço e aonde o corpo deve chegar. Compare 1 Coríntios 11:17-22 com a refeição da sua comunidade: quem come primeiro, quem fica de fora, e o que mudaria se a mesa fosse mesmo do Senhor?',
    verses: [
      verse('Mateus 16:16-18', 'Cristo pedra edificarei igreja'),
      verse('Efésios 2:19-22', 'concidadãos família apóstolos morada'),
      verse('1 Pedro 2:4-10', 'pedras vivas sacerdócio povo'),
      verse('1 Coríntios 12:12-27', 'corpo membros olho fracos sofra'),
      verse('Atos 2:42-47', 'doutrina comunhão pão orações'),
      verse('Hebreus 10:24-25', 'amor obras abandonando reunião'),
      verse('1 Pedro 5:1-4', 'pastoreai ganância dominando exemplos'),
      verse('3 João 1:9-11', 'Diótrefes comandante expulsa igreja'),
      verse('Filemom 1:1-2', 'Filemom igreja casa'),
      verse('1 Coríntios 11:17-22', 'ceia fome bêbado desprezais'),
      verse('Mateus 13:24-30', 'trigo joio colheita'),
      verse('Ezequiel 34:1-6', 'pastores ovelhas apascentam fracas'),
      verse('João 17:20-23', 'sejam um mundo creia'),
      verse('Efésios 4:11-16', 'pastores santos serviço corpo cabeça'),
    ],
  },
  {
    slug: 'evangelizacao-e-missao',
    theme: 'Evangelização e missão',
    synonyms: [
      'evangelizar',
      'missões',
      'missionários',
      'pregar o evangelho',
      'testemunho',
      'falar de Jesus',
      'ide por todo o mundo',
      'grande comissão',
      'evangelismo',
      'ganhar almas',
    ],
    title: 'Vem e vê',
    introduction:
      'Em resumo: Falar de Jesus é contar uma boa notícia. Qualquer cristão pode fazer isso, com respeito e com a própria vida. Quem faz crescer é Deus.\n\nFalar de Jesus dá frio na barriga. Tememos a pergunta que não saberemos responder, a cara de tédio, o rótulo de fanático; e já vimos gente anunciar o evangelho de um jeito que afastou mais do que atraiu. Nos livros do Novo Testamento a notícia corre por caminhos simples: um irmão que chama o outro, uma mulher que larga o cântaro, fugitivos que conversam pelas estradas. Vamos perguntar que mensagem é essa, quem foi encarregado dela, de que maneira se anuncia com respeito, e o que fica por conta de Deus, que é a maior parte.',
    mainPoints: [
      'A missão começa em Deus e tem promessa. Jesus ressuscitado, com toda a autoridade, mandou fazer discípulos de todos os povos, batizar e ensinar, e prometeu companhia até o fim (Mateus 28:18-20). A ordem supõe tempo: discípulo se faz na convivência. Muito antes, os salmos já pediam que todos os povos louvassem (Salmos 67).',
      'A mensagem é uma notícia. Paulo resume o que recebeu e transmitiu: Cristo morreu por nossos pecados, foi sepultado, ressuscitou e foi visto (1 Coríntios 15:3-8). Conselhos de vida vêm depois. Quem anuncia conta um fato e o que ele muda: em Cristo, Deus reconciliava o mundo consigo e nos fez embaixadores desse recado (2 Coríntios 5:18-20).',
      'Qualquer pessoa alcançada pode contar. O homem que tinha vivido entre os túmulos foi mandado de volta à família, para dizer quanta misericórdia tinha recebido (Marcos 5:18-20). A samaritana convidou a cidade com uma pergunta, e muitos foram conferir por conta própria (João 4:28-42). Filipe respondeu à dúvida de Natanael com três palavras, “vem e vê” (João 1:45-46), e nenhuma dessas pessoas tinha feito curso.',
      'O jeito faz parte da mensagem. Pedro pede que se explique a esperança com mansidão e respeito, e com boa consciência (1 Pedro 3:15-16). Paulo, em Atenas, começou pelo que podia reconhecer de bom, falou de um Deus próximo e citou poetas gregos (Atos 17:22-28). Humilhar a fé do outro, ameaçar doentes ou pressionar crianças contradiz o Cristo que anunciamos.',
      'O crescimento pertence a Deus. Um planta, outro rega, e quem faz crescer é ele (1 Coríntios 3:5-7). Isso livra do desânimo e da vaidade. Jesus, vendo o povo desamparado, pediu antes de tudo oração por trabalhadores (Mateus 9:36-38). Há sementes que levam anos debaixo da terra, e quem semeou nem sempre vê.',
    ],
    historicalContext:
      '“Evangelho”, em grego, quer dizer “boa notícia”. No império, a palavra anunciava vitórias e aniversários do soberano; uma inscrição de Priene, do ano 9 antes de Cristo, liga a boas notícias o nascimento de Augusto. Dizer que a boa notícia era um crucificado soava estranho. A fé se espalhou por estradas romanas, pelo grego comum, por sinagogas e oficinas. Nem sempre por gente famosa: foram refugiados anônimos, dispersos depois da morte de Estêvão, que falaram também aos gregos em Antioquia, onde os discípulos ganharam o nome de cristãos (Atos 11:19-26). Mulheres, comerciantes e escravos levavam a conversa para dentro das casas. Já o estrangeiro etíope, que voltava de Jerusalém lendo Isaías, precisou apenas de alguém que subisse na carruagem e explicasse (Atos 8:26-38).',
    theologicalAnalysis:
      'O que cabe na missão? Uns a definem sobretudo como anúncio que chama ao arrependimento; outros, como os que na América Latina falaram em missão integral, unem anúncio e serviço, à imagem de Jesus. O Pacto de Lausanne, de 1974, afirmou ambos como dever cristão e deu prioridade à evangelização. Diverge-se também sobre a relação entre a escolha de Deus e a resposta humana: reformados pregam certos de que ele chamará os seus; arminianos, de que a graça habilita cada ouvinte a responder; e os dois grupos pregam a todos.\n\nE os que nunca ouviram? Os evangélicos confessam que não há salvador além de Cristo. Alguns entendem que é preciso conhecê-lo explicitamente, à luz de Romanos 10:13-17; outros deixam a Deus, que é justo, o destino dos que não tiveram essa oportunidade. A resposta não muda a tarefa. Quanto à liberdade religiosa, ela protege quem anuncia e quem recusa, e fé forçada nem chega a ser fé.',
    reflection:
      'Quem lhe falou de Cristo pela primeira vez de um modo que fez sentido? Provavelmente não foi um argumento, ou não só. Foi uma vizinha que sabia rir, um colega que não mentia, uma avó de joelhos. Pense agora nas pessoas que convivem com você há anos e ainda não conhecem a sua história com Deus. O que o impede: vergonha, cansaço, receio de perder a amizade? Considere ainda o contrário: o que a sua vida já disse a elas sem palavras? Paulo repartia com as pessoas, além do recado, a própria vida, e talvez a sua missão comece por aí.',
    practicalApplication:
      'Escreva três nomes e ore por eles durante um mês, sem plano de discurso. Faça algo de bom e concreto por cada um deles e escute inteira a história que têm para contar. Prepare a sua história, que caiba em dois minutos, com palavras comuns: como era, o que aconteceu, o que mudou, o que ainda é luta. Convide para ler um evangelho juntos, um capítulo por semana, com café. Aceite o não com leveza e continue amigo. Nunca use doença, luto ou necessidade como pressão. Apoie um missionário com oração e oferta, e agradeça a quem traduz a Bíblia para línguas de poucos falantes.',
    prayer:
      'Senhor da colheita, alguém um dia te apresentou a mim, e por isso estou aqui. Agradeço por essa pessoa, dizendo o nome dela. Dá-me ouvidos antes de me dares palavras. Tira de mim o medo e também a arrogância, a mania de ganhar discussões. Abre uma porta pequena nesta semana e dá-me coragem de atravessá-la. Trabalha no coração daqueles por quem oro há tanto tempo que já perdi a conta. Guarda os que falam de ti onde isso é proibido, os tradutores, os que curam feridas em acampamentos de refugiados. E que a minha vida não desminta a minha boca. Amém.',
    additionalStudy:
      'Leia João 4:28-42 e siga os passos da mulher: o que deixou, o que disse, o que os vizinhos concluíram no fim? Em Atos 8:26-38, observe quem tomou cada iniciativa e que perguntas aparecem. Depois ore o Salmo 67, que pede bênção para que outros povos conheçam a Deus, e pergunte de que modo o que você recebeu pode alcançar mais gente.',
    verses: [
      verse('Mateus 28:18-20', 'discípulos nações batizando ensinando'),
      verse('1 Coríntios 15:3-8', 'morreu sepultado ressuscitou visto'),
      verse('2 Coríntios 5:18-20', 'reconciliação mundo embaixadores'),
      verse('Marcos 5:18-20', 'casa anuncia misericórdia Decápolis'),
      verse('João 4:28-42', 'mulher vede samaritanos Salvador'),
      verse('João 1:45-46', 'Filipe Natanael Nazaré vê'),
      verse('1 Pedro 3:15-16', 'mansidão respeito esperança consciência'),
      verse('Atos 17:22-28', 'religiosos altar desconhecido poetas'),
      verse('1 Coríntios 3:5-7', 'plantei regou Deus crescimento'),
      verse('Mateus 9:36-38', 'compaixão colheita trabalhadores rogai'),
      verse('Atos 11:19-26', 'dispersos gregos Antioquia cristãos'),
      verse('Atos 8:26-38', 'Filipe etíope Isaías batizou'),
      verse('Romanos 10:13-17', 'invocar ouviram pregue fé'),
      verse('Salmos 67', 'abençoe nações povos louvem'),
    ],
  },
  {
    slug: 'justica-e-cuidado-com-os-pobres',
    theme: 'Justiça e cuidado com os pobres',
    synonyms: [
      'justiça social',
      'ajudar os pobres',
      'órfãos e viúvas',
      'opressão',
      'estrangeiros e refugiados',
      'fome',
      'ação social',
      'desigualdade',
    ],
    title: 'Como rio que não seca',
    introduction:
      'Em resumo: Deus defende quem tem menos e pede o mesmo de nós. O culto sem justiça o cansa. A primeira igreja aprendeu a repartir de modo organizado.\n\nPoucos assuntos ocupam tantas páginas da Bíblia quanto o modo de tratar quem tem menos. Ele está nas leis sobre a colheita, nos provérbios, nos gritos dos profetas, na primeira pregação de Jesus em sua cidade e na carta mais prática do Novo Testamento. Mesmo assim, às vezes o deixamos para especialistas, ou o transformamos em briga de partidos. Deixemos os partidos do lado de fora e olhemos para o coração de Deus diante do prato vazio, do salário roubado, do idoso enganado, e para o que se pede de nós, na calçada e na mesa, com as mãos e com a voz.',
    mainPoints: [
      'Deus se apresenta como defensor. Moisés diz que o Senhor, grande e temível, não se deixa subornar, toma o partido do órfão e da viúva e ama o estrangeiro a ponto de lhe dar roupa e comida (Deuteronômio 10:17-19). Quem oprime o pobre insulta o Criador dele, resume o provérbio (Provérbios 14:31). A dignidade de cada pessoa vem da mão que a fez.',
      'A Lei pôs a misericórdia no calendário da roça. O dono devia deixar os cantos do campo, as uvas caídas e o feixe esquecido para quem não tinha terra (Deuteronômio 24:17-22). Assim Rute sustentou a sogra. Diante do irmão empobrecido, a ordem era abrir a mão, sem cálculo mesquinho sobre prazos (Deuteronômio 15:7-11), como quem respeita um direito.',
      'Culto sem justiça cansa a Deus. Por Amós, ele rejeitou festas e cânticos de gente que pisava o fraco, e pediu que o direito corresse como água (Amós 5:11-24). Por Isaías, descreveu o jejum do seu agrado: desatar o que oprime, repartir o pão, acolher o sem-teto (Isaías 58:6-10). Deus ouve o louvor e olha também o recibo do salário.',
      'Jesus veio com esse anúncio. Em Nazaré, leu que o Espírito o tinha ungido para levar boa notícia aos pobres e liberdade aos oprimidos, e declarou cumprida a palavra (Lucas 4:16-21). No quadro do juízo, identificou-se com famintos, estrangeiros, enfermos e presos (Mateus 25:31-46). Ele não romantiza a miséria, e se aproxima de quem está nela.',
      'A igreja aprendeu a organizar o amor. Quando as viúvas de língua grega ficaram sem comida, os apóstolos levaram a queixa a sério, e foram escolhidos sete homens de confiança, todos de nome grego, ao que parece vindos do grupo que reclamava (Atos 6:1-7). Tiago chama de morta a fé que deseja boa sorte e não dá o cobertor (Tiago 2:14-17). Boa vontade também precisa de alguém que organize a distribuição.',
    ],
    historicalContext:
      'Amós criava gado e cuidava de figueiras bravas em Tecoa, no sul, quando foi enviado ao reino do norte, por volta de 760 antes de Cristo. O reinado de Jeroboão II era próspero: escavações em Samaria encontraram casas de pedra lavrada e finos enfeites de marfim. Ao mesmo tempo, pequenos lavradores perdiam a terra por dívidas, e o profeta fala de gente vendida pelo preço de um par de sandálias (Amós 2:6-8). O portão da cidade, várias vezes citado, era o tribunal, onde anciãos julgavam (Amós 5:11-24). Duas palavras andam juntas nesses textos: mishpát, o direito de cada um, e tsedaqá, a retidão nas relações. Viúva, órfão e estrangeiro tinham em comum não possuir terra nem parente que falasse por eles.',
    theologicalAnalysis:
      'Os cristãos concordam que cuidar do necessitado é dever; discordam sobre os caminhos. Uns dão ênfase à caridade pessoal e ao trabalho das igrejas, receando confundir o evangelho com programas. Outros insistem em que a Bíblia fala também de leis e tribunais, e que socorrer as vítimas sem olhar as causas fica pela metade. A doutrina social católica, a diaconia luterana, as sociedades metodistas e a missão integral evangélica são respostas diferentes à mesma Escritura. Quanto a que política pública funciona melhor, gente piedosa chega a conclusões distintas, e ninguém deveria fazer disso prova de fé.\n\nEm Mateus 25:31-46, alguns entendem que os pequeninos irmãos são todos os pobres; outros, os discípulos enviados e perseguidos. As obras ali não compram a vida eterna; mostram a quem a pessoa pertence. Paulo, firme na salvação pela graça, aceitou com empenho o pedido de não esquecer os pobres (Gálatas 2:9-10). As duas coisas nunca lhe pareceram rivais.',
    reflection:
      'Quantas pessoas pobres você conhece pelo nome? A pergunta vale também para quem vive apertado, já que sempre há alguém mais abaixo, e é comum que os mais generosos sejam os que têm menos. Repare no que sente quando alguém pede no sinal: pena, irritação, medo, indiferença. Nenhum sentimento precisa ser a última palavra. Miqueias reuniu em três verbos o que Deus espera: praticar o justo, amar a bondade, andar humildemente com ele (Miqueias 6:6-8). Qual deles anda mais fraco em você? E quando foi você quem recebeu ajuda, o que o fez sentir-se gente, e o que o humilhou?',
    practicalApplication:
      'Comece por perto: a diarista recebe em dia e com os direitos dela? Escolha uma família, um abrigo ou um projeto sério e comprometa-se por um ano, com regularidade. Pergunte o que a pessoa precisa antes de levar o que sobra. Ajude alguém a tirar documento, a pedir um benefício no CRAS, a entender um contrato. Use a sua voz quando presenciar racismo, golpe em idoso ou trabalho infantil. Preste contas do que a igreja arrecada. Guarde a dignidade de quem recebe: sem fotografia, sem sermão em troca.',
    prayer:
      'Deus dos que não têm quem fale por eles, abre os meus ouvidos. Passo depressa por rostos que tu chamas pelo nome. Peço perdão pelo desperdício, pela piada, pela conta que paguei a menos. Mostra-me a porção da minha colheita que pertence a outro. Alimenta a criança que hoje dormiria sem jantar, e acorda quem pode levar a comida. Dá coragem ao juiz honesto, ao conselheiro tutelar, à assistente social cansada. Guarda de amargura o pobre e de cegueira o rico, e faz de nós um povo de mesa comprida. Venha o Reino do teu Filho. Amém.',
    additionalStudy:
      'Leia Deuteronômio 24:17-22 e note o motivo repetido da ordem; por que a memória da escravidão gera bondade? Em Atos 6:1-7, acompanhe os passos desde a reclamação até o resultado. Compare o rico e Lázaro, em Lucas 16:19-31: o texto menciona alguma agressão do rico ao mendigo? O que, então, ele deixou de fazer, e diante de que portão você passa todos os dias?',
    verses: [
      verse('Deuteronômio 10:17-19', 'suborno órfão viúva estrangeiro pão'),
      verse('Provérbios 14:31', 'oprime pobre insulta Criador'),
      verse('Deuteronômio 24:17-22', 'feixe estrangeiro órfão viúva Egito'),
      verse('Deuteronômio 15:7-11', 'necessitado abrirás mão irmão'),
      verse('Amós 5:11-24', 'pobre porta cânticos justiça ribeiro'),
      verse('Isaías 58:6-10', 'jejum oprimidos pão faminto'),
      verse('Lucas 4:16-21', 'Espírito pobres oprimidos cumpriu'),
      verse('Mateus 25:31-46', 'fome estrangeiro prisão menores'),
      verse('Atos 6:1-7', 'viúvas distribuição sete diante'),
      verse('Tiago 2:14-17', 'fé obras aquecei morta'),
      verse('Amós 2:6-8', 'vendem pobre par sapatos'),
      verse('Gálatas 2:9-10', 'Tiago Cefas lembrássemos pobres'),
      verse('Miqueias 6:6-8', 'bom justo bondade humildemente'),
      verse('Lucas 16:19-31', 'rico mendigo Lázaro porta'),
    ],
  },
  {
    slug: 'dons-espirituais',
    theme: 'Dons espirituais',
    synonyms: [
      'dons do Espírito',
      'falar em línguas',
      'profecia',
      'dom de cura',
      'descobrir meu dom',
      'ministério',
      'batismo no Espírito Santo',
      'servir na igreja',
    ],
    title: 'Cada um traz alguma coisa',
    introduction:
      'Em resumo: O Espírito dá a cada cristão alguma capacidade para servir. O amor vale mais do que qualquer dom. O que se apresenta em nome de Deus deve ser examinado.\n\nO assunto costuma dividir plateias. De um lado, quem foi profundamente tocado por uma profecia ou por uma oração em línguas; de outro, quem viu exageros e prefere distância. Entre os dois, muita gente simples imagina que não recebeu dom nenhum, porque só sabe fazer sopa e ouvir os outros. A igreja de Corinto vivia coisa parecida, e Paulo lhe escreveu três capítulos que começam no Espírito, passam pelo amor e terminam na ordem. Vamos lê-los com calma, ao lado de outras listas do Novo Testamento, e conhecer as posições dos cristãos com o respeito que merecem.',
    mainPoints: [
      'A fonte é uma só. Há variedade de dons, de serviços e de atuações, e o mesmo Espírito, o mesmo Senhor e o mesmo Deus, que a cada um dá o que quer, para o proveito de todos (1 Coríntios 12:4-11). Ninguém escolhe em prateleira, ninguém compra, ninguém tem motivo para se gabar do que recebeu de presente.',
      'Existem dons de muitos tipos. A lista de Romanos inclui servir, ensinar, animar, contribuir, liderar e usar de misericórdia com alegria (Romanos 12:3-8). Pedro os resume em dois grupos, falar e servir, e trata todos como administradores da graça de Deus (1 Pedro 4:10-11). A sopa e a escuta, portanto, estão na lista, com o mesmo selo.',
      'O amor é o caminho. Paulo interrompe o assunto para dizer que línguas, profecia, conhecimento, fé e até o martírio, sem amor, não valem nada (1 Coríntios 13:1-3). O capítulo lido em casamentos foi escrito para uma reunião de culto em pé de guerra. O dom mostra o que Deus pode fazer, e o amor mostra quem ele é.',
      'O critério é edificar. Paulo prefere, na reunião, cinco palavras entendidas a uma enxurrada que ninguém compreende (1 Coríntios 14:19). Pede intérprete, um de cada vez e avaliação do que se profetiza, porque Deus não é de confusão (1 Coríntios 14:26-33). Quem tem um dom continua dono de si, e nenhum profeta está acima de exame.',
      'Examinar é obediência. A igreja de Tessalônica devia não apagar o Espírito nem desprezar profecias e, no mesmo fôlego, examinar tudo e ficar com o que é bom (1 Tessalonicenses 5:19-21). Jesus avisou que alguns alegarão milagres em seu nome e ouvirão que ele nunca os conheceu (Mateus 7:21-23). O caráter pesa mais do que o espetáculo.',
    ],
    historicalContext:
      'Corinto, reconstruída como colônia romana, reunia marinheiros, libertos enriquecidos e dezenas de cultos, alguns com êxtases e oráculos. Parte da igreja trouxe desses cultos a ideia de que o mais espiritual era o mais arrebatado, e as línguas tinham virado medalha. Paulo usa de preferência a palavra charísmata, presentes da graça (1 Coríntios 12:4-11). Antes disso, Joel tinha anunciado o Espírito sobre filhos e filhas, jovens e velhos, servos e servas, e Pedro disse em Pentecostes que o dia tinha chegado (Atos 2:14-18). No século 2, o movimento de Montano, com suas profecias, levou muitos bispos à cautela. No início do século 20, reuniões em Los Angeles e outras cidades deram origem ao pentecostalismo moderno, que chegou ao Brasil em 1910 e 1911, com a Congregação Cristã e a Assembleia de Deus.',
    theologicalAnalysis:
      'Os dons extraordinários continuam? Cessacionistas, presentes em igrejas reformadas, batistas e outras, entendem que línguas, profecia e curas como dom autenticavam os apóstolos e cessaram com o fechamento da Escritura, embora Deus ainda faça milagres. Continuístas creem que todos permanecem até a volta de Cristo, pois só então virá o que é completo (1 Coríntios 13:8-12). Pentecostais clássicos ensinam ainda um batismo no Espírito distinto da conversão, com o falar em línguas por sinal inicial; outros evangélicos identificam esse batismo com o novo nascimento. Há igrejas sérias em todos esses grupos, e o pastor pode explicar a posição da sua.\n\nAlguns pontos são comuns. Nenhuma palavra profética se iguala à Bíblia ou dispensa o bom senso. Recado que manda casar, separar, vender a casa, parar o remédio ou entregar dinheiro não deve ser obedecido só por vir em nome de Deus. E a falta de um dom específico não prova falta do Espírito.',
    reflection:
      'O que as pessoas costumam pedir a você? Talvez ali esteja uma pista: há quem seja procurado para consertar, para explicar, para receber hóspedes, para orar baixinho. Lembre também o serviço que você faz com gosto, mesmo cansado. Dom e holofote são coisas distintas. Pense, por outro lado, se alguma experiência religiosa o deixou assustado ou manipulado. Você pode falar disso com alguém de confiança, sem medo de ofender o Espírito; ele não se confunde com quem abusou do nome dele. Moisés desejou que todo o povo recebesse o Espírito (Números 11:26-29), sem ciúme. Você consegue alegrar-se com o dom alheio?',
    practicalApplication:
      'Experimente servir três meses numa área simples e pergunte a dois irmãos maduros o que observam em você. Agradeça em voz alta o dom de alguém discreto. Se a sua igreja pratica profecia, peça que haja quem avalie, e anote o que ouvir antes de decidir qualquer coisa; decisões de saúde, dinheiro e família pedem tempo, conselho e profissional. Se não pratica, ore por quem pratica, sem zombaria. Nunca aceite toque, isolamento ou segredo em nome de revelação; isso é sinal de abuso. E, se deixou esfriar o dom que recebeu, procure reacendê-lo.',
    prayer:
      'Espírito Santo, que repartes como queres, eu te agradeço o que me deste, e que tantas vezes comparei com o do vizinho. Livra-me da inveja e da falsa modéstia. Queima em mim o gosto de aparecer. Mostra onde a minha mão cabe: na cozinha, no ensino, no hospital, na oração escondida. Guarda a tua igreja de fraudes e de medo de ti. Dá discernimento aos simples e temor aos que falam em teu nome. Onde houver confusão, põe ordem; onde houver frieza, sopra. E que, acima de todas as coisas, ames através de nós, para honra de Cristo. Amém.',
    additionalStudy:
      'Compare as listas de Romanos 12:3-8 e 1 Coríntios 12:4-11; o que se repete, o que é só de uma? Leia 1 Coríntios 14:26-33 imaginando o culto descrito e anote cada medida para que todos aprendam. Em 2 Timóteo 1:6-7, veja o que Timóteo devia fazer com o seu dom e que tipo de espírito Deus dá; que brasa sua precisa de sopro?',
    verses: [
      verse('1 Coríntios 12:4-11', 'variedade dons Espírito repartindo'),
      verse('Romanos 12:3-8', 'dons serviço ensino misericórdia alegria'),
      verse('1 Pedro 4:10-11', 'sirva dom administradores graça'),
      verse('1 Coríntios 13:1-3', 'línguas profecia amor nada'),
      verse('1 Coríntios 14:19', 'cinco palavras'),
      verse('1 Coríntios 14:26-33', 'edificação intérprete julguem confusão paz'),
      verse('1 Tessalonicenses 5:19-21', 'apagueis profecias examinai bom'),
      verse('Mateus 7:21-23', 'profetizamos nunca conheci'),
      verse('Atos 2:14-18', 'Joel derramarei Espírito filhas velhos'),
      verse('1 Coríntios 13:8-12', 'línguas acabarão parte completo'),
      verse('Números 11:26-29', 'Eldade ciúmes profetas Espírito'),
      verse('2 Timóteo 1:6-7', 'dom reacenderes força moderação'),
    ],
  },
  {
    slug: 'volta-de-cristo',
    theme: 'A volta de Cristo',
    synonyms: [
      'segunda vinda',
      'arrebatamento',
      'fim dos tempos',
      'últimos dias',
      'Maranata',
      'juízo final',
      'novos céus e nova terra',
      'sinais do fim',
      'volta de Jesus',
      'Jesus vai voltar',
    ],
    title: 'Esperar com as mãos ocupadas',
    introduction:
      'Em resumo: Jesus prometeu voltar, e ninguém sabe o dia. Ele vai ressuscitar os mortos, julgar com justiça e renovar todas as coisas. Até lá, esperar é continuar servindo.\n\nCada guerra, cada eclipse, cada epidemia traz de volta a pergunta: será agora? Há quem viva assustado, assistindo a vídeos de madrugada, e há quem tenha perdido o assunto de vista, como se a história fosse girar para sempre. O Novo Testamento não nos deixa nem no susto nem no sono. Ele promete que o mesmo Jesus que subiu voltará, de modo visível, para julgar com justiça, levantar os mortos e fazer novas todas as coisas; e recusa, com firmeza, dar a data. Este estudo reúne o que é certo, apresenta com justiça o que se discute e pergunta como se vive entre a promessa e o dia.',
    mainPoints: [
      'Jesus virá em pessoa. Enquanto os discípulos olhavam para o alto, dois mensageiros disseram que aquele Jesus voltaria do modo como o viram subir (Atos 1:6-11). Na véspera da cruz, ele tinha falado em preparar lugar e buscar os seus (João 14:1-3). A esperança cristã tem o rosto de alguém conhecido, com as mãos marcadas.',
      'O dia não nos foi dado. Ninguém sabe a hora, disse o próprio Senhor, e ela chegará como nos tempos de Noé, em plena rotina (Mateus 24:36-44). Guerras e fomes devem acontecer, e ainda não é o fim (Mateus 24:4-14). Quem marca data desobedece, mesmo com boa intenção, e convém desconfiar de quem vende o segredo.',
      'Os mortos em Cristo não perderão nada. Paulo consola os enlutados dizendo que esses mortos ressuscitarão, que seremos todos reunidos e que assim estaremos sempre com o Senhor (1 Tessalonicenses 4:13-18). O nosso corpo humilde será transformado à semelhança do corpo de Cristo (Filipenses 3:20-21), de modo que os túmulos, para a fé, são lugar de espera.',
      'Jesus vem para julgar e para renovar. A demora, diz Pedro, é paciência que dá tempo ao arrependimento; depois do fogo vêm novos céus e nova terra, onde mora a justiça (2 Pedro 3:8-13). João viu a cidade descer, Deus habitar com a gente e a dor acabar (Apocalipse 21:1-5). As vítimas serão ouvidas, e o mal não continuará para sempre.',
      'Esperar é trabalhar. Os servos da parábola recebem bens para multiplicar enquanto o senhor viaja, e agrada a ele quem se mexeu (Mateus 25:14-30). A graça nos educa para vida sóbria e justa, de olhos na esperança (Tito 2:11-14). Visitar o doente, consertar a cerca, criar os filhos: tudo isso cabe na espera do cristão.',
    ],
    historicalContext:
      'Parousía, o termo grego para a vinda de Cristo, significava “presença” ou “chegada” e era usado para a visita solene de um imperador. Os moradores saíam ao encontro da comitiva e entravam com ela na cidade; vários estudiosos veem essa imagem em Paulo (1 Tessalonicenses 4:13-18). Os cristãos da Palestina oravam em aramaico “maranata”, “vem, nosso Senhor”, expressão que Paulo manteve numa carta em grego (1 Coríntios 16:22). O discurso de Jesus em Mateus parte de uma frase sobre o templo, que de fato foi destruído pelos romanos no ano 70. O Apocalipse foi enviado a sete igrejas da Ásia pressionadas pelo culto ao imperador, e suas figuras, tiradas dos profetas, diziam a gente ameaçada quem era o verdadeiro Rei. Quem o ouvia lido em voz alta procurava coragem, muito mais do que um calendário.',
    theologicalAnalysis:
      'Todos os credos antigos afirmam a volta, a ressurreição e o juízo. A ordem dos acontecimentos, porém, é discutida há séculos. Quanto aos mil anos de Apocalipse 20:1-6, pré-milenistas esperam que Cristo venha antes de um reinado terreno; amilenistas leem o número como símbolo do tempo presente, em que ele já reina; pós-milenistas aguardam uma época de avanço do evangelho antes da vinda. Entre os pré-milenistas, os dispensacionalistas creem num arrebatamento da igreja antes da grande tribulação; outros o situam no meio ou no fim, junto da vinda gloriosa. Alguns entendem que boa parte do discurso de Jesus se cumpriu no ano 70.\n\nSão convicções de irmãos que amam a mesma Bíblia; vale perguntar ao pastor qual a sua igreja ensina. O centro não depende do mapa: quando Cristo aparecer, seremos parecidos com ele, e quem espera isso já começa a se purificar (1 João 3:2-3).',
    reflection:
      'Se alguém lhe garantisse que Jesus volta no mês que vem, o que você mudaria? Uma conta, um perdão, uma conversa, um hábito? A lista mostra o que já poderia mudar hoje. E que sentimento aparece primeiro: alegria, medo, indiferença? O medo pode ter sido plantado por filmes e sermões da infância; traga-o a quem vem, que é o mesmo que abençoava crianças. Se o mundo o cansou, repare que a última oração da Bíblia é um pedido para que ele venha (Apocalipse 22:17-20). Saudade também é um modo de crer.',
    practicalApplication:
      'Troque, por um mês, os vídeos de especulação pela leitura de um evangelho. Diante de notícia alarmante, verifique antes de repassar, ore pelas vítimas e ajude uma. Resolva uma pendência que gostaria de ter resolvida naquele dia. Plante alguma coisa que demore: uma árvore, um estudo, uma amizade com as crianças da escola dominical. Nunca largue emprego, tratamento ou patrimônio por previsão de ninguém. Se o pensamento no fim lhe tira o sono ou dispara crises de pânico, procure um profissional de saúde e um pastor tranquilo. Participe da Ceia lembrando que ela tem prazo: até que ele venha.',
    prayer:
      'Vem, Senhor Jesus. Digo isso com um pouco de saudade e um pouco de susto, e quero que a saudade cresça. O mundo range, os jornais assustam, os fortes parecem impunes; tu viste tudo e virás. Enquanto não vens, não me deixes dormir em serviço nem fugir para adivinhações. Põe azeite na minha lâmpada e trabalho nas minhas mãos. Consola quem enterrou hoje alguém que amava, com a promessa da manhã. Dá tempo e luz aos que ainda não te conhecem. E, quando o céu se abrir, que me encontres servindo, reconciliado e cantando. Maranata. Amém.',
    additionalStudy:
      'Leia Mateus 24:36-44 e em seguida Mateus 25:14-30: que atitude cada trecho pede, e por que as duas se completam? Em 2 Pedro 3:8-13, sublinhe a resposta aos que zombavam da demora e a pergunta sobre que tipo de pessoas devemos ser. Termine em Apocalipse 21:1-5 e escreva, numa linha, a lágrima que você espera ver enxugada.',
    verses: [
      verse('Atos 1:6-11', 'tempos nuvem Jesus virá céu'),
      verse('João 14:1-3', 'Pai preparar lugar virei'),
      verse('Mateus 24:36-44', 'hora ninguém Noé vigiai'),
      verse('Mateus 24:4-14', 'engane guerras fim Evangelho'),
      verse('1 Tessalonicenses 4:13-18', 'esperança ressuscitarão trombeta Senhor'),
      verse('Filipenses 3:20-21', 'cidadãos Salvador transformará corpo'),
      verse('2 Pedro 3:8-13', 'paciente arrependimento novos justiça'),
      verse('Apocalipse 21:1-5', 'novo cidade lágrima morte novas'),
      verse('Mateus 25:14-30', 'servos talentos fiel alegria'),
      verse('Tito 2:11-14', 'graça sóbria esperança aparecimento'),
      verse('1 Coríntios 16:22', 'vem Senhor'),
      verse('Apocalipse 20:1-6', 'dragão mil anos reinaram'),
      verse('1 João 3:2-3', 'semelhantes veremos esperança purifica'),
      verse('Apocalipse 22:17-20', 'Espírito noiva vem venho'),
    ],
  },
];
