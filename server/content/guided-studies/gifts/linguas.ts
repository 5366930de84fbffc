import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { linguasDaysOneToFifteen } from './linguas-days-1.ts';
import { linguasDaysSixteenToThirty } from './linguas-days-2.ts';

export const linguas: AuthoredPart<Gift> = {
  slug: 'linguas',
  title: 'Variedade de línguas',
  references: [
    verse('1 Coríntios 12:10', 'variedade línguas'),
    verse('1 Coríntios 12:30', 'Falam todos línguas'),
    verse('1 Coríntios 14:2', 'língua Deus ninguém entende mistérios'),
    verse('Atos 2:8', 'ouvimos própria língua nascemos'),
    verse('1 Coríntios 14:39-40', 'impeçais línguas decentemente ordem'),
    verse('1 Coríntios 13:1', 'línguas amor metal'),
  ],
  meaning:
    'Em Jerusalém, no Pentecostes, estrangeiros ouviram galileus falar nos idiomas em que tinham nascido (Atos 2:8). Em Corinto, Paulo trata de uma fala que se dirige a Deus e que os presentes não compreendem (1 Coríntios 14:2). Se os dois textos descrevem a mesma coisa é pergunta antiga: uns pensam sempre em idiomas humanos não aprendidos; outros, também numa linguagem de oração.\n\nIgrejas fiéis respondem de modos diversos. Pentecostais clássicos buscam este dom e veem nas línguas a evidência física inicial do batismo no Espírito, distinguindo esse sinal do dom usado no culto. Carismáticos o acolhem sem exigi-lo de todos. Muitos batistas, presbiterianos e outros entendem que ele serviu aos começos da igreja e cessou. Paulo pergunta se todos falam, e a resposta esperada é não (1 Coríntios 12:30); pede ordem e não deixa proibir (1 Coríntios 14:39-40). Acima de tudo, avisa que língua sem amor é metal batido (1 Coríntios 13:1). Estude com a sua igreja.',
  characteristics: [
    'Volta-se para Deus em louvor, não para a plateia.',
    'Na reunião, espera a vez, é breve e se cala se ninguém interpreta.',
    'Não se compara nem mede a fé de quem nunca falou.',
    'Anda junto com o entendimento e com a leitura da Bíblia.',
    'Lembra sempre o estrangeiro, que precisa ouvir na própria língua.',
  ],
  application:
    'Se você fala em línguas, agradeça e guarde a ordem de Paulo: em particular, com liberdade; na reunião, somente como a sua igreja orienta e com quem interprete. Se não fala, você não é crente de segunda fila; ore com as palavras que tem. Se a sua comunidade entende que o dom cessou, honre quem pensa de outro modo. Para todos há um serviço aberto hoje: fazer as grandezas de Deus chegarem à língua de alguém que ficou de fora, surdo, migrante, criança ou idoso.',
  caution:
    'Ensinar sílabas, empurrar pessoas, prender alguém na frente até “sair”, dizer a um adolescente que sem isso ele está perdido: nada disso é do Espírito. Não finja para ser aceito, não zombe de quem fala. Agitação com noites sem dormir ou fala desconexa pode ser doença e merece médico; remédio nenhum se larga por causa de uma experiência. Ninguém cobra por “destravar” dom. Se você foi forçado ou exposto, a vergonha não é sua; conte o que houve a alguém de confiança, fora daquela roda.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'De Babel à multidão de branco',
        focus:
          'Uma viagem pelo mapa da Bíblia, de tijolos empilhados a ramos de palmeira. A cada parada, um povo, uma fala e a pergunta: quem entendeu o quê, e quem ficou de fora?',
      },
      {
        from: 8,
        to: 14,
        title: 'Café com Cida e Élcio',
        focus:
          'Ela é da Assembleia, ele é presbiteriano, são cunhados e se gostam. Durante sete tardes conversam à mesa sobre o que os divide, e você puxa uma cadeira, sem precisar escolher um lado antes do bolo.',
      },
      {
        from: 15,
        to: 21,
        title: 'Orar quando a palavra falta',
        focus:
          'Gemido, silêncio, canto, lábio mudo, lágrima, poucas palavras, corpo inteiro. Uma semana para todas as tradições, com experimentos de oração que não dependem de fluência alguma.',
      },
      {
        from: 22,
        to: 30,
        title: 'Nove línguas para aprender a amar',
        focus:
          'A do estrangeiro, a das mãos, a das crianças, a dos velhos, a do perdão: a viagem acaba nas pessoas. A língua vira serviço, e o mês sai da própria boca em direção ao ouvido do outro.',
      },
    ],
    days: [...linguasDaysOneToFifteen, ...linguasDaysSixteenToThirty],
  },
};
