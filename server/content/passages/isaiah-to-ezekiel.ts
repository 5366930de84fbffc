import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const isaiahToEzekiel: readonly PassageDevotional[] = [
  {
    slug: 'isaias-1',
    chapters: ['ISA.1'],
    verse: verse('Isaías 1:18', 'pecados escarlate brancos neve'),
    reflection:
      'O boi conhece o dono e o jumento sabe onde fica a manjedoura, mas os filhos que Deus criou já não o reconhecem. Jerusalém está cheia de culto e de sangue nas mãos, e o Senhor diz que tapa os olhos quando elas se levantam. Ele manda lavá-las aprendendo a defender o órfão e a viúva, e se oferece para tornar lã o que era vermelho.',
    prayer:
      'Pai, tu me criaste, e até o jumento me ensina a voltar para casa. Olha as minhas mãos, que levanto no culto e uso durante a semana. Lava-as no sangue de Jesus, que deixa branco o que é escarlate. Ensina-me a fazer o bem, começando por quem não tem quem o defenda. Amém.',
    application:
      'Informe-se com a sua igreja ou com o conselho do bairro sobre uma viúva ou criança que precisa de quem a defenda. Vão dois de vocês visitá-la.',
  },
  {
    slug: 'isaias-6',
    chapters: ['ISA.6'],
    verse: verse('Isaías 6:8', 'enviarei envia'),
    reflection:
      'Uzias tinha morrido naquele ano, o trono de Jerusalém parecia vazio, e Isaías viu outro, tão alto que só a barra do manto enchia o templo. Os serafins tapam o rosto, o chão treme, e o profeta se dá por perdido por causa dos lábios sujos. Uma brasa do altar toca a boca dele, e ela fica limpa bem a tempo de responder.',
    prayer:
      'Santo, santo, santo, Senhor, eu tenho lábios impuros e vivo entre gente como eu. Toca-me com a brasa do teu altar, o sacrifício de Jesus, e tira a minha culpa. João escreveu que Isaías viu a glória dele; mostra-me um pouco dela. Eu estou aqui, e podes me enviar, ainda que poucos escutem. Amém.',
    application:
      'Fique um dia inteiro sem palavrão, fofoca ou palavra dura. Cada vez que falhar, pare e diga: Senhor, limpa os meus lábios.',
  },
  {
    slug: 'isaias-9',
    chapters: ['ISA.9'],
    verse: verse('Isaías 9:6', 'menino nasceu ombros Príncipe'),
    reflection:
      'Zebulom e Naftali, ao norte, foram as primeiras terras a ouvir as botas do inimigo, e são as primeiras a ver a luz. As roupas manchadas da guerra vão para o fogo, porque nasceu um menino que carrega o governo nos ombros. Mateus lembrou dessas palavras quando Jesus se mudou para Cafarnaum, justamente naquela beira de lago.',
    prayer:
      'Príncipe da Paz, o teu nome é comprido, e eu preciso de todos os pedaços dele. Sê o meu conselheiro na dúvida e o meu Deus forte no cansaço. Brilha sobre as cidades onde há guerra e sobre as casas onde se vive no escuro. Tira dos meus ombros o jugo, Jesus, e governa a minha vida. Amém.',
    application:
      'Acenda uma luz ou uma vela à noite e escolha um dos nomes do menino. Converse com Jesus por esse nome, sobre o assunto que mais pesa hoje.',
  },
  {
    slug: 'isaias-40',
    chapters: ['ISA.40'],
    verse: verse('Isaías 40:11', 'pastor cordeirinhos colo'),
    reflection:
      'Isaías anuncia consolo a um povo castigado e apresenta Deus com duas medidas. Ele pesa os montes na balança, e diante dele as nações são um pingo que sobra no balde. Esse mesmo Deus recolhe os cordeirinhos nos braços e anda devagar por causa das ovelhas que têm filhotes.',
    prayer:
      'Senhor eterno, tu chamas as estrelas pelo nome e nunca te cansas. Eu me canso, e às vezes digo que o meu caminho está escondido de ti. Leva-me no colo hoje, Jesus, meu bom pastor, e anda no passo das mães com filhos pequenos. Renova as minhas forças para caminhar até o fim do dia. Amém.',
    application:
      'Faça companhia a alguém que anda devagar: um idoso, uma gestante, uma criança pequena. Caminhe no passo dessa pessoa, sem apressar.',
  },
  {
    slug: 'isaias-43',
    chapters: ['ISA.43'],
    verse: verse('Isaías 43:2', 'águas contigo fogo'),
    reflection:
      'Deus fala a exilados e usa os verbos de uma família: criei, formei, chamei pelo nome, és meu. Ele não diz que haverá pontes; diz que eles vão passar pelas águas e pelo fogo, e que estará junto. A quem vive de recordar o mar Vermelho, anuncia uma estrada nova no deserto, e a quem o cansou com pecados, que apaga tudo por causa de si mesmo.',
    prayer:
      'Criador meu, tu sabes o meu nome e dizes que sou teu. Entra comigo nesta água, que está subindo, e neste fogo que eu não escolhi. Jesus passou pelos dois antes de mim. Apaga as minhas transgressões por amor de ti mesmo, e dá-me olhos para a coisa nova que já começa a brotar. Amém.',
    application:
      'Diga a alguém, pelo nome, que essa pessoa é preciosa para Deus e para você. Conte por quê, com um exemplo, e ouça o que ela tem atravessado.',
  },
  {
    slug: 'isaias-53',
    chapters: ['ISA.53'],
    verse: verse('Isaías 53:5', 'ferido transgressões castigo paz'),
    reflection:
      'O servo que Isaías descreve não tem beleza que atraia, e as pessoas viram o rosto quando ele passa. Todos pensavam que Deus o castigava por culpa dele, até entenderem que a culpa era nossa. Ele fica calado como a ovelha diante de quem a tosquia, e no fim vê o fruto do seu sofrimento e se alegra, porque muitos foram justificados.',
    prayer:
      'Jesus, homem de dores, eu também virei o rosto para não te ver sofrer. Tu foste ferido pelas minhas transgressões, e eu te devo a paz que tenho com o Pai. Agradeço porque não abriste a boca para te defender e a abriste para orar por mim. Ensina-me a não desviar os olhos de quem sofre. Amém.',
    application:
      'Leia este capítulo devagar, trocando o “nós” por “eu” em cada frase. Ao final, fique alguns minutos em silêncio diante de Cristo.',
  },
  {
    slug: 'isaias-55',
    chapters: ['ISA.55'],
    verse: verse('Isaías 55:1', 'sede águas dinheiro'),
    reflection:
      'Um vendedor anda pela rua gritando água, vinho e leite, e chama especialmente quem está sem dinheiro. Ele estranha que o povo gaste o salário com o que não é pão. A palavra que faz esse convite desce como a chuva e não volta sem ter molhado a terra, e no fim a urtiga dá lugar à murta e as árvores do campo batem palmas.',
    prayer:
      'Senhor, eu venho sem dinheiro, como tu mandaste. Perdoa o que gastei tentando encher a alma com outras coisas. Os teus caminhos são mais altos, e em Jesus eles desceram até a minha rua. Chove sobre mim a tua palavra, e faz nascer murta onde cresceu urtiga. Amém.',
    application:
      'Veja com alguém próximo em que vocês têm gasto tempo e dinheiro sem ficar satisfeitos. Escolham trocar uma dessas coisas, nesta semana, por algo que alimente.',
  },
  {
    slug: 'isaias-58',
    chapters: ['ISA.58'],
    verse: verse('Isaías 58:7', 'repartas pão faminto'),
    reflection:
      'O povo reclama que se humilha e Deus não repara, enquanto no mesmo dia aperta os empregados e troca socos. A devoção que o Senhor escolhe tem outra cara: desatar o nó de quem está preso, repartir o pão, dar teto, não se esconder do parente pobre. Quem vive assim recebe um apelido bonito, reparador do que se rompeu.',
    prayer:
      'Deus, eu te procuro todo dia e nem sempre vejo quem está à minha porta. Tira do meio de nós o dedo que aponta e a palavra que humilha. Abre a minha mão e a minha mesa, como Jesus abriu as dele. Faz de mim alguém que conserta o que se rompeu nesta rua. Amém.',
    application:
      'Leve hoje pão, ou um prato quente, a quem passa fome perto de você, e fique para comer junto. Depois pergunte do que mais essa pessoa precisa.',
  },
  {
    slug: 'isaias-61',
    chapters: ['ISA.61'],
    verse: verse('Isaías 61:1', 'ungiu boas novas mansos'),
    reflection:
      'Alguém ungido pelo Espírito anuncia que as cinzas da cabeça vão virar enfeite de festa, e que as ruínas antigas serão refeitas por gente que chorou. Em Nazaré Jesus abriu o rolo nesta página, leu até o ano do favor, fechou e se sentou. A página se cumpria ali, diante dos conhecidos da infância.',
    prayer:
      'Jesus, ungido do Pai, lê esta página sobre mim também. Põe ataduras no coração quebrado, abre as prisões de fora e de dentro, e troca a minha cinza por óleo de alegria. Levanta os que choram como carvalhos firmes. Usa os que tu consolaste para reconstruir o que caiu. Amém.',
    application:
      'Console hoje uma pessoa triste com algo que se veja: uma flor, uma roupa limpa, um bolo, um abraço demorado. Fale pouco e volte amanhã.',
  },
  {
    slug: 'jeremias-1',
    chapters: ['JER.1'],
    verse: verse('Jeremias 1:7', 'menino enviar'),
    reflection:
      'Jeremias é filho de sacerdote numa aldeia perto de Jerusalém, e responde ao chamado dizendo que não sabe falar. Deus toca a boca dele com a mão e põe ali as palavras. O rapaz vai passar quarenta anos falando a reis que não querem ouvir, com a promessa de que lutarão contra ele e não vencerão.',
    prayer:
      'Tu me conhecias antes de eu nascer, Senhor, e conheces o meu medo de falar. Toca a minha boca como tocaste a de Jeremias. Guarda os jovens que te servem e que são desprezados pela idade. Quando eu for contrariado, lembra-me de que Jesus está comigo para me livrar. Amém.',
    application:
      'Incentive hoje um adolescente ou um jovem da sua convivência: peça a ele que ore com você, que leia um texto ou que conte o que pensa.',
  },
  {
    slug: 'jeremias-9',
    chapters: ['JER.9'],
    verse: verse('Jeremias 9:24', 'orgulhe conhecer bondade juízo'),
    reflection:
      'Jeremias queria que a cabeça fosse uma fonte, para chorar dia e noite, e queria também uma hospedaria no deserto, para ir embora. A língua do seu povo virou arco que atira mentiras, e a morte entra pela janela das casas. Nessa hora Deus diz ao sábio, ao forte e ao rico que há uma coisa só de que valeria se gabar, a de conhecê-lo.',
    prayer:
      'Eu tenho vontade de chorar e de fugir ao mesmo tempo, Senhor. Fica comigo no meio do meu povo. Se eu me gabar de alguma coisa, que seja de te conhecer, e de ter aprendido com Jesus a tua bondade e o teu juízo. Guarda a minha língua de atirar mentiras. Amém.',
    application:
      'Fique uma semana, começando hoje, sem falar do que você sabe, pode ou tem. Quando elogiarem você, agradeça e fale de algo que Deus fez.',
  },
  {
    slug: 'jeremias-17',
    chapters: ['JER.17'],
    verse: verse('Jeremias 17:8', 'árvore águas raízes calor'),
    reflection:
      'Jeremias põe lado a lado dois pés de planta: o arbusto do sal, que não percebe quando chega a chuva, e a árvore que estendeu a raiz até a corrente. O calor vem para os dois. No meio do capítulo ele admite que não conhece nem o próprio coração, mais enganoso do que tudo, e pede a Deus que o sare.',
    prayer:
      'Sara-me, Senhor, e ficarei são; salva-me do coração que me engana. Puxa a minha raiz para a tua água antes que venha o ano seco. Eu confiei demais em gente e em força, e secei. Jesus é a fonte de águas vivas que abandonei, e eu volto a ela hoje. Amém.',
    application:
      'Escreva o nome daquilo em que você mais confia quando está com medo: uma pessoa, um saldo, um remédio, um plano. Entregue-o a Deus sem jogar fora o que é bom.',
  },
  {
    slug: 'jeremias-18',
    chapters: ['JER.18'],
    verse: verse('Jeremias 18:4', 'vaso quebrou oleiro outro'),
    reflection:
      'Deus manda Jeremias descer à oficina do oleiro, porque lá vai falar com ele. O vaso se estraga na roda, e o artesão não joga fora o barro; amassa de novo e faz outro, do jeito que lhe pareceu bem. A casa de Israel ouve o recado e responde que não adianta, que cada um vai seguir o seu caminho.',
    prayer:
      'Oleiro, eu estou de novo na roda, meio torto. Não me deixes dizer que não adianta. Amassa o que endureceu, ainda que doa, e faz de mim o que te parece bem. As tuas mãos têm as marcas dos cravos de Jesus, e por isso eu confio nelas. Amém.',
    application:
      'Pegue um pouco de massa, argila ou sabão e modele algo enquanto ora. Quando não sair como queria, amasse, recomece e diga a Deus em que precisa recomeçar.',
  },
  {
    slug: 'jeremias-29',
    chapters: ['JER.29'],
    verse: verse('Jeremias 29:7', 'paz cidade orai'),
    reflection:
      'Uma carta chega à Babilônia, levada por Elasá, para carpinteiros, ferreiros e sacerdotes que esperavam voltar em poucos meses. Jeremias escreve que serão setenta anos, e manda construir, plantar horta, casar os filhos e orar pela cidade do inimigo. A frase tão conhecida sobre pensamentos de paz e futuro estava dentro dessa notícia de demora.',
    prayer:
      'Eu queria que acabasse logo, Senhor, e tu me mandas plantar. Dou-te esta cidade onde moro e onde nem sempre me sinto em casa. Abençoa a prefeitura, as escolas, os hospitais e quem pensa diferente de mim. Jesus, que chorou por Jerusalém, ensina-me a amar o lugar onde estou. Amém.',
    application:
      'Dê uma volta pelo seu bairro com um amigo, orando em voz baixa por cada casa, escola e comércio. Plantem alguma coisa, nem que seja num vaso.',
  },
  {
    slug: 'jeremias-31',
    chapters: ['JER.31'],
    verse: verse('Jeremias 31:33', 'lei interior corações'),
    reflection:
      'Jeremias ouve Raquel chorar em Ramá pelos filhos levados para longe, e ouve também Deus responder que eles voltam. Na estrada de volta há cegos, aleijados e mulheres grávidas, gente que anda devagar. E Deus promete um pacto novo, escrito por dentro, em que ele mesmo esquece o pecado; foi esse pacto que Jesus nomeou ao erguer o cálice.',
    prayer:
      'Pai de Israel, tu amas com um amor que não tem começo. Enxuga o rosto de quem chora por filhos que estão longe, e guarda a esperança dessas mães. Escreve a tua lei dentro de mim, onde eu não a perca. Agradeço pelo sangue de Jesus, que selou este pacto e o meu perdão. Amém.',
    application:
      'Copie à mão, num cartão, a promessa do novo coração que mais tocou você neste capítulo. Leve o cartão no bolso e leia-o três vezes durante o dia.',
  },
  {
    slug: 'jeremias-38',
    chapters: ['JER.38'],
    verse: verse('Jeremias 38:12', 'trapos axilas cordas'),
    reflection:
      'Os príncipes descem Jeremias com cordas numa cisterna de lama, e o rei, com medo deles, deixa. Quem fala em favor do profeta é um estrangeiro, Ebede-Meleque, empregado africano do palácio. Ele passa antes na sala dos trapos e manda que o preso ponha panos velhos debaixo dos braços, para a corda não ferir quando trinta homens puxarem.',
    prayer:
      'Deus, agradeço por Ebede-Meleque, que pensou até nos trapos. Dá-me a coragem dele diante dos fortes e o seu cuidado com quem já está machucado. Tira da lama os que foram presos por dizerem a verdade. Jesus desceu mais fundo, e tu o levantaste; puxa-me também, devagar, para fora. Amém.',
    application:
      'Socorra alguém hoje pensando no detalhe: a almofada na cadeira, o troco para o ônibus, o café sem açúcar. Pergunte antes o que dói.',
  },
  {
    slug: 'lamentacoes-3',
    chapters: ['LAM.3'],
    verse: verse('Lamentações 3:23', 'renovam cada manhã'),
    reflection:
      'O homem que fala aqui viu Jerusalém em cinzas e não disfarça: diz que quebrou os dentes com cascalho e que a sua esperança morreu. No meio do poema, sem que a cidade tenha melhorado, ele resolve lembrar de outra coisa. As misericórdias de Deus são novas de manhã, e ele se senta quieto para esperar por elas.',
    prayer:
      'Senhor, eu trago o que está em ruínas, e não vou enfeitar. Tu me ouves do fundo da cova e chegas perto quando eu chamo. Faz-me lembrar hoje da tua fidelidade, que voltou com o sol. Jesus também chorou por Jerusalém, e por isso eu choro contigo sem vergonha. Espero em ti. Amém.',
    application:
      'Acompanhe alguém que está sofrendo sem tentar explicar a dor. Mande uma mensagem cedo, dizendo apenas que você está orando por ele nesta manhã.',
  },
  {
    slug: 'ezequiel-11',
    chapters: ['EZK.11'],
    verse: verse('Ezequiel 11:16', 'santuário terras dispersado'),
    reflection:
      'Os que ficaram em Jerusalém diziam dos exilados que eles estavam longe do Senhor, e que a terra agora era deles. Deus responde a Ezequiel que ele mesmo será um santuário para os que foram espalhados, por um tempo, nas terras aonde chegaram. A glória levanta voo sobre querubins e rodas e para no monte a leste da cidade, o mesmo de onde Jesus subiria.',
    prayer:
      'Tu és, Senhor, o santuário de quem está longe de casa e do templo. Fica com os migrantes, os presos, os doentes e os que mudaram de cidade. Livra-me de achar que a tua presença é minha propriedade. Dá-nos, por Jesus, um só coração, e um espírito novo dentro de nós. Amém.',
    application:
      'Escreva a um irmão que mora fora do país ou longe da igreja. Combinem uma hora para orar juntos pelo telefone ainda nesta semana.',
  },
  {
    slug: 'ezequiel-18',
    chapters: ['EZK.18'],
    verse: verse('Ezequiel 18:32', 'agrado morte convertei'),
    reflection:
      'No exílio corria um ditado: os pais comeram uva verde, e são os filhos que estão com os dentes estragados. Deus proíbe o ditado e conta a história de um avô, um pai e um neto, cada um dono do seu caminho. Ninguém está preso ao que herdou, nem ao que fez ontem, e o Senhor pergunta, quase implorando, por que haveriam de morrer.',
    prayer:
      'Deus, todas as vidas são tuas, a do meu pai e a minha. Agradeço porque o que eles fizeram não decide quem eu serei. Perdoa-me por culpar os outros do que escolhi. Tu não tens prazer na morte de ninguém, e deste Jesus para que eu viva; eu me volto a ti hoje. Amém.',
    application:
      'Escreva uma frase que se repete na sua família para explicar os erros. Risque-a e escreva embaixo a escolha diferente que você quer fazer hoje.',
  },
  {
    slug: 'ezequiel-34',
    chapters: ['EZK.34'],
    verse: verse('Ezequiel 34:16', 'buscarei perdida curativo ferida'),
    reflection:
      'Os pastores de Israel tomam o leite, vestem a lã e não vão atrás de nenhuma ovelha perdida. Deus se declara contra eles e diz, com insistência, que ele mesmo fará o serviço: buscar, trazer de volta, pôr curativo. Julga também as ovelhas gordas, que empurram as fracas com o ombro e sujam a água dos outros.',
    prayer:
      'Bom pastor, há ovelhas que foram feridas por quem devia cuidar delas. Vai buscá-las, Jesus, e carrega-as para longe de quem as machuca. Dá à tua igreja pastores que se deixem examinar. E a mim mostra se eu empurro os mais fracos ou turvo a água em que eles bebem. Amém.',
    application:
      'Procure uma pessoa que saiu da igreja magoada por um líder. Ouça a história sem defender ninguém, e diga que a culpa não é dela. Se houve crime, ofereça ir junto denunciar.',
  },
  {
    slug: 'ezequiel-36',
    chapters: ['EZK.36'],
    verse: verse('Ezequiel 36:26', 'novo coração pedra carne'),
    reflection:
      'Israel está espalhado, e os vizinhos zombam do nome do Deus que eles representavam. A razão que Deus dá para agir é a honra desse nome, porque mérito o povo não tinha. Ele promete água limpa, um coração de carne no lugar do de pedra e o seu Espírito dentro deles; e promete também lavoura, gente nas ruas e muros refeitos.',
    prayer:
      'Senhor Deus, há em mim um lugar de pedra que eu não consigo amolecer. Asperge sobre mim a tua água e dá-me um coração que sinta. Que o teu Espírito me ensine a andar nos teus caminhos, e que o nome de Jesus não seja desonrado por minha causa. Faz isso por quem tu és. Amém.',
    application:
      'Identifique uma pessoa com quem você ficou frio ou indiferente. Ore por ela pelo nome, pedindo a Deus um coração de carne, e anote algo que ela esteja passando.',
  },
  {
    slug: 'ezequiel-37',
    chapters: ['EZK.37'],
    verse: verse('Ezequiel 37:3', 'viverão ossos sabes'),
    reflection:
      'Ezequiel anda no meio de um vale coberto de ossos muito secos, e Deus lhe pergunta se eles podem viver. O profeta devolve a pergunta: tu sabes. Ele fala aos ossos porque recebeu ordem, ouve o barulho deles se juntando, e vê que os corpos ficam sem vida até que o fôlego venha dos quatro ventos e eles se levantem.',
    prayer:
      'Tu sabes, Senhor, se pode viver o que eu já dei por perdido. Sopra o teu Espírito sobre a minha casa, sobre a igreja cansada e sobre quem diz que a esperança acabou. Tu abriste o túmulo de Jesus, e nada está seco demais para ti. Ensina-me a falar a tua palavra mesmo num vale silencioso. Amém.',
    application:
      'Procure um amigo que se afastou da fé ou da igreja e convide-o para uma conversa sem cobrança. Antes de ir, peça a alguém que ore por vocês dois.',
  },
];
