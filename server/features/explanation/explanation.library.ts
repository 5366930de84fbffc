import { bookOf } from '#shared/bible/canon.ts';
import { ABOUT_BOOK, explainedVerses } from '#shared/bible/explanation-input.ts';
import {
  formatReference,
  overlap,
  type Reference,
  verseReference,
  versesOf,
} from '#shared/bible/reference.ts';
import { sectionAt } from '../../bible/apparatus/apparatus.ts';
import type { Bible } from '../../bible/bible.ts';
import { crossReferencesOf } from '../../bible/cross-references/cross-references.ts';
import { parallelsOf } from '../../content/parallels/parallels.ts';
import type { BookIntro } from '../../content/types.ts';
import { introOf } from '../../library/book-intros.ts';
import { noteOn, storyOf } from '../../library/verse-notes.ts';
import type { ExplanationInput } from './explanation.input.ts';

/** Longer passages are named instead of printed. */
const LONGEST_PRINTED = 3;
const MOST_PRINTED = 4;

const ALONE =
  'Ao ler, pergunte: o que este versículo diz no seu lugar, antes de dizer algo a mim? O que mostra de Deus? Que resposta pede hoje?';
const TOGETHER =
  'Ao ler, pergunte: como o pensamento caminha de um versículo ao outro? O que mostram de Deus, juntos? Que resposta pedem hoje?';

/**
 * Explains verses without a model and without inventing commentary, from the nearest to the widest:
 * a note of ours on them, their section, the places that speak of the same in stored words, the book.
 */
export async function explainFromLibrary(input: ExplanationInput, bible: Bible): Promise<string> {
  const { book, chapter } = input;
  const intro = introOf(book);
  const verses = explainedVerses(input);
  const note = noteOn(verses.map((verse) => verseReference(book, chapter, verse)));
  const pieces = [
    note ? `**O que diz.** ${note}` : withoutNote(verses.length > 1),
    section(input),
    await translatorsNotes(input, bible),
    story(input),
    parallels(input),
    verses.length > 1 ? TOGETHER : ALONE,
    intro ? aboutBook(intro) : '',
  ];
  return pieces.filter(Boolean).join('\n\n');
}

const withoutNote = (several: boolean) =>
  `Não temos uma nota sobre ${several ? 'estes versículos' : 'este versículo'}. Veja o contexto: o trecho, e outras passagens que falam do mesmo.`;

function aboutBook({ setting, keyTheme, author }: BookIntro): string {
  return `${ABOUT_BOOK} ${setting} Tema: ${lowerFirst(keyTheme)}. Autoria: ${lowerFirst(author)}${author.endsWith('.') ? '' : '.'}`;
}

function section(input: ExplanationInput): string {
  const [first = 1] = explainedVerses(input);
  const found = sectionAt(input.book, input.chapter, first);
  if (!found) return '';
  const { title, place } = found;
  const whole = versesOf(place).length > 1 ? `: leia ${formatReference(place)} de uma vez` : '';
  return `**O trecho.** “${title}”${whole}.`;
}

/** What happens in the chapter. */
function story({ book, chapter }: ExplanationInput): string {
  const told = storyOf(book, chapter);
  return told ? `**${book === 'PSA' ? 'O salmo' : 'O capítulo'}.** ${told}` : '';
}

/** What the translators say below the text of these verses. */
async function translatorsNotes(input: ExplanationInput, bible: Bible): Promise<string> {
  const { book, chapter, translation } = input;
  const document = await bible.chapter(book, chapter, translation);
  const own = explainedVerses(input);
  const notes = (document?.verses ?? [])
    .filter(({ number }) => own.includes(number))
    .flatMap((verse) => verse.notes ?? [])
    .map(({ text }) => (/[.?!]$/u.test(text) ? text : `${text}.`));
  return notes.length > 0 ? `**Dos tradutores.** ${notes.join(' ')}` : '';
}

/**
 * Lists parallel accounts, quotations and related passages, the hand-made ones first. The first short
 * ones stand in stored words.
 */
function parallels(input: ExplanationInput): string {
  const { book, chapter } = input;
  const verses = explainedVerses(input);
  const { gospels, quotation } = parallelsOf(book, chapter, verses);
  const { strongest } = crossReferencesOf(book, chapter, verses);
  const others = strongest.filter(
    (place) => ![...gospels, ...quotation].some((each) => overlap(each, place)),
  );
  const isOld = bookOf(book).testament === 'old';
  const retold = isOld
    ? 'O Novo Testamento retoma estas palavras'
    : 'Retoma palavras do Antigo Testamento';
  const groups: readonly (readonly [string, readonly Reference[]])[] = [
    ['Os Evangelhos contam o mesmo', gospels],
    [retold, quotation],
    ['Leia também', others],
  ];
  let room = MOST_PRINTED;
  const blocks = groups.flatMap(([lead, places]) => {
    if (places.length === 0) return [];
    const printed = places.filter(isShort).slice(0, room);
    room -= printed.length;
    const named = places.filter((place) => !printed.includes(place)).map(formatReference);
    const further = printed.length > 0 ? 'E ainda' : `${lead}:`;
    return [
      ...(printed.length > 0 ? [`${lead}:`] : []),
      ...printed.map((place) => `{{${formatReference(place)}}}`),
      ...(named.length > 0 ? [`${further} ${named.join('; ')}.`] : []),
    ];
  });
  return blocks.length > 0 ? `**Passagens paralelas.** ${blocks.join('\n\n')}` : '';
}

const isShort = (place: Reference) => versesOf(place).length <= LONGEST_PRINTED;

function lowerFirst(text: string): string {
  // A name keeps its capital: "Moisés, segundo a tradição" but "anônimo".
  return /^(?:O|A|Os|As|Um|Uma|Anônimo|Anônima|Tradicionalmente|Segundo|Provavelmente)\b/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
