import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { profeciaDaysOneToFifteen } from './profecia-days-1.ts';
import { profeciaDaysSixteenToThirty } from './profecia-days-2.ts';

export const profecia: AuthoredPart<Gift> = {
  slug: 'profecia',
  title: 'Profecia',
  references: [
    verse('1 Coríntios 14:3', 'profetiza edificação consolação'),
    verse('1 Coríntios 14:29', 'dois três profetas outros julguem'),
    verse('1 Tessalonicenses 5:20', 'desprezeis profecias'),
    verse('Atos 11:28-29', 'Ágabo fome ajuda'),
    verse('2 Pedro 1:21', 'profecia homens conduzidos Espírito'),
    verse('Efésios 2:20', 'fundamento apóstolos profetas'),
  ],
  meaning:
    'Na lista de 1 Coríntios, profecia é fala dirigida a pessoas, e o texto diz para quê: construir, animar, consolar (1 Coríntios 14:3). Às vezes inclui aviso, como o de Ágabo sobre a fome, que fez a igreja organizar socorro (Atos 11:28-29). Não é adivinhação, nem horóscopo com vocabulário de culto. E não ocupa o lugar da Escritura, cujos autores falaram conduzidos pelo Espírito (2 Pedro 1:21): a profecia na reunião devia ser avaliada pelos demais (1 Coríntios 14:29).\n\nIgrejas fiéis divergem sobre hoje. Pentecostais e carismáticos creem que Deus ainda dá palavras espontâneas, sempre abaixo da Bíblia e sujeitas a exame. Outras igrejas entendem que o dom pertenceu ao alicerce lançado por apóstolos e profetas (Efésios 2:20); para elas, o que permanece é a pregação fiel. Há quem chame de profética toda aplicação certeira da Palavra. Todas leem juntas a ordem de não desprezar (1 Tessalonicenses 5:20) e a de examinar. Pergunte ao seu pastor como a sua comunidade entende.',
  characteristics: [
    'Fala para erguer quem ouve, mesmo quando precisa corrigir.',
    'Conhece a Bíblia de perto e nunca disputa lugar com ela.',
    'Aceita esperar a vez, ser breve e ser examinada em público.',
    'Diz “me parece” onde outros diriam “assim diz”.',
    'Defende o pobre antes de agradar ao influente.',
    'Reconhece o erro pelo nome quando a palavra não se confirma.',
  ],
  application:
    'Antes de falar a alguém, passe pela Bíblia e pela oração, sem pressa. Depois leve o que percebeu a uma pessoa madura da sua igreja e pergunte se aquilo edifica. Se a resposta for sim, entregue com linguagem humilde, em particular, deixando porta aberta para um “não”. Nunca comece por casamento, gravidez, doença, viagem ou dinheiro dos outros. Onde a sua comunidade não pratica este dom, sirva do mesmo jeito: leve ao desanimado, na hora certa, um texto bem lido.',
  caution:
    '“Deus me mostrou” já separou casais, esvaziou contas e calou vítimas. Palavra que exige segredo, obediência ao mensageiro ou oferta em troca deve ser recusada sem culpa. Ninguém recebeu dom para marcar data de cura, mandar parar remédio, escolher cônjuge alheio ou indicar voto. Criança não serve de porta-voz em palco. Foi ferido por uma profecia? Conte a alguém seguro; se houve ameaça ou crime, denuncie. Examinar não é incredulidade: a própria Bíblia ordena.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Sete palavras para começar limpo',
        focus:
          'Cada dia traz uma palavra só, como verbete de caderno: desejo, obra, parte, alicerce, medida, freio, testemunho. Antes de qualquer exercício, tiramos o dom do mistério e o devolvemos ao amor.',
      },
      {
        from: 8,
        to: 14,
        title: 'Retratos falados',
        focus:
          'Um menino com insônia, um homem contra quatrocentos, uma mulher consultada às pressas, um boiadeiro, uma viúva, quatro irmãs, um viajante. Em cada retrato, procure o preço que a pessoa pagou e quem foi servido.',
      },
      {
        from: 15,
        to: 21,
        title: 'A mesa de provas',
        focus:
          'Sete perguntas que qualquer membro da igreja tem o direito de fazer a qualquer profeta. Cada uma vem com um caso, para que você aprenda a pesar sem cinismo e a recusar sem medo.',
      },
      {
        from: 22,
        to: 30,
        title: 'Nove recados de porta em porta',
        focus:
          'Sai o exame, entra a entrega: palavras simples, tiradas da Escritura, levadas a gente de verdade. O último recado é para ser guardado, e o mês termina com menos barulho e mais amor.',
      },
    ],
    days: [...profeciaDaysOneToFifteen, ...profeciaDaysSixteenToThirty],
  },
};
