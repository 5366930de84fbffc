import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { curaDaysOneToFifteen } from './cura-days-1.ts';
import { curaDaysSixteenToThirty } from './cura-days-2.ts';

export const cura: AuthoredPart<Gift> = {
  slug: 'cura',
  title: 'Dons de curas',
  references: [
    verse('1 Coríntios 12:9', 'dons curas mesmo Espírito'),
    verse('1 Coríntios 12:30', 'todos dons curas'),
    verse('Tiago 5:14-15', 'doente anciãos azeite oração levantará'),
    verse('Atos 28:8', 'Públio febres Paulo orado curou'),
    verse('2 Timóteo 4:20', 'Trófimo doente Mileto'),
    verse('Romanos 8:23', 'gememos redenção corpo'),
  ],
  meaning:
    'O texto diz literalmente dons de curas, os dois no plural (1 Coríntios 12:9). Muitos concluem que não existe um poder permanente na mão de alguém, e sim presentes repetidos, cada um para um doente, quando Deus quer dar. Em Malta, Paulo entrou no quarto de um homem febril, orou, impôs as mãos, e ele sarou (Atos 28:8). O mesmo Paulo deixou um colaborador doente para trás (2 Timóteo 4:20), e os dois episódios pertencem ao assunto.\n\nNem todos recebem este dom (1 Coríntios 12:30), mas toda igreja pode orar: Tiago manda o enfermo chamar os presbíteros (Tiago 5:14-15). Há irmãos que esperam hoje curas como as de Atos; outros creem que o dom cumpriu seu papel com os apóstolos e que Deus segue curando, soberano, em resposta à oração. Uns e outros sabem que o corpo ainda espera a redenção completa (Romanos 8:23) e agradecem pelos médicos.',
  characteristics: [
    'Move-se por compaixão, não por espetáculo.',
    'Pergunta ao doente o que ele deseja e respeita o seu não.',
    'Ora com simplicidade e confia a Deus o resultado.',
    'Trabalha em paz com médicos, enfermeiros e remédios.',
    'Permanece ao lado de quem não sarou.',
    'Dá de graça e guarda a intimidade de quem sofre.',
  ],
  application:
    'Comece como o Novo Testamento ensina, em equipe e com os líderes da sua igreja. Peça licença, ore baixo, com poucas palavras, e toque somente se a pessoa quiser. Depois da oração, pergunte como ela está e acolha a resposta verdadeira. Incentive exames e tratamento. Visite mais de uma vez, cuide também da família, leve comida, ajude no transporte. Se houver melhora, agradeçam e confirmem com o médico antes de qualquer testemunho. Se não houver, fique: a sua presença já é parte da resposta de Deus.',
  caution:
    'Jamais mande suspender remédio, quimioterapia, insulina ou acompanhamento psiquiátrico; quem decide mudanças é a equipe de saúde. Não prometa cura, não culpe a fé do enfermo, não exponha crianças ou pessoas em sofrimento diante de câmeras. Oração cobrada é engano. Emergência pede 192 antes de tudo: dor no peito, falta de ar, desmaio, fala enrolada. Para quem pensa em morrer, o CVV atende no 188. E ninguém precisa ser “consertado” para ter lugar: deficiência não é falta de bênção.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Sete lugares com Jesus',
        focus:
          'Uma cozinha, a estrada, a sinagoga, a multidão, um tanque, a saída da aldeia, uma praia deserta: em cada lugar ele encontra um doente de modo diferente, e aprendemos a nos aproximar antes de falar.',
      },
      {
        from: 8,
        to: 14,
        title: 'Perguntas à beira do leito',
        focus:
          'Quem chama? A culpa é de quem? Orar ou tratar? Quanto custa? Todos têm o dom? Semana de respostas diretas, com a Bíblia e o bom senso, para que a oração pelos enfermos ajude e não machuque.',
      },
      {
        from: 15,
        to: 21,
        title: 'Quando não sarou',
        focus:
          'O espinho, o colega deixado em Mileto, um salmo sem luz, a doença crônica, o gemido, as frases infelizes, as lágrimas de Jesus. Lamenta-se sem procurar culpados, e aprende-se a permanecer.',
      },
      {
        from: 22,
        to: 30,
        title: 'Nove visitas',
        focus:
          'Cada dia leva a uma pessoa: internado, cuidadora, esgotado, plantonista, pessoa com deficiência, idoso, viúva, quem sarou. Do desejo de um dom chega-se a um nome na agenda e à esperança das folhas da árvore.',
      },
    ],
    days: [...curaDaysOneToFifteen, ...curaDaysSixteenToThirty],
  },
};
