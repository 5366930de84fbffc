import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const spiritAndWord: readonly ThemeStudy[] = [
  {
    slug: 'espirito-santo',
    theme: 'O Espírito Santo',
    synonyms: [
      'Consolador',
      'quem é o Espírito Santo',
      'batismo no Espírito',
      'cheio do Espírito',
      'línguas',
      'unção',
    ],
    title: 'O hóspede que veio para ficar',
    introduction:
      'Em resumo: O Espírito Santo é Deus presente conosco. Ele nos leva a Jesus, mora em nós e distribui dons. Quem crê pode pedir para ser cheio dele.\n\nEntre os cristãos brasileiros, poucos assuntos despertam tanto fervor e tanta cautela quanto o Espírito Santo. Há quem o procure como energia, há quem evite falar dele por medo de exageros. A Bíblia o apresenta como alguém: ele fala, ensina, consola, envia e pode ser entristecido. Foi ele quem pairou sobre as águas no começo, quem deu habilidade a artesãos e coragem a profetas, quem veio sobre uma casa cheia em Jerusalém e quem mora hoje no mais simples dos crentes. Este estudo procura conhecer a pessoa antes de discutir os seus dons, e mostrar com respeito em que pontos as igrejas pensam de maneiras diferentes.',
    mainPoints: [
      'O Espírito é pessoa, e é Deus. Jesus o prometeu como outro Consolador, que permaneceria com os discípulos para sempre (João 14:16-17), isto é, alguém do mesmo quilate que ele. Pedro disse a Ananias que mentir ao Espírito era mentir a Deus (Atos 5:3-4), e Paulo pede que não o entristeçamos (Efésios 4:30). Ninguém entristece uma força; só se entristece quem ama.',
      'O Espírito está em ação desde o princípio. Antes da primeira luz, movia-se sobre as águas (Gênesis 1:2). No deserto, encheu um artesão chamado Bezalel de talento para o ouro, a pedra e a madeira (Êxodo 31:2-5), o que honra todo trabalho bem-feito. No antigo Israel vinha sobre alguns, para tarefas determinadas. Joel anunciou um tempo em que seria derramado sobre filhos e filhas, velhos e jovens, até sobre servos e servas (Joel 2:28-29).',
      'Esse tempo chegou. Em Pentecostes houve som, fogo e línguas de muitas nações, e Pedro explicou que era o cumprimento daquela profecia (Atos 2:1-18). Os visitantes ouviram as grandezas de Deus cada um no idioma em que tinha nascido. Desde o primeiro dia, o Espírito empurra a igreja para fora, na direção de quem fala outra língua.',
      'O assunto preferido do Espírito é Cristo. Ele convence do pecado, guia à verdade e glorifica Jesus, tomando o que é dele para nos mostrar (João 16:7-15). Aqui está um bom critério: se uma pregação ou experiência deixa as pessoas impressionadas com o pregador e distantes do Senhor, convém examinar. O Espírito é como a luz que não olhamos, mas pela qual enxergamos um rosto.',
      'O Espírito habita em nós. O corpo do crente é seu templo (1 Coríntios 6:19), e por ele chamamos Deus de Pai e recebemos, no íntimo, a certeza de filhos (Romanos 8:15-16). Isso vale para quem tem emoções à flor da pele e para quem quase não sente nada. A presença dele não se mede pelo arrepio. Cuidar do corpo, com sono, comida e tratamento, é zelar pela casa em que ele mora.',
      'O Espírito distribui dons para o bem de todos. Sabedoria, conhecimento, fé, cura, discernimento e outros vêm do mesmo Espírito, repartidos como ele quer (1 Coríntios 12:4-11). Nenhum deles faz de alguém um cristão superior. Paulo pede duas coisas que gostamos de separar: não apagar o Espírito e examinar tudo, ficando com o que é bom (1 Tessalonicenses 5:19-21).',
    ],
    historicalContext:
      'A palavra hebraica ruach e a grega pneuma significam vento, sopro e espírito, e os autores bíblicos brincam com os três sentidos. Jesus chama o Espírito de parákletos, termo usado para o advogado ou amigo que se põe ao lado de alguém em apuros. Pentecostes era a festa das Semanas, cinquenta dias depois da Páscoa, quando Jerusalém recebia peregrinos judeus de várias regiões e se agradecia a colheita. No ano 381, o Concílio de Constantinopla confessou o Espírito como Senhor que dá a vida, adorado com o Pai e o Filho. No início do século 20, reuniões nos Estados Unidos, como a da rua Azusa, deram impulso ao movimento pentecostal, que chegou ao Brasil em 1910 e 1911 e hoje reúne grande parte dos evangélicos do país.',
    theologicalAnalysis:
      'Todas as igrejas históricas creem num só Deus em três pessoas e confessam que ninguém chega a Cristo sem a obra do Espírito. A partir daí surgem diferenças. Os pentecostais clássicos ensinam um batismo no Espírito posterior à conversão, que dá poder para testemunhar e tem como sinal falar em línguas. Reformados, batistas históricos e outros entendem que todo crente é batizado no Espírito ao crer, e que a vida cristã traz muitos enchimentos. Carismáticos ficam, de vários modos, entre as duas posições.\n\nTambém se discute se certos dons, como línguas, profecia e curas, continuam hoje. Uns julgam que cumpriram o seu papel no tempo dos apóstolos; outros, que permanecem até a volta de Cristo, com ordem e exame. Vale conversar com o seu pastor sobre o que a sua igreja ensina. Nenhuma palavra profética substitui a Escritura, decide casamento ou remédio por você, nem precisa ser obedecida por medo. E quem ainda não recebeu a cura que pediu não tem menos Espírito por isso.',
    reflection:
      'Quando um hóspede querido chega, a gente arruma a sala e torce para que ele não abra certas portas. O Espírito veio morar, e casa inteira é casa inteira. Pense num cômodo que você tem mantido trancado: um ressentimento, o jeito de usar o dinheiro, o que assiste quando ninguém vê. Ele não arromba. Também não fica ali como fiscal, anotando a desordem; veio como Consolador, e trabalha com paciência de artesão. Em que momentos do mês passado você percebeu um empurrão bom, uma lembrança de Jesus na hora certa, uma coragem que não era sua? Talvez ele estivesse mais perto do que parecia.',
    practicalApplication:
      'Nos próximos sete dias, antes de uma tarefa comum, como cozinhar, dirigir ou atender alguém, faça uma oração de uma linha pedindo a ajuda do Espírito. À noite, anote onde houve amor, paciência ou verdade que você reconhece como obra dele. Procure também identificar uma habilidade com que você serve bem aos outros e ofereça-a à sua comunidade. Se alguém usar o nome do Espírito para mandar suspender um remédio, entregar dinheiro ou guardar segredo de abuso, não obedeça: fale com seu médico e com pessoas de confiança.',
    prayer:
      'Espírito Santo, Senhor que dás a vida, eu te acolho na casa que já é tua. Perdoa as vezes em que te tratei como força para os meus planos, e as vezes em que te deixei falando sozinho. Ilumina a Palavra quando eu a leio com olhos cansados. Mostra-me Jesus. Conserta o que em mim está torto, com a paciência de quem conhece o material. Reparte os teus dons conforme o teu querer, e livra-me da inveja e do orgulho. Une igrejas que pensam diferente em torno do mesmo Senhor, e dá-me coragem para falar dele com simplicidade. Amém.',
    additionalStudy:
      'Leia Efésios 1:13-14 e pergunte o que um selo e uma garantia queriam dizer a quem comprava e vendia. Em Efésios 5:18-21, note as ações que acompanham a vida cheia do Espírito: quantas delas dependem de outras pessoas? Depois, volte a João 16:7-15 e tente explicar, com suas palavras, por que Jesus disse que sua partida seria vantagem para os discípulos.',
    verses: [
      verse('João 14:16-17', 'outro Consolador sempre habita'),
      verse('Atos 5:3-4', 'Ananias mentisses Espírito Deus'),
      verse('Efésios 4:30', 'não entristeçais Espírito'),
      verse('Gênesis 1:2', 'Espírito movia águas'),
      verse('Êxodo 31:2-5', 'Bezalel espírito ouro madeira'),
      verse('Joel 2:28-29', 'derramarei Espírito filhas servas'),
      verse('Atos 2:1-18', 'Pentecostes fogo línguas Joel'),
      verse('João 16:7-15', 'Consolador convencerá verdade glorificará'),
      verse('1 Coríntios 6:19', 'corpo templo Espírito'),
      verse('Romanos 8:15-16', 'adoção Aba testemunho filhos'),
      verse('1 Coríntios 12:4-11', 'dons mesmo Espírito repartindo'),
      verse('1 Tessalonicenses 5:19-21', 'não apagueis Espírito examinai'),
      verse('Efésios 1:13-14', 'selados Espírito garantia herança'),
      verse('Efésios 5:18-21', 'enchei Espírito salmos sujeitando'),
    ],
  },
  {
    slug: 'fruto-do-espirito',
    theme: 'O fruto do Espírito',
    synonyms: [
      'frutos do Espírito',
      'domínio próprio',
      'paciência',
      'obras da carne',
      'caráter cristão',
      'benignidade',
      'andar no Espírito',
    ],
    title: 'O que cresce devagar',
    introduction:
      'Em resumo: O Espírito faz crescer em nós um caráter parecido com o de Jesus. Isso leva tempo e depende de ficar perto dele. O amor vem em primeiro lugar.\n\nO fruto não se fabrica. Pode-se pendurar laranjas num galho seco com barbante, e por algumas horas ele engana quem passa na rua. Depois murcham. Paulo escolheu bem a figura para falar do que o Espírito faz em nós: é vivo, tem estação, depende de raiz, sofre com praga e seca, e alimenta os outros mais do que a própria árvore. Neste estudo veremos a conhecida lista de nove qualidades, o ambiente de briga em que ela foi escrita e por que o apóstolo diz “fruto”, no singular. O tema interessa a quem se decepciona consigo mesmo, a quem confunde dom com maturidade e a quem convive com gente difícil.',
    mainPoints: [
      'É um fruto só, com vários gomos. Paulo enumera amor, alegria, paz, paciência, gentileza e outras marcas (Gálatas 5:22-23) sem mandar que cada um escolha as suas. Por temperamento alguém pode ser calmo, e outro generoso; o Espírito vai adiante do temperamento e trabalha também onde somos fracos. A lista descreve uma pessoa, e quem a conhece reconhece nela o rosto de Jesus.',
      'O contraste ajuda a entender. Antes, o apóstolo fala das obras da carne e inclui, entre imoralidade e bebedeira, coisas toleradas nas melhores famílias e igrejas: brigas, ciúmes, iras, facções (Gálatas 5:19-21). “Carne”, aqui, não é o corpo, que Deus fez bom. É a vida organizada em torno de si mesma. Obras se produzem com esforço; o fruto nasce de outra seiva.',
      'O fruto depende da ligação com a raiz. Na última noite, Jesus comparou os discípulos a ramos: fora da videira não conseguem nada, e nela dão muito fruto (João 15:4-5). “Permanecer” é verbo sem pressa. Inclui oração, palavra guardada, obediência, Ceia, convívio com irmãos. Ninguém puxa um broto para fazê-lo crescer, e ninguém passa anos longe da raiz esperando colher.',
      'Existe luta. Espírito e carne puxam em direções opostas, e por isso Paulo manda andar no Espírito, um passo depois do outro (Gálatas 5:16-17). O conflito interior não é sinal de que nada mudou; defunto não luta. A graça pede a nossa participação e a torna possível, porque Deus opera em nós tanto a vontade quanto a ação (Filipenses 2:12-13).',
      'O amor vem primeiro e dá sabor aos demais. Em outra carta, Paulo o descreve com verbos de dia de semana: espera, não se irrita, não guarda rancor, não festeja a injustiça (1 Coríntios 13:4-7). Sem ele, paciência pode ser indiferença, e domínio próprio, orgulho. Mansidão também não é deixar-se pisar: Jesus, que se disse manso, derrubou mesas no templo (Mateus 21:12-13).',
      'O fruto aparece em comunidade. Amor, paciência e bondade exigem pelo menos duas pessoas. Logo depois da lista vem a instrução de recuperar com brandura quem caiu e de levar os fardos uns dos outros (Gálatas 6:1-2). A prova do fruto costuma ser feita na cozinha, no trânsito, no grupo da família e na reunião da igreja que passou da hora.',
    ],
    historicalContext:
      'A carta aos Gálatas foi dirigida a igrejas do interior da Ásia Menor, hoje Turquia, divididas pela pressão de mestres que impunham a circuncisão. O debate azedou a ponto de Paulo avisar que, se continuassem a morder-se, acabariam por devorar uns aos outros (Gálatas 5:15). Listas de virtudes e vícios eram comuns entre filósofos gregos e judeus da época; os estoicos prezavam o autocontrole como conquista do sábio. Paulo usa o mesmo formato e muda a fonte: o que eles alcançariam por treino, ele espera do Espírito. A imagem agrícola tinha história em Israel. Isaías cantou uma vinha bem cuidada que deu uvas ruins, e Deus procurava nela justiça (Isaías 5:1-7). João Batista e Jesus retomaram a figura, perguntando à religião de sua época pelo que ela produzia.',
    theologicalAnalysis:
      'Dons e fruto não são a mesma coisa. Os dons variam de pessoa para pessoa e servem à missão; o fruto é esperado de todos e mostra o caráter. A igreja de Corinto tinha muitos dons e pouca maturidade, e Jesus ensinou a reconhecer profetas pelos frutos (Mateus 7:15-20). Pentecostais e tradicionais concordam nisso, embora valorizem de modo diverso certas manifestações.\n\nUma pergunta honesta: e as pessoas sem fé que são pacientes e boas? A teologia cristã as reconhece com gratidão, como sinal da imagem de Deus e da bondade que ele espalha sobre todos; católicos falam de virtudes naturais, reformados, de graça comum. O fruto de que Paulo fala tem ligação viva com Cristo e aponta para ele. Discute-se ainda quanto se pode crescer. A tradição wesleyana espera uma plenitude do amor já nesta vida; a reformada insiste no combate até o fim. As duas pedem o mesmo: permanecer na videira. Convém acrescentar que depressão, esgotamento ou dor crônica podem encobrir a alegria sem que o Espírito tenha ido embora.',
    reflection:
      'Se perguntassem a quem mora com você qual das nove palavras falta mais em casa, qual seria a resposta? É uma pergunta incômoda, e a gente tende a se defender. Tente recebê-la como o agricultor recebe a análise do solo: mostra onde adubar. Lembre-se depois de como você era cinco ou dez anos atrás. Há mudanças que só se enxergam de longe, como a altura de uma árvore no quintal. Talvez você responda hoje com mais calma a uma provocação que antes viraria grito. Agradeça por isso sem modéstia falsa, porque o mérito é da seiva.',
    practicalApplication:
      'Escolha uma única palavra da lista e uma única situação em que ela costuma faltar, por exemplo, paciência na hora do dever de casa das crianças. Durante duas semanas, prepare essa hora com uma oração breve e combine consigo uma atitude concreta: respirar, baixar o tom, sair da sala por um minuto. Anote recaídas sem drama. Se a ira tem levado você a gritar, quebrar coisas ou machucar alguém, procure ajuda profissional e pastoral logo, e proteja quem está por perto.',
    prayer:
      'Senhor da vinha, o que o Senhor plantou em mim às vezes some no meio do mato. Pode, limpe, regue; confio na mão que segura a tesoura, mesmo quando dói. Não quero pendurar em meus galhos uma bondade de enfeite. Dê-me amor que chegue à cozinha e paciência que dure além do culto, alegria que não despreze quem chora e domínio sobre a língua. Guarde-me de comparar a minha colheita com a do vizinho. E, se este for tempo de raiz e não de flor, ajude-me a permanecer em Jesus, em quem está a minha vida. Amém.',
    additionalStudy:
      'Compare a lista de Gálatas com a roupa nova descrita em Colossenses 3:12-15: o que se repete, e que motivo Paulo dá para vestir-se assim? Veja como outra carta encadeia qualidades, uma apoiada na anterior (2 Pedro 1:5-8), e pergunte qual elo está solto na sua vida. Leia ainda Salmos 1:3 e pense na diferença entre dar fruto sempre e dar fruto no tempo próprio.',
    verses: [
      verse('Gálatas 5:22-23', 'fruto Espírito amor mansidão'),
      verse('Gálatas 5:19-21', 'obras carne ciúmes facções'),
      verse('João 15:4-5', 'ramo videira fruto permanecei'),
      verse('Gálatas 5:16-17', 'andai Espírito carne opõem'),
      verse('Filipenses 2:12-13', 'Deus opera querer agir'),
      verse('1 Coríntios 13:4-7', 'amor paciente injustiça suporta'),
      verse('Mateus 21:12-13', 'Templo derrubou mesas cambistas'),
      verse('Gálatas 6:1-2', 'restaurai mansidão cargas'),
      verse('Gálatas 5:15', 'mordeis devorais outros'),
      verse('Isaías 5:1-7', 'vinha uvas imprestáveis justiça'),
      verse('Mateus 7:15-20', 'profetas frutos conhecereis'),
      verse('Colossenses 3:12-15', 'revesti mansidão paciência amor'),
      verse('2 Pedro 1:5-8', 'virtude domínio paciência amor'),
      verse('Salmos 1:3', 'árvore fruto seu tempo'),
    ],
  },
  {
    slug: 'palavra-de-deus',
    theme: 'A Palavra de Deus',
    synonyms: [
      'Bíblia',
      'Escrituras',
      'como ler a Bíblia',
      'inspiração da Bíblia',
      'meditar na Palavra',
      'estudo bíblico',
      'por que confiar na Bíblia',
      'lâmpada para os pés',
    ],
    title: 'Um livro que nos lê',
    introduction:
      'Em resumo: Deus fala pela Bíblia, escrita por pessoas e inspirada por ele. Ela aponta para Jesus. Ler é bom, e praticar é melhor.\n\nHá Bíblias abertas na sala sempre no mesmo salmo, Bíblias de zíper que só saem no domingo e Bíblias no celular que disputam lugar com mensagens e vídeos. Ter o livro nunca foi tão fácil; deixar que ele nos fale continua pedindo tempo. A Bíblia é uma biblioteca de sessenta e seis livros no cânon protestante, escrita por muitas mãos ao longo de mais de mil anos, e atravessada por uma só história, que chega a Jesus. Este estudo pergunta o que queremos dizer quando a chamamos de Palavra de Deus, como lê-la sem torcer o que diz e por que ouvi-la sem obedecer é perder o melhor.',
    mainPoints: [
      'Deus fala, e de mais de um modo. A carta aos Hebreus recorda que ele se comunicou de muitas formas pelos profetas e, por fim, no Filho (Hebreus 1:1-2). O livro existe porque Deus quis ser conhecido. Quem o abre procura mais do que informação, frases de efeito ou amuleto: procura a voz de alguém que tomou a iniciativa da conversa.',
      'As Escrituras vêm do sopro de Deus e passam por gente de verdade. Paulo as descreve como inspiradas e úteis para ensinar, corrigir e formar pessoas prontas para o bem (2 Timóteo 3:15-17). Pedro explica que homens falaram movidos pelo Espírito (2 Pedro 1:20-21). Por isso há poemas, cartas e listas, com o estilo de cada autor, e por isso os lemos com oração e também com estudo.',
      'Tudo aponta para Cristo. Jesus disse a especialistas da Bíblia que eles a pesquisavam e não vinham àquele de quem ela dá testemunho (João 5:39-40). No caminho de Emaús, ele mesmo percorreu Moisés e os profetas mostrando o que lhe dizia respeito (Lucas 24:27). Conhecer versículos e evitar a pessoa é como decorar o endereço e nunca bater à porta.',
      'A Palavra alimenta e ilumina. Com fome no deserto, Jesus respondeu ao tentador que a vida humana se sustenta do que Deus fala; o tentador também citou um salmo, torcido, e foi corrigido por outro texto (Mateus 4:4-7). O salmista fala de lâmpada para os pés (Salmos 119:105): luz para o passo seguinte, bem menos que um holofote sobre os próximos vinte anos.',
      'A palavra é viva e nos põe a descoberto. Comparada a uma lâmina de dois fios, chega onde ninguém vê e distingue intenções (Hebreus 4:12). Essa espada nas mãos de Deus opera como bisturi. Nas nossas, se usada para humilhar o cônjuge, calar a vítima ou ganhar discussão, fere sem curar. A primeira pessoa a quem o texto se dirige é quem está lendo.',
      'A Palavra pede ouvintes que pratiquem. Tiago fala de quem se olha no espelho e logo esquece a própria cara (Tiago 1:22-25). Os bereanos, por sua vez, receberam a pregação com interesse e conferiram dia após dia se era aquilo mesmo (Atos 17:11). Mente aberta, exame cuidadoso e obediência formam o bom leitor, seja qual for a sua escolaridade.',
    ],
    historicalContext:
      'O Antigo Testamento foi escrito quase todo em hebraico, com partes em aramaico; o Novo, em grego. Os textos eram copiados à mão em rolos e, mais tarde, em cadernos, e a maioria das pessoas os conhecia de ouvido: depois do exílio, Esdras leu a Lei em praça pública, enquanto levitas explicavam o sentido (Neemias 8:8). Os manuscritos achados junto ao mar Morto, a partir de 1947, mostraram com que cuidado muitos livros tinham sido transmitidos. Os escritos dos apóstolos circularam entre as igrejas e foram sendo reconhecidos; no ano 367, Atanásio enumerou os vinte e sete do Novo Testamento que usamos. Em português, o pioneiro foi João Ferreira de Almeida, cujo Novo Testamento saiu em 1681; ele morreu antes de terminar o Antigo, que colegas completaram e que só foi impresso no século seguinte.',
    theologicalAnalysis:
      'Para os protestantes, a Escritura é a autoridade final em fé e conduta; tradição, razão e experiência ajudam a entendê-la, sem ficar acima dela. Católicos e ortodoxos a recebem junto com a Tradição da igreja e têm no Antigo Testamento alguns livros a mais, que a maioria dos protestantes considera leitura proveitosa, porém não norma de fé. Entre evangélicos há os que preferem dizer que a Bíblia é inerrante em tudo o que afirma, e os que falam de infalibilidade naquilo que ela pretende ensinar. Todos a reconhecem como verdadeira e suficiente para nos levar a Cristo.\n\nA própria Bíblia admite que há nela passagens difíceis e que se pode distorcê-las (2 Pedro 3:16). Algumas regras protegem o leitor: considerar o gênero do texto, ler o parágrafo inteiro, perguntar a quem foi dito, comparar com outras passagens e caminhar com a igreja. Um versículo isolado, arrancado como bilhete de sorteio, costuma dizer apenas o que já queríamos ouvir.',
    reflection:
      'Um oficial etíope lia em voz alta na sua carruagem e não entendia. Filipe perguntou se ele compreendia, e a resposta foi de uma honestidade bonita: como, se ninguém me explica (Atos 8:26-35)? Talvez você já tenha fingido entender um sermão, ou desistido da leitura em Levítico com sentimento de fracasso. Não há vergonha em pedir ajuda. Pense também no contrário: um texto que você conhece tão bem que deixou de escutar. Qual foi a última vez em que a Bíblia discordou de você e lhe deu trabalho? É aí, muitas vezes, que ela está viva.',
    practicalApplication:
      'Escolha um evangelho e leia um trecho curto por dia, sempre no mesmo horário, durante um mês. Depois da leitura, responda em um caderno: o que o texto diz de Deus, o que diz de nós, que passo ele pede hoje. Se a vista cansa, ouça em áudio; se a leitura é difícil, convide um neto ou um vizinho e leiam juntos. Uma vez por semana, conte a alguém o que aprendeu. E, quando ouvir no culto ou na internet uma afirmação espantosa, abra a passagem inteira e confira antes de repassar a mensagem.',
    prayer:
      'Senhor, tu falas, e eu vivo cercado de barulho. Silencia em mim a pressa de chegar logo ao fim do capítulo. Dá-me fome da tua palavra como se tem fome de pão, e abre o que para mim está fechado. Quando ela me consolar, que eu creia; quando me corrigir, que eu não procure outra página. Agradeço por quem a copiou à luz de candeia, por quem a traduziu longe de casa e por quem a leu para mim na infância. Livra-me de usá-la como arma. Leva-me, por ela, aos pés de Jesus, e que eu o siga. Amém.',
    additionalStudy:
      'Medite em Salmos 19:7-14: que efeitos a palavra de Deus produz, e com que pedido o poeta encerra? Em Atos 8:26-35, repare por onde Filipe começa a explicação e aonde ela chega. Volte depois a Salmos 119:105 e pergunte por que alguém que caminhava de noite, com uma candeia pequena, escolheria essa figura.',
    verses: [
      verse('Hebreus 1:1-2', 'falou profetas Filho'),
      verse('2 Timóteo 3:15-17', 'escritura inspirada corrigir instruir'),
      verse('2 Pedro 1:20-21', 'profecia homens conduzidos Espírito'),
      verse('João 5:39-40', 'escrituras testemunham não vir'),
      verse('Lucas 24:27', 'Moisés profetas explicava Escrituras'),
      verse('Mateus 4:4-7', 'pão palavra escrito tentarás'),
      verse('Salmos 119:105', 'palavra lâmpada pés luz'),
      verse('Hebreus 4:12', 'palavra viva espada intenções'),
      verse('Tiago 1:22-25', 'praticantes ouvintes espelho'),
      verse('Atos 17:11', 'examinando dia escrituras'),
      verse('Neemias 8:8', 'livro explicando sentido entender'),
      verse('2 Pedro 3:16', 'difíceis entender distorcem'),
      verse('Atos 8:26-35', 'Filipe Isaías eunuco entendes'),
      verse('Salmos 19:7-14', 'lei restaura mel rocha'),
    ],
  },
  {
    slug: 'oracao',
    theme: 'Oração',
    synonyms: [
      'como orar',
      'orar',
      'não sei orar',
      'Deus não responde',

      'vida de oração',
      'intercessão',
      'orar sem cessar',
      'súplica',
    ],
    title: 'Conversa de filho',
    introduction:
      'Em resumo: Orar é conversar com Deus como filho. Cabem na oração a alegria, a dor e a insistência. O Espírito nos ajuda quando faltam palavras.\n\nDepois de ver Jesus orar, os discípulos pediram uma aula. Não pediram que os ensinasse a pregar, nem a multiplicar pães. Havia naquelas madrugadas solitárias alguma coisa que eles não tinham e queriam ter. Muitos de nós entendemos o pedido: oramos com as mesmas cinco frases, dormimos no meio, ficamos sem saber se alguém escutou. A boa notícia é que, na Bíblia, ninguém precisa ser especialista. Ali há orações longas e de uma linha, cantadas, gemidas, discutidas, escritas. Este estudo reúne algumas delas para responder a perguntas simples: com quem falamos, o que se pode dizer, por que insistir e o que fazer quando a resposta é outra.',
    mainPoints: [
      'A oração começa com a palavra “Pai”. Jesus ensinou a orar sem plateia e sem fórmulas compridas, a um Deus que já conhece a necessidade antes do pedido (Mateus 6:6-13). Se ele já sabe, para que orar? Porque filho fala com pai para estar com ele. O Pai-Nosso dá o rumo: primeiro o nome, o reino e a vontade de Deus; depois o pão, o perdão e a proteção.',
      'Jesus mesmo precisou orar. Depois de uma noite cheia de doentes, levantou-se no escuro e procurou um lugar deserto (Marcos 1:35). Se o Filho buscava esses encontros, a oração não é tarefa de principiantes. Ela tampouco ocupa só as sobras do dia. Dez minutos protegidos valem mais do que uma hora sempre adiada.',
      'Cabe na oração tudo o que há no coração. O salmista convida a derramá-lo diante de Deus como quem esvazia um balde (Salmos 62:8). Ana orou com amargura, chorando, sem som, e o sacerdote a tomou por bêbada (1 Samuel 1:10-16). Deus, porém, a entendia. Não é preciso arrumar os sentimentos antes de entrar; a sala é justamente para isso.',
      'Insistir não é falta de fé. Jesus contou a história da viúva que voltava sempre ao mesmo juiz, e o fez para que os seus não desanimassem (Lucas 18:1-8). O juiz era mau; Deus é bom, e o contraste é o ponto da parábola. Ansiosos, somos chamados a trocar a preocupação por pedidos com gratidão, e a paz de Deus fica de guarda (Filipenses 4:6-7).',
      'A oração descansa na vontade de Deus. Temos confiança de ser ouvidos quando pedimos conforme o que ele quer (1 João 5:14). No Getsêmani, Jesus pediu que o cálice passasse e, no mesmo fôlego, entregou-se ao Pai (Marcos 14:36). O pedido dele foi verdadeiro, a resposta foi “não”, e nenhum outro “não” da história trouxe tanto bem.',
      'Deus nos ajuda a orar. Quando faltam palavras, o Espírito intercede dentro da nossa fraqueza (Romanos 8:26). Há um caso, porém, em que orações longas não adiantam: aos que exploravam o pobre, Deus mandou primeiro lavar as mãos e defender o órfão e a viúva (Isaías 1:15-17). Joelho dobrado e injustiça praticada não combinam.',
    ],
    historicalContext:
      'O judeu piedoso orava em horas fixas. Daniel, no exílio, ajoelhava-se três vezes ao dia com a janela voltada para Jerusalém (Daniel 6:10). De manhã e à noite recitava-se a confissão do Deus único, e havia bênçãos para o pão, o vinho e o despertar. Orava-se em pé, de mãos erguidas, de joelhos ou com o rosto no chão. Ao que parece, era habitual que um mestre deixasse aos discípulos uma oração própria, e foi isso que pediram a Jesus. Em aramaico ele dizia Abba, tratamento familiar que filhos de qualquer idade davam ao pai, ao mesmo tempo íntimo e respeitoso. Entre os pagãos era comum acumular títulos e repetir fórmulas para garantir a atenção dos deuses. Um manual cristão muito antigo, a Didaquê, recomenda dizer o Pai-Nosso três vezes por dia.',
    theologicalAnalysis:
      'Se Deus tem um plano, a oração muda alguma coisa? As tradições respondem de modos diferentes. Os reformados ensinam que Deus estabelece tanto os fins quanto os meios, e que a oração é um dos meios pelos quais faz o que decidiu. Os arminianos acentuam que ele leva em conta de verdade os pedidos dos filhos e age em resposta. Ambos oram, e ambos veem na Bíblia um Deus que escuta.\n\nOutras diferenças: evangélicos dirigem a oração a Deus por meio de Cristo, único mediador (1 Timóteo 2:1-5), enquanto católicos e ortodoxos pedem também a intercessão dos santos. Há igrejas de orações escritas e igrejas de oração espontânea; a Bíblia contém as duas. Muitos pentecostais oram em línguas na devoção particular, e outros grupos não. Quanto à oração pelos enfermos, todos podem fazê-la com confiança, sem prometer o resultado, sem culpar quem não sarou e sem dispensar o médico. Um pedido negado não mede a fé de ninguém: Jesus e Paulo tiveram os seus.',
    reflection:
      'Tente lembrar como aprendeu a orar. Talvez ao pé da cama com a avó, talvez já adulto, num aperto. Aquela primeira maneira marcou o seu jeito de imaginar Deus: severo, distante, amigo, ocupado? Repare nas palavras que mais repete hoje. Algumas pessoas só agradecem, porque acham feio pedir; outras só pedem; outras oram bonito em público e não sabem o que dizer sozinhas. O que você nunca disse a Deus, por julgar que não ficaria bem? Os salmos já disseram coisa mais dura. E pode ser que o silêncio que você sente seja o de alguém que escuta com atenção.',
    practicalApplication:
      'Nesta semana, ore o Pai-Nosso uma vez por dia bem devagar, parando em um pedido de cada vez e acrescentando nomes. Reserve um lugar e um horário, mesmo que seja o banco do ônibus. Faça uma lista curta de pessoas, com espaço para a data, e revise-a no fim do mês. Se a ansiedade aperta o peito ou tira o sono há semanas, continue orando e marque também uma consulta; as duas coisas caminham bem juntas. Quem vive ameaça dentro de casa deve orar e pedir socorro.',
    prayer:
      'Pai nosso, ensina-me outra vez, desde o começo. Às vezes chego com pressa e recito; às vezes não chego. Recebe esta hora como ela é, com a louça na pia e a cabeça cheia. Trago as pessoas que amo e digo o nome de cada uma. Trago o pedido que repito há tanto tempo que já tenho vergonha: tu sabes qual é. Se a resposta for sim, dá-me gratidão; se for esperar, dá-me fôlego; se for não, não soltes a minha mão. Que a tua vontade se faça em mim com a alegria com que é feita no céu. Amém.',
    additionalStudy:
      'Em Lucas 11:1-13, observe o amigo da meia-noite e o pai que não dá pedra ao filho: o que cada figura corrige na nossa ideia de Deus? Acompanhe a oração de Neemias 1:4-11 e marque onde ele adora, confessa, lembra promessas e pede. Depois releia Mateus 6:6-13 e escreva o seu próprio Pai-Nosso ampliado, frase por frase.',
    verses: [
      verse('Mateus 6:6-13', 'quarto Pai nosso pão'),
      verse('Marcos 1:35', 'madrugada escuro deserto orava'),
      verse('Salmos 62:8', 'confiai derramai coração refúgio'),
      verse('1 Samuel 1:10-16', 'Ana amargura orou embriagada'),
      verse('Lucas 18:1-8', 'orar juiz viúva justiça'),
      verse('Filipenses 4:6-7', 'ansiosos pedidos paz guardará'),
      verse('1 João 5:14', 'pedirmos conforme vontade ouve'),
      verse('Marcos 14:36', 'Aba cálice queres'),
      verse('Romanos 8:26', 'Espírito fraquezas intercede gemidos'),
      verse('Isaías 1:15-17', 'orações lavai órfão viúva'),
      verse('Daniel 6:10', 'janelas Jerusalém joelhos três'),
      verse('1 Timóteo 2:1-5', 'orações Mediador Cristo'),
      verse('Lucas 11:1-13', 'amigo pães pedi pedra'),
      verse('Neemias 1:4-11', 'chorei jejuei orei copeiro'),
    ],
  },
  {
    slug: 'adoracao',
    theme: 'Adoração',
    synonyms: [
      'louvor',
      'culto',
      'adorar a Deus',
      'música na igreja',
      'louvar em meio à dor',
      'espírito e em verdade',
      'culto racional',
      'gratidão a Deus',
    ],
    title: 'Dar a Deus o lugar que é dele',
    introduction:
      'Em resumo: Adorar é dar a Deus o primeiro lugar. Isso acontece no culto e também no trabalho e no modo de tratar os outros. Deus não aceita festa junto com injustiça.\n\nPergunte a dez pessoas o que é adoração, e talvez oito respondam falando de música. Depois do culto, muita gente volta para casa comentando se o louvor estava bom. A Bíblia tem muito canto, com harpas, tambores e vozes, mas quando usa a palavra pensa em corpo que se inclina e em vida que se entrega. Todo mundo se inclina diante de alguma coisa: o sucesso, a aparência, o dinheiro guardado, o próprio filho. Adorar é pôr Deus no lugar que é só dele e deixar que o resto encontre a sua medida. Vamos ao poço de Samaria, a uma prisão à meia-noite e ao céu aberto do Apocalipse para aprender como se faz.',
    mainPoints: [
      'Só Deus merece adoração. O primeiro mandamento vem depois do anúncio da libertação do Egito: quem tirou o povo da escravidão não quer vê-lo escravo de outros deuses (Êxodo 20:2-3). Quando lhe ofereceram o mundo em troca de uma reverência, Jesus recusou e repetiu essa exclusividade (Mateus 4:10). Aquilo por que sacrificamos tempo, sono e pessoas costuma ser o nosso verdadeiro altar.',
      'O Pai procura adoradores. A conversa com a samaritana tinha ido parar na disputa sobre o monte certo, e Jesus deslocou a questão: chegou a hora de adorar em espírito e em verdade (João 4:20-24). Já não é o endereço que decide. Importa que o Espírito nos mova por dentro e que a adoração corresponda a quem Deus é, conforme se mostrou em seu Filho.',
      'A adoração inclui o corpo inteiro, de segunda a sábado. Depois de onze capítulos sobre a misericórdia, Paulo pede que os leitores se ofereçam como sacrifício vivo (Romanos 12:1). Quem troca fralda, conserta motor, corrige prova ou atende no balcão pode fazer disso uma oferta. O domingo reúne e alimenta esse culto espalhado, e por isso não o substitui nem é substituído por ele.',
      'Deus recusa festa sem justiça. Por meio de Amós, ele mandou o reino do Norte, rico e religioso, calar as canções e deixar o direito correr como rio (Amós 5:21-24). O problema não estava na afinação. Havia pobres vendidos e tribunais comprados. A adoração que não muda a maneira de pagar salário e de tratar o fraco ainda está pela metade.',
      'Adoramos juntos. A palavra de Cristo mora numa comunidade que ensina e canta com gratidão (Colossenses 3:16). Nessas horas um empresta fé ao outro: quem não consegue cantar é sustentado por quem canta. O velho que sabe o hino de cor e o adolescente do violão prestam o mesmo serviço, e os dois têm algo a ceder.',
      'A adoração pode nascer na dor e caminha para a festa. Com as costas feridas, Paulo e Silas cantavam na cela (Atos 16:25); Habacuque escolheu alegrar-se em Deus diante do curral vazio (Habacuque 3:17-18). Ninguém deve ser forçado a sorrir, e lamentar também é adorar. No fim, gente de toda tribo e idioma cantará ao Cordeiro que a comprou (Apocalipse 5:9-13).',
    ],
    historicalContext:
      'Em Israel, o culto tinha um centro. A Lei mandava levar as ofertas ao lugar que Deus escolhesse, e ali comer com alegria diante dele (Deuteronômio 12:5-7). O templo reunia sacrifícios, incenso, coros de levitas e os salmos, cantados em procissões e festas. Depois da divisão do reino e do exílio, os samaritanos tiveram o seu próprio santuário, no monte Gerizim; um governante judeu o destruiu no fim do século 2 antes de Cristo, e a mágoa ainda estava viva quando Jesus se sentou junto ao poço. Os primeiros cristãos frequentavam o templo e repartiam o pão nas casas (Atos 2:42-47). Por volta do ano 112, o governador Plínio escreveu ao imperador que eles se reuniam antes do amanhecer, em dia certo, para cantar a Cristo como a um deus.',
    theologicalAnalysis:
      'As igrejas divergem sobre a forma do culto. Na tradição reformada mais estrita, só se faz o que a Escritura ordena; luteranos, anglicanos e muitos outros admitem o que ela não proíbe e edifica. Há liturgias com orações fixas e há reuniões de formato livre; comunidades que levantam as mãos, dançam e choram, e outras em que o silêncio fala. Sobre o dia, a maioria guarda o domingo, por causa da ressurreição; adventistas e batistas do sétimo dia, o sábado. Católicos e ortodoxos distinguem a adoração devida somente a Deus da honra dada a santos e imagens; a maior parte dos protestantes entende que essa prática deve ser evitada.\n\nApesar de tudo isso, um mesmo caminho une os cristãos: adoramos o Pai, pelo Filho, no Espírito. O louvor não compra a presença de Deus, que vem antes, nem serve de técnica para mudar circunstâncias. Ele é resposta. Por isso combina com doutrina clara e com lágrima, com palmas e com ofertas discretas ao necessitado (Hebreus 13:15-16).',
    reflection:
      'Pense no último culto de que participou. O que você esperava receber, e o que levou para oferecer? É comum sair avaliando: o som, o sermão, o banco duro. A pergunta que vem antes de todas é se Deus foi honrado, e ele olha para onde ninguém avalia. Pense também nos seus dias sem canto. O poeta de um salmo lembrava com saudade o tempo em que ia com a multidão, e agora só tinha lágrimas (Salmos 42:1-5). Ele continuou falando com Deus, e isso já era culto. O que você tem hoje nas mãos, mesmo pouco, que possa ser posto diante do Senhor?',
    practicalApplication:
      'Escolha uma tarefa que você faz por obrigação e, durante a semana, ofereça-a a Deus em voz baixa antes de começar. No domingo, chegue mais cedo, cumprimente alguém que costuma ficar sozinho e cante mesmo a música de que não gosta, por amor a quem precisa dela. Examine também o seu altar: anote, por três dias, em que gastou tempo e dinheiro livres, e converse com Deus sobre o resultado. Se a doença impede você de sair, peça visita e transmissão à sua igreja. E separe algo para repartir, sem divulgar.',
    prayer:
      'Digno é o Senhor, e tudo em mim custa a lembrar disso. Ajoelho por dentro, já que por fora nem sempre consigo. Recolha os pedaços do meu dia: o café coado cedo, a fila, a conversa difícil, o riso das crianças; que sejam ofertas. Derrube os tronos pequenos que fui montando sem perceber. Quando houver canto, que eu cante com gratidão; quando só houver silêncio, que eu fique na sua presença sem fugir. Una a minha voz fraca à do seu povo espalhado pela terra, até o dia em que o veremos. Por Cristo, o Cordeiro. Amém.',
    additionalStudy:
      'O Salmo 95 começa em festa e termina com um aviso: por que as duas partes estão no mesmo cântico? Leia João 4:20-24 em voz alta e pergunte o que mudou com a chegada da hora de que Jesus fala. Em Apocalipse 5:9-13, faça uma lista de quem canta e dos motivos do canto, e compare-a com as letras que a sua igreja mais usa.',
    verses: [
      verse('Êxodo 20:2-3', 'Egito servos deuses diante'),
      verse('Mateus 4:10', 'Satanás Deus adorarás só'),
      verse('João 4:20-24', 'monte adoradores espírito verdade'),
      verse('Romanos 12:1', 'corpos sacrifício vivo culto'),
      verse('Amós 5:21-24', 'cânticos juízo águas justiça'),
      verse('Colossenses 3:16', 'palavra Cristo cantai hinos'),
      verse('Atos 16:25', 'Paulo Silas cantando presos'),
      verse('Habacuque 3:17-18', 'figueira currais alegrarei'),
      verse('Apocalipse 5:9-13', 'cântico Cordeiro tribo língua'),
      verse('Deuteronômio 12:5-7', 'lugar holocaustos comereis alegrareis'),
      verse('Atos 2:42-47', 'comunhão pão Templo louvando'),
      verse('Hebreus 13:15-16', 'sacrifício louvor compartilhar'),
      verse('Salmos 42:1-5', 'corça lágrimas multidão louvor'),
      verse('Salmos 95', 'cantemos rocha adoremos endureçais'),
    ],
  },
];
