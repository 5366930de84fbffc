import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const dailyTroubles: readonly QuestionEntry[] = [
  {
    slug: 'maior-mandamento',
    question: 'Qual é o maior mandamento?',
    synonyms: [
      'o mandamento mais importante',
      'primeiro mandamento',
      'amar a Deus sobre todas as coisas',
      'amar o próximo como a mim mesmo',
    ],
    answer:
      'Um doutor da lei fez essa pergunta a Jesus para testá-lo. Pediu um e recebeu dois: amar a Deus com tudo o que se é, e querer para o outro o bem que se quer para si. Deles, disse Jesus, depende todo o resto (Mateus 22:37-40).\n\nNenhum era novidade. As famílias de Israel repetiam o primeiro todos os dias (Deuteronômio 6:4-5). O segundo estava no meio de regras sobre colheita, salário e fofoca (Levítico 19:18). Jesus os costurou, e desde então não dá para ficar com um só: João chama de mentira o amor a Deus que convive com ódio ao irmão (1 João 4:20).\n\nPara hoje, troque “o próximo” por um nome. Talvez o vizinho do som alto, talvez alguém que mora com você. O que você pode fazer por essa pessoa ainda hoje?',
    verses: [
      verse('Mateus 22:37-40', 'amarás coração próximo mandamentos dependem'),
      verse('Deuteronômio 6:4-5', 'Ouve Israel único amarás'),
      verse('Levítico 19:18', 'amarás próximo como ti mesmo'),
      verse('1 João 4:20', 'odeia irmão mentiroso'),
    ],
  },
  {
    slug: 'vazio-por-dentro',
    question: 'Sinto um vazio por dentro. Por que nada me satisfaz?',
    synonyms: [
      'vazio',
      'vazio no peito',
      'vazio existencial',
      'sentido da vida',
      'nada me preenche',
      'nada tem graça',
    ],
    answer:
      'O escritor de Eclesiastes fez a experiência que muita gente gostaria de fazer: teve tudo o que os olhos pediram. No fim da lista, achou vento (Eclesiastes 2:10-11). Ele não era ingrato. Descobriu que comida, sucesso e festa são bons presentes e péssimos deuses.\n\nUm salmo dá outro nome a essa falta: sede (Salmos 42:1-2). À beira de um poço, Jesus disse a uma mulher, que já tinha tentado matar a sede de várias maneiras, que a água dele se torna uma fonte por dentro (João 4:13-14). Ele não começou pela bronca; começou pedindo um copo de água e conversando.\n\nConverse assim com ele também, em voz alta, sem arrumar as frases. Leia devagar aquela conversa inteira. Procure gente: vazio cresce no isolamento. E repare no corpo. Se há semanas você não sente gosto por nada, dorme mal e tudo pesa, isso pode ser depressão, que se trata; marque uma consulta no posto de saúde.',
    verses: [
      verse('Eclesiastes 2:10-11', 'olhos desejaram fútil vento'),
      verse('Salmos 42:1-2', 'alma sede Deus'),
      verse('João 4:13-14', 'água sede fonte jorrando'),
    ],
  },
  {
    slug: 'tantas-igrejas',
    question: 'Por que existem tantas igrejas e denominações diferentes?',
    synonyms: [
      'tantas igrejas diferentes',
      'denominações',
      'qual igreja é a certa',
      'igreja verdadeira',
      'batista presbiteriana assembleia metodista',
      'diferença entre as igrejas evangélicas',
    ],
    answer:
      'Numa mesma rua você encontra a batista, a presbiteriana, a Assembleia de Deus e uma que abriu no mês passado na garagem. Parte disso é história: a Reforma, os avivamentos, missões vindas de países diversos, línguas e bairros. Parte é convicção, porque cristãos sinceros leem de modo diferente o batismo, os dons, o governo da igreja. E parte é pecado mesmo, briga de vaidade com placa na porta. Em Corinto já havia torcidas por este ou aquele pregador, e Paulo perguntou se Cristo estava dividido (1 Coríntios 1:12-13).\n\nO essencial une: um só Senhor, uma fé, um batismo (Efésios 4:4-5). No que é secundário, Paulo deixou lugar para que cada um tivesse a sua convicção, sem desprezar o outro (Romanos 14:5).\n\nNa hora de escolher, olhe menos para a placa. Ali se abre a Bíblia e se fala de Jesus? O dinheiro tem prestação de contas? O líder ouve um não? Os fracos são bem tratados? Jesus pediu que os seus fossem um (João 17:21): fale bem da igreja do vizinho.',
    verses: [
      verse('1 Coríntios 1:12-13', 'Paulo Apolo Cefas dividido'),
      verse('Efésios 4:4-5', 'um Senhor fé batismo'),
      verse('Romanos 14:5', 'dia outro certeza mente'),
      verse('João 17:21', 'todos sejam um'),
    ],
  },
  {
    slug: 'perdi-o-emprego',
    question: 'Perdi o emprego. Como ter fé agora?',
    synonyms: [
      'desempregado',
      'estou sem trabalho',
      'fui demitido',
      'fui mandada embora',
      'não consigo emprego',
      'desemprego na Bíblia',
    ],
    answer:
      'Primeiro, o susto merece respeito. Perder o salário mexe com a mesa, com o sono e com a ideia que a gente faz de si. Jesus não mandou fingir que a comida e a roupa não importam; disse que o Pai sabe que precisamos delas (Mateus 6:31-32). O seu valor não foi embora com o crachá.\n\nRute chegou a Belém viúva, estrangeira e sem renda. Pediu licença e foi catar espigas atrás dos ceifeiros (Rute 2:2-3). Não era o trabalho dos sonhos, e foi por aquela porta humilde que a história dela andou.\n\nEsta semana: conte em casa a verdade sobre as contas; veja o seguro-desemprego e a rescisão; corte o que der; diga a dez pessoas o que você sabe fazer; procure o CRAS se faltar alimento. Vaga que cobra taxa é golpe. E deixe a igreja ajudar, porque carregar o peso uns dos outros é a lei de Cristo (Gálatas 6:2). Ninguém pode prometer a data do próximo emprego, mas Deus promete companhia no caminho.',
    verses: [
      verse('Mateus 6:31-32', 'ansiosos comeremos Pai sabe necessitais'),
      verse('Rute 2:2-3', 'campo espigas ceifeiros'),
      verse('Gálatas 6:2', 'cargas lei Cristo'),
    ],
  },
  {
    slug: 'nao-passei',
    question: 'Não passei na prova. Fracassei?',
    synonyms: [
      'reprovei',
      'reprovei no vestibular',
      'não passei no concurso',
      'fui mal no Enem',
      'reprovado',
      'me sinto um fracasso',
    ],
    serves: ['failing'],
    answer:
      'Procurar o próprio nome na lista e não achar dói no estômago. Não corra para a frase bonita; hoje pode ser só dia de tristeza. As misericórdias de Deus se renovam a cada manhã (Lamentações 3:22-23), e amanhã também tem manhã.\n\nUma reprovação diz o que aconteceu numa prova. Não diz quem você é. João Marcos largou a viagem missionária no meio (Atos 13:13), e por causa dele Paulo e Barnabé brigaram feio. Anos depois, o mesmo Paulo mandou buscá-lo, porque lhe era útil (2 Timóteo 4:11). Provérbios descreve o justo como alguém que cai e torna a se levantar (Provérbios 24:16); repare que ele cai.\n\nQuando a poeira baixar, olhe o resultado com um professor: faltou conteúdo, tempo, sono, calma? Refaça o plano em passos pequenos. Se a pressão vem da família, diga como se sente. E desconfie de quem afirma que reprovar é castigo: a Bíblia não ensina isso.',
    verses: [
      verse('Lamentações 3:22-23', 'misericórdias renovam manhã'),
      verse('Atos 13:13', 'João separando voltou Jerusalém'),
      verse('2 Timóteo 4:11', 'Marcos útil'),
      verse('Provérbios 24:16', 'justo cai sete levanta'),
    ],
  },
  {
    slug: 'vou-fazer-uma-prova',
    question: 'Vou fazer uma prova. Como me preparar?',
    synonyms: [
      'tenho prova amanhã',
      'vestibular',
      'Enem',
      'concurso público',
      'nervosa com a prova',
      'estudar para o concurso',
    ],
    answer:
      'Estudar também é serviço prestado a Deus. Paulo manda fazer de coração o que estiver à mão, como para o Senhor (Colossenses 3:23), e isso vale para a apostila, a videoaula e a redação refeita. Daniel e os amigos oravam, e estudaram três anos na escola da Babilônia (Daniel 1:4-5). Uma coisa não substituiu a outra.\n\nNa véspera, reveja só o resumo, separe documento e caneta, confira o endereço e durma. Entregue a Deus o que falta: em vez de remoer, transforme cada preocupação em pedido, com gratidão, e a paz dele guarda o pensamento (Filipenses 4:6-7). Se der branco, respire devagar, pule a questão e volte depois.\n\nPeça sabedoria sem vergonha, pois Deus a dá a quem pede (Tiago 1:5). O texto não promete vaga, e quem senta na carteira ao lado talvez tenha orado também. Promete sabedoria, que serve na hora da prova e também depois do resultado, qualquer que ele seja.',
    verses: [
      verse('Colossenses 3:23', 'coração Senhor'),
      verse('Daniel 1:4-5', 'três anos'),
      verse('Filipenses 4:6-7', 'ansiosos pedidos paz'),
      verse('Tiago 1:5', 'sabedoria peça'),
    ],
  },
  {
    slug: 'ioga-e-meditacao',
    question: 'Crente pode fazer ioga ou meditação?',
    synonyms: ['ioga', 'yoga', 'pilates', 'meditação', 'mindfulness', 'reiki'],
    answer:
      'Respirar fundo, alongar e ficar em silêncio não pertencem a religião nenhuma. A ioga, porém, nasceu como prática espiritual hindu, e há turmas em que se entoam mantras e se saúdam divindades. Outras oferecem só exercício. Por isso as respostas variam entre cristãos: uns a evitam por causa da origem, outros fazem a parte física e deixam o resto. Já o reiki promete canalizar uma energia que a fé cristã não reconhece.\n\nPaulo lidou com algo parecido ao falar de carne oferecida a ídolos. Para alguns era comida; para outros, que vinham daquele culto, comer feria a consciência (1 Coríntios 8:7). Quem tem dúvida, ele diz, não force (Romanos 14:23).\n\nPergunte ao instrutor o que se recita e a quem. Se envolve culto, não participe. Se o que você busca é a coluna em dia, existem o alongamento, o pilates e a caminhada. E a meditação que os salmos praticam tem conteúdo: demorar-se na palavra do Senhor.',
    verses: [
      verse('1 Coríntios 8:7', 'ídolo consciência fraca'),
      verse('Romanos 14:23', 'dúvida comer fé'),
    ],
  },
];
