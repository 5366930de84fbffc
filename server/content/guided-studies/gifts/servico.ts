import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { servicoDaysOneToFifteen } from './servico-days-1.ts';
import { servicoDaysSixteenToThirty } from './servico-days-2.ts';

export const servico: AuthoredPart<Gift> = {
  slug: 'servico',
  title: 'Serviço',
  references: [
    verse('Romanos 12:7', 'serviço servir'),
    verse('1 Coríntios 12:28', 'socorros'),
    verse('Atos 6:3', 'sete homens cheios Espírito tarefa'),
    verse('Romanos 16:2', 'ajudado muitos inclusive mim'),
    verse('Marcos 10:45', 'Filho homem veio servir'),
    verse('1 Pedro 4:11', 'serve força Deus'),
  ],
  meaning:
    'Na lista de Romanos, Paulo diz apenas que o servidor se ocupe em servir (Romanos 12:7). A palavra grega, diakonia, vem do mundo das mesas e dos recados: é o trabalho prático que permite a outros comer, viajar, reunir-se, anunciar. Noutra lista aparecem os “socorros” (1 Coríntios 12:28), talvez a mesma graça com outro nome. Quem tem este dom bate o olho numa sala e vê a cadeira que falta, o fio solto, a mulher carregando tudo sozinha.\n\nHá parentesco com a misericórdia, e também diferença. A misericórdia senta-se ao lado de quem sofre e fica; o serviço pergunta o que precisa ser feito e faz, haja ou não dor na sala. Para a distribuição de comida em Jerusalém exigiu-se gente cheia do Espírito (Atos 6:3). Febe socorreu muitos, o apóstolo entre eles (Romanos 16:2). E o próprio Senhor escolheu este verbo para contar a que veio (Marcos 10:45).',
  characteristics: [
    'Percebe o que falta antes que alguém peça.',
    'Prefere a tarefa pronta ao discurso sobre ela.',
    'Termina o que começa e devolve a ferramenta limpa.',
    'Libera outros para o que só eles podem fazer.',
    'Não precisa que o nome saia no cartaz.',
  ],
  application:
    'Repare no que você conserta sem pensar: a torneira da sogra, a planilha do condomínio, o som que falhou no culto. Ali pode estar um dom. Pergunte antes de ajudar, porque nem toda mão estendida é bem-vinda. Combine o começo e o fim de cada tarefa. Sirva dentro de casa com o mesmo gosto com que serve na rua, e chame um mais novo para fazer junto. As forças vêm de Deus (1 Pedro 4:11); por isso quem serve dorme, almoça e tira folga.',
  caution:
    'Quem nunca diz não acaba servindo por medo. Cuidado com o cansaço que vira mau humor, com a conta secreta de favores, com o gosto de ser indispensável. Uma igreja que vive às custas das mesmas três mulheres precisa conversar sobre isso. Servir também não é sujeitar-se a quem humilha, bate ou toma o seu salário: nesses casos a Bíblia manda proteger. Serviço voluntário não substitui direito trabalhista; empregado se registra e se paga.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'As mãos de Jesus',
        focus:
          'Sete gestos pequenos do Senhor, da oficina de Nazaré à mesa do mundo que vem. Antes de fazer qualquer lista de tarefas, olha-se para quem trabalhou, juntou sobras e acendeu o fogo.',
      },
      {
        from: 8,
        to: 14,
        title: 'Classificados',
        focus:
          'Sete anúncios de vaga tirados da Bíblia: mesa, ateliê, portão, mudança, escrita, bagagem, costura. Cada um mostra um jeito de servir que raramente vira sermão, e você descobre em qual se encaixa.',
      },
      {
        from: 15,
        to: 21,
        title: 'Defeitos e consertos',
        focus:
          'Uma bancada de assistência técnica para quem já serve e anda fazendo barulho, esquentando, enferrujando. Semana de diagnóstico sincero, que termina com a cadeira em que o servo se deixa lavar.',
      },
      {
        from: 22,
        to: 30,
        title: 'Mutirão na Rua de Baixo',
        focus:
          'Uma casa destelhada, oito vizinhos e três sábados. A cada capítulo da história você dá um passo num mutirão seu, pequeno e verdadeiro, da primeira pergunta até guardar a vassoura.',
      },
    ],
    days: [...servicoDaysOneToFifteen, ...servicoDaysSixteenToThirty],
  },
};
