import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const chroniclesToEsther: readonly BookIntro[] = [
  {
    slug: '1-cronicas',
    code: '1CH',
    author:
      'O texto é anônimo, e seu autor costuma ser chamado de Cronista. A tradição judaica indica Esdras; muitos preferem falar de um levita de Jerusalém, pelo interesse em cantores, porteiros e culto. Ele trabalhou com Samuel, Reis e outras fontes.',
    period:
      'As listas partem de Adão, e o relato acompanha Davi até a morte, cerca de 970 a.C. O livro foi composto bem depois, entre 450 e 300 a.C., já que as genealogias avançam várias gerações além de Zorobabel.',
    keyTheme: 'Memória, adoração e a promessa a Davi',
    summary:
      'Nove capítulos de nomes assustam quem abre o livro, mas para gente que voltava do exílio eram como encontrar a certidão de nascimento: vocês ainda são o povo de Deus. Depois das listas vem Davi, visto sobretudo como quem organiza o louvor. Ele traz a arca, quer fazer o templo, ouve que a tarefa será do filho e dedica os últimos anos a juntar ouro, madeira, plantas e músicos para uma obra que não verá pronta. O livro deixa de lado boa parte dos fracassos contados em Samuel, porque seu propósito é outro.',
    setting:
      'Os leitores são a pequena comunidade que voltou da Babilônia: pobre, sem rei, sob o império persa, com um templo modesto. O Cronista lhes mostra raízes e vocação. As palavras sobre trono e templo dirigem-se a Davi e Salomão, e alimentam a esperança de um Filho de Davi.',
    outline: [
      { from: 1, to: 9, title: 'As genealogias, de Adão aos que voltaram' },
      { from: 10, to: 12, title: 'A morte de Saul e os guerreiros de Davi' },
      { from: 13, to: 16, title: 'A arca levada a Jerusalém' },
      { from: 17, to: 17, title: 'A promessa de uma casa a Davi' },
      { from: 18, to: 20, title: 'As guerras de Davi' },
      { from: 21, to: 27, title: 'O lugar do templo e a organização do serviço' },
      { from: 28, to: 29, title: 'As ofertas e a despedida de Davi' },
    ],
    keyVerses: ['1 Crônicas 16:34', '1 Crônicas 17:14', '1 Crônicas 29:14'],
    verses: [
      verse('1 Crônicas 16:34', 'bom misericórdia eterna'),
      verse('1 Crônicas 17:14', 'casa reino trono sempre'),
      verse('1 Crônicas 29:14', 'oferecer tudo teu mão'),
    ],
  },
  {
    slug: '2-cronicas',
    code: '2CH',
    author:
      'Mesmo autor do primeiro livro, com o qual formava um só volume. Seu nome não é dado; Esdras é a sugestão tradicional. O final, quase igual ao começo de Esdras, fez muitos suporem uma ligação entre as duas obras.',
    period:
      'Narra de Salomão, por volta de 970 a.C., ao decreto de Ciro, em 538 a.C. Como o volume anterior, foi escrito no período persa ou no início do grego, entre 450 e 300 a.C.',
    keyTheme: 'Buscar a Deus e voltar-se para ele',
    summary:
      'Salomão constrói o templo, e o fogo desce na dedicação. A partir daí o livro acompanha só os reis de Judá e repara numa coisa: quando o rei se humilha e busca a Deus, há restauração; quando confia em alianças e ídolos, vem a queda. Josafá, cercado, ora sem saber o que fazer. Ezequias limpa o templo e convida até os parentes do norte para a Páscoa. O caso mais surpreendente é Manassés, o pior de todos, que se arrepende na prisão e é ouvido. A última página abre a porta: Ciro permite voltar e reconstruir.',
    setting:
      'Destina-se aos que voltaram do exílio e precisavam recomeçar em torno do templo. A conhecida promessa de perdão e cura da terra (2 Crônicas 7:14) foi dada a Salomão a respeito de Israel e de sua aliança; outros povos aprendem dela humildade e oração, sem tomá-la como contrato.',
    outline: [
      { from: 1, to: 1, title: 'Salomão pede sabedoria' },
      { from: 2, to: 7, title: 'A construção e a dedicação do templo' },
      { from: 8, to: 9, title: 'A fama e o fim de Salomão' },
      { from: 10, to: 16, title: 'De Roboão a Asa' },
      { from: 17, to: 20, title: 'Josafá' },
      { from: 21, to: 28, title: 'De Jeorão a Acaz: tempos de altos e baixos' },
      { from: 29, to: 32, title: 'A reforma de Ezequias' },
      { from: 33, to: 36, title: 'De Manassés ao exílio e ao decreto de Ciro' },
    ],
    keyVerses: ['2 Crônicas 7:14', '2 Crônicas 20:12', '2 Crônicas 30:9'],
    verses: [
      verse('2 Crônicas 7:14', 'humilhar orar perdoarei terra'),
      verse('2 Crônicas 20:12', 'força multidão voltados olhos'),
      verse('2 Crônicas 30:9', 'clemente misericordioso converterdes'),
    ],
  },
  {
    slug: 'esdras',
    code: 'EZR',
    author:
      'A tradição o atribui ao próprio Esdras, sacerdote e escriba hábil na lei (Esdras 7:6), que fala na primeira pessoa em parte do livro. Outros veem um compilador que juntou as memórias dele, cartas oficiais em aramaico e listas.',
    period:
      'Cobre de 538 a.C., com a primeira volta, até cerca de 458 a.C., data mais aceita para a chegada de Esdras; alguns a colocam em 398 a.C. Foi escrito entre o fim do século 5 e o século 4 a.C., unido a Neemias.',
    keyTheme: 'A volta do exílio e a reconstrução do templo',
    summary:
      'Ciro, rei da Pérsia, autoriza os judeus a voltar, e um grupo parte com Zorobabel e Jesua. Antes das paredes, erguem o altar. Quando os alicerces ficam prontos, os jovens gritam de alegria e os velhos, que viram o primeiro templo, choram alto. Vem oposição dos vizinhos, a obra para por anos, e os profetas Ageu e Zacarias animam o povo a terminar. Décadas depois chega Esdras, que estudou a lei para praticá-la e ensiná-la. Encontra casamentos com povos idólatras, ora de joelhos, envergonhado, e conduz uma reforma dura, dolorosa de ler.',
    setting:
      'A comunidade é pequena, vive sob governadores persas e corre o risco de perder a fé misturando-se a outros cultos. A separação exigida no final responde a essa situação: o problema era a idolatria; a raça não estava em questão. O texto não serve de ordem para desfazer casamentos hoje (1 Coríntios 7:12).',
    outline: [
      { from: 1, to: 2, title: 'O decreto de Ciro e a primeira volta' },
      { from: 3, to: 3, title: 'O altar e os alicerces' },
      { from: 4, to: 4, title: 'A oposição e a obra parada' },
      { from: 5, to: 6, title: 'O templo concluído' },
      { from: 7, to: 8, title: 'A viagem de Esdras' },
      { from: 9, to: 10, title: 'A confissão e a reforma' },
    ],
    keyVerses: ['Esdras 3:11', 'Esdras 7:10', 'Esdras 9:9'],
    verses: [
      verse('Esdras 7:6', 'escriba habilidoso lei'),
      verse('1 Coríntios 7:12', 'irmão mulher descrente'),
      verse('Esdras 3:11', 'cantavam bom fundação casa'),
      verse('Esdras 7:10', 'buscar lei praticar ensinar'),
      verse('Esdras 9:9', 'escravidão desamparou bondade'),
    ],
  },
  {
    slug: 'neemias',
    code: 'NEH',
    author:
      'Boa parte é o diário do próprio Neemias, escrito em primeira pessoa (Neemias 1:1). Outra pessoa (Esdras, segundo a tradição, ou um editor posterior) reuniu essas memórias com listas e relatos. No hebraico, forma um volume com Esdras.',
    period:
      'Neemias chega a Jerusalém em 445 a.C., no reinado de Artaxerxes, e volta para uma segunda temporada depois de 433 a.C. O livro ficou pronto no fim do século 5 ou no século 4 a.C.',
    keyTheme: 'Reconstruir os muros e o povo',
    summary:
      'Neemias tem emprego seguro no palácio persa quando ouve que Jerusalém continua em ruínas. Chora, jejua, ora durante meses e pede licença ao rei. Chegando lá, inspeciona os muros de noite, reparte o trabalho por famílias e enfrenta zombaria, ameaça e boato. Também encara um problema interno: ricos cobrando juros e tomando filhos de irmãos pobres. O muro fica pronto em cinquenta e dois dias (Neemias 6:15). Depois vem a obra mais lenta, a do povo: Esdras lê a lei em praça pública, há choro, festa, confissão, compromisso e, anos mais tarde, novas recaídas.',
    setting:
      'Uma cidade sem muro era alvo fácil e motivo de vergonha. O livro fala a uma comunidade cansada, vigiada por vizinhos hostis e dividida por dentro. A frase famosa sobre a alegria do Senhor foi dita a pessoas que choravam ao ouvir a lei, num dia de festa.',
    outline: [
      { from: 1, to: 2, title: 'A oração e a viagem de Neemias' },
      { from: 3, to: 6, title: 'O muro erguido em meio à oposição' },
      { from: 7, to: 7, title: 'O registro das famílias' },
      { from: 8, to: 10, title: 'A leitura da lei, a confissão e o pacto' },
      { from: 11, to: 12, title: 'Os moradores e a festa do muro' },
      { from: 13, to: 13, title: 'As últimas reformas' },
    ],
    keyVerses: ['Neemias 2:20', 'Neemias 8:10', 'Neemias 9:17'],
    verses: [
      verse('Neemias 1:1', 'Palavras Neemias eu Susã'),
      verse('Neemias 6:15', 'muro terminado cinquenta dois'),
      verse('Neemias 2:20', 'servos levantaremos edificaremos'),
      verse('Neemias 8:10', 'alegria SENHOR força'),
      verse('Neemias 9:17', 'perdoas clemente tardio desamparaste'),
    ],
  },
  {
    slug: 'ester',
    code: 'EST',
    author:
      'Não há nome. Pelo conhecimento da corte e dos costumes persas, pensa-se num judeu que viveu no oriente do império. Mardoqueu e Esdras já foram sugeridos, sem prova.',
    period:
      'Passa-se em Susã, no reinado de Assuero, identificado em geral com Xerxes I (486 a 465 a.C.). As propostas para a escrita vão do fim do século 5 ao século 3 a.C. Discute-se também quanto há de crônica e quanto de recriação literária.',
    keyTheme: 'A providência de Deus nos bastidores',
    summary:
      'Uma órfã judia, Ester, criada pelo primo Mardoqueu, é levada para o harém do rei da Pérsia e acaba rainha, sem contar de que povo vem. Quando o ministro Hamã, ferido no orgulho, consegue um decreto para exterminar os judeus, Mardoqueu manda dizer que o silêncio não a salvará. Ester pede jejum, entra sem ser chamada e, com dois banquetes e muita prudência, desmascara o inimigo. Uma noite de insônia do rei muda o rumo de tudo. Deus não é mencionado nenhuma vez, e o leitor o percebe nas coincidências. A festa de Purim guarda a lembrança (Ester 9:28).',
    setting:
      'Retrata judeus que ficaram espalhados pelo império, sem templo nem profeta, à mercê de leis alheias. As decisões de Ester foram tomadas sob coação e perigo de morte. O confronto armado do fim é defesa diante de um massacre decretado; não serve de modelo de vingança para quem sofre injustiça.',
    outline: [
      { from: 1, to: 2, title: 'De Vasti a Ester' },
      { from: 3, to: 4, title: 'O decreto de Hamã e o pedido de Mardoqueu' },
      { from: 5, to: 7, title: 'Os banquetes e a queda de Hamã' },
      { from: 8, to: 9, title: 'O livramento e a festa de Purim' },
      { from: 10, to: 10, title: 'A grandeza de Mardoqueu' },
    ],
    keyVerses: ['Ester 4:14', 'Ester 4:16', 'Ester 9:22'],
    verses: [
      verse('Ester 9:28', 'lembrados gerações Purim'),
      verse('Ester 4:14', 'calares libertação rainha'),
      verse('Ester 4:16', 'jejuai três dias rei perecer'),
      verse('Ester 9:22', 'tristeza alegria luto pobres'),
    ],
  },
];
