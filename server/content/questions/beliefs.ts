import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const beliefs: readonly QuestionEntry[] = [
  {
    slug: 'o-que-e-esperanca',
    question: 'O que é a esperança cristã? Como não perder a esperança?',
    synonyms: [
      'esperança',
      'o que é esperança',
      'versículo de esperança',
      'perdi a esperança',
      'tô sem esperança',
      'não vejo saída',
      'como ter esperança',
      'renovar a esperança',
      'âncora da alma',
      'esperança na Bíblia',
      'diferença entre fé e esperança',
      'esperar em Deus',
    ],
    answer:
      'Em português, “espero que sim” quer dizer “tomara”. Na Bíblia a palavra pesa mais: é aguardar com firmeza aquilo que Deus prometeu, ainda fora da vista (Romanos 8:24-25). Pedro diz que fomos gerados de novo para uma esperança viva por causa da ressurreição de Jesus (1 Pedro 1:3). Ela tem um túmulo vazio por alicerce. Por isso Hebreus a compara a uma âncora: o mar continua agitado, e o barco não vai embora (Hebreus 6:19).\n\nNo meio de uma cidade queimada, o poeta das Lamentações não negou os escombros. Chorou durante capítulos e, então, decidiu trazer uma coisa de volta à memória: as misericórdias do Senhor chegam de novo cada manhã (Lamentações 3:21-23). Esperança às vezes é esse esforço de lembrar.\n\nSe hoje você não consegue, deixe que alguém espere ao seu lado: conte a um irmão, peça companhia, durma, procure atendimento.',
    verses: [
      verse('Lamentações 3:21-23', 'memória esperança misericórdias manhã'),
      verse('Romanos 8:24-25', 'esperança vê paciência'),
      verse('1 Pedro 1:3', 'esperança viva ressurreição'),
      verse('Hebreus 6:19', 'esperança âncora alma'),
    ],
  },
  {
    slug: 'o-que-e-purgatorio',
    question: 'O purgatório existe? Devo orar pelos mortos?',
    synonyms: [
      'purgatório',
      'purgatório existe',
      'purgatório na Bíblia',
      'alma no purgatório',
      'orar pelos mortos',
      'rezar pelas almas',
      'missa de sétimo dia',
      'missa pelos mortos',
      'indulgência',
    ],
    answer:
      'Os evangélicos não encontram o purgatório nas Escrituras; a Igreja Católica o ensina. Convém ouvir cada lado com justiça. A católica crê que quem morre na amizade de Deus, mas ainda imperfeito, passa por uma purificação antes do céu, e que a oração dos vivos ajuda. Ela se apoia no segundo livro de Macabeus, que está na Bíblia católica, na prática antiga de orar pelos falecidos e no fogo de que fala Paulo.\n\nOs evangélicos entendem que o fogo de Paulo prova a obra de quem edificou a igreja (1 Coríntios 3:13-15), que a oferta de Cristo, uma só, basta para sempre (Hebreus 10:14), e lembram a promessa de Jesus ao ladrão: naquele mesmo dia estariam juntos (Lucas 23:43). Assim, em vez de orar pelos mortos, agradecem por eles e oram pelos que ficaram.\n\nSe a sua família vai à missa de sétimo dia, a presença de alguém que ama consola. Converse com seu pastor sobre como participar, e deixe a discussão para outra hora.',
    verses: [
      verse('Hebreus 10:14', 'só oferta aperfeiçoou sempre'),
      verse('1 Coríntios 3:13-15', 'fogo obra recompensa perda'),
      verse('Lucas 23:43', 'hoje comigo paraíso'),
    ],
  },
  {
    slug: 'alma-e-espirito',
    question: 'Qual é a diferença entre alma e espírito?',
    synonyms: [
      'alma e espírito',
      'diferença entre alma e espírito',
      'corpo alma e espírito',
      'o que é a alma',
      'o que é o espírito humano',
      'alma é imortal',
      'o ser humano tem três partes',
      'tricotomia',
      'dicotomia',
      'sopro de vida',
      'sede da alma',
    ],
    answer:
      'No começo da Bíblia, Deus sopra vida no barro e o homem se torna alma vivente (Gênesis 2:7). Veja que ele não recebe uma alma, como quem ganha um objeto: ele passa a ser uma. “Alma”, muitas vezes, é a pessoa toda, com a sua sede e os seus desejos. “Espírito” costuma lembrar o fôlego que vem de Deus e a ele volta (Eclesiastes 12:7).\n\nUma parte dos cristãos entende que somos três elementos, e cita a bênção de Paulo sobre espírito, alma e corpo (1 Tessalonicenses 5:23) e a Palavra que penetra entre um e outro (Hebreus 4:12). Outra parte fala em dois, o material e o imaterial, porque o texto troca as palavras com liberdade: no cântico de Maria, alma e espírito dizem a mesma alegria em dois versos (Lucas 1:46-47). As duas leituras são antigas e respeitáveis.\n\nNenhuma delas despreza o corpo. Deus o criou, Cristo assumiu um, e o futuro prometido é ressurreição. Dormir, comer e tratar a saúde também é assunto espiritual.',
    verses: [
      verse('1 Tessalonicenses 5:23', 'espírito alma corpo'),
      verse('Gênesis 2:7', 'pó sopro alma vivente'),
      verse('Eclesiastes 12:7', 'pó espírito volte Deus'),
      verse('Hebreus 4:12', 'divisão alma espírito'),
      verse('Lucas 1:46-47', 'alma engrandece espírito Deus'),
    ],
  },
  {
    slug: 'o-que-e-predestinacao',
    question: 'O que é predestinação? Deus já escolheu quem vai ser salvo?',
    synonyms: [
      'predestinação',
      'predestinados',
      'doutrina da predestinação',
      'eleitos de Deus',
      'livre-arbítrio',
      'livre arbítrio ou predestinação',
      'Deus já escolheu quem vai ser salvo',
      'calvinista ou arminiano',
      'diferença entre calvinismo e arminianismo',
      'tenho escolha ou está tudo escrito',
      'destino está traçado',
    ],
    answer:
      'A palavra está na Bíblia, e todas as igrejas precisam dizer o que fazem com ela. Paulo escreve que Deus nos escolheu em Cristo antes de haver mundo e nos predestinou para a adoção (Efésios 1:4-5). A mesma Bíblia diz que ele quer a salvação de todos (1 Timóteo 2:4) e chama cada um a escolher.\n\nReformados, como os presbiterianos, entendem que a eleição parte só da vontade de Deus: cremos porque fomos escolhidos. Arminianos, como metodistas e a maioria dos pentecostais, entendem que Deus elege em Cristo os que, de antemão, sabe que crerão; a graça capacita e pode ser recusada. Muitos batistas ficam entre os dois. Há gente santa e estudiosa em cada lado.\n\nEm Paulo, o assunto aparece para gerar louvor e segurança, nunca para deixar alguém parado, calculando se está na lista. Para essa angústia existe uma frase de Jesus: quem vem a ele não é mandado embora (João 6:37). Venha, e pergunte ao seu pastor como a sua igreja ensina o restante.',
    verses: [
      verse('Efésios 1:4-5', 'escolheu fundação mundo predestinou'),
      verse('1 Timóteo 2:4', 'todas pessoas salvem'),
      verse('João 6:37', 'Pai vem mim lançarei fora'),
    ],
  },
  {
    slug: 'catolicos-e-evangelicos',
    question: 'Qual é a diferença entre católicos e evangélicos?',
    synonyms: [
      'diferença entre católico e evangélico',
      'católico e evangélico',
      'católico e crente',
      'diferença entre católico e protestante',
      'o que é protestante',
      'Reforma Protestante',
      'Martinho Lutero',
      'por que existem tantas igrejas',
      'católico vai para o céu',
      'minha família é católica',
      'virei evangélico e minha mãe é católica',
    ],
    answer:
      'Comece pelo que une, que é muito: um Deus em três pessoas, Jesus verdadeiro Deus e verdadeiro homem, a cruz, a ressurreição, o Pai-Nosso, a espera da volta de Cristo. Há cerca de quinhentos anos, na Reforma, a igreja do Ocidente se dividiu sobre outros pontos.\n\nOs principais são estes. Autoridade: católicos seguem a Bíblia e a tradição, interpretadas pelo magistério com o papa; evangélicos têm a Escritura como regra final (2 Timóteo 3:16). Salvação: os dois falam em graça; evangélicos sublinham que Deus aceita o pecador somente pela fé, e que as obras vêm depois, como fruto (Efésios 2:8-9). Mediação: evangélicos oram só a Deus, sem pedir a intercessão de Maria e dos santos. Sacramentos: a Igreja Católica tem sete; as igrejas evangélicas, em geral, batismo e ceia. E a Bíblia católica traz alguns livros a mais.\n\nEm casa dividida, escute antes de corrigir. Jesus orou para que os seus fossem um (João 17:21), e quem julga a fé de cada pessoa é o Senhor.',
    verses: [
      verse('Efésios 2:8-9', 'graça salvos fé obras'),
      verse('2 Timóteo 3:16', 'Escritura ensinar corrigir'),
      verse('João 17:21', 'todos sejam um'),
    ],
  },
  {
    slug: 'o-que-e-heresia',
    question: 'O que é heresia? Como reconhecer um ensino falso?',
    synonyms: [
      'heresia',
      'heresias',
      'falso ensino na igreja',
      'falsa doutrina',
      'como saber se a pregação é bíblica',
      'falsos mestres',
    ],
    answer:
      'Heresia é um ensino que nega o centro da fé: quem é Deus, quem é Jesus e como ele nos salva. A palavra grega queria dizer escolha, e depois passou a nomear grupos que se separavam por causa do que ensinavam. Pedro avisa que falsos mestres trariam heresias de perdição e chegariam a negar o Senhor (2 Pedro 2:1).\n\nNem toda opinião diferente é heresia. Os cristãos discordam sobre batismo de crianças, línguas, fim dos tempos e governo da igreja, e continuam irmãos. Paulo manda não julgar quem é fraco na fé por assuntos assim (Romanos 14:1-5).\n\nAlgumas perguntas ajudam a examinar uma pregação. O que ela diz de Jesus? É essa a prova que João ensina a fazer (1 João 4:1-3). A salvação continua sendo graça, ou passou a custar dinheiro e obediência a um líder? O versículo diz mesmo aquilo, lido com o que vem antes e depois? Os moradores de Bereia conferiam nas Escrituras até o que ouviam de Paulo, e foram elogiados (Atos 17:11). E a vida de quem ensina, que fruto dá (Mateus 7:15-16)?\n\nSe algo incomoda, anote a frase, leia o texto inteiro e converse com alguém maduro antes de acusar. Corrija com mansidão. Uma igreja em que ninguém pode perguntar nada já deu um motivo sério para cuidado.',
    verses: [
      verse('2 Pedro 2:1', 'falsos heresias'),
      verse('Romanos 14:1-5', 'fraco fé'),
      verse('1 João 4:1-3', 'provai espíritos Jesus'),
      verse('Atos 17:11', 'Escrituras examinando'),
      verse('Mateus 7:15-16', 'falsos frutos'),
    ],
  },
];
