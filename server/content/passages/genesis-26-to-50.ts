import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const genesis26To50: readonly PassageDevotional[] = [
  {
    slug: 'genesis-26',
    chapters: ['GEN.26'],
    verse: verse('Gênesis 26:22', 'abriu poço Reobote alargar'),
    reflection:
      'Isaque reabre os poços do pai, que os vizinhos tinham entupido de terra, e devolve a cada um o nome antigo. Quando os pastores de Gerar brigam pela água nova, ele dá ao poço o nome da briga, levanta a tenda e cava outro mais adiante. No terceiro ninguém discute, e o lugar recebe um nome que fala de espaço. O mesmo homem tinha mentido sobre Rebeca por medo, e no fim põe a mesa para o rei que o expulsou.',
    prayer:
      'Senhor, tu conheces os poços que eu cavei e que outros tomaram. Ensina-me quando ceder, e guarda o meu coração de ficar morando na briga. Limpa a terra que entupiu a fé dos meus pais, para que eu beba dela de novo. Jesus prometeu uma fonte que jorra para a vida eterna, e ninguém pode entupi-la. Dá-me a paz de comer com quem me quis longe. Amém.',
    application:
      'Escolham, em família ou com um irmão da igreja, uma disputa pequena que já cansou todos. Cedam hoje um ponto dela, com clareza e sem ironia.',
  },
  {
    slug: 'genesis-27',
    chapters: ['GEN.27'],
    verse: verse('Gênesis 27:34', 'amarga exclamação Abençoa pai'),
    reflection:
      'Isaque já não enxerga, e reconhece as pessoas pelo cheiro da roupa e pelo toque da pele. Rebeca cozinha o engano, Jacó o veste, e o velho pergunta mais de uma vez e desconfia, porque a voz é de um e a pele é de outro. Esaú volta com a caça pronta e solta um grito que o texto diz ser muito amargo. Ninguém sai ganhando: a mãe manda o filho querido para longe por alguns dias, e nunca mais se conta que o tenha visto.',
    prayer:
      'Pai, eu conheço casas em que se disputa a bênção como comida pouca. Perdoa as roupas alheias que vesti para ser amado. Consola os filhos preteridos, que choram já adultos. Em Jesus tu tens bênção para todos, e eu chego sem disfarce. Cura na nossa família o que a preferência quebrou. Amém.',
    application:
      'Abençoe hoje, por nome e sem comparação, um filho, irmão ou sobrinho que costuma ficar em segundo lugar. Diga um bem que você vê nele e que não depende de nada que ele faça.',
  },
  {
    slug: 'genesis-28',
    chapters: ['GEN.28'],
    verse: verse('Gênesis 28:16', 'SENHOR lugar sabia'),
    reflection:
      'Jacó foge do irmão que enganou e dorme ao relento, com uma pedra por travesseiro. Ali ele sonha com a escada e ouve Deus prometer companhia na ida e na volta. De manhã a pedra está no mesmo lugar, e o fugitivo derrama azeite sobre ela, porque descobriu quem estava ali enquanto ele dormia.',
    prayer:
      'Deus de Jacó, tu foste ao encontro de um homem que tinha mentido ao próprio pai. Vem também ao lugar duro onde eu deito a cabeça. Agradeço por Jesus, a escada daquele sonho, que desceu até mim. Ajuda-me a voltar um dia em paz para quem eu feri. Amém.',
    application:
      'Escolha uma pedra pequena e deixe-a hoje onde você trabalha ou cozinha. Cada vez que a vir, diga a Deus: “tu estás neste lugar”.',
  },
  {
    slug: 'genesis-29',
    chapters: ['GEN.29'],
    verse: verse('Gênesis 29:35', 'louvarei SENHOR Judá'),
    reflection:
      'Jacó, que enganou o pai no escuro da velhice, acorda de manhã e descobre que foi enganado no escuro da tenda. Lia não escolheu esse casamento, e o texto diz que o Senhor viu que ela era mal-amada. A cada filho ela espera um pouco de carinho do marido; no quarto filho, para de esperar e louva, e desse menino, Judá, virá Jesus.',
    prayer:
      'Tu vês, Senhor, quem mora na mesma casa e não é amado. Consola as Lias de hoje, e livra-as de pensar que precisam merecer um olhar. Perdoa os que usam as filhas como mercadoria. Agradeço porque Jesus veio da família de Lia, e no amor dele eu descanso sem precisar competir. Amém.',
    application:
      'Repare, na sua família ou no seu grupo, em quem costuma ficar em segundo lugar. Sente-se hoje ao lado dessa pessoa e dê a ela atenção inteira.',
  },
  {
    slug: 'genesis-30',
    chapters: ['GEN.30'],
    verse: verse('Gênesis 30:22', 'lembrou-se Deus Raquel ouviu'),
    reflection:
      'Lia e Raquel contam filhos como quem marca pontos, e dão aos meninos nomes que são recados uma para a outra. Entre elas estão Bila e Zilpa, servas entregues a Jacó sem que ninguém lhes pergunte nada. Por um punhado de mandrágoras Raquel cede uma noite do marido, e quem engravida é Lia. O filho de Raquel só chega depois de muita espera, quando Deus se lembra dela e a escuta.',
    prayer:
      'Tu ouves, Senhor, o choro de quem espera um filho e segura no colo os filhos dos outros. Cuida dos casais que já gastaram o que tinham em exames e tentativas. Em Jesus eu tenho um lugar que não preciso disputar. Perdoa a comparação que envenena as irmãs, e olha pelas Bilas e Zilpas, usadas para o sonho de outra pessoa. Amém.',
    application:
      'Fique hoje fora das redes sociais, onde é tão fácil medir a sua vida pela dos outros. À noite, agradeça a Deus por três coisas que são suas.',
  },
  {
    slug: 'genesis-31',
    chapters: ['GEN.31'],
    verse: verse('Gênesis 31:42', 'Deus aflição trabalho mãos'),
    reflection:
      'Vinte anos de serviço, dez mudanças de salário, calor de dia e geada de noite: Jacó conhece por dentro a vida do empregado enganado. Lia e Raquel, que disputaram o marido, concordam pela primeira vez, porque o pai as vendeu e gastou o preço. A família foge com tudo, e Raquel esconde os ídolos na sela do camelo e senta em cima. No monte, sogro e genro dizem o que estava entalado, empilham pedras como limite e comem juntos.',
    prayer:
      'Deus que vês o trabalho das mãos, olha para quem é pago a menos e mudado de função sem aviso. Dá coragem para sair e sabedoria para a hora. Tira de baixo da minha sela o que trouxe escondido da casa antiga. Jesus contou de um dono que pagou o combinado e ainda foi bom; dá-nos patrões assim. Vigia entre mim e aquele de quem me separei. Amém.',
    application:
      'Confiram juntos um contrato, holerite ou acordo que afeta a casa. Se algo está injusto, anotem as datas e procurem hoje uma orientação, no sindicato ou com alguém que entenda.',
  },
  {
    slug: 'genesis-32',
    chapters: ['GEN.32'],
    verse: verse('Gênesis 32:26', 'deixarei abençoares'),
    reflection:
      'Jacó manda na frente cabras, camelos e recados, e fica para trás, sozinho, na beira do Jaboque. Um homem luta com ele até clarear, e o fugitivo, já com a coxa fora do lugar, agarra-se e pede a bênção. Quando lhe perguntam o nome, ele diz a verdade que tinha escondido do pai; sai dali com outro nome, mancando, e o sol nasce.',
    prayer:
      'Deus, eu tenho medo do encontro de amanhã, e já fiz todos os meus arranjos. Fica comigo nesta margem até me abençoar. Eu digo o meu nome e o que fiz com ele. Jesus também passou uma noite em luta antes do amanhecer; segura-me, ainda que eu saia mancando. Amém.',
    application:
      'Reserve meia hora a sós antes de uma conversa que assusta. Diga a Deus quem você é sem disfarce, e peça a bênção dele antes de ir.',
  },
  {
    slug: 'genesis-33',
    chapters: ['GEN.33'],
    verse: verse('Gênesis 33:4', 'Esaú correu abraçou beijou'),
    reflection:
      'Esaú vem com quatrocentos homens, e Jacó se curva sete vezes, esperando o pior. O irmão roubado corre, abraça, beija, e os dois choram; vinte anos de medo acabam nesse abraço. Jacó diz que viu nesse rosto o rosto de Deus, e Jesus contou mais tarde de um pai que correu do mesmo jeito.',
    prayer:
      'Pai, há alguém que eu temo encontrar porque errei com ele. Faz-me ir na frente, humilde, disposto a devolver o que tirei. E quando for eu o ferido, dá-me pernas que corram, como as de Esaú. Onde o encontro não é seguro, guarda a distância e cura por dentro. Jesus já correu até mim. Amém.',
    application:
      'Escreva a um irmão, primo ou amigo de quem você se afastou por culpa sua. Reconheça o erro em duas frases, e ofereça devolver o que for possível.',
  },
  {
    slug: 'genesis-34',
    chapters: ['GEN.34'],
    verse: verse('Gênesis 34:5', 'Jacó Diná silêncio'),
    reflection:
      'Diná sai para ver as moças daquela terra, e Siquém a violenta. O pai fica calado, o agressor vem pedir casamento, e os irmãos usam o sinal da aliança como armadilha. Simeão e Levi matam os homens da cidade, e depois os filhos de Jacó levam cativas as mulheres e as crianças. Ninguém no capítulo pergunta nada a Diná nem menciona a Deus; o que fizeram com ela foi crime, e a vingança fez outras vítimas sem lhe devolver a voz.',
    prayer:
      'Deus que ouves quem não foi ouvida, eu ponho diante de ti as moças e as meninas feridas como Diná. A culpa nunca foi delas; dá-lhes ao lado alguém que acredite e que fique. Livra os pais de calar por medo, e os irmãos de chamar de justiça o próprio ódio. Jesus também foi despido e humilhado sem ter culpa; chega perto de quem carrega uma vergonha que pertence a outro. Amém.',
    application:
      'Pergunte a uma mulher próxima como ela está e escute sem dar conselhos. Se ela contar uma violência, acredite nela e ofereça companhia até o posto de saúde ou na ligação para o 180.',
  },
  {
    slug: 'genesis-35',
    chapters: ['GEN.35'],
    verse: verse('Gênesis 35:4', 'deuses alheios brincos carvalho'),
    reflection:
      'Deus manda Jacó voltar a Betel, onde ele tinha dormido com a cabeça na pedra, e a família entrega os ídolos e os brincos, que ficam enterrados sob um carvalho. A viagem tem três sepulturas: a de Débora, a ama velha, sob o carvalho do choro; a de Raquel, no caminho de Belém; a de Isaque, que Esaú e Jacó enterram lado a lado. Raquel, morrendo, dá ao menino o nome de filho da minha dor, e o pai o chama de outro modo. O pecado de Rúben aparece numa linha, e o silêncio de Jacó pesa.',
    prayer:
      'Deus da minha angústia antiga, leva-me de volta ao lugar onde te encontrei. Recebe os ídolos que ainda guardamos, e que fiquem enterrados. Cuida das mulheres que estão para dar à luz e das famílias que perderam a mãe no parto. Perto de onde Raquel morreu, em Belém, nasceu Jesus para consolar. Reúne os irmãos junto ao túmulo dos pais, em paz. Amém.',
    application:
      'Volte hoje, a pé ou na memória, ao lugar onde você se encontrou com Deus no começo. Leve até lá uma coisa que precisa ficar enterrada, e agradeça por ter chegado vivo.',
  },
  {
    slug: 'genesis-36',
    chapters: ['GEN.36'],
    verse: verse('Gênesis 36:24', 'Aná descobriu fontes termais'),
    reflection:
      'O irmão que perdeu a bênção também teve filhos, terra, chefes e reis, e a Bíblia gasta um capítulo inteiro com os nomes deles. Esaú se muda para Seir, porque o pasto não dava para dois rebanhos tão grandes. No meio da lista, entre os que já viviam em Seir, ficou anotado o achado de um pastor: Aná cuidava dos jumentos do pai quando achou água quente no deserto. Deus não apagou essa família, e Marcos conta que da Idumeia, a terra dela, veio gente ouvir Jesus.',
    prayer:
      'Tu dás terra e netos, Senhor, também aos que eu deixaria fora da lista. Agradeço pelas surpresas que me mostraste no meio do serviço comum, como a água quente de Aná. Abençoa o parente que foi morar longe e de quem quase não falamos. Que a fartura não nos afaste, e que um dia nos sentemos de novo à mesma mesa. Amém.',
    application:
      'Digam à mesa o nome de um parente que saiu de perto e de quem há muito não se fala. Contem uma lembrança boa dele e orem por ele.',
  },
  {
    slug: 'genesis-37',
    chapters: ['GEN.37'],
    verse: verse('Gênesis 37:24', 'lançaram cisterna vazia'),
    reflection:
      'Os irmãos de José arrancam a roupa colorida dele, jogam o rapaz numa cisterna seca e se sentam para comer. Tudo começou antes, com um pai que preferia um filho, e com uma inveja que ninguém tratou enquanto era pequena. José desce ao Egito vendido por vinte moedas de prata, e Deus vai com ele.',
    prayer:
      'Pai, tu vês o que acontece dentro das famílias, atrás da porta fechada. Consola quem foi vendido, trocado ou esquecido pelos seus. Arranca do meu peito a inveja enquanto ela ainda é pequena, e cura a minha casa das preferências que machucam. Jesus também foi entregue por prata, e por isso eu sei que tu entendes. Amém.',
    application:
      'Pense no irmão, primo ou colega de quem você sente inveja. Mande a essa pessoa hoje uma mensagem com um elogio verdadeiro, curto e sem segundas intenções.',
  },
  {
    slug: 'genesis-38',
    chapters: ['GEN.38'],
    verse: verse('Gênesis 38:26', 'Judá reconheceu Mais justa'),
    reflection:
      'Tamar fica viúva duas vezes, e o sogro a manda esperar na casa do pai por um casamento que ele não pretende fazer. Ela se disfarça à beira da estrada, e Judá, que a tomou por prostituta e pagou sem saber quem era, manda queimar a nora quando ouve falar da gravidez. O anel, o manto e o bordão dele chegam antes do fogo, e o homem que propôs vender o irmão reconhece que o errado é ele. Mateus escreve o nome de Tamar na família de Jesus, sem enfeitar a história.',
    prayer:
      'O juiz desta história foi apanhado no próprio erro, Senhor, e eu me reconheço nele. Faz-me ver os meus objetos na mão de quem eu acuso, antes que eu acenda o fogo. Defende as viúvas e as noras que dependem de uma promessa que ninguém cumpre. Jesus não teve vergonha desta família, e por isso eu trago a ele também a minha. Amém.',
    application:
      'Antes de repetir hoje uma crítica a alguém, procure na sua história um erro parecido. Se achar, guarde a crítica e fale com Deus sobre o seu caso.',
  },
  {
    slug: 'genesis-39',
    chapters: ['GEN.39'],
    verse: verse('Gênesis 39:21', 'SENHOR José cárcere misericórdia'),
    reflection:
      'José é comprado por Potifar, sobe a administrador e é assediado pela mulher do patrão, dia após dia. Ele diz não, foge sem a roupa e acaba preso, porque acreditaram nela. Quatro vezes o capítulo repete que o Senhor estava com José, duas na casa rica e duas no cárcere, sem explicar por que o inocente ficou trancado.',
    prayer:
      'Senhor, fica com quem sofre assédio no trabalho e tem medo de falar. Fica com os presos sem culpa e com aqueles em quem ninguém acredita. Dá-me a coragem de José para dizer não e sair correndo. Jesus foi condenado por falsas testemunhas, e tu não o deixaste; não me deixes também. Amém.',
    application:
      'Procure alguém que foi acusado injustamente, ou assediado, e diga que você acredita e quer ajudar. Se é você, conte hoje a alguém seguro e anote o que aconteceu.',
  },
  {
    slug: 'genesis-40',
    chapters: ['GEN.40'],
    verse: verse('Gênesis 40:7', 'semblantes perguntou oficiais prisão'),
    reflection:
      'José está preso sem culpa, e de manhã repara no rosto abatido de dois companheiros e pergunta o que houve. Ele tinha sonhos próprios, todos parados, e mesmo assim escuta os dos outros. Ao copeiro diz que a vida volta ao lugar em três dias, e pede, pela única vez, que alguém fale dele lá fora. O copeiro recebe de novo o copo e se esquece, e o capítulo acaba nesse esquecimento, que ainda duraria dois anos.',
    prayer:
      'Senhor, tu não te esqueces dos que foram esquecidos na prisão. Dá-me olhos para o rosto triste de quem está ao meu lado, mesmo quando o meu também está. Perdoa os favores de que não me lembrei depois que tudo melhorou. Um ladrão pediu a Jesus que se lembrasse dele, e foi lembrado no mesmo dia. Lembra-te de mim, e ajuda-me a esperar. Amém.',
    application:
      'Pensem juntos em alguém que ajudou vocês numa hora ruim e ficou sem retorno. Liguem hoje para essa pessoa, contem que não esqueceram e perguntem do que ela precisa.',
  },
  {
    slug: 'genesis-41',
    chapters: ['GEN.41'],
    verse: verse('Gênesis 41:16', 'José Deus responda paz'),
    reflection:
      'Dois anos inteiros o copeiro se esqueceu de José na prisão, até o rei sonhar com vacas magras que engolem as gordas. Tiram o rapaz às pressas, raspam-lhe a barba, e diante do trono ele começa dizendo que a resposta não está nele. Depois de ler o sonho, dá um conselho prático de celeiros, e dá aos filhos nomes que guardam a dor e o fruto.',
    prayer:
      'Deus, tu não esqueces quem os homens esqueceram. Quando a porta se abrir, livra-me de tomar para mim a honra que é tua. Dá aos que governam a prudência de guardar na fartura para repartir na falta. Tu me fazes dar fruto na terra da minha aflição, como fizeste brotar a vida no túmulo de Jesus. Amém.',
    application:
      'Ajude hoje alguém de quem você tinha se esquecido: a indicação prometida, o currículo por enviar, a mensagem sem resposta. Se puder, guarde também uma pequena reserva.',
  },
  {
    slug: 'genesis-42',
    chapters: ['GEN.42'],
    verse: verse('Gênesis 42:21', 'pecamos irmão angústia rogava'),
    reflection:
      'Os dez irmãos se curvam diante de José sem saber quem ele é, vinte anos depois de o terem vendido. Na prisão de três dias volta à memória deles a voz do rapaz que suplicava do fundo da cova, e eles falam disso na própria língua, sem imaginar que o governador entende. José sai da sala para chorar. Ele manda pôr trigo nos sacos e o dinheiro de volta por cima, e o presente assusta os irmãos, porque a culpa já não sabe receber bondade.',
    prayer:
      'Deus de José, existe uma voz antiga que eu não quis ouvir e que ainda ouço. Leva-me a dizer o que fiz, com o nome certo, a ti e a quem feri. Consola os que foram vendidos pelos seus e choram escondidos. Jesus já encheu o meu saco de trigo e devolveu o preço; ajuda-me a crer numa bondade tão grande. Amém.',
    application:
      'Fique alguns minutos a sós com uma culpa antiga que costuma voltar. Escreva em três linhas o que aconteceu e quem sofreu, e decida um passo de reparação que caiba nesta semana.',
  },
  {
    slug: 'genesis-43',
    chapters: ['GEN.43'],
    verse: verse('Gênesis 43:30-31', 'José entranhas chorou lavou rosto'),
    reflection:
      'A fome continua, e Jacó deixa Benjamim ir, com um presente de mel, nozes e amêndoas para o homem duro do Egito. Os irmãos entram na casa dele com medo de virar escravos, e encontram água para os pés e ração para os jumentos. Quando vê o mais novo, José corre para o quarto, chora, lava o rosto e manda servir o almoço. Eles se espantam de estar sentados por ordem de idade, e comem alegres na casa do irmão que venderam, ainda sem saber quem ele é.',
    prayer:
      'Pai, há dias em que eu choro escondido no banheiro e volto à mesa com o rosto lavado. Tu viste José no quarto, e vês também o que eu não consigo mostrar. Ajuda-me a soltar quem eu prendo por aflição, e a receber sem desconfiança a bondade que vem de ti. Amém.',
    application:
      'Ponha hoje a mesa com capricho, nem que seja para um café, e sirva primeiro quem costuma ser o último. Pergunte a essa pessoa pelos pais ou pelos filhos dela e escute.',
  },
  {
    slug: 'genesis-44',
    chapters: ['GEN.44'],
    verse: verse('Gênesis 44:33', 'fique servo jovem irmãos'),
    reflection:
      'O copo de prata aparece no saco do mais novo, e os outros dez podiam voltar livres sem o preferido do pai, como já tinham feito uma vez. Agora eles rasgam a roupa e voltam todos. Judá, o mesmo que sugeriu vender José, conta a história da família e pede para ficar escravo no lugar do rapaz, porque não suportaria ver a dor do velho. Dele descende Jesus, que ficou no nosso lugar para que voltássemos ao Pai.',
    prayer:
      'Senhor Jesus, tu és o fiador que entregou a própria vida para me levar de volta à casa do Pai. Agradeço porque até um coração como o de Judá pode mudar com os anos. Se eu estiver de novo diante da prova em que falhei, segura-me pela mão. Ensina-me a pensar na dor dos outros antes de pensar na minha saída. Amém.',
    application:
      'Assuma hoje, no lugar de outra pessoa, um plantão, uma fila ou uma tarefa da casa que pesava sobre ela. Avise antes e faça com boa vontade.',
  },
  {
    slug: 'genesis-45',
    chapters: ['GEN.45'],
    verse: verse('Gênesis 45:3', 'José vive pai'),
    reflection:
      'José manda sair todos os egípcios e chora tão alto que a casa de Faraó escuta. A primeira coisa que ele pergunta, depois de dizer quem é, é se o pai ainda vive. Os irmãos ficam mudos de espanto, e ele pede que cheguem mais perto, porque um abraço não se dá de longe.',
    prayer:
      'Senhor, tu sabes de quem eu estou distante e há quanto tempo. Amacia o meu coração, e o da outra pessoa também. Mostra-me quando é seguro chegar perto e quando devo apenas perdoar em silêncio diante de ti. Agradeço por Jesus, nosso irmão, que nos chamou quando ainda tínhamos medo dele. Amém.',
    application:
      'Telefone hoje para um parente com quem você fala pouco e pergunte pela saúde dele. Ouça a resposta até o fim, antes de contar qualquer coisa sua.',
  },
  {
    slug: 'genesis-46',
    chapters: ['GEN.46'],
    verse: verse('Gênesis 46:4', 'descerei contigo José olhos'),
    reflection:
      'Jacó já soube que o filho vive, e mesmo assim para em Berseba, na última parada antes da fronteira, e oferece sacrifício. De noite Deus o chama duas vezes pelo nome e promete descer com ele ao Egito, e diz que a mão de José lhe fechará os olhos. A lista que vem a seguir conta setenta pessoas, com netos e uma neta chamada Sera, e termina num abraço em que o filho chora longamente no pescoço do pai.',
    prayer:
      'Deus de meu pai, tu também desces comigo aos lugares que eu não escolhi. Anda com os velhos que mudam de casa e com as famílias que deixam a terra por causa da fome. Reúne pais e filhos que se perderam há muito tempo. O menino Jesus também foi levado para o Egito, e tu o chamaste de volta; guarda as nossas idas e as nossas voltas. Amém.',
    application:
      'Ligue hoje, com a família por perto, para um parente que mora longe ou que se mudou há pouco. Deixem cada um dizer uma frase a ele, e orem juntos ao desligar.',
  },
  {
    slug: 'genesis-47',
    chapters: ['GEN.47'],
    verse: verse('Gênesis 47:9-10', 'Jacó peregrinação poucos abençoou Faraó'),
    reflection:
      'O rei do Egito pergunta a idade de um velho pastor, e Jacó responde com franqueza que os seus cento e trinta anos foram poucos e ruins. Mesmo assim é ele quem abençoa o rei, na entrada e na saída. Depois a fome aperta, e José troca trigo pelo dinheiro, pelo gado, pela terra e pela liberdade dos egípcios; eles agradecem por estar vivos, e quem lê se lembra de que outro faraó faria de Israel um povo de escravos. No fim Jacó só pede que não o enterrem ali.',
    prayer:
      'Deus dos peregrinos, eu também tenho anos ruins para contar, e de ti não preciso escondê-los. Faz de mim alguém que abençoa até quando já não tem força nem cargo. Ensina quem governa a repartir o pão sem prender ninguém por causa dele. Lembra-te dos que vendem tudo para poder comer e dos que se endividam no mercado. Amém.',
    application:
      'Peça hoje a bênção a uma pessoa idosa da família ou da igreja. Pergunte qual foi o ano mais difícil da vida dela e ouça sem pressa.',
  },
  {
    slug: 'genesis-48',
    chapters: ['GEN.48'],
    verse: verse('Gênesis 48:14', 'Israel direita Efraim mais novo'),
    reflection:
      'Jacó quase não enxerga, como o pai dele no dia em que foi enganado, mas este cego sabe muito bem o que faz. José põe os dois filhos na posição certa, e o avô cruza os braços para que a mão direita fique sobre Efraim, o mais novo. O filho se aborrece e tenta mudar a mão do pai, que responde duas vezes que sabe. Antes da bênção o velho tinha beijado e abraçado os netos, admirado de ver os filhos de um filho que julgava morto.',
    prayer:
      'As tuas mãos às vezes se cruzam, Senhor, e eu custo a entender. Quando a bênção cair onde eu não esperava, guarda-me de puxar o teu braço. Agradeço pelos avós que abraçam, beijam e oram, e peço pelos que já não enxergam. Ensina-me a ficar contente quando o outro passa na minha frente. Amém.',
    application:
      'Abençoem hoje, em voz alta e à mesa, a pessoa mais nova da casa ou do grupo. Cada um diga a Deus uma coisa boa que deseja para ela.',
  },
  {
    slug: 'genesis-49',
    chapters: ['GEN.49'],
    verse: verse('Gênesis 49:18', 'salvação espero SENHOR'),
    reflection:
      'Jacó chama os doze para junto da cama e tem uma palavra para cada um, e algumas doem: Rúben ouve falar do leito do pai, e Simeão e Levi, da espada em Siquém. Para Judá há um cetro e alguém a quem os povos vão se juntar, e os cristãos reconheceram nele Jesus. No meio da lista o velho para de falar com os filhos e diz uma frase a Deus, a de que espera a salvação dele. Depois pede para ficar na caverna onde sepultou Lia, recolhe os pés e morre.',
    prayer:
      'Também eu paro no meio da conversa, Senhor, e te digo que espero por ti. Perdoa as marcas que deixei nos que amo e cura as que recebi do meu pai. Agradeço por Jesus, da tribo de Judá, que não se envergonha da nossa história. Quando chegar a minha hora, dá-me os meus ao redor da cama e paz para recolher os pés. Amém.',
    application:
      'Pare hoje às três da tarde, onde estiver, e diga a Deus em uma frase o que você espera dele. Respire fundo três vezes e volte ao que fazia.',
  },
  {
    slug: 'genesis-50',
    chapters: ['GEN.50'],
    verse: verse('Gênesis 50:20', 'pensastes mal bem'),
    reflection:
      'Jacó morre, e os irmãos de José, com medo de uma vingança guardada, mandam um recado e se oferecem como escravos. José chora ao ouvir. Ele chama de mal o que eles fizeram, lembra que Deus encaminhou tudo para salvar muita gente da fome, e promete sustentar os filhos deles.',
    prayer:
      'Deus justo, eu não estou no teu lugar, e deixo contigo o direito de julgar. Tu sabes o nome de quem me fez mal, e sabes que doeu. Agradeço porque da cruz, que foi a pior maldade, tu tiraste a nossa salvação em Cristo. Ensina-me a falar ao coração de quem ainda tem medo de mim. Amém.',
    application:
      'Escreva num papel o mal que alguém lhe fez, com o nome certo, e entregue-o a Deus em oração. Depois rasgue o papel e jogue fora.',
  },
];
