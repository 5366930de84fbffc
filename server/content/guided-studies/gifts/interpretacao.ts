import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { interpretacaoDaysOneToFifteen } from './interpretacao-days-1.ts';
import { interpretacaoDaysSixteenToThirty } from './interpretacao-days-2.ts';

export const interpretacao: AuthoredPart<Gift> = {
  slug: 'interpretacao',
  title: 'Interpretação de línguas',
  references: [
    verse('1 Coríntios 12:10', 'interpretação línguas'),
    verse('1 Coríntios 14:5', 'interprete igreja receba edificação'),
    verse('1 Coríntios 14:13', 'língua ore interpretar'),
    verse('1 Coríntios 14:27', 'dois três alternando-se interprete'),
    verse('1 Coríntios 14:28', 'intérprete cale-se igreja Deus'),
    verse('Neemias 8:12', 'alegremente entenderam palavras'),
  ],
  meaning:
    'É o último dom da lista (1 Coríntios 12:10) e existe por causa de outro: alguém ora ou louva em língua que a assembleia não compreende, e outro, ou a própria pessoa, recebe de Deus como dizer o sentido (1 Coríntios 14:13). O resultado vale mais que o espanto: a igreja recebe edificação (1 Coríntios 14:5). Paulo limita a dois ou três, um de cada vez, com quem interprete (1 Coríntios 14:27); sem intérprete, que se cale quem fala em língua e ore a Deus (1 Coríntios 14:28).\n\nComunidades pentecostais e carismáticas praticam este dom e discutem se o que se ouve é tradução, resumo ou resposta. Outras igrejas pensam que ele cessou com as línguas; nelas, o princípio continua na tradução da Bíblia, na pregação clara e na Libras. As duas leituras encontram-se em Neemias: o povo fez festa porque entendeu o que lhe ensinaram (Neemias 8:12). Converse sobre isso com o seu pastor e ajude os mais simples a entender.',
  characteristics: [
    'Preocupa-se com quem está sem entender.',
    'Entrega o sentido sem acrescentar interesse próprio.',
    'Prefere dizer “não sei” a inventar.',
    'Trabalha em dupla, depois do outro, sem disputar a cena.',
    'Aceita que a igreja avalie o que foi dito.',
    'Faz com que todos entendam e possam dizer amém.',
  ],
  application:
    'Onde este dom é praticado, ofereça-se aos líderes com simplicidade, ore antes, fale pouco e em linguagem comum, e deixe que outros pesem. Se nada lhe vier, fique em silêncio sem culpa. Onde não é praticado, sirva à mesma necessidade: explique um sermão ao vizinho de banco, leia a carta do INSS para um idoso, aprenda Libras, traduza o culto ao migrante. Em casa, antes de reagir a uma frase atravessada, procure o que ela quer dizer. Intérprete bom nasce desse treino.',
  caution:
    'Interpretação não traz mandamento novo nem escapa ao exame que Paulo pede para toda profecia. Cuidado com quem “traduz” recados sobre namoro, herança, oferta, voto ou doença; com quem só interpreta a favor de si; com plateias que esperam frase de efeito. Ninguém interprete sintomas como mensagem do céu: quem se corta, delira ou para de comer precisa de atendimento de saúde. E ao intérprete de consulta, delegacia ou confissão cabe sigilo: quebrar a confiança do fraco é ferir duas vezes.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Gente que fez ponte',
        focus:
          'Sete pessoas da Bíblia que ficaram entre dois lados para que um entendesse o outro: na prisão, no palácio, na praça, numa carruagem, em cima de um muro. Observe o que cada uma ganhou e o que recusou.',
      },
      {
        from: 8,
        to: 14,
        title: 'Ata de uma noite em Corinto',
        focus:
          'A mesma reunião, numa casa, contada por sete presentes: a que ora, o estivador, a visita, o aprendiz, o dono da casa, o que se calou, o secretário. Imaginação a serviço do texto, para ouvir o capítulo com muitos ouvidos.',
      },
      {
        from: 15,
        to: 21,
        title: 'Dicionário de gente',
        focus:
          'Sete verbetes: choro, grito, mudez, “tudo bem”, adolescente, esquecimento, corpo. Antes de interpretar mistérios, aprende-se a traduzir quem senta à mesa conosco, com Deus ao lado.',
      },
      {
        from: 22,
        to: 30,
        title: 'Ofício e juramento',
        focus:
          'Oito regras da profissão, das que se prendem na parede da oficina: não acrescentar, admitir, devolver a glória, emprestar a voz, escrever claro, refrescar, aquecer, confirmar. E, no nono dia, o Intérprete perfeito.',
      },
    ],
    days: [...interpretacaoDaysOneToFifteen, ...interpretacaoDaysSixteenToThirty],
  },
};
