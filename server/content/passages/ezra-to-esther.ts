import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const ezraToEsther: readonly PassageDevotional[] = [
  {
    slug: 'esdras-1',
    chapters: ['EZR.1'],
    verse: verse('Esdras 1:7-8', 'Ciro utensílios contados Sesbazar'),
    reflection:
      'Um tesoureiro persa conta facas, bacias e taças, uma por uma, e as põe nas mãos de Sesbazar. Eram os objetos que Nabucodonosor tinha exibido como troféu no templo do seu deus, e o povo devia achar que estavam perdidos. Deus desperta o coração de um rei estrangeiro e o de famílias comuns, e os vizinhos que ficam ajudam com prata e animais os que partem. A volta do exílio começa com uma lista de louça.',
    prayer:
      'Senhor, tu não perdes a conta do que nos tiraram. Guarda o que eu já dei por perdido, e desperta o meu espírito para o caminho de volta. Abençoa quem vai e quem fica para ajudar com os bens. Jesus disse que, de tudo o que lhe deste, não perderia nada; eu descanso nessa contagem. Amém.',
    application:
      'Ajudem, com dinheiro, transporte ou uma refeição, alguém que está voltando ao seu lugar ou recomeçando a vida. Perguntem juntos o que mais lhe falta para a viagem.',
  },
  {
    slug: 'esdras-2',
    chapters: ['EZR.2'],
    verse: verse('Esdras 2:62', 'buscaram registro genealogias achado'),
    reflection:
      'Quarenta e duas mil pessoas aparecem por família e por povoado: tantos de Belém, tantos de Anatote, setenta e quatro levitas, cento e vinte e oito cantores, e até a conta dos camelos e dos jumentos. No meio há os que procuraram o nome nos registros e não acharam, e têm de esperar fora do sacerdócio até que alguém possa consultar a Deus. Somam-se também mais de sete mil servos e servas, de quem nenhuma família foi anotada. Todos eles, os de papel em ordem e os outros, fizeram o caminho de volta.',
    prayer:
      'Senhor, há pessoas na fila que não conseguem provar quem são: sem certidão, sem pai no registro, sem o papel que pediram. Lembra-te delas, porque tu conheces cada filho. Obrigado pelos cinquenta e seis de um povoado desconhecido, que também voltaram. Jesus disse que os nossos nomes estão escritos no céu, e nessa lista eu confio. Faz-me paciente e gentil com quem chega sem documentos. Amém.',
    application:
      'Aprenda hoje o nome de três pessoas que você encontra sempre e só conhece de vista. Use os nomes ao cumprimentá-las amanhã.',
  },
  {
    slug: 'esdras-3',
    chapters: ['EZR.3'],
    verse: verse('Esdras 3:13', 'distinguir alegria choro'),
    reflection:
      'Os que voltaram da Babilônia levantam primeiro o altar, ainda com medo dos vizinhos, e só depois lançam o alicerce do templo. Na festa, muitos gritam de alegria, e os velhos que lembravam da casa antiga choram alto. De longe ninguém consegue separar um som do outro, e Deus recebe os dois.',
    prayer:
      'Senhor, tu és bom, e a tua bondade dura para sempre. Há em mim alegria pelo que começa e choro pelo que não volta. Recebe as duas vozes, para que os novos e os velhos da tua igreja se respeitem. Firma-nos sobre Jesus, a pedra do alicerce. Amém.',
    application:
      'Escreva duas listas curtas: o que você perdeu nos últimos anos e o que está começando agora. Leia as duas a Deus, uma depois da outra.',
  },
  {
    slug: 'esdras-4',
    chapters: ['EZR.4'],
    verse: verse('Esdras 4:4', 'desencorajava Judá perturbava edificassem'),
    reflection:
      'Os vizinhos se oferecem para construir junto, ouvem um não e passam a desanimar o povo, a subornar conselheiros e a escrever cartas. A acusação usa verdades antigas, porque Jerusalém se rebelou mesmo contra outros reis, e por isso convence. Os inimigos correm com a resposta na mão e fazem parar a obra à força. Este capítulo não traz livramento nenhum: as pedras ficam no chão durante anos, e a promessa espera.',
    prayer:
      'Deus de Zorobabel, a obra parou, e as minhas mãos perderam a força. Usam o meu passado contra mim, e uma parte do que dizem é verdade. Guarda a minha fé nos anos em que nada anda: o processo, a casa, o tratamento. Dá-me sabedoria para escolher com quem construir. Jesus é o alicerce que ninguém pode embargar, e sobre ele eu espero. Amém.',
    application:
      'Anime alguém cuja obra, estudo ou processo está parado: pergunte em que ponto está e ouça até o fim. Orem juntos uma frase pela retomada.',
  },
  {
    slug: 'esdras-5',
    chapters: ['EZR.5'],
    verse: verse('Esdras 5:5', 'olhos anciãos impediram Dario'),
    reflection:
      'A obra do templo estava parada fazia anos, e recomeça porque dois profetas pregam e depois ficam para ajudar. O governador aparece, pergunta quem deu a ordem e anota os nomes dos responsáveis. Enquanto a carta viaja até o rei e a resposta não vem, ninguém solta a pedra, porque os olhos de Deus estavam sobre eles. A defesa dos anciãos começa sem vergonha nenhuma, dizendo que servem ao Deus do céu e que os pais deles pecaram.',
    prayer:
      'Deus do céu e da terra, os teus olhos estão sobre nós enquanto a resposta não chega. Obrigado pelos profetas que falam e também carregam peso. Ensina-me a responder com calma a quem me pergunta por que creio, contando até os meus erros. Jesus é a pedra desta casa, e eu quero continuar a obra com ele. Amém.',
    application:
      'Retome hoje, por meia hora, um serviço bom que você largou enquanto esperava autorização, resposta ou ânimo. Faça a sós a parte que já está nas suas mãos.',
  },
  {
    slug: 'esdras-6',
    chapters: ['EZR.6'],
    verse: verse('Esdras 6:14', 'anciãos edificando profecia Ageu'),
    reflection:
      'Procuram nos arquivos da Babilônia, e o documento com a ordem de Ciro aparece em Ecbatana, num palácio da Média. Os governadores que tinham questionado a obra recebem agora a conta para pagar, e a ameaça de Dario a quem mexer no decreto é brutal. O templo fica pronto no mês de Adar, e na festa oferecem doze cabritos, um por tribo, embora tantas estivessem espalhadas. À mesa da Páscoa sentam-se também os que deixaram a vida de antes para buscar o Senhor.',
    prayer:
      'Tu sabes, Senhor, em que gaveta está o papel de que eu preciso. Obrigado porque o que prometeste reapareceu na hora certa, num palácio distante. Guarda lugar à tua mesa para a família inteira, também para os parentes que ainda não voltaram. Recebe os que vêm de outras histórias e querem te conhecer. Dá à minha casa um pouco da alegria daqueles sete dias. Amém.',
    application:
      'Procurem um papel ou uma foto que lembre algo bom que Deus fez à família. Deixem-no à vista durante uma semana, e contem a história a quem perguntar.',
  },
  {
    slug: 'esdras-7',
    chapters: ['EZR.7'],
    verse: verse('Esdras 7:10', 'Esdras coração buscar praticar ensinar'),
    reflection:
      'A família de Esdras vai até Arão, mas o que o livro destaca é uma decisão: ele resolveu estudar a lei, vivê-la e ensiná-la, nessa ordem. São quatro meses de estrada da Babilônia a Jerusalém, com a carta de um rei que manda dar prata, trigo e azeite até uma boa medida, sal sem limite, e ameaça quem desobedecer. Perto do fim o texto passa a dizer “eu”, e é o próprio Esdras quem agradece por Deus ter posto aquilo no coração do rei. Ele sentiu sobre si a mão do Senhor, criou coragem e reuniu companheiros de viagem.',
    prayer:
      'Põe no meu coração, Senhor, a ordem de Esdras, que estudou e viveu antes de ensinar. Perdoa o que eu disse aos outros sem praticar. Obrigado por quem te serve com papel, caneta e paciência. Que a tua boa mão esteja sobre mim nos meses de estrada que ainda faltam. Jesus fazia o que ensinava, e eu quero ser aluno dele antes de ser professor de alguém. Amém.',
    application:
      'Escolha um ensino curto de Jesus e passe o dia tentando praticá-lo antes de falar dele. À noite, conte a alguém como foi.',
  },
  {
    slug: 'esdras-8',
    chapters: ['EZR.8'],
    verse: verse('Esdras 8:23', 'pedimos Deus atendeu orações'),
    reflection:
      'Junto ao rio Aava, Esdras percebe duas coisas: que na caravana não veio nenhum levita, e que ele não tem coragem de pedir soldados. Ele tinha dito ao rei que a mão de Deus protege quem o busca, e agora precisava acreditar nisso com crianças e prata na estrada. O povo para, humilha-se e pede um caminho seguro; depois Esdras pesa cada vaso e escolhe quem responderá por ele. Na chegada tudo é pesado outra vez, e a conta fecha.',
    prayer:
      'Senhor, eu já falei de ti mais do que sei confiar. Vai conosco nesta viagem, e protege as crianças e o que nos foi confiado. Dá-nos a honestidade de Esdras, que orou pela estrada e pesou a prata. Jesus prometeu estar com os seus todos os dias; que a boa mão dele nos leve até a chegada. Amém.',
    application:
      'Antes da próxima viagem ou mudança, reúnam a família e peçam juntos um caminho seguro. Se alguém guarda dinheiro dos outros, combinem também quem vai conferir as contas.',
  },
  {
    slug: 'esdras-9',
    chapters: ['EZR.9'],
    verse: verse('Esdras 9:8', 'momento favor estaca alívio'),
    reflection:
      'Contam a Esdras que o povo se casou com gente das nações vizinhas e dos seus cultos, e que os chefes deram o exemplo. Ele rasga a roupa, arranca cabelos da cabeça e da barba e fica sentado, sem palavras, até a oferta da tarde. Quando ora, não aponta culpados: diz “nós”, fala de nossa culpa e nossa vergonha, e se põe entre eles. No meio da confissão agradece por uma estaca fincada no lugar santo, um pouco de alívio que Deus deu aos seus.',
    prayer:
      'Meu Deus, eu também tenho vergonha de levantar o rosto, e venho assim mesmo. Ensina-me a dizer “nós” quando falo do pecado da igreja e do país. Obrigado pela estaca que fincaste para mim: um respiro, um teto, um domingo. Livra-me de desprezar quem é de outro povo em nome da fé. Jesus, sem pecado, ficou entre os pecadores, e por ele eu espero misericórdia. Amém.',
    application:
      'Se ouvir hoje uma má notícia sobre a igreja ou a família, não procure culpados. Fique um tempo em silêncio e depois ore, incluindo a si mesmo no pedido de perdão.',
  },
  {
    slug: 'esdras-10',
    chapters: ['EZR.10'],
    verse: verse('Esdras 10:2', 'mulheres estrangeiras esperança Israel'),
    reflection:
      'Chove, o povo treme na praça, e a decisão é mandar embora as mulheres estrangeiras e os filhos que elas tiveram. Quatro homens aparecem como opositores, e a lista final guarda os nomes dos maridos e nenhum nome de mulher ou de criança. O livro fala do medo de perder a fé outra vez, mas não conta para onde foram aquelas mães, e a lei de Moisés mandava proteger o órfão e o estrangeiro. Paulo daria outro conselho a quem é casado com uma pessoa que não crê, e deste capítulo ninguém pode tirar licença para desfazer uma família.',
    prayer:
      'Deus dos que foram mandados embora, tu sabes para onde seguiram aquelas mulheres com os filhos pela mão. Acolhe as crianças que hoje perdem a casa por decisões dos adultos. Ensina-nos a levar o pecado a sério sem jogar o peso sobre os mais fracos. Obrigado por Rute, a estrangeira que entrou na família de Jesus. Secanias disse que ainda havia esperança; que ela alcance também quem ficou do lado de fora. Amém.',
    application:
      'Façam um gesto de bem a uma mulher que cria os filhos sem o pai: buscar na escola, dividir o almoço, ficar com as crianças por uma tarde.',
  },
  {
    slug: 'neemias-1',
    chapters: ['NEH.1'],
    verse: verse('Neemias 1:4', 'sentei chorei orei'),
    reflection:
      'Neemias tem um bom emprego no palácio de Susã e pergunta a um irmão recém-chegado como estão os de Jerusalém. Ao ouvir dos muros caídos e das portas queimadas, ele se senta e chora por uma cidade onde talvez nunca tivesse morado. Na oração ele se põe, com a família, entre os que pecaram, e só no fim conta que serve o vinho do rei.',
    prayer:
      'Deus dos céus, eu tenho ouvido más notícias sem me sentar para chorar. Dá-me um coração que pergunte pelos que sofrem longe dos meus olhos. Perdoa os nossos pecados, os meus e os da minha família. E usa o lugar onde eu trabalho para servir o teu povo, como Jesus nos serviu. Amém.',
    application:
      'Pergunte a um irmão da igreja ou a um parente distante como as coisas estão de verdade. Depois de ouvir, ore com ele ali mesmo, por poucos minutos.',
  },
  {
    slug: 'neemias-2',
    chapters: ['NEH.2'],
    verse: verse('Neemias 2:4', 'pedes orei Deus céus'),
    reflection:
      'Neemias serve o vinho com o rosto triste e, quando o rei percebe, sente muito medo. Entre a pergunta e a resposta cabe uma oração que ninguém na sala ouviu. Ele pede licença, prazo, cartas e até madeira, com a precisão de quem já pensou em tudo. Em Jerusalém sai de noite, com poucos homens, e contorna os escombros até o animal não ter por onde passar, antes de dizer aos outros que é hora de reconstruir.',
    prayer:
      'Deus dos céus, escuta também as orações que eu faço entre uma pergunta e uma resposta. Tu vês o medo que tenho do chefe, do médico, do balcão. Dá-me um pedido claro, com prazo e com detalhes, e uma boca que saiba dizê-lo. Ensina-me a olhar os escombros de perto antes de fazer discurso. Depois da noite de inspeção, levanta-me cedo e dá-me companheiros para o trabalho. Amém.',
    application:
      'Antes de responder à próxima pergunta difícil, faça uma oração de três palavras em silêncio. Repita isso mais duas vezes até a noite.',
  },
  {
    slug: 'neemias-3',
    chapters: ['NEH.3'],
    verse: verse('Neemias 3:12', 'reparou Salum líder filhas'),
    reflection:
      'A lista dá a volta no muro inteiro, porta por porta: sacerdotes, ourives, um perfumista, comerciantes, gente de Jericó e de Tecoa. Os nobres de Tecoa se recusaram a trabalhar, e os seus conterrâneos fizeram dois trechos. Salum, chefe de metade de um distrito, trabalha com as filhas, e vários consertam a parte que fica em frente da própria casa. Até a porta do Esterco tem quem cuide dela, Malquias, que lhe pôs as fechaduras.',
    prayer:
      'Senhor da cidade, obrigado porque o meu pedaço do muro é pequeno e fica na frente da minha casa. Abençoa as filhas que carregam pedra ao lado do pai, e os que largam o perfume para mexer com entulho. Perdoa quando achei que um serviço não era para alguém como eu. Dá força a quem faz a sua parte e a de quem se recusou. Que eu te sirva com alegria até na porta do Esterco. Amém.',
    application:
      'Arrumem um trecho em frente de onde vocês moram: varram a calçada, consertem o portão, recolham o lixo. Chamem o vizinho do lado para ajudar ou só para conversar.',
  },
  {
    slug: 'neemias-4',
    chapters: ['NEH.4'],
    verse: verse('Neemias 4:9', 'oramos Deus guarda'),
    reflection:
      'Tobias faz graça de que uma raposa derrubaria aquele muro, e o povo chega à metade da altura. Vêm então as ameaças, e por dentro o desânimo, porque os carregadores estão exaustos e o entulho é muito. Neemias ora e põe sentinelas, as duas coisas no mesmo versículo, e espalha as famílias pelas brechas, cada pai perto dos seus.',
    prayer:
      'Deus nosso, ouve como zombam do trabalho que nos deste. As forças acabaram, e o entulho é grande. Ensina-nos a orar e a vigiar, sem escolher entre uma coisa e outra. Faz soar a tua trombeta para que nos juntemos, porque Jesus edifica a sua igreja e nenhuma ameaça a vence. Amém.',
    application:
      'Escolham, em casa ou no grupo, a brecha mais exposta: o celular das crianças, a dívida, o portão. Orem por ela e tomem hoje uma medida de proteção.',
  },
  {
    slug: 'neemias-5',
    chapters: ['NEH.5'],
    verse: verse('Neemias 5:11', 'Devolvei hoje terras casas'),
    reflection:
      'O muro subia, e de repente o barulho que se ouve é de mães. Elas contam que hipotecaram a vinha para comprar trigo, e que as filhas já estavam nas mãos dos credores, gente do mesmo povo e da mesma fé. Neemias fica irado, pensa antes de falar, e inclui a si mesmo na acusação, porque ele também emprestava. Naquele dia os juros acabaram, e o governador passou doze anos sem receber o que a lei lhe dava.',
    prayer:
      'Deus dos pobres, tu escutas o grito que passa despercebido no meio do culto. Perdoa quando lucrei com o aperto de um irmão. Jesus era rico e se fez pobre por nossa causa; dá-me um pouco desse coração. Livra as famílias presas em dívidas, e ensina a tua igreja a devolver, a emprestar sem ferir e a dar. Amém.',
    application:
      'Se alguém lhe deve e não tem como pagar, perdoe a dívida ou abra um prazo que alivie. Se você é quem deve, procure hoje uma pessoa de confiança e mostre-lhe as contas.',
  },
  {
    slug: 'neemias-6',
    chapters: ['NEH.6'],
    verse: verse('Neemias 6:3', 'obra posso descer pararia'),
    reflection:
      'Quatro vezes convidam Neemias para uma conversa numa aldeia, e quatro vezes ele responde que tem uma obra importante e não vai interrompê-la. Na quinta vem uma carta aberta, com a calúnia à vista de quem quisesse ler. Depois um profeta pago tenta assustá-lo para que se tranque no templo, e ele percebe que Deus não mandou aquele recado. Em cinquenta e dois dias o muro está de pé, e as cartas de Tobias continuam chegando.',
    prayer:
      'Fortalece as minhas mãos, ó Deus, como Neemias te pediu no meio das ameaças. Ensina-me a não descer para toda conversa que me chama. Dá-me discernimento quando o medo vem vestido de profecia. Limpa o meu nome das calúnias, e guarda-me de espalhar uma. Gritaram a Jesus que descesse da cruz, e ele ficou até terminar a sua obra; com ele eu fico firme. Amém.',
    application:
      'Recuse hoje, com educação, um convite ou uma discussão que só tiraria você do que precisa terminar. Responda uma vez, sem se justificar demais.',
  },
  {
    slug: 'neemias-7',
    chapters: ['NEH.7'],
    verse: verse('Neemias 7:4', 'cidade espaçosa pouca gente casas'),
    reflection:
      'O muro está pronto, e dentro dele a cidade é grande e tem pouca gente, com as casas ainda por reconstruir. Neemias confia as portas ao irmão e a um homem que temia a Deus mais do que muitos, e manda abri-las só com o sol alto, com cada morador de guarda diante da sua casa. Deus lhe põe no coração reunir o povo, e ele encontra o livro dos que voltaram primeiro. São nomes de uma viagem antiga, lidos de novo por quem precisa saber com que famílias pode contar.',
    prayer:
      'Tu pões ideias no coração da gente, Senhor, até a de procurar um livro antigo. O muro da minha vida está de pé, e por dentro sobra espaço vazio. Enche-o devagar, com pessoas de confiança e com afeto de verdade. Obrigado pelos que voltaram primeiro e abriram o caminho. E traz para as cadeiras vazias da nossa igreja quem hoje ora sozinho. Amém.',
    application:
      'Procurem uma lista antiga da igreja, do grupo ou da turma, e vejam quem sumiu. Escolham um nome e deem hoje notícia de vocês a essa pessoa.',
  },
  {
    slug: 'neemias-8',
    chapters: ['NEH.8'],
    verse: verse('Neemias 8:10', 'alegria SENHOR força'),
    reflection:
      'O povo pede a Esdras que traga o livro, e ele lê na praça, em cima de uma plataforma de madeira, da manhã até o meio-dia. Levitas circulam no meio da multidão explicando o sentido, e muitos choram ao entender. Neemias manda que vão para casa comer bem e enviem um prato a quem não preparou nada, porque aquele dia era de festa.',
    prayer:
      'Senhor, obrigado pela tua palavra lida em voz alta e explicada com paciência. Que eu chore pelo meu pecado e depois me levante alegre, porque em Jesus fui perdoado. A tua alegria é a minha força nos dias comuns. Lembra-me sempre de quem não tem o que pôr à mesa. Amém.',
    application:
      'Leia hoje um trecho da Bíblia em voz alta para outra pessoa, e explique com as suas palavras o que entendeu. Depois dividam um café ou um doce.',
  },
  {
    slug: 'neemias-9',
    chapters: ['NEH.9'],
    verse: verse('Neemias 9:17', 'perdoas clemente misericordioso desamparaste'),
    reflection:
      'Depois da festa, o povo volta vestido de saco e com terra na cabeça; ouve a lei por um quarto do dia e confessa por outro quarto. A oração dos levitas conta a história inteira, de Abraão até o cativeiro, e nela aparecem duas teimosias: a do povo, que endurece o pescoço, e a de Deus, que não o larga. Ele deu pão, água, nuvem e fogo, e os pés deles nem incharam no deserto. A oração acaba sem final feliz, com todos ainda servos na terra que era deles.',
    prayer:
      'Tu és paciente, Senhor, e eu poderia contar a minha vida como eles contaram a deles. Tu me deste roupa, caminho e pão em anos em que só reclamei. Quantas vezes prometi voltar, voltei e fui embora de novo. Olha para a opressão que ainda pesa sobre tanta gente. Não a aches pequena. Por Jesus, que veio buscar os que sempre se afastam, recebe-me outra vez. Amém.',
    application:
      'Conte a sua vida a Deus em voz alta, pelos lugares onde você morou. Em cada um, diga uma bondade dele e uma teimosia sua.',
  },
  {
    slug: 'neemias-10',
    chapters: ['NEH.10'],
    verse: verse('Neemias 10:34', 'sortes lenha casa altar'),
    reflection:
      'A folha traz oitenta e quatro assinaturas, e depois delas o resto do povo, os porteiros, as mulheres e os filhos que já conseguem entender. O compromisso não fica nas nuvens: eles decidem o que não comprar no sábado, quanto dar por ano, e sorteiam até qual família levaria a lenha do altar, e em que época. Poucos capítulos à frente quase tudo isso será esquecido. A aliança de que vivemos foi assinada por Jesus, que a cumpriu por nós, e por isso podemos recomeçar a nossa escala.',
    prayer:
      'Senhor, eu já te prometi muita coisa em dia de emoção. Obrigado porque a minha vida se apoia na promessa de Jesus, que ficou de pé. Ajuda-me a transformar o amor em horário, em tarefa e em oferta. Abençoa quem leva a lenha, os que fazem na tua casa o serviço de que ninguém se lembra. Amém.',
    application:
      'Procure na sua igreja uma tarefa simples em que vive faltando gente, como abrir o salão ou varrer. Ponha o seu nome na escala com data, junto com mais alguém da casa.',
  },
  {
    slug: 'neemias-11',
    chapters: ['NEH.11'],
    verse: verse('Neemias 11:2', 'abençoou voluntariamente ofereceram habitarem'),
    reflection:
      'Jerusalém precisava de moradores, e foi preciso fazer sorteio, um em cada dez. Alguns se oferecem por vontade própria, e o povo os abençoa. Entre os que passam a morar ali há oitocentos e vinte e dois que trabalham no serviço da casa, e um Matanias encarregado de começar a ação de graças na oração. A maioria continua nas aldeias, e os nomes delas também foram anotados, de Berseba até perto de Jerusalém.',
    prayer:
      'Abençoa, Senhor, quem deixou a sua roça para morar onde era necessário. Lembra-te dos missionários, dos médicos do interior e das professoras de periferia. Mostra-me se há um lugar que espera por mim e ao qual eu ainda não me ofereci. Dá a cada grupo da tua igreja um Matanias que comece a agradecer. Ensina-me a mudar por amor, como Jesus, que veio morar entre nós. Amém.',
    application:
      'Comecem hoje a oração em família ou no grupo só por agradecimentos. Cada um dá graças por três coisas antes de fazer qualquer pedido.',
  },
  {
    slug: 'neemias-12',
    chapters: ['NEH.12'],
    verse: verse('Neemias 12:43', 'mulheres crianças júbilo ouvido longe'),
    reflection:
      'Procuram os levitas por todas as aldeias e os trazem com liras, harpas e címbalos para inaugurar o muro. Dois coros grandes sobem nele e vão por lados opostos, um na direção da porta do Esterco, o outro passando pela torre dos Fornos, até se encontrarem na casa de Deus. Tobias tinha dito que uma raposa derrubaria aquilo, e agora o muro aguenta uma procissão. O livro faz questão de contar que as mulheres e as crianças também se alegraram, e que se ouvia a festa de longe.',
    prayer:
      'Deus da alegria, faz-me andar hoje por cima daquilo que disseram que não ficaria de pé. Obrigado por quem canta do outro lado e vem ao meu encontro. Põe no centro da nossa festa as crianças e as mulheres que carregaram pedra. Que se ouça no bairro inteiro que tu és bom. Jesus nos preparou uma cidade cujas portas não se fecham, e eu já começo a cantar por ela. Amém.',
    application:
      'Comemorem uma obra terminada, mesmo pequena: andem em volta dela, cantem e agradeçam por quem ajudou. Deem às crianças um papel na festa.',
  },
  {
    slug: 'neemias-13',
    chapters: ['NEH.13'],
    verse: verse('Neemias 13:31', 'Lembra mim Deus bem'),
    reflection:
      'Neemias se ausenta, e quando volta o inimigo Tobias tem um quarto no templo, os cantores foram para a roça porque não recebiam a sua parte, e o sábado virou dia de feira. Ele joga os móveis para fora, põe tesoureiros honestos e manda fechar as portas da cidade ao anoitecer. Depois passa dos limites: amaldiçoa, bate em homens e lhes arranca os cabelos por causa das esposas estrangeiras, e a Bíblia conta isso sem mandar imitar. O livro acaba na frase de um homem cansado, que pede a Deus que se lembre dele.',
    prayer:
      'Lembra-te de mim, meu Deus, quando a reforma de ontem já se desfez hoje. Põe para fora o que eu deixei morar no lugar da oração. Perdoa a violência feita em nome do zelo, por mim ou contra mim. Sustenta quem serve na tua casa, para que não tenha de ir embora em busca do pão. Termina tu em mim o que eu não consigo terminar. Amém.',
    application:
      'Devolva à função certa um espaço da sua casa ou da sua agenda que foi ocupado por outra coisa. Comece tirando dali um objeto ou um compromisso.',
  },
  {
    slug: 'ester-1',
    chapters: ['EST.1'],
    verse: verse('Ester 1:12', 'Vasti recusou ordem enfureceu'),
    reflection:
      'Durante cento e oitenta dias Assuero mostra mármore, ouro e cortinas, e quando o vinho já mandava nele quis mostrar também a mulher. Vasti diz que não. O homem que governava cento e vinte e sete províncias não sabe o que fazer com essa recusa, e convoca sábios para escrever uma lei com a raiva ainda quente. O nome de Deus não aparece em parte alguma deste livro, e mesmo assim ele já prepara, naquele palácio, o socorro do seu povo.',
    prayer:
      'Senhor escondido, tu vês o que acontece nas festas em que ninguém fala de ti. Protege as mulheres que são exibidas, forçadas ou castigadas por dizerem não. Cura os homens que confundem mando com honra. Jesus não usou ninguém para parecer grande; ensina a nossa casa a honrar como ele honrava, e a decidir sem ira e sem vinho. Amém.',
    application:
      'Adie para amanhã uma decisão que você tomaria com raiva. Se alguém em casa é humilhado ou obrigado ao que não quer, conte a uma pessoa segura ou ligue 180.',
  },
  {
    slug: 'ester-2',
    chapters: ['EST.2'],
    verse: verse('Ester 2:11', 'Mardoqueu passeava pátio Ester'),
    reflection:
      'O rei se lembra de Vasti, e a solução dos servos é recolher moças bonitas de todas as províncias; Ester é levada, e o livro não conta que alguém lhe tenha perguntado nada. Cada uma passa doze meses em óleos e perfumes para uma noite, e de manhã segue para outra casa, de onde só sai se o rei a chamar pelo nome. É uma página de abuso dentro de um palácio, e a coroa no fim não muda isso. Do lado de fora, todos os dias, o primo que a criou como filha passa diante do pátio para saber como ela está.',
    prayer:
      'Deus que este livro não nomeia, tu conhecias Ester pelo nome de casa, Hadassa. Protege as meninas levadas por dinheiro, por casamento ou à força. Obrigado pelos tios, primos e padrinhos que criaram órfãos como filhos. Dá-me a constância de Mardoqueu, que passava todo dia só para ter notícia. Jesus trata com honra cada uma que os outros usaram; que elas ouçam a voz dele. Amém.',
    application:
      'Procure saber hoje, em pessoa ou por mensagem, como está uma moça ou um rapaz que você ama. Se souber de exploração de menores, ligue para o 100.',
  },
  {
    slug: 'ester-3',
    chapters: ['EST.3'],
    verse: verse('Ester 3:15', 'rei Hamã beber Susã confusa'),
    reflection:
      'Um homem fica de pé, e outro, de orgulho ferido, resolve acabar com o povo inteiro dele. Hamã não diz ao rei de que povo se trata: fala em leis diferentes, em gente que não convém tolerar, e oferece prata. Assuero tira o anel sem fazer uma pergunta, e as cartas saem em todas as línguas, contra velhos, mulheres e crianças, para um dia marcado por sorteio. Os dois se sentam para beber, enquanto a cidade não entende o que está acontecendo.',
    prayer:
      'Deus dos perseguidos, ainda hoje há quem assine a morte de muitos entre um copo e outro. Guarda o povo de Mardoqueu e todos os povos de quem se diz que não merecem lugar. Livra-me do orgulho que transforma uma ofensa em guerra. Dá-me coragem de fazer a pergunta que o rei não fez, e de querer saber de quem se está falando. Acaba em mim com toda inimizade, por amor de Jesus, que nasceu desse povo. Amém.',
    application:
      'Se alguém falar mal de um grupo inteiro perto de você, pergunte com calma se conhece uma pessoa dele pelo nome. Não passe adiante a piada nem o vídeo.',
  },
  {
    slug: 'ester-4',
    chapters: ['EST.4'],
    verse: verse('Ester 4:14', 'tempo como este'),
    reflection:
      'Mardoqueu está na porta do palácio vestido de saco, e Ester, lá dentro, manda roupas antes de saber o motivo. Pelo criado Hatá chega a cópia do decreto que manda matar os judeus, e a pergunta do primo: quem sabe se não foi para esta hora. Ela pede que o povo todo a acompanhe e decide entrar na sala do rei sem ter sido chamada.',
    prayer:
      'Deus que parece escondido nesta história, eu sei que tu guias o teu povo. Mostra-me por que estou no lugar onde estou e a quem posso defender dali. Livra-me do silêncio confortável. Jesus entrou na presença do Pai por nós, oferecendo a própria vida, e por isso eu tomo coragem. Cerca-me de irmãos que orem comigo. Amém.',
    application:
      'Use hoje a sua posição, mesmo pequena, a favor de alguém sem voz: uma palavra ao chefe, um pedido ao síndico, uma carta de recomendação.',
  },
  {
    slug: 'ester-5',
    chapters: ['EST.5'],
    verse: verse('Ester 5:2', 'Ester favor cetro tocou'),
    reflection:
      'No terceiro dia Ester põe as vestes de rainha e fica de pé no pátio, sem ter sido chamada, e o rei lhe estende o cetro. Ele oferece até metade do reino, e ela pede apenas que ele venha com Hamã a um banquete, e depois a outro, e o livro não conta por que ela adia o pedido. Hamã sai feliz, vê Mardoqueu sentado à porta, e a riqueza, os filhos e os convites já não lhe bastam. A mulher e os amigos lhe receitam uma forca de cinquenta côvados, e o conselho agrada.',
    prayer:
      'Rei dos reis, o teu cetro está estendido para mim por causa de Jesus, e eu me aproximo sem medo. Dá-me a calma de Ester, que esperou mais um dia para falar. Livra-me de ser como Hamã, que tinha tudo e só via o que lhe faltava. Cala os amigos e os parentes que aconselham vingança. Prepara a mesa em que a verdade será dita. Amém.',
    application:
      'Prepare uma conversa importante com alguém que não ofereça perigo: escolha o lugar, a hora e a primeira frase. Faça hoje só o convite, e guarde o assunto para o encontro.',
  },
  {
    slug: 'ester-6',
    chapters: ['EST.6'],
    verse: verse('Ester 6:1', 'noite rei sono livro'),
    reflection:
      'O rei perde o sono, manda ler o livro das crônicas e descobre que Mardoqueu lhe salvou a vida e não recebeu nada. Hamã chega para pedir a forca e acaba planejando, sem saber, a homenagem ao inimigo: a roupa, o cavalo, o anúncio pelas ruas. Mardoqueu recebe a honra e depois volta para o seu lugar à porta, como antes. Nenhum versículo cita o nome de Deus, e a história inteira muda de rumo por causa de uma noite mal dormida.',
    prayer:
      'Tu não dormes, guarda de Israel, e trabalhas nas noites em que eu me viro na cama. Obrigado por te lembrares do bem que ninguém me agradeceu. Livra-me de planejar a minha própria homenagem. Depois de qualquer aplauso, traz-me de volta à minha porta e ao trabalho de sempre. Dá um bom sono a quem depende hoje de uma lembrança tua. Amém.',
    application:
      'Agradeçam hoje a alguém por um bem antigo que nunca foi reconhecido. Façam isso diante de outras pessoas, se for alguém que não se incomoda com isso.',
  },
  {
    slug: 'ester-7',
    chapters: ['EST.7'],
    verse: verse('Ester 7:3', 'vida petição povo pedido'),
    reflection:
      'O rei oferece metade do reino, e a rainha pede duas coisas que não se compram, a própria vida e a do seu povo. Até ali Ester tinha escondido de onde vinha; naquela mesa ela junta o seu destino ao dos condenados e aponta quem os vendeu. Hamã cai na armadilha que mandou levantar para um inocente. Jesus também se pôs do nosso lado da sentença, e foi ele quem morreu.',
    prayer:
      'Pai, Ester pediu pelos seus com a própria vida em cima da mesa. Jesus fez mais, e é por causa dele que a minha sentença foi rasgada. Perdoa as vezes em que escondi a que povo pertenço para jantar em paz. Dá-me a calma, a hora certa e as palavras para defender quem foi vendido. Amém.',
    application:
      'Fale hoje em favor de uma pessoa ou de um grupo de quem zombaram perto de você. Se for numa reunião ou na família, combine antes com alguém que o apoie.',
  },
  {
    slug: 'ester-8',
    chapters: ['EST.8'],
    verse: verse('Ester 8:6', 'poderei mal povo destruição'),
    reflection:
      'Hamã já morreu, e a sentença continua de pé, porque o que se sela com o anel do rei ninguém revoga. Ester, que podia ficar a salvo no palácio, cai aos pés dele e chora pelos parentes. A saída é outra carta, que deixa os judeus defenderem a própria vida, com a mesma linguagem terrível da primeira, até sobre crianças e mulheres; é a lei de um império violento, e pesa lê-la. Os cavalos mais velozes saem com ela, e nas casas dos condenados volta a haver luz.',
    prayer:
      'Senhor, eu já estou a salvo, e muitos dos meus ainda não. Não me deixes ficar quieto no palácio. Faz correr hoje a boa notícia mais depressa do que a sentença. Livra quem se defende de se tornar igual a quem o atacou. Acende a luz nas casas em que hoje se espera a morte. Amém.',
    application:
      'Orem por uma família refugiada ou por cristãos perseguidos, com um mapa aberto no celular ou no atlas. Procurem o nome da cidade e digam-no em voz alta diante de Deus.',
  },
  {
    slug: 'ester-9',
    chapters: ['EST.9'],
    verse: verse('Ester 9:22', 'tristeza alegria presentes pobres'),
    reflection:
      'O dia marcado para matar os judeus vira do avesso, e quem morre são os inimigos: quinhentos em Susã, mais trezentos depois do pedido de Ester, setenta e cinco mil nas províncias. Três vezes se diz que eles não tocaram nos bens, e ainda assim é muito sangue, que o livro não explica e que nós não festejamos. O que ficou para as gerações foi outra coisa: uma festa em que se lembra o luto virado em alegria, com presentes de uns para os outros e doações aos pobres. As cartas de Ester saem com palavras de paz.',
    prayer:
      'Deus que mudas o luto em festa, obrigado porque o ódio não venceu o teu povo. Eu não sei o que fazer com os setenta e cinco mil, e os deixo diante de ti. Guarda-nos de comemorar a morte de alguém. Ensina a nossa casa a lembrar os livramentos com comida repartida e ajuda a quem precisa. Jesus morreu pelos inimigos para fazê-los irmãos, e essa é a alegria que eu quero guardar. Amém.',
    application:
      'Escolham uma data em que Deus livrou a família e combinem como vão lembrá-la todo ano. Já hoje, separem um prato da sua comida para um vizinho.',
  },
  {
    slug: 'ester-10',
    chapters: ['EST.10'],
    verse: verse('Ester 10:3', 'Mardoqueu procurando bem povo'),
    reflection:
      'O último capítulo tem três versículos e começa com um imposto: o império segue o seu caminho e cobra da terra e das ilhas. O nome de Ester já não aparece nesta página. De Mardoqueu se diz que era o segundo depois do rei, e o livro mostra o que ele fez com isso: procurou o bem do seu povo e lhe falou de prosperidade. Quem um dia passava diante de um pátio para saber de uma menina continua, no alto cargo, cuidando dos outros.',
    prayer:
      'Senhor da história, os impostos e os reis continuam, e tu estás aqui. Dá aos que subiram entre nós, na política, na empresa e na igreja, o coração de Mardoqueu. Não deixes que o cargo mude o que eu fazia quando ninguém me via. Lembra-te das mulheres que salvaram muitos e de quem não se falou mais. Que alguém, ao ouvir o meu nome, se lembre de um bem que recebeu. Amém.',
    application:
      'Passe o dia falando bem das pessoas com quem você trabalha ou mora, com uma frase verdadeira sobre cada uma. Faça isso também quando elas não estiverem por perto.',
  },
];
