import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const mark: readonly PassageDevotional[] = [
  {
    slug: 'marcos-1',
    chapters: ['MRK.1'],
    verse: verse('Marcos 1:35', 'madrugada escuro deserto orava'),
    reflection:
      'O primeiro dia de Jesus em Cafarnaum acaba com a cidade inteira diante da porta, e ele atende os doentes até tarde. Antes de clarear, sai sozinho para um lugar vazio e ora. Simão o encontra e diz que todos o procuram, e Jesus, que acabou de falar com o Pai, sabe que é hora de ir às outras aldeias.',
    prayer:
      'Pai, eu acordo já ouvindo o que todos querem de mim. Dá-me um lugar quieto e alguns minutos antes do barulho. Que a tua voz me diga, como disse a Jesus, que sou teu filho amado, e que dessa certeza venham o meu sim e o meu não. Acompanha os que trabalharam esta noite cuidando de doentes. Amém.',
    application:
      'Ponha amanhã o despertador quinze minutos mais cedo, ou separe hoje o mesmo tempo, e ore num lugar em que ninguém chame você.',
  },
  {
    slug: 'marcos-2',
    chapters: ['MRK.2'],
    verse: verse('Marcos 2:4-5', 'telhado leito fé'),
    reflection:
      'Quatro homens carregam um paralítico até uma casa de Cafarnaum onde não cabe mais ninguém. Eles sobem, abrem o telhado e descem a maca diante de Jesus, com a poeira caindo sobre os que ouviam. Jesus vê a fé dos amigos, chama o doente de filho e lhe perdoa os pecados antes de mandá-lo andar.',
    prayer:
      'Jesus, obrigado pelas pessoas que me carregaram até ti quando eu não tinha forças para ir. Traz à minha memória o rosto de cada uma. Mostra-me também quem está deitado à espera de quatro amigos teimosos. Perdoa os meus pecados, que são o meu mal mais antigo. Amém.',
    application:
      'Junte-se a dois ou três irmãos para ajudar um doente do bairro: combinem hoje quem leva à consulta, quem cozinha e quem visita durante a semana.',
  },
  {
    slug: 'marcos-3',
    chapters: ['MRK.3'],
    verse: verse('Marcos 3:34', 'olhando redor mãe irmãos'),
    reflection:
      'Os parentes de Jesus chegam para levá-lo à força, convencidos de que ele perdeu o juízo. Ele está sentado no meio de uma roda de gente simples, que mal conseguiu comer naquele dia. Jesus olha um por um e chama de mãe e de irmãos aqueles que obedecem ao Pai; mais tarde, também os da casa dele vão fazer parte dessa roda.',
    prayer:
      'Jesus, tu sabes como dói não ser entendido pela própria família. Obrigado pela roda em que me puseste e pelos irmãos que me deste. Alcança os meus parentes que ainda estão do lado de fora. Faz das nossas igrejas uma casa para quem ficou sem casa por tua causa. Amém.',
    application:
      'Chame para uma refeição simples alguém da igreja que não tem família por perto. Sentem-se em roda e deixem que cada um conte de onde veio.',
  },
  {
    slug: 'marcos-4',
    chapters: ['MRK.4'],
    verse: verse('Marcos 4:26-27', 'semente dormisse brotasse'),
    reflection:
      'Só Marcos guardou esta parábola, a do lavrador que dorme. Ele joga a semente, vai para a cama, levanta, e a terra faz o trabalho dela no escuro, sem que ele saiba como. No fim do mesmo dia é Jesus quem dorme, com a cabeça numa almofada, no barco que a tempestade sacode, entregue às mãos do Pai.',
    prayer:
      'Senhor da colheita, eu semeei o que pude e agora quero dormir. Cuida do que está debaixo da terra, nos filhos, nos amigos e em mim. Perdoa a minha mania de cavar para ver se nasceu. Na hora em que o vento subir, lembra-me de que Jesus está no barco. Amém.',
    application:
      'Largue hoje, num horário fixo, o trabalho ou a preocupação com alguém. Diga a Deus que a semente é dele, apague a luz e durma.',
  },
  {
    slug: 'marcos-4-tempestade',
    chapters: ['MRK.4'],
    verse: verse('Marcos 4:38-39', 'dormindo almofada repreendeu'),
    reflection:
      'Anoitece, a água entra no barco, e os discípulos, que eram pescadores, acham que vão morrer. Jesus dorme na parte de trás com a cabeça numa almofada, cansado de um dia inteiro de ensino. Quando o acordam, ele dá duas ordens ao vento e ao mar, a água fica lisa, e o medo deles muda de lugar: agora cochicham para saber quem ele é. É o mesmo Jesus que se sentou à mesa de Levi e pegou crianças no colo.',
    prayer:
      'Jesus, o vento te obedece, e mesmo assim tu tens colo. Quando a gente ficar com medo de trovão, de escuro ou de hospital, lembra-nos de que estás no barco. Ensina-nos a dormir como tu dormias, confiando no Pai. Chama também os que ninguém chama, como chamaste Levi, e abençoa as crianças da nossa rua. Amém.',
    application:
      'Apaguem a luz e façam com a boca e as mãos o barulho de uma tempestade; a um sinal, todos parem. Contem um ao outro um medo, e orem no silêncio.',
  },
  {
    slug: 'marcos-5',
    chapters: ['MRK.5'],
    verse: verse('Marcos 5:33-34', 'tremendo verdade Filha paz'),
    reflection:
      'Jairo tem pressa, porque a filha de doze anos está morrendo, e Jesus para no caminho por causa de uma mulher que sangra há doze anos. Ela treme e conta tudo diante da multidão; Jesus escuta até o fim e a chama de filha. A demora parece ter custado a vida da menina, e ainda assim ele segue para a casa de Jairo.',
    prayer:
      'Senhor, é difícil esperar enquanto atendes outra pessoa e a minha casa está em aflição. Eu quero confiar em ti nesse pedaço do caminho. Escuta também a verdade inteira que eu nunca contei, com o medo que vem junto. Segura pela mão os doentes que eu amo e sustenta os pais deles. Amém.',
    application:
      'Reserve dez minutos a sós para contar a Jesus a história toda de uma dor antiga, sem resumir. Se ela ainda sangra, marque uma consulta ou uma conversa.',
  },
  {
    slug: 'marcos-6',
    chapters: ['MRK.6'],
    verse: verse('Marcos 6:31', 'deserto repousai pouco comer'),
    reflection:
      'Os apóstolos voltam da viagem cheios de histórias, e o movimento é tanto que não há tempo nem para comer. Jesus os convida para descansar num lugar afastado, e o descanso dura o tempo da travessia, porque a multidão chega antes. Ele olha aquela gente sem pastor, ensina, e depois faz todos se sentarem na grama verde para jantar.',
    prayer:
      'Jesus, tu percebeste o cansaço dos teus antes que eles o confessassem. Leva-me à parte, ainda que seja só por uma travessia. Quando o descanso for interrompido, dá-me a tua compaixão no lugar da minha irritação. E multiplica o pouco que tenho, para que todos comam. Amém.',
    application:
      'Combine com quem mora com você uma hora de descanso para cada um nesta semana, e cuide das tarefas do outro enquanto ele descansa.',
  },
  {
    slug: 'marcos-7',
    chapters: ['MRK.7'],
    verse: verse('Marcos 7:33-34', 'separado dedos Efatá'),
    reflection:
      'Alguns trazem um surdo a Jesus, e ele o leva para longe do barulho da multidão. Como o homem não ouve, ele fala por gestos: os dedos nos ouvidos, o toque na língua, os olhos erguidos, um suspiro. Só então diz “Efatá”, e a primeira voz que aquele homem ouve com clareza é a de Cristo.',
    prayer:
      'Jesus, tu soubeste falar com quem não podia ouvir. Leva-me também para um lugar à parte e abre os meus ouvidos à tua palavra. Ensina a nossa igreja a acolher os surdos, a aprender os seus sinais e a sentar perto deles. Solta a minha língua para o bem, e que ela fale com calma. Amém.',
    application:
      'Aprenda com alguém de casa três sinais de Libras, como “bom dia”, “obrigado” e “Jesus”, e usem os sinais com uma pessoa surda da igreja ou do bairro.',
  },
  {
    slug: 'marcos-8',
    chapters: ['MRK.8'],
    verse: verse('Marcos 8:24-25', 'árvores mãos claramente'),
    reflection:
      'O cego de Betsaida abre os olhos e vê pessoas como árvores que andam. Ele conta a verdade, que ainda não está enxergando direito, e Jesus põe as mãos nele outra vez. Na estrada, logo em seguida, Pedro vê que Jesus é o Cristo e ainda não vê a cruz; também ele vai precisar de um segundo toque.',
    prayer:
      'Senhor, eu já vejo alguma coisa, e vejo torto. Põe de novo as tuas mãos nos meus olhos. Livra-me de fingir que entendi tudo e de me cansar dos que enxergam menos. Mostra-me com clareza as pessoas, que eu confundo com coisas, e o teu caminho, que passa pela cruz. Amém.',
    application:
      'Anote uma pergunta sobre a fé que você ainda não entende e deixe a folha aberta diante de Deus. Escolha a quem vai fazer essa pergunta.',
  },
  {
    slug: 'marcos-9',
    chapters: ['MRK.9'],
    verse: verse('Marcos 9:24', 'Creio Ajuda incredulidade'),
    reflection:
      'Um pai conta a Jesus o que passa com o filho desde a infância: as quedas, o fogo, a água, os discípulos que não conseguiram ajudar. Quando Jesus lhe fala de crer, ele responde chorando que crê e que precisa de ajuda para crer. Jesus aceita essa fé partida ao meio, segura a mão do menino e o põe de pé.',
    prayer:
      'Senhor, eu creio, e preciso que me ajudes na parte em que não creio. Tu conheces há quantos anos esta situação me cansa. Olha para os pais que cuidam de um filho doente e quase não dormem. Desce do monte até a nossa casa e toma conta daquilo que os teus servos não souberam resolver. Amém.',
    application:
      'Faça hoje uma oração com duas metades, por escrito: na primeira diga em que você confia em Jesus, e na segunda, com franqueza, em que ainda não confia.',
  },
  {
    slug: 'marcos-10',
    chapters: ['MRK.10'],
    verse: verse('Marcos 10:21', 'olhando amou-o falta'),
    reflection:
      'Pela estrada um homem vem correndo e se ajoelha diante de Jesus, seguro de ter cumprido os mandamentos. Jesus olha para ele, tem amor por ele e toca no ponto que o prende, que são as propriedades. O homem vai embora triste, e foi Marcos quem guardou para nós aquele olhar de amor.',
    prayer:
      'Bom Mestre, olha para mim com esse mesmo amor e diz o que me falta. Eu tenho medo da resposta, porque há coisas a que vivo agarrado. Abre a minha mão devagar. Que eu não volte triste para os meus bens tendo estado tão perto de ti. Amém.',
    application:
      'Escolham em família, ou com um amigo, uma coisa boa que cada um possui e pouco usa, e decidam hoje a quem ela vai ser dada.',
  },
  {
    slug: 'marcos-11',
    chapters: ['MRK.11'],
    verse: verse('Marcos 11:25', 'orando perdoai contra alguém'),
    reflection:
      'Jesus entra no templo numa tarde, olha tudo em volta e vai embora sem dizer nada. No dia seguinte volta, vira as mesas e devolve aquele pátio à oração dos estrangeiros. Quando os discípulos se espantam com a figueira seca, ele fala de fé que move montes e, logo em seguida, de perdoar na hora da oração.',
    prayer:
      'Jesus, olha tudo em volta dentro de mim, com esse teu olhar demorado. Vira as mesas em que eu negocio contigo. Faz de mim casa de oração para pessoas de todos os povos. E, antes que eu peça que se movam os montes, ajuda-me a soltar a mágoa que trago contra alguém. Amém.',
    application:
      'Antes da próxima oração em família ou no grupo, façam um minuto de silêncio para que cada um perdoe, diante de Deus, uma pessoa.',
  },
  {
    slug: 'marcos-12',
    chapters: ['MRK.12'],
    verse: verse('Marcos 12:42-43', 'viúva pequenas moedas'),
    reflection:
      'Jesus se senta no templo em frente à caixa das ofertas e observa as mãos que passam. Uma viúva deixa cair duas moedinhas, que quase não fazem barulho, e ele chama os discípulos para verem. Pouco antes tinha falado dos que devoram as casas das viúvas, e agora honra uma delas diante de todos.',
    prayer:
      'Senhor, tu vês as moedas pequenas e sabes o que custaram. Recebe o pouco tempo, a pouca força e o pouco dinheiro que eu tenho para te dar. Guarda as viúvas pobres de toda pessoa que queira tirar proveito da fé delas. E livra-me de dar para ser visto. Amém.',
    application:
      'Ofereça hoje, sozinho e sem anunciar, algo pequeno que seja seu de verdade: meia hora, um lanche, a passagem de alguém. Não comprometa o sustento da casa.',
  },
  {
    slug: 'marcos-13',
    chapters: ['MRK.13'],
    verse: verse('Marcos 13:34', 'casa servos porteiro vigiasse'),
    reflection:
      'O dono viaja e deixa a casa com os empregados, a cada um a sua tarefa, e ao porteiro a de ficar acordado. Ele pode voltar ao entardecer, à meia-noite, quando o galo canta ou de manhã. Poucos dias depois, na noite da prisão, Jesus vai passar por essas quatro horas, e os discípulos, que deviam ficar acordados, vão falhar.',
    prayer:
      'Senhor da casa, eu guardo o que me entregaste enquanto não voltas. Desperta-me da sonolência que vem das telas, do excesso e do desânimo. Lembra-me qual é a minha tarefa e livra-me de vigiar a dos outros. Se vieres esta noite, encontra-me em paz contigo e com os meus. Amém.',
    application:
      'Escreva qual tarefa Deus confiou a você nesta fase da vida, em uma linha, e prenda o papel perto da porta de casa.',
  },
  {
    slug: 'marcos-14',
    chapters: ['MRK.14'],
    verse: verse('Marcos 14:8', 'Esta podia ungir sepultura'),
    reflection:
      'Na casa de Simão, em Betânia, uma mulher quebra um frasco de nardo e o derrama sobre a cabeça de Jesus. Alguns calculam em voz alta quanto aquilo valia, e a criticam. Jesus manda que a deixem em paz, porque ela fez o que estava ao seu alcance enquanto ele ainda estava ali para receber.',
    prayer:
      'Jesus, recebe o meu amor enquanto há tempo de mostrá-lo. Perdoa-me quando eu calculo demais e chamo de desperdício a devoção dos outros. Ensina-me a fazer o que posso, sem me comparar com quem faz mais. Que a memória daquela mulher me dê coragem de te honrar diante das pessoas. Amém.',
    application:
      'Diga hoje a alguém idoso ou doente, olhando nos olhos, o que ele significa para você. Leve uma flor, um doce ou um creme para as mãos.',
  },
  {
    slug: 'marcos-15',
    chapters: ['MRK.15'],
    verse: verse('Marcos 15:43', 'José Arimateia ousadamente corpo'),
    reflection:
      'José de Arimateia fazia parte do conselho que condenou Jesus, e esperava o Reino em silêncio. Agora que os discípulos fugiram, ele entra na presença de Pilatos e pede o corpo. Compra um lençol, desce da cruz o corpo e o põe num túmulo cavado na rocha, enquanto duas Marias olham de longe e guardam na memória o lugar.',
    prayer:
      'Jesus, quem te desceu da cruz foi um homem que tinha demorado a se declarar. Aceita também a minha coragem atrasada. Ensina-me a honrar os mortos e a ficar com as famílias até o fim do enterro. Obrigado pelas mulheres que não foram embora; dá-me a fidelidade delas quando não houver mais nada a fazer. Amém.',
    application:
      'Procure uma família que enterrou alguém há poucas semanas, quando as visitas já pararam. Leve um bolo ou um almoço e fique um pouco.',
  },
  {
    slug: 'marcos-16',
    chapters: ['MRK.16'],
    verse: verse('Marcos 16:7', 'discípulos Pedro Galileia'),
    reflection:
      'As mulheres caminham ao nascer do sol com uma pergunta sobre a pedra, e a pedra já está fora do lugar. O moço de branco manda um recado aos discípulos e acrescenta um nome, o de Pedro, que tinha negado três vezes. Elas saem tremendo, sem voz, e a notícia que o medo segurou por um instante chegou até nós.',
    prayer:
      'Senhor vivo, tu mandaste dizer o nome de quem tinha falhado contigo. Diz também o meu, e chama-me de volta à Galileia onde tudo começou. Tira a pedra que eu não consigo mover. Quando o medo prender a minha língua, espera por mim, e depois usa a minha voz. Amém.',
    application:
      'Separe um momento a sós ao amanhecer ou ao fim da tarde, e diga a Jesus qual pedra você tem medo de encontrar no caminho de hoje.',
  },
];
