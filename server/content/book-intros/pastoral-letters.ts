import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const pastoralLetters: readonly BookIntro[] = [
  {
    slug: '1-timoteo',
    code: '1TI',
    author:
      'A carta traz o nome de Paulo, e assim a leu a igreja antiga; muitos evangélicos a mantêm como dele. Grande parte dos estudiosos, pelo estilo e pela organização da igreja ali descrita, supõe um discípulo que escreveu na tradição do apóstolo.',
    period:
      'Entre 62 e 65 d.C., depois da primeira prisão em Roma, se é de Paulo; fora dessa hipótese, fala-se de 80 a 100.',
    keyTheme: 'Como cuidar da igreja de Deus',
    summary:
      'Timóteo, jovem e um tanto tímido, ficou à frente de uma igreja difícil. Paulo lhe escreve como pai: combata as conversas estéreis, guarde o essencial, ore por todos, inclusive pelas autoridades. Descreve o caráter de quem lidera e de quem serve, e quase tudo é caráter, pouco é talento. Orienta o trato com idosos, viúvas, presbíteros e escravos. Lembra a própria história, de perseguidor alcançado por misericórdia. Perto do fim adverte contra o amor ao dinheiro e contra mestres que fazem da fé um negócio, e aos ricos pede generosidade.',
    setting:
      'Timóteo está em Éfeso, encarregado de conter quem ensinava mitos, genealogias e proibições (1 Timóteo 1:3). O texto dirige-se a um responsável por uma comunidade concreta, o que ajuda a ler suas normas. As linhas sobre mulheres no culto e na liderança são entendidas de formas distintas por cristãos sérios; converse com seu pastor.',
    outline: [
      { from: 1, to: 1, title: 'Falsos mestres e a misericórdia recebida' },
      { from: 2, to: 3, title: 'Oração, culto e liderança' },
      { from: 4, to: 4, title: 'O bom servo de Cristo' },
      { from: 5, to: 5, title: 'Viúvas, anciãos e relações na igreja' },
      { from: 6, to: 6, title: 'Contentamento, dinheiro e o bom combate' },
    ],
    keyVerses: ['1 Timóteo 1:15', '1 Timóteo 2:5', '1 Timóteo 4:12'],
    verses: [
      verse('1 Timóteo 1:3', 'Éfeso ensinem outra doutrina'),
      verse('1 Timóteo 1:15', 'Cristo mundo salvar pecadores'),
      verse('1 Timóteo 2:5', 'só Deus Mediador'),
      verse('1 Timóteo 4:12', 'juventude exemplo crentes'),
    ],
  },
  {
    slug: '2-timoteo',
    code: '2TI',
    author:
      'Em nome de Paulo, e a mais pessoal das três cartas pastorais. A tradição a considera o seu último escrito. Também aqui há estudiosos que pensam num discípulo, alguns deles admitindo que ele guardou bilhetes autênticos do apóstolo.',
    period:
      'Se é de Paulo, entre 64 e 67 d.C., pouco antes de sua morte em Roma. Datas de 80 a 100 são sugeridas por quem a atribui a um discípulo.',
    keyTheme: 'Guardar a fé até o fim',
    summary:
      'Um velho preso, com frio e quase só, escreve a quem ama como filho. Recorda as lágrimas da despedida, a fé da avó Loide e da mãe Eunice, e pede coragem: Timóteo não deve ter vergonha do evangelho nem do amigo acorrentado. As imagens são de esforço: soldado, atleta, lavrador. É preciso passar o ensino a pessoas de confiança, fugir de discussões tolas, suportar. Tempos duros virão, e a Escritura basta para preparar quem serve. Na última página Paulo faz o balanço da vida e, no meio da solidão, manda buscar a capa, os livros e o amigo.',
    setting:
      'Paulo espera a execução (2 Timóteo 4:6); alguns companheiros o deixaram, e só Lucas está por perto. Timóteo enfrenta desânimo e mestres que distorcem a ressurreição. Tudo aqui tem peso de despedida: as ordens são de quem entrega a tarefa à geração seguinte e precisa saber que ela continuará.',
    outline: [
      { from: 1, to: 1, title: 'Sem vergonha do evangelho' },
      { from: 2, to: 2, title: 'Soldado, atleta, lavrador e obreiro' },
      { from: 3, to: 3, title: 'Tempos difíceis e a força da Escritura' },
      { from: 4, to: 4, title: 'Última tarefa e despedida' },
    ],
    keyVerses: ['2 Timóteo 1:7', '2 Timóteo 3:16', '2 Timóteo 4:7'],
    verses: [
      verse('2 Timóteo 4:6', 'tempo partida perto'),
      verse('2 Timóteo 1:7', 'espírito medo força moderação'),
      verse('2 Timóteo 3:16', 'Escritura inspirada ensinar'),
      verse('2 Timóteo 4:7', 'luta carreira fé'),
    ],
  },
  {
    slug: 'tito',
    code: 'TIT',
    author:
      'Paulo, segundo a carta e a tradição. A discussão é a mesma das cartas a Timóteo: uns sustentam a autoria, outros falam de um discípulo que aplicou o ensino do apóstolo a uma situação nova.',
    period:
      'Aproximadamente de 62 a 65 d.C., no caso de Paulo, numa viagem que Atos não conta; na outra hipótese, fim do século 1.',
    keyTheme: 'A graça que ensina a viver bem',
    summary:
      'Breve e prática, a carta liga o tempo todo doutrina e comportamento. Tito precisa organizar igrejas novas, escolhendo líderes de vida limpa, hospitaleiros e firmes, capazes de responder a quem semeia confusão por interesse. Homens e mulheres, velhos e moços, servos e senhores: cada um tem um modo de honrar o evangelho dentro de casa e diante dos de fora. Duas vezes o texto para e explica de onde vem essa mudança. A bondade de Deus apareceu em Jesus e nos salvou por misericórdia, pelo Espírito que renova, e agora nos treina para boas obras.',
    setting:
      'Tito, cristão de origem grega, ficou em Creta para completar o que faltava (Tito 1:5). A ilha tinha má fama, e o dito rude sobre os cretenses é citação de um poeta de lá, usada para mostrar o tamanho da tarefa; não serve para rotular povo algum. Havia gente ganhando dinheiro com ensino religioso.',
    outline: [
      { from: 1, to: 1, title: 'Líderes fiéis contra enganadores' },
      { from: 2, to: 2, title: 'A graça ensina cada idade' },
      { from: 3, to: 3, title: 'Salvos por misericórdia para boas obras' },
    ],
    keyVerses: ['Tito 2:11', 'Tito 2:14', 'Tito 3:5'],
    verses: [
      verse('Tito 1:5', 'Creta ordem presbíteros'),
      verse('Tito 2:11', 'graça salvadora manifestou'),
      verse('Tito 2:14', 'purificar povo boas obras'),
      verse('Tito 3:5', 'misericórdia salvou renovação'),
    ],
  },
  {
    slug: 'filemom',
    code: 'PHM',
    author: 'Paulo, com Timóteo na saudação. É das poucas cartas cuja autoria ninguém discute.',
    period:
      'Cerca de 60 a 62 d.C., se a prisão é a de Roma; alguns preferem Éfeso, em meados da década de 50. Costuma ser ligada a Colossenses.',
    keyTheme: 'De escravo a irmão',
    summary:
      'São vinte e cinco versículos, o bilhete mais pessoal de Paulo. Onésimo, escravo de Filemom, tinha se separado dele, talvez fugindo, talvez devendo algo. Encontrou o apóstolo na prisão e tornou-se cristão. Agora volta para casa com esta carta na mão. Paulo poderia mandar, mas prefere pedir por amor: que Filemom o receba, já não como escravo e sim como irmão querido (Filemom 1:16), do mesmo modo que receberia o próprio Paulo. Qualquer prejuízo, ele paga. Com delicadeza e algum humor, o apóstolo confia que o amigo fará ainda mais do que lhe foi pedido.',
    setting:
      'Endereçada a Filemom e à igreja reunida na casa dele, de modo que o pedido privado teve testemunhas. A escravidão era parte da lei romana, e um fugitivo corria grave perigo. O texto não a discute em tese nem a aprova; põe dois homens desiguais na condição de irmãos, e isso mina a instituição por dentro.',
    outline: [{ from: 1, to: 1, title: 'Gratidão, pedido por Onésimo e saudações' }],
    keyVerses: ['Filemom 1:6', 'Filemom 1:16', 'Filemom 1:18'],
    verses: [
      verse('Filemom 1:6', 'comunhão fé eficaz'),
      verse('Filemom 1:16', 'servo amado irmão'),
      verse('Filemom 1:18', 'dano deve conta'),
    ],
  },
];
