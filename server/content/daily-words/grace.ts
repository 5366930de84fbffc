import type { DailyWord } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const grace: readonly DailyWord[] = [
  {
    slug: 'salvacao-de-presente',
    reference: 'Efésios 2:8-9',
    theme: 'Salvação recebida de presente',
    reflection:
      'No fim do mês, o trabalhador confere o contracheque: fez as horas, recebe por elas. Com presente de aniversário é diferente, e quem tenta pagar acaba ofendendo quem deu. Paulo escreve aos efésios que a salvação pertence a essa segunda categoria. Vem pela graça, chega pela fé, e foi pensada de tal modo que ninguém possa se gabar. Isso alivia quem vive achando que deve bastante a Deus e que um dia vai conseguir quitar a dívida. E humilha, no bom sentido, quem se considera em dia. As boas obras têm o seu lugar, logo adiante: fomos criados em Cristo para praticá-las (Efésios 2:10). São o fruto de quem já recebeu vida, e nunca a moeda para comprá-la.',
    practicalApplication:
      'Faça hoje uma boa ação que ninguém vai ver: lavar a louça que não é sua, pagar discretamente o pão de alguém, limpar a calçada do vizinho. Enquanto faz, lembre que ela não compra o amor de Deus. Assim se aprende a servir por gratidão.',
    verses: [
      verse('Efésios 2:8-9', 'graça fé dom obras'),
      verse('Efésios 2:10', 'criados Cristo boas obras'),
    ],
  },
  {
    slug: 'o-pai-que-corre',
    reference: 'Lucas 15:20',
    theme: 'O pai que corre',
    reflection:
      'Ensaiou o discurso: pai, pequei, me aceite como empregado. O rapaz da parábola tinha pedido a herança antes da hora, gastado tudo longe de casa e terminado com fome, cuidando de porcos. Jesus conta que o pai o avistou ainda distante. Só vê de longe quem continua olhando para a estrada. Vem então o gesto que escandalizaria os vizinhos: um senhor respeitado correndo no meio do povoado para abraçar o filho que voltava em farrapos. O abraço chegou antes que o discurso terminasse. Com essa história Jesus respondia aos que o criticavam por comer com pecadores. Quem pensa em voltar para Deus costuma gastar tempo preparando explicações. Ele prefere que a gente se levante e venha.',
    practicalApplication:
      'Se você anda longe de Deus, não espere se arrumar. Ore agora com duas frases: o que fez e que deseja voltar. Se já está em casa, pense em alguém que se afastou e mande um recado de carinho, sem cobrança e sem sermão.',
    verses: [verse('Lucas 15:20', 'longe pai compaixão correndo beijou')],
  },
  {
    slug: 'amados-antes-de-melhorar',
    reference: 'Romanos 5:8',
    theme: 'Amados antes de melhorar',
    reflection:
      'Em muita casa existe amor com condição: quando você passar no concurso, quando parar de dar trabalho, quando aprender a se comportar. Crescemos ouvindo isso e acabamos achando que Deus fala do mesmo jeito. Paulo raciocina ao contrário. Por uma pessoa boa, talvez alguém se dispusesse a morrer. Cristo morreu por nós quando éramos fracos, pecadores e até inimigos. A prova do amor de Deus, portanto, tem data e lugar: a cruz, levantada antes que qualquer um de nós tivesse melhorado. Nos dias em que você se sente uma decepção, olhe para lá em vez de olhar para o próprio boletim. O amor que veio buscar você no pior momento não se espanta com a fraqueza de hoje.',
    practicalApplication:
      'Diga hoje a uma pessoa da família que você a ama, sem acrescentar nenhum porém. Nada de elogio por nota, serviço ou comportamento. E, ao deitar, repita com calma: Cristo morreu por mim quando eu nada tinha a oferecer.',
    verses: [verse('Romanos 5:8', 'Deus prova amor Cristo pecadores')],
  },
  {
    slug: 'pecados-no-fundo-do-mar',
    reference: 'Miqueias 7:18-19',
    theme: 'Pecados no fundo do mar',
    reflection:
      'Quem já perdeu uma aliança no mar sabe que não adianta procurar. Miqueias escolheu essa profundeza para falar do perdão de Deus. O profeta tinha passado páginas denunciando juízes comprados, comerciantes desonestos e líderes que esfolavam o povo; não tinha ilusão nenhuma sobre o pecado de Israel. Termina, porém, com uma pergunta admirada: que deus se parece com este, que tem prazer em ser bondoso? Anuncia que Deus pisará as nossas maldades e jogará os pecados do seu povo no mar. Na Bíblia, perdão nunca é fazer de conta que nada houve. O mal é chamado pelo nome e só então lançado fora. Você não precisa ficar tentando pescar de volta o que Deus afundou.',
    practicalApplication:
      'Há uma culpa antiga, já confessada, que volta para atormentar? Escreva-a num papel, agradeça a Deus pelo perdão em Cristo e rasgue. Se ainda houver alguém prejudicado a quem você possa reparar, escolha agora o dia em que vai fazer isso.',
    verses: [verse('Miqueias 7:18-19', 'perdoa bondade pecados profundezas mar')],
  },
  {
    slug: 'deus-se-lembra-do-po',
    reference: 'Salmos 103:13-14',
    theme: 'Compaixão por quem é pó',
    reflection:
      'O avô que ensina o neto a andar de bicicleta corre ao lado, segura o banco e não se espanta quando a criança cai. Ele conhece o tamanho daquelas pernas. O salmista fala de Deus assim: como pai que tem compaixão dos filhos, conhece a nossa estrutura e sabe do pó de que somos feitos. Nós é que nos esquecemos. Cobramos de um corpo cansado o rendimento de uma máquina e nos xingamos quando ele falha. Algumas pessoas tiveram pai ausente ou violento, e a comparação lhes dói; para elas vale saber que o salmo fala do pai que todos deveriam ter tido. Diante dele, ser pó deixa de ser vergonha: foi do pó que suas mãos modelaram o ser humano.',
    practicalApplication:
      'Escolha um limite seu que anda irritando você: sono, memória, pernas cansadas, pouca paciência. Em vez de se xingar, fale dele a Deus com ternura. E trate com a mesma compaixão o limite de alguém da sua casa, sem suspirar nem apressar.',
    verses: [verse('Salmos 103:13-14', 'pai compadece filhos estrutura pó')],
  },
  {
    slug: 'sem-pedras-na-mao',
    reference: 'João 8:10-11',
    theme: 'Sem pedras na mão',
    reflection:
      'Uma mulher exposta no pátio do Templo, cercada de homens prontos para apedrejar. Ninguém fala do cúmplice. Os acusadores usavam aquela vida para armar uma cilada contra Jesus, e ele devolveu a cada um a própria consciência. Foram saindo, os mais velhos na frente, até restarem os dois. O único sem pecado, o único que poderia atirar, não atirou. Disse que não a condenava, e disse também que deixasse aquele caminho. As duas frases andam juntas: perdão sem mudança vira descuido, e mudança exigida sem perdão vira pedrada. Em tempo de print e áudio vazado, é fácil entrar na roda com uma pedra no bolso. Seguir Jesus é sair dela e ajudar quem caiu a se levantar.',
    practicalApplication:
      'Recebeu uma fofoca, um print ou um vídeo que humilha alguém? Apague sem repassar e, se couber, diga ao grupo que não vai participar. Depois ore pela pessoa exposta. Se foi com você, guarde as provas e procure apoio: isso pode ser crime.',
    verses: [verse('João 8:10-11', 'acusadores condenou condeno peques mais')],
  },
  {
    slug: 'amor-que-cura-recaidas',
    reference: 'Oseias 14:4',
    theme: 'Amor que cura recaídas',
    reflection:
      '“Prometo que foi a última vez.” Quem convive com recaídas, as próprias ou as de alguém amado, conhece o peso dessa frase. Oseias falou a um Israel que ia e vinha, corria para os ídolos, pedia socorro à Assíria e se arrependia por pouco tempo. O capítulo final do livro traz Deus chamando outra vez o povo à conversão e prometendo tratar a rebeldia como se trata uma doença: ele mesmo vai curar, e vai amar de livre vontade. O texto não chama o pecado de azar; pede confissão e mudança de rumo. Mas a raiz da volta está no amor de Deus, mais constante que as nossas promessas. Quem lutou e caiu ainda pode recomeçar, e faz bem em não lutar sozinho.',
    practicalApplication:
      'Se você luta com um vício ou pecado que se repete, conte hoje a uma pessoa confiável e procure ajuda: pastor, médico, CAPS ou um grupo de apoio do seu bairro. Se a luta é de alguém querido, ofereça companhia para a primeira visita.',
    verses: [verse('Oseias 14:4', 'curarei rebelião amarei ira')],
  },
  {
    slug: 'bondade-que-apareceu',
    reference: 'Tito 3:4-5',
    theme: 'A bondade que apareceu',
    reflection:
      'Depois de vários dias de céu fechado, o sol entra pela janela da cozinha e muda até o cheiro da casa. Paulo usa uma palavra assim, de luz que aparece, para contar o que aconteceu em Jesus: a bondade de Deus e o seu amor pela humanidade ficaram à vista. Antes ele descreve sem maquiagem quem éramos, gente enganada, invejosa, cheia de ódio. A mudança não começou em esforço nosso nem em boas obras acumuladas. Começou na misericórdia, com o novo nascimento e a renovação que o Espírito Santo realiza. Tito precisava ensinar isso em Creta, ilha de má fama. Se ali podia nascer gente nova, ninguém na sua família ou na sua rua deve ser tratado como caso perdido.',
    practicalApplication:
      'Lembre uma pessoa que você já deu por perdida. Ore por ela hoje pelo nome, pedindo a Deus a mesma misericórdia que alcançou você. Se surgir oportunidade, trate-a com uma gentileza inesperada, sem se expor a perigo e sem segundas intenções.',
    verses: [verse('Tito 3:4-5', 'bondade Salvador misericórdia novo nascimento')],
  },
  {
    slug: 'onde-voce-esta',
    reference: 'Gênesis 3:8-9',
    theme: 'Deus que procura',
    reflection:
      'A criança que quebrou o vaso some da sala, e a casa fica num silêncio estranho. Adão e Eva, depois de desobedecer, também se esconderam, entre as árvores que o próprio Deus tinha plantado. Era a hora da brisa. O Senhor passeava pelo jardim e fez uma pergunta que continua ecoando: onde você está? Ele sabia a resposta. Perguntou como quem procura, dando ao homem a chance de sair do esconderijo e falar. Haveria consequências sérias, e o texto as conta. Mas antes da sentença vem a procura, que atravessa a Escritura até Jesus, vindo para buscar e salvar o perdido (Lucas 19:10). Há esconderijos respeitáveis: excesso de trabalho, piada, religião. Deus continua perguntando ali.',
    practicalApplication:
      'Responda por escrito à pergunta de Deus: onde estou hoje, de verdade? Cansado, com raiva, escondendo uma compra, fugindo de uma conversa? Não precisa de texto bonito. Leia a resposta em oração e deixe de se esconder pelo menos nesse ponto.',
    verses: [
      verse('Gênesis 3:8-9', 'jardim brisa esconderam chamou onde'),
      verse('Lucas 19:10', 'Filho buscar salvar perdido'),
    ],
  },
  {
    slug: 'confessar-e-ser-limpo',
    reference: '1 João 1:9',
    theme: 'Confessar e ser limpo',
    reflection:
      'A pia acumula um prato, depois uma panela, e em pouco tempo ninguém quer entrar na cozinha. Pecado escondido funciona parecido: o primeiro incomoda, o décimo já se mistura com a paisagem. João escreve a igrejas em que alguns diziam não ter pecado algum, e avisa que isso é enganar a si mesmo. Oferece coisa melhor. Quando confessamos, Deus perdoa e limpa, e faz isso porque é fiel e justo. Repare nas duas palavras. Fiel, porque cumpre o que prometeu. Justo, porque o sangue de Jesus já tratou do que confessamos (1 João 1:7). Confessar é dar ao erro o nome que ele tem, sem desculpa e sem desespero. Depois, água limpa correndo.',
    practicalApplication:
      'Tome cinco minutos para confessar com nomes exatos: em vez de “falhei muito”, diga “menti sobre o dinheiro”, “tratei mal minha filha”. Agradeça pelo perdão. Se feriu alguém, peça desculpas hoje à própria pessoa e conte o que pretende fazer diferente.',
    verses: [
      verse('1 João 1:9', 'confessarmos fiel justo perdoar purificar'),
      verse('1 João 1:7', 'sangue Jesus purifica pecado'),
    ],
  },
  {
    slug: 'misericordia-que-incomoda',
    reference: 'Jonas 4:10-11',
    theme: 'Misericórdia que incomoda',
    reflection:
      'Jonas está sentado do lado de fora da cidade, de cara fechada, esperando para ver o que acontece com ela. Chateou-se porque Nínive se arrependeu e Deus a poupou. Para ele, aquele povo violento não merecia segunda chance. Deus fez crescer uma planta que lhe deu sombra, depois permitiu que secasse, e Jonas sentiu mais pena dela que das mais de cento e vinte mil pessoas da cidade. O livro acaba numa pergunta sem resposta, como se virasse a cadeira para o leitor. Todos temos a nossa Nínive: o grupo de quem falamos com desprezo, o parente que aprontou, o outro lado em qualquer briga. A graça que nos salvou vai até lá também. Ela não apaga a justiça nem abandona as vítimas; recusa o nosso ódio como última palavra.',
    practicalApplication:
      'Dê nome à sua Nínive: uma pessoa ou um grupo a quem você evita desejar bem. Ore por um minuto pedindo a Deus que os alcance com arrependimento e vida. Se houve violência, ore de longe e em segurança; misericórdia não pede reaproximação.',
    verses: [verse('Jonas 4:10-11', 'pena planta Nínive pessoas')],
  },
  {
    slug: 'criatura-nova',
    reference: '2 Coríntios 5:17',
    theme: 'Gente nova em Cristo',
    reflection:
      'A reforma de uma casa velha começa pela derrubada: parede úmida, fiação condenada, poeira para todo lado. A vizinhança só vê a bagunça, mas o dono já enxerga como vai ficar. Paulo tinha passado por isso. De perseguidor virou apóstolo, e muitos custaram a acreditar. Por experiência própria ele escreve que quem está em Cristo é nova criação, porque Deus nos reconciliou consigo por meio do Filho. O versículo descreve um fato de Deus e inaugura uma obra que dura a vida inteira; hábitos antigos não desaparecem por decreto, e feridas pedem tempo e cuidado. O que muda na raiz é a quem pertencemos. Você já não precisa atender pelo apelido da juventude nem pelo erro que todos lembram.',
    practicalApplication:
      'Escreva uma frase que ainda prende você ao passado, algo como “eu sempre fui assim”. Troque por outra: “em Cristo, estou aprendendo a…”. Complete com um hábito concreto e pratique hoje uma única vez. Recomeço miúdo também é recomeço.',
    verses: [verse('2 Coríntios 5:17', 'Cristo nova criatura velhas passaram')],
  },
  {
    slug: 'culpa-levada-embora',
    reference: 'Levítico 16:22',
    theme: 'Culpa levada embora',
    reflection:
      'Uma vez por ano, no Dia da Expiação, o sacerdote punha as mãos sobre a cabeça de um bode vivo e confessava ali os pecados de todo o povo. Depois um homem conduzia o animal para o deserto, cada vez mais longe, até sumir. Imagine a cena aos olhos de uma criança hebreia: a culpa da família inteira indo embora, diminuindo no horizonte. Deus ensinava por gestos que o pecado pesa e que ele mesmo providencia quem o carregue. O rito se repetia todo ano. Os cristãos reconhecem nele uma sombra do que Jesus fez de uma vez por todas, ao levar em seu corpo os nossos pecados (1 Pedro 2:24). O que foi levado tão longe não precisa voltar para dormir na sua cama.',
    practicalApplication:
      'Feche os olhos e imagine a culpa que você confessou a Deus sendo levada para longe, até desaparecer. Agradeça a Jesus em voz alta por tê-la carregado. Depois ligue para alguém que vive se acusando e conte, com simplicidade, por que há esperança.',
    verses: [
      verse('Levítico 16:22', 'bode levará iniquidades deserto'),
      verse('1 Pedro 2:24', 'levou pecados corpo madeiro'),
    ],
  },
  {
    slug: 'de-servo-a-irmao',
    reference: 'Filemom 1:15-16',
    theme: 'De servo a irmão',
    reflection:
      'A carta é curta e foi levada em mãos, talvez pelo próprio interessado. Onésimo tinha sido escravo na casa de Filemom e tinha se separado dele, deixando possivelmente algum prejuízo. Longe dali conheceu Paulo na prisão e creu em Cristo. O apóstolo o envia de volta com um pedido que mexia com a estrutura daquela casa: que Filemom recebesse um irmão amado onde antes via um servo. Paulo ainda se oferece para pagar qualquer dívida. A graça entrou pela porta da frente e mudou o nome das relações. No Brasil, onde por tanto tempo gente teve dono, essa carta merece leitura atenta. Quem divide conosco a mesa do Senhor não pode ser tratado como inferior na segunda-feira: a diarista, o porteiro, o ajudante de obra.',
    practicalApplication:
      'Repare hoje em quem serve você: na portaria, na limpeza, no caixa, na cozinha. Chame pelo nome, olhe nos olhos, agradeça. Se você emprega alguém, confira se está pagando o que é justo e em dia. Respeito também se mede em direitos.',
    verses: [verse('Filemom 1:15-16', 'servo amado irmão Senhor')],
  },
  {
    slug: 'o-primeiro-da-fila',
    reference: '1 Timóteo 1:15',
    theme: 'O primeiro da fila',
    reflection:
      '“Se Deus soubesse o que eu já fiz…” Ele sabe. Paulo tinha uma lista pesada: blasfemou, perseguiu, foi violento com os discípulos de Jesus. Escrevendo a Timóteo, não esconde esse passado nem se orgulha dele. Usa-o como amostra. Coloca-se em primeiro lugar na fila dos pecadores para concluir que, se houve lugar para ele, a paciência de Cristo alcança qualquer um. No centro está uma frase que a igreja guardou como resumo da fé: Jesus veio ao mundo salvar pecadores. Gente quase pronta não precisaria dele. Essa notícia não diminui o estrago que causamos, e quem feriu outros deve responder por isso. Garante, porém, que nenhum passado é grande demais para a misericórdia.',
    practicalApplication:
      'Conte hoje a alguém, em poucas frases, o que a misericórdia de Deus mudou na sua vida. Não exagere o passado nem se coloque como herói. Se ainda não viveu isso, faça sua a frase de Paulo em oração e procure conversar com um pastor.',
    verses: [verse('1 Timóteo 1:15', 'fiel Cristo salvar pecadores principal')],
  },
];
