import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { exortacaoDaysOneToFifteen } from './exortacao-days-1.ts';
import { exortacaoDaysSixteenToThirty } from './exortacao-days-2.ts';

export const exortacao: AuthoredPart<Gift> = {
  slug: 'exortacao',
  title: 'Exortação',
  references: [
    verse('Romanos 12:8', 'exortação exortar'),
    verse('Atos 4:36', 'José Barnabé filho consolação'),
    verse('1 Tessalonicenses 5:14', 'advirtais consoleis apoieis paciência todos'),
    verse('2 Coríntios 1:4', 'consola aflição possamos consolar'),
    verse('Gálatas 6:1', 'restaurai mansidão atenção ti mesmo'),
    verse('Hebreus 3:13', 'encorajai-vos cada dia hoje'),
  ],
  meaning:
    'Em português a palavra azedou: exortar lembra dedo em riste. No grego é um verbo de aproximação, chamar para o lado, e tanto servia para consolar um enlutado como para animar remadores ou chamar à razão quem se perdia. Do mesmo radical vem o nome que Jesus dá ao Espírito, o Consolador. Quem recebe este dom sabe dizer, na hora certa, a frase que põe alguém outra vez de pé (Romanos 12:8). A igreja antiga viu isso tão claramente em certo José que lhe trocou o nome: filho da consolação (Atos 4:36).\n\nO conteúdo muda conforme a pessoa: advertir uns, animar outros, sustentar os fracos (1 Tessalonicenses 5:14). E o encorajador fala do que recebeu, pois só consola bem quem já foi consolado (2 Coríntios 1:4). O ensino pergunta se o outro entendeu; a exortação pergunta se ele vai conseguir levantar amanhã, e vai junto.',
  characteristics: [
    'Enxerga no outro o que ainda não apareceu.',
    'Chega perto antes de abrir a boca.',
    'Tem coragem de dizer a verdade sem esmagar.',
    'Traduz a fé em um próximo passo possível.',
    'Volta no dia seguinte para saber como foi.',
  ],
  application:
    'Comece por escutar, porque animar o que não se conhece é barulho. Quando for falar, prefira o concreto: “vi como você tratou aquela cliente” vale mais que dez elogios soltos. Use o telefone, o bilhete, a carona, o café. Pergunte se a pessoa quer conselho ou companhia. Ao corrigir, faça-o em particular, com brandura e de olho em si (Gálatas 6:1). Acompanhe o passo combinado. E aceite ser encorajado também; todo dia chamado hoje serve para isso (Hebreus 3:13).',
  caution:
    'Otimismo forçado fere quem está no chão, e bronca em nome de Deus fere ainda mais. Não force luto a acabar, não cite versículo para encerrar conversa, não dê ordem sobre casamento, remédio ou emprego alheio. Se alguém sofre agressão, não anime a aguentar: acredite, ajude a sair, 180 ou 190. Se fala em morrer, fique junto e ligue 188, ou 192 na urgência. Desconfie do gosto de ter sempre alguém dependendo de você. Confidência não vira exemplo nem pedido de oração no grupo.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'O álbum de Barnabé',
        focus:
          'Sete retratos de um homem que passou a vida puxando cadeira para os outros. Entre eles há uma imagem borrada e uma despedida triste, o que torna o álbum mais útil para gente comum.',
      },
      {
        from: 8,
        to: 14,
        title: 'Partitura',
        focus:
          'A mesma voz pode sussurrar, bater forte, fazer pausa, correr, repetir, cantar em dueto. Cada dia traz uma indicação musical e uma cena bíblica, para aprender que o tom também é mensagem.',
      },
      {
        from: 15,
        to: 21,
        title: 'Apagar e escrever de novo',
        focus:
          'Sete mensagens de celular, cada uma com o rascunho que feria e a versão que ajudou. Desemprego, agressão, vício, tristeza, inveja, velhice, e por último um recado para si mesmo.',
      },
      {
        from: 22,
        to: 30,
        title: 'O grupo das seis da manhã',
        focus:
          'Nove caminhadas em volta de uma praça, com a carta aos Hebreus no bolso e o seu verbo preferido, “vamos”. Contadas por quem anda, até que encorajar deixe de ser discurso e vire costume.',
      },
    ],
    days: [...exortacaoDaysOneToFifteen, ...exortacaoDaysSixteenToThirty],
  },
};
