import { bookOf, chapterCount, verseCount } from '#shared/bible/canon.ts';
import { type ExplanationInput, explainedVerses } from '#shared/bible/explanation-input.ts';
import { formatReference, type Reference, verseReference } from '#shared/bible/reference.ts';
import { rangesOf } from '#shared/bible/verses-label.ts';
import type { GeneratorContext } from '../../ai/generator.ts';
import type { StoredVerse } from '../../bible/bible.ts';
import { SELECTION_ID } from '../../bible/selection.ts';
import { parallelsOf } from '../../content/parallels/parallels.ts';
import type { BookIntro } from '../../content/types.ts';
import { introOf, outlinePart } from '../../library/book-intros.ts';

const NEIGHBOURS = 2;
const SIMILAR = 3;

const ALONE =
  'Ao ler, pergunte: o que este versículo diz no seu lugar, antes de dizer algo a mim? O que mostra de Deus? Que resposta pede hoje?';
const TOGETHER =
  'Ao ler, pergunte: como o pensamento caminha de um versículo ao outro? O que mostram de Deus, juntos? Que resposta pedem hoje?';

/**
 * Explains verses without a model and without inventing commentary: the book, the place of the
 * verses in it, their neighbours, their distinctive words and similar verses.
 */
export async function explainFromLibrary(
  input: ExplanationInput,
  context: GeneratorContext,
  around: readonly StoredVerse[],
): Promise<string> {
  const intro = introOf(input.book);
  const explained = explainedVerses(input);
  const verses = around.filter(({ number }) => explained.includes(number));
  const pieces = [
    intro ? aboutBook(intro) : '',
    placeIn(input, intro),
    neighbours(input),
    parallels(input),
    verses.length > 0 ? await wordsOf(input, verses, context) : '',
    explained.length > 1 ? TOGETHER : ALONE,
  ];
  return pieces.filter(Boolean).join('\n\n');
}

function aboutBook({ setting, keyTheme, author }: BookIntro): string {
  return `**O livro.** ${setting} Tema: ${lowerFirst(keyTheme)}. Autoria: ${lowerFirst(author)}${author.endsWith('.') ? '' : '.'}`;
}

function placeIn(input: ExplanationInput, intro?: BookIntro): string {
  const { book, chapter } = input;
  const { name } = bookOf(book);
  const verses = explainedVerses(input);
  const which = verses.length > 1 ? 'São os versículos' : 'É o versículo';
  const part = outlinePart(intro, chapter);
  const where = `${which} ${rangesOf(verses)} dos ${verseCount(book, chapter)} do capítulo ${chapter}, e ${name} tem ${chapterCount(book)} ${chapterCount(book) === 1 ? 'capítulo' : 'capítulos'}.`;
  return part
    ? `**O lugar.** ${where} ${verses.length > 1 ? 'Fazem' : 'Faz'} parte de “${part.title}” (${part.from === part.to ? `capítulo ${part.from}` : `capítulos ${part.from} a ${part.to}`}).`
    : `**O lugar.** ${where}`;
}

function neighbours(input: ExplanationInput): string {
  const { book, chapter } = input;
  const verses = explainedVerses(input);
  const from = Math.max(1, Math.min(...verses) - NEIGHBOURS);
  const to = Math.min(verseCount(book, chapter), Math.max(...verses) + NEIGHBOURS);
  if (from === to) return '';
  const reach = formatReference(verseReference(book, chapter, from, to));
  return `**O que está em volta.** Leia ${reach} de uma vez: um versículo se entende junto dos seus vizinhos.`;
}

/** Lists parallel accounts, quotations and related passages from the hand-made tables. */
function parallels(input: ExplanationInput): string {
  const { gospels, quotation, related } = parallelsOf(
    input.book,
    input.chapter,
    explainedVerses(input),
  );
  const isOld = bookOf(input.book).testament === 'old';
  const sentences = [
    places('Os Evangelhos contam o mesmo em', gospels),
    places(
      isOld
        ? 'O Novo Testamento retoma estas palavras em'
        : 'Retoma palavras do Antigo Testamento:',
      quotation,
    ),
    places('Leia também', related),
  ].filter(Boolean);
  return sentences.length > 0 ? `**Passagens paralelas.** ${sentences.join(' ')}` : '';
}

function places(lead: string, references: readonly Reference[]): string {
  return references.length > 0 ? `${lead} ${references.map(formatReference).join('; ')}.` : '';
}

/** Names the rarest words of the verses, and other verses that contain them. */
async function wordsOf(
  input: ExplanationInput,
  explained: readonly StoredVerse[],
  { bible }: GeneratorContext,
): Promise<string> {
  const { book, chapter, translation } = input;
  const explainedText = explained.map(({ text }) => text).join(' ');
  const terms = await bible.distinctiveTerms(explainedText, translation);
  if (terms.length === 0) return '';
  const { verses } = await bible.search(
    terms
      .slice(0, 3)
      .map(({ word }) => word)
      .join(' '),
    { limit: SIMILAR + explained.length },
    translation,
  );
  const own = explainedVerses(input);
  const similar = verses
    .filter((each) => !(each.book === book && each.chapter === chapter && own.includes(each.verse)))
    .slice(0, SIMILAR)
    .map((each) => formatReference(verseReference(each.book, each.chapter, each.verse)));
  const words = terms
    .slice(0, 4)
    .map(({ word, uses }) => `“${word}” ${uses === 1 ? 'só aqui' : `${uses} vezes`}`);
  const text = await bible.translation(translation);
  const where = text?.id === SELECTION_ID ? 'nesta seleção de passagens' : 'nesta tradução';
  const also = similar.length > 0 ? ` Palavras parecidas aparecem em ${similar.join('; ')}.` : '';
  return `**Palavras que pesam.** Contadas ${where} em todas as suas formas: ${words.join(', ')}.${also}`;
}

function lowerFirst(text: string): string {
  // A name keeps its capital: "Moisés, segundo a tradição" but "anônimo".
  return /^(?:O|A|Os|As|Um|Uma|Anônimo|Anônima|Tradicionalmente|Segundo|Provavelmente)\b/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
