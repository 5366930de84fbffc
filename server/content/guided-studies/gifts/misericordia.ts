import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { misericordiaDaysOneToFifteen } from './misericordia-days-1.ts';
import { misericordiaDaysSixteenToThirty } from './misericordia-days-2.ts';

export const misericordia: AuthoredPart<Gift> = {
  slug: 'misericordia',
  title: 'Misericórdia',
  references: [
    verse('Romanos 12:8', 'misericórdia alegria'),
    verse('Lucas 6:36', 'misericordiosos Pai'),
    verse('Lucas 10:37', 'mostrou misericórdia faze mesma maneira'),
    verse('Miqueias 6:8', 'justo amar bondade'),
    verse('Mateus 9:13', 'Quero misericórdia sacrifício'),
    verse('Tiago 2:15-16', 'nus alimento aquecei-vos proveito'),
  ],
  meaning:
    'Todo cristão é chamado a parecer-se com o Pai nisto (Lucas 6:36). Mesmo assim Paulo conta, entre os dons, o de quem se compadece, e acrescenta a maneira: com alegria (Romanos 12:8). Certas pessoas chegam perto da dor sem pânico, ficam sem olhar o relógio, acham graça nas pequenas melhoras. Na história do homem caído na estrada, Jesus mostra que compaixão é sentimento que desmonta do jumento (Lucas 10:37). Tiago zomba da bênção que não traz cobertor (Tiago 2:15-16).\n\nNão é o dom de curar, que pede a Deus o fim da doença; a misericórdia permanece ainda que a doença fique. Também não substitui a justiça: Miqueias pede as duas juntas (Miqueias 6:8), e Jesus mandou estudar melhor o que Deus quer quando os religiosos preferiam o ritual (Mateus 9:13). Alguns leitores acham que Paulo pensava numa tarefa da comunidade, como a visita aos enfermos; outros, numa graça pessoal. Cada igreja organiza isso a seu modo, com diáconos, ação social, grupos de visita.',
  characteristics: [
    'Nota quem está sofrendo antes que alguém conte.',
    'Suporta silêncio, cheiro, demora e choro sem fugir.',
    'Pergunta o que ajuda em vez de adivinhar.',
    'Trata o outro como igual, nunca como projeto.',
    'Sabe rir com quem sofre, e a pessoa fica mais leve.',
    'Conhece o seu limite e chama companhia.',
  ],
  application:
    'As pessoas contam a você coisas que não contaram a ninguém? Você volta para casa pensando no rosto do rapaz do semáforo? Dê a isso um trilho. Escolha um endereço e um dia fixo, porque presença espaçada e fiel vale mais que um acesso de generosidade. Ande em dupla. Aprenda com quem estudou: cuidadores, enfermeiras, assistentes sociais, intérpretes de Libras. Descanse antes de secar. E, em toda visita, deixe que o outro também lhe dê alguma coisa, nem que seja uma receita.',
  caution:
    'Compaixão sem verdade acoberta; sem limite, adoece; sem respeito, humilha. Ninguém deve ser mandado de volta a quem o agride em nome da misericórdia: perdoar não exige morar junto, e o caminho é proteção, 190 ou 180, e Disque 100 quando a vítima é criança ou idoso. Não fotografe a miséria alheia. Não empreste para alimentar vício. Se você cuida e pensa em sumir, ligue 188 a qualquer hora: cuidador também é gente socorrida, e pedir ajuda faz parte do dom.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Sete gritos',
        focus:
          'Antes de socorrer, aprender a língua de quem pede. Cada dia escuta um grito da Bíblia, do beco ao fundo do mar, até que você encontre entre eles o seu.',
      },
      {
        from: 8,
        to: 14,
        title: 'Obras com boas maneiras',
        focus:
          'Pão, água, teto, roupa, leito, grade e sepultura: obras antigas da igreja, agora com o modo de fazer. Em cada uma, uma frase que serve e outra que é melhor engolir.',
      },
      {
        from: 15,
        to: 21,
        title: 'Áudios da madrugada',
        focus:
          'Sete pessoas que cuidam gravam no celular o que não dizem de dia: raiva, culpa, vaidade, cansaço. A Escritura responde sem pressa, e aqui a compaixão ganha limite e coragem.',
      },
      {
        from: 22,
        to: 30,
        title: 'Invenções da alegria',
        focus:
          'Nove gestos bíblicos com o seu detalhe engenhoso, um trapo, uma bacia, um punhado caído de propósito. A misericórdia recupera o humor e termina esperando, de mãos abertas.',
      },
    ],
    days: [...misericordiaDaysOneToFifteen, ...misericordiaDaysSixteenToThirty],
  },
};
