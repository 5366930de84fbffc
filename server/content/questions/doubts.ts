import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const doubts: readonly QuestionEntry[] = [
  {
    slug: 'deus-existe-mesmo',
    question: 'Como posso saber que Deus existe? É pecado ter dúvida?',
    synonyms: [
      'Deus existe',
      'prova da existência de Deus',
      'estou perdendo a fé',
      'tenho dúvidas sobre a fé',
      'ateísmo',
      'não sei se acredito',
    ],
    answer:
      'Ninguém prova Deus como quem pesa arroz na balança. Há, porém, sinais que muitos acham fortes: existir alguma coisa em vez de nada, a ordem que torna o universo compreensível, a consciência que protesta contra a injustiça. Um salmo escuta o céu falando da glória de seu autor (Salmos 19:1), e Paulo entende que as coisas criadas deixam entrever o seu poder (Romanos 1:20).\n\nO sinal mais claro, para os cristãos, tem rosto. João admite que Deus nunca foi visto por ninguém, e afirma que o Filho o tornou conhecido (João 1:18). Por isso vale investigar Jesus antes de discutir argumentos.\n\nDúvida não é o contrário da fé; indiferença chega mais perto disso. Um pai aflito disse a Jesus, na mesma frase, que cria e que precisava de ajuda para crer, e foi atendido (Marcos 9:24). Ore assim, mesmo sem certeza. Leia, pergunte a um cristão que não se assuste com perguntas, e repare se a dúvida vem da cabeça ou de uma dor que pede colo.',
    verses: [
      verse('Salmos 19:1', 'céus declaram glória'),
      verse('Romanos 1:20', 'invisíveis poder criação entendidas'),
      verse('João 1:18', 'jamais viu Filho revelou'),
      verse('Marcos 9:24', 'Creio ajuda incredulidade'),
    ],
  },
  {
    slug: 'fe-e-ciencia',
    question: 'A ciência contradiz a Bíblia? E a evolução e os dinossauros?',
    synonyms: [
      'criação ou evolução',
      'Adão e Eva existiram',
      'Big Bang e Gênesis',
      'cristão pode ser cientista',
    ],
    answer:
      'A Bíblia abre dizendo quem criou: Deus fez os céus e a terra (Gênesis 1:1). A ciência investiga como as coisas funcionam. São perguntas vizinhas, e muita confusão nasce de pedir a uma a resposta da outra. Kepler, Mendel e inúmeros pesquisadores de hoje trabalharam como crentes.\n\nSobre o modo e o tempo da criação, cristãos que honram as Escrituras se dividem. Alguns entendem dias de 24 horas e uma Terra jovem, e situam os dinossauros entre os animais criados ali. Outros leem os dias como longas épocas ou como moldura literária. Outros veem na evolução o meio usado por Deus, com diferentes explicações sobre Adão. O que os une é maior: tudo existe por meio de Cristo e se mantém nele (Colossenses 1:16-17), o ser humano traz a imagem de Deus, e algo se quebrou entre nós e ele.\n\nProvérbios acha nobre investigar o que Deus encobriu (Provérbios 25:2). Estude sem medo, trate com respeito quem pensa diferente e leve ao seu pastor as perguntas que ficarem.',
    verses: [
      verse('Gênesis 1:1', 'princípio criou Deus céus'),
      verse('Colossenses 1:16-17', 'criadas nele coisas mantêm'),
      verse('Provérbios 25:2', 'encobrir glória investigá-la'),
    ],
  },
  {
    slug: 'outras-religioes',
    question: 'Todas as religiões levam a Deus? E quem nunca ouviu falar de Jesus?',
    synonyms: [
      'Jesus é o único caminho',
      'todas as religiões são iguais',
      'quem nunca ouviu o evangelho',
      'indígenas que não conhecem Jesus',
      'amigo de outra religião',
      'por que só Jesus salva',
    ],
    answer:
      'As religiões têm pontos comuns, como a oração e o cuidado com o próximo, mas dizem coisas diferentes sobre Deus e a salvação. Respeitá-las inclui levar a sério essas diferenças. Os cristãos creem no que Jesus disse de si: ele é o caminho, a verdade e a vida (João 14:6). Pedro pregou que em nenhum outro há salvação (Atos 4:12). Isso não nasce de nos acharmos melhores, já que também fomos recebidos de graça.\n\nE quem nunca ouviu? A Bíblia assegura que Deus não está longe de ninguém (Atos 17:27) e que o juiz de toda a terra fará o que é justo (Gênesis 18:25). Alguns evangélicos creem que só se salva quem conhece e recebe o evangelho; outros admitem que Deus aplique a obra de Cristo a quem responde à luz que recebeu. Todos concordam que ninguém se salva sem Cristo, e que por isso vale anunciá-lo.\n\nCom o vizinho de outra fé, seja honesto e bom amigo. Ofensa e intolerância não combinam com Jesus.',
    verses: [
      verse('João 14:6', 'caminho verdade vida'),
      verse('Atos 4:12', 'nenhum outro salvação nome'),
      verse('Atos 17:27', 'buscassem longe cada'),
      verse('Gênesis 18:25', 'juiz terra justo'),
    ],
  },
  {
    slug: 'silencio-de-deus',
    question: 'Por que Deus está em silêncio? Sinto que ele me abandonou.',
    synonyms: [
      'Deus não fala comigo',
      'Deus me abandonou',
      'não sinto Deus',
      'Deus se esqueceu de mim',
      'oro e parece que ninguém ouve',
      'minha oração não passa do teto',
      'oro e parece que bate no teto e volta',
      'Deus está calado comigo',
      'Deus sumiu da minha vida',
    ],
    answer:
      'Boa parte dos salmos foi escrita nesse lugar. Davi pergunta até quando Deus vai esconder o rosto (Salmos 13:1). Asafe chega a perguntar se a misericórdia acabou (Salmos 77:9). Essas orações foram guardadas por um povo que sabia que o silêncio de Deus não é o mesmo que ausência.\n\nNa cruz, Jesus gritou as palavras de abandono do salmista (Mateus 27:46). Ele esteve nesse escuro antes de você, e o Pai o ressuscitou. Por isso um período sem sentir nada não mede o quanto Deus o ama. Os motivos costumam ficar escondidos: cansaço, luto, doença, um pecado que pede confissão, ou uma fase de crescimento sem explicação. Cuidado com quem aponta a causa depressa.\n\nO que fazer? Asafe decidiu lembrar o que Deus havia feito (Salmos 77:11). Anote três lembranças assim. Continue indo ao culto, ainda que outros cantem por você. Leia os salmos de lamento em voz alta. E, se tudo perdeu a cor, não só a fé, converse com um médico: pode ser depressão.',
    verses: [
      verse('Salmos 13:1', 'quando esconderás rosto'),
      verse('Salmos 77:9', 'Esqueceu-se misericórdia'),
      verse('Mateus 27:46', 'Jesus exclamou desamparaste'),
      verse('Salmos 77:11', 'lembrarei obras SENHOR'),
    ],
  },
  {
    slug: 'oracao-nao-respondida',
    question: 'Por que Deus não responde às minhas orações?',
    synonyms: [
      'oração sem resposta',
      'oro há anos e nada muda',
      'Deus diz não',
      'orei e aconteceu o pior',
      'será que Deus me ouve',
      'como ter a oração atendida',
      'peço a Deus e não recebo',
      'por que Deus não atende meu pedido',
    ],
    answer:
      'Antes de qualquer explicação, vale lembrar que Jesus também pediu e não foi poupado. No Getsêmani suplicou que o cálice passasse, e entregou ao Pai a decisão (Mateus 26:39). Paulo pediu três vezes e recebeu graça em lugar do alívio (2 Coríntios 12:8-9). Se o Filho e o apóstolo passaram por isso, oração sem o resultado esperado não é sinal de desamor.\n\nTiago menciona pedidos feitos só para gastar com os próprios prazeres (Tiago 4:3), e vale um exame sincero. Mas não force essa explicação sobre quem ora por um filho doente. Às vezes a resposta demora, às vezes vem de outro jeito, e às vezes nunca entendemos nesta vida. Deus respeita também a vontade de outras pessoas, que podem resistir ao que pedimos.\n\nJesus contou a história da viúva insistente para que não desistíssemos (Lucas 18:1). Continue pedindo, conte a sua decepção, peça a alguém que ore quando você não conseguir. Enquanto espera, faça o que estiver ao alcance: exame, currículo, conversa. Orar e agir se ajudam.',
    verses: [
      verse('Mateus 26:39', 'Pai cálice como queres'),
      verse('2 Coríntios 12:8-9', 'Três vezes graça basta'),
      verse('Tiago 4:3', 'Pedis recebeis prazeres'),
      verse('Lucas 18:1', 'parábola orar nunca cansar'),
    ],
  },
  {
    slug: 'contradicoes-na-biblia',
    question: 'A Bíblia tem contradições?',
    synonyms: [
      'erros na Bíblia',
      'evangelhos diferentes',
      'posso confiar na Bíblia',
      'diferenças entre os evangelhos',
    ],
    answer:
      'A Bíblia tem diferenças entre os relatos, e é honesto olhar para elas. No túmulo vazio, Marcos menciona um jovem de branco (Marcos 16:5), e Lucas, dois homens (Lucas 24:4). Quem menciona só o que falou não nega que houvesse outro. Testemunhas de um acidente também destacam coisas distintas; relatos idênticos é que levantariam suspeita.\n\nOutras dificuldades se resolvem pelo tipo de texto. Provérbios põe lado a lado dois conselhos opostos sobre responder ao tolo (Provérbios 26:4-5), porque a sabedoria depende da hora. Números arredondados, poesia, cópias com pequenas variações e costumes antigos explicam muitos casos. Milhares de manuscritos permitem comparar as cópias, e as variantes não derrubam nenhuma doutrina central.\n\nRestam trechos duros, como as guerras de Israel. Intérpretes fiéis os explicam de modos diversos, e é certo estranhá-los, já que Jesus ensinou a amar o inimigo. Leve a lista ao seu pastor ou a um bom comentário. Os crentes de Bereia foram elogiados por conferir tudo (Atos 17:11).',
    verses: [
      verse('Marcos 16:5', 'sepulcro jovem branca'),
      verse('Lucas 24:4', 'dois homens resplandecentes'),
      verse('Provérbios 26:4-5', 'Responde tolo conforme loucura'),
      verse('Atos 17:11', 'nobres examinando escrituras'),
    ],
  },
  {
    slug: 'reencarnacao-e-espiritos',
    question: 'O que a Bíblia diz sobre reencarnação e falar com os mortos?',
    synonyms: [
      'reencarnação',
      'espiritismo e a Bíblia',
      'falar com os mortos',
      'karma',
      'vidas passadas',
      'sonhei com quem já morreu',
      'ler cartas e búzios',
    ],
    answer:
      'No Brasil muita gente tem parentes espíritas ou já procurou consolo assim, e merece respeito. O ensino bíblico, porém, segue outro caminho. Hebreus diz que morremos uma vez e depois vem o juízo (Hebreus 9:27). A esperança cristã é a ressurreição: a mesma pessoa, renovada, em vez de uma sequência de vidas para pagar dívidas.\n\nTampouco a dor presente é conta de uma vida passada. Quando quiseram saber que pecado explicava a cegueira de um homem, Jesus recusou essa lógica (João 9:2-3). Nossa dívida foi assumida por ele na cruz, e a graça completa o que falta em nós.\n\nIsrael foi proibido de consultar os mortos e de praticar adivinhação (Deuteronômio 18:10-11), e Isaías perguntou por que buscar os mortos em favor dos vivos, em vez de buscar a Deus (Isaías 8:19). Isso inclui cartas e horóscopo. Sonhar com quem partiu é comum no luto e não precisa assustar. Entregue a saudade ao Senhor, que segura os vivos e os que morreram nele.',
    verses: [
      verse('Hebreus 9:27', 'morrerem uma vez juízo'),
      verse('João 9:2-3', 'pecou cego pais obras'),
      verse('Deuteronômio 18:10-11', 'adivinhações pergunte mortos'),
      verse('Isaías 8:19', 'Consultai mortos vivos'),
    ],
  },
  {
    slug: 'maria-e-os-santos',
    question: 'Por que os evangélicos não oram a Maria e aos santos?',
    synonyms: [
      'quem foi Maria mãe de Jesus',
      'orar aos santos',
      'imagens na Bíblia',
      'Nossa Senhora',
      'Maria intercede por nós',
    ],
    answer:
      'Os evangélicos têm grande apreço por Maria. Jovem e corajosa, ela aceitou ser a mãe do Salvador, e seu cântico anuncia que todas as gerações a chamariam de bem-aventurada (Lucas 1:48). Num casamento em Caná, disse aos empregados que fizessem o que Jesus mandasse (João 2:5), conselho que serve para todos. Foi fiel até a cruz e orava com a igreja nascente.\n\nA diferença está na oração. Católicos e ortodoxos pedem que Maria e os santos intercedam, como quem pede oração a um irmão, e distinguem essa veneração da adoração. Evangélicos não encontram na Bíblia exemplo de pedidos dirigidos a quem já morreu, e leem que há um só mediador entre Deus e as pessoas, Cristo Jesus (1 Timóteo 2:5). Sendo assim, vão direto ao trono da graça, com confiança (Hebreus 4:16). Também não usam imagens no culto, por causa do mandamento sobre elas.\n\nCom parentes católicos, fale do que une: um só Senhor, a cruz, a ressurreição. Nunca zombe de devoção alheia. Uma vida parecida com Cristo conversa melhor que a discussão.',
    verses: [
      verse('Lucas 1:48', 'serva gerações bem-aventurada'),
      verse('João 2:5', 'mãe serventes Fazei'),
      verse('1 Timóteo 2:5', 'só Mediador Cristo Jesus'),
      verse('Hebreus 4:16', 'confiança trono graça'),
    ],
  },
  {
    slug: 'voce-e-uma-pessoa',
    question: 'Você é uma pessoa? Posso confiar nas suas respostas?',
    synonyms: [
      'você é um robô',
      'inteligência artificial',
      'quem está falando comigo',
      'você é pastor ou é um robô',
      'Deus fala por você',
      'como este assistente funciona',
      'quem é você',
      'você pode orar por mim',
    ],
    answer:
      'Não sou uma pessoa, e sim um programa de computador que ajuda a estudar a Bíblia, com textos escritos de antemão por gente; onde o site liga uma inteligência artificial e você autoriza, ela também escreve respostas, e embaixo de cada texto se lê de onde ele veio. Não tenho alma, não oro, não recebo revelação e não falo em nome de Deus, e posso me enganar.\n\nPor isso, confira o que lê aqui. Em Bereia, os ouvintes de Paulo comparavam com as Escrituras o que escutavam (Atos 17:11), e você pode fazer o mesmo: abra cada referência no capítulo inteiro e leia o que vem antes e depois. Foi a Palavra, não este aplicativo, que Deus deu para ensinar e corrigir (2 Timóteo 3:16).\n\nTambém não substituo quem conhece você. O Novo Testamento pede que carreguemos os fardos uns dos outros (Gálatas 6:2), e isso exige presença: a igreja, o pastor, um amigo. Para saúde, procure médico ou psicólogo; para direitos, um advogado. Em perigo, ligue 190 ou 192; em sofrimento intenso, CVV 188; em violência contra a mulher, 180. Comigo ficam as perguntas de quem quer estudar a Bíblia.',
    verses: [
      verse('Atos 17:11', 'nobres examinando escrituras'),
      verse('2 Timóteo 3:16', 'Escritura ensinar corrigir'),
      verse('Gálatas 6:2', 'cargas uns outros'),
    ],
  },
];
