import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const poetry: readonly BookIntro[] = [
  {
    slug: 'jo',
    code: 'JOB',
    author:
      'Desconhecido. O Talmude chega a falar em Moisés, entre outras opiniões, mas o texto nada informa. O poeta conhece desertos, minas, astros e animais, e escreve um dos hebraicos mais ricos e difíceis da Bíblia.',
    period:
      'O cenário lembra o tempo dos patriarcas, fora de Israel. A data da escrita é incerta: as propostas vão da época de Salomão, no século 10 a.C., até depois do exílio, nos séculos 6 a 4 a.C.',
    keyTheme: 'O sofrimento do justo e a sabedoria de Deus',
    summary:
      'Um homem íntegro perde bens, filhos e saúde sem saber por quê. O leitor sabe que houve uma conversa no céu; Jó não sabe. Três amigos chegam para consolar, ficam sete dias calados e depois estragam tudo com explicações: se você sofre, alguma coisa fez. Jó protesta, chora, discute com Deus e exige um tribunal. Eliú acrescenta seus discursos. Enfim Deus fala do meio da tempestade, não dá a causa e faz perguntas sobre estrelas, chuvas e feras. Jó se rende ao Deus que encontrou, e os amigos são reprovados.',
    setting:
      'Enfrenta a ideia, comum ontem e hoje, de que todo sofrimento é castigo e toda riqueza é prêmio. Atenção a quem fala em cada versículo: muito do que dizem os três amigos parece piedoso e foi reprovado por Deus (Jó 42:7). As queixas de Jó têm lugar na oração de quem sofre.',
    outline: [
      { from: 1, to: 2, title: 'As perdas de Jó' },
      { from: 3, to: 14, title: 'O lamento e a primeira rodada de discursos' },
      { from: 15, to: 21, title: 'A segunda rodada' },
      { from: 22, to: 27, title: 'A terceira rodada' },
      { from: 28, to: 31, title: 'O poema da sabedoria e a defesa final' },
      { from: 32, to: 37, title: 'Os discursos de Eliú' },
      { from: 38, to: 41, title: 'Deus responde do meio da tempestade' },
      { from: 42, to: 42, title: 'A rendição e a restauração' },
    ],
    keyVerses: ['Jó 1:21', 'Jó 19:25', 'Jó 42:5'],
    verses: [
      verse('Jó 42:7', 'Elifaz ira amigos correto'),
      verse('Jó 1:21', 'Nu deu tomou bendito'),
      verse('Jó 19:25', 'Redentor vive'),
      verse('Jó 42:5', 'ouvidos olhos veem'),
    ],
  },
  {
    slug: 'salmos',
    code: 'PSA',
    author:
      'Muitos autores. Os títulos ligam 73 salmos a Davi, e outros a Asafe, aos filhos de Coré, a Salomão, a Moisés (um deles), a Hemã e a Etã; cerca de cinquenta são anônimos. Discute-se se o título indica sempre autoria ou às vezes dedicação e estilo.',
    period:
      'Compostos ao longo de muitos séculos, dos tempos mais antigos de Israel até o exílio na Babilônia e a volta (Salmos 137:1). A coleção de cinco livros ficou pronta provavelmente entre os séculos 5 e 3 a.C.',
    keyTheme: 'A vida inteira diante de Deus',
    summary:
      'São 150 orações cantadas, e cabe nelas tudo o que uma pessoa sente: gratidão, medo, raiva, culpa, saudade, espanto diante do céu estrelado. Mais de um terço é lamento, o que ensina que reclamar com Deus também é fé. Há hinos para o templo, cânticos de viagem dos peregrinos, súplicas de doente e de perseguido, confissões de pecado, poemas sobre a lei e celebrações do rei, em que os apóstolos viram Cristo anunciado. O livro abre com dois caminhos e termina com um coro em que tudo o que respira louva. Jesus orou com essas palavras até na cruz.',
    setting:
      'Era o hinário e o livro de oração de Israel, usado no templo, nas casas e no exílio. Como poesia, fala por imagens: rocha, asas, pastor. Uma frase de confiança mostra a fé de quem orava, muitas vezes em perigo. Os pedidos de castigo entregam a vingança a Deus em vez de executá-la.',
    outline: [
      { from: 1, to: 41, title: 'Livro I: orações de Davi em aperto e confiança' },
      { from: 42, to: 72, title: 'Livro II: saudade de Deus, Sião e o rei' },
      { from: 73, to: 89, title: 'Livro III: perguntas de um povo ferido' },
      { from: 90, to: 106, title: 'Livro IV: o Senhor reina' },
      { from: 107, to: 150, title: 'Livro V: gratidão, peregrinação e louvor final' },
    ],
    keyVerses: ['Salmos 1:2', 'Salmos 23:1', 'Salmos 103:8'],
    verses: [
      verse('Salmos 137:1', 'rios Babilônia chorávamos Sião'),
      verse('Salmos 1:2', 'prazer Lei medita'),
      verse('Salmos 23:1', 'SENHOR pastor'),
      verse('Salmos 103:8', 'misericordioso compaixão lento'),
    ],
  },
  {
    slug: 'proverbios',
    code: 'PRO',
    author:
      'Em grande parte, Salomão. O livro também nomeia Agur, o rei Lemuel, que repete lições da mãe, e sábios sem nome; e conta que escribas de Ezequias copiaram uma das coleções (Provérbios 25:1). A parte exata de Salomão é debatida.',
    period:
      'O núcleo remete ao século 10 a.C., a cópia de Ezequias é de cerca de 700 a.C., e o arranjo final pode ser do tempo do exílio ou um pouco depois.',
    keyTheme: 'Sabedoria para viver no temor do Senhor',
    summary:
      'Os primeiros nove capítulos soam como conversa de pai e mãe com um filho que vai sair de casa: escute, escolha bem os amigos, cuidado com o dinheiro fácil e com a sedução. A Sabedoria aparece como mulher que chama nas ruas. Depois vêm centenas de frases curtas sobre língua, preguiça, trabalho, raiva, dívida, pobres, governantes e família, uma atrás da outra, como na vida. A base de tudo é o temor do Senhor (Provérbios 1:7), respeito confiante que põe Deus em primeiro lugar. O último poema celebra a mulher sábia e forte.',
    setting:
      'Servia para formar jovens, na família e na corte. Provérbios descrevem o que costuma acontecer, com exceções; Jó e Eclesiastes mostram o outro lado. Os versículos sobre correção de filhos refletem costumes antigos e não justificam machucar uma criança. Leia cada frase junto com as demais do livro.',
    outline: [
      { from: 1, to: 9, title: 'Conselhos aos filhos e o convite da Sabedoria' },
      { from: 10, to: 22, title: 'A grande coleção de Salomão' },
      { from: 23, to: 24, title: 'Palavras dos sábios' },
      { from: 25, to: 29, title: 'A coleção copiada no tempo de Ezequias' },
      { from: 30, to: 30, title: 'Palavras de Agur' },
      { from: 31, to: 31, title: 'A mãe de Lemuel e a mulher de valor' },
    ],
    keyVerses: ['Provérbios 1:7', 'Provérbios 3:5', 'Provérbios 4:23'],
    verses: [
      verse('Provérbios 25:1', 'Salomão copiados Ezequias'),
      verse('Provérbios 1:7', 'temor conhecimento sabedoria'),
      verse('Provérbios 3:5', 'Confia coração entendimento'),
      verse('Provérbios 4:23', 'guarda coração vida'),
    ],
  },
  {
    slug: 'eclesiastes',
    code: 'ECC',
    author:
      'Apresenta-se como o Pregador, filho de Davi, rei em Jerusalém (Eclesiastes 1:1), em quem a tradição vê Salomão. Muitos, por causa da linguagem e do tom, pensam num sábio posterior que assume a voz desse rei; uma segunda mão fala dele no fim.',
    period:
      'Se for de Salomão, século 10 a.C. Grande parte dos estudiosos, inclusive vários evangélicos, prefere uma data entre os séculos 5 e 3 a.C.',
    keyTheme: 'Debaixo do sol tudo passa; em Deus há sentido',
    summary:
      'O Pregador experimentou o que todos perseguem: estudo, festa, vinho, obras, fortuna, fama. Olha para trás e diz que tudo é vapor, neblina que a mão não segura. Sábio e tolo morrem do mesmo jeito, o trabalho fica para quem não suou, a injustiça senta no tribunal. Ele não disfarça o incômodo com respostas rápidas. Entre as perguntas, porém, volta sempre um convite: receba como presente o pão, o trabalho, o companheiro de caminhada. A conclusão é sóbria: há coisas que não entenderemos, então lembre-se do Criador enquanto é cedo, e viva diante dele.',
    setting:
      'Escrito a gente que media a vida pelo ganho e se cansava. Muitas frases descrevem o mundo visto apenas debaixo do sol, e não são a última palavra do livro; lidas soltas, enganam. O livro acolhe quem anda desanimado, e quem perdeu a vontade de viver deve procurar ajuda.',
    outline: [
      { from: 1, to: 2, title: 'A busca em saber, prazer e obras' },
      { from: 3, to: 3, title: 'O tempo de cada coisa' },
      { from: 4, to: 6, title: 'Opressão, solidão e riqueza que não sacia' },
      { from: 7, to: 8, title: 'O alcance e o limite da sabedoria' },
      { from: 9, to: 10, title: 'A morte, o acaso e a tolice' },
      { from: 11, to: 12, title: 'Juventude, velhice e conclusão' },
    ],
    keyVerses: ['Eclesiastes 3:1', 'Eclesiastes 3:11', 'Eclesiastes 12:13'],
    verses: [
      verse('Eclesiastes 1:1', 'Pregador Davi rei Jerusalém'),
      verse('Eclesiastes 3:1', 'todas coisas tempo'),
      verse('Eclesiastes 3:11', 'belo eternidade coração'),
      verse('Eclesiastes 12:13', 'conclusão teme mandamentos'),
    ],
  },
  {
    slug: 'canticos',
    code: 'SNG',
    author:
      'O título liga o poema a Salomão (Cânticos 1:1), mas o hebraico admite tanto autoria como dedicação ou estilo. A tradição o atribui a ele; outros falam de um poeta, ou poeta e poetisa, de época incerta.',
    period:
      'As sugestões vão do século 10 a.C., no reinado de Salomão, até o período persa ou grego, entre os séculos 5 e 3 a.C. Algumas palavras apontam para uma forma final tardia.',
    keyTheme: 'O amor entre um homem e uma mulher',
    summary:
      'Duas vozes se procuram em jardins, vinhas, ruas e sonhos, com um coro de amigas a comentar. Ela fala mais que ele, coisa rara na literatura antiga, e fala sem vergonha do corpo, da espera e da saudade. Ele responde com imagens de quem vive no campo: pombas, gazelas, romãs, torres. Três vezes ecoa o aviso de não apressar o amor. Perto do fim vem a frase mais alta, que faz o amor tão forte quanto a morte e diz que dinheiro nenhum o compra (Cânticos 8:6-7). O livro festeja o desejo como dom do Criador.',
    setting:
      'Poesia de amor, cantada talvez em festas de casamento. Judeus e cristãos também a leram como figura do amor de Deus por seu povo e de Cristo pela igreja; hoje muitos unem as duas leituras. O amor cantado aqui é mútuo e livre: nada nele desculpa pressão ou violência.',
    outline: [
      { from: 1, to: 2, title: 'O desejo e os primeiros encontros' },
      { from: 3, to: 4, title: 'A busca na noite, o cortejo e o elogio da amada' },
      { from: 5, to: 6, title: 'A ausência e o reencontro' },
      { from: 7, to: 8, title: 'O amor que as águas não apagam' },
    ],
    keyVerses: ['Cânticos 2:7', 'Cânticos 2:16', 'Cânticos 8:6'],
    verses: [
      verse('Cânticos 1:1', 'Cântico Salomão'),
      verse('Cânticos 8:6-7', 'amor forte morte bens'),
      verse('Cânticos 2:7', 'desperteis amor'),
      verse('Cânticos 2:16', 'amado meu sua'),
      verse('Cânticos 8:6', 'selo amor morte'),
    ],
  },
];
