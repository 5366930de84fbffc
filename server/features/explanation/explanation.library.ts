import { bookOf, chapterCount, verseCount } from '#shared/bible/canon.ts';
import type { ExplanationInput } from '#shared/bible/explanation-input.ts';
import { formatReference, verseReference } from '#shared/bible/reference.ts';
import type { GeneratorContext } from '../../ai/generator.ts';
import type { StoredVerse } from '../../bible/bible.ts';
import { SELECTION_ID } from '../../bible/selection.ts';
import { BOOK_INTROS } from '../../content/book-intros/book-intros.ts';
import type { BookIntro } from '../../content/types.ts';

const NEIGHBOURS = 2;
const PARALLELS = 3;

/**
 * Without a model no commentary is invented: what the book is, where in it the verse
 * stands, what surrounds it, which words carry it, and where else they stand.
 */
export async function explainFromLibrary(
  input: ExplanationInput,
  context: GeneratorContext,
  around: readonly StoredVerse[],
): Promise<string> {
  const intro = BOOK_INTROS.find(({ code }) => code === input.book);
  const verse = around.find(({ number }) => number === input.verseNumber);
  const pieces = [
    intro ? aboutBook(intro) : '',
    placeIn(input, intro),
    neighbours(input),
    verse ? await wordsOf(input, verse, context) : '',
    'Ao ler, pergunte: o que este versículo diz no seu lugar, antes de dizer algo a mim? O que mostra de Deus? Que resposta pede hoje?',
  ];
  return pieces.filter(Boolean).join('\n\n');
}

function aboutBook({ setting, keyTheme, author }: BookIntro): string {
  return `**O livro.** ${setting} Tema: ${lowerFirst(keyTheme)}. Autoria: ${lowerFirst(author)}${author.endsWith('.') ? '' : '.'}`;
}

function placeIn({ book, chapter, verseNumber }: ExplanationInput, intro?: BookIntro): string {
  const { name } = bookOf(book);
  const part = intro?.outline.find(({ from, to }) => chapter >= from && chapter <= to);
  const where = `É o versículo ${verseNumber} dos ${verseCount(book, chapter)} do capítulo ${chapter}, e ${name} tem ${chapterCount(book)} ${chapterCount(book) === 1 ? 'capítulo' : 'capítulos'}.`;
  return part
    ? `**O lugar.** ${where} Faz parte de “${part.title}” (capítulos ${part.from} a ${part.to}).`
    : `**O lugar.** ${where}`;
}

function neighbours({ book, chapter, verseNumber }: ExplanationInput): string {
  const from = Math.max(1, verseNumber - NEIGHBOURS);
  const to = Math.min(verseCount(book, chapter), verseNumber + NEIGHBOURS);
  if (from === to) return '';
  const reach = formatReference(verseReference(book, chapter, from, to));
  return `**O que está em volta.** Leia ${reach} de uma vez: um versículo se entende junto dos seus vizinhos.`;
}

/** The rarest words of the verse, and other verses that have them. */
async function wordsOf(
  { book, chapter, verseNumber, translation }: ExplanationInput,
  verse: StoredVerse,
  { bible }: GeneratorContext,
): Promise<string> {
  const telling = await bible.tellingWords(verse.text, translation);
  if (telling.length === 0) return '';
  const { verses } = await bible.search(
    telling
      .slice(0, 3)
      .map(({ word }) => word)
      .join(' '),
    { limit: PARALLELS + 1 },
    translation,
  );
  const parallels = verses
    .filter(
      (each) => !(each.book === book && each.chapter === chapter && each.verse === verseNumber),
    )
    .slice(0, PARALLELS)
    .map((each) => formatReference(verseReference(each.book, each.chapter, each.verse)));
  const words = telling
    .slice(0, 4)
    .map(({ word, uses }) => `“${word}” ${uses === 1 ? 'só aqui' : `${uses} vezes`}`);
  const text = await bible.translation(translation);
  const where = text?.id === SELECTION_ID ? 'nesta seleção de passagens' : 'nesta tradução';
  const also =
    parallels.length > 0 ? ` Palavras parecidas aparecem em ${parallels.join('; ')}.` : '';
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
