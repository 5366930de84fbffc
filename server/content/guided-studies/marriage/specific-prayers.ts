import type { AuthoredStudy } from '../authored.ts';

/** Occasions for which a couple may ask for a prayer. */
export const specificPrayers: AuthoredStudy<'marriage'>['specificPrayers'] = [
  {
    title: 'Fazer as pazes',
    description:
      'Depois de uma discussão comum, quando os dois querem se aproximar e falta coragem para a primeira frase.',
  },
  {
    title: 'Voltar a conversar',
    description:
      'Para o tempo em que só se fala de horários e contas e a amizade foi ficando muda.',
  },
  {
    title: 'Aperto e dívidas',
    description:
      'Quando o dinheiro não chega ao fim do mês, há contas escondidas a confessar ou um acordo a negociar.',
  },
  {
    title: 'Desemprego e turnos trocados',
    description:
      'Para quem procura trabalho, perdeu o ânimo ou quase não encontra o outro por causa da escala.',
  },
  {
    title: 'Ternura e intimidade',
    description:
      'Pelo carinho que esfriou, pelas feridas do corpo e da memória e por acordo, respeito e alegria no quarto.',
  },
  {
    title: 'Confiança quebrada',
    description:
      'Após traição ou mentira, para quem foi ferido e para quem deseja reparar, sem pressa e sem fingimento.',
  },
  {
    title: 'À espera de um filho',
    description:
      'Para casais que tentam engravidar, aguardam a adoção ou choram uma gestação que se perdeu.',
  },
  {
    title: 'Filhos e cansaço',
    description:
      'Noites sem sono, adolescentes em crise, uma criança com deficiência, enteados: graça para educar juntos.',
  },
  {
    title: 'Sogros e famílias de origem',
    description:
      'Por honra, limites gentis e paz quando parentes opinam demais, adoecem ou precisam de cuidado.',
  },
  {
    title: 'Doença ou luto em casa',
    description:
      'Quando um dos dois adoeceu, cuida do outro até o esgotamento, ou ambos choram alguém de modos diferentes.',
  },
  {
    title: 'Cônjuge que não crê',
    description:
      'Para amar com leveza e coerência quem não partilha a fé, sem pressão e sem perder a esperança.',
  },
  {
    title: 'Aniversário de casamento',
    description:
      'Ação de graças pelos anos, memória das misericórdias e renovação das promessas para o que ainda vem.',
  },
];
