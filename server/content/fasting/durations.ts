import type { FastingDurationText } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const FASTING_DURATIONS: readonly FastingDurationText[] = [
  {
    slug: '1-dia',
    duration: '1-dia',
    title: 'Jejum de 1 dia',
    introduction:
      'Um dia é uma boa medida para começar e, para muita gente, a medida certa a vida toda. Em Mispá, o povo de Israel jejuou um dia inteiro enquanto confessava o seu pecado e voltava para Deus (1 Samuel 7:6). Jesus falou do jejum como parte natural da vida dos discípulos, feita sem alarde, diante do Pai que vê em segredo (Mateus 6:16-18). O propósito é abrir espaço: tirar por algumas horas o que nos ocupa e ocupar esse lugar com oração. Ninguém compra resposta de Deus abrindo mão de alguma coisa.',
    arrangement:
      'Escolha um dia sem esforço pesado nem longa viagem. Um modo simples é começar depois do jantar da véspera e terminar no jantar do dia seguinte; outro é ir do despertar ao pôr do sol. Reserve três paradas curtas: uma pela manhã, para apresentar o motivo; uma no meio do dia, quando a falta se faz sentir; uma à tarde, para agradecer. Conte a alguém de casa, sem fazer propaganda. Se o jejum for de alimentos, beba água o dia todo e termine com uma refeição leve, sem pressa. Passando mal, coma e descanse: interromper não é pecado.',
    closingPrayer:
      'Pai, o dia terminou e volto com gratidão ao que deixei. Tu viste o que ninguém viu: as vezes em que lembrei de ti e as muitas em que só lembrei do que me faltava. Recebe tudo pela graça, porque não trago méritos, trago um coração que quis ficar perto (Salmos 51:17). Guarda o que me mostraste hoje. Que a mansidão destas horas não se perca na primeira contrariedade. O assunto que te apresentei continua em tuas mãos; não vou cobrar prazo. Abençoa o que agora retomo, e lembra-me de quem teria pão se eu repartisse. Amanhã, no meio do barulho, que eu saiba o caminho de volta a este silêncio e a Jesus, o pão que me sustenta. Amém.',
    verses: [
      verse('1 Samuel 7:6', 'jejuaram dia pecado'),
      verse('Mateus 6:16-18', 'jejuardes hipócritas Pai segredo'),
      verse('Salmos 51:17', 'sacrifícios quebrantado desprezas'),
    ],
  },
  {
    slug: '3-dias',
    duration: '3-dias',
    title: 'Jejum de 3 dias',
    introduction:
      'Três dias aparecem na Bíblia em horas graves. Ester e os judeus de Susã jejuaram assim antes de ela arriscar a vida diante do rei (Ester 4:16), e Saulo ficou três dias sem comer nem beber depois de encontrar Jesus no caminho (Atos 9:9). São relatos de momentos únicos, e a Escritura não os apresenta como regra. O que podemos aprender deles é a seriedade: três dias dão tempo para a pressa baixar, para a verdade aparecer e para a oração deixar de ser só pedido.',
    arrangement:
      'Não faça três dias sem líquidos: o corpo não suporta. Se for um jejum de alimentos, prefira o parcial, com uma ou duas refeições simples por dia, ou o de Daniel; ficar três dias sem comer, só com acompanhamento médico. No primeiro dia, apresente o motivo e confesse o que pesa. No segundo, que costuma ser o mais difícil, ore pouco e muitas vezes. No terceiro, agradeça e interceda pelos outros. Durma bem, diminua compromissos e esforço físico. Volte ao normal aos poucos, com comida leve. Febre, tontura ou fraqueza forte são sinal de parar na hora.',
    closingPrayer:
      'Senhor, foram três dias, e eu sou a mesma pessoa, com um pouco menos de ruído. Agradeço por cada hora em que o Senhor me segurou. Vi a minha impaciência de perto, e vi também a sua paciência. Ester entrou na presença do rei sem saber o que ouviria; eu entro na sua presença sabendo que o trono é de graça (Hebreus 4:16). Deixo aqui o meu pedido mais uma vez, e deixo também o jeito de responder. Se for sim, que eu não me orgulhe; se for não, que eu não me afaste; se for espera, que eu não endureça. Encerro o jejum com alegria, dando graças por aquilo que volto a ter, e peço, em nome de Jesus, que eu continue com fome do Senhor. Amém.',
    verses: [
      verse('Ester 4:16', 'jejuai três dias perecer'),
      verse('Atos 9:9', 'três dias comeu bebeu'),
      verse('Hebreus 4:16', 'trono graça confiança misericórdia'),
    ],
  },
  {
    slug: '7-dias',
    duration: '7-dias',
    title: 'Jejum de 7 dias',
    introduction:
      'Uma semana inteira permite que o jejum encontre a vida como ela é: a segunda corrida, a quarta cansada, o domingo de culto. Os moradores de Jabes jejuaram sete dias ao sepultar Saul e seus filhos, como sinal de luto e respeito (1 Samuel 31:13). Neemias, ao saber dos muros caídos de Jerusalém, chorou, jejuou e orou por alguns dias, antes de falar com o rei (Neemias 1:4). Nenhum deles usou o jejum como alavanca para mover Deus. Jejuar é um modo de ficar diante dele com o coração inteiro.',
    arrangement:
      'Para sete dias, um jejum parcial, o de Daniel ou a abstenção de um hábito são o caminho prudente. Um jejum total dessa duração traz risco: só com acompanhamento médico. Antes de começar, fale com o médico se usa remédio ou tem qualquer doença. Marque um horário fixo de oração que caiba na sua rotina, mesmo que sejam quinze minutos. Escreva uma linha por dia sobre o que percebeu. No meio da semana, faça uma visita ou um telefonema. No sétimo dia, se puder, esteja com a igreja e termine numa refeição partilhada, sem exagero.',
    closingPrayer:
      'Deus de todos os dias, eu quis separar esta semana para ti, e ela veio misturada: oração e louça, salmo e trânsito, vontade boa e mau humor. Agradeço por não teres exigido outra coisa. Nos teus cuidados eu descansei mais do que esperava. Neemias, diante do rei, orou outra vez ao Deus dos céus antes de responder (Neemias 2:4-5). Ensina-me a seguir orando assim, no meio do trabalho e da conversa. Guarda os três ou quatro pensamentos que anotei, separa o que foi teu do que foi só meu, e faz crescer o que prestar. Conserva o horário que encontrei para estar contigo. E que, por Cristo, as pessoas da minha casa sintam no meu jeito que esta semana valeu a pena. Amém.',
    verses: [
      verse('1 Samuel 31:13', 'Jabes jejuaram sete dias'),
      verse('Neemias 1:4', 'chorei jejuei orei'),
      verse('Neemias 2:4-5', 'orei Deus céus rei'),
    ],
  },
  {
    slug: '21-dias',
    duration: '21-dias',
    title: 'Jejum de 21 dias',
    introduction:
      'Os vinte e um dias lembram Daniel, que por três semanas ficou de luto diante de Deus e se absteve de comida saborosa, de carne e de vinho (Daniel 10:2-3). Note que ele continuou comendo: foi um jejum parcial, sóbrio, sustentado pela oração. O anjo lhe contou depois que as suas palavras tinham sido ouvidas desde o primeiro dia (Daniel 10:12). A duração, portanto, não serviu para convencer Deus. Três semanas servem a nós: dão tempo para um hábito afrouxar e outro, melhor, criar raiz.',
    arrangement:
      'Faça estes vinte e um dias como Daniel fez: com alimento simples e suficiente, ou deixando um hábito, uma tela, um prazer. Jejum total ou só de líquidos por esse tempo é perigoso: só com acompanhamento médico. Fale com o seu médico antes de mudar a comida, sobretudo se toma remédio. Divida o período: a primeira semana para aquietar e confessar; a segunda para ouvir a Palavra e servir; a terceira para interceder e olhar para Cristo. Tenha um companheiro de oração. Se falhar um dia, retome no seguinte, sem recomeçar a conta. Ao terminar, volte devagar ao que deixou e decida o que não precisa voltar.',
    closingPrayer:
      'Ó Deus, três semanas se passaram. Houve dias de gosto e dias de pura teimosia, e em todos tu estavas atento desde a primeira palavra, como estiveste com Daniel (Daniel 10:12). Agradeço o que percebi em mim: de quantas coisas eu dependia sem notar, e de quanto posso abrir mão sem morrer. Ajuda-me a não voltar correndo para tudo. Mostra o que é presente teu, para eu receber com alegria, e o que era corrente, para eu deixar no chão. Peço pelos que caminharam comigo e por aqueles por quem orei. Se ainda não vejo mudança, dá-me olhos pacientes. Livra-me de contar estes dias como troféu. Que fique de tudo isto uma vontade mais simples de te obedecer, como Jesus, teu Filho, te obedeceu. Amém.',
    verses: [
      verse('Daniel 10:2-3', 'três semanas alimento agradável carne vinho'),
      verse('Daniel 10:12', 'temas primeiro dia ouvidas palavras'),
    ],
  },
  {
    slug: '40-dias',
    duration: '40-dias',
    title: 'Jejum de 40 dias',
    introduction:
      'Quarenta dias marcam grandes encontros: Moisés no Sinai (Êxodo 34:28), Elias a caminho do Horebe (1 Reis 19:8), Jesus no deserto antes do seu ministério (Mateus 4:1-2). Nesses casos houve sustento extraordinário de Deus ou uma missão única; a Bíblia não manda ninguém repetir aquele jejum. Muitos cristãos, porém, guardam quarenta dias de um modo possível: deixam algo lícito e dedicam mais tempo à oração, à Palavra e ao próximo. É um caminho comprido, bom para aprender constância e para descobrir do que o coração vive.',
    arrangement:
      'Não passe quarenta dias sem comer, nem só com líquidos: isso põe a vida em risco. Escolha um jejum parcial e leve, como uma refeição a menos por semana, ou deixe doces, álcool, televisão ou redes. Comece num dia tranquilo, combine com a família e tenha um horário curto e fixo. Descanse uma vez por semana: no domingo, muitos celebram a ressurreição sem jejuar. Marque conversas com um irmão maduro nos dias dez, vinte e trinta. Se adoecer, engravidar ou mudar de remédio, pare e procure orientação. No último dia, agradeça a Deus com outras pessoas em volta da mesa.',
    closingPrayer:
      'Pai, cheguei ao quadragésimo dia, e o que mais quero dizer é que foste fiel, mais do que eu fui. Tu conduziste o teu povo por um deserto longo, para que soubesse que, mais que do pão, a vida vem da tua boca (Deuteronômio 8:2-3). Também aprendi um pouco disso: que sinto falta de coisas bobas, que oro melhor quando durmo, que a irritação me visita por volta do décimo dia e que tu continuas ali. Agradeço por Jesus, que venceu no deserto onde eu teria caído. Nele está a minha confiança, mais do que na minha disciplina. Agora, que a vida comum seja o meu lugar de encontro contigo. Leva até o fim o que começaste em mim. Amém.',
    verses: [
      verse('Êxodo 34:28', 'quarenta dias pão água'),
      verse('1 Reis 19:8', 'comeu quarenta dias Horebe'),
      verse('Mateus 4:1-2', 'deserto jejuado quarenta fome'),
      verse('Deuteronômio 8:2-3', 'deserto fome pão boca'),
    ],
  },
  {
    slug: 'outro',
    duration: 'outro',
    title: 'Jejum com duração própria',
    introduction:
      'A Bíblia não marca um número de dias que agrade mais a Deus. Os líderes de Antioquia jejuaram enquanto serviam e oravam, sem que se diga por quanto tempo (Atos 13:2-3). O fariseu da parábola jejuava duas vezes por semana e voltou para casa sem o que mais importava, porque confiava em si mesmo (Lucas 18:12-14). A pergunta que Deus fez ao povo pelo profeta Zacarias serve para qualquer calendário: foi para mim que vocês jejuaram? (Zacarias 7:5). Escolha, então, uma medida honesta, possível e sem comparação com os outros.',
    arrangement:
      'Escreva o dia de começar e o de terminar, o que vai deixar e por quê. Pode ser uma manhã, uma refeição por semana durante um mês, os sábados de um trimestre, as noites sem telefone. Quanto mais longo o período, mais leve deve ser o jejum de alimentos; acima de um dia, prefira o parcial, e converse antes com o médico. Ligue o jejum a uma hora certa de oração e a um gesto de cuidado com alguém. Reveja na metade se a medida continua boa para o corpo e para a casa. Mudar o plano com bom senso não é fracasso, e o jejum pode ser encerrado com gratidão.',
    closingPrayer:
      'Senhor, a medida que escolhi chegou ao fim. Ninguém mais sabe ao certo o que estes dias foram, e está bem assim: o Senhor vê no segredo. Se jejuei para mim, para me sentir melhor que os outros, perdoe-me. Se jejuei para o Senhor, ainda que pouco e mal, receba. Como o cobrador de impostos da parábola, só tenho um pedido que serve para todos os dias: misericórdia (Lucas 18:13). O que busquei neste tempo continua diante dos seus olhos. Dê-me paciência para viver sem a resposta e humildade para viver com ela. Que eu leve daqui um costume pequeno e bom, e que alguém seja servido por causa dele. Agora retomo o que deixei e descanso, agradecendo por Jesus, em quem a sua misericórdia me alcançou. Amém.',
    verses: [
      verse('Atos 13:2-3', 'servido jejuado jejuando orando'),
      verse('Lucas 18:12-14', 'Jejuo duas vezes justificado'),
      verse('Zacarias 7:5', 'jejuastes verdadeiramente mim'),
      verse('Lucas 18:13', 'publicano misericórdia pecador'),
    ],
  },
];
