import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const chronicles: readonly PassageDevotional[] = [
  {
    slug: '1-cronicas-1',
    chapters: ['1CH.1'],
    verse: verse('1 Crônicas 1:1', 'Adão Sete Enos'),
    reflection:
      'O livro começa sem verbo nenhum: Adão, Sete, Enos. Quem escreveu tinha voltado da Babilônia para uma cidade em ruínas, e abre a história pelo primeiro homem, para dizer ao povo pequeno que ele pertence à família de todos. A lista se abre em Sem, Cam e Jafé, guarda os filhos de Ismael, de Quetura e de Esaú, e até os reis de Edom, que morrem um após o outro. Lucas percorre esses mesmos nomes de trás para a frente, de Jesus até Adão.',
    prayer:
      'Deus de Adão e meu, tu sabes o nome de todos os que viveram antes de mim. Ensina-me a ver parentes nas pessoas de outras terras e de outra cor. Agradeço pela linha comprida que chegou até o meu nascimento. Jesus entrou nessa lista e fez dela uma história de salvação. Lembra-te dos que ninguém mais recorda. Amém.',
    application:
      'Escreva os nomes dos seus pais, avós e bisavós até onde souber. Agradeça a Deus por um traço bom de cada um, e peça perdão para a família pelo que pesa nela.',
  },
  {
    slug: '1-cronicas-3',
    chapters: ['1CH.3'],
    verse: verse('1 Crônicas 3:19', 'Zorobabel Hananias irmã Selomite'),
    reflection:
      'A lista da família de Davi não pula os nomes que doem: Amnom, Absalão, Adonias, e Tamar, posta ali como irmã deles. Vêm depois os reis em fila, bons e maus, até Jeconias, que aparece com um apelido triste, o cativo. O exílio não interrompe a lista, porque ele teve filhos na Babilônia, e dessa linha vem Zorobabel, que reconstruiria o templo. O autor ainda acrescenta mais gerações, até crianças do seu tempo, como quem deixa a página aberta.',
    prayer:
      'Deus de Davi, a tua promessa passou por uma família ferida como a minha. Lembra-te das Tamares da nossa casa e devolve-lhes o lugar e o nome. Agradeço porque o cativo ainda teve filhos, e a lâmpada não se apagou. Jesus nasceu dessa linha e não se envergonhou dela. Escreve o nosso nome depois do dele, na página que deixaste aberta. Amém.',
    application:
      'Olhem juntos um álbum ou as fotos do celular e orem por alguém da família de quem quase não se fala. Mandem hoje a essa pessoa uma palavra simples, se for possível e seguro.',
  },
  {
    slug: '1-cronicas-6',
    chapters: ['1CH.6'],
    verse: verse('1 Crônicas 6:32', 'serviam tenda cânticos Salomão'),
    reflection:
      'Oitenta e um versículos de nomes de levitas parecem não caber numa leitura da manhã. No meio deles aparecem três cantores com a árvore da família: Hemã, neto de Samuel, no centro; Asafe à direita; Etã à esquerda. Davi os pôs para cantar quando a arca achou descanso, e eles cantaram diante de uma tenda durante anos, enquanto o templo ainda era plano. Hemã descende de Corá, o revoltoso que a terra engoliu, e os filhos dele nos deixaram salmos.',
    prayer:
      'Senhor, tu fizeste cantores dos descendentes de um rebelde. Agradeço pelas famílias em que a graça mudou o rumo. Ensina-me a cantar diante da tenda, quando o templo ainda é só um desenho. Abençoa os músicos da igreja, os que tocam no centro e os que ficam de lado. Jesus cantou um hino com os seus antes de sair para o monte; eu quero cantar com ele. Amém.',
    application:
      'Cante a sós um salmo ou um hino inteiro, todas as estrofes, ainda que desafine. Agradeça depois a um músico da sua igreja, pelo nome.',
  },
  {
    slug: '1-cronicas-10',
    chapters: ['1CH.10'],
    verse: verse('1 Crônicas 10:12', 'valentes corpo Jabes jejuaram'),
    reflection:
      'A batalha aperta em volta de Saul, as flechas o alcançam, e o rei, com medo da zombaria, cai sobre a própria espada; o escudeiro faz o mesmo. Os filisteus penduram a cabeça dele na casa de Dagom. Os homens de Jabes, que Saul um dia socorreu, andam a noite inteira para buscar os corpos, enterram os ossos debaixo de um carvalho e jejuam sete dias. O capítulo julga a infidelidade do rei, e conta também que houve quem tratasse com honra um homem que morreu desse modo.',
    prayer:
      'Deus compassivo, só tu conheces o coração de quem morreu no desespero, e o teu juízo é justo e misericordioso. Abraça as famílias deles, que carregam perguntas sem resposta. Segura hoje quem está cercado e pensa em terminar tudo. Faz-nos valentes como os de Jabes, para ficar perto sem condenar. Jesus desceu até a nossa morte; abismo nenhum é fundo demais para ele. Amém.',
    application:
      'Visitem ou escrevam a uma família que perdeu alguém por suicídio, falem da pessoa pelo nome e escutem. Se você pensa em morrer, conte agora a alguém e ligue 188.',
  },
  {
    slug: '1-cronicas-11',
    chapters: ['1CH.11'],
    verse: verse('1 Crônicas 11:18', 'água poço Belém derramou'),
    reflection:
      'Todas as tribos procuram Davi em Hebrom e lhe dizem que são seu osso e sua carne. Um dia, no esconderijo, ele suspira pela água do poço da sua infância, e três amigos atravessam o acampamento inimigo para trazê-la. Davi não consegue beber o que custou tanto, e a derrama diante de Deus. A lista dos valentes vem em seguida, e nela continua escrito Urias, o heteu, que o rei mandaria matar.',
    prayer:
      'Senhor, há um copo de água que alguém me trouxe arriscando a vida. Ensina-me a não engolir o sacrifício dos outros como coisa devida. Perdoa o que fizemos com os nossos Urias, os fiéis que pagaram pelo nosso pecado. Jesus, nascido em Belém, derramou a vida por mim e me deu de beber. Recebe a minha gratidão como oferta. Amém.',
    application:
      'Agradeça hoje a uma pessoa que fez algo difícil por você sem que ninguém pedisse. Diga o que custou a ela e o que isso significou, olhando nos olhos ou em áudio.',
  },
  {
    slug: '1-cronicas-16',
    chapters: ['1CH.16'],
    verse: verse('1 Crônicas 16:43', 'Davi abençoar casa'),
    reflection:
      'A arca enfim está em Jerusalém, e Davi dá a cada homem e a cada mulher um pão, um pedaço de carne e um bolo de passas. Asafe toca os címbalos, e há gente escalada para louvar todo dia, e porteiros, e até quem sopre a trombeta. Quando o povo vai embora, o rei também vai, e a última frase conta que ele voltou para abençoar a própria casa.',
    prayer:
      'Senhor, eu canto com a multidão e chego em casa sem bênção para os meus. Ajuda-me a levar o louvor até a cozinha. Abençoa os que tocam, os que limpam e os que cuidam da porta. Bendito seja o teu nome por Jesus, que repartiu o pão conosco e entra conosco em casa. Amém.',
    application:
      'Ao voltar para casa hoje, antes de qualquer queixa, diga uma palavra de bênção a quem encontrar. Se mora só, ligue para um parente e faça o mesmo.',
  },
  {
    slug: '1-cronicas-18',
    chapters: ['1CH.18'],
    verse: verse('1 Crônicas 18:14', 'Davi juízo justiça povo'),
    reflection:
      'As guerras de Davi passam em poucas linhas: filisteus, Moabe, Zobá, Damasco, Edom, com números de mortos que o texto não suaviza. Duas vezes se diz que a vitória vinha do Senhor. O bronze tomado vira o mar e as colunas do templo de Salomão, e a prata e o ouro de presente são consagrados. A frase que importa ao cronista vem quando os combates param: Davi reinava e fazia direito e justiça a todo o povo; os nomes dos ajudantes dele vêm em seguida.',
    prayer:
      'Deus de toda vitória, eu não quero glória feita de mortos. Converte os metais da guerra em coisa que sirva para lavar e para louvar. Dá ao nosso país governantes que façam justiça a todo o povo, e ajudantes honestos. Abençoa os que registram, os que guardam e os que decidem. Jesus reina com justiça, e para nos salvar derramou o próprio sangue. Amém.',
    application:
      'Escolham juntos o nome de uma autoridade da cidade, do prefeito à diretora da escola. Orem por ela, e enviem um pedido ou um agradecimento respeitoso e concreto.',
  },
  {
    slug: '1-cronicas-22',
    chapters: ['1CH.22'],
    verse: verse('1 Crônicas 22:5', 'Salomão jovem tenro preparou'),
    reflection:
      'Davi sabe que não construirá o templo, porque derramou muito sangue, e aceita isso sem se queixar. Ele passa os últimos anos juntando pregos, bronze, cedro e pedras lavradas por estrangeiros, e chama o filho, moço e inexperiente, para lhe explicar tudo. A bênção que dá a Salomão pede mais juízo do que sucesso. O nome do filho vem da palavra “paz”; a casa de Deus seria obra de um homem de repouso.',
    prayer:
      'Senhor, tu me dizes não, e ainda assim me deixas preparar o caminho de outro. Livra-me da mágoa de quem não vai cortar a fita. Mostra-me que pregos posso juntar para os que vêm depois. Dá entendimento aos jovens que receberão uma obra grande demais. Jesus é o rei da paz, e a casa que ele constrói somos nós. Amém.',
    application:
      'Prepare hoje alguma coisa para outra pessoa terminar ou aproveitar: organize uma pasta, escreva uma receita, plante uma muda, ensine um atalho. Entregue sem pedir crédito.',
  },
  {
    slug: '1-cronicas-23',
    chapters: ['1CH.23'],
    verse: verse('1 Crônicas 23:30', 'cada manhã louvar tarde'),
    reflection:
      'Trinta e oito mil levitas são contados e distribuídos: uns cuidam da obra, outros são juízes, quatro mil ficam nas portas e quatro mil louvam com os instrumentos que Davi fez. A arca já não viaja, e quem carregava a tenda precisa de outro ofício. Eles passam a cuidar dos pães, da farinha fina, das panelas e das medidas. Toda manhã e toda tarde estão de pé para dar graças, e os filhos de Moisés entram na lista como pessoas comuns.',
    prayer:
      'Deus que dás repouso, o serviço que eu fazia terminou, e não sei o que vem agora. Mostra-me o pão, a panela e a medida que hoje esperam por mim. Guarda os aposentados de se sentirem inúteis. Eu me levanto de manhã para te agradecer, e volto à tarde para o mesmo. Jesus serviu em Nazaré por muitos anos sem que ninguém anotasse; ensina-me isso. Amém.',
    application:
      'Convidem uma pessoa que se aposentou ou perdeu a função para um serviço simples ao lado de vocês. Marquem hoje o dia, e deem a ela uma tarefa de verdade.',
  },
  {
    slug: '1-cronicas-26',
    chapters: ['1CH.26'],
    verse: verse('1 Crônicas 26:5', 'Deus abençoado Obede Edom'),
    reflection:
      'O capítulo apresenta os porteiros do templo, com as portas sorteadas entre o pequeno e o grande, sem privilégio. Entre eles está Obede-Edom, que anos antes abrigou a arca em casa quando todos tinham medo dela; agora tem oito filhos e sessenta e dois descendentes no serviço. Hosa põe à frente um filho que não era o mais velho. Selomote guarda o que foi consagrado, até os despojos de Saul, de Abner e de Joabe.',
    prayer:
      'Senhor, antes guardar a tua porta do que brilhar longe dela. Agradeço pelos porteiros, vigias e recepcionistas que são o primeiro rosto da tua casa. Abençoa os lares que abrem espaço para ti quando os outros têm medo. Guarda em mim o que te foi consagrado. Jesus disse que é a porta; ajuda-me a deixá-la aberta. Amém.',
    application:
      'Repare hoje em quem cuida das portas por onde você passa: o porteiro, o segurança, a recepcionista. Chame essa pessoa pelo nome e leve-lhe um café ou uma palavra boa.',
  },
  {
    slug: '1-cronicas-29',
    chapters: ['1CH.29'],
    verse: verse('1 Crônicas 29:14', 'quem tudo mão'),
    reflection:
      'Davi junta ouro, prata e pedras para um templo que ele não verá pronto, e o povo se alegra em dar junto com ele. Na oração, o velho rei se espanta: tudo o que trouxeram já tinha vindo da mão de Deus. Ele se chama de estrangeiro, compara os dias a uma sombra, e pede por Salomão, que vai continuar a obra.',
    prayer:
      'Tudo vem de ti, Senhor, e é do teu que eu te devolvo. Livra-me de dar com tristeza e de guardar com medo. Ajuda-me a preparar o que outros vão terminar, sem exigir que o meu nome apareça. Agradeço por Jesus, que deixou a riqueza dele para nos dar tudo. Conserva em mim essa alegria. Amém.',
    application:
      'Separe um objeto bom que você não usa e dê a quem precise dele, sem contar a ninguém. Antes de entregar, agradeça a Deus por ter tido aquilo.',
  },
  {
    slug: '2-cronicas-6',
    chapters: ['2CH.6'],
    verse: verse('2 Crônicas 6:13', 'plataforma bronze joelhos mãos'),
    reflection:
      'Salomão manda fazer uma plataforma de bronze no meio do pátio, sobe nela e, diante de todo o povo, se ajoelha. O rei mais rico de Israel fica de joelhos, com as mãos abertas para o céu, e confessa que nem nos céus Deus cabe. A oração vai abrindo casos, do vizinho que jura falso ao prisioneiro em terra distante, e em cada um pede que o Senhor ouça e perdoe. Ele reconhece de passagem que não existe ser humano que não peque.',
    prayer:
      'Senhor, eu dobro os joelhos onde os outros podem ver e onde ninguém vê. Os céus não te contêm, e tu prestas atenção à minha voz. Ouve hoje quem ora na cadeia, no hospital e longe do seu país. Perdoa, porque não há entre nós quem não peque. Jesus é o lugar onde o teu nome mora, e voltado para ele eu estendo as mãos. Amém.',
    application:
      'Ajoelhem-se juntos hoje, ainda que por pouco tempo e apoiados numa cadeira. Cada um cita um caso de sofrimento e diz em seguida: ouve e perdoa, Senhor.',
  },
  {
    slug: '2-cronicas-7',
    chapters: ['2CH.7'],
    verse: verse('2 Crônicas 7:14', 'povo humilhar orar face'),
    reflection:
      'O fogo desce enquanto Salomão termina de orar, e os sacerdotes não conseguem entrar, de tanta glória. Dias depois, já sem festa, Deus aparece de noite e fala de tempos ruins, sem chuva e com gafanhotos. Ele ensina ao povo o caminho de volta, que começa por se humilhar e buscar o rosto dele, e promete ouvido atento e olhos abertos.',
    prayer:
      'Senhor, nós carregamos o teu nome e temos andado de cabeça erguida demais. Humilha-nos sem nos destruir, e faz-nos buscar o teu rosto. Perdoa os pecados da tua igreja, que eu confesso começando pelos meus. Ouve-nos por Jesus, e olha com bondade para esta terra e para quem nela sofre. Amém.',
    application:
      'Convide dois irmãos para orar meia hora pela igreja e pelo país, sem falar mal de ninguém. Comecem confessando cada um o seu próprio pecado.',
  },
  {
    slug: '2-cronicas-10',
    chapters: ['2CH.10'],
    verse: verse('2 Crônicas 10:7', 'humanamente povo boas palavras'),
    reflection:
      'Em Siquém, o mesmo lugar onde Josué renovou a aliança, o reino se parte por causa de uma resposta. Os velhos dão a Roboão um conselho que cabe em qualquer casa: tratar o povo com humanidade e falar com bondade. Ele prefere os rapazes que cresceram com ele no palácio e promete escorpiões. O narrador vê nisso o cumprimento de uma palavra de Deus, sem desculpar a dureza do rei, que foge de carro depois que apedrejam o seu cobrador.',
    prayer:
      'Deus bondoso, põe na minha boca palavras que aliviem. Perdoa as respostas ásperas que dei para parecer forte. Livra-me de ouvir só quem cresceu comigo e pensa como eu. Abençoa os que cobram e os que são cobrados. Jesus falava de tal modo que o povo se admirava das palavras de graça da sua boca. Dá-me hoje uma delas. Amém.',
    application:
      'Releia a última mensagem dura que você mandou. Escreva de novo o mesmo conteúdo com humanidade, envie e peça desculpas pelo tom.',
  },
  {
    slug: '2-cronicas-14',
    chapters: ['2CH.14'],
    verse: verse('2 Crônicas 14:11', 'apoiamos nome exército'),
    reflection:
      'Asa recebe dez anos de paz e trabalha neles: derruba altares, levanta muros, põe portas nas cidades. Quando a multidão da Etiópia aparece em Maressa, maior do que tudo o que ele preparou, o rei para de contar escudos e clama. A oração cabe num fôlego, e confessa que só Deus pode socorrer quando de um lado está o gigante e do outro quem não tem força nenhuma.',
    prayer:
      'Senhor, obrigado pelos anos quietos, em que pude construir sem medo. Hoje apareceu um problema maior do que os meus muros, e eu me apoio em ti. Vou ao encontro dele no nome de Jesus, que venceu sem soldados o inimigo de todos nós. Ajuda-me antes que eu comece a fazer contas, e mostra de quem é esta causa. Amém.',
    application:
      'Anote uma preparação que cabe nos seus dias calmos, como um exame, uma reserva ou uma conversa. Dê hoje o primeiro passo dela, e ore a sós pelo dia difícil que ainda não chegou.',
  },
  {
    slug: '2-cronicas-17',
    chapters: ['2CH.17'],
    verse: verse('2 Crônicas 17:9', 'ensinaram livro cidades povo'),
    reflection:
      'Josafá já tinha fortalezas e regimentos quando mandou às cidades uma tropa diferente: cinco príncipes, nove levitas e dois sacerdotes que levavam um livro. Eles rodaram Judá inteira, ensinando gente que talvez nunca tivesse ouvido a lei lida do começo ao fim. O cronista, que gosta de somar soldados, conta logo depois dessa viagem que os vizinhos desistiram de fazer guerra.',
    prayer:
      'Senhor, a tua palavra chegou até mim porque alguém pegou a estrada com um livro. Obrigado por missionários, professoras e avós cujo nome eu nem sei. Jesus andava de povoado em povoado ensinando, e continua a passar onde o evangelho é lido. Anima quem abre a Bíblia em lugar pequeno, e dá-me gosto de aprender e de repartir. Amém.',
    application:
      'Ofereça-se para ler um capítulo por semana com alguém que tem dificuldade de ler. Se a pessoa mora longe, combinem uma ligação ou mandem um ao outro a leitura em áudio.',
  },
  {
    slug: '2-cronicas-20',
    chapters: ['2CH.20'],
    verse: verse('2 Crônicas 20:12', 'sabemos fazer olhos'),
    reflection:
      'Josafá recebe a notícia de três exércitos a caminho, sente medo e reúne o povo no pátio do templo, com mulheres e crianças de colo. A oração dele termina sem plano nenhum: não sabemos o que fazer, e os nossos olhos estão em ti. Na manhã seguinte os cantores saem à frente dos soldados, louvando a misericórdia de Deus, e a batalha acaba antes de eles chegarem.',
    prayer:
      'Deus de nossos pais, chegou uma notícia maior do que as nossas forças. Nós não sabemos o que fazer, e olhamos para ti. Põe um canto na nossa boca antes de vermos a saída, e dá conselho a quem precisa decidir. Em nome de Jesus pedimos que a tua misericórdia vá adiante de nós. Amém.',
    application:
      'Reúna a família ou dois amigos, presencialmente ou por chamada, e orem sobre o problema que ninguém sabe resolver. Comecem cantando um hino conhecido.',
  },
  {
    slug: '2-cronicas-21',
    chapters: ['2CH.21'],
    verse: verse('2 Crônicas 21:7', 'destruir aliança Davi lâmpada'),
    reflection:
      'Jeorão mata seis irmãos para sentir-se seguro no trono, e oito anos mais tarde é enterrado sem fogueira e sem saudade. De todos os filhos lhe resta o caçula, o único que os saqueadores deixaram para trás. No meio da história o cronista explica por que a família não acabou ali: Deus tinha prometido a Davi uma lâmpada que continuaria acesa. Por esse menino poupado passou a linha em que Jesus nasceu.',
    prayer:
      'Deus fiel, a minha família também guarda histórias de inveja, de herança e de mágoa. Agradeço porque a tua promessa não dependia da bondade de Jeorão. A lâmpada que guardaste é Jesus, e nenhuma noite conseguiu apagá-la. Cura o que irmãos fizeram uns aos outros na nossa casa, e ensina-me a viver de um jeito que deixe boa lembrança. Amém.',
    application:
      'Faça um gesto simples de paz com um irmão, uma irmã ou um primo de quem o ciúme ou o dinheiro afastou você. Se essa pessoa oferece perigo, ore por ela sem se aproximar.',
  },
  {
    slug: '2-cronicas-24',
    chapters: ['2CH.24'],
    verse: verse('2 Crônicas 24:2', 'Joás correto Joiada'),
    reflection:
      'O menino que Joiada criou cresce, manda pôr uma caixa à porta do templo, e o povo a enche com alegria até que a casa fica consertada. O velho sacerdote morre, os príncipes chegam fazendo reverência, e o rei que andava bem pela mão de um passa a andar pela mão de outros. Zacarias, filho de quem o salvou, avisa e é apedrejado no pátio. Jesus falou de um Zacarias morto junto ao altar, e chorou pela cidade que matava os enviados de Deus.',
    prayer:
      'Pai, quanto da minha fé é minha, e quanto é a mão de alguém que me segura? Agradeço por quem me levou à tua casa e me ensinou a orar. Dá-me raízes, para que eu continue contigo quando essa pessoa faltar. Guarda-me do elogio que muda o meu rumo, e faz-me escutar, por amor de Jesus, quem me corrige. Amém.',
    application:
      'Escreva duas práticas da sua fé que só acontecem quando outra pessoa chama você. Escolha uma e faça-a hoje por iniciativa própria, a sós com Deus.',
  },
  {
    slug: '2-cronicas-26',
    chapters: ['2CH.26'],
    verse: verse('2 Crônicas 26:16', 'fortificado coração incenso'),
    reflection:
      'Poucos reis trabalharam tanto quanto Uzias, que abriu poços, plantou vinhas, mandou montar máquinas nas torres e tinha amor pela terra. A ajuda de Deus o acompanhou até ele ficar forte, e foi já forte que tropeçou, com o incenso na mão, num lugar que não era dele. Oitenta sacerdotes barraram o caminho do rei, e ele passou o resto dos anos numa casa separada. O altar que Uzias quis tomar à força está aberto a nós por Jesus, o sacerdote que se fez pequeno.',
    prayer:
      'Senhor, tu sabes que eu oro mais nos tempos fracos do que nos tempos bons. Agradeço pelo trabalho que deu certo, pela saúde e pelo nome que me deste. Põe perto de mim pessoas com a coragem de Azarias, que me digam quando devo parar. Eu me aproximo de ti pelo caminho que Jesus abriu, sem título nenhum na mão. Amém.',
    application:
      'Peça a uma pessoa de confiança que lhe diga com franqueza onde o sucesso mudou você. Ouça sem se defender, agradeça e orem juntos por um minuto.',
  },
  {
    slug: '2-cronicas-28',
    chapters: ['2CH.28'],
    verse: verse('2 Crônicas 28:15', 'vestiram calçaram fracos Jericó'),
    reflection:
      'O capítulo escuro de Acaz guarda uma cena de bondade. Os soldados de Samaria chegam com prisioneiros do seu próprio sangue, e um profeta chamado Obede os detém na entrada da cidade. Quatro homens, com nome anotado, vestem quem vinha nu, dão calçado, comida e óleo, põem os mais fracos sobre jumentos e os acompanham até Jericó. Quando Jesus contou a parábola do samaritano, pôs nela o óleo, um animal e essa mesma região.',
    prayer:
      'Deus de Obede, tu levantas uma voz até no exército que voltou vencedor. Dá-me coragem de dizer ao meu próprio grupo que basta. Lembra-te dos presos, dos deportados e das crianças que a guerra tirou de casa. Jesus me achou ferido, cuidou de mim e pagou por mim; usa agora as minhas mãos para vestir alguém. Amém.',
    application:
      'Separem em casa, hoje, roupa e calçado em bom estado para quem perdeu o que tinha. Levem juntos a um abrigo, e perguntem ali que outra coisa está faltando.',
  },
  {
    slug: '2-cronicas-29',
    chapters: ['2CH.29'],
    verse: verse('2 Crônicas 29:16', 'imundícia templo levitas Cedrom'),
    reflection:
      'A limpeza do templo levou dezesseis dias, porque o pai de Ezequias tinha fechado as portas e deixado entrar de tudo. O novo rei começa por elas no primeiro mês, e os levitas carregam o entulho até o ribeiro de Cedrom. Quando o altar volta a queimar, as trombetas começam no mesmo instante, e sobra tanto trabalho que os levitas ajudam os sacerdotes. O povo se alegra de ver quanto Deus tinha preparado de antemão.',
    prayer:
      'Senhor, abre as portas que eu deixei fechadas e entra com a tua luz. Há coisas guardadas em mim que já deviam estar no ribeiro. Jesus também limpou o templo, e eu lhe peço que limpe este que sou eu. Devolve-me a música, e dá-me a disposição dos levitas quando faltar gente para o serviço. Amém.',
    application:
      'Escolham um canto abandonado da casa ou da igreja e limpem-no juntos, cantando. No fim, cada um diga a Deus em silêncio o que deseja limpar por dentro.',
  },
  {
    slug: '2-cronicas-31',
    chapters: ['2CH.31'],
    verse: verse('2 Crônicas 31:10', 'comemos saciamos sobrou'),
    reflection:
      'As ofertas começam a chegar no terceiro mês, e no sétimo há montes de trigo e de fruta diante do templo. O rei pergunta o que é aquilo, e o sacerdote responde que todos comeram à vontade e ainda ficou tudo isso. Ezequias manda fazer depósitos e nomeia pessoas de confiança, e a porção chega ao grande e ao pequeno, até às crianças de três anos. Jesus mandou fazer coisa parecida depois de alimentar a multidão, quando pediu que recolhessem as sobras.',
    prayer:
      'Pai de toda fartura, nós comemos e sobrou, e tantas vezes nem percebemos. Ensina-nos a repartir com ordem, de modo que ninguém fique sem a sua parte. Dá mãos limpas a quem guarda o dinheiro das igrejas, e contas que todos possam ver. Jesus é o pão que basta para mim e para o vizinho; faz-nos generosos por causa dele. Amém.',
    application:
      'Olhe o que sobra na sua despensa ou no seu orçamento deste mês, e leve uma parte a quem tem menos. Agradeça também a alguém que cuida das contas da igreja.',
  },
  {
    slug: '2-cronicas-32',
    chapters: ['2CH.32'],
    verse: verse('2 Crônicas 32:20', 'Ezequias Isaías oraram céu'),
    reflection:
      'Ezequias faz o que as mãos alcançam: tapa fontes, fecha brechas e fala ao coração do povo na praça. Os mensageiros da Assíria gritam na língua de Jerusalém, para que todos em cima do muro entendam a ameaça, e o rei e o profeta oram lado a lado. A cidade se salva, chegam presentes, o rei sara de uma doença, e então o perigo muda de lugar e cresce dentro dele. Deus o deixa por um momento diante dos visitantes da Babilônia, para que se veja o que havia naquele coração.',
    prayer:
      'Emanuel, Deus conosco, eu sei clamar quando o inimigo grita no muro. Preciso de ti também depois da vitória, quando chegam os elogios. Obrigado pelas respostas que recebi e das quais me esqueci tão cedo. Mostra-me o que há no meu coração antes das visitas, e guarda-o humilde, como o de Jesus. Amém.',
    application:
      'Chame um amigo para orar por aquilo que ameaça a sua casa, como Ezequias chamou Isaías. Depois digam um ao outro uma resposta antiga pela qual ainda não agradeceram.',
  },
  {
    slug: '2-cronicas-33',
    chapters: ['2CH.33'],
    verse: verse('2 Crônicas 33:12', 'angústias orou humilhado'),
    reflection:
      'Manassés encheu o templo de ídolos, consultou espíritos e entregou os próprios filhos ao fogo no vale de Hinom; foi o pior dos reis de Judá. Preso com grilhões na Babilônia, ele ora pela primeira vez, muito humilhado, e Deus se deixa mover. De volta, arranca com as mãos o que tinha posto no templo, embora o povo já estivesse acostumado.',
    prayer:
      'Deus dos meus pais, se tu ouviste Manassés, ouvirás também a mim. Recebe os que estão presos e os que fizeram coisas que não se contam. Consola as crianças que sofreram nas mãos deles. Jesus veio chamar pecadores, e por ele eu peço coragem para desfazer, no que puder, o mal que fiz. Amém.',
    application:
      'Pense num estrago que o seu pecado deixou e que ainda pode ser consertado. Dê hoje o primeiro passo, sem exigir que os outros se esqueçam logo.',
  },
  {
    slug: '2-cronicas-34',
    chapters: ['2CH.34'],
    verse: verse('2 Crônicas 34:27', 'coração enterneceu humilhaste choraste'),
    reflection:
      'Pedreiros e carpinteiros trabalham na reforma, e no meio do dinheiro da obra o sacerdote encontra o livro da lei, perdido dentro da própria casa de Deus. Josias escuta a leitura, rasga a roupa e manda perguntar a Hulda, uma profetisa que morava na cidade. Ela não esconde o que vem sobre o povo, e diz ao rei que o seu choro foi ouvido. Ele então lê o livro em voz alta para todos, desde os velhos até as crianças.',
    prayer:
      'Senhor, o teu livro pode estar perdido na minha casa, mesmo aberto em cima da mesa. Fala comigo outra vez, e que as tuas palavras me comovam. Obrigado pelas mulheres e pelos homens que me disseram a verdade, como Hulda. Toda a Escritura fala de Jesus; enternece o meu coração para encontrá-lo nela. Amém.',
    application:
      'Abra hoje um livro da Bíblia que você nunca leu, e leia a primeira página em voz alta para alguém da casa. Conversem sobre a frase que mais chamou a atenção.',
  },
  {
    slug: '2-cronicas-36',
    chapters: ['2CH.36'],
    verse: verse('2 Crônicas 36:15', 'mensageiros insistentemente misericórdia'),
    reflection:
      'Em poucas linhas passam quatro reis, e um deles se senta no trono por apenas três meses. O cronista podia falar só do castigo, e conta primeiro a teimosia de Deus, que enviava um mensageiro atrás do outro porque sentia pena do seu povo. A cidade queima, a terra descansa setenta anos, e o livro acaba no meio de uma frase de Ciro, um convite para subir de volta. Jesus contou a parábola de um dono que, depois de todos os empregados, ainda enviou o filho.',
    prayer:
      'Deus paciente, quantos recados teus eu já deixei sem resposta. Perdoa o riso com que tratei quem falou a sério comigo. Obrigado porque, depois de todos os profetas, enviaste Jesus, e ele veio sabendo o que o esperava. Que eu o receba hoje, e suba, mesmo de longe, à casa que ele está edificando. Amém.',
    application:
      'Lembre um conselho que Deus lhe mandou por mais de uma pessoa. Ponha-o em prática hoje, em alguma medida pequena, e agradeça a um desses mensageiros.',
  },
];
