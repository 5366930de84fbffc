import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenSeasons: readonly AdviceEntry[] = [
  {
    slug: 'menopausa',
    audience: 'builder',
    situation: 'Estou na menopausa e não me reconheço mais.',
    synonyms: [
      'menopausa',
      'climatério',
      'calorões e insônia',
      'irritada por causa dos hormônios',
      'meu corpo mudou depois dos cinquenta',
      'envelhecer como mulher',
      'não sou mais a mesma',
    ],
    advice:
      'O ventilador virado só para você, o choro por causa de um comercial, a palavra que fugiu no meio da reunião. E, por cima, a sensação de que alguém trocou a mulher que morava aí dentro. Não é frescura e não é fraqueza espiritual: é uma mudança do corpo inteiro, que passa por fases e pode ser tratada.\n\nA Bíblia fala disso sem constrangimento. De Sara se diz que o ciclo tinha cessado, e que ela riu ao pensar se ainda haveria prazer na sua idade (Gênesis 18:11-12). Deus não se ofendeu com o assunto. Ana, viúva idosa, reconheceu no templo o menino Jesus e falou dele a todos os que esperavam o socorro de Deus (Lucas 2:36-38). O que murcha por fora não tem a última palavra; por dentro há uma renovação diária (2 Coríntios 4:16). E o Senhor promete carregar até os cabelos brancos quem ele mesmo fez (Isaías 46:4).\n\nLeve a lista ao ginecologista ou ao posto: calor, sono, secura, dor na relação, humor, ossos, pressão. Existem tratamentos, hormonais ou não, e só a consulta diz qual serve para você. Sangramento depois de um ano sem menstruar pede médico logo. Tristeza que não passa também pede consulta: pode ser depressão.\n\nEm casa, explique antes de explodir. Quem mora com você não adivinha. E não aceite que chamem de velha a mulher que está, talvez pela primeira vez, com tempo para ser dona da própria agenda.',
    steps: [
      'Anote durante duas semanas o que sente e a que horas, e marque a consulta.',
      'Conte ao marido ou a quem mora com você três coisas que ajudam e três que pioram.',
      'Caminhe ao ar livre quatro vezes por semana, de preferência com uma amiga da mesma idade.',
      'Escolha um sonho adiado e dê a ele uma tarde neste mês.',
    ],
    verses: [
      verse('2 Coríntios 4:16', 'exterior interior renova'),
      verse('Gênesis 18:11-12', 'Sara costume mulheres riu prazer'),
      verse('Lucas 2:36-38', 'Ana viúva Templo'),
      verse('Isaías 46:4', 'velhice cabelos carregarei'),
    ],
  },
  {
    slug: 'aborto-espontaneo',
    audience: 'builder',
    situation: 'Perdi o bebê no começo da gravidez, e ninguém entende a minha dor.',
    serves: ['losing'],
    synonyms: [
      'aborto espontâneo',
      'perdi o bebê',
      'perda gestacional',
      'o coração do bebê parou',
      'fiz uma curetagem',
      'perdi a gravidez de novo',
      'abortos de repetição',
    ],
    advice:
      'Não houve velório, e por isso pensam que não houve morte. Mas você já sabia a data provável, já tinha pensado no nome, já andava com a mão na barriga. A perda tem o tamanho do amor, por poucas que tenham sido as semanas.\n\nQuando os amigos de Jó o viram, sentaram-se no chão com ele sete dias sem dizer palavra, porque a dor era grande demais (Jó 2:13). Foi o melhor que fizeram; estragaram tudo ao começar a explicar. Se alguém lhe disse “foi Deus que quis” ou “logo vem outro”, pode deixar a frase no chão. Deus não estava testando você; em Jesus, ele chorou com quem chorava.\n\nO salmo pergunta até quando, sem amaciar (Salmos 13:1-2); você pode perguntar também. E, se não sai oração, o Espírito ora por dentro, com gemidos (Romanos 8:26). O Senhor que viu aquele corpo ainda sem forma (Salmos 139:16) não o perdeu de vista.\n\nA culpa costuma mentir: foi o susto, a escada, a briga. Na maioria das vezes a causa é uma falha na formação, que ninguém podia impedir. Pergunte ao médico. Febre, dor forte ou sangramento que não diminui são caso de pronto-socorro, ou 192. Depois de mais de uma perda, peça investigação. A lei dá à trabalhadora duas semanas de repouso pago, com atestado.\n\nO seu marido talvez conserte torneiras em vez de falar. Pergunte a ele de que sente falta. E, se a vontade de viver sumir, ligue 188.',
    steps: [
      'Dê ao bebê um gesto de despedida: um nome, uma carta, uma planta, uma oração a dois.',
      'Diga a uma pessoa de confiança que não precisa de explicação, só de companhia, e marque dia.',
      'Silencie por um tempo os perfis e grupos que mostram gestações, sem se sentir má por isso.',
      'Volte ao médico na data marcada, leve as perguntas escritas e conte também como está a cabeça.',
    ],
    verses: [
      verse('Salmos 139:16', 'corpo forma olhos'),
      verse('Jó 2:13', 'sete dias palavra dor'),
      verse('Salmos 13:1-2', 'Até quando tristeza coração'),
      verse('Romanos 8:26', 'Espírito fraquezas gemidos'),
    ],
  },
  {
    slug: 'filha-adolescente-gravida',
    audience: 'builder',
    situation: 'Minha filha adolescente está grávida.',
    synonyms: [
      'minha filha está grávida',
      'filha adolescente grávida',
      'minha filha engravidou',
      'vou ser avó e minha filha tem dezesseis anos',
      'gravidez na adolescência',
      'meu filho engravidou a namorada',
      'vergonha da igreja com a gravidez da minha filha',
    ],
    advice:
      'Você imaginou esse dia de outro jeito, com aliança e chá de bebê. Agora há um teste na gaveta, uma menina tremendo e uma mãe que quer gritar e abraçar ao mesmo tempo. A sua filha vai lembrar as suas primeiras frases a vida inteira. Se já saíram erradas, volte ao quarto e diga outras.\n\nAgar fugiu grávida para o deserto, sem plano. Quem a encontrou fez duas perguntas antes de qualquer outra coisa: de onde você vem e para onde vai (Gênesis 16:7-8). Ela chamou a Deus de aquele que me vê (Gênesis 16:13). Sua filha precisa ser vista assim, inteira. Jesus, diante de uma mulher envergonhada em público, não a condenou nem fingiu que nada tinha acontecido (João 8:10-11). É esse o tom. O pai da parábola correu antes de ouvir o discurso (Lucas 15:20).\n\nPergunte com calma se foi da vontade dela. Se tem menos de catorze anos, se houve força, ameaça ou um adulto envolvido, é crime: Conselho Tutelar, Disque 100, e atendimento de saúde imediato. Se ela fala em sumir ou morrer, não a deixe só; 188 e 192.\n\nPré-natal já, no posto. Escola não se larga: a lei permite estudar em casa nas últimas semanas. O pai do bebê tem nome e dever. Casar às pressas para salvar aparência costuma gerar duas crises. E a igreja? Conte você ao pastor, antes da fofoca, e peça ajuda concreta. Quem atirar pedra não merece mais ouvido do que ela.',
    steps: [
      'Diga hoje, com estas ou outras palavras: “estou assustada, mas você não está sozinha e eu a amo”.',
      'Marquem juntas a primeira consulta do pré-natal e deixe que ela fale com o médico a sós.',
      'Converse com a família do rapaz sobre apoio e despesas, sem humilhar ninguém.',
      'Fale com a escola nesta semana sobre como ela vai continuar estudando.',
      'Escolha um ombro seu, para não chorar a sua decepção no colo dela.',
    ],
    verses: [
      verse('Gênesis 16:13', 'Deus vista vê'),
      verse('Gênesis 16:7-8', 'anjo fonte Agar onde vens vais'),
      verse('João 8:10-11', 'Mulher condenou condeno'),
      verse('Lucas 15:20', 'ainda longe pai correndo'),
    ],
  },
  {
    slug: 'nora-e-netos',
    audience: 'builder',
    situation: 'Não me dou bem com minha nora e quase não vejo meus netos.',
    synonyms: [
      'minha nora não gosta de mim',
      'problemas com a nora',
      'não me deixam ver meus netos',
      'minha nora afasta meu filho de mim',
      'sou sogra e me sinto rejeitada',
      'meu neto não é criado na fé',
      'conviver com a nora',
    ],
    advice:
      'Você trocou fralda daquele homem, e agora precisa avisar antes de aparecer. Ver o filho obedecer a outro relógio dói, e doeria mesmo que a nora fosse um anjo. Dizer isso a Deus em voz alta já tira da mesa do domingo metade da tensão.\n\nO mandamento é antigo: o filho que se casa deixa pai e mãe e se une à esposa (Gênesis 2:24). Ele não abandona ninguém ao fazer isso, mas a ordem muda. Ele é marido primeiro. Quando a mãe disputa esse lugar, perde duas vezes, o filho e os netos.\n\nA mais bela história de sogra e nora começou com duas estrangeiras uma para a outra, e um luto em comum. Rute se agarrou a Noemi, ao povo e ao Deus dela (Rute 1:16); anos depois as vizinhas diziam que aquela nora valia mais que sete filhos, e Noemi tinha um neto no colo (Rute 4:15-16). Ninguém se agarra a quem só critica. Alguma coisa em Noemi dava vontade de ficar.\n\nA paz depende de você até certo ponto (Romanos 12:18). A sua parte: pedir desculpa pelo que passou do limite, perguntar como ela faz antes de ensinar, não falar dela ao filho, não dar doce escondido. Com os netos, uma avó pode plantar fé como Loide (2 Timóteo 1:5): com oração, história e colo, sem desautorizar os pais.\n\nSe há crianças em perigo, é outra conversa: Conselho Tutelar ou Disque 100. Se a visita foi cortada sem motivo, tente primeiro um mediador; a lei protege a convivência com avós, e a Defensoria orienta.',
    steps: [
      'Mande à nora uma mensagem curta, elogiando uma coisa verdadeira que ela faz bem.',
      'Pergunte ao casal que dia e que tipo de ajuda seriam bons, e cumpra só isso.',
      'Passe um mês sem dar opinião que não foi pedida, e anote o que mudou.',
      'Ore por ela, dizendo o nome, antes de orar pelo seu filho.',
    ],
    verses: [
      verse('Rute 4:15-16', 'nora ama sete filhos Noemi colo'),
      verse('Gênesis 2:24', 'deixará pai mãe mulher'),
      verse('Rute 1:16', 'Rute povo Deus'),
      verse('Romanos 12:18', 'possível paz todos'),
      verse('2 Timóteo 1:5', 'fé avó Loide'),
    ],
  },
];
