import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const couplesBeginnings: readonly AdviceEntry[] = [
  {
    slug: 'casamento-marcado',
    audience: 'marriage',
    situation: 'Estamos noivos e queremos começar bem o casamento.',
    synonyms: [
      'vamos casar',
      'vamos nos casar mês que vem',
      'noivos',
      'preparação para o casamento',
      'recém-casados',
      'casamos há pouco tempo',
      'primeiro ano de casados',
    ],
    advice:
      'A lista de convidados ocupa três planilhas; a conversa sobre como vocês vão viver na quarta-feira seguinte costuma caber numa carona. Em Caná, Jesus foi convidado para a festa (João 2:1-2). Convidem-no também para os assuntos que não saem na foto.\n\nGênesis resume o passo em dois verbos: deixar pai e mãe e unir-se (Gênesis 2:24). Deixar não é desprezar. É decidir que a partir dali as chaves, o orçamento e o Natal se resolvem primeiro entre vocês dois. Falem disso com as famílias antes que apareça o primeiro caso.\n\nPerguntem um ao outro o que dá vergonha perguntar. Falem do que cada um deve, se quer filhos e quando, do que espera da intimidade e de como se brigava na casa dos pais. Contem também o que, no passado de cada um, o outro precisa saber antes do casamento. Planos sem conselho fracassam, e com bons conselheiros se firmam (Provérbios 15:22): façam o curso de noivos da igreja, conversem com um casal de bodas de prata e com um recém-casado.\n\nSe nessa preparação apareceu controle, agressão, mentira séria ou uma dúvida que não passa, adiar é sabedoria, mesmo com o bufê pago. Uma festa cancelada se supera. E, passado o dia, não meçam o amor pela lua de mel. Vistam-no de manhã, como roupa que segura todas as outras (Colossenses 3:14).',
    steps: [
      'Contem nesta semana, com números, o que cada um ganha, deve e sonha comprar.',
      'Escolham um casal maduro da igreja e marquem quatro conversas, duas delas para depois do casamento.',
      'Combinem com as duas famílias como serão as visitas, as festas e as chaves da casa.',
      'Decidam como vão parar uma briga: uma palavra, um intervalo, uma hora para voltar ao assunto.',
      'Comecem já a orar juntos dois minutos por dia, para que o costume chegue antes da mudança.',
    ],
    verses: [
      verse('João 2:1-2', 'casamento Caná Jesus convidado'),
      verse('Gênesis 2:24', 'deixará pai mãe mulher uma carne'),
      verse('Provérbios 15:22', 'planos fracassam conselheiros'),
      verse('Colossenses 3:14', 'revesti amor vínculo'),
    ],
  },
  {
    slug: 'brigas-por-pouco',
    audience: 'marriage',
    situation: 'Brigamos por qualquer bobagem.',
    synonyms: [
      'brigamos por qualquer besteira',
      'brigamos todo dia',
      'brigas constantes',
      'discutimos por tudo',
      'nunca pedimos desculpa',
      'pedir perdão um ao outro',
      'só brigamos',
    ],
    advice:
      'Foi a toalha na cama. Ou o portão, ou o tom do “tá bom”. Meia hora depois, ninguém lembra da toalha, e os dois discutem uma coisa de cinco anos atrás. Provérbios compara o começo da briga com água que vaza de uma represa e dá o conselho mais prático que existe: pare antes (Provérbios 17:14).\n\nBriga pequena e repetida quase sempre fala de outra coisa. Cansaço, fome, conta atrasada, a impressão de que o outro não me enxerga. Experimentem perguntar, depois que esfriar: “O que isso significou para você?” Quem ouve não se defende; repete o que entendeu. Tiago sugere esta ordem: prontos para ouvir, lentos para falar e para se irritar (Tiago 1:19).\n\nHá ofensas que se podem deixar passar, e isso é honra, não fraqueza (Provérbios 19:11). Outras precisam de conversa. A diferença: se daqui a dois dias ainda estiver doendo, fale. E aprendam a desculpar-se por inteiro: dizer o que fiz, sem “mas você”, perguntar o que ajuda a consertar e mudar a atitude. Uma resposta branda desvia o furor (Provérbios 15:1), e alguém precisa dar a primeira.\n\nBobagem é diferente de medo. Se nas discussões um de vocês é humilhado, empurrado ou fica com receio da reação do outro, não se trata de temperamento dos dois. Quem sente esse medo procure ajuda de fora, em segurança.',
    steps: [
      'Anotem por uma semana a hora e o motivo de cada briga, e procurem juntos o que se repete.',
      'Adiem assunto sério quando um dos dois estiver com fome, com sono ou com o celular na mão.',
      'Escolham uma palavra engraçada que signifique “vamos parar aqui e voltar às oito”.',
      'Peçam perdão hoje por uma coisa específica, numa frase que não tenha a palavra “mas”.',
      'Digam um elogio verdadeiro por dia, antes que o outro precise pedir.',
    ],
    verses: [
      verse('Provérbios 17:14', 'briga águas abandona discussão'),
      verse('Tiago 1:19', 'pronta ouvir tardia falar irar'),
      verse('Provérbios 19:11', 'prudência retém ira ofensa'),
      verse('Provérbios 15:1', 'resposta suave desvia furor'),
    ],
  },
];
