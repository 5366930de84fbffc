import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { conhecimentoDaysOneToFifteen } from './conhecimento-days-1.ts';
import { conhecimentoDaysSixteenToThirty } from './conhecimento-days-2.ts';

export const conhecimento: AuthoredPart<Gift> = {
  slug: 'conhecimento',
  title: 'Palavra de conhecimento',
  references: [
    verse('1 Coríntios 12:8', 'outro palavra conhecimento mesmo Espírito'),
    verse('1 Coríntios 8:1', 'conhecimento incha amor edifica'),
    verse('Colossenses 2:3', 'ocultos tesouros sabedoria conhecimento'),
    verse('Romanos 15:14', 'conhecimento capazes aconselhardes'),
    verse('João 4:17-18', 'marido cinco'),
    verse('2 Reis 6:12', 'Eliseu declara palavras secreta'),
  ],
  meaning:
    'Depois da sabedoria, a lista traz a palavra de conhecimento (1 Coríntios 12:8), e de novo Paulo não explica o nome. Duas compreensões convivem entre igrejas fiéis. Para umas, trata-se de entender em profundidade o que Deus já revelou e comunicá-lo com clareza, como na comunidade de Roma, cheia de conhecimento e capaz de aconselhar (Romanos 15:14). Para outras, é saber, por ação direta do Espírito, algo que não se conheceria de modo natural, à semelhança de Jesus com a samaritana (João 4:17-18) ou de Eliseu e os planos sírios (2 Reis 6:12). Há ainda quem entenda que essa segunda forma pertenceu ao tempo dos apóstolos. Converse sobre isso em sua igreja.\n\nEm qualquer leitura, o centro é o mesmo: todos os tesouros do conhecimento estão em Cristo (Colossenses 2:3), e o que se sabe serve para edificar pessoas. Saber sem amar só incha quem sabe (1 Coríntios 8:1).',
  characteristics: [
    'Gosta da Escritura e procura o sentido do texto inteiro.',
    'Distingue o que Deus disse, o que é opinião e o que não se sabe.',
    'Guarda confidências e não expõe pessoas em público.',
    'Fala com delicadeza e aceita ser conferido.',
    'Usa o que sabe para proteger, consolar e levar a Cristo.',
  ],
  application:
    'Cultive o saber que está ao alcance de todos: leia livros inteiros da Bíblia, pergunte, anote, converse com mestres da sua igreja. Se tiver uma impressão forte a respeito de alguém, ore antes de falar, avalie se convém dizer, procure a pessoa em particular e apresente como impressão, com liberdade para ela recusar. Nunca anuncie no microfone o que caberia num sussurro. Depois, pergunte se ajudou. Peça a um líder que acompanhe você e corrija sem rodeios; isso protege os dois lados da conversa.',
  caution:
    'Pouca coisa fere tanto como um “Deus me contou de você” errado. Adivinhação, pesquisa escondida nas redes para fingir dom, revelação de pecado alheio em público e recados sobre casamento, gravidez ou morte não são serviço, são abuso. Diagnóstico de doença se faz com exame; ninguém suspende remédio por palavra recebida. Recusar uma suposta revelação não é recusar a Deus. Não pague por ela, nem se deixe vigiar. E segredo que encobre violência precisa chegar a quem protege.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Conhecido primeiro: um dia com suas horas',
        focus:
          'Do despertador à insônia, cada dia mora num horário. Antes de querer saber coisas, aprende-se a ser conhecido por Deus no espelho, no ponto, no trabalho, à mesa, no quarto, sem medo e sem fachada.',
      },
      {
        from: 8,
        to: 14,
        title: 'Caixa de ferramentas',
        focus:
          'Semana de oficina com a Bíblia aberta: ler em voz alta, conferir, perguntar, pedir olhos, ligar o todo, deixar-se ensinar, praticar. Uma ferramenta por dia, cada uma aprendida com gente que a usou.',
      },
      {
        from: 15,
        to: 21,
        title: 'Casos de quem soube o que ninguém contou',
        focus:
          'Jumentas, um crime de rei, emboscadas, um sonho, um poço, um endereço e, por fim, um profeta que não soube. Em cada história a mesma pergunta: para que serviu aquele saber, e a quem ele protegeu?',
      },
      {
        from: 22,
        to: 30,
        title: 'Saber com amor',
        focus:
          'Cartas, listas, diálogos, confissões e um roteiro para provar o que se ouve. O mês muda de rumo: em vez de acumular luz, carregá-la com mãos limpas, guardar segredos, defender o fraco e aceitar conhecer em parte.',
      },
    ],
    days: [...conhecimentoDaysOneToFifteen, ...conhecimentoDaysSixteenToThirty],
  },
};
