import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const generalLetters: readonly BookIntro[] = [
  {
    slug: 'hebreus',
    code: 'HEB',
    author:
      'Desconhecido. Parte da igreja antiga pensou em Paulo, mas o texto não traz nome, e o autor diz ter recebido a mensagem de quem ouviu o Senhor (Hebreus 2:3). Já se sugeriram Barnabé, Apolo, Lucas e Priscila. Ainda no século 3, Orígenes admitia que só Deus sabe quem escreveu a carta.',
    period:
      'Entre 60 e 95 d.C.; muitos preferem antes do ano 70, porque o culto do templo é descrito como coisa ainda em uso.',
    keyTheme: 'Jesus é melhor: não voltem atrás',
    summary:
      'Mais sermão do que carta, Hebreus compara Jesus com tudo o que havia de mais alto na fé de Israel. Ele está acima dos anjos, de Moisés e de Arão; seu sacerdócio não passa, sua aliança alcança o coração, seu sacrifício foi feito uma vez e bastou. Por ter sido provado como nós, compreende quem vacila (Hebreus 4:15). Entre um argumento e outro vêm avisos severos contra o abandono da fé. Depois desfilam homens e mulheres que confiaram sem ver o fim do caminho, e o leitor é chamado a correr com os olhos em Jesus.',
    setting:
      'Os leitores, ao que tudo indica cristãos de origem judaica, já tinham sofrido insultos e perda de bens (Hebreus 10:34). Cansados, alguns faltavam às reuniões e pensavam em voltar à vida antiga. As advertências querem impedir a desistência, e cristãos divergem sobre o alcance delas; não foram escritas para esmagar quem, com medo, ainda busca Cristo.',
    outline: [
      { from: 1, to: 2, title: 'O Filho, maior que os anjos' },
      { from: 3, to: 4, title: 'Maior que Moisés; o descanso prometido' },
      { from: 5, to: 7, title: 'Sacerdote para sempre' },
      { from: 8, to: 10, title: 'Nova aliança e sacrifício único' },
      { from: 11, to: 11, title: 'As testemunhas da fé' },
      { from: 12, to: 13, title: 'Perseverança e vida em comunidade' },
    ],
    keyVerses: ['Hebreus 4:16', 'Hebreus 11:1', 'Hebreus 12:2'],
    verses: [
      verse('Hebreus 2:3', 'anunciada Senhor confirmada ouviram'),
      verse('Hebreus 4:15', 'compadecer fraquezas provado'),
      verse('Hebreus 10:34', 'espoliação bens'),
      verse('Hebreus 4:16', 'confiança trono graça'),
      verse('Hebreus 11:1', 'fé certeza esperam'),
      verse('Hebreus 12:2', 'olhando Jesus fé cruz'),
    ],
  },
  {
    slug: 'tiago',
    code: 'JAS',
    author:
      'Tiago, que se chama apenas servo de Deus e de Jesus Cristo. A tradição vê nele o irmão do Senhor (Gálatas 1:19), líder da igreja de Jerusalém. Alguns estudiosos, pelo grego apurado, supõem um redator posterior que reuniu o ensino dele.',
    period:
      'Quem reconhece no autor o irmão do Senhor põe a carta entre 45 e 62 d.C., talvez um dos primeiros escritos cristãos; os demais a situam entre 70 e 100.',
    keyTheme: 'Fé que se vê na prática',
    summary:
      'Tiago fala como os sábios de Israel, com frases curtas e comparações tiradas da vida: o espelho, o freio do cavalo, o leme, a neblina. Começa pelas provações e pela sabedoria que se pede a Deus. Denuncia a igreja que oferece a melhor cadeira ao rico e deixa o pobre em pé. Pergunta que fé é essa que vê alguém com fome e se despede com bons votos. Adverte sobre a língua, a inveja, os planos arrogantes e o salário roubado dos trabalhadores. Termina recomendando paciência, oração pelos doentes e busca de quem se desviou.',
    setting:
      'Escrita a cristãos judeus espalhados fora da terra (Tiago 1:1), muitos deles pobres, alguns explorados por donos de terra. Quando insiste em obras, Tiago combate a fé só de palavra; Paulo, em outra situação, combate quem quer comprar o favor de Deus. A unção e a oração pelos doentes não dispensam o médico.',
    outline: [
      { from: 1, to: 1, title: 'Provações, sabedoria e prática da palavra' },
      { from: 2, to: 2, title: 'Contra o favoritismo; fé e obras' },
      { from: 3, to: 3, title: 'A língua e as duas sabedorias' },
      { from: 4, to: 4, title: 'Conflitos, humildade e planos' },
      { from: 5, to: 5, title: 'Injustiça, paciência e oração' },
    ],
    keyVerses: ['Tiago 1:5', 'Tiago 1:22', 'Tiago 2:17'],
    verses: [
      verse('Gálatas 1:19', 'Tiago irmão Senhor'),
      verse('Tiago 1:1', 'doze tribos dispersão'),
      verse('Tiago 1:5', 'sabedoria peça Deus'),
      verse('Tiago 1:22', 'praticantes palavra ouvintes'),
      verse('Tiago 2:17', 'fé obras morta'),
    ],
  },
  {
    slug: '1-pedro',
    code: '1PE',
    author:
      'O apóstolo Pedro, com o auxílio de Silvano (1 Pedro 5:12); assim a igreja a recebeu desde cedo. Parte dos estudiosos, pelo bom grego e pela situação descrita, prefere um discípulo escrevendo em Roma em nome do apóstolo.',
    period: 'Cerca de 62 a 65 d.C., antes da morte de Pedro; na segunda hipótese, entre 70 e 95.',
    keyTheme: 'Esperança de quem vive como estrangeiro',
    summary:
      'Pedro escreve a gente que perdeu prestígio e sossego por causa da fé, e começa louvando a Deus por uma esperança que a morte não alcança. Eles são estrangeiros na própria rua, mas também são casa de Deus, pedras vivas, povo chamado das trevas para a luz. Daí nasce um comportamento que surpreende os vizinhos: honestidade, mansidão, resposta respeitosa a quem pergunta. Cristo sofreu injustamente e deixou pegadas. Para os que choram, a carta não oferece explicação fácil; oferece companhia, a certeza de que a dor tem fim e o convite a entregar a Deus as preocupações.',
    setting:
      'Dirige-se a cristãos dispersos por províncias da atual Turquia (1 Pedro 1:1), alvo de calúnia e hostilidade. O conselho de suportar fala a quem não tinha proteção da lei, como escravos e esposas daquele mundo, e trata do sofrimento por causa de Cristo. Não manda ninguém ficar sob agressão: hoje há leis e socorro.',
    outline: [
      { from: 1, to: 1, title: 'Esperança viva e vida santa' },
      { from: 2, to: 2, title: 'Pedras vivas entre os vizinhos' },
      { from: 3, to: 3, title: 'Casa, mansidão e razão da esperança' },
      { from: 4, to: 4, title: 'Sofrer por Cristo, servir com os dons' },
      { from: 5, to: 5, title: 'Pastores, humildade e firmeza' },
    ],
    keyVerses: ['1 Pedro 1:3', '1 Pedro 2:9', '1 Pedro 5:7'],
    verses: [
      verse('1 Pedro 5:12', 'Silvano escrevi brevemente'),
      verse('1 Pedro 1:1', 'forasteiros espalhados Capadócia'),
      verse('1 Pedro 1:3', 'regenerou esperança viva ressurreição'),
      verse('1 Pedro 2:9', 'sacerdócio nação santa luz'),
      verse('1 Pedro 5:7', 'ansiedade cuidado'),
    ],
  },
  {
    slug: '2-pedro',
    code: '2PE',
    author:
      'Traz o nome de Simão Pedro e lembranças de testemunha ocular (2 Pedro 1:16). Já na antiguidade alguns hesitavam quanto à origem, e a maioria dos estudiosos atuais pensa num discípulo; outros, apoiados no que a carta diz de si, mantêm o apóstolo.',
    period:
      'Entre 64 e 68 d.C., se é de Pedro, que sente a morte próxima; de 80 a 120 nas demais propostas. Tem muito em comum com Judas.',
    keyTheme: 'Crescer e não se deixar enganar',
    summary:
      'Em tom de testamento, a carta quer deixar lembretes que durem mais que o autor. Deus já deu o necessário para uma vida piedosa; cabe crescer, somando à fé domínio próprio, perseverança, afeto, amor. O fundamento é firme: o que os apóstolos viram e o que os profetas falaram movidos pelo Espírito. O capítulo central desmascara mestres que exploram pessoas e prometem liberdade sem tê-la. Por último, responde aos que zombam da demora da volta de Cristo. O que parece atraso é paciência, tempo dado para que muitos se arrependam (2 Pedro 3:9).',
    setting:
      'Dentro das próprias igrejas apareceram mestres que negavam o juízo e viviam sem freio, perguntando onde estava a vinda prometida (2 Pedro 3:4). As expressões fortes atingem esses exploradores; o crente que tropeça ou tem dúvidas sinceras não é o alvo delas. As imagens do fim servem para pedir vida santa, sem fixar datas.',
    outline: [
      { from: 1, to: 1, title: 'Crescimento e testemunho confiável' },
      { from: 2, to: 2, title: 'Retrato dos falsos mestres' },
      { from: 3, to: 3, title: 'A demora que é paciência' },
    ],
    keyVerses: ['2 Pedro 1:3', '2 Pedro 1:21', '2 Pedro 3:9'],
    verses: [
      verse('2 Pedro 1:16', 'testemunhas oculares'),
      verse('2 Pedro 3:4', 'promessa vinda pais'),
      verse('2 Pedro 1:3', 'poder vida devoção'),
      verse('2 Pedro 1:21', 'profecia homens Espírito'),
      verse('2 Pedro 3:9', 'promessa paciente arrependimento'),
    ],
  },
  {
    slug: '1-joao',
    code: '1JN',
    author:
      'Sem assinatura. Pelo vocabulário tão parecido com o do Evangelho de João, a tradição a atribui ao mesmo apóstolo; há quem pense num presbítero do círculo dele. O autor fala como quem viu e tocou (1 João 1:1).',
    period: 'Geralmente entre 85 e 100 d.C., na região de Éfeso.',
    keyTheme: 'Luz, amor e certeza da vida eterna',
    summary:
      'João volta várias vezes às mesmas perguntas, como quem sobe uma escada em caracol: você crê no Filho de Deus que veio em carne, vive na luz, ama o irmão? Deus é luz, portanto fingir que não se peca é mentira, e confessar é o caminho do perdão. Deus é amor, e isso se conhece na cruz, antes de qualquer sentimento nosso. Quem diz amar a Deus e odeia o irmão se engana. A carta não pretende espalhar insegurança; foi escrita para que os que creem saibam que têm a vida (1 João 5:13).',
    setting:
      'A comunidade acabava de sofrer uma separação dolorosa: alguns saíram (1 João 2:19), negando que Jesus Cristo fosse homem de verdade e dizendo-se acima do pecado. Os que ficaram estavam abalados. As frases cortantes, de luz ou trevas, respondem àquele grupo e devolvem segurança aos feridos; lidas fora disso, podem assustar consciências delicadas.',
    outline: [
      { from: 1, to: 1, title: 'A Palavra da vida; andar na luz' },
      { from: 2, to: 2, title: 'Obediência, amor e alerta' },
      { from: 3, to: 3, title: 'Filhos de Deus que amam de fato' },
      { from: 4, to: 4, title: 'Discernimento e o amor que vem de Deus' },
      { from: 5, to: 5, title: 'Fé que vence e certeza' },
    ],
    keyVerses: ['1 João 1:9', '1 João 4:19', '1 João 5:13'],
    verses: [
      verse('1 João 1:1', 'vimos olhos mãos tocaram'),
      verse('1 João 2:19', 'saíram nós'),
      verse('1 João 1:9', 'confessarmos pecados fiel perdoar'),
      verse('1 João 4:19', 'amamos amou primeiro'),
      verse('1 João 5:13', 'escrevi saibais vida eterna'),
    ],
  },
  {
    slug: '2-joao',
    code: '2JN',
    author:
      'Assina simplesmente “o ancião”. A tradição entende que é o apóstolo João, já idoso; outros pensam num presbítero do mesmo nome ou de sua escola.',
    period: 'Em torno de 85 a 100 d.C., próxima da primeira carta.',
    keyTheme: 'Verdade e amor andam juntos',
    summary:
      'Num papiro de uma folha só, o ancião diz duas coisas que não se largam. Alegra-se porque filhos da senhora que recebe a carta andam na verdade, e pede que todos continuem a amar uns aos outros, mandamento antigo e sempre novo. Em seguida avisa que há enganadores em viagem, que não confessam Jesus Cristo vindo em carne (2 João 1:7). A esses não se deve dar hospedagem nem apoio. O amor cristão tem conteúdo, e a verdade cristã tem calor. O restante ele prefere dizer de perto, porque certas conversas pedem o rosto do outro.',
    setting:
      'A senhora eleita pode ser uma mulher com seus filhos ou, como muitos entendem, uma igreja e seus membros. Pregadores itinerantes dependiam de hospedagem, e receber alguém equivalia a financiar seu ensino. A ordem de não receber trata disso; não manda cortar parentes, ser grosseiro com vizinhos ou recusar socorro a quem pensa diferente.',
    outline: [{ from: 1, to: 1, title: 'Amor na verdade e cuidado com enganadores' }],
    keyVerses: ['2 João 1:6', '2 João 1:8', '2 João 1:9'],
    verses: [
      verse('2 João 1:7', 'enganadores Cristo carne'),
      verse('2 João 1:6', 'amor andemos mandamentos'),
      verse('2 João 1:8', 'vigiai recompensa completa'),
      verse('2 João 1:9', 'doutrina Cristo Pai Filho'),
    ],
  },
  {
    slug: '3-joao',
    code: '3JN',
    author:
      'O ancião, a mesma voz da carta anterior: o apóstolo João, segundo a tradição, ou um presbítero ligado a ele.',
    period: 'Provavelmente na última década e meia do século 1.',
    keyTheme: 'Hospitalidade e liderança que serve',
    summary:
      'A menor das cartas deixa entrever três pessoas. Gaio, o destinatário, abriu a casa a missionários que nem conhecia, e o ancião o anima a seguir ajudando, pois quem acolhe participa do trabalho deles. Diótrefes gosta de mandar: recusa cartas, espalha maldades, expulsa quem é hospitaleiro (3 João 1:9-10). Demétrio, talvez o portador, tem bom nome entre todos. Fica um conselho simples, imitar o bem. O velho pastor não conhece alegria maior do que saber que seus filhos na fé vivem de acordo com a verdade.',
    setting:
      'Trata de um conflito concreto sobre receber ou não pregadores enviados, que viajavam sem salário. Os votos de saúde e bem-estar a Gaio seguem o costume das cartas da época; expressam carinho sincero e não contêm promessa de prosperidade. A crítica a Diótrefes mostra que abuso de autoridade na igreja deve ser nomeado.',
    outline: [{ from: 1, to: 1, title: 'Gaio, Diótrefes e Demétrio' }],
    keyVerses: ['3 João 1:4', '3 João 1:8', '3 João 1:11'],
    verses: [
      verse('3 João 1:9-10', 'Diótrefes maliciosas expulsa'),
      verse('3 João 1:4', 'alegria filhos andam verdade'),
      verse('3 João 1:8', 'acolher cooperadores verdade'),
      verse('3 João 1:11', 'imites mal bem'),
    ],
  },
  {
    slug: 'judas',
    code: 'JUD',
    author:
      'Judas, irmão de Tiago (Judas 1:1), que a tradição conta entre os irmãos de Jesus; não é o Iscariotes. Alguns estudiosos julgam que outro escreveu em seu nome.',
    period: 'As propostas vão de 60 a 90 d.C. A carta partilha muito material com 2 Pedro.',
    keyTheme: 'Defender a fé e guardar-se no amor',
    summary:
      'Judas queria escrever com calma sobre a salvação, mas a urgência mudou o assunto. Pessoas tinham entrado de mansinho na igreja, usavam a graça como licença para pecar e desprezavam toda autoridade. Ele busca exemplos em Israel no deserto, em Caim, em Balaão e até em tradições judaicas conhecidas dos leitores, e descreve essa gente com imagens de poeta: nuvem sem chuva, árvore sem fruto. Vira-se então para os fiéis. Pede que cresçam, orem, tenham compaixão de quem duvida e salvem quem puderem. A doxologia final entrega todos àquele que os guarda da queda (Judas 1:24).',
    setting:
      'Os destinatários não são nomeados, mas conheciam bem o Antigo Testamento e escritos judaicos como o de Enoque. O perigo estava dentro: falsos irmãos que participavam das refeições da comunidade e buscavam vantagem. A severidade mira quem corrompe e explora; para os confusos, a própria carta pede misericórdia.',
    outline: [{ from: 1, to: 1, title: 'Alerta, exemplos e guarda de Deus' }],
    keyVerses: ['Judas 1:3', 'Judas 1:21', 'Judas 1:24'],
    verses: [
      verse('Judas 1:1', 'Judas irmão Tiago'),
      verse('Judas 1:3', 'batalhar fé entregue santos'),
      verse('Judas 1:21', 'amor misericórdia vida eterna'),
      verse('Judas 1:24', 'poderoso guardar tropeçar'),
    ],
  },
];
