import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const law: readonly BookIntro[] = [
  {
    slug: 'genesis',
    code: 'GEN',
    author:
      'O texto não traz assinatura. A tradição judaica e cristã atribui a Moisés os cinco primeiros livros da Bíblia; muitos estudiosos pensam que Gênesis reúne tradições antigas, organizadas ao longo de séculos por mais de uma mão.',
    period:
      'Conta desde a criação até a morte de José, no Egito. Os patriarcas costumam ser situados entre cerca de 2000 e 1600 a.C. Quem aceita a autoria de Moisés põe a redação nos séculos 15 ou 13 a.C.; outros veem a forma final na época do exílio ou pouco depois.',
    keyTheme: 'Os começos e a promessa',
    summary:
      'Tudo começa em Deus, que cria um mundo bom e faz o ser humano à sua imagem (Gênesis 1:27). A desobediência quebra a confiança, e o mal cresce até o dilúvio e a torre de Babel. A partir do capítulo 12, o olhar se fecha sobre uma só família. Deus chama Abraão, promete terra, descendência e bênção, e mantém a palavra por meio de gente falha: Isaque, Jacó, os doze irmãos. José, vendido por ciúme, acaba salvando da fome os que o venderam. O livro termina no Egito, com a promessa ainda aberta.',
    setting:
      'Israel recebeu estas histórias cercado de povos que adoravam o sol, a lua e muitos deuses. Gênesis responde a perguntas de origem: quem fez o mundo, por que há mal e morte, de onde viemos como povo. Narra muita conduta errada sem aprová-la; é preciso ver aonde a história leva.',
    outline: [
      { from: 1, to: 2, title: 'A criação do mundo e do ser humano' },
      { from: 3, to: 5, title: 'A queda, Caim e Abel, as primeiras gerações' },
      { from: 6, to: 9, title: 'Noé, o dilúvio e a aliança' },
      { from: 10, to: 11, title: 'As nações e a torre de Babel' },
      { from: 12, to: 24, title: 'Abraão e Sara: o chamado e o filho esperado' },
      { from: 25, to: 36, title: 'Isaque, Esaú e as lutas de Jacó' },
      { from: 37, to: 50, title: 'José e a família de Israel no Egito' },
    ],
    keyVerses: ['Gênesis 1:1', 'Gênesis 12:3', 'Gênesis 50:20'],
    verses: [
      verse('Gênesis 1:27', 'criou ser humano imagem'),
      verse('Gênesis 1:1', 'princípio criou céus terra'),
      verse('Gênesis 12:3', 'famílias terra benditas'),
      verse('Gênesis 50:20', 'mal Deus bem vida'),
    ],
  },
  {
    slug: 'exodo',
    code: 'EXO',
    author:
      'Anônimo na forma em que o temos. O próprio livro diz que Moisés pôs por escrito as palavras da aliança (Êxodo 24:4), e a tradição lhe atribui a obra inteira. Parte dos estudiosos entende que materiais dele e de outros foram reunidos mais tarde.',
    period:
      'A saída do Egito é datada por uns por volta de 1446 a.C. e por outros no século 13 a.C. O livro vai da escravidão até o primeiro aniversário da libertação, junto ao monte Sinai. A data da redação final é discutida.',
    keyTheme: 'Libertação, aliança e presença de Deus',
    summary:
      'Os descendentes de Jacó viraram mão de obra escrava, e o faraó manda matar os meninos. Deus ouve o gemido do povo e chama Moisés, um fugitivo de oitenta anos que não se julga capaz. Vêm as pragas, a noite da Páscoa e a travessia do mar. No Sinai, o Deus que libertou ensina a viver: entrega os Dez Mandamentos e faz aliança. Mal começa a caminhada, o povo adora um bezerro de ouro, e ainda assim encontra um Deus disposto a perdoar. No fim, a glória de Deus enche a tenda: ele veio morar no meio do povo.',
    setting:
      'Fala a ex-escravos que só conheciam ordens de feitor e precisavam aprender a ser povo de Deus. A lei vem depois do resgate, portanto não é o preço da libertação. Muitas instruções, como as do tabernáculo e dos sacrifícios, pertencem àquele tempo e ajudam a entender a obra de Cristo.',
    outline: [
      { from: 1, to: 6, title: 'A escravidão e o chamado de Moisés' },
      { from: 7, to: 11, title: 'As pragas do Egito' },
      { from: 12, to: 15, title: 'A Páscoa, a saída e o mar' },
      { from: 16, to: 18, title: 'Pelo deserto: maná, água e ajuda' },
      { from: 19, to: 24, title: 'A aliança no Sinai' },
      { from: 25, to: 31, title: 'O projeto do tabernáculo' },
      { from: 32, to: 34, title: 'O bezerro de ouro e o perdão' },
      { from: 35, to: 40, title: 'O tabernáculo pronto e cheio da glória' },
    ],
    keyVerses: ['Êxodo 3:14', 'Êxodo 12:13', 'Êxodo 34:6'],
    verses: [
      verse('Êxodo 24:4', 'Moisés escreveu palavras'),
      verse('Êxodo 3:14', 'Deus Moisés enviou'),
      verse('Êxodo 12:13', 'sangue sinal casas passarei'),
      verse('Êxodo 34:6', 'misericordioso piedoso tardio ira'),
    ],
  },
  {
    slug: 'levitico',
    code: 'LEV',
    author:
      'Quase todo o livro é apresentado como fala de Deus a Moisés, de onde vem a atribuição tradicional. Outros pesquisadores pensam em leis antigas guardadas e ordenadas por sacerdotes de gerações seguintes.',
    period:
      'A ação se passa em cerca de um mês, no Sinai, um ano depois da saída do Egito. A tradição põe o escrito no tempo de Moisés; para muitos estudiosos, o conjunto ganhou a forma atual perto do exílio, no século 6 a.C., ou depois dele.',
    keyTheme: 'Santidade: viver perto de um Deus santo',
    summary:
      'Deus agora habita no meio do acampamento, e surge a pergunta: como gente impura pode conviver com ele? Levítico responde com ofertas, sacerdotes, regras de pureza e um calendário de festas. No centro está o Dia da Expiação, quando o sumo sacerdote entrava no lugar santíssimo pelos pecados de todo o povo. A segunda metade leva a santidade para a rua: salário pago no dia, balança honesta, cuidado com o estrangeiro, respeito ao idoso, descanso da terra. Ali está o mandamento do amor ao próximo que Jesus repetiria (Levítico 19:18).',
    setting:
      'Dirige-se a Israel acampado no Sinai, com uma tenda sagrada no meio e povos idólatras ao redor. As leis de alimento, sacrifício e pureza separavam aquele povo dos vizinhos. Os cristãos leem o ritual à luz de Cristo, o sacrifício definitivo (Hebreus 10:10), e por isso a igreja já não o pratica.',
    outline: [
      { from: 1, to: 7, title: 'As ofertas e os sacrifícios' },
      { from: 8, to: 10, title: 'A consagração dos sacerdotes' },
      { from: 11, to: 15, title: 'O puro e o impuro na vida diária' },
      { from: 16, to: 16, title: 'O Dia da Expiação' },
      { from: 17, to: 22, title: 'Santidade do povo e dos sacerdotes' },
      { from: 23, to: 25, title: 'As festas, os sábados e o jubileu' },
      { from: 26, to: 27, title: 'Bênçãos, advertências e votos' },
    ],
    keyVerses: ['Levítico 17:11', 'Levítico 19:2', 'Levítico 19:18'],
    verses: [
      verse('Levítico 19:18', 'vingarás rancor amarás próximo'),
      verse('Hebreus 10:10', 'santificados oferta corpo'),
      verse('Levítico 17:11', 'vida sangue expiar altar'),
      verse('Levítico 19:2', 'Santos sereis SENHOR'),
    ],
  },
  {
    slug: 'numeros',
    code: 'NUM',
    author:
      'A tradição o liga a Moisés, que registrou por escrito as etapas da viagem (Números 33:2). Como o livro também fala dele em terceira pessoa, até com elogio à sua mansidão, muitos reconhecem a mão de outros redatores.',
    period:
      'Cobre quase quarenta anos, do Sinai às planícies de Moabe, na fronteira da terra prometida. A época depende da data dada ao êxodo: século 15 ou século 13 a.C. Discute-se quando o texto recebeu a forma final.',
    keyTheme: 'Quarenta anos entre a promessa e a chegada',
    summary:
      'O nome vem dos dois censos, mas a maior parte do livro é estrada. Israel parte do Sinai organizado e animado, e em poucos dias já reclama da comida, da água e dos líderes. Na beira de Canaã, dez espias espalham medo; o povo quer voltar para o Egito, e aquela geração passa o resto da vida no deserto. Até Moisés perde a entrada na terra. Mesmo assim, o maná não falta, e quando um adivinho pago tenta amaldiçoar Israel, só consegue abençoar. Ao final, os filhos dos que desistiram estão prontos para entrar.',
    setting:
      'Quem ouve é a segunda geração, nascida no deserto, que precisa saber por que os pais ficaram pelo caminho. As promessas tratam da terra dada a Israel, e os castigos, da quebra da aliança. Paulo lê esses episódios como advertência aos cristãos (1 Coríntios 10:11).',
    outline: [
      { from: 1, to: 10, title: 'O censo e os preparativos no Sinai' },
      { from: 11, to: 12, title: 'As primeiras queixas' },
      { from: 13, to: 14, title: 'Os espias e a recusa de entrar' },
      { from: 15, to: 19, title: 'Leis no deserto e a revolta de Corá' },
      { from: 20, to: 21, title: 'Meribá, a serpente de bronze e as vitórias' },
      { from: 22, to: 25, title: 'Balaão e a queda em Moabe' },
      { from: 26, to: 36, title: 'A nova geração e a partilha da terra' },
    ],
    keyVerses: ['Números 6:24', 'Números 14:18', 'Números 23:19'],
    verses: [
      verse('Números 33:2', 'Moisés escreveu saídas jornadas'),
      verse('1 Coríntios 10:11', 'exemplos escritas aviso'),
      verse('Números 6:24', 'SENHOR abençoe guarde'),
      verse('Números 14:18', 'tardio perdoa iniquidade'),
      verse('Números 23:19', 'Deus homem minta arrependa'),
    ],
  },
  {
    slug: 'deuteronomio',
    code: 'DEU',
    author:
      'São discursos de Moisés, que escreveu a lei e a entregou aos sacerdotes (Deuteronômio 31:9). O relato da sua morte foi acrescentado por outra pessoa. Muitos estudiosos relacionam o livro, ou parte dele, ao rolo da lei achado no templo no tempo do rei Josias.',
    period:
      'Os discursos se dão nas últimas semanas da vida de Moisés, nos séculos 15 ou 13 a.C. conforme a data do êxodo. Outros situam a composição por volta do século 7 a.C., com base em tradição mais antiga.',
    keyTheme: 'Amar a Deus de todo o coração e lembrar',
    summary:
      'Moisés está velho, sabe que não atravessará o Jordão e se despede falando. Relembra a viagem, repete os Dez Mandamentos e pede que a fé seja ensinada em casa, no caminho, ao deitar e ao levantar. O perigo que ele vê à frente tem outro nome agora: fartura. Com a mesa cheia, será fácil esquecer quem a pôs. Por isso o verbo “lembrar” volta tantas vezes. As leis protegem o órfão, a viúva, o estrangeiro e o devedor. O livro fecha com a escolha entre vida e morte, um cântico e a morte de Moisés no alto do monte.',
    setting:
      'O povo está em Moabe, com o Jordão à frente, e a geração que saiu do Egito já morreu. É uma renovação da aliança: bênçãos e maldições falam da vida de Israel naquela terra. Ninguém deve usá-las para medir a fé de um cristão pelo que ele possui ou sofre.',
    outline: [
      { from: 1, to: 4, title: 'Primeiro discurso: a memória do caminho' },
      { from: 5, to: 11, title: 'Os mandamentos e o amor a Deus' },
      { from: 12, to: 26, title: 'Leis para a vida na terra' },
      { from: 27, to: 30, title: 'Bênçãos, maldições e a escolha' },
      { from: 31, to: 34, title: 'Josué, o cântico e a morte de Moisés' },
    ],
    keyVerses: ['Deuteronômio 6:5', 'Deuteronômio 8:3', 'Deuteronômio 30:19'],
    verses: [
      verse('Deuteronômio 31:9', 'escreveu Moisés lei sacerdotes'),
      verse('Deuteronômio 6:5', 'amarás coração alma'),
      verse('Deuteronômio 8:3', 'maná pão boca SENHOR'),
      verse('Deuteronômio 30:19', 'vida morte escolhe'),
    ],
  },
];
