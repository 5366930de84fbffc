import type { BookPortrait } from '../types.ts';

export const generalLetters: readonly BookPortrait[] = [
  {
    code: 'HEB',
    author: 'Anônimo; já se pensou em Paulo, Barnabé, Apolo e outros',
    period: 'Entre os anos 60 e 95; muitos preferem uma data anterior ao ano 70.',
    keyTheme: 'Não volte atrás: Jesus é melhor',
    summary:
      'Hebreus parece um sermão com despedida de carta, dirigido a cristãos cansados, que tinham perdido bens por causa da fé e pensavam em desistir. O pregador anônimo conhece o culto de Israel em minúcias e vai comparando: anjos, Moisés, descanso, sacerdotes, tenda, sangue. Em cada ponto Jesus é superior, e ao mesmo tempo muito próximo, porque foi tentado e sabe o que é chorar em oração. O que se repetia todo ano foi feito uma vez por todas. Entre as explicações há advertências severas, sobre as quais as igrejas divergem, e um álbum de família com Abel, Sara, Moisés, Raabe. Depois de tantas testemunhas na arquibancada, resta correr olhando para Jesus, que chegou primeiro.',
    keyVerses: ['Hebreus 4:15', 'Hebreus 10:35', 'Hebreus 12:2'],
  },
  {
    code: 'JAS',
    author: 'Tiago; a tradição o identifica com o irmão do Senhor',
    period: 'Entre os anos 45 e 62, para quem aceita essa autoria; outros, até o ano 90.',
    keyTheme: 'Fé com as mangas arregaçadas',
    summary:
      'Espelho, freio de cavalo, leme, faísca na mata, neblina da manhã: Tiago prega com o que se vê da janela. Vai direto ao assunto. Provação pode amadurecer; quem precisa de sabedoria, peça; o rico entra e ganha uma cadeira boa, o pobre fica em pé, e isso é vergonhoso. A língua mereceria um capítulo inteiro, e ganhou. O trecho mais debatido afirma que crer sem agir é coisa morta, como desejar "vá em paz" a quem tem fome. Lutero implicou com a carta; ela, lida com calma, não discute com Paulo, e sim com a fé de fachada. Há palavras pesadas para patrões que atrasam salário e um convite terno a orar pelos doentes.',
    keyVerses: ['Tiago 1:22', 'Tiago 2:17', 'Tiago 5:4'],
  },
  {
    code: '1PE',
    author: 'Pedro, segundo a carta e a tradição, com Silvano; outros pensam num discípulo',
    period: 'Por volta do ano 62 a 64, em Roma; outros, entre 70 e 90.',
    keyTheme: 'Esperança para quem se sente estrangeiro',
    summary:
      'Ser olhado de lado por causa da fé dói mais do que parece. Os cristãos espalhados pela atual Turquia sabiam disso: antigos companheiros de farra estranhavam a mudança e falavam mal. A carta os chama de forasteiros e, na mesma linha, de escolhidos. Lembra que nasceram de novo para uma herança que não estraga e que são pedras vivas de uma casa. Sofrer por ter feito o bem não é acidente; Cristo passou por ali e deixou pegadas. Conselhos a empregados e casais pedem leitura à luz da época, e nenhum deles autoriza maus-tratos. A carta pede aos líderes que cuidem sem ganância nem mandonismo, e a todos, que descarreguem a ansiedade em quem se importa.',
    keyVerses: ['1 Pedro 1:3', '1 Pedro 2:21', '1 Pedro 5:7'],
  },
  {
    code: '2PE',
    author: 'Pedro, segundo a carta; muitos pensam num autor anônimo que escreve em seu nome',
    period: 'Por volta do ano 65 a 68, ou entre 80 e 120.',
    keyTheme: 'Crescer na graça enquanto outros vendem atalhos',
    summary:
      'Uma escada de virtudes abre a carta, e cada degrau se apoia no anterior: fé, bondade, conhecimento, domínio próprio, perseverança, devoção, carinho fraterno, amor. O tom é de quem está perto de desmontar a barraca e quer deixar lembretes. O autor garante que não seguiu histórias inventadas; esteve no monte e ouviu a voz. Depois o estilo esquenta. Surgiram mestres que prometem liberdade e são escravos do próprio apetite, poços sem água. Zombadores perguntam onde está a promessa da vinda. A resposta mexe com o relógio: a demora tem nome de paciência, já que Deus não quer a ruína de ninguém. Novos céus e nova terra pedem, desde já, gente de vida limpa.',
    keyVerses: ['2 Pedro 1:5', '2 Pedro 1:16', '2 Pedro 3:9'],
  },
  {
    code: '1JN',
    author: 'Anônimo; a tradição atribui ao apóstolo João',
    period: 'Entre os anos 85 e 100, provavelmente na região de Éfeso.',
    keyTheme: 'Luz, verdade e amor que se podem conferir',
    summary:
      'O pensamento deste autor gira em espiral. Volta sempre a três provas, a cada volta um pouco mais fundo: o que você crê sobre Jesus, como trata os mandamentos, se ama seu irmão. Um grupo havia deixado a comunidade dizendo-se muito espiritual e negando que o Filho de Deus tivesse vindo em corpo de verdade. A resposta começa com os sentidos, ouvir, ver, apalpar. Deus é luz, e por isso não adianta fingir que não há pecado; há perdão para quem o admite. Deus é amor, e quem fecha a mão ao necessitado desmente o que canta. A carta quer dar certeza a corações que se acusam, e chama os leitores, com carinho, de filhinhos.',
    keyVerses: ['1 João 1:1', '1 João 3:17', '1 João 5:13'],
  },
  {
    code: '2JN',
    author: 'O "presbítero", sem nome; a tradição atribui ao apóstolo João',
    period: 'Entre os anos 85 e 100.',
    keyTheme: 'Amar sem abrir a porta ao engano',
    summary:
      'Esta carta cabia numa só folha de papiro. O remetente se apresenta como presbítero e escreve à "senhora eleita", que pode ser uma mulher com os filhos ou, em linguagem figurada, uma igreja inteira. Ficou contente por encontrar alguns deles vivendo na verdade. Repete o mandamento que já tinham desde o começo e explica como ele se pratica. A novidade está no alerta. Pregadores viajantes dependiam de hospedagem, e alguns rejeitavam a vinda de Jesus em carne; acolhê-los como mestres seria colaborar com o erro. A hospitalidade continua sendo virtude, desde que se olhe bem a quem se dá o púlpito. O restante do assunto fica para uma visita, porque certas conversas pedem rosto e não tinta.',
    keyVerses: ['2 João 1:4', '2 João 1:10', '2 João 1:12'],
  },
  {
    code: '3JN',
    author: 'O "presbítero", sem nome; a tradição atribui ao apóstolo João',
    period: 'Entre os anos 85 e 100.',
    keyTheme: 'Três nomes e duas maneiras de usar influência',
    summary:
      'Gaio abre a casa, Diótrefes fecha a porta, Demétrio tem bom nome com todo mundo. Em torno dessas três pessoas gira o mais curto dos escritos do Novo Testamento, se contadas as palavras gregas. O presbítero deseja saúde ao amigo e agradece a acolhida dada a missionários que ele nem conhecia. Quem sustenta esses viajantes, afirma, participa do trabalho. O contraste vem logo: existe na igreja alguém que gosta de ser o primeiro, espalha maldades, recusa visitantes e expulsa quem os recebe. Não há ameaça aos gritos, apenas a promessa de tratar disso pessoalmente e um conselho válido para qualquer conselho de igreja, o de imitar o bem. Amigos mandam lembranças, um por um.',
    keyVerses: ['3 João 1:5', '3 João 1:9', '3 João 1:11'],
  },
  {
    code: 'JUD',
    author: 'Judas, irmão de Tiago; a tradição o tem por irmão do Senhor',
    period: 'Entre os anos 60 e 90.',
    keyTheme: 'Lutar pela fé com misericórdia nos olhos',
    summary:
      'A intenção era escrever sobre a salvação que todos compartilhavam. Uma urgência mudou o assunto: gente infiltrada usava a graça como desculpa para a libertinagem. Judas convoca os leitores a defender a fé que lhes foi confiada, e descreve os intrusos com uma rajada de imagens, nuvens sem chuva, árvores sem fruto, ondas que espumam vergonha, estrelas fora de rota. Cita episódios antigos e até tradições judaicas que não fazem parte do cânon. O mais instrutivo vem depois do trovão. Como agir? Edificando-se, orando, guardando-se no amor, e tratando cada pessoa conforme o caso: com paciência quem duvida, com pressa quem está perto do fogo. Uma bênção de confiança, muito usada nos cultos, encerra a carta.',
    keyVerses: ['Judas 1:3', 'Judas 1:12', 'Judas 1:22'],
  },
];
