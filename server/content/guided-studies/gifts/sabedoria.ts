import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { sabedoriaDaysOneToFifteen } from './sabedoria-days-1.ts';
import { sabedoriaDaysSixteenToThirty } from './sabedoria-days-2.ts';

export const sabedoria: AuthoredPart<Gift> = {
  slug: 'sabedoria',
  title: 'Palavra de sabedoria',
  references: [
    verse('1 Coríntios 12:8', 'dada Espírito palavra sabedoria'),
    verse('1 Coríntios 2:6-7', 'sabedoria maduros Deus oculta'),
    verse('Tiago 3:17', 'sabedoria alto pura pacífica'),
    verse('1 Reis 3:28', 'sabedoria Deus julgar'),
    verse('Atos 15:28', 'bem Espírito Santo carga'),
    verse('Efésios 1:17', 'Espírito sabedoria revelação'),
  ],
  meaning:
    'Paulo abre a lista dos dons com a palavra de sabedoria, dada a alguém por meio do Espírito (1 Coríntios 12:8). Ele não define o termo, e convém reconhecer isso com humildade. Pela própria carta, sabedoria é antes de tudo o plano de Deus em Cristo crucificado (1 Coríntios 2:6-7); daí muitos entenderem o dom como a capacidade de abrir esse evangelho e aplicá-lo com acerto à vida. Outros acentuam o socorro pontual: uma orientação que o Espírito concede numa situação sem saída. As duas leituras se encontram no uso: alguém precisava de direção, e a igreja recebeu uma palavra.\n\nA Escritura mostra o que a sabedoria faz. Salomão defende uma criança (1 Reis 3:28), e o encontro de Jerusalém tira um peso dos novos convertidos (Atos 15:28). O dom não se confunde com inteligência, idade ou facilidade de falar, embora possa usar as três. Mede-se pelo fruto que Tiago descreve: pureza, paz, misericórdia (Tiago 3:17). E, como todo dom, serve ao bem dos outros.',
  characteristics: [
    'Escuta muito antes de dizer pouco.',
    'Liga o evangelho à decisão concreta que está na mesa.',
    'Aceita ser conferida pela Escritura e por outros irmãos.',
    'Busca a paz sem esconder a verdade nem abandonar o fraco.',
    'Deixa a pessoa mais livre para decidir diante de Deus.',
  ],
  application:
    'Se as pessoas procuram você quando a decisão aperta, comece agradecendo e desconfiando um pouco de si. Leia Provérbios, Eclesiastes e Tiago com calma; eles treinam o ouvido. Ore pedindo, como Paulo pediu pelos efésios, espírito de sabedoria para conhecer a Cristo (Efésios 1:17). Numa conversa, faça duas perguntas antes da primeira opinião. Ofereça a palavra como sugestão a ser pesada, guarde segredo, volte depois para saber como a pessoa está. E sirva com a sua igreja, que é onde um dom aprende limites.',
  caution:
    'Conselho dado em nome de Deus pode virar corrente. Evite o “o Senhor mandou você fazer”; ninguém recebe este dom para dirigir o casamento, o voto ou o bolso alheio. Cobrar por orientação espiritual, ou usá-la para ganhar influência, é corromper o dom. Assuntos de saúde, direito e finanças pedem também profissionais, e tratamento médico não se interrompe por palavra de irmão. Havendo violência, a primeira orientação é segurança: 190 no perigo imediato, 180 para apoio à mulher. Errou? Volte, reconheça e repare.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Sete perguntas sobre a fonte',
        focus:
          'Cada dia parte de uma pergunta honesta: posso pedir, por onde se começa, como distinguir a falsa? O alvo da semana é trocar a pose de quem sabe pela mão aberta de quem recebe de Deus.',
      },
      {
        from: 8,
        to: 14,
        title: 'Sete cenas, sete vozes',
        focus:
          'Um sogro, um rei, uma dona de casa, uma moradora sobre o muro, um preso, um exilado, uma reunião: histórias da Bíblia contadas inteiras, para ver a sabedoria em pleno trabalho e aprender com o modo de cada um.',
      },
      {
        from: 15,
        to: 21,
        title: 'Sete casos da vida real',
        focus:
          'Agora as situações batem à nossa porta: dívida, grupo da família, turno, violência, luto, namoro, adolescência. Você lê o caso, procura o que protege e ama, e treina palavras que poderia de fato dizer.',
      },
      {
        from: 22,
        to: 30,
        title: 'Oficina da palavra',
        focus:
          'Nove exercícios práticos com a própria língua: calar, enxugar, sustentar, conferir, ouvir crítica, desfazer o erro, falar diante de quem manda, sumir do palco. No fim, a igreja ajuda a dizer o que cresceu.',
      },
    ],
    days: [...sabedoriaDaysOneToFifteen, ...sabedoriaDaysSixteenToThirty],
  },
};
