import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const joshuaToRuth: readonly PassageDevotional[] = [
  {
    slug: 'josue-1',
    chapters: ['JOS.1'],
    verse: verse('Josué 1:5', 'Moisés contigo desampararei'),
    reflection:
      'Josué foi ajudante de Moisés por quarenta anos, e agora Moisés está morto e o Jordão continua ali na frente. Três vezes Deus lhe manda ter ânimo, e promete estar com ele como esteve com Moisés. No fim do capítulo, o próprio povo repete a Josué o encorajamento que Deus lhe tinha dado.',
    prayer:
      'Senhor, tu me puseste no lugar de alguém que fazia tudo melhor do que eu. Fica comigo como ficaste com Josué, e guarda a tua palavra na minha boca. Jesus prometeu estar conosco todos os dias, e nisso eu me seguro. Dá-me passos firmes na margem deste rio. Amém.',
    application:
      'Encoraje hoje alguém que assumiu uma tarefa nova: um colega, um líder da igreja, uma mãe de primeira viagem. Diga o que você já viu de bom nessa pessoa.',
  },
  {
    slug: 'josue-2',
    chapters: ['JOS.2'],
    verse: verse('Josué 2:18', 'cordão escarlate janela'),
    reflection:
      'Raabe mora em cima do muro de Jericó e vive de um trabalho do qual ninguém se orgulha. Ela ouviu falar do mar que secou e tirou a própria conclusão: o Deus de Israel é Deus no céu e na terra. Esconde os espias entre talos de linho, pede pela família inteira, e amarra na janela o cordão vermelho; Mateus põe o nome dela entre as avós de Jesus.',
    prayer:
      'Deus do céu e da terra, tu escutas quem mora na beira do muro. Agradeço porque na família de Jesus há lugar para Raabe e para mim. Livra as mulheres que vendem o corpo por fome ou por força, e dá-lhes saída segura. Junta na minha casa os que eu amo, debaixo do sangue do teu Filho. Amém.',
    application:
      'Faça uma lista dos seus, como Raabe fez: pai, mãe, irmãos e quem mais couber. Ore hoje por cada um, dizendo o nome, sem pular os mais difíceis.',
  },
  {
    slug: 'josue-3',
    chapters: ['JOS.3'],
    verse: verse('Josué 3:15', 'pés molhados Jordão transbordar'),
    reflection:
      'O povo dorme três dias à beira de um rio cheio, na época da colheita, quando ele sai do leito. Os sacerdotes vão na frente com a arca, e a multidão guarda distância para poder vê-la, porque ninguém passou antes por aquele caminho. A água só se detém depois que os pés tocam a margem molhada. Eles ficam parados no meio do leito, com o peso nos ombros, até que passe a última pessoa.',
    prayer:
      'Senhor de toda a terra, eu nunca passei por este caminho. Deixa-me ver a tua presença indo à frente. Dá-me coragem de molhar os pés enquanto o rio ainda está cheio. Agradeço pelos que ficam firmes no meio, segurando o peso, até que todos passem. Jesus desceu a esse mesmo Jordão e ficou na água por nós. Amém.',
    application:
      'Deem juntos hoje o primeiro passo de uma mudança que assusta: telefonar, matricular, marcar consulta, pedir demissão com prudência. Orem de mãos dadas antes e depois.',
  },
  {
    slug: 'josue-4',
    chapters: ['JOS.4'],
    verse: verse('Josué 4:6', 'filhos perguntarem pedras'),
    reflection:
      'Enquanto os sacerdotes seguram a arca no meio do Jordão seco, doze homens voltam ao leito do rio e põem no ombro uma pedra cada um. Elas vão parar em Gilgal, empilhadas onde as crianças possam tropeçar nelas e perguntar. A resposta já está combinada: aqui nós passamos a pé enxuto, porque o Senhor segurou as águas.',
    prayer:
      'Eu passei por águas que não venceria, Senhor, porque tu as seguraste, e a minha memória é curta. Ajuda-me a levantar sinais do que fizeste, para os pequenos perguntarem. Agradeço pelo pão e pelo cálice que Jesus nos deixou como lembrança. Que eu tenha sempre o que responder às crianças. Amém.',
    application:
      'Escolha com a família uma pedra, uma foto ou outra coisa que traga à memória um socorro de Deus. Deixem-na à vista e contem hoje a história dela a uma criança.',
  },
  {
    slug: 'josue-5',
    chapters: ['JOS.5'],
    verse: verse('Josué 5:12', 'maná cessou comeram frutos'),
    reflection:
      'Já na terra e com Jericó à vista, Israel para e recebe no corpo o sinal da aliança, e o acampamento inteiro fica sem poder lutar até sarar. A Páscoa é celebrada na planície, e no outro dia eles comem grão tostado daquele chão. Na manhã seguinte o maná não cai, depois de quarenta anos. Josué encontra um homem de espada na mão e quer saber de que lado ele está; o visitante é o chefe do exército de Deus, e quem precisa tirar as sandálias é Josué.',
    prayer:
      'Senhor, eu te pergunto de que lado estás, e tu me mandas tirar as sandálias. Cura-me antes de me mandar à luta. Agradeço pelo maná dos anos difíceis e pelo pão que agora vem do trabalho. Rola para longe a vergonha que ainda carrego do Egito. Jesus é o meu comandante e o pão que não acaba, e diante dele eu me curvo. Amém.',
    application:
      'Tire os sapatos por alguns minutos e fique de joelhos no lugar onde costuma tomar decisões. Diga a Deus que está do lado dele e pergunte o que ele quer nesta semana.',
  },
  {
    slug: 'josue-6',
    chapters: ['JOS.6'],
    verse: verse('Josué 6:10', 'grito voz palavra'),
    reflection:
      'Durante seis dias Israel dá uma volta em torno de Jericó e retorna ao acampamento sem que caia uma só pedra. Josué manda que ninguém fale; ouvem-se apenas os passos e as sete trombetas de chifre. No sétimo dia o povo grita, o muro desaba, e Raabe, que morava ali dentro, sai viva com toda a família.',
    prayer:
      'Deus dos exércitos, eu gosto de ver resultado no primeiro dia. Ensina-me a obedecer na segunda, na terceira e na quarta volta, com a boca fechada e o coração confiante. Tu salvaste Raabe e a puseste na família de Jesus. Salva também os que hoje moram do outro lado do muro. Amém.',
    application:
      'Escolha a tarefa que você faz todo dia sem ver fruto e cumpra-a hoje em silêncio, sem se queixar dela, orando enquanto trabalha.',
  },
  {
    slug: 'josue-7',
    chapters: ['JOS.7'],
    verse: verse('Josué 7:19', 'filho glória confessa encubras'),
    reflection:
      'Depois da vitória de Jericó, trinta e seis homens morrem diante da pequena Ai, e Josué fica no chão até a tarde. O motivo está enterrado numa tenda: uma capa bonita da Babilônia, prata e uma barra de ouro. A sorte vai apertando, da tribo à família e da família à casa, e a cada volta Acã podia ter falado. Josué o trata como filho ao pedir a verdade; o castigo, que alcança os filhos e as filhas, é dos mais pesados da Bíblia, e Oseias prometeria mais tarde que aquele vale de Acor ia virar porta de esperança.',
    prayer:
      'Deus que vês debaixo da tenda, há coisas que eu cavei para esconder. Dá-me coragem de falar antes que a sorte chegue à minha casa. Eu tremo ao pensar nos que sofreram por um pecado que não era deles. Jesus recebeu o ladrão que confessou na última hora; recebe também a mim. Abre no vale da minha desgraça uma porta de esperança. Amém.',
    application:
      'Sente-se com um amigo de confiança, e contem um ao outro algo escondido que pesa. Em lugar de conselhos, orem, guardem segredo e marquem nova conversa para daqui a uma semana.',
  },
  {
    slug: 'josue-8',
    chapters: ['JOS.8'],
    verse: verse('Josué 8:35', 'ler mulheres meninos estrangeiros'),
    reflection:
      'A cidade que tinha derrotado Israel é tomada com emboscada e fogo, e morrem doze mil pessoas, homens e mulheres, enquanto a lança de Josué fica erguida. É pesado ler, e o capítulo não comenta. Em seguida o povo sobe ao Ebal, levanta um altar de pedras que nenhum ferro tocou e ouve a lei inteira, bênção e maldição, com as mulheres, os meninos e os estrangeiros. Quem acabou de vencer precisava ouvir de novo o que Deus manda, antes que a espada virasse costume.',
    prayer:
      'Tu me dás outra oportunidade, Senhor, no lugar onde eu caí. Depois de uma vitória, leva-me ao teu altar antes da festa. Eu não sei o que dizer dos mortos de Ai, e os deixo contigo, Juiz de toda a terra. Guarda as minhas mãos de se acostumarem com a força. Amém.',
    application:
      'Leia hoje em voz alta um salmo ou um trecho de evangelho para quem estiver em casa, com as crianças e a visita. Leia o trecho inteiro e deixe os comentários para depois.',
  },
  {
    slug: 'josue-9',
    chapters: ['JOS.9'],
    verse: verse('Josué 9:14', 'provisão perguntaram boca SENHOR'),
    reflection:
      'Os gibeonitas chegam com pão mofado, odres remendados e sapatos gastos, e dizem que vêm de muito longe, quando moravam ali perto. Os homens de Israel examinam a comida, acreditam na história e não consultam a Deus. Descoberto o engano, o povo reclama, mas a palavra foi jurada pelo Senhor e é cumprida. Os mentirosos ficam vivos, como lenhadores e carregadores de água, e acabam servindo bem perto do altar.',
    prayer:
      'Deus, eu confiro o pão e me esqueço de te perguntar. Livra-me do golpe bem contado, do contrato bonito e da pressa de assinar. Quando eu errar, dá-me honra para cumprir a palavra mesmo com prejuízo. Eu também cheguei a Jesus com uma história ensaiada, e ele me deixou ficar perto do altar. Amém.',
    application:
      'Antes de assinar, comprar ou prometer algo importante, pare hoje e pergunte a Deus. Se a oferta não puder esperar uma noite, desconfie dela.',
  },
  {
    slug: 'josue-10',
    chapters: ['JOS.10'],
    verse: verse('Josué 10:12', 'Josué Sol Gibeão Aijalom'),
    reflection:
      'Gibeão tinha conseguido a paz por meio de uma mentira, e agora cinco reis a atacam por causa dessa paz. Josué podia deixar que apanhassem, mas sobe a noite inteira de Gilgal para cumprir a palavra dada. No meio da batalha ele ora diante de todos, e o texto conta que o dia se alongou e que nunca houve outro igual, em que Deus atendesse assim à voz de um homem. Depois vêm a caverna, os pés sobre o pescoço dos reis e as cidades arrasadas, páginas que se leem com tristeza.',
    prayer:
      'Senhor, tu honraste a promessa feita a quem tinha mentido. Ajuda-me a socorrer até quem me arrancou uma promessa. Eu te peço um dia que renda, com luz bastante para terminar o que começamos. As mortes deste capítulo me doem, e eu as deixo contigo. Jesus pôs os inimigos debaixo dos pés de outro modo, morrendo por eles, e é esse o meu caminho. Amém.',
    application:
      'Cumpra hoje uma promessa incômoda que você fez, ainda que a outra pessoa não mereça. Peça a Deus tempo suficiente e termine antes que escureça.',
  },
  {
    slug: 'josue-11',
    chapters: ['JOS.11'],
    verse: verse('Josué 11:15', 'Josué fez palavra Moisés'),
    reflection:
      'Os reis do norte juntam gente como areia da praia, com cavalos e carros que Israel não possuía. Josué ataca junto às águas de Merom, vence, e em vez de guardar os carros para si os queima, conforme a ordem. O narrador resume a vida dele numa frase: não deixou por fazer nada do que Deus tinha mandado a Moisés. A guerra durou muitos dias e foi terrível para as cidades; o capítulo acaba quando a terra descansa dela.',
    prayer:
      'Deus da paz, eu desejo o dia em que a terra inteira descanse da guerra. Livra-me de guardar comigo as armas de quem me feriu. Dá-me a constância de Josué, que não largou o serviço pela metade. Lembra-te das cidades que hoje viram cinza e dos que moravam nelas. Jesus entrou em Jerusalém num jumento, sem carros de ferro, e o reino dele não passa. Amém.',
    application:
      'Identifiquem juntos uma arma que usam quando brigam: o silêncio, o grito, a lembrança de erro antigo. Combinem hoje queimá-la, e escolham um sinal para avisar quando ela aparecer.',
  },
  {
    slug: 'josue-12',
    chapters: ['JOS.12'],
    verse: verse('Josué 12:24', 'trinta um reis ao todo'),
    reflection:
      'O capítulo parece um livro de contas: dois reis do tempo de Moisés e trinta e um do tempo de Josué, cada um com a sua cidade. O rei de Jericó, que um dia pareceu invencível, ocupa o mesmo espaço do rei de Geder, de quem não se sabe mais nada. Atrás de cada linha houve gente que morreu, e a lista se cala sobre ela. Todo rol de reis chega ao fim, e os cristãos confessam um Rei que não tem sucessor, Jesus.',
    prayer:
      'Senhor da história, os gigantes que me tiravam o sono no ano passado já cabem numa linha. Lembra-me disso diante do gigante de agora. Tem misericórdia da gente comum que sofre nas guerras dos grandes. Ensina os poderosos de hoje a pensar na última linha. Amém.',
    application:
      'Faça uma lista numerada das dificuldades que Deus já ajudou você a atravessar. Ponha a de hoje no fim, sem número, e deixe ali um espaço em branco.',
  },
  {
    slug: 'josue-13',
    chapters: ['JOS.13'],
    verse: verse('Josué 13:1', 'velho idade resta terra possuir'),
    reflection:
      'Deus diz a Josué uma verdade sem rodeios, a de que ele está velho e ainda falta muita terra. Vem a lista do que falta, dos filisteus ao Líbano, e logo a ordem de repartir tudo assim mesmo, porque quem vai tirar aqueles povos é o Senhor. Rúben, Gade e meia tribo de Manassés já têm o seu lado do rio, e Levi recebe o próprio Deus por herança. A Josué cabe a tarefa que ele ainda consegue fazer, e o resto fica para quem vem depois.',
    prayer:
      'Senhor, tu sabes a idade que eu tenho e o tanto que falta. Mostra-me a parte que ainda é minha, e tira dos meus ombros a que será dos outros. Abençoa os velhos que olham o quintal sem força para a enxada. Jesus terminou a obra que eu não poderia terminar, e por isso posso descansar com trabalho por fazer. Amém.',
    application:
      'Passe hoje a alguém mais novo uma parte de um trabalho que você não vai concluir: a receita, o canteiro, a turma, o caderno. Explique o que sabe e deixe que a pessoa faça do jeito dela.',
  },
  {
    slug: 'josue-14',
    chapters: ['JOS.14'],
    verse: verse('Josué 14:12', 'monte anaquins SENHOR'),
    reflection:
      'Calebe tem oitenta e cinco anos e lembra ao velho amigo Josué o que ouviu aos quarenta. Podia pedir um vale tranquilo para o fim da vida, e pede o monte onde ainda moram os gigantes que tinham assustado os outros espias. Não é bravata; ele sabe que tudo depende de o Senhor estar com ele, e recebe Hebrom.',
    prayer:
      'Deus de Calebe, guarda em mim a promessa que ouvi quando era mais novo. Dá aos velhos um monte para subir, e aos jovens paciência para esperar quarenta anos. Eu quero te seguir por inteiro até o fim. Que Jesus vá comigo contra o gigante que eu já devia ter enfrentado. Amém.',
    application:
      'Pergunte a uma pessoa com mais de setenta anos qual sonho ela ainda tem. Ofereça-se para dar com ela, nesta semana, um primeiro passo na direção dele.',
  },
  {
    slug: 'josue-15',
    chapters: ['JOS.15'],
    verse: verse('Josué 15:63', 'jebuseus Jerusalém Judá desarraigar'),
    reflection:
      'A herança de Judá é descrita como num cartório, da baía do mar Salgado até o mar grande, com mais de cem povoados. Quem conhece a vida de Davi vai reconhecendo os lugares por onde ele andaria perseguido: Adulão, Queila, Zife, Maom, En-Gedi, Ziclague. O capítulo acaba com uma falha, porque Judá não conseguiu tirar os jebuseus de Jerusalém. No lugar de que o povo não deu conta, Deus poria a cidade de Davi e, fora dos muros dela, a cruz de Jesus.',
    prayer:
      'Tu já conheces, Senhor, o nome das cavernas em que eu ainda vou me esconder. Prepara para mim um refúgio como o de En-Gedi. Recebe aquilo que eu não consegui vencer, e faz ali a tua morada. Não desistas do que em mim ainda resiste a ti. Amém.',
    application:
      'Feche os olhos e percorra de memória a rua onde você cresceu. A cada casa de que se lembrar, peça o bem de quem mora lá agora.',
  },
  {
    slug: 'josue-16',
    chapters: ['JOS.16'],
    verse: verse('Josué 16:10', 'cananeus Gezer Efraim tributários'),
    reflection:
      'Em dez versículos cabe a terra de Efraim, com as curvas da divisa por Betel, por Jericó e pelo ribeiro de Caná. O último conta que os cananeus de Gezer ficaram no meio deles, pagando tributo. O povo que tinha vivido debaixo de cargas no Egito aprende agora a cobrar. Jesus avisou que ninguém serve a Deus e ao dinheiro ao mesmo tempo.',
    prayer:
      'Deus, eu conservo perto de mim uma coisa que mandaste embora, porque ela me rende. Mostra-me o meu Gezer, o ganho que eu prefiro não examinar. Livra-me de lucrar com o aperto dos outros. Ensina-me a usar o que tenho a favor de quem precisa. Amém.',
    application:
      'Examinem juntos um ganho ou uma economia da casa e perguntem quem paga por ela. Se alguém sai perdendo, combinem hoje uma mudança pequena.',
  },
  {
    slug: 'josue-17',
    chapters: ['JOS.17'],
    verse: verse('Josué 17:18', 'monte bosque cortarás cananeus'),
    reflection:
      'As cinco filhas de Zelofeade vão a Josué lembrar o que Moisés prometeu, e desta vez recebem o chão. Os filhos de José também reclamam: são muitos, o lugar é estreito, e no vale há carros de ferro. Josué concorda que um povo grande não deve ficar com uma parte só, e aponta o morro coberto de mato, que eles terão de abrir com as próprias mãos. A mesma página mostra um pedido justo atendido e uma queixa transformada em trabalho.',
    prayer:
      'Eu te peço outra parte, Senhor, e mal olhei o mato que puseste diante de mim. Dá-me foice, paciência e companheiros. Agradeço pelas mulheres que voltam à porta até receberem o que lhes foi prometido. Firma os meus passos, e dá-me a teimosia delas para pedir o que é justo. Amém.',
    application:
      'Olhe de novo para uma coisa que você já tem e acha pequena: um quintal, um horário livre, um curso começado. Trabalhe nela hoje durante meia hora.',
  },
  {
    slug: 'josue-18',
    chapters: ['JOS.18'],
    verse: verse('Josué 18:3', 'negligentes possuir terra'),
    reflection:
      'A tenda de Deus foi armada em Siló, a terra está em paz, e sete tribos continuam acampadas, sem tomar posse do que receberam. Josué pergunta até quando, e transforma o desânimo em tarefa: três homens de cada tribo percorrem a região e a descrevem num livro, dividida em sete partes. A primeira porção que sai é a de Benjamim, entre Judá e José, com o vale de Hinom e uma cidade chamada Jebus. Essa Jebus é Jerusalém, e ninguém imaginava o que ainda aconteceria ali.',
    prayer:
      'Senhor, há heranças que me deste e que eu nunca fui visitar. Sacode a minha preguiça com a pergunta de Josué. Ajuda-me a pôr no papel o que me cabe, para parar de sonhar sem fazer. Agradeço pelos lugares pequenos que tu já escolheste para grandes coisas. Foi ali, em Jebus, que Jesus deu a vida, e nele está a minha porção. Amém.',
    application:
      'Pegue papel e lápis e desenhe um projeto parado há muito tempo: o que é, do que precisa, quais são as partes. Faça hoje a primeira delas, em meia hora.',
  },
  {
    slug: 'josue-19',
    chapters: ['JOS.19'],
    verse: verse('Josué 19:49-50', 'acabaram repartir Josué cidade pediu'),
    reflection:
      'Simeão recebe um pedaço dentro da terra de Judá, porque a parte de Judá era grande demais. Vêm depois Zebulom, Issacar, Aser, Naftali e Dã, que achou pouco o seu chão e tomou outro à espada, mais longe. Josué, que repartiu tudo, é o último a receber: pede uma cidade na serra de Efraim, reconstrói o lugar e mora nele. O chefe que se serve no fim faz pensar em Jesus, que veio para servir.',
    prayer:
      'Josué esperou até que o último fosse atendido, e tu o viste, Senhor. Ensina os que repartem a não começar por si mesmos. Ajuda-me a ceder, como Judá, o que recebi além da conta. Dá casa a quem passou a vida levantando a dos outros, ao pedreiro, ao pintor, ao servente. Dá-me alegria em ver os outros servidos, e paciência para esperar a minha vez. Amém.',
    application:
      'Sirva-se por último hoje, à mesa e na fila. Se lhe perguntarem o motivo, diga apenas que prefere ver os outros começarem.',
  },
  {
    slug: 'josue-20',
    chapters: ['JOS.20'],
    verse: verse('Josué 20:4', 'porta cidade anciãos receberão lugar'),
    reflection:
      'O fugitivo para na porta da cidade e conta o que aconteceu, e os anciãos o escutam, recebem e lhe dão onde morar. Seis cidades ganham essa tarefa, três de cada lado do rio: Quedes, Siquém, Hebrom, Bezer, Ramote e Golã. O vingador pode chegar logo atrás, e eles não entregam ninguém antes do julgamento. A carta aos Hebreus fala dos que correm para Cristo em busca de refúgio, e a igreja devia ter uma porta como aquela.',
    prayer:
      'Deus, põe-me junto à porta para escutar antes de julgar. Jesus me recebeu quando eu cheguei sem fôlego, e eu quero receber assim. Há quem chegue à nossa igreja com a vida em pedaços, e nós começamos pelas perguntas erradas. Dá-nos lugar para oferecer e coragem de não entregar ninguém ao linchamento. Consola também a família que perdeu alguém e espera justiça. Amém.',
    application:
      'Escute hoje até o fim a versão de alguém que já foi condenado na conversa dos outros. Não a passe adiante e não tome partido no mesmo dia.',
  },
  {
    slug: 'josue-21',
    chapters: ['JOS.21'],
    verse: verse('Josué 21:45', 'palavra boas faltou cumpriu'),
    reflection:
      'Os levitas não receberam território, e procuram os chefes para lembrar que Moisés lhes tinha prometido cidades. Cada tribo entrega algumas das suas, quarenta e oito ao todo, com o pasto em volta, e assim os mestres da lei ficam espalhados entre o povo. A lista parece seca, e traz nomes que voltariam: Hebrom, Siquém, Anatote, a terra de Jeremias. A última linha diz que de todas as boas palavras de Deus à casa de Israel nenhuma falhou.',
    prayer:
      'Deus fiel, eu olho para trás e não encontro palavra tua que tenha caído. Agradeço pelos que ensinam a Bíblia em vilas pequenas, longe dos grandes centros. Mostra-nos com quem repartir as cidades que temos. Em Jesus todas as tuas promessas são sim, e com ele eu digo o meu amém. Dá repouso aos que ainda esperam um lugar para morar. Amém.',
    application:
      'Lembrem juntos quem ensinou a Palavra a vocês e hoje vive com pouco: um missionário, um pastor de interior, uma professora de escola bíblica. Enviem hoje uma ajuda, com um bilhete.',
  },
  {
    slug: 'josue-22',
    chapters: ['JOS.22'],
    verse: verse('Josué 22:34', 'altar Ede testemunho'),
    reflection:
      'As tribos do outro lado do rio voltam para casa abençoadas e constroem junto ao Jordão um altar muito grande. Os irmãos entendem aquilo como rebelião e se juntam para a guerra, mas antes mandam Fineias e dez chefes perguntar, e chegam a oferecer parte da própria terra. A resposta desfaz o engano: o altar é uma testemunha, para que os filhos, amanhã, não ouçam que ficaram do lado errado do rio. Uma conversa a tempo poupou irmãos de se matarem.',
    prayer:
      'Vejo de longe o que o outro construiu, Senhor, e já pego a lança. Põe na minha boca a pergunta antes da acusação. Agradeço por aqueles que vão, escutam e voltam com um recado de paz. Junta os teus filhos separados por um rio, uma placa ou um costume. Jesus nos fez um só povo, e nele há lugar para as duas margens. Amém.',
    application:
      'Pergunte hoje a alguém o que quis dizer com uma atitude que incomodou você. Faça a pergunta com calma e espere a resposta inteira.',
  },
  {
    slug: 'josue-23',
    chapters: ['JOS.23'],
    verse: verse('Josué 23:14', 'caminho terra palavra boas perdeu'),
    reflection:
      'Josué, cheio de dias, chama os chefes e diz que vai pelo caminho de toda a terra, que é o modo dele de falar da morte. Podia contar as batalhas que venceu, e fala quase só do que Deus fez. Pede que o amem e não se afastem dele, e avisa que o perigo agora mora perto: quem seguir os vizinhos e os deuses deles achará laço, açoite e espinho nos olhos. O homem que viu cumprirem-se as boas palavras sabe que o aviso também é sério.',
    prayer:
      'Senhor, quando eu for pelo caminho de toda a terra, quero ter mais a dizer de ti do que de mim. Agradeço pelas boas palavras que cumpriste, uma depois da outra. Guarda-me nos tempos de sossego, em que eu me descuido mais do que na luta. Jesus passou por este caminho e voltou dele vivo; leva-me com ele até o fim. Amém.',
    application:
      'Escreva três linhas que você gostaria de deixar aos seus sobre o que Deus fez na sua vida. Guarde-as onde possam ser achadas um dia.',
  },
  {
    slug: 'josue-24',
    chapters: ['JOS.24'],
    verse: verse('Josué 24:15', 'escolhei hoje casa'),
    reflection:
      'Josué, já muito velho, junta as tribos em Siquém e conta a história deles desde o pai de Abraão, que adorava outros deuses. Lembra que moram em cidades que não construíram e comem uvas que não plantaram. Só então pede que escolham, fala primeiro por si e pela sua casa, e levanta uma pedra debaixo do carvalho como testemunha.',
    prayer:
      'Senhor, a história da minha família também começou longe de ti, e tu a alcançaste. Eu como de vinhas que outros plantaram. Quero servir a ti, junto com os que moram comigo, e peço que tires de nós os ídolos que guardamos por hábito. Firma a nossa escolha em Jesus, porque sozinhos não a sustentamos. Amém.',
    application:
      'Leia com os da sua casa, ou com um amigo por telefone, o que Josué respondeu por si e pelos seus. Digam um ao outro o que isso mudaria nesta semana.',
  },
  {
    slug: 'juizes-1',
    chapters: ['JDG.1'],
    verse: verse('Juízes 1:19', 'Judá montanhas carros ferro'),
    reflection:
      'Josué morreu, e as tribos perguntam quem sobe primeiro; Judá convida Simeão, e os dois se ajudam. Acsa desce do jumento e pede ao pai fontes de água para o campo seco que recebeu, e ganha as de cima e as de baixo. Depois o capítulo vira uma lista de tarefas pela metade: esta tribo não expulsou, aquela também não, por causa de carros de ferro ou porque era vantajoso cobrar imposto. Um rei sem polegares reconhece na própria dor o que tinha feito a setenta outros.',
    prayer:
      'Senhor, eu deixo coisas pela metade e digo que foi o ferro do inimigo. Dá-me a franqueza de Acsa, que recebeu terra seca e pediu água. Põe ao meu lado um irmão que suba comigo. Jesus ofereceu água viva a quem pedisse, e hoje eu desço do jumento e peço. Não permitas que eu lucre com o que mandaste deixar. Amém.',
    application:
      'Peça hoje, a sós e com palavras claras, aquilo de que o seu campo seco precisa para dar fruto. Peça primeiro a Deus e depois, se for o caso, à pessoa que pode ajudar.',
  },
  {
    slug: 'juizes-2',
    chapters: ['JDG.2'],
    verse: verse('Juízes 2:10', 'outra geração conhecia SENHOR'),
    reflection:
      'Em Boquim o povo chora tão alto que o lugar fica com o nome do choro. Morrem Josué e os velhos que tinham visto as obras de Deus, e a geração seguinte já não o conhece, sem que o livro diga quem deixou de contar. Começa então uma roda: outros deuses, inimigos, um juiz que liberta, o juiz morre, e tudo volta pior. O que faz Deus levantar cada libertador é a pena que ele sente ao ouvir os gemidos.',
    prayer:
      'Eu já chorei em muitos cultos, Senhor, e voltei igual para casa. Muda em mim o que o choro não alcança. Dá-me palavras para que os mais novos te conheçam pelo nome. Os juízes morriam e o povo caía de novo; Jesus vive para sempre, e com ele eu posso sair desta roda. Amém.',
    application:
      'Pergunte hoje a um adolescente o que ele pensa de Deus e escute sem corrigir. No fim, conte uma coisa que você viu Deus fazer.',
  },
  {
    slug: 'juizes-3',
    chapters: ['JDG.3'],
    verse: verse('Juízes 3:31', 'Sangar aguilhada bois salvou'),
    reflection:
      'Otniel, Eúde e Sangar são os três primeiros libertadores, sem nada em comum além disso. O primeiro é da família de Calebe; o segundo é canhoto e mata um rei com um punhal escondido, numa cena que o narrador conta sem poupar ninguém; do terceiro se sabe uma linha e uma vara de tocar bois. Deus escuta o grito de quem o esqueceu e trabalha até com gente assim. A Bíblia conta o que eles fizeram e não manda que ninguém repita o punhal.',
    prayer:
      'Deus que levantas gente improvável, tu não precisas que eu seja o mais forte da tribo. Usa a minha mão esquerda, aquilo em mim que já foi motivo de riso. Recebe a minha vara de tocar bois, que é a vassoura, o volante ou o teclado. Tira de nós o gosto pela violência, porque Jesus nos libertou dando a própria vida. Amém.',
    application:
      'Elogie hoje, na frente de outros, uma pessoa que costuma ser motivo de piada. Diga uma qualidade concreta que você viu nela.',
  },
  {
    slug: 'juizes-4',
    chapters: ['JDG.4'],
    verse: verse('Juízes 4:8', 'Baraque fores comigo irei'),
    reflection:
      'Débora julga Israel debaixo de uma palmeira, entre Ramá e Betel, e as pessoas sobem até lá com as suas causas. Ela chama Baraque e lembra a ordem de Deus; ele só aceita marchar se a profetisa for junto, e ela vai. Os novecentos carros de ferro de Sísera, que apavoraram o povo por vinte anos, acabam parados perto do ribeiro de Quisom.',
    prayer:
      'Agradeço, Senhor, pelas Déboras que me lembraram o que tu já tinhas dito. Dá-me coragem de ir, e humildade para pedir companhia. Julga a causa dos que sofrem há vinte anos debaixo do ferro. Jesus chamou mulheres e homens para o seguirem juntos; ensina-nos a servir lado a lado. Amém.',
    application:
      'Procure uma mulher sábia da sua igreja ou família e peça o conselho dela sobre uma decisão. Se você já sabe o que fazer, peça que ela vá com você.',
  },
  {
    slug: 'juizes-5',
    chapters: ['JDG.5'],
    verse: verse('Juízes 5:28', 'mãe Sísera janela carro'),
    reflection:
      'Débora canta a vitória e faz a chamada: Zebulom e Naftali arriscaram a vida; Rúben ficou pensando entre os currais, Dã junto aos navios, Aser na praia. O ribeiro de Quisom varre o exército, e Jael, a da estaca, é chamada de bendita. O canto acaba numa janela, onde a mãe de Sísera pergunta por que o carro demora, enquanto as damas falam das moças que os soldados estariam repartindo. A poesia não esconde a crueldade daqueles homens nem a espera de uma mãe.',
    prayer:
      'Há mães em todas as janelas, Senhor, e nesta noite alguma espera um carro que não vem. Consola as que já sabem e as que ainda perguntam. Tira-me do curral quando chamares, porque eu penso muito e vou pouco. Guarda as moças que a guerra trata como despojo. Apressa o dia em que nenhuma mãe espere mais à janela por quem não volta. Amém.',
    application:
      'Responda hoje a um chamado que você vinha só examinando: o mutirão, a visita, a escala da igreja. Diga que vai e marque a hora.',
  },
  {
    slug: 'juizes-6',
    chapters: ['JDG.6'],
    verse: verse('Juízes 6:13', 'conosco onde maravilhas'),
    reflection:
      'Gideão bate trigo escondido no tanque das uvas, onde quase não cabe o movimento do braço, por medo dos midianitas. O anjo o chama de valente, e ele responde com duas perguntas: se Deus está conosco, por que tudo isto, e onde estão as maravilhas que os pais contavam. Deus não discute; manda que ele vá com a força que tem, e espera sentado enquanto ele prepara a comida.',
    prayer:
      'Também eu, Senhor, malho o meu trigo às escondidas e pergunto onde estás. Agradeço porque não te ofendes e me esperas. Dá-me a tua paz, aquela que deu nome ao altar de Ofra e que Jesus deixou aos seus. Mostra-me qual altar devo derrubar na minha própria casa, nem que seja de noite. Amém.',
    application:
      'Leve a Deus as duas perguntas de Gideão com os fatos da sua vida. Depois tire do seu quarto uma coisa que ocupa o lugar dele, sem fazer anúncio.',
  },
  {
    slug: 'juizes-7',
    chapters: ['JDG.7'],
    verse: verse('Juízes 7:10', 'temes desce Pura'),
    reflection:
      'Gideão começa o dia com trinta e dois mil homens e termina com trezentos, que levam trombetas e tochas dentro de cântaros. Deus conhece o medo dele e não o envergonha: manda que desça com Pura, o seu ajudante, e escute o que se fala no outro acampamento. Ao ouvir o sonho do pão de cevada que derruba tendas, ele adora ali mesmo.',
    prayer:
      'Deus, tu sabes que eu tenho medo mesmo depois de ter ouvido a tua promessa. Dá-me um companheiro como Pura para as noites em que preciso descer. Se tu diminuíres os meus recursos, guarda-me do desespero e também do orgulho. Que a tua luz apareça pelos meus cântaros quebrados, e que a honra seja de Cristo. Amém.',
    application:
      'Peça a uma pessoa de confiança que acompanhe você numa coisa que dá medo fazer sem companhia. Ligue para ela hoje e diga com clareza o que precisa.',
  },
  {
    slug: 'juizes-8',
    chapters: ['JDG.8'],
    verse: verse('Juízes 8:27', 'Gideão éfode Ofra tropeço'),
    reflection:
      'Gideão acalma os homens de Efraim com uma resposta humilde sobre uvas, e depois castiga com espinhos os de Sucote e mata os de Peniel, que lhe negaram pão. Ao povo que o quer por rei responde que o Senhor reinará; em seguida pede os brincos de ouro e faz um éfode, que vira armadilha para a casa dele. A um dos filhos dá o nome de Abimeleque, que significa “meu pai é rei”. A coragem que Deus lhe tinha dado não o curou da vontade de ser grande.',
    prayer:
      'Deus de Gideão, guarda-me depois da vitória, quando o medo passa e eu começo a gostar do aplauso. Dá-me a resposta branda com o parente ofendido e também com quem me negou ajuda. Derrete o ouro em que eu guardo lembranças da minha força. Reina na minha casa e em mim, Senhor Jesus, que fugiste da coroa que a multidão queria te dar. Amém.',
    application:
      'Responda hoje com humildade a uma reclamação: reconheça o valor da outra pessoa e fale menos de si. Repare no que acontece com o tom da conversa.',
  },
  {
    slug: 'juizes-9',
    chapters: ['JDG.9'],
    verse: verse('Juízes 9:14-15', 'espinheiro reina sombra fogo'),
    reflection:
      'Abimeleque contrata vadios com dinheiro de um templo e mata os irmãos sobre uma pedra; o mais novo, Jotão, escapa e grita de um monte a história das árvores. A oliveira, a figueira e a videira não querem largar o que produzem para mandar nas outras. O espinheiro aceita, e convida todas para uma sombra que ele não tem. Três anos depois o fogo alcança quem o elegeu, e o fim de Abimeleque começa na mão de uma mulher sem nome, com um pedaço de pedra de moinho.',
    prayer:
      'Livra-nos, Senhor, dos espinheiros que prometem sombra. Chama para servir gente que dá azeite, figo e uva, e tira dela a vontade de se esquivar. Perdoa o voto que eu dei por parentesco, favor ou medo. Lembra-te de todo sobrevivente que grita do alto de um monte e ninguém escuta. Jesus, o rei coroado de espinhos, é a sombra em que eu descanso. Amém.',
    application:
      'Incentive hoje uma pessoa capaz e honesta a assumir uma tarefa que outros disputam por vaidade, no bairro, na escola ou na igreja. Ofereça-se para ajudar no começo.',
  },
  {
    slug: 'juizes-10',
    chapters: ['JDG.10'],
    verse: verse('Juízes 10:16', 'tiraram deuses alheios sofrimento'),
    reflection:
      'Dois juízes passam em cinco versículos, e de um deles só se conta que tinha trinta filhos em trinta jumentos. Depois a lista de deuses estrangeiros fica tão comprida quanto a dos povos que oprimem Israel. O povo grita, e Deus o manda gritar aos deuses que escolheu, resposta dura de quem já os livrou de sete povos e foi deixado outra vez. Eles jogam fora os ídolos sem nenhuma garantia, e o texto abre uma fresta no coração do Senhor, que já não suporta a aflição deles.',
    prayer:
      'Deus ferido pelo nosso abandono, tu podias calar, e a nossa dor te comoveu. Eu tiro hoje do meio de nós os deuses que escolhi, sem impor condição. Faz conosco o que te parecer bem, e livra-nos deste dia. Jesus chorou sobre Jerusalém, e nas lágrimas dele eu vejo o teu coração. Ensina-me a voltar antes que a dor me obrigue. Amém.',
    application:
      'Escolham juntos uma coisa que ocupa em casa o lugar de Deus: tela ligada sem parar, compra, aposta, time. Deixem-na de lado por um dia inteiro, começando agora, sem abrir exceção.',
  },
  {
    slug: 'juizes-11',
    chapters: ['JDG.11'],
    verse: verse('Juízes 11:35', 'abri boca SENHOR filha'),
    reflection:
      'Jefté foi expulso de casa pelos irmãos por ser filho de prostituta, e os mesmos homens o procuram quando precisam de um general. Ele conhece a história do povo melhor do que ninguém e tenta primeiro a conversa com o inimigo. Então faz um voto que Deus não pediu, e é a filha única que sai de casa dançando com o adufe. O capítulo não lhe dá nome nem aprova o pai; conta que as moças de Israel choravam por ela quatro dias em cada ano.',
    prayer:
      'Deus que não pedes filhos em sacrifício, eu choro com aquelas moças. Guarda-me das promessas ditas no calor e do orgulho que prefere cumpri-las a pedir perdão. Cura os que foram rejeitados em casa e passaram a vida tentando merecer um lugar. Protege as filhas que pagam pelas palavras dos pais. Tu mesmo deste o teu Filho, Jesus, para que ninguém mais precise pagar. Amém.',
    application:
      'Volte atrás hoje numa palavra precipitada que está custando caro a outra pessoa, sobretudo a um filho. Diga que errou e desfaça a exigência.',
  },
  {
    slug: 'juizes-12',
    chapters: ['JDG.12'],
    verse: verse('Juízes 12:6', 'Chibolete Sibolete Jordão'),
    reflection:
      'Os homens de Efraim se ofendem de novo, dizem que não foram chamados, o que Jefté nega, e desta vez ninguém lhes responde com brandura. Há guerra entre irmãos, e na passagem do Jordão os guardas mandam o viajante dizer uma palavra; quem troca o som do começo é morto ali, e os mortos chegam a quarenta e dois mil. O livro não comenta, e passa a três juízes de quem se contam filhos, casamentos e jumentos. No dia de Pentecostes, em Jerusalém, os sotaques da terra inteira serviram para anunciar Jesus.',
    prayer:
      'Pai de muitos sotaques, perdoa o riso e a porta fechada por causa de um jeito de falar. Guarda o nordestino no sul, o haitiano na obra, a venezuelana na fila e o surdo no balcão. Quebra em mim o costume de descobrir pela boca quem é dos meus. Acalma as brigas que nascem de um convite esquecido. Ensina-me a reconhecer a tua imagem em quem fala diferente de mim. Amém.',
    application:
      'Converse hoje com alguém de outro sotaque e pergunte uma palavra da terra dele. Procure usá-la antes que o dia acabe.',
  },
  {
    slug: 'juizes-13',
    chapters: ['JDG.13'],
    verse: verse('Juízes 13:23', 'mulher matar holocausto mostrado'),
    reflection:
      'A mulher de Manoá não tem nome no texto, e no entanto é a ela que o anjo aparece, duas vezes, com a notícia de um filho. O marido ora pedindo instruções para criar o menino, recebe as mesmas que ela já tinha, e treme quando o visitante sobe na chama do altar. Ela pensa melhor: se Deus quisesse matá-los, não teria aceitado a oferta nem contado tudo aquilo. O menino ia começar uma libertação; Jesus, também anunciado por um anjo a uma mulher, trouxe a que não acaba.',
    prayer:
      'Deus de nome escondido, nós te pedimos, como Manoá, que nos ensines a criar o menino. Dá sabedoria aos pais, às mães, aos avós que criam netos e aos que adotaram. Quando o medo disser que nos queres destruir, lembra-nos do que já recebeste de nós e do que já nos mostraste. Faz caber na tua salvação os nossos filhos, os que já creem e os que ainda não. Amém.',
    application:
      'Orem juntos por uma criança da família ou da igreja, e perguntem a Deus o que ela precisa de vocês. Escolham uma coisa e comecem hoje.',
  },
  {
    slug: 'juizes-14',
    chapters: ['JDG.14'],
    verse: verse('Juízes 14:9', 'mel leão pai mãe revelou'),
    reflection:
      'Sansão quer a moça de Timna porque ela lhe agradou aos olhos, mata um leão no caminho e não conta aos pais; depois tira mel do corpo do bicho, dá aos dois e também se cala. O segredo vira enigma de festa, e os convidados ameaçam queimar a noiva para terem a resposta. Ela chora dias seguidos, presa entre o marido e a sua gente, e o casamento acaba com trinta mortos e ela entregue a outro. O texto diz que Deus buscava ali uma ocasião, mas não chama de bom o modo de Sansão.',
    prayer:
      'Também eu desço, Senhor, atrás do que me agrada aos olhos, e volto com segredos doces. Ensina-me a dizer aos meus de onde vem aquilo que lhes dou. Protege a mulher ameaçada dos dois lados, e mostra a ela uma saída segura. Tu sabes tirar doçura do que mata, e da morte de Jesus tiraste a minha vida. Amém.',
    application:
      'Conte hoje a uma pessoa de confiança algo que você esconde por orgulho ou comodidade. Conte apenas o que é seu, numa conversa calma.',
  },
  {
    slug: 'juizes-15',
    chapters: ['JDG.15'],
    verse: verse('Juízes 15:18-19', 'sede clamou águas bebeu'),
    reflection:
      'A vingança vai e volta: as raposas com tochas, a lavoura em cinzas, a mulher e o pai dela mortos no fogo com que a tinham ameaçado, e mais mortos depois. Três mil homens de Judá preferem amarrar Sansão a incomodar quem os domina. Depois da matança com a queixada ele canta a própria força, e logo percebe que está morrendo de sede. Só então clama, e Deus abre a terra e lhe dá água, sem pedir contas primeiro.',
    prayer:
      'Eu ganho discussões, Senhor, e saio delas com a boca seca. Interrompe a soma do que me fizeram e do que eu fiz de volta. Abre uma fonte onde eu não cavaria. Quero beber da água prometida por Jesus, que foi entregue pelos seus, teve sede e não se vingou. Amém.',
    application:
      'Deixe hoje sem resposta uma provocação pequena que pedia troco. Beba um copo de água devagar e peça a Deus o bem de quem provocou.',
  },
  {
    slug: 'juizes-16',
    chapters: ['JDG.16'],
    verse: verse('Juízes 16:20', 'sabendo SENHOR apartado'),
    reflection:
      'Sansão carrega nas costas o portão de Gaza e não consegue sair da casa de Dalila, onde três vezes a armadilha já tinha ficado à vista. Quando acorda sem cabelo, pensa que vai escapar como antes, sem perceber que o Senhor o deixou. Cego, ele gira o moinho dos inimigos, e o narrador repara que o cabelo começa a crescer; a última oração dele pede que Deus se lembre de um homem sem forças.',
    prayer:
      'Deus, eu brinco com o que pode me destruir e digo que sairei como das outras vezes. Acorda-me antes que eu perca a vista. Aos que já caíram e giram a mó, mostra que tu ainda escutas. Jesus estendeu os braços e deu a vida pelos inimigos; lembra-te de mim por causa dele. Amém.',
    application:
      'Conte a uma pessoa de confiança onde você anda brincando com o perigo: aposta, mensagem, bebida, pornografia. Combine com ela como sair, e comece hoje.',
  },
  {
    slug: 'juizes-17',
    chapters: ['JDG.17'],
    verse: verse('Juízes 17:13', 'Mica Agora levita sacerdote'),
    reflection:
      'Mica furta da mãe, ouve a maldição e devolve a prata; ela o abençoa e diz que o dinheiro é do Senhor, para fazer um ídolo. Das mil e cem moedas, duzentas vão para o fundidor. A casa ganha santuário, um filho serve de sacerdote, e depois um levita sem trabalho aceita o posto por dez moedas ao ano, roupa e comida. Mica conclui que agora Deus lhe fará bem, porque já tem um levita de verdade em casa.',
    prayer:
      'O teu nome anda misturado com o que eu mandei fabricar, Senhor, e eu ainda espero recompensa. Perdoa o que retive do que prometi e o erro que abençoei em quem eu amo. Livra os pregadores novos de se venderem por casa e comida. Entra na minha casa como Jesus entrou no templo, e mostra o que precisa sair. Amém.',
    application:
      'Procure em casa algo que você usa como amuleto: a Bíblia aberta na estante, a corrente repassada com medo. Dê-lhe hoje o destino certo: leia a Bíblia, apague a corrente.',
  },
  {
    slug: 'juizes-18',
    chapters: ['JDG.18'],
    verse: verse('Juízes 18:24', 'deuses fiz sacerdote resta'),
    reflection:
      'Cinco espiões de Dã reconhecem pelo sotaque o levita que Mica contratou, e pedem a ele uma palavra de boa viagem. Na volta vêm seiscentos armados, levam a imagem e as estátuas, e o sacerdote vai contente, porque uma tribo paga mais do que uma família. Mica corre atrás, grita que lhe tiraram os deuses que ele fez, e volta para casa de mãos vazias. Em Laís um povo sossegado é morto sem que ninguém o defenda, e na última frase aparece Siló, onde estava a casa de Deus.',
    prayer:
      'Senhor, um deus que precisa ser carregado também pode ser roubado. Mostra-me o que eu fabriquei e chamo de fé. Guarda os que servem na tua casa de irem com quem paga melhor. Defende os povos tranquilos que outros cobiçam, na floresta e no campo. Ninguém pode arrancar-me da mão de Jesus, e só nisso eu descanso. Amém.',
    application:
      'Conversem em família sobre o que restaria da fé de vocês se perdessem o templo, o pastor e os costumes. Depois orem de um modo que não dependa de nada disso, em casa e de mãos dadas.',
  },
  {
    slug: 'juizes-19',
    chapters: ['JDG.19'],
    verse: verse('Juízes 19:27', 'mulher estendida porta mãos umbral'),
    reflection:
      'Quem sofreu violência pode deixar este capítulo para outro dia, porque ele é dos mais cruéis da Bíblia. Uma mulher sem nome é posta para fora pelo homem que devia protegê-la, e de manhã está caída diante da porta, com as mãos no umbral. O marido lhe diz apenas que se levante, e depois usa o corpo dela para chamar à guerra. O narrador não desculpa ninguém, e a última linha manda pensar nisso e falar, o que a igreja cumpre quando escuta as que sobreviveram.',
    prayer:
      'Deus, tu viste as mãos dela no umbral quando nenhuma porta se abriu. Eu não procuro explicação; choro e me indigno diante de ti. Socorre hoje as mulheres deixadas do lado de fora e as trancadas do lado de dentro. Dá-nos ouvidos que acreditem, braços que abram a porta e juízes que façam justiça. Jesus foi entregue pelos seus a homens cruéis, e ele não passa longe de quem está no chão. Amém.',
    application:
      'Aprenda hoje o que fazer se uma mulher lhe contar uma violência: acreditar, guardar sigilo, perguntar o que ela quer e acompanhá-la no atendimento. O número 180 orienta você de graça e em segredo.',
  },
  {
    slug: 'juizes-20',
    chapters: ['JDG.20'],
    verse: verse('Juízes 20:26', 'choraram jejuaram holocaustos Betel'),
    reflection:
      'Uma mulher foi morta por uma violência que durou a noite toda, e as tribos se reúnem como um só homem para julgar. Benjamim prefere defender os seus criminosos a entregá-los, e o país entra em guerra contra si mesmo. Duas vezes Israel pergunta a Deus, sobe e perde milhares; na terceira pergunta chora, jejua e já admite parar. A justiça que começou por uma vítima termina com cidades inteiras queimadas, e ninguém no capítulo volta a falar nela.',
    prayer:
      'Juiz de toda a terra, tu sabes o nome que o texto não conta, o daquela mulher. Faz justiça às vítimas de violência e às que morreram dela. Livra-nos de proteger os culpados porque são dos nossos. Livra-nos também da vingança que queima mais do que o crime. Jesus tomou sobre si a violência e não a devolveu; por ele eu peço que esta terra chore e pare. Amém.',
    application:
      'Guarde no celular o número 180, que atende mulheres em situação de violência, e mostre-o hoje a uma mulher da sua casa ou do seu trabalho. Depois faça silêncio por um minuto pelas que morreram.',
  },
  {
    slug: 'juizes-21',
    chapters: ['JDG.21'],
    verse: verse('Juízes 21:25', 'rei cada olhos'),
    reflection:
      'Israel chora por Benjamim, a tribo que ele mesmo quase apagou, e quer consertar tudo sem voltar atrás de um juramento. Para isso mata uma cidade inteira e poupa as moças; como não bastam, manda raptar as que dançavam na festa de Siló. Ninguém pergunta nada a elas, e os pais e irmãos recebem uma desculpa. O livro se fecha dizendo que não havia rei e que cada qual seguia os próprios olhos, e o leitor fica à espera de um rei como Jesus.',
    prayer:
      'Rei justo, as nossas soluções fazem novas vítimas, e nós as chamamos de acordo. Livra-me de cumprir uma palavra má por vergonha de voltar atrás. Protege as moças que saem para dançar e as que são levadas à força. Ouve os pais e os irmãos que reclamam e recebem só desculpas. Vem, Jesus, reinar sobre os meus olhos, que se enganam tanto. Amém.',
    application:
      'Antes de decidir hoje algo que afeta outra pessoa, pergunte o que ela pensa e espere a resposta. Se a decisão já foi tomada sem ouvi-la, reabra a conversa.',
  },
  {
    slug: 'rute-1',
    chapters: ['RUT.1'],
    verse: verse('Rute 1:16', 'povo Deus meu'),
    reflection:
      'Noemi perdeu o marido e os dois filhos em Moabe, e volta a Belém pedindo que a chamem de Mara, a amarga. Ela diz que voltou de mãos vazias, e ao lado dela está Rute, que deixou a terra e os deuses dos pais para não a abandonar. As duas chegam no começo da colheita da cevada, sem imaginar o que Deus já preparava.',
    prayer:
      'Pai, tu escutas quem volta vazio e não consegue cantar. Agradeço pelas pessoas que ficaram ao meu lado quando eu era má companhia. Faz de mim alguém como Rute para quem está de luto, sem frases prontas e sem pressa de ir embora. De Belém nos deste Jesus, e nele eu espero. Amém.',
    application:
      'Visite ou telefone para alguém que está de luto há muito tempo, quando ninguém mais aparece. Pergunte o nome de quem partiu e ouça.',
  },
  {
    slug: 'rute-2',
    chapters: ['RUT.2'],
    verse: verse('Rute 2:12', 'Deus Israel asas'),
    reflection:
      'Rute sai para catar o que sobra atrás dos ceifeiros, trabalho de estrangeira pobre, e vai parar sem saber no campo de Boaz. Ele pergunta quem ela é, manda que os rapazes a respeitem, oferece água, pão molhado no vinagre e grão tostado. Em segredo manda deixar cair espigas no caminho dela, para que leve comida à sogra sem passar vergonha.',
    prayer:
      'Há lugar debaixo das tuas asas, Deus de Israel, para quem vem de longe. Protege as mulheres no trabalho e no caminho, e castiga a mão que as toca à força. Faz de mim um Boaz, que dá sem humilhar. De Belém tu nos trouxeste Jesus, e eu como hoje do pão que ele deixou cair para mim. Amém.',
    application:
      'Ajude alguém de um modo que não o envergonhe: pague uma conta sem dizer quem foi, deixe a cesta na porta, contrate um serviço por preço justo.',
  },
  {
    slug: 'rute-3',
    chapters: ['RUT.3'],
    verse: verse('Rute 3:11', 'temas mulher virtuosa'),
    reflection:
      'De noite, na eira, Boaz acorda assustado e encontra aos pés uma mulher que lhe pede a borda da capa e o direito de resgate. Rute arrisca a reputação, e ele a trata com respeito: elogia a bondade dela, fala do parente mais próximo, guarda segredo. Manda-a para casa antes do sol com seis medidas de cevada, e Noemi entende que aquele homem não vai sossegar.',
    prayer:
      'Redentor, eu me deito aos teus pés e peço que estendas sobre mim a tua capa. Ensina os homens a serem honrados quando ninguém vê, e guarda as mulheres em situações de risco. Jesus não descansou até concluir o meu resgate. Ajuda-me a esperar quieto enquanto tu resolves o que eu não posso. Amém.',
    application:
      'Faça hoje a coisa certa numa situação em que ninguém ficaria sabendo do contrário. À noite, conte isso apenas a Deus.',
  },
  {
    slug: 'rute-4',
    chapters: ['RUT.4'],
    verse: verse('Rute 4:15', 'restaurador alma velhice'),
    reflection:
      'O parente mais próximo queria o campo de Noemi, até saber que Rute vinha junto; então tirou o sapato e passou a vez. Boaz aceita pagar o preço diante de dez testemunhas na porta da cidade. Meses depois as vizinhas põem um neto no colo de Noemi, e esse menino, Obede, será o avô de Davi; da mesma família, muito adiante, nasce Jesus.',
    prayer:
      'Redentor meu, tu quiseste ficar comigo sabendo quanto eu custava. Em Jesus pagaste o preço à vista de todos, e me deste um nome e uma família. Lembra-te hoje das viúvas, dos estrangeiros e de quem cria neto com pouco. Dá-me a honradez de Boaz, que cumpriu no mesmo dia o que prometeu. Amém.',
    application:
      'Lembre-se de uma promessa que você fez a alguém e deixou para depois. Cumpra-a hoje, ou avise a pessoa, com data certa, quando vai cumprir.',
  },
];
