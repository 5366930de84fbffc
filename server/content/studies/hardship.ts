import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const hardship: readonly ThemeStudy[] = [
  {
    slug: 'ansiedade',
    theme: 'Ansiedade',
    synonyms: [
      'ansioso',
      'preocupação',
      'nervosismo',
      'medo do futuro',
      'crise de ansiedade',
      'insônia',
      'aflição',
      'paz de Deus',
      'síndrome do pânico',
    ],
    title: 'Um peso que se pode passar adiante',
    introduction:
      'Em resumo: A ansiedade é comum, e Deus não despreza quem a sente. A Bíblia ensina a orar, a olhar o dia de hoje e a aceitar cuidado. Médico e psicólogo também são ajuda dele.\n\nO coração dispara antes do exame. O sono foge na véspera do vencimento. A cabeça ensaia desgraças que talvez nunca cheguem, e o corpo responde como se já estivessem na sala. Quase todos conhecemos isso em alguma medida, e para alguns a ansiedade virou doença, com nome e tratamento. A Bíblia fala do assunto sem pedir que finjamos calma. Ela mostra profetas exaustos, um apóstolo preocupado com gente que amava, o próprio Jesus angustiado num jardim. Vamos ler juntos os textos mais lembrados, no lugar em que foram escritos, e perguntar o que oferecem a quem está com o peito apertado hoje.',
    mainPoints: [
      'A ordem de Paulo vem com um caminho. Ele escreve que nada deve nos deixar ansiosos e logo indica o que fazer: contar tudo a Deus, pedir, agradecer; a paz então monta guarda no coração e na mente (Filipenses 4:6-7). Não se trata de apertar os dentes e parar de sentir. A preocupação vira frase, e a frase tem a quem ser dita.',
      'Jesus apontou para cima e para o chão. Aves que não guardam em celeiros comem; flores que não fiam se vestem; e o Pai conhece aquilo de que precisamos (Mateus 6:25-34). Ele não elogia a imprevidência, já que as aves trabalham bastante. Corrige a ideia de que a vida depende só do nosso controle, e reduz o tamanho da tarefa: um dia por vez.',
      '“Lançar” é verbo de movimento. Pedro manda humilhar-se sob a mão de Deus e jogar sobre ele toda a ansiedade, porque ele cuida de nós (1 Pedro 5:6-7). Entregar o controle é uma forma de humildade. E quem já tentou sabe que o peso volta; joga-se outra vez, de hora em hora se for preciso.',
      'Deus cuida do corpo também. Depois de um grande susto, Elias pediu para morrer. O anjo não fez discurso: deixou-o dormir, deu-lhe pão quente e água, e repetiu a dose, porque o caminho era longo (1 Reis 19:4-8). Descanso, comida e companhia fizeram parte do cuidado divino. Remédio e terapia, hoje, podem fazer parte dele também.',
      'Falar com a própria alma ajuda. O salmista pergunta a si mesmo por que está tão abatido e se lembra de esperar em Deus (Salmos 42:11); outro conta que, na multidão das preocupações, a consolação do Senhor o alegrou (Salmos 94:18-19). Um terceiro se compara à criança quieta no colo (Salmos 131:1-2). São orações para repetir quando faltam palavras.',
    ],
    historicalContext:
      'Filipos era colônia romana na Macedônia, povoada desde o início por militares reformados. Paulo escreveu à igreja de lá como preso, provavelmente em Roma, sem saber se sairia vivo. O verbo que descreve a paz guardando o coração é militar e sugere sentinela no portão (Filipenses 4:6-7). Já os ouvintes do sermão de Jesus eram, na maioria, pescadores, lavradores e diaristas; muitos recebiam no fim do dia o que comeriam à noite, e uma seca ou um imposto a mais podia custar a terra (Mateus 6:25-34). A palavra grega mérimna serve tanto para a preocupação que sufoca quanto para o cuidado saudável: Paulo usa o verbo aparentado para elogiar Timóteo, que se importava de verdade com os outros (Filipenses 2:20), e fala do peso diário que sentia pelas igrejas (2 Coríntios 11:28).',
    theologicalAnalysis:
      'Ansiedade é pecado? Alguns conselheiros cristãos respondem que sim, pois Jesus a proíbe e ela revela falta de confiança. Outros distinguem: existe a preocupação que tomou o lugar de Deus, da qual nos arrependemos, e existe a angústia como sofrimento, da qual somos cuidados. O segundo grupo lembra que o Senhor, sem pecado, ficou profundamente angustiado no Getsêmani e pediu companhia (Mateus 26:36-39). A maior parte dos pastores hoje reconhece ainda o transtorno de ansiedade, que envolve o corpo, e recomenda médico e psicólogo sem ver nisso falta de fé.\n\nConvém também ler cada promessa no trecho em que foi dita. Deus disse a Israel, servo exilado e pequeno, que não temesse, porque estava com ele (Isaías 41:8-10); o cristão recebe essa palavra por meio de Cristo, como certeza de companhia, sem garantia de que aquilo que ele teme nunca vai acontecer. Jesus avisou que cada dia traz o seu mal, e a paz prometida convive com problemas reais.',
    reflection:
      'Faça a lista honesta do que tem tirado o seu sono. Ao lado de cada item, escreva: isto depende de mim, isto não depende, isto nem aconteceu. O tamanho da terceira coluna costuma surpreender. Observe também o que alimenta a aflição: o noticiário antes de deitar, o café da tarde, a comparação com a vida alheia, uma conversa que você vem evitando. Marta amava Jesus e, ainda assim, estava inquieta com muitas coisas; ele disse o nome dela duas vezes antes de corrigi-la (Lucas 10:40-42). Consegue ouvir o seu nome dito assim, com afeto?',
    practicalApplication:
      'Escolha um horário fixo para se preocupar: dez minutos, papel e caneta; fora dele, anote e adie. Transforme cada item em um pedido curto e em um agradecimento. Caminhe, respire devagar, desligue as telas uma hora antes de dormir. Conte a alguém como você está de fato. Se a ansiedade atrapalha o trabalho, o sono ou as refeições há semanas, procure a unidade de saúde; não interrompa remédio por conta própria. Dor no peito e falta de ar pedem avaliação: ligue 192. Se vierem pensamentos de morte, fale já com o CVV, no 188, e procure companhia.',
    prayer:
      'Pai, a minha cabeça corre mais do que as minhas pernas. Trago a ti esta lista amassada: as contas, o exame, o filho na rua, o telefonema que não veio. Não sei entregar direito; entrego do jeito que consigo e peço que segures firme. Ensina-me a viver o dia de hoje, com o pão de hoje. Dá sono a quem vira na cama, coragem a quem precisa marcar a consulta, paciência a quem mora com os aflitos. Como alimentaste Elias debaixo da árvore, alimenta-me. Aquieta em mim o que grita. Por Jesus, que conheceu a angústia. Amém.',
    additionalStudy:
      'Leia Mateus 6:25-34 e conte as perguntas que Jesus faz; responda a cada uma por escrito. Em 1 Reis 19:4-8, anote a ordem do cuidado recebido por Elias e compare com o que você costuma fazer quando se esgota. Depois ore devagar Salmos 131:1-2: que grandezas o salmista deixou de lado, e quais você poderia deixar por esta semana?',
    verses: [
      verse('Filipenses 4:6-7', 'ansiosos orações paz guardará corações'),
      verse('Mateus 6:25-34', 'aves lírios Pai ansiosos amanhã'),
      verse('1 Pedro 5:6-7', 'humilhai lançando ansiedade cuidado'),
      verse('1 Reis 19:4-8', 'morrer anjo come água caminho'),
      verse('Salmos 42:11', 'abatida alma espera Deus'),
      verse('Salmos 94:18-19', 'preocupações consolações alegram'),
      verse('Salmos 131:1-2', 'sossego alma criança mãe'),
      verse('Filipenses 2:20', 'importe sinceramente convosco'),
      verse('2 Coríntios 11:28', 'preocupações dia igrejas'),
      verse('Mateus 26:36-39', 'angustiar tristeza vigiai cálice'),
      verse('Isaías 41:8-10', 'Israel servo temas contigo'),
      verse('Lucas 10:40-42', 'Marta inquieta muitas necessária'),
    ],
  },
  {
    slug: 'luto',
    theme: 'Luto',
    synonyms: [
      'morte',
      'perda de um ente querido',
      'saudade de quem morreu',
      'consolo',
      'viuvez',
      'falecimento',
      'perdi minha mãe',
      'perda de um filho',
    ],
    title: 'Lágrimas com endereço',
    introduction:
      'Em resumo: Chorar quem morreu não é falta de fé, e Jesus também chorou. O luto tem o seu tempo. Por causa da ressurreição, a morte não tem a última palavra.\n\nA cadeira vazia à mesa diz mais do que os discursos. Depois do velório, quando as visitas rareiam, começa o trabalho lento de viver sem alguém. Uns choram todo dia, outros não conseguem chorar; há quem sinta raiva, alívio, culpa, tudo na mesma tarde. E sempre aparece quem diga que crente não deve ficar triste. A Bíblia pensa diferente. Nela se chora muito, por dias marcados, com roupas rasgadas e perguntas em voz alta, e o próprio Filho de Deus chorou diante de um túmulo. Este estudo quer fazer companhia. Leia aos pedaços, sem pressa, e pare quando precisar.',
    mainPoints: [
      'Jesus chorou, sabendo que ressuscitaria Lázaro. Maria caiu aos seus pés com a queixa de que ele tinha chegado tarde, e ele não a repreendeu: comoveu-se, perturbou-se e chorou (João 11:17-36). Os presentes entenderam como sinal de amor. Se aquele que vence a morte chora diante dela, ninguém precisa pedir desculpas por chorar.',
      'Ninguém marca a hora em que o choro deve acabar. Abraão veio prantear Sara antes de tratar da sepultura (Gênesis 23:1-4), e não foi apressado. José guardou sete dias pelo pai. O sábio escreve que existe hora de chorar e hora de rir (Eclesiastes 3:1-4). Quem apressa a dor do outro costuma querer livrar-se do próprio incômodo.',
      'A tristeza cristã tem janela. Paulo não proíbe os tessalonicenses de sofrer; pede que não sofram como quem nada espera, porque Jesus morreu e ressuscitou e trará consigo os que morreram nele (1 Tessalonicenses 4:13-14). A saudade continua doendo, só que olha numa direção. Entre o adeus e o reencontro está Jesus, vivo.',
      'A queixa é uma forma de oração. Noemi voltou a Belém dizendo que tinha partido cheia e voltava vazia, e pediu que a chamassem de amarga (Rute 1:20-21); o autor de Lamentações confessa que sua esperança tinha morrido, antes de recordar as misericórdias que se renovam (Lamentações 3:17-24). Ambos continuaram falando de Deus e com Deus, que suporta as nossas frases difíceis.',
      'A morte é inimiga, e está vencida. Paulo a chama de último inimigo a ser destruído (1 Coríntios 15:20-26). Por isso ninguém é obrigado a chamá-la de amiga nem a fingir que ela é pouca coisa. O livro que fecha a Bíblia mostra Deus enxugando o rosto do seu povo, e um mundo sem pranto (Apocalipse 21:3-4).',
      'Consolar é chorar junto. A instrução de Paulo é simples: acompanhe o choro de quem chora (Romanos 12:15). Um provérbio compara quem canta alegrias a um coração aflito com quem tira o casaco do outro no frio (Provérbios 25:20). Um prato quente, uma carona ao cartório, o nome do falecido dito meses depois consolam mais do que explicações.',
    ],
    historicalContext:
      'No tempo de Jesus, o corpo era lavado, envolto em panos e sepultado em geral no mesmo dia, por causa do calor. Seguia-se uma semana de luto fechado, com vizinhos trazendo comida, e um período mais brando até os trinta dias. Flautistas e mulheres que pranteavam faziam parte do costume. Quando Jesus chegou a Betânia, aldeia a uns três quilômetros de Jerusalém, Lázaro estava no túmulo havia quatro dias (João 11:17-36). Textos judaicos posteriores falam da crença de que a alma rondava o corpo por três; no quarto, ninguém mais esperava nada. Em Tessalônica, cidade grega, os epitáfios falavam de sono eterno e raramente de reencontro. Cristãos novos temiam que seus mortos perdessem a vinda do Senhor, e a carta responde a esse medo (1 Tessalonicenses 4:13-14).',
    theologicalAnalysis:
      'O que acontece entre a morte e a ressurreição? A maioria das igrejas evangélicas ensina que o crente está desde já com Cristo, apoiada no desejo de Paulo de partir e estar com ele (Filipenses 1:21-23), e aguarda a ressurreição do corpo. Adventistas, entre outros, entendem que os mortos dormem até aquele dia. Católicos oram pelos falecidos e creem numa purificação; ortodoxos também oram por eles, com outra explicação. Os protestantes, em geral, não têm essa prática, e entregam os seus à misericórdia de Deus. Todos professam a mesma esperança final: corpos levantados, morte desfeita.\n\nAlgumas perdas trazem perguntas próprias. Sobre crianças, muitos encontram consolo na confiança de Davi de que iria ao encontro do filho (2 Samuel 12:22-23) e no modo como Jesus as acolheu. Quanto ao suicídio, a Escritura não o apresenta como falta que Deus não possa perdoar; ele costuma vir de doença e desespero, e cabe à igreja abraçar a família e calar os julgamentos.',
    reflection:
      'Quem é a pessoa de quem você sente falta? Diga o nome, em voz alta se puder. Lembre um gesto daquela pessoa: o jeito de coar o café, a mania de chegar cedo, a canção desafinada. O amor não acaba com o enterro, e por isso a dor também não. Talvez haja frases que ficaram por dizer, um pedido de perdão que não saiu. Conte isso a Deus, que recolhe lágrimas como quem guarda coisa de valor (Salmos 56:8). Pergunte-se ainda o que mudou na sua oração desde a perda: secou, gritou, emudeceu? Qualquer oração dessas, até a muda, pode ser o começo de outra.',
    practicalApplication:
      'Cuide do básico: comer, tomar água, dormir, tomar banho. Adie decisões grandes, se puder. Escreva uma carta a quem partiu ou monte com a família uma caixa de lembranças. Aceite ajuda com documentos e pensão. Marque no calendário as datas duras, como aniversário e Natal, e combine companhia para elas. Grupos de enlutados, pastor e psicólogo ajudam, sobretudo quando a dor paralisa por muitos meses. Se a vontade for ir junto com quem morreu, ligue para o CVV, no 188, dia ou noite, ou peça ao SAMU, 192, que venha. A sua vida importa a Deus e a nós.',
    prayer:
      'Senhor da vida, hoje a casa está grande demais. Tu sabes quantas vezes pus dois pratos na mesa sem pensar. Não peço que me tires a saudade, porque ela tem o rosto de quem amei; peço que não me deixes sozinho dentro dela. Jesus chorou junto ao túmulo do amigo: chora comigo. Recebe a minha revolta, o meu cansaço, as minhas perguntas sem resposta. Ampara os que enterraram filhos, os que não puderam se despedir, as crianças que ainda perguntam quando o pai volta. E guarda acesa em mim a promessa da manhã em que enxugarás todo rosto. Amém.',
    additionalStudy:
      'Leia João 11:17-36 inteiro: por que Jesus responde a Marta com palavras e a Maria com lágrimas, se as duas disseram a mesma frase? Em Lamentações 3:17-24, marque o versículo em que o tom muda e veja o que o poeta trouxe à memória. Se quiser orar sem final feliz, leia o Salmo 88, que termina no escuro e ainda assim está na Bíblia.',
    verses: [
      verse('João 11:17-36', 'quatro dias Marta comoveu chorou'),
      verse('Gênesis 23:1-4', 'Sara luto chorar sepultura'),
      verse('Eclesiastes 3:1-4', 'tempo chorar rir'),
      verse('1 Tessalonicenses 4:13-14', 'entristeçais esperança ressuscitou trará'),
      verse('Rute 1:20-21', 'Mara amargura cheia vazia'),
      verse('Lamentações 3:17-24', 'pereceram esperança misericórdias manhã'),
      verse('1 Coríntios 15:20-26', 'ressuscitou primícias inimigo morte'),
      verse('Apocalipse 21:3-4', 'Deus limpará lágrima morte dor'),
      verse('Romanos 12:15', 'chorai choram'),
      verse('Provérbios 25:20', 'canta coração aflito frio'),
      verse('Filipenses 1:21-23', 'desejo estar Cristo melhor'),
      verse('2 Samuel 12:22-23', 'menino jejuava vou voltará'),
      verse('Salmos 56:8', 'lágrimas odre livro'),
      verse('Salmos 88', 'clamo angústias trevas'),
    ],
  },
  {
    slug: 'tentacao',
    theme: 'Tentação',
    synonyms: [
      'tentações',
      'cair em pecado',
      'recaída',
      'não nos deixes cair em tentação',
      'desejos da carne',
      'tentação de Jesus',
    ],
    title: 'A porta que fica ao lado',
    introduction:
      'Em resumo: Ser tentado não é pecado. Deus sempre dá uma saída, e muitas vezes ela é ir embora. Contar a alguém de confiança ajuda a vencer.\n\nA tentação quase nunca se apresenta com chifres. Vem como atalho, como direito adquirido, como uma vez só. Para um é a tela depois que todos dormem; para outro, o troco a mais, a garrafa, o comentário venenoso, a aposta no celular. Quem é tentado sente vergonha e se isola, e no isolamento a coisa cresce. As Escrituras descrevem esse processo com uma franqueza que alivia: ninguém está livre, ninguém é estranho por isso, e existe saída. Vamos observar como a sedução age, como Jesus a enfrentou e o que fazer depois da queda, quando a voz que convidava passa a acusar.',
    mainPoints: [
      'Ser tentado e pecar são coisas distintas. De Jesus se diz que foi provado em tudo, à nossa semelhança, mas sem pecar; por isso entende a nossa fraqueza e nos chama a chegar perto com confiança (Hebreus 4:15-16). O pensamento que bate à porta ainda não é hóspede. Envergonhar-se de ser tentado só dá mais força ao segredo.',
      'O processo tem etapas. Tiago compara o desejo a uma isca que atrai, a uma gravidez que avança, e avisa sobre o que nasce no fim; também deixa claro que Deus não seduz ninguém para o mal (Tiago 1:13-15). No Éden foi igual: dúvida sobre a bondade de Deus, olhar demorado, mão estendida (Gênesis 3:1-6). Quanto mais cedo se interrompe, menos custa.',
      'Cristo venceu com a Palavra, sem espetáculo. No deserto, faminto, ouviu propostas razoáveis: usar o poder em proveito próprio, forçar a mão de Deus, ganhar o mundo por um atalho (Mateus 4:1-11). Respondeu a todas com textos que tinha guardado. O tentador também citava Escritura; saber versículos soltos não basta, é preciso conhecer o Deus deles.',
      'Sempre há saída, e às vezes ela é a porta. Paulo assegura que a prova é humana, que Deus é fiel e que prepara com ela o escape (1 Coríntios 10:12-13), depois de advertir quem se julga firme. José resistiu com argumentos dia após dia e, quando foi agarrado, deixou a capa e correu (Gênesis 39:9-12), o que, nesse caso, foi coragem.',
      'Ninguém vence escondido. Jesus mandou os amigos vigiarem e orarem, sabendo que a disposição era boa e a carne fraca (Mateus 26:41). Quando alguém cai, a ordem é restaurá-lo com mansidão e dividir a carga (Gálatas 6:1-2). E quem confessa encontra um Deus fiel, que perdoa e limpa, em vez de um fiscal à espera do próximo tropeço (1 João 1:8-9).',
    ],
    historicalContext:
      'O grego tem uma só palavra, peirasmós, para duas coisas que separamos: prova e tentação. A mesma situação pode ser usada por Deus para firmar alguém e pelo mal para derrubá-lo. No relato de Mateus, o cenário é o deserto da Judeia, terreno árido entre Jerusalém e o mar Morto. Os quarenta dias lembram os quarenta anos de Israel, e as três respostas de Jesus saem do discurso de Moisés sobre aquele tempo, quando o povo teve fome e foi posto à prova (Deuteronômio 8:2-3). Onde Israel murmurou, o Filho confiou (Mateus 4:1-11). Já em Corinto, porto rico da Grécia, a vida social passava por banquetes em templos; recusar custava clientes e amizades. É a cristãos assim pressionados que Paulo fala de saída (1 Coríntios 10:12-13).',
    theologicalAnalysis:
      'De onde vem a tentação? A tradição resume em três fontes: a inclinação interior, o mundo organizado sem Deus e o diabo. João fala da cobiça da carne, da cobiça dos olhos e da ostentação (1 João 2:15-17). Convém equilíbrio, pois quem põe tudo na conta do demônio foge da responsabilidade, e quem o ignora estranha a luta. Sobre Jesus, alguns teólogos sustentam que ele não podia pecar, outros que podia e não quis; todos afirmam que a prova foi real e a vitória, completa.\n\nDiverge-se também quanto ao alcance da vitória nesta vida. Reformados e luteranos falam de combate até a morte; a tradição de Wesley ensina um amor amadurecido que já não peca de propósito; pentecostais realçam o poder do Espírito. Todos pedem, na oração que Jesus ensinou, para serem guardados na hora da prova. Dependência de álcool, drogas, jogo ou pornografia tem ainda um lado de doença: oração e tratamento andam juntos, e recaída não prova que a fé era falsa.',
    reflection:
      'Em que horas do dia você fica mais vulnerável? Cansaço, fome, solidão e raiva abrem muitas portas. Davi, que tinha enfrentado um gigante, caiu numa tarde de ociosidade, no terraço, quando outros estavam na guerra (2 Samuel 11:1-4). Pense nos seus terraços: o quarto fechado, o caminho que passa em frente ao bar, o grupo onde se fala mal. E depois da queda, que voz você escuta? O tentador, antes, diz que não é nada; depois, que não há mais jeito. As duas frases são mentira. Cristo orou por Pedro antes da negação e já lhe deu tarefa para depois dela (Lucas 22:31-32).',
    practicalApplication:
      'Identifique uma tentação frequente e desenhe o percurso: o que vem antes, onde dá para desviar. Mude o trajeto, instale o bloqueio, apague o contato, entregue o cartão a quem possa guardá-lo. Decore um versículo que fale do bem que está em jogo. Escolha uma pessoa confiável do mesmo sexo e combine poder mandar mensagem a qualquer hora. Em caso de vício, procure tratamento e grupos como AA, NA e Jogadores Anônimos. Se caiu, confesse hoje. Se o seu pecado machucou alguém, repare e aceite as consequências; se há violência envolvida, a proteção da vítima vem primeiro.',
    prayer:
      'Jesus, tentado e santo, eu te procuro de cabeça baixa e encontro o teu olhar à minha altura. Tu sabes qual é a minha isca. Sabes quantas promessas já fiz. Não te trago juramento novo; trago a minha fraqueza e peço socorro na hora certa. Abre-me os olhos para a porta ao lado e dá-me pernas para correr. Quebra o meu segredo com um bom amigo. Sustenta quem completa hoje um dia sem beber, sem apostar, sem se ferir. Levanta os que recaíram esta noite, e ensina a tua igreja a restaurar com mansidão. Livra-nos do mal. Amém.',
    additionalStudy:
      'Compare Gênesis 3:1-6 com Mateus 4:1-11: o que a serpente e o tentador põem em dúvida, e como mudam as respostas? Em Deuteronômio 8:2-3, descubra o que a fome do deserto devia ensinar. Leia ainda Salmos 119:9-11 e pergunte o que quer dizer guardar a palavra no coração, e que texto você vai guardar neste mês.',
    verses: [
      verse('Hebreus 4:15-16', 'provado fraquezas pecado confiança graça'),
      verse('Tiago 1:13-15', 'tentado Deus desejo concebido morte'),
      verse('Gênesis 3:1-6', 'serpente árvore olhos comeu'),
      verse('Mateus 4:1-11', 'deserto tentado pedras escrito adorarás'),
      verse('1 Coríntios 10:12-13', 'tentação humana fiel saída'),
      verse('Gênesis 39:9-12', 'pecaria Deus roupa fugiu'),
      verse('Mateus 26:41', 'vigiai orai espírito carne'),
      verse('Gálatas 6:1-2', 'restaurai mansidão cargas'),
      verse('1 João 1:8-9', 'confessarmos fiel perdoar purificar'),
      verse('Deuteronômio 8:2-3', 'quarenta deserto provar fome'),
      verse('1 João 2:15-17', 'mundo cobiça olhos ostentação'),
      verse('2 Samuel 11:1-4', 'guerra Jerusalém terraço mulher'),
      verse('Lucas 22:31-32', 'peneirar roguei fé fortaleça'),
      verse('Salmos 119:9-11', 'jovem palavra coração pecar'),
    ],
  },
  {
    slug: 'provacoes-e-paciencia',
    theme: 'Provações e paciência',
    synonyms: [
      'provação',
      'tribulação',
      'perseverança',
      'sofrimento',
      'por que Deus permite',
      'esperar em Deus',
      'fase difícil',
    ],
    title: 'O que o fogo não leva',
    introduction:
      'Em resumo: As provações doem, e Deus pode tirar delas um fruto bom. A graça dele sustenta quando a situação não muda. Paciência não é aceitar maus-tratos.\n\nHá provas que duram uma tarde e outras que atravessam anos: o desemprego que não termina, o tratamento que recomeça, o parente difícil com quem se divide o teto. Nesses tempos a palavra “paciência” irrita, pois costuma ser dita por quem está do lado de fora. Os autores do Novo Testamento escreveram sobre ela de dentro, entre prisões, insultos e perdas, e nenhum a confunde com cruzar os braços. Este estudo pergunta o que Deus faz numa provação, o que ele não faz, e como se persevera sem endurecer nem se deixar pisar.',
    mainPoints: [
      'A provação tem fruto, embora doa. Tiago fala em considerá-la motivo de alegria, olhando para a perseverança que ela produz e para o caráter que amadurece (Tiago 1:2-4). Paulo encadeia tribulação, paciência, experiência, esperança, e põe no fim o amor de Deus derramado no coração (Romanos 5:3-5). A alegria está no que vem, não no que dói.',
      'O fogo prova o que vale. Pedro compara a fé ao ouro, que passa pela chama, e admite que os leitores andavam entristecidos por um tempo (1 Pedro 1:6-7). Mais adiante pede que não estranhem o incêndio, como se algo raro lhes acontecesse, porque participavam do sofrimento de Cristo (1 Pedro 4:12-13). Dor não é sinal de que Deus nos largou.',
      'Esperar é trabalhar na estação certa. O lavrador de Tiago aguarda a chuva, o que supõe terra arada e semente lançada (Tiago 5:7-11). No mesmo trecho Tiago menciona Jó, que perseverou protestando, fazendo perguntas duras e recusando respostas fáceis. Paciência bíblica tem fôlego e tem voz; raramente fica calada.',
      'A fraqueza pode permanecer, com graça suficiente. Três vezes Paulo pediu o fim do seu espinho, e ouviu que a força de Cristo se completa onde falta a nossa (2 Coríntios 12:7-10). Abatido, mas não destruído, ele descrevia a si mesmo como vaso de barro com um tesouro dentro (2 Coríntios 4:7-9). Nem toda oração de fé é respondida com alívio.',
      'Suportar não é consentir. Açoitado e preso sem julgamento em Filipos, Paulo cantou de noite e, pela manhã, exigiu dos magistrados a reparação que a lei lhe garantia (Atos 16:35-39). Um cristão pode carregar a cruz e procurar a justiça no mesmo dia. Abuso, exploração e violência são males a denunciar, e ninguém deve chamá-los de cruz.',
      'Deus trabalha para o bem em tudo, inclusive no que é mau. A frase de Paulo fala de todas as coisas concorrendo para o bem de quem ama a Deus, e explica que bem é esse: parecer-se com o Filho (Romanos 8:28-29). Ela não chama o mal de bom, nem promete que entenderemos, mas afirma que nada será desperdiçado.',
    ],
    historicalContext:
      'A carta de Tiago foi enviada a judeus cristãos espalhados fora da Palestina, muitos deles trabalhadores pobres explorados por grandes proprietários. As chuvas mencionadas são as do calendário palestino: as primeiras, de outono, amolecem a terra para o plantio; as tardias, de primavera, enchem o grão (Tiago 5:7-11). Pedro escreveu aos forasteiros de cinco províncias da Ásia Menor, atual Turquia, onde cristãos sofriam sobretudo calúnias e exclusão, antes que houvesse perseguição oficial em todo o império (1 Pedro 4:12-13). Duas palavras gregas se repetem: hypomoné, permanecer firme debaixo do peso, e makrothymía, ânimo longo, demora em irar-se. A primeira se usa mais diante das circunstâncias, a segunda mais diante das pessoas, e nenhuma delas tem a ver com resignação fria.',
    theologicalAnalysis:
      'Deus envia a provação ou a permite? Reformados afirmam que nada escapa ao seu governo e que ele ordena até o sofrimento para fins bons, sem ser autor do mal. Arminianos preferem falar em permissão: o mal nasce da liberdade das criaturas e de um mundo caído, e Deus o limita e redime. Há também quem acentue a luta espiritual. O livro de Jó abre espaço para essas vozes e não entrega ao sofredor o motivo. Nos evangelhos, quando os discípulos procuraram o culpado por uma cegueira, Jesus recusou a conta (João 9:1-3).\n\nÉ preciso cuidado com promessas retiradas do lugar. Os planos de paz que Jeremias anuncia foram escritos a exilados que ficariam setenta anos na Babilônia (Jeremias 29:4-11); a maioria daqueles leitores morreria lá. Aplicada a nós, a passagem fala da fidelidade de Deus no longo prazo, sem prometer desfecho rápido. Cristo prometeu aflição no mundo e coragem nele, que venceu (João 16:33).',
    reflection:
      'Olhe para uma provação antiga, já terminada. O que ficou em você daquele tempo? Talvez mais paciência com a fraqueza dos outros, talvez uma amargura que pede cuidado, talvez as duas. Agora olhe para a de hoje sem exigir que ela já faça sentido. O profeta Habacuque, diante da figueira sem fruto e do curral vazio, decidiu alegrar-se no Senhor (Habacuque 3:17-18); antes disso, porém, encheu Deus de perguntas e confessou que tremia. Em que ponto desse caminho você está? Não pule etapas por medo de parecer fraco.',
    practicalApplication:
      'Divida o problema: o que posso mudar, o que devo aceitar por enquanto, o que preciso denunciar. Para a primeira parte, escolha um passo pequeno com data. Para a segunda, marque com um amigo uma oração semanal. Quanto à terceira, procure quem possa agir: sindicato, Defensoria Pública, uma pessoa de confiança. Anote a cada noite um sinal de graça, por menor que seja. Descanse sem culpa, pois corredor de longa distância também para e bebe água. Se o desânimo virou falta de vontade de viver, converse hoje com um médico.',
    prayer:
      'Deus de toda paciência, até quando? Começo por aí, porque é o que tenho. Tu viste Jó na cinza, Paulo com o seu espinho, o teu Filho na cruz; a minha canseira não te assusta. Peço alívio, sim, e peço logo. Enquanto não vem, guarda-me de virar pedra. Faz crescer em mim o que a prova não consegue queimar. Põe ao meu lado gente que ajude a carregar e a lutar pelo que é justo. Lembra-te dos presos por causa do teu nome, dos que esperam por remédio, dos que esperam por emprego. Teu Filho venceu o mundo; reparte comigo hoje um pouco dessa vitória. Amém.',
    additionalStudy:
      'Leia Tiago 5:7-11 e anote os três exemplos de paciência; qual deles fala ao seu momento? Em Jeremias 29:4-11, liste o que os exilados deviam fazer enquanto esperavam, e pergunte o que seria plantar hortas na sua situação. Termine com Salmos 40:1-3, que conta uma espera já encerrada: o que a pessoa ganhou além do livramento?',
    verses: [
      verse('Tiago 1:2-4', 'alegria provações perseverança íntegros'),
      verse('Romanos 5:3-5', 'tribulação paciência experiência esperança amor'),
      verse('1 Pedro 1:6-7', 'provações entristecidos ouro fogo fé'),
      verse('1 Pedro 4:12-13', 'estranheis fogo participantes aflições Cristo'),
      verse('Tiago 5:7-11', 'lavrador chuva profetas Jó'),
      verse('2 Coríntios 12:7-10', 'espinho três graça fraqueza'),
      verse('2 Coríntios 4:7-9', 'tesouro barro abatidos destruídos'),
      verse('Atos 16:35-39', 'magistrados açoitaram romanos prisão'),
      verse('Romanos 8:28-29', 'bem amam propósito imagem Filho'),
      verse('João 9:1-3', 'cego pecou pais obras'),
      verse('Jeremias 29:4-11', 'cativos hortas setenta paz'),
      verse('João 16:33', 'mundo aflição ânimo venci'),
      verse('Habacuque 3:17-18', 'figueira currais alegrarei SENHOR'),
      verse('Salmos 40:1-3', 'esperei clamor rocha canção'),
    ],
  },
  {
    slug: 'cura-e-enfermidade',
    theme: 'Cura e enfermidade',
    synonyms: [
      'doença',
      'cura divina',
      'oração pelos enfermos',
      'doente',
      'unção com óleo',
      'milagre',
      'por que não fui curado',
      'hospital',
      'diagnóstico',
    ],
    title: 'Entre o pedido e a resposta',
    introduction:
      'Em resumo: Jesus se importava com os doentes e curou muitos. A igreja ora pelos enfermos e agradece pelos remédios. Alguns amados de Deus continuaram doentes, e isso não foi culpa deles.\n\nUma palavra do médico e o mundo muda de lugar. De repente a vida se mede em exames, filas, comprimidos e noites mal dormidas. Junto com o diagnóstico vêm conselhos de todo lado: há quem garanta o milagre, há quem procure o pecado escondido, há quem não saiba o que dizer e suma. A Bíblia mostra Jesus cercado de doentes, tocando gente que ninguém tocava, e mostra também servos fiéis que continuaram enfermos. Neste estudo queremos segurar as duas coisas: orar com ousadia e honrar o remédio, esperar de Deus e não acusar quem sofre.',
    mainPoints: [
      'O coração de Deus se revela no modo como Jesus tratava os doentes. Na casa de Pedro, ao anoitecer, trouxeram-lhe gente atormentada e enferma, e ninguém voltou sem socorro; Mateus viu nisso o cumprimento do profeta que falou de alguém carregando as nossas dores (Mateus 8:14-17). Jesus tocava, fazia perguntas, devolvia gente à família.',
      'Doença e culpa não se ligam por uma linha reta. Diante do cego de nascença, os discípulos queriam um culpado, e Jesus disse que a cegueira não vinha do pecado dele nem dos pais (João 9:1-3). Há sofrimentos que vêm de escolhas nossas ou alheias, e mesmo esses pedem cuidado antes de sermão. Ninguém deve ouvir que adoeceu por falta de fé.',
      'A igreja ora e unge. Tiago orienta o enfermo a chamar os presbíteros, que orem e o unjam com azeite em nome do Senhor, e junta a isso a confissão e a oração de uns pelos outros (Tiago 5:14-16). Repare: é o doente quem chama, são vários os que oram, e quem levanta é o Senhor, sem que nenhum dom precise de palco.',
      'A fé dos amigos também conta. Quatro homens abriram um telhado para descer um paralítico até Jesus, e foi ao ver a fé deles que o Mestre falou, começando pelo perdão (Marcos 2:3-12). Quando a pessoa está fraca demais para crer ou orar, outros a levam, e carregar a maca é um ministério.',
      'O remédio também é dom. Isaías, que anunciou ao rei Ezequias mais quinze anos de vida, mandou também aplicar uma pasta de figos sobre a ferida (Isaías 38:1-21). A Timóteo, que adoecia com frequência, Paulo receitou um pouco de vinho, recurso comum da época (1 Timóteo 5:23). Tomar o comprimido com ação de graças é confiar em Deus com as mãos ocupadas.',
      'Alguns amados de Deus continuaram doentes. Trófimo ficou enfermo em Mileto (2 Timóteo 4:20); Epafrodito quase morreu antes de ser poupado (Filipenses 2:25-27). O corpo geme junto com a criação inteira, aguardando a redenção que virá (Romanos 8:22-23). Toda cura de agora é sinal daquela; nenhuma dispensa a ressurreição.',
    ],
    historicalContext:
      'Adoecer, na Palestina do século 1, custava caro e isolava. Certas enfermidades tornavam a pessoa impura, sem acesso ao culto nem ao abraço. Médicos existiam, com recursos modestos: a mulher do fluxo de sangue tinha gastado tudo com eles e só piorava (Marcos 5:25-34). No mundo grego, peregrinos dormiam nos santuários de Asclépio à espera de um sonho que curasse, e deixavam ofertas em forma de mãos e pés. Azeite e vinho serviam de curativo, como na história do samaritano. A carta de Tiago pressupõe igrejas com presbíteros que visitavam em casa (Tiago 5:14-16). Nos séculos seguintes, a caridade cristã com as vítimas da peste chamou a atenção, e no século 4 surgiram, por iniciativa de bispos como Basílio de Cesareia, alguns dos primeiros hospitais.',
    theologicalAnalysis:
      'Todos os cristãos creem que Deus pode curar; discordam sobre o que esperar. Pentecostais ensinam que a cura foi provida na cruz, com base em Isaías 53:4-5, e que os dons de cura permanecem. Muitos outros entendem que o texto fala primeiro do pecado, como Pedro o aplica (1 Pedro 2:24), e que o corpo receberá a sua parte na ressurreição, com antecipações quando Deus quer. Cessacionistas pensam que o dom de curar marcou a época dos apóstolos, e continuam orando pelos enfermos. A unção é sacramento para católicos e ortodoxos, e gesto de fé para a maioria dos evangélicos.\n\nNa prática, as boas igrejas de todas essas tradições fazem coisas parecidas: oram com esperança, acompanham, respeitam a medicina. Errado é vender cura, exigir que se suspenda tratamento ou atribuir à pouca fé do doente a demora da resposta. O próprio Paulo orou três vezes e recebeu graça em lugar do alívio (2 Coríntios 12:7-9).',
    reflection:
      'Que parte da doença pesa mais em você agora: a dor, a dependência, o medo da morte, a sensação de dar trabalho? Cada uma pede uma oração diferente. Jesus perguntou a um homem caído há trinta e oito anos se queria ficar são (João 5:5-9); pode parecer estranho, mas era convite para que ele dissesse em voz alta a própria história. Diga a sua. E se você é quem cuida, pergunte quando foi a última vez que alguém cuidou de você. O amor também cansa, e admitir o cansaço não o diminui.',
    practicalApplication:
      'Peça oração à sua igreja, dizendo do que precisa. Leve à consulta uma lista de perguntas e alguém que ouça junto. Siga o tratamento e conte ao médico o que toma, inclusive chás; jejum de comida, só com a concordância dele. Desconfie de quem cobra por milagre. Visite doentes: fique pouco, sente-se, deixe a pessoa conduzir o assunto, ofereça ajuda concreta. Sofrimento mental também é enfermidade e recebe cuidado na unidade de saúde. Quem está em fim de vida merece presença, alívio da dor e despedida.',
    prayer:
      'Senhor Jesus, que tocavas a febre, a lepra e os olhos fechados, toca-me. Peço cura, sem rodeios, como aqueles que gritavam na beira do caminho. E, porque a tua vontade me alcança por dentro e por fora, peço também coragem para hoje, sono para esta noite, riso no meio da enfermaria. Abençoa as mãos da médica, o técnico que procura a veia, a faxineira do corredor. Dá força a quem cuida de mim. Fica junto dos que ouviram que não há mais o que fazer; para ti sempre há. Minha vida, inteira ou em pedaços, é tua. Amém.',
    additionalStudy:
      'Em Marcos 2:3-12, observe o que Jesus diz antes de curar e pergunte por que nessa ordem. Leia Marcos 5:25-34 atento ao modo como ele chama a mulher depois que ela conta tudo. Compare Filipenses 2:25-27 com 2 Timóteo 4:20: um se recuperou, o outro ficou doente; o que os dois casos ensinam sobre a maneira de falar de cura na igreja?',
    verses: [
      verse('Mateus 8:14-17', 'Pedro curou enfermos Isaías enfermidades'),
      verse('João 9:1-3', 'cego nascença pecou pais'),
      verse('Tiago 5:14-16', 'doente anciãos azeite oração Senhor'),
      verse('Marcos 2:3-12', 'paralítico telhado fé pecados'),
      verse('Isaías 38:1-21', 'Ezequias quinze anos figos sarará'),
      verse('1 Timóteo 5:23', 'vinho estômago enfermidades'),
      verse('2 Timóteo 4:20', 'Trófimo doente Mileto'),
      verse('Filipenses 2:25-27', 'Epafrodito doente morrer misericórdia'),
      verse('Romanos 8:22-23', 'criação geme redenção corpo'),
      verse('Marcos 5:25-34', 'sangue médicos gastado filha fé'),
      verse('1 Pedro 2:24', 'levou pecados corpo ferida'),
      verse('Isaías 53:4-5', 'enfermidades dores feridas curados'),
      verse('2 Coríntios 12:7-9', 'espinho três graça basta'),
      verse('João 5:5-9', 'trinta oito sarar leito'),
    ],
  },
];
