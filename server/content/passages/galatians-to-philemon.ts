import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const galatiansToPhilemon: readonly PassageDevotional[] = [
  {
    slug: 'galatas-1',
    chapters: ['GAL.1'],
    verse: verse('Gálatas 1:23-24', 'perseguia anuncia glorificavam'),
    reflection:
      'A carta começa sem os agradecimentos de costume, porque Paulo está assustado com a pressa dos gálatas em trocar de evangelho. Ele conta de onde veio o seu: perseguia a igreja, e Deus lhe mostrou o Filho. As comunidades da Judeia não conheciam o rosto dele; ouviram apenas que o perseguidor agora prega, e louvaram a Deus.',
    prayer:
      'Pai, tu me separaste antes que eu nascesse e me chamaste pela tua graça. Guarda-me de enfeitar o evangelho com exigências minhas. Livra-me de viver para agradar às pessoas. Que, ao ouvirem o que fizeste em mim, elas louvem a ti, e conheçam Jesus, que se entregou por nós. Amém.',
    application:
      'Ouça de um irmão a história de como ele conheceu Jesus, sem interromper. No fim, agradeçam a Deus juntos por um detalhe dela.',
  },
  {
    slug: 'galatas-2',
    chapters: ['GAL.2'],
    verse: verse('Gálatas 2:12', 'comia gentios retirou separou'),
    reflection:
      'Em Antioquia, Pedro almoçava com os estrangeiros até a chegada de uns conhecidos de Jerusalém. Então pegou o seu prato e mudou de mesa, e outros foram atrás, até Barnabé. Paulo o enfrentou diante de todos, porque naquela cadeira vazia estava em jogo a obra de Cristo, que amou os dois lados e se entregou por eles.',
    prayer:
      'Filho de Deus, tu me amaste e te entregaste por mim. Perdoa as vezes em que mudei de mesa por medo do que iam dizer. Vive em mim na hora em que chegam os meus conhecidos. Dá-nos amigos que nos corrijam de frente, e lembra-nos de cuidar dos pobres, como os líderes de Jerusalém pediram a Paulo. Amém.',
    application:
      'Pense em alguém com quem você só conversa quando ninguém importante está vendo. Decida sentar-se ao lado dessa pessoa na próxima ocasião, e prepare uma pergunta.',
  },
  {
    slug: 'galatas-3',
    chapters: ['GAL.3'],
    verse: verse('Gálatas 3:27', 'batizados Cristo revestistes'),
    reflection:
      'Paulo pergunta aos gálatas como foi que tudo começou para eles: por um regulamento cumprido ou por uma pregação ouvida com fé? Ele volta até Abraão, que creu antes de haver lei em Israel. No fim do capítulo todos vestem a mesma roupa, que é Cristo, e o escravo, a mulher e o estrangeiro se sentam à mesa da família como herdeiros.',
    prayer:
      'Deus de Abraão e meu Pai, eu comecei pela fé e às vezes tento terminar pelo esforço. Perdoa a minha vontade de merecer o que me deste. Obrigado porque Cristo levou no madeiro a maldição que era minha. Veste-me dele, e que eu trate como irmão todo aquele que usa a mesma roupa. Amém.',
    application:
      'Recorde a sós o dia ou a época em que você começou a crer. Escreva quem lhe falou, o que você ouviu, e agradeça a Deus por não ter precisado pagar.',
  },
  {
    slug: 'galatas-4',
    chapters: ['GAL.4'],
    verse: verse('Gálatas 4:6', 'filhos Espírito clama Aba'),
    reflection:
      'Paulo chegou doente à Galácia, e aqueles desconhecidos o receberam como a um anjo; teriam dado a ele os próprios olhos. Agora desconfiam, e ele se queixa como uma mãe que entra de novo em trabalho de parto. O que ele quer ver nascer é Cristo neles, filhos que aprenderam do Espírito a primeira palavra da criança, Aba.',
    prayer:
      'Aba, Pai, eu digo a palavra que o teu Espírito pôs na minha boca. Obrigado pelo Filho nascido de mulher, que veio me buscar quando o tempo chegou. Não me deixes voltar às correntes que eu já conhecia. Cuida dos pastores e das mães na fé que sofrem por seus filhos, até que Cristo se forme em nós. Amém.',
    application:
      'Procure a pessoa que lhe ensinou a fé e de quem você se afastou. Mande um recado de gratidão e conte como Cristo vem crescendo em você.',
  },
  {
    slug: 'galatas-5',
    chapters: ['GAL.5'],
    verse: verse('Gálatas 5:22-23', 'fruto amor mansidão domínio'),
    reflection:
      'Os gálatas corriam bem, e alguém os atrapalhou com regras que prometiam uma fé mais completa. Paulo defende a liberdade que Cristo lhes deu, e logo os avisa de que andam se mordendo como bichos. O Espírito faz crescer neles um fruto só, com nove sabores, que ninguém produz a golpe de vontade e que amadurece no convívio com gente difícil.',
    prayer:
      'Espírito Santo, faz crescer em mim o que eu não consigo fabricar. Tira a mordida da minha conversa e a inveja dos meus olhos. Guarda a liberdade que Jesus me deu, para que eu a use servindo. Onde sou mais azedo, amadurece a mansidão e o domínio próprio. Amém.',
    application:
      'Pergunte a alguém que convive com você qual dos nove sabores anda faltando. Agradeça a franqueza e orem juntos por ele.',
  },
  {
    slug: 'galatas-6',
    chapters: ['GAL.6'],
    verse: verse('Gálatas 6:2', 'cargas uns outros'),
    reflection:
      'Um irmão caiu, e Paulo escolhe um verbo que se usava para consertar ossos e redes: os outros vão restaurá-lo com mansidão, olhando para si mesmos. Ele pede que as cargas sejam repartidas e chama isso de lei de Cristo. No fim, toma a pena da mão do secretário e escreve com letras grandes que o seu único orgulho é a cruz.',
    prayer:
      'Senhor Jesus, tu carregaste a carga que me esmagava. Torna as minhas mãos cuidadosas com quem tropeçou, porque eu tropeço também. Mostra-me o peso que o meu irmão já não aguenta sozinho. E, quando eu me cansar de fazer o bem, lembra-me da colheita que vem no teu tempo. Amém.',
    application:
      'Ofereça-se para fazer nesta semana, no lugar de uma pessoa sobrecarregada, uma tarefa dela: buscar uma criança, fazer a feira, acompanhar ao posto de saúde.',
  },
  {
    slug: 'efesios-1',
    chapters: ['EPH.1'],
    verse: verse('Efésios 1:17-18', 'olhos entendimento esperança herança'),
    reflection:
      'Paulo respira fundo e louva a Deus numa frase que, em grego, ocupa doze versículos sem ponto final. Nela entram a eleição, o perdão pelo sangue, o selo do Espírito, e tudo acontece em Cristo. Depois ele ora para que os olhos do coração dos efésios se abram, e enxerguem o poder que tirou Jesus do túmulo trabalhando a favor deles.',
    prayer:
      'Pai da glória, bendito sejas por tudo o que nos deste em Cristo antes que o mundo existisse. Abre os olhos do meu coração, que se acostumaram ao escuro. Mostra-me a esperança do teu chamado e o valor que vês nos teus. Que o poder da ressurreição sustente hoje a minha fraqueza. Amém.',
    application:
      'Leia em voz alta os versículos 3 a 14, contando nos dedos cada vez que aparece “Cristo”, “nele” ou “no Amado”. Agradeça por uma dessas bênçãos.',
  },
  {
    slug: 'efesios-2',
    chapters: ['EPH.2'],
    verse: verse('Efésios 2:14', 'paz derrubou muro'),
    reflection:
      'No templo de Jerusalém havia um muro que nenhum estrangeiro podia passar, sob risco de morte. Paulo, que tinha sido acusado de levar um amigo de Éfeso para além dele, escreve que Cristo derrubou a separação na própria carne. Gente de longe chegou perto e agora é da casa, pedras da mesma construção.',
    prayer:
      'Cristo, nossa paz, eu estava longe, e o teu sangue me trouxe até a mesa do Pai. Derruba os muros que ainda levanto por causa de cor, sotaque, partido ou dinheiro. Lembra-me de que fui salvo pela graça, e tira de mim toda pose. Faz da nossa igreja uma casa em que o estranho se sente esperado. Amém.',
    application:
      'Fique a sós com Deus e diga o nome de uma pessoa de quem um muro separa você. Peça que ele mostre um tijolo que você pode tirar hoje.',
  },
  {
    slug: 'efesios-3',
    chapters: ['EPH.3'],
    verse: verse('Efésios 3:17-18', 'enraizados largura profundidade'),
    reflection:
      'Paulo começa a orar, interrompe-se para falar do mistério que lhe foi confiado, e só depois volta a dobrar os joelhos. Na cela, ele mede o amor de Cristo como um construtor: largura, comprimento, altura, profundidade. Pede que os irmãos tenham raízes nesse amor e que o compreendam juntos, porque nenhum deles sozinho daria a volta nele.',
    prayer:
      'Pai de todas as famílias do céu e da terra, eu me ajoelho diante de ti. Fortalece por dentro os que eu amo e que estão cansados. Finca as nossas raízes no amor de Cristo, que é maior do que conseguimos pensar. Faz mais do que sei pedir, e a glória seja tua na igreja. Amém.',
    application:
      'Ore esta oração de Paulo, versículos 16 a 19, de joelhos, se puder, pondo nela o nome de três pessoas. Faça isso a sós e sem pressa.',
  },
  {
    slug: 'efesios-4',
    chapters: ['EPH.4'],
    verse: verse('Efésios 4:29', 'boca boa edificação graça'),
    reflection:
      'Paulo repete sete vezes a palavra “um”, e depois fala de coisas que desunem: a mentira, a raiva que dorme na cama, o furto, a boca suja. Quem roubava arruma um trabalho e passa a repartir o que ganha, e quem gritava aprende frases que constroem. O motivo está na última linha: Deus perdoou em Cristo os que agora dividem a mesma casa.',
    prayer:
      'Espírito de Deus, eu te entristeci com palavras que não voltam. Lava a minha boca e põe nela o que ajuda a quem escuta. Antes que o sol se ponha, mostra-me com quem devo falar. Perdoaste-me em Cristo; dá-me um coração bondoso, e também a verdade que protege quem está ferido. Amém.',
    application:
      'Diga hoje três frases que construam, a três pessoas diferentes, com um detalhe verdadeiro em cada uma. À noite, conte em casa como elas foram recebidas.',
  },
  {
    slug: 'efesios-5',
    chapters: ['EPH.5'],
    verse: verse('Efésios 5:8', 'trevas luz andai filhos'),
    reflection:
      'Os efésios são chamados de filhos amados que imitam o Pai, como crianças que calçam os sapatos grandes. Paulo lhes pede que andem na luz, que troquem a piada suja pela gratidão e a bebedeira por cânticos. A medida que ele dá aos maridos é Cristo, que se entregou pela igreja e cuida dela como do próprio corpo, e quem fere a esposa não pode citar esta página.',
    prayer:
      'Pai, eu quero imitar-te, como um filho que te observa. Acende a tua luz nos cantos da minha casa e faz-nos cantar de novo. Ensina os maridos a amar como Cristo amou, dando-se. Protege quem é ferido por quem prometeu cuidar, e mostra-lhe uma porta de saída e mãos que ajudem. Amém.',
    application:
      'Cantem juntos em casa um hino de gratidão, ou gravem um para um amigo. Se há violência na sua casa, ligue hoje para o 180; você não precisa esperar.',
  },
  {
    slug: 'efesios-6',
    chapters: ['EPH.6'],
    verse: verse('Efésios 6:14-15', 'firmes cinturão couraça calçados'),
    reflection:
      'Preso a um soldado, Paulo tem o dia inteiro para olhar o uniforme, e o veste peça por peça nos irmãos. Os inimigos não são pessoas, avisa ele, e por isso a roupa é de verdade, justiça, paz, fé e palavra de Deus. A última arma é a oração por todos os santos, e ele a pede também para si, para que a boca de um acorrentado continue falando de Cristo.',
    prayer:
      'Senhor forte, veste-me hoje da cabeça aos pés. Prende a verdade na minha cintura e calça-me de paz antes que eu saia. Lembra-me de que a pessoa que me irrita não é o meu inimigo. Guarda os pregadores, os presos por causa de Jesus, e as crianças que os pais provocam em vez de criar. Amém.',
    application:
      'Enquanto se veste amanhã, ou antes de dormir hoje, associe cada peça de roupa a uma parte da armadura e faça para cada uma um pedido de uma linha.',
  },
  {
    slug: 'filipenses-1',
    chapters: ['PHP.1'],
    verse: verse('Filipenses 1:6', 'começou boa obra completá-la'),
    reflection:
      'As correntes de Paulo acabaram levando o evangelho à guarda do imperador, um soldado de cada vez. Do lado de fora, alguns pregam por inveja para incomodá-lo, e ele se alegra porque Cristo é anunciado. Entre morrer, que seria lucro, e ficar, que é trabalho, ele escolhe ficar por causa dos filipenses, em quem Deus não vai deixar a obra pela metade.',
    prayer:
      'Deus que começas e terminas, eu agradeço pela boa obra que vês em mim e que eu ainda não vejo. Usa até as minhas correntes para que alguém ouça de Cristo. Livra-me da inveja entre os que te servem. Que viver, para mim, seja Jesus, e que eu fique onde sou mais útil aos outros. Amém.',
    application:
      'Escreva a um irmão: “agradeço a Deus toda vez que me lembro de você”. Complete a frase com uma lembrança concreta e mande hoje.',
  },
  {
    slug: 'filipenses-2',
    chapters: ['PHP.2'],
    verse: verse('Filipenses 2:7', 'esvaziou servo'),
    reflection:
      'A comunidade de Filipos tinha desavenças, e Paulo escreve para ela, como num hino, a história de Jesus: era igual a Deus, tomou o lugar de servo, desceu até a cruz e foi erguido acima de todo nome. Logo depois o capítulo fala de Timóteo, que se importa de verdade, e de Epafrodito, que quase morreu e ainda se preocupava porque os amigos souberam da doença.',
    prayer:
      'Senhor Jesus, tu desceste muitos degraus para chegar aonde eu estava. Diante de ti eu dobro os joelhos, e peço o teu modo de pensar. Tira a rivalidade das minhas conversas e a queixa do meu trabalho. Obrigado pelos Timóteos e Epafroditos que puseste na minha vida; cuida da saúde deles. Amém.',
    application:
      'Escolha com alguém da casa um serviço que os dois costumam deixar para o outro. Façam-no juntos hoje, sem reclamar, e terminem cantando algo sobre Jesus.',
  },
  {
    slug: 'filipenses-3',
    chapters: ['PHP.3'],
    verse: verse('Filipenses 3:7-8', 'ganho perda superioridade conhecer'),
    reflection:
      'Paulo abre o seu currículo, e ele é excelente: tribo, escola, zelo, conduta. Depois vira a folha e escreve “perda” em cima de tudo, porque encontrou uma pessoa, Cristo Jesus, a quem chama de meu Senhor. Ele ainda corre, com o corpo inclinado para a frente, e chora por alguns que se tornaram inimigos da cruz.',
    prayer:
      'Cristo Jesus, meu Senhor, conhecer-te vale mais do que os meus diplomas e os meus fracassos. Ajuda-me a soltar o passado de que me orgulho e o de que me envergonho. Alcança-me de novo, tu que me alcançaste primeiro. Transforma um dia este corpo cansado, e mantém os meus pés na corrida. Amém.',
    application:
      'Anote as três coisas de que mais se orgulha e, ao lado de cada uma, o que Jesus deu a você que vale mais. Guarde a folha junto dos seus diplomas ou documentos.',
  },
  {
    slug: 'filipenses-4',
    chapters: ['PHP.4'],
    verse: verse('Filipenses 4:6-7', 'ansiosos súplicas paz guardará'),
    reflection:
      'Paulo escreve preso, e pede às duas companheiras de luta, Evódia e Síntique, que se entendam no Senhor. Depois fala da ansiedade e ensina a trocar cada preocupação por um pedido acompanhado de gratidão. A paz de Deus, diz ele a uma cidade de soldados aposentados, como era Filipos, fica de guarda à porta do coração em Cristo.',
    prayer:
      'Deus de paz, eu te conto agora as três coisas que me tiram o sono. Recebe-as uma por uma, junto com a minha gratidão pelo que já fizeste. Põe a tua paz de sentinela quando a noite vier. Ajuda-me a aceitar o cuidado de Cristo também pelas mãos de amigos, de médicos e de irmãos. Amém.',
    application:
      'Divida uma folha ao meio: de um lado anote as preocupações, do outro transforme cada uma num pedido e num motivo de gratidão. Guarde a folha na Bíblia.',
  },
  {
    slug: 'colossenses-1',
    chapters: ['COL.1'],
    verse: verse('Colossenses 1:17', 'existe antes mantêm'),
    reflection:
      'A igreja de Colossos nasceu do trabalho de Epafras, um morador da cidade, e Paulo nunca a viu. Ele conta a ela que por Jesus foram feitos os tronos e as galáxias, e que nele tudo se segura. Esse mesmo Filho, que existe antes de todas as coisas, fez a paz com o sangue da cruz, e agora mora em gente simples daquele vale.',
    prayer:
      'Senhor Jesus, tu seguras o universo, e eu tento segurar tudo sozinho. Solto nas tuas mãos a minha casa, o meu trabalho e a minha saúde. Obrigado porque o Pai me tirou da escuridão e me pôs no teu Reino. Habita em nós, esperança da glória, e faz-nos crescer em toda boa obra. Amém.',
    application:
      'Interceda com outra pessoa por uma igreja que vocês nunca visitaram. Descubram o nome dela e peçam que Deus lhe dê sabedoria e perseverança.',
  },
  {
    slug: 'colossenses-2',
    chapters: ['COL.2'],
    verse: verse('Colossenses 2:14', 'riscou dívida cravando cruz'),
    reflection:
      'A dívida tinha a nossa assinatura, e Paulo conta o que Deus fez com o papel: riscou as linhas e o pregou na cruz de Jesus. Alguns em Colossos queriam acrescentar visões, dias e proibições, não pegues, não proves, não toques. O apóstolo lhes mostra o corpo, que é Cristo, e a sombra dele, que ninguém precisa abraçar.',
    prayer:
      'Senhor Jesus, a minha dívida está pregada na tua cruz, e eu não vou mais buscá-la ali. Livra-me de quem quer me prender com medos e regras que não vêm de ti. Firma as minhas raízes no teu amor. Que eu viva agradecido, completo em ti, em quem Deus mora inteiro. Amém.',
    application:
      'Escreva numa folha uma culpa já confessada, risque-a com força, trace uma cruz por cima e rasgue o papel. Diga em voz alta: “está pago em Cristo”.',
  },
  {
    slug: 'colossenses-3',
    chapters: ['COL.3'],
    verse: verse('Colossenses 3:12', 'revesti-vos misericórdia mansidão paciência'),
    reflection:
      'Paulo abre um guarda-roupa diante dos colossenses. De um lado ficam a ira, a malícia e a palavra suja, que já não servem a quem ressuscitou com Cristo; do outro, a misericórdia, a bondade, a mansidão e, por cima de tudo, o amor que prende a roupa no corpo. Maridos que tratam a esposa com amargura e pais que desanimam os filhos também recebem a ordem de trocar de roupa.',
    prayer:
      'Pai, tu me escolheste e me amaste, e é assim que quero me vestir hoje. Tira de mim a irritação que eu uso desde cedo e a palavra que machuca em casa. Veste-me da bondade de Jesus antes que eu abra a porta. Que a tua palavra cante dentro de nós. Amém.',
    application:
      'Pergunte a alguém que mora com você qual palavra sua mais machuca. Escute sem se defender, peça perdão e combinem como ele pode avisar você na hora.',
  },
  {
    slug: 'colossenses-4',
    chapters: ['COL.4'],
    verse: verse('Colossenses 4:12', 'Epafras luta orações'),
    reflection:
      'O fim da carta parece uma roda de amigos: Tíquico leva as notícias, Onésimo volta para casa como irmão, Lucas é o médico querido, Marcos deve ser bem recebido. Epafras está longe da sua cidade e luta por ela todos os dias em oração. Árquipo recebe um recado curto, para que termine o serviço que o Senhor lhe deu.',
    prayer:
      'Senhor, põe na minha boca palavras com sal e com graça. Abre portas ao evangelho onde os teus servos estão presos. Faz de mim um Epafras, que luta pelos seus de joelhos. E lembra-me, como a Árquipo, da tarefa que comecei em nome de Jesus e deixei pelo meio, para que eu a termine. Amém.',
    application:
      'Diga a um amigo, como Paulo a Árquipo, qual serviço dele você gostaria de ver concluído. Ofereça uma ajuda concreta para isso.',
  },
  {
    slug: '1-tessalonicenses-1',
    chapters: ['1TH.1'],
    verse: verse('1 Tessalonicenses 1:3', 'obra fé trabalho amor firmeza'),
    reflection:
      'Paulo passou poucas semanas em Tessalônica e saiu de noite, fugindo. Agora, onde quer que chegue, alguém já ouviu falar daqueles irmãos antes que ele abra a boca. Eles largaram os ídolos da família, receberam a palavra no meio do aperto com alegria, e esperam Jesus enquanto trabalham.',
    prayer:
      'Deus vivo e verdadeiro, obrigado pelos irmãos cuja fé chegou aos meus ouvidos e me animou. Mostra-me o ídolo que eu ainda não larguei. Que a minha fé trabalhe, que o meu amor se canse por alguém e que a minha esperança aguente. Enquanto espero o teu Filho, dá-me a alegria do Espírito. Amém.',
    application:
      'Pense, sozinho, em como a notícia da sua fé chega aos vizinhos. Escolha um gesto que faria hoje essa notícia soar melhor e realize-o.',
  },
  {
    slug: '1-tessalonicenses-2',
    chapters: ['1TH.2'],
    verse: verse('1 Tessalonicenses 2:7-8', 'mãe carinho afeição almas'),
    reflection:
      'Paulo chegou a Tessalônica ainda com as marcas de Filipos e não pediu dinheiro nem elogio. Ele se lembra de ter sido entre eles como uma mãe que amamenta e como um pai que anima um filho de cada vez. Junto com o evangelho de Deus deu a própria vida, em noites de trabalho, e agora sofre porque o impedem de voltar.',
    prayer:
      'Deus que provas o coração, livra-me de bajular e de querer lucrar com a fé. Dá-me a ternura de uma mãe e a firmeza de um bom pai com aqueles que puseste perto de mim. Obrigado pelos que me deram a sua vida junto com a tua palavra. Aproxima os que a distância separa, por amor de Jesus. Amém.',
    application:
      'Escolha, a sós, uma pessoa mais nova na fé e planeje dar a ela tempo além de conselhos: uma tarde, uma refeição, uma ajuda no estudo.',
  },
  {
    slug: '1-tessalonicenses-3',
    chapters: ['1TH.3'],
    verse: verse('1 Tessalonicenses 3:6', 'Timóteo boas notícias fé'),
    reflection:
      'Paulo não aguenta mais a falta de notícias, e fica sozinho em Atenas para que Timóteo possa ir. Ele teme pelos irmãos como quem espera o telefone do hospital. Timóteo volta, conta que eles estão firmes e têm saudade, e o apóstolo escreve que agora vive; depois pede ao Senhor Jesus que lhe abra o caminho até lá.',
    prayer:
      'Senhor, cuida dos que esperam notícias e não dormem. Abençoa os que viajam para animar alguém no lugar de outros. Obrigado pelas boas notícias que me devolveram o ar. Faz crescer o amor entre nós, e abre o caminho até as pessoas de quem sinto falta. Amém.',
    application:
      'Dê hoje uma boa notícia a quem se preocupa com você: os pais, o pastor, um amigo. Conte como está de verdade e pergunte como ele está.',
  },
  {
    slug: '1-tessalonicenses-4',
    chapters: ['1TH.4'],
    verse: verse('1 Tessalonicenses 4:13-14', 'entristeçais esperança Jesus ressuscitou'),
    reflection:
      'A igreja de Tessalônica era jovem e já tinha enterrado alguns dos seus, e tinha medo de que eles perdessem a vinda do Senhor. Paulo explica que esses irmãos ressuscitam primeiro, chamados pela voz de Cristo, e que depois todos se encontram com ele. Ele não proíbe as lágrimas daquelas famílias; dá a elas a companhia da esperança e pede que repitam essas palavras umas às outras.',
    prayer:
      'Senhor Jesus, tu morreste e ressuscitaste, e guardas contigo os que dormiram em ti. Consola a minha saudade, que hoje tem nome e data. Ajuda-me a viver quieto, a trabalhar com as mãos e a tratar bem os vizinhos enquanto te espero. Vem, e reúne-nos para sempre. Amém.',
    application:
      'Olhe no calendário a data da morte de alguém querido. Anote ao lado dela a palavra “encontro” e reserve nesse dia um tempo sozinho para agradecer.',
  },
  {
    slug: '1-tessalonicenses-5',
    chapters: ['1TH.5'],
    verse: verse('1 Tessalonicenses 5:14', 'pouco ânimo apoieis fracos paciência'),
    reflection:
      'O fim da carta parece um bilhete ditado depressa, com o mensageiro já na porta: alegrem-se, orem, agradeçam, examinem. Antes disso Paulo distingue três pessoas e dá a cada uma o seu remédio: ao desordeiro o aviso, ao desanimado o consolo, ao fraco o braço. E ele receita a paciência para todos, porque Jesus morreu por todos eles.',
    prayer:
      'Deus da paz, santifica-me por inteiro, o corpo, a alma e o espírito. Ensina-me a não dar bronca em quem precisa de colo. Que a minha alegria, a minha oração e a minha gratidão não dependam do dia. Sustenta os líderes que se cansam entre nós, e guarda-nos até a vinda de Jesus. Amém.',
    application:
      'Descubra com um irmão quem, no grupo de vocês, está desanimado. Decidam juntos que consolo levar: uma visita, um bolo, uma tarde de companhia.',
  },
  {
    slug: '2-tessalonicenses-1',
    chapters: ['2TH.1'],
    verse: verse('2 Tessalonicenses 1:3', 'fé cresce amor'),
    reflection:
      'A igreja de Tessalônica era nova e apanhava por ser de Jesus, e a primeira coisa em que Paulo repara é que a fé deles cresceu e que cada um ama mais o outro. Ele fala deles com alegria em outras cidades. Só depois trata do dia em que o Senhor aparecerá com fogo, e deixa esse dia com Deus, para que ninguém pense em fazer justiça com as próprias mãos. A oração do fim pede que todo bom desejo chegue a virar obra.',
    prayer:
      'Senhor Jesus, tu vais aparecer, e os que sofrem por ti terão descanso. Dá-o desde já aos cristãos presos, expulsos e enlutados. Eu deixo contigo as contas que não me cabe cobrar, e tremo pelos que vivem longe da tua face. Faz crescer a nossa fé na dificuldade, e cumpre o bom desejo que puseste em mim. Amém.',
    application:
      'Diga a um irmão, com exemplo, em que você viu a fé ou o amor dele crescer. Depois peçam um pelo outro que um bom desejo vire obra nesta semana.',
  },
  {
    slug: '2-tessalonicenses-2',
    chapters: ['2TH.2'],
    verse: verse('2 Tessalonicenses 2:16-17', 'eterna consolação console corações'),
    reflection:
      'Alguém espalhou na igreja que o dia do Senhor já estava às portas, talvez até com uma carta falsa assinada por Paulo, e o povo perdeu o sono. Ele não lhes dá um calendário: pede calma e lembra o que já tinha ensinado. Fala de um rebelde que se senta no lugar de Deus, e diz que Jesus o derrubará com um sopro, sem esforço. Cristãos sérios explicam de modos diferentes quem é esse homem e quem o detém; a bênção que fecha o capítulo serve a todos.',
    prayer:
      'Senhor Jesus, o teu amor e o do Pai já me deram uma consolação que não acaba. Acalma com ela o meu coração assustado. Livra-nos das vozes que lucram com o medo do fim. Prende-me ao amor da verdade, mesmo quando a mentira faz milagre. Firma-me no que aprendi, e que a esperança apareça hoje em boas palavras e boas obras. Amém.',
    application:
      'Se um vídeo ou mensagem sobre o fim tem tirado o seu sono, fique uma semana sem ver nada disso. Em vez de assistir, leia a sós, antes de dormir, os dois últimos versículos.',
  },
  {
    slug: '2-tessalonicenses-3',
    chapters: ['2TH.3'],
    verse: verse('2 Tessalonicenses 3:13', 'canseis fazer bem'),
    reflection:
      'Alguns em Tessalônica pararam de trabalhar e passavam o dia na casa alheia, dando palpite. Paulo lembra que ele próprio virou noites na oficina para não pesar a ninguém, e fala de quem não quer trabalhar, sem tocar em quem não pode. Ele teme que os generosos se cansem por causa dos aproveitadores, e pede que quem está errado seja avisado como se avisa um irmão.',
    prayer:
      'Senhor, guia o meu coração para o amor de Deus e para a tua paciência, Jesus. Dá trabalho a quem procura, descanso a quem adoeceu, e vontade de trabalhar a quem se encosta. Não deixes que um aproveitador feche a minha mão para os outros. Dá-nos a tua paz, sempre e de todas as maneiras. Amém.',
    application:
      'Retome hoje um bem de que você se cansou, uma visita, uma oferta, uma aula. Faça a sua parte em silêncio e sem cobrar a dos outros.',
  },
  {
    slug: '1-timoteo-1',
    chapters: ['1TI.1'],
    verse: verse('1 Timóteo 1:15-16', 'salvar pecadores principal paciência'),
    reflection:
      'Paulo já é velho quando escreve a Timóteo e ainda se lembra do que fez aos cristãos. Ele usa três nomes duros para si mesmo e conta que recebeu misericórdia. O motivo, diz ele, foi mostrar a paciência inteira de Jesus, para que ninguém depois dele pensasse estar além do alcance; e a frase termina em louvor ao Rei.',
    prayer:
      'Cristo Jesus, tu vieste ao mundo para salvar pecadores, e eu sou um deles. Obrigado pela paciência com que me esperaste. Quando a lembrança do que fiz me acusar, mostra-me de novo a tua cruz. Usa a minha história para que alguém desesperado creia que há misericórdia também para ele. Amém.',
    application:
      'Visite ou escreva a uma pessoa que acha que Deus não a quer mais. Conte, sem detalhes que a firam, quanto Jesus foi paciente com você.',
  },
  {
    slug: '1-timoteo-2',
    chapters: ['1TI.2'],
    verse: verse('1 Timóteo 2:5-6', 'Mediador humano resgate todos'),
    reflection:
      'Antes de qualquer outra instrução para a igreja, Paulo manda orar, e por toda a gente, até pelos reis, e o rei daquele tempo era Nero. O motivo cabe em duas linhas: Deus quer que todos sejam salvos, e entre ele e nós existe um só que faz a ponte, o homem Cristo Jesus, que se deu em resgate. Mãos que se levantam para esse Deus não podem estar fechadas de raiva. O que vem depois, sobre as mulheres, as igrejas aplicam de modos diferentes, e todas concordam que quem aprende e ora honra a Deus.',
    prayer:
      'Deus nosso Salvador, tu queres também os que eu já risquei da lista. Peço pelos governantes, pelos de quem gosto e pelos outros, para que possamos viver em paz. Abre as minhas mãos, que vieram fechadas. Agradeço por Jesus, que fica entre ti e mim, com uma mão em cada um de nós. Amém.',
    application:
      'Em casa ou no grupo, orem hoje pelo presidente, pelo governador e pelo prefeito, cada um pelo nome, sem comentário político. Incluam uma pessoa com quem vocês brigaram.',
  },
  {
    slug: '1-timoteo-3',
    chapters: ['1TI.3'],
    verse: verse('1 Timóteo 3:16', 'mistério revelado carne glória'),
    reflection:
      'A lista do que se espera de quem dirige a igreja é quase caseira: sóbrio, hospitaleiro, paciente, bom pai, de mão limpa, bem falado pelos vizinhos. Talento de palco não aparece, e Paulo pede tempo antes de pôr alguém novo na fé em lugar alto. Tudo isso é o modo de se portar numa casa, e essa casa guarda um segredo. Paulo canta então uma estrofe sobre Jesus, que apareceu em carne, foi visto por anjos, anunciado aos povos e recebido em glória.',
    prayer:
      'Deus vivo, dono da casa, cuida dos que nos dirigem e dos que servem à mesa. Dá-lhes paciência com os de fora e ternura com os de dentro. Protege as famílias de pastores e diáconos, que vivem tão expostas. Jesus, mistério revelado em carne, que a nossa conduta não desminta a canção que cantamos. Amém.',
    application:
      'Escreva ao seu pastor ou a um diácono agradecendo por uma atitude do dia a dia. Se você serve na igreja, pergunte em casa, hoje, como anda o seu jeito de falar.',
  },
  {
    slug: '1-timoteo-4',
    chapters: ['1TI.4'],
    verse: verse('1 Timóteo 4:12', 'juventude exemplo amor pureza'),
    reflection:
      'Timóteo é moço, sofre do estômago e tem diante de si anciãos que podem olhá-lo de cima. Paulo não manda que ele imponha respeito; pede que leia as Escrituras em público, cuide do dom e seja exemplo no falar e no amar. E defende o casamento e a comida contra os que proíbem, porque o que Deus criou se recebe com gratidão.',
    prayer:
      'Deus vivo, cuida dos moços e das moças da nossa igreja. Tira de mim o desprezo pela idade dos outros, para cima e para baixo. Reacende em mim o gosto da leitura e do ensino, e guarda a minha conduta. Obrigado pela comida, pelo amor e pelas coisas boas que criaste e que recebemos em Cristo. Amém.',
    application:
      'Peça a uma pessoa mais nova que leia a Bíblia em voz alta para você, e diga o que aprendeu com ela. Se você é jovem, leia para alguém idoso.',
  },
  {
    slug: '1-timoteo-5',
    chapters: ['1TI.5'],
    verse: verse('1 Timóteo 5:4', 'viúva filhos netos família'),
    reflection:
      'Timóteo é moço e vai ter de corrigir gente de toda idade, e Paulo lhe ensina o tom: como um filho que fala com os pais, como um irmão que respeita as irmãs. Depois desce a uma questão de cozinha, a de quem sustenta as viúvas, e pede que comecem os filhos e netos, para que a igreja possa ajudar as que não têm ninguém. Há até um recado sobre o estômago de Timóteo. Jesus, já pregado na cruz, fez o que este capítulo pede, e entregou a mãe aos cuidados de um amigo.',
    prayer:
      'Pai das viúvas, perdoa o descuido com os que me criaram. Ensina-me a retribuir com tempo, com paciência e com dinheiro. Consola quem tem de cuidar de pais que feriram, e mostra-lhe até onde ir sem se perder. Jesus cuidou de Maria na hora mais difícil; dá-me esse amor prático, dentro da minha própria família. Amém.',
    application:
      'Combinem entre irmãos ou primos quem liga, quem leva ao médico e quem paga o quê para os mais velhos. Comecem com uma ligação de vocês todos hoje.',
  },
  {
    slug: '1-timoteo-6',
    chapters: ['1TI.6'],
    verse: verse('1 Timóteo 6:6-7', 'lucro devoção contentamento mundo'),
    reflection:
      'Havia em Éfeso gente que via na fé um bom negócio, e Paulo concorda pela metade: ela dá mesmo um grande lucro, quando anda junto com o contentamento. Nascemos sem bolso e vamos embora sem bolso. Quem quer ficar rico a qualquer custo acaba se furando com muitas dores, e quem já é rico aprende a pôr a esperança em Deus, que dá as coisas para a gente gostar delas e repartir. Ao jovem pastor ele pede que agarre outra coisa, a vida eterna, e lembra Jesus, que não se calou sobre a verdade diante de Pilatos.',
    prayer:
      'Deus vivo, obrigado pela comida de hoje e pelo teto. Desprende-me do desejo de ter sempre um pouco mais. Consola quem se feriu atrás de dinheiro, em dívidas, apostas e ilusões. Jesus não tinha onde reclinar a cabeça e nada lhe faltou de ti; ensina-me esse contentamento, e a dar com gosto. Amém.',
    application:
      'Passe o dia de hoje sem comprar nada que possa esperar. À noite, escreva a sós cinco coisas boas que você teve sem pagar por elas.',
  },
  {
    slug: '2-timoteo-1',
    chapters: ['2TI.1'],
    verse: verse('2 Timóteo 1:5', 'avó Loide mãe Eunice'),
    reflection:
      'Na cela de Roma, Paulo se lembra das lágrimas de Timóteo e do nome das duas mulheres que o ensinaram a crer, a avó Loide e a mãe Eunice. Muitos o abandonaram, mas Onesíforo rodou a cidade até encontrá-lo e não teve vergonha das correntes. O apóstolo pede ao moço tímido que sopre de novo a brasa que Deus pôs nele.',
    prayer:
      'Deus de nossos avós, obrigado pela fé que chegou a mim por colo, por canto e por exemplo. Sopra a brasa do dom que me deste e que esfriou. Tira o medo e dá-me força, amor e equilíbrio em Cristo. Abençoa os Onesíforos que visitam presos, e as avós que ainda oram de madrugada. Amém.',
    application:
      'Anote, sozinho, os nomes de quem levou a fé até você, até onde a sua memória alcança. Ore por um parente mais novo, para que a lista continue.',
  },
  {
    slug: '2-timoteo-2',
    chapters: ['2TI.2'],
    verse: verse('2 Timóteo 2:9', 'prisões palavra presa'),
    reflection:
      'Paulo está acorrentado como um bandido e escreve que a palavra de Deus continua solta. Ele pede a Timóteo que a entregue a gente de confiança, que a passe a outros; já são quatro gerações numa linha. Soldado, atleta, lavrador, todos aparecem, e no centro está Jesus Cristo, ressuscitado, de quem o moço não deve se esquecer.',
    prayer:
      'Jesus ressuscitado, a tua palavra não se prende, e eu me alegro nisso. Dá-me a quem ensinar o que aprendi, e gente fiel para continuar depois de mim. Tira-me das brigas de palavras. Quando eu for infiel, lembra-me de que continuas fiel, e chama-me de volta ao trabalho. Amém.',
    application:
      'Ensine hoje a uma pessoa mais nova uma história de Jesus que alguém lhe contou. Diga o nome de quem contou e peça que ela conte a outro.',
  },
  {
    slug: '2-timoteo-3',
    chapters: ['2TI.3'],
    verse: verse('2 Timóteo 3:14-15', 'infância Sagradas Escrituras sábio'),
    reflection:
      'Paulo descreve os tempos difíceis sem citar guerra nem terremoto; o que assusta na lista é o amor, que aponta para o lado errado, para si mesmo, o dinheiro, o prazer. Gente assim tem até cara de religiosa. O remédio que ele dá a Timóteo está em casa, na memória de uma avó e de uma mãe que abriam as Escrituras para um menino. Essas páginas levam a Cristo, ensinam, corrigem e deixam a pessoa pronta para o trabalho do dia.',
    prayer:
      'Senhor, obrigado pelas vozes que leram para mim quando eu mal entendia. Abençoa as avós, os professores de crianças e as mães cansadas que ainda contam uma história à noite. Guarda-me de uma aparência de fé sem força por dentro. Que a tua palavra me faça sábio para a salvação que está em Jesus. Amém.',
    application:
      'Leiam hoje em voz alta uma história da Bíblia para uma criança, ou peçam a um idoso que conte como ouviu a primeira. Agradeçam juntos por quem ensinou vocês.',
  },
  {
    slug: '2-timoteo-4',
    chapters: ['2TI.4'],
    verse: verse('2 Timóteo 4:13', 'capa Trôade livros pergaminhos'),
    reflection:
      'O velho Paulo sabe que vai morrer e pede a capa que deixou em Trôade, porque o inverno vem, e os livros. Na primeira audiência ninguém apareceu para defendê-lo, e ele pede a Deus que não ponha isso na conta dos que faltaram. O Senhor esteve ao lado dele; Lucas também está, e Marcos, com quem tinha havido uma briga, agora faz falta.',
    prayer:
      'Senhor, fica ao meu lado quando os outros faltarem, como ficaste com Paulo. Ensina-me a pedir sem vergonha a capa de que preciso. Restaura as amizades que uma briga antiga interrompeu. Que eu termine a carreira com a fé guardada, os livros por perto e o coração sem cobranças, esperando a vinda de Jesus. Amém.',
    application:
      'Separe um agasalho e um livro bom para um idoso, um preso ou um doente. Se puder, entregue pessoalmente antes que o tempo esfrie.',
  },
  {
    slug: 'tito-1',
    chapters: ['TIT.1'],
    verse: verse('Tito 1:2', 'esperança eterna mentir prometeu'),
    reflection:
      'Tito ficou em Creta para arrumar o que faltava, numa ilha com fama de mentirosa, e até um poeta de lá o admitia. A carta que ele recebe se apoia desde a segunda linha num Deus que não mente. Por isso quem cuida da igreja precisa ser gente de palavra, hospitaleira, agarrada ao ensino fiel, que não bate em ninguém nem vive de olho no lucro. A promessa feita antes de haver tempo foi cumprida na hora certa, em Jesus Cristo, e é ela que pode curar até uma ilha inteira.',
    prayer:
      'Deus que não mentes, eu minto em coisas pequenas para não perder a paz. Firma-me na promessa da vida que fizeste antes dos séculos. Põe em ordem o que falta na nossa igreja, e levanta pessoas de palavra e de casa aberta. Que a minha língua combine com as minhas obras, por causa de Jesus. Amém.',
    application:
      'Passe este dia sem exagerar, inventar desculpa ou arredondar a verdade. À noite conte a alguém em que momento foi mais difícil.',
  },
  {
    slug: 'tito-2',
    chapters: ['TIT.2'],
    verse: verse('Tito 2:11-12', 'graça manifestou Ensinando sóbria'),
    reflection:
      'Paulo passa a família em revista, dos avôs aos rapazes, e pede a cada um uma coisa simples: sobriedade, língua boa, paciência, bom trabalho. Aos escravos, que ninguém ouvia, ele diz que podem enfeitar o ensino de Deus como quem põe flor na mesa. Aí aparece o professor de todos eles, que é a graça. Ela já se mostrou em Jesus, e ensina a dizer não a umas coisas e a esperar com alegria o dia em que ele voltará.',
    prayer:
      'Graça de Deus, em Jesus tu apareceste e não foste embora. Ensina os nossos velhos e os nossos meninos na mesma sala. Ensina-me também o “não” que me falta aprender a dizer. Ouve os trabalhadores tratados como coisa, e liberta-os. Que a minha vida enfeite o evangelho, até eu ver o rosto de quem se deu por mim. Amém.',
    application:
      'Peça a alguém de outra geração, mais velho ou mais novo, que lhe ensine uma coisa prática nesta semana. Ofereçam um ao outro um tempo, e orem no fim.',
  },
  {
    slug: 'tito-3',
    chapters: ['TIT.3'],
    verse: verse('Tito 3:4-5', 'bondade apareceu misericórdia salvou'),
    reflection:
      'Os cretenses tinham má fama, e Paulo escreve a Tito sem se pôr acima deles: nós também éramos tolos, diz ele, e nos odiávamos. No meio desse retrato aparece a bondade de Deus, que nos lavou, nos deu vida nova e nos fez herdeiros por causa de Jesus. Daí saem boas obras bem concretas, como abastecer para a viagem um advogado chamado Zenas.',
    prayer:
      'Deus nosso Salvador, a tua bondade apareceu quando a minha não existia. Lembra-me de quem eu fui, para que eu fale com mansidão a quem ainda está lá. Livra-me das discussões que não servem para nada. Renova-me pelo teu Espírito, e faz com que a minha fé sirva às necessidades de alguém. Amém.',
    application:
      'Saia hoje, em silêncio, de uma discussão inútil na internet ou no grupo da família. Use o tempo que sobrar para uma boa obra de que alguém precise.',
  },
  {
    slug: 'filemom-1',
    chapters: ['PHM.1'],
    verse: verse('Filemom 1:16', 'servo amado irmão'),
    reflection:
      'Com uma carta de vinte e cinco versículos na mão, Onésimo volta à casa de onde saiu. Paulo, velho e preso, o chama de filho, diz que ele é o seu próprio coração, pede que Filemom o receba como irmão amado e assina embaixo que paga a dívida. A igreja que se reunia naquela sala ia ver o dono da casa abrir a porta a quem a lei chamava de propriedade.',
    prayer:
      'Senhor Jesus, tu puseste na tua conta tudo o que eu devia. Dá-me a coragem de Onésimo para voltar e a de Filemom para abrir a porta. Livra os que hoje trabalham como escravos em roças, oficinas e casas, e faz justiça a eles. Que no teu povo ninguém trate o irmão como coisa. Amém.',
    application:
      'Faça como Paulo e interceda por alguém: apresente duas pessoas que precisam se entender, ou fale bem de quem procura uma segunda chance de trabalho.',
  },
];
