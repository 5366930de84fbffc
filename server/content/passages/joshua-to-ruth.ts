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
      'Faça uma lista dos seus, como Raabe fez: pai, mãe, irmãos e quem mais couber. Ore pelo nome de cada um hoje, sem pular os mais difíceis.',
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
    slug: 'josue-18',
    chapters: ['JOS.18'],
    verse: verse('Josué 18:3', 'negligentes possuir terra'),
    reflection:
      'A tenda de Deus foi armada em Siló, a terra está em paz, e sete tribos continuam acampadas, sem tomar posse do que receberam. Josué pergunta até quando, e transforma o desânimo em tarefa: três homens de cada tribo percorrem a região e a descrevem num livro, dividida em sete partes. A primeira porção que sai é a de Benjamim, entre Judá e José, com o vale de Hinom e uma cidade chamada Jebus. Ela seria Jerusalém, e ninguém sabia ainda.',
    prayer:
      'Senhor, há heranças que me deste e que eu nunca fui visitar. Sacode a minha preguiça com a pergunta de Josué. Ajuda-me a pôr no papel o que me cabe, para parar de sonhar sem fazer. Agradeço pelos lugares pequenos que tu já escolheste para grandes coisas. Foi ali, em Jebus, que Jesus deu a vida, e nele está a minha porção. Amém.',
    application:
      'Pegue papel e lápis e desenhe um projeto parado há muito tempo: o que é, do que precisa, quais são as partes. Faça hoje a primeira delas, em meia hora.',
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
    slug: 'juizes-10',
    chapters: ['JDG.10'],
    verse: verse('Juízes 10:16', 'tiraram deuses alheios sofrimento'),
    reflection:
      'Dois juízes passam em cinco versículos, e de um deles só se conta que tinha trinta filhos em trinta jumentos. Depois a lista de deuses estrangeiros fica tão comprida quanto a dos povos que oprimem Israel. O povo grita, e Deus o manda gritar aos deuses que escolheu, resposta dura de quem já os livrou de sete povos e foi deixado outra vez. Eles jogam fora os ídolos sem nenhuma garantia, e o texto abre uma fresta no coração do Senhor, que já não suporta a aflição deles.',
    prayer:
      'Deus ferido pelo nosso abandono, tu podias calar, e a nossa dor te comoveu. Eu tiro hoje do meio de nós os deuses que escolhi, sem impor condição. Faz conosco o que te parecer bem, e livra-nos deste dia. Jesus chorou sobre Jerusalém, e nas lágrimas dele eu vejo o teu coração. Ensina-me a voltar antes de ser moído. Amém.',
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
