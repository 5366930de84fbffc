import { placedWordsOf } from '#shared/portuguese/words.ts';
import { LIST_MARKER, type Resolution, textOf } from './parts.ts';

/** Popular sayings that are often taken for verses, in folded words. */
const SAYINGS: readonly string[] = [
  'deus ajuda quem cedo madruga',
  'deus ajuda a quem cedo madruga',
  'ajuda te que o ceu te ajudara',
  'ajuda te e o ceu te ajudara',
  'faze a tua parte que eu te ajudarei',
  'faz a tua parte que eu te ajudarei',
  'faca a tua parte que eu te ajudarei',
  'faca a sua parte que eu te ajudarei',
  'faz por ti que eu te ajudarei',
  'faze por ti que eu te ajudarei',
  'esforca te que eu te ajudarei',
  'levanta te que eu te ajudarei',
  'deus escreve certo por linhas tortas',
  'agua mole em pedra dura tanto bate ate que fura',
  'deus da o frio conforme o cobertor',
  'deus nao da um fardo maior do que podemos carregar',
  'deus nao da fardo maior do que podemos carregar',
  'deus nao da uma cruz maior do que podemos carregar',
  'deus tarda mas nao falha',
  'a justica de deus tarda mas nao falha',
  'a voz do povo e a voz de deus',
  'o dinheiro e a raiz de todos os males',
  'dize me com quem andas e te direi quem es',
  'diga me com quem andas e eu te direi quem es',
  'me diga com quem andas e eu te direi quem es',
  'quem com ferro fere com ferro sera ferido',
  'quem canta seus males espanta',
  'os fins justificam os meios',
  'a fe move montanhas',
  'a quem deus quer perder primeiro enlouquece',
  'quem da aos pobres empresta a deus',
  'nao faca aos outros o que nao quer que facam a voce',
  'odiar o pecado e amar o pecador',
  'odeie o pecado e ame o pecador',
  'deus odeia o pecado mas ama o pecador',
  'o homem poe e deus dispoe',
  'o homem propoe e deus dispoe',
  'cada um por si e deus por todos',
  'deus fecha uma porta e abre uma janela',
  'quando deus fecha uma porta abre uma janela',
  'a limpeza esta proxima da santidade',
  'a pressa e inimiga da perfeicao',
  'aqui se faz aqui se paga',
  'quem ri por ultimo ri melhor',
  'mais vale um passaro na mao do que dois voando',
  'devagar se vai ao longe',
  'ha males que vem para bem',
  'quem espera sempre alcanca',
  'filho de peixe peixinho e',
  'o que os olhos nao veem o coracao nao sente',
  'antes so do que mal acompanhado',
  'casa de ferreiro espeto de pau',
  'quem tem boca vai a roma',
  'nem tudo que reluz e ouro',
  'a uniao faz a forca',
  'a esperanca e a ultima que morre',
  'dos males o menor',
  'o trabalho dignifica o homem',
  'o trabalho enobrece o homem',
  'mente vazia oficina do diabo',
  'cabeca vazia oficina do diabo',
  'o inferno esta cheio de boas intencoes',
  'de boas intencoes o inferno esta cheio',
  'se conselho fosse bom nao se dava vendia se',
  'a ocasiao faz o ladrao',
  'pau que nasce torto morre torto',
  'quem casa quer casa',
  'quem nao vive para servir nao serve para viver',
  'deus e brasileiro',
  'quem nao vem pelo amor vem pela dor',
  'de mil passaras a dois mil nao chegaras',
  'este mundo de mil passara mas a dois mil nao chegara',
  'nem uma folha cai da arvore sem a permissao de deus',
  'uma folha nao cai da arvore sem deus querer',
  'quem com porcos se mistura farelo come',
  'deus e pai e nao padrasto',
  'o futuro a deus pertence',
  'quem ama perdoa',
  'so colhe quem planta',
  'quem tem fe vai a pe',
  'o que e do homem o bicho nao come',
  'cada um colhe o que planta',
  'para deus nada e impossivel basta crer',
  'a fe remove montanhas',
  'ora que melhora',
  'antes tarde do que nunca',
  'querer e poder',
  'nao cai uma folha da arvore sem que deus permita',
  'nao cai uma folha sem a permissao de deus',
  'vigiai que satanas ronda',
  'orai e vigiai que eu vos guardarei',
  'vinde a mim as criancas que delas e o reino',
  'conhece te a ti mesmo',
  'ate que a morte os separe',
  'so deus sabe o dia de amanha',
  'deus capacita os escolhidos nao escolhe os capacitados',
  'deus nao escolhe os capacitados capacita os escolhidos',
];

/** Few enough that a saying of common words is still told from others. */
const STOP_WORDS = new Set(
  'a o as os um uma e que de do da dos das em no na nao nunca se te ti me eu ele como mas para por com tu tua sua'.split(
    ' ',
  ),
);
/** Fewer words might stand together by chance. */
const FEWEST_DISTINCTIVE = 3;

/** The distinctive words of each saying, in order; all its words where these are few. */
const DISTINCTIVE_WORDS: readonly (readonly string[])[] = SAYINGS.map((saying) => {
  const words = saying.split(' ');
  const distinctive = words.filter((word) => !STOP_WORDS.has(word));
  return distinctive.length < FEWEST_DISTINCTIVE ? words : distinctive;
});

/** The popular saying that a text holds, in its own spelling; null where it holds none. */
export function sayingIn(text: string): string | null {
  const all = placedWordsOf(text);
  const distinctive = all.filter(({ plain }) => !STOP_WORDS.has(plain));
  for (const saying of DISTINCTIVE_WORDS) {
    const among = saying.some((word) => STOP_WORDS.has(word)) ? all : distinctive;
    const first = among.findIndex((_, at) =>
      saying.every((word, n) => among[at + n]?.plain === word),
    );
    const from = among[first];
    const to = among[first + saying.length - 1];
    if (from && to) return text.slice(from.start, to.end);
  }
  return null;
}

/** Resolves a popular saying: the sentence says that it is none of the Bible. */
export function resolveSaying(text: string, saying: string): Resolution {
  const marker = LIST_MARKER.exec(text)?.[0] ?? '';
  const words = saying
    .replace(/^\p{L}/u, (letter) => letter.toLowerCase())
    .replace(/^deus/, 'Deus');
  const parts = textOf(`Diz um ditado popular, que não está na Bíblia: ${words}.`);
  return [{ start: marker.length, end: text.length, parts }];
}
