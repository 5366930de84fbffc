import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const tableAndPrayers: readonly QuestionEntry[] = [
  {
    slug: 'nao-quero-ter-filhos',
    question: 'Não queremos ter filhos. É pecado?',
    synonyms: [
      'não quero ter filhos',
      'casal sem filhos por escolha',
      'não ter filhos é pecado',
      'crescei e multiplicai',
      'quantos filhos ter',
      'pressão para ter filhos',
      'adiar os filhos',
    ],
    answer:
      'A Bíblia celebra os filhos, mas em lugar nenhum diz que um casal sem eles vive em pecado. A palavra do Gênesis, de frutificar e encher a terra, foi dada à humanidade como bênção (Gênesis 1:28), e um salmo vê em cada filho um presente divino (Salmos 127:3). Um presente se recebe com alegria, e ninguém o exige do vizinho.\n\nOs cristãos entendem isso de modos diferentes. A Igreja Católica e alguns evangélicos pensam que o casamento deve estar aberto a filhos. Muitas outras igrejas deixam a decisão à consciência do casal, que pode ter motivos de saúde, de cuidado com outros ou de chamado. Paulo, que viveu sem família, achava que isso também podia servir ao Senhor (1 Coríntios 7:32-34).\n\nPerguntem a vocês mesmos o que pesa mais. Há medo do mundo, trauma da infância, carreira, falta de dinheiro, um sim que um disse para agradar o outro? Falem disso antes do casamento, se puderem, e voltem ao assunto, porque a gente muda. Nenhum dos dois pode obrigar o outro. Usem os anos e o espaço que têm para acolher sobrinhos, crianças da igreja, quem está só. E à tia que pergunta em todo almoço, um sorriso e outro assunto bastam.',
    verses: [
      verse('Gênesis 1:28', 'Frutificai multiplicai enchei terra'),
      verse('Salmos 127:3', 'filhos presente SENHOR'),
      verse('1 Coríntios 7:32-34', 'solteiro coisas Senhor agradar'),
    ],
  },
  {
    slug: 'confessar-pecados',
    question: 'Preciso confessar meus pecados a um padre ou pastor?',
    serves: ['committed'],
    synonyms: [
      'confissão de pecados',
      'confessar ao padre',
      'confessar ao pastor',
      'confissão na Bíblia',
      'confessar só a Deus',
      'contar meu pecado a alguém',
      'sacramento da confissão',
    ],
    answer:
      'O perdão vem de Deus, e você pode confessar diretamente a ele. João escreveu que, se confessamos, a fidelidade dele garante o perdão e a limpeza (1 João 1:9). Davi contou que parou de encobrir, falou com o Senhor e foi perdoado (Salmos 32:5). Entre Deus e nós há um só mediador, Jesus Cristo (1 Timóteo 2:5).\n\nTiago fala de outra confissão, a que fazemos uns aos outros, acompanhada de oração (Tiago 5:16). Ela não compra o perdão, mas ajuda a sair do esconderijo, porque pecado guardado ganha força. Os católicos confessam ao sacerdote como sacramento. Os evangélicos em geral confessam a Deus e procuram um pastor ou um irmão maduro quando a culpa não passa, quando o hábito se repete ou quando há decisão difícil pela frente.\n\nEscolha bem a quem contar. Procure alguém que guarde segredo, que não use aquilo contra você e seja de preferência do mesmo sexo. Ninguém pode obrigar você a contar em público. Se prejudicou uma pessoa, é a ela que o pedido de desculpas é devido, com reparação quando couber. Se cometeu um crime, um advogado e a Justiça entram na conversa, e se uma criança corre perigo, nenhum segredo vale mais do que o Disque 100. Diga a Deus o nome do pecado, sem enfeitar, agradeça o perdão e dê o passo seguinte.',
    verses: [
      verse('1 João 1:9', 'confessarmos fiel justo perdoar'),
      verse('Salmos 32:5', 'Confessei pecado perdoaste'),
      verse('1 Timóteo 2:5', 'Mediador Cristo'),
      verse('Tiago 5:16', 'Confessai orai curados'),
    ],
  },
  {
    slug: 'ceia-em-pecado',
    question: 'Posso tomar a Ceia se pequei ou estou brigado com alguém?',
    serves: ['failing', 'committed'],
    synonyms: [
      'tomar a Ceia em pecado',
      'Ceia e briga com irmão',
      'acho que sou indigno da Ceia',
      'examine-se a si mesmo',
      'medo de tomar a Ceia',
      'deixei de tomar a Ceia',
      'proibido de tomar a Ceia',
    ],
    answer:
      'A Ceia é para pecadores que se arrependem, e quem espera ficar sem pecado nunca a tomaria. Quando Paulo escreve sobre comer de modo indigno, o problema era a maneira, pois em Corinto os ricos se fartavam e os pobres ficavam olhando. Ele pede que cada um se examine e então coma (1 Coríntios 11:27-28). O exame termina na mesa.\n\nExaminar-se é perguntar com sinceridade se há algo que não quero largar, alguém que desprezo ou feri. O que aparecer pode ser confessado ali mesmo, e Deus é fiel para perdoar (1 João 1:9). Quanto a brigas, Jesus pede que se procure o irmão antes da oferta (Mateus 5:23-24). Se ainda não deu tempo, decida procurá-lo e mande uma mensagem marcando a conversa. Se você tentou e o outro não quis, fez a sua parte, e a mesa não depende da resposta dele. Quem foi vítima de violência não precisa procurar o agressor para poder comer.\n\nHá quem prefira deixar passar uma Ceia quando sabe que está agarrado a um erro, e isso pode ser honesto, desde que leve ao arrependimento e não vire costume. Algumas igrejas suspendem da Ceia por um tempo, e o pastor deve explicar o motivo e o caminho de volta. Quem convida é Jesus, que comia com gente de má fama.',
    verses: [
      verse('1 Coríntios 11:27-28', 'indignamente examine coma pão'),
      verse('1 João 1:9', 'confessarmos fiel perdoar'),
      verse('Mateus 5:23-24', 'oferta irmão reconciliar-te'),
    ],
  },
  {
    slug: 'pronto-para-o-batismo',
    question: 'Como sei se estou pronto para ser batizado?',
    serves: ['wishing'],
    synonyms: [
      'pronto para o batismo',
      'quando ser batizado',
      'medo de me batizar',
      'adiar o batismo',
      'descer às águas',
      'curso de batismo',
      'idade para o batismo',
    ],
    answer:
      'Quem crê em Jesus e quer segui-lo pode pedir o batismo. Ele marca o começo da caminhada, por isso ninguém precisa chegar perfeito. No livro de Atos, um viajante avistou água pelo caminho e perguntou o que o impedia, e a resposta de Filipe foi a fé de todo o coração (Atos 8:36-38).\n\nEm Pentecostes os que aceitaram a mensagem foram batizados no mesmo dia (Atos 2:41), e o carcereiro de Filipos, na mesma noite (Atos 16:33). Muitas igrejas pedem hoje um curso, para que a pessoa entenda o que faz, e isso é cuidado com quem começa. O batismo fala de morrer com Cristo e andar numa vida nova (Romanos 6:4). Ele não salva por si, como um remédio que age sozinho, mas é a porta pela qual a igreja recebe você em público.\n\nAdiar por sentir que ainda vai pecar não ajuda, pois todos os batizados ainda pecam. Vale esperar se o único motivo é agradar o namorado ou os pais, ou se ainda não entendeu o que é. Fale com o pastor sobre o que prende você, sobre casamento, papéis, medo de água, doença. As igrejas divergem quanto à idade e ao modo, e algumas batizam bebês. Convide a família, leve uma roupa seca e guarde a data.',
    verses: [
      verse('Atos 8:36-38', 'água batizado crês coração'),
      verse('Atos 2:41', 'aceitaram batizados'),
      verse('Atos 16:33', 'noite batizado'),
      verse('Romanos 6:4', 'batismo novidade vida'),
    ],
  },
  {
    slug: 'orar-antes-das-refeicoes',
    question: 'Por que orar antes de comer? Como se faz?',
    synonyms: [
      'oração antes das refeições',
      'orar antes de comer',
      'agradecer pela comida',
      'abençoar o alimento',
      'oração da mesa',
      'dar graças',
      'orar no restaurante',
    ],
    answer:
      'Oramos antes de comer para agradecer, e foi isso que Jesus fez. Com a multidão sentada e sete pães na mão, ele deu graças antes de repartir os pães (Marcos 8:6). Paulo repetiu o gesto no meio de uma tempestade, diante de marinheiros que não criam, e começou a comer (Atos 27:35).\n\nNão há na Bíblia uma oração obrigatória para a mesa. Há o convite a receber tudo com gratidão, porque a comida é boa e é santificada pela Palavra e pela oração (1 Timóteo 4:4-5). Moisés pediu ao povo que louvasse a Deus também depois de se fartar (Deuteronômio 8:10), coisa que a gente costuma esquecer. A oração não conserta comida estragada, e ninguém corre perigo por ter esquecido de orar.\n\nFaça simples: agradeça pelo pão, lembre quem o plantou e preparou, peça por quem não tem. Crianças gostam de ter a sua vez. Quem come com gente que não é da fé pode agradecer em silêncio, sem fazer cena e sem se esconder. Se na sua casa a mesa é lugar de briga, esse meio minuto pode ser o único em que todos estão calados, e já é um começo.',
    verses: [
      verse('Marcos 8:6', 'sete pães graças'),
      verse('Atos 27:35', 'pão agradeceu comer'),
      verse('1 Timóteo 4:4-5', 'criatura boa gratidão oração'),
      verse('Deuteronômio 8:10', 'comerás fartarás bendirás'),
    ],
  },
  {
    slug: 'orar-a-jesus-ou-ao-pai',
    question: 'Devo orar ao Pai, a Jesus ou ao Espírito Santo?',
    synonyms: [
      'orar a Jesus',
      'orar ao Pai',
      'orar ao Espírito Santo',
      'a quem dirigir a oração',
      'falar com Jesus na oração',
      'oração à Trindade',
      'orar errado',
    ],
    answer:
      'Você pode falar com o Pai, com Jesus e com o Espírito, porque os três são um só Deus. O jeito mais comum na Bíblia é o que Jesus ensinou, falando com o Pai que está nos céus (Mateus 6:9) em nome do Filho (João 16:23), com a ajuda do Espírito, que intercede quando nem sabemos o que pedir (Romanos 8:26).\n\nOrar a Jesus também está nas Escrituras. Estêvão, enquanto era apedrejado, entregou a ele o próprio espírito (Atos 7:59), e Paulo pediu três vezes ao Senhor que tirasse o espinho (2 Coríntios 12:8). As orações dirigidas ao Espírito são mais raras nos textos, e a igreja as canta há muitos séculos, pedindo que ele venha.\n\nNinguém precisa ter medo de errar o destinatário. Não há ciúme entre o Pai, o Filho e o Espírito, e quem ora a um não deixa os outros de fora. Se você se confunde no meio da frase e agradece ao Pai por ter morrido na cruz, Deus entende, e aos poucos a gente aprende que quem morreu foi o Filho. Uma boa prática é agradecer ao Pai de manhã, conversar com Jesus como amigo durante o dia e pedir ao Espírito que mostre o que precisa mudar.',
    verses: [
      verse('Mateus 6:9', 'Pai nosso'),
      verse('João 16:23', 'Pai nome dará'),
      verse('Romanos 8:26', 'Espírito intercede fraquezas'),
      verse('Atos 7:59', 'Estêvão Jesus espírito'),
      verse('2 Coríntios 12:8', 'Três vezes Senhor'),
    ],
  },
  {
    slug: 'orar-com-o-conjuge',
    question: 'Como orar com meu marido ou minha esposa?',
    serves: ['wishing'],
    synonyms: [
      'orar com o marido',
      'orar com a esposa',
      'oração do casal',
      'orar juntos',
      'casal que ora',
      'vergonha de orar com o cônjuge',
      'devocional do casal',
    ],
    answer:
      'Comecem com dois minutos, porque o casal que espera a hora perfeita acaba não orando. A vergonha é comum, já que o outro conhece os nossos defeitos e a oração nos deixa sem pose. Com a prática ela diminui.\n\nA companhia de Jesus é prometida a dois ou três reunidos no nome dele (Mateus 18:20), e um casal já tem o número. Eclesiastes elogia a vida a dois porque na queda há quem levante (Eclesiastes 4:9-10). E Pedro liga a vida da casa à vida de oração de um modo sério: o marido que não honra a mulher, herdeira com ele da mesma graça, tem as orações impedidas (1 Pedro 3:7). Por isso, antes de orar depois de uma briga, conversem.\n\nUm modo simples é cada um dizer uma coisa boa do dia, uma preocupação, e orar pela do outro em uma frase. Quem trava pode ler um salmo ou orar em silêncio de mãos dadas. Não usem a oração para mandar recado, nem para corrigir diante de Deus o que não se disse de frente. Se o outro não quer, ore por ele sem cobrar, e pergunte apenas se há algo que gostaria que você pedisse. O costume se cria quando a hora é sempre a mesma, antes de dormir ou depois do café.',
    verses: [
      verse('Mateus 18:20', 'dois três reunidos nome'),
      verse('Eclesiastes 4:9-10', 'Dois cair levanta'),
      verse('1 Pedro 3:7', 'maridos honra orações impedidas'),
    ],
  },
  {
    slug: 'fui-caluniado',
    question: 'Inventaram mentiras sobre mim. Como reagir a uma calúnia?',
    serves: ['suffered'],
    synonyms: [
      'fui caluniado',
      'inventaram mentira de mim',
      'falsa acusação',
      'difamação',
      'acusado injustamente',
      'espalharam boato sobre mim',
      'limpar o meu nome',
    ],
    answer:
      'Deus conhece a verdade, mesmo quando o bairro inteiro acredita na mentira. Um dos Dez Mandamentos protege exatamente isso, o nome do próximo (Êxodo 20:16), o que mostra quanto ele se importa com o seu.\n\nDavi ouviu a murmuração de muitos e a trama contra a sua vida, e respondeu que os seus tempos estavam nas mãos do Senhor (Salmos 31:13-15). Jesus chamou de felizes os que são acusados com mentiras por causa dele (Mateus 5:11), e viveu o que disse, porque, insultado, não devolveu o insulto e se entregou a quem julga com justiça (1 Pedro 2:23). Essa calma não é passividade. Ela livra você de virar igual a quem o feriu.\n\nFaça o necessário e não mais. Guarde as provas, fale a verdade uma vez, com clareza, a quem precisa ouvir, como o cônjuge, o pastor ou o chefe. Não entre em discussão na internet. Calúnia e difamação são crimes, e buscar a Justiça não é falta de perdão. Se a acusação for de crime, procure um advogado ou a Defensoria antes de depor. Se houver nela alguma parte verdadeira, reconheça essa parte. Cerque-se de quem conhece você, e dê ao tempo a chance de trabalhar.',
    verses: [
      verse('Êxodo 20:16', 'próximo falso testemunho'),
      verse('Salmos 31:13-15', 'murmuração tempos mãos'),
      verse('Mateus 5:11', 'mentindo mal causa'),
      verse('1 Pedro 2:23', 'insultavam entregava-se julga'),
    ],
  },
];
