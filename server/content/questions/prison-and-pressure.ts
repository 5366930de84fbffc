import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const prisonAndPressure: readonly QuestionEntry[] = [
  {
    slug: 'sai-da-prisao',
    question: 'Saí da prisão. A igreja vai me aceitar?',
    synonyms: [
      'saí da prisão',
      'ex-presidiário',
      'egresso',
      'recomeçar depois da cadeia',
      'ex-detento na igreja',
      'Deus me aceita depois do crime',
      'preconceito por ter sido preso',
    ],
    answer:
      'Jesus aceita você, e a igreja que o segue precisa aprender a fazer o mesmo. A primeira pessoa a quem ele prometeu o paraíso com todas as letras era um condenado, que não teve tempo de consertar nada (Lucas 23:42-43).\n\nNem por isso o caminho é fácil. Quando Paulo, que tinha perseguido a igreja, quis juntar-se aos discípulos, todos tiveram medo dele, e foi Barnabé quem o levou pela mão e contou a história (Atos 9:26-27). Procure o seu Barnabé, um pastor ou um irmão que conheça o seu passado e ande com você. A confiança volta devagar, e isso é prudência deles, não desprezo.\n\nPara quem furtava, Paulo tem um conselho curto, que trabalhe com as próprias mãos e ainda tenha o que repartir (Efésios 4:28). Cumpra as condições da Justiça, procure o escritório social e o CRAS, tire os documentos, aceite o serviço pequeno. Afaste-se das companhias que o esperam na esquina. Se feriu alguém, não apareça sem que a pessoa queira. E se em uma igreja só houver olhares tortos, procure outra. Você é mais do que o nome escrito no processo.',
    verses: [
      verse('Lucas 23:42-43', 'lembra-te paraíso'),
      verse('Atos 9:26-27', 'Saulo medo Barnabé'),
      verse('Efésios 4:28', 'furtava trabalhe repartir'),
    ],
  },
  {
    slug: 'filho-preso',
    question: 'Meu filho está preso. Como viver com essa vergonha e essa dor?',
    synonyms: [
      'filho preso',
      'meu filho foi preso',
      'visita na cadeia',
      'vergonha de ter filho preso',
      'meu marido está preso',
      'mãe de preso',
      'meu filho está na prisão',
    ],
    answer:
      'O que o seu filho fez é dele, e a dor que você carrega na fila da visita é sua, e Deus cuida das duas coisas. Amar quem está preso não é concordar com o crime.\n\nA Bíblia está cheia de cadeias. José ficou preso, e o Senhor estava com ele ali dentro (Gênesis 39:20-21). A carta aos Hebreus pede que a gente se lembre de quem está preso como quem divide a cela (Hebreus 13:3), e Jesus disse que quem visita um preso visita a ele (Mateus 25:36). Quando você passa pela revista com a sacola na mão, Cristo não está longe. O pai da parábola viu de longe o filho que voltava e não esperou: foi correndo recebê-lo (Lucas 15:20).\n\nVá, escreva, ore com ele. Não leve o que é proibido, não pague dívida de facção, não minta por ele. Se houve vítima, ore por quem ficou ferido. Procure a Defensoria Pública, a pastoral carcerária ou a capelania da sua igreja. Conte a um irmão de confiança, porque a vergonha escondida isola. E cuide dos outros filhos, do seu sono e da sua pressão. A culpa não é sua, e a história dele não terminou.',
    verses: [
      verse('Gênesis 39:20-21', 'cárcere José favor'),
      verse('Hebreus 13:3', 'presos maltratados'),
      verse('Mateus 25:36', 'prisão visitastes'),
      verse('Lucas 15:20', 'longe pai compaixão'),
    ],
  },
  {
    slug: 'tiroteio-no-bairro',
    question: 'Há tiroteio no meu bairro. Onde está Deus?',
    synonyms: [
      'tiroteio',
      'violência no bairro',
      'moro na favela e tenho medo',
      'bala perdida',
      'operação policial na comunidade',
      'criar filhos na violência',
      'facção no bairro',
      'perdi meu filho para a violência',
    ],
    answer:
      'Deus está no corredor da casa, onde a família se deita no chão até passar. Ele não mora só nos bairros quietos, e a Bíblia registra orações gritadas de cidades como a sua. Um salmo fala de violência rondando os muros de dia e de noite (Salmos 55:9-11). Habacuque perguntou até quando clamaria contra a violência sem ser socorrido (Habacuque 1:2), e a pergunta dele virou livro da Bíblia.\n\nPedir paz para o lugar onde se mora é ordem dele, porque na paz da cidade está a nossa (Jeremias 29:7). Isso inclui orar pelo policial e pelo menino armado, chorar cada morto sem perguntar de que lado era, e fazer o que couber, uma turma de reforço, um time, uma porta de igreja aberta.\n\nCombinem em casa o lugar mais protegido e o que fazer na escola. Não publiquem nada que ponha alguém em risco. Para denunciar sem dizer o nome há o Disque Denúncia, o 181. Acolham o medo das crianças, que aparece no xixi na cama e na raiva. Se perderam alguém, procurem outras mães e a Defensoria. E, deitados, orem o salmo curto de quem confia para dormir (Salmos 4:8).',
    verses: [
      verse('Salmos 55:9-11', 'violência cidade muros'),
      verse('Habacuque 1:2', 'quando Violência salvarás'),
      verse('Jeremias 29:7', 'paz cidade orai'),
      verse('Salmos 4:8', 'paz deito durmo'),
    ],
  },
  {
    slug: 'piramide-e-marketing-multinivel',
    question: 'Crente pode entrar em pirâmide ou marketing multinível?',
    synonyms: [
      'pirâmide financeira',
      'marketing multinível',
      'ganhar dinheiro indicando pessoas',
      'renda extra fácil',
      'robô de investimento',
      'esquema na igreja',
      'revender produtos',
    ],
    answer:
      'Vender um produto de verdade, por preço justo, é trabalho honesto, ainda que haja uma rede de revendedores. O sinal de perigo aparece quando o ganho vem de trazer mais gente para o negócio. Isso é pirâmide, é crime, e quem entra por último paga o lucro de quem entrou primeiro.\n\nProvérbios desconfia do dinheiro que vem sem esforço (Provérbios 13:11) e da pressa de enriquecer (Provérbios 28:20). Paulo fala de quem quer ser rico e cai numa armadilha que afunda pessoas (1 Timóteo 6:9). A medida do Senhor é o peso justo (Provérbios 11:1), e ela vale na internet.\n\nAntes de pôr um real, pergunte o que se vende, quem compra sem entrar na rede, quanto se ganha só vendendo, e se a CVM autoriza aquele investimento. Promessa de lucro fixo e alto já responde. Não leve isso para a igreja nem use o nome de Deus no convite. Se já entrou e convidou outros, saia, avise-os e devolva o que puder. É humilhante, mas é o começo do conserto.',
    verses: [
      verse('Provérbios 13:11', 'riqueza perdida mãos'),
      verse('Provérbios 28:20', 'apressa enriquecer'),
      verse('1 Timóteo 6:9', 'ricos armadilha'),
      verse('Provérbios 11:1', 'balança peso justo'),
    ],
  },
  {
    slug: 'mentir-para-receber-beneficio',
    question: 'É pecado mentir no cadastro para receber um benefício?',
    synonyms: [
      'mentir no cadastro',
      'fraude no Bolsa Família',
      'receber seguro-desemprego trabalhando',
      'atestado falso',
      'mentir para o INSS',
      'meia-entrada falsa',
      'receber benefício sem direito',
    ],
    answer:
      'Mentir no cadastro é pecado, e a Bíblia diz isso sem desprezar a necessidade de quem mente. Deixar a mentira e falar a verdade uns aos outros faz parte da vida nova (Efésios 4:25), e quem mente no cadastro mente ao próximo, porque o dinheiro é de todos. O que se recebe sem direito costuma faltar a alguém que tem esse direito.\n\nProvérbios compara o ganho da mentira a um pão gostoso que depois enche a boca de cascalho (Provérbios 20:17). A imagem é boa, porque vem o medo da visita, da carta, do vizinho. A balança certa agrada ao Senhor também quando o outro lado é grande e distante (Provérbios 11:1).\n\nSe a sua renda aperta, procure o CRAS e conte a situação como é, pois há benefícios que as pessoas não pedem por não saber. Se já recebeu o que não devia, atualize o cadastro e pergunte como devolver, o que muitas vezes se parcela. Zaqueu decidiu restituir no dia em que Jesus entrou na casa dele (Lucas 19:8): a visita veio antes do dinheiro. Deus sabe prover sem que você precise mentir, e perdoa quem volta atrás.',
    verses: [
      verse('Efésios 4:25', 'abandonai mentira verdade'),
      verse('Provérbios 20:17', 'pão mentira'),
      verse('Provérbios 11:1', 'balança peso justo'),
      verse('Lucas 19:8', 'Zaqueu restituo'),
    ],
  },
  {
    slug: 'pastor-pede-voto',
    question: 'Meu pastor manda votar num candidato. Sou obrigado?',
    synonyms: [
      'pastor pede voto',
      'voto de cabresto na igreja',
      'pastor indicou candidato',
      'política no púlpito',
      'sou obrigado a votar em quem o pastor manda',
      'briga por política na igreja',
      'igreja e eleição',
    ],
    answer:
      'Você não é obrigado. O seu voto é secreto, e a sua consciência responde a Deus. Os pastores cuidam do rebanho como exemplo e não dominando as pessoas (1 Pedro 5:3), e discordar da opinião política de um líder não é rebeldia espiritual.\n\nJesus separou com cuidado o que é de César e o que é de Deus (Mateus 22:21). O que a igreja deve a todos os governantes é oração, sejam do partido que forem (1 Timóteo 2:1-2). Quando uma ordem humana quer o lugar de Deus, vale a resposta de Pedro, obedecer antes a Deus que aos homens (Atos 5:29). Cristãos sinceros leem a mesma Bíblia e votam diferente, porque pesam de outro modo bens que são todos importantes.\n\nOuça os argumentos, confira as notícias, pense em quem é mais fraco e vote em paz. Se no culto se pedem votos, a lei eleitoral proíbe propaganda em templo, e você pode conversar com o pastor em particular ou informar a Justiça Eleitoral. Não deixe a família nem o grupo de oração se partirem por isso. Depois da eleição, os irmãos continuam irmãos.',
    verses: [
      verse('1 Pedro 5:3', 'dominando exemplos'),
      verse('Mateus 22:21', 'César Deus'),
      verse('1 Timóteo 2:1-2', 'orações reis'),
      verse('Atos 5:29', 'obedecer Deus'),
    ],
  },
  {
    slug: 'profecia-de-casamento',
    question: 'Disseram que Deus revelou com quem vou me casar. Devo aceitar?',
    synonyms: [
      'profecia de casamento',
      'Deus me revelou que você é minha esposa',
      'irmão disse que Deus me deu para ele',
      'promessa de marido',
      'esperando o prometido',
      'profecia de namoro',
      'sonhei com o meu futuro marido',
    ],
    answer:
      'Você tem todo o direito de dizer não. Ninguém se casa por recado, e um homem ou uma mulher que usa o nome de Deus para pressionar já mostrou alguma coisa de si.\n\nQuando quiseram levar Rebeca para casar com Isaque, num caso em que Deus tinha de fato guiado tudo, os parentes mandaram buscá-la e quiseram ouvir da boca dela se iria (Gênesis 24:57-58). Paulo diz que a viúva está livre para escolher o marido que quiser, desde que ele também seja do Senhor (1 Coríntios 7:39). Vontade livre, portanto, faz parte. Profecia não se despreza, mas se examina (1 Tessalonicenses 5:20-21), e Jeremias avisou de visões que saem do próprio coração (Jeremias 23:16).\n\nPonha o recado de lado e olhe a pessoa: como trata a mãe, o dinheiro, a verdade, o seu não? O que diz a gente que conhece vocês? Se faz anos que espera alguém porque lhe prometeram, talvez seja hora de devolver a promessa a quem a fez e voltar a viver. Se houver insistência ou perseguição, conte ao pastor e à família, e procure a polícia se precisar. Deus não precisa do seu medo para cumprir o que quer.',
    verses: [
      verse('Gênesis 24:57-58', 'Chamemos moça perguntemos Irás'),
      verse('1 Coríntios 7:39', 'livre casar quiser Senhor'),
      verse('1 Tessalonicenses 5:20-21', 'profecias Examinai'),
      verse('Jeremias 23:16', 'profetas visão corações'),
    ],
  },
  {
    slug: 'namorar-pessoa-divorciada',
    question: 'Crente pode namorar ou casar com uma pessoa divorciada?',
    synonyms: [
      'namorar divorciado',
      'casar com divorciada',
      'namorado separado',
      'ele ainda não se divorciou',
      'novo casamento',
      'namorar pai solteiro',
    ],
    answer:
      'Depende da história que há por trás do divórcio, e as igrejas não respondem todas do mesmo modo. Jesus disse que o plano de Deus desde o princípio é a união que permanece, e falou do pecado sexual como quebra grave dela (Mateus 19:8-9). Paulo acrescentou o caso do cônjuge que não crê e vai embora, em que o irmão ou a irmã não fica escravo (1 Coríntios 7:15). Por isso muitos pastores aceitam o novo casamento de quem foi traído ou abandonado, outros o aceitam também onde houve arrependimento e tempo, e alguns só depois da morte do primeiro cônjuge.\n\nCom quem ainda está casado no papel ou morando com a outra pessoa, espere. Começar pelo engano é ruim para todos.\n\nAntes do namoro, pergunte sem medo o que aconteceu, o que ele fez de errado, se paga a pensão, como fala da ex. Quem só tem culpa dos outros para contar não terminou a história. Havendo filhos, eles vêm junto. Converse com o seu pastor e com o dele. O amor que é paciente (1 Coríntios 13:4-5) aguenta esse exame, e quem foi restaurado por Deus não é pessoa de segunda mão.',
    verses: [
      verse('Mateus 19:8-9', 'divorciar pecado sexual princípio'),
      verse('1 Coríntios 7:15', 'descrente separar servidão'),
      verse('1 Coríntios 13:4-5', 'amor paciente'),
    ],
  },
  {
    slug: 'diferenca-de-idade',
    question: 'Diferença grande de idade no namoro é problema?',
    synonyms: [
      'diferença de idade no casamento',
      'namorar homem mais velho',
      'namorar mulher mais velha',
      'casal com vinte anos de diferença',
      'minha filha namora um homem mais velho',
      'amor e idade',
    ],
    answer:
      'Entre adultos livres, a Bíblia não fixa idade. Boaz se admirou de que Rute não tivesse procurado os moços e a chamou de bendita (Rute 3:10), e a história dos dois é uma das mais bonitas que há. O que ela mostra é caráter de ambos os lados, com família por perto e tudo feito à luz do dia.\n\nO cuidado é outro. Numa diferença grande, veja se há igualdade na conversa, ou se um decide e o outro obedece. Pergunte pelos filhos, pela saúde daqui a vinte anos, pelo dinheiro, pelos amigos que cada um aceita do outro. Dois valem mais do que um quando um levanta o outro (Eclesiastes 4:9-10), e vale conferir se o apoio anda nas duas direções. Na abundância de conselheiros há segurança (Provérbios 11:14), portanto ouça quem não tem ciúme.\n\nAdolescente com adulto é caso diferente. Relação sexual com menor de catorze anos é crime, sempre. Dos catorze aos dezessete, desconfie também: o adulto que procura adolescente costuma procurar quem ainda não sabe dizer não. Pais devem intervir com firmeza e carinho, e há o Disque 100.',
    verses: [
      verse('Rute 3:10', 'filha rapazes pobres ricos'),
      verse('Eclesiastes 4:9-10', 'Dois levanta companheiro'),
      verse('Provérbios 11:14', 'conselheiros livramento'),
    ],
  },
  {
    slug: 'pressao-para-transar',
    question: 'Meu namorado me pressiona a ter relação. O que faço?',
    synonyms: [
      'pressão para transar',
      'namorado quer sexo',
      'prova de amor no namoro',
      'medo de perder o namorado se não transar',
      'namorada me pressiona',
      'não quero ir até o fim',
      'como dizer não no namoro',
    ],
    answer:
      'Você não deve o seu corpo a ninguém, e o seu “não” basta, mesmo que já tenha dito sim antes. Quem ama de verdade aguenta um não. O amor que Paulo descreve é paciente, não trata mal e não busca os próprios interesses (1 Coríntios 13:4-5), o contrário de frases como “prova de amor” ou “vou procurar outra”.\n\nDeus quer que cada um trate o corpo, o próprio e o alheio, com santidade e honra (1 Tessalonicenses 4:3-4). José, apertado por alguém mais poderoso, não ficou discutindo, largou a roupa e saiu (Gênesis 39:12). O Cântico pede que não se desperte o amor antes da hora (Cânticos 8:4), e esperar o casamento é um presente que os cristãos aprenderam a guardar.\n\nDiga curto e claro, de dia e em lugar aberto, que não vai fazer isso. Evite ficar a sós onde não consiga sair. Conte a uma amiga e à sua mãe. Se ele insistir, ameaçar ou mostrar foto sua, termine. Se forçou, isso é estupro, e a culpa é dele: procure o hospital logo, o 180 ou o Disque 100. Se você cedeu e se arrepende, Jesus não joga ninguém fora.',
    verses: [
      verse('1 Coríntios 13:4-5', 'amor paciente interesses'),
      verse('1 Tessalonicenses 4:3-4', 'santificação honra'),
      verse('Gênesis 39:12', 'roupa Dorme fugiu'),
      verse('Cânticos 8:4', 'acordeis desperteis amor'),
    ],
  },
  {
    slug: 'foto-intima-vazada',
    question: 'Mandei uma foto íntima e espalharam. E agora?',
    serves: ['suffered'],
    synonyms: [
      'foto íntima vazada',
      'vazou meu nude',
      'mandei nude',
      'ameaça de divulgar minhas fotos',
      'sextorsão',
      'espalharam meu vídeo',
      'chantagem com foto',
    ],
    answer:
      'Respire: isto tem saída, e a sua vida não acabou. Quem espalha ou ameaça espalhar a foto de outra pessoa comete crime, e a vergonha maior é dele. O que você fez foi confiar em alguém que não merecia.\n\nA primeira coisa que Deus fez por gente envergonhada da própria nudez foi uma roupa (Gênesis 3:21). Ele mesmo a costurou e vestiu os dois, antes de mandá-los seguir. Há um salmo sobre rostos que perdem a vergonha e se iluminam (Salmos 34:5), e Isaías anuncia o dia em que a vergonha da mocidade já não será lembrada (Isaías 54:4). Se você também errou, há perdão, e o crime continua sendo de quem o cometeu.\n\nNão pague nem mande mais nada. Guarde prints com data e nome, denuncie a publicação na própria rede, registre na delegacia. A SaferNet orienta sem custo. Se você é menor de idade, conte hoje a um adulto: a imagem é tratada como abuso, e o Disque 100 atende. Bloqueie, saia das redes por uns dias, tenha alguém dormindo perto. Se pensar em morrer, ligue 188 agora. Daqui a um ano, poucos se lembrarão, e você estará de pé.',
    verses: [
      verse('Gênesis 3:21', 'mulher túnicas vestiu'),
      verse('Salmos 34:5', 'olham rostos envergonhados'),
      verse('Isaías 54:4', 'temas vergonha juventude'),
    ],
  },
];
