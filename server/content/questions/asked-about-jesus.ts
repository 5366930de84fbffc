import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const askedAboutJesus: readonly QuestionEntry[] = [
  {
    slug: 'lingua-de-jesus',
    question: 'Que língua Jesus falava?',
    synonyms: [
      'que língua Jesus falava',
      'que idioma Jesus falava',
      'Jesus falava aramaico',
      'Jesus falava hebraico ou grego',
      'o que é aramaico',
      'em que língua a Bíblia foi escrita',
    ],
    answer:
      'Em casa e na rua Jesus falava aramaico, língua irmã do hebraico e comum na Galileia daquele tempo. Os Evangelhos foram escritos em grego, mas de vez em quando deixaram o som original no meio da frase, como quem não quis perder a voz: “Talita cumi”, dito a uma menina morta com a doçura de quem acorda uma criança (Marcos 5:41); “Efatá”, a um surdo (Marcos 7:34); e o grito da cruz, tirado de um salmo (Marcos 15:34). Também Abba, o jeito de um filho chamar o pai, ficou assim na oração do Getsêmani (Marcos 14:36).\n\nO hebraico era a língua das Escrituras. Em Nazaré, no sábado, ele se levantou, recebeu o rolo de Isaías e leu (Lucas 4:16-17). É provável que entendesse grego, a língua do comércio na região, e talvez a tenha usado com Pilatos; não há como provar. O latim ficava com os romanos. A placa da cruz trazia três línguas, para que ninguém deixasse de ler (João 19:20).\n\nQuanto à Bíblia: o Antigo Testamento foi escrito em hebraico, com trechos em aramaico; o Novo, em grego popular, o que se falava na feira. Deus nunca guardou uma língua só para si. O português que você fala em casa serve para ouvi-lo e para responder.',
    verses: [
      verse('Marcos 5:41', 'menina levanta-te'),
      verse('Marcos 7:34', 'céu suspirou Efatá'),
      verse('Marcos 15:34', 'Eloí lamá Deus'),
      verse('Marcos 14:36', 'Aba Pai'),
      verse('Lucas 4:16-17', 'Nazaré sinagoga ler Isaías'),
      verse('João 19:20', 'hebraico grego latim'),
    ],
  },
  {
    slug: 'quem-eram-os-magos',
    question: 'Quem eram os magos que visitaram Jesus?',
    synonyms: [
      'magos do Oriente',
      'os magos eram astrólogos',
      'três reis magos',
      'quem eram os reis magos',
      'nome dos reis magos',
      'ouro, incenso e mirra',
      'estrela de Belém',
      'quantos eram os magos',
    ],
    answer:
      'O presépio acrescentou bastante coisa. Mateus não diz que eram reis nem que eram três, e os nomes Gaspar, Melquior e Baltazar apareceram séculos depois. Conta que vieram do Oriente, que observavam o céu e que perguntaram em Jerusalém por um rei recém-nascido (Mateus 2:1-2). Magos eram sábios de cortes como a da Pérsia ou da Babilônia, que misturavam estudo dos astros e adivinhação. O número três saiu dos presentes.\n\nTambém não chegaram na noite do parto. Encontraram o menino numa casa, com a mãe, e ali se prostraram e abriram ouro, incenso e mirra (Mateus 2:11-12). Herodes, pelo tempo que eles informaram, mandou matar os meninos de até dois anos (Mateus 2:16). Sobre a estrela há várias hipóteses, de conjunção de planetas a sinal milagroso; o texto só se importa com aonde ela levou.\n\nIsaías tinha visto camelos trazendo ouro e incenso de longe para a luz de Deus (Isaías 60:6). Os sacerdotes de Jerusalém, a oito quilômetros de Belém, souberam dizer onde o rei nasceria e não foram ver. Os estrangeiros, que sabiam pouco, viajaram. Isso não recomenda horóscopo: recomenda ir até Jesus com o pouco que se entendeu.',
    verses: [
      verse('Mateus 2:1-2', 'magos oriente rei estrela'),
      verse('Mateus 2:11-12', 'casa menino ouro incenso mirra'),
      verse('Mateus 2:16', 'Herodes meninos dois anos magos'),
      verse('Isaías 60:6', 'camelos ouro incenso'),
    ],
  },
  {
    slug: 'mulher-samaritana',
    question: 'O que ensina o encontro de Jesus com a mulher samaritana?',
    synonyms: [
      'mulher samaritana',
      'a samaritana no poço',
      'a mulher do poço de Jacó',
      'cinco maridos',
      'água viva',
      'quem foi a samaritana',
    ],
    answer:
      'Meio-dia, sol a pino, um homem cansado na beira do poço, sem balde. A mulher que chega é de um povo com quem os judeus não se davam, e ele começa pedindo um favor: água (João 4:7). Quem pede fica em posição mais baixa. A conversa é das mais longas que os Evangelhos guardaram de Jesus com uma só pessoa.\n\nEle oferece uma água que não deixa sede (João 4:13-14), e ela pensa no balde que não precisaria mais carregar. Então Jesus toca a vida dela: cinco maridos, e o de agora não era marido (João 4:16-18). Costumam pintá-la como leviana, coisa que o texto não diz. Naquele mundo era o homem quem repudiava, e viúva precisava de teto; cinco vezes pode ser muita perda. Ele não a acusa, e também não finge que não sabe.\n\nEla desvia para religião, qual monte é o certo, e recebe uma resposta séria, como recebiam os discípulos. É a ela que Jesus diz com todas as letras ser o Messias (João 4:25-26).\n\nEla largou o jarro, correu à cidade de que talvez se escondesse e contou o que tinha ouvido, ainda em forma de pergunta (João 4:28-29). Muitos creram pela palavra dela (João 4:39). Não é preciso ter a vida arrumada para convidar alguém a conhecê-lo.',
    verses: [
      verse('João 4:7', 'mulher Samaria água'),
      verse('João 4:13-14', 'água sede fonte vida'),
      verse('João 4:16-18', 'cinco maridos'),
      verse('João 4:25-26', 'Messias Eu fala'),
      verse('João 4:28-29', 'vaso cidade Cristo'),
      verse('João 4:39', 'samaritanos creram palavra mulher'),
    ],
  },
  {
    slug: 'centuriao-de-cafarnaum',
    question: 'Por que Jesus se admirou da fé do centurião?',
    synonyms: [
      'o centurião e o servo',
      'centurião de Cafarnaum',
      'o servo do centurião',
      'não sou digno de que entres em minha casa',
      'a fé do centurião',
    ],
    answer:
      'Duas vezes os Evangelhos dizem que Jesus se admirou: da falta de fé da sua cidade, e da fé deste oficial estrangeiro. Ele comandava cem soldados do exército que ocupava o país. Tinha um servo doente, a quem queria muito bem (Lucas 7:2-3), coisa notável numa época em que escravo doente se trocava por outro.\n\nOs anciãos foram interceder e disseram que ele merecia, pois tinha construído a sinagoga (Lucas 7:4-5). O próprio centurião pensava o contrário. Mandou avisar que não era digno de receber Jesus sob o seu telhado, e que bastava uma palavra. Explicou com o que conhecia: quem está debaixo de autoridade sabe o que uma ordem faz, mesmo de longe (Lucas 7:6-8). Viu em Jesus alguém a quem a doença obedece.\n\nJesus se virou para a multidão e disse que nem em Israel tinha achado fé assim (Lucas 7:9). Mateus acrescenta que muitos viriam de todos os lados sentar-se à mesa de Abraão (Mateus 8:10-11).\n\nO homem não se esforçou para sentir nada; confiou em quem mandava. E repare por quem pediu: por alguém que não podia pagar. Podemos orar mais por quem não pode retribuir. E, se Deus não responder como respondeu ao centurião, o mesmo Jesus continua digno de confiança.',
    verses: [
      verse('Lucas 7:9', 'Jesus admirou-se Israel fé'),
      verse('Lucas 7:2-3', 'servo centurião estimava doente'),
      verse('Lucas 7:4-5', 'digno sinagoga'),
      verse('Lucas 7:6-8', 'digno telhado palavra autoridade'),
      verse('Mateus 8:10-11', 'fé muitos oriente Abraão'),
    ],
  },
  {
    slug: 'figueira-amaldicoada',
    question: 'Por que Jesus amaldiçoou a figueira?',
    synonyms: [
      'a figueira amaldiçoada',
      'figueira sem frutos',
      'a figueira que secou',
      'por que Jesus secou a figueira',
      'não era tempo de figos',
    ],
    answer:
      'Parece injusto: nem era tempo de figos, e a árvore secou (Marcos 11:12-14). Mas a figueira costuma dar uns frutinhos junto com as folhas, antes da safra. A folhagem cheia prometia alguma coisa e não tinha nada. Foi isso o que Jesus denunciou.\n\nMarcos põe uma história dentro da outra. Entre a palavra de Jesus e a árvore seca vem a expulsão dos vendedores do templo (Marcos 11:15-17). Uma explica a outra: muito movimento, muita liturgia, e no lugar da oração, comércio. Os profetas já usavam a figueira como figura do povo. É um sinal encenado, e quase o único milagre de Jesus que destrói alguma coisa; caiu sobre um pé de planta, não sobre gente.\n\nNa manhã seguinte Pedro se espanta, e Jesus fala de fé e de oração (Marcos 11:20-24). Logo depois fala de perdoar quem nos deve, para que a nossa oração não seja só aparência.\n\nLucas guarda o outro lado. Numa parábola, o dono quer cortar a figueira que há três anos não dá nada, e o cuidador pede mais um ano para cavar e adubar (Lucas 13:6-9). Quem se assustou com a primeira história pode respirar na segunda. Deus também nos dá mais um ano, e cuida de nós enquanto espera. Só não convém confundir paciência com desinteresse.',
    verses: [
      verse('Marcos 11:12-14', 'fome figueira folhas figos'),
      verse('Marcos 11:15-17', 'Templo vendiam casa oração'),
      verse('Marcos 11:20-24', 'figueira seca fé orando'),
      verse('Lucas 13:6-9', 'figueira três anos ano fruto'),
    ],
  },
  {
    slug: 'administrador-infiel',
    question: 'Por que Jesus elogiou o administrador infiel?',
    synonyms: [
      'parábola do administrador infiel',
      'parábola do mordomo infiel',
      'mordomo injusto',
      'administrador desonesto',
      'granjear amigos com as riquezas injustas',
      'o que é mamom',
    ],
    answer:
      'Jesus não elogiou o roubo em si. Na parábola, um gerente acusado de desperdício vai ser demitido, não aguenta cavar e tem vergonha de pedir. Chama os devedores e diminui as contas, para que alguém lhe abra a porta depois (Lucas 16:1-7). O patrão, quando descobre, reconhece que o sujeito foi esperto (Lucas 16:8). É a esperteza que serve de exemplo, e Jesus chama o homem de injusto na mesma linha. Alguns estudiosos pensam que ele abriu mão da própria comissão; o texto não esclarece.\n\nO raciocínio é do menor para o maior. Se um trapaceiro, com o prazo no fim, usa dinheiro para garantir amigos, por que quem crê na eternidade administra tão mal o pouco tempo que tem? Daí o conselho: usar as riquezas deste mundo para fazer bem a pessoas que um dia nos receberão na casa que não acaba (Lucas 16:9). O dinheiro fica para trás, mas as pessoas chegam lá.\n\nOs versículos seguintes tiram qualquer desculpa: quem é fiel no pouco será fiel no muito (Lucas 16:10), e ninguém consegue servir a Deus e a Mamom, palavra aramaica para riqueza tratada como senhor (Lucas 16:13).\n\nPergunta para a semana: em que estou pondo a minha inteligência? E quem ficou melhor porque o meu dinheiro passou por perto?',
    verses: [
      verse('Lucas 16:1-7', 'mordomo bens cavar mendigar conta'),
      verse('Lucas 16:8', 'elogiou mordomo injusto astúcia'),
      verse('Lucas 16:9', 'amigos riquezas moradas'),
      verse('Lucas 16:10', 'fiel mínimo muito'),
      verse('Lucas 16:13', 'servir dois senhores'),
    ],
  },
  {
    slug: 'o-que-significa-o-nome-jesus',
    question: 'O que significa o nome Jesus? E Cristo?',
    synonyms: [
      'significado do nome Jesus',
      'o que quer dizer Jesus',
      'significado de Cristo',
      'Yeshua',
      'Cristo é sobrenome de Jesus',
      'Emanuel significado',
    ],
    answer:
      'Jesus quer dizer “o Senhor salva”. É a forma que chegou até nós, pelo grego, do nome hebraico Josué, em aramaico Yeshua. Era um nome comum naquele tempo, e por isso o povo dizia Jesus de Nazaré. O anjo explicou a José por que o menino se chamaria assim: ele salvaria o seu povo dos pecados (Mateus 1:21).\n\nCristo não é sobrenome. É um título, a palavra grega para Messias, que em hebraico significa ungido. Reis e sacerdotes eram ungidos com óleo quando começavam o seu serviço, e Israel esperava o rei prometido, da família de Davi. André usou as duas palavras quando contou ao irmão que o tinham encontrado (João 1:41), e Pedro confessou o mesmo diante de Jesus (Mateus 16:16).\n\nEmanuel, que se lê no Natal, quer dizer “Deus conosco” (Mateus 1:23). Mateus o aplica a Jesus para dizer quem ele é, embora ninguém o chamasse assim na rua.\n\nHá quem ensine que só vale orar com a forma hebraica. O Novo Testamento foi escrito em grego e usa o nome em grego sem receio nenhum. Orar em nome de Jesus é confiar nele e pedir de acordo com o que ele quer. A pronúncia pode ser a da sua casa.',
    verses: [
      verse('Mateus 1:21', 'nome JESUS salvará pecados'),
      verse('João 1:41', 'Messias Cristo'),
      verse('Mateus 16:16', 'Cristo Filho'),
      verse('Mateus 1:23', 'Emanuel conosco'),
    ],
  },
];
