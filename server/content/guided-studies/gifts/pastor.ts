import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { pastorDaysOneToFifteen } from './pastor-days-1.ts';
import { pastorDaysSixteenToThirty } from './pastor-days-2.ts';

export const pastor: AuthoredPart<Gift> = {
  slug: 'pastor',
  title: 'Pastor',
  references: [
    verse('Efésios 4:11', 'outros pastores'),
    verse('João 10:11', 'bom Pastor vida ovelhas'),
    verse('1 Pedro 5:2-3', 'Pastoreai rebanho voluntariamente dominando exemplos'),
    verse('Atos 20:28', 'Espírito supervisores apascentardes igreja'),
    verse('Ezequiel 34:4', 'fracas doente curativo desgarrada perdida dureza'),
    verse('Jeremias 3:15', 'pastores coração conhecimento'),
  ],
  meaning:
    'No Novo Testamento, uma única vez o substantivo nomeia um ministério da igreja, e vem colado a mestres (Efésios 4:11); por isso uns contam ali dois dons, outros um só, de quem cuida ensinando. O sentido vem de longe. Deus tinha prometido pastores segundo o seu coração (Jeremias 3:15) e tinha acusado os que não enfaixavam as ovelhas feridas nem procuravam as perdidas, mas mandavam com dureza (Ezequiel 34:4). Então veio o bom Pastor, que deu a vida (João 10:11), e todo outro pastor trabalha para ele.\n\nPaulo chama assim o serviço dos presbíteros de Éfeso (Atos 20:28), e Pedro pede que o façam de boa vontade, sem ganância nem mando, como exemplo (1 Pedro 5:2-3). As igrejas organizam o ofício de modos diferentes: bispo, conselho, pastor único, e divergem sobre quem pode ocupá-lo. O dom, porém, aparece também sem cargo: na avó que junta os netos, em quem lidera uma célula, no porteiro que sabe o nome de todos.',
  characteristics: [
    'Percebe quem faltou e vai ver por quê.',
    'Prefere acompanhar poucos por muito tempo.',
    'Alimenta com a Bíblia, em porções que se conseguem digerir.',
    'Fica quando a situação é feia e demorada.',
    'Protege o vulnerável, mesmo contra gente influente.',
    'Sabe-se ovelha e deixa que cuidem dele.',
  ],
  application:
    'Talvez as pessoas desabafem com você na cozinha, e você se lembre, dias depois, do nome do remédio. Leve isso a sério. Escolha três ou quatro para acompanhar com constância, em vez de trinta por impulso. Estude um pouco por semana o que vai servir. Monte uma rede: médica, psicólogo, assistente social, um pastor experiente. Respeite a folga, a família e o próprio corpo. Peça à sua igreja um cuidado pequeno, com supervisão. E tenha alguém a quem você mesmo conte como está.',
  caution:
    'Cuidar dá poder, e poder sem luz apodrece. Ninguém controla namoro, dinheiro, voto ou remédio de outra pessoa em nome de Deus. Não peça obediência cega, não isole ninguém da família, não se reúna às escondidas, não troque cuidado por favores. Qualquer envolvimento sexual de um líder com quem ele pastoreia é abuso. Crime se leva à polícia: 190, Ligue 180, Disque 100; não se abafa para poupar o ministério. E o próprio cuidador adoece: procure ajuda cedo, sem vergonha, e divida a carga.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Primeiro, ovelha',
        focus:
          'Um salmo inteiro, linha por linha, sem pressa e sem tarefa de líder. Antes de cuidar, deixar que o único dono do rebanho conte, deite, levante, sirva, siga e chame você pelo nome.',
      },
      {
        from: 8,
        to: 14,
        title: 'Sete verbos de quem cuida',
        focus:
          'Contar, dar de comer, enfaixar, procurar, diminuir o passo, pôr-se no meio, revezar. Verbos de campo que se praticam na garagem, no portão e no corredor do posto.',
      },
      {
        from: 15,
        to: 21,
        title: 'Exame de porta fechada',
        focus:
          'Perguntas duras sobre fuga, controle, vaidade, dinheiro, escândalo e seguidores. O dom aprende a ter medo do lobo de dentro, e o sétimo dia da semana oferece um banco a quem foi ferido.',
      },
      {
        from: 22,
        to: 30,
        title: 'Cartas de seu Osvaldo a Marli',
        focus:
          'Um pastor aposentado escreve a uma diarista que cuida de nove pessoas numa garagem. Conta os seus erros, protege a saúde dela e passa adiante a pergunta da praia, até a despedida.',
      },
    ],
    days: [...pastorDaysOneToFifteen, ...pastorDaysSixteenToThirty],
  },
};
