import { formatReference, type Reference } from '#shared/bible/reference.ts';
import type { LibraryAnswer } from '../../ai/generator.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import type { QuestionEntry, ThemeStudy } from '../../content/types.ts';
import { findInLibrary, nearestTo, withHeading } from '../../library/find.ts';
import { findPrayer, otherPrayer } from '../../library/prayers.ts';
import { bookParagraph } from './book-answer.ts';
import type { FollowUp } from './follow-up.ts';
import { aboutPassage, surroundings } from './place-answer.ts';
import { shown, written } from './written.ts';

const OFFERED = 3;
/** The theme of the prayer where none is about the last answer. */
const FOR_ANY_MATTER = 'Sabedoria';
const NO_PRAYER =
  'Escolha uma oração em “Orações”, ou diga em poucas palavras sobre o que quer orar.';

/** What the last answer was about. */
export type Subject =
  | Readonly<{ kind: 'question'; entry: QuestionEntry }>
  | Readonly<{ kind: 'study'; entry: ThemeStudy }>
  | Readonly<{ kind: 'prayer'; slug: string; text: string }>
  | Readonly<{ kind: 'place'; place: Reference }>;

/** A name by which two subjects are told apart. */
export const nameOf = (subject: Subject): string =>
  subject.kind === 'place'
    ? formatReference(subject.place)
    : `${subject.kind} ${subject.kind === 'prayer' ? subject.slug : subject.entry.slug}`;

/** The same, as the parts that lead on from it. */
type Material = Readonly<{
  /** The name by which other texts on it are found. */
  title: string;
  paragraphs: readonly string[];
  verses: readonly string[];
  /** The entry of the questions, where it was one. */
  slug: string | null;
}>;

/** @param turn how often the same was asked before on this subject */
export function goOn(act: FollowUp, subject: Subject, turn: number): LibraryAnswer<string> {
  if (subject.kind === 'place') return goOnFromPlace(act, subject.place);
  const isOtherPrayer = subject.kind === 'prayer' && (act === 'other' || act === 'prayer');
  if (isOtherPrayer) return told(otherPrayer(subject.slug, subject.text, turn));
  if (subject.kind === 'prayer' && act === 'short')
    return told(subject.text.split('\n\n').at(-1) ?? '');
  const material = materialOf(subject);
  switch (act) {
    case 'verse':
      return verseOn(material, turn);
    case 'prayer':
      return prayerOn(material, turn);
    case 'short':
      return turn === 0
        ? told(`Em poucas palavras:\n\n${inShort(material)}`)
        : inOtherWords(material);
    case 'other':
      return otherOn(material, turn);
    case 'step':
      if (turn > 0) return moreOn(material);
      return leadingOn(
        `Um passo a partir daqui:\n\n${material.paragraphs.at(-1) ?? ''}`,
        'Para continuar, há outros textos próximos.',
        material,
      );
    case 'more':
      return turn > 0 ? otherOn(material, turn - 1) : moreOn(material);
  }
}

function told(content: string, from?: Material): LibraryAnswer<string> {
  return { content, notices: [], ...(from ? { offers: nearOf(from).slice(0, OFFERED) } : {}) };
}

/** What is said besides other texts is only said where there are some. */
function leadingOn(content: string, aboutOthers: string, from: Material): LibraryAnswer<string> {
  const answer = told(content, from);
  return answer.offers?.length ? { ...answer, content: `${content}\n\n${aboutOthers}` } : answer;
}

/** Texts on the same matter; where there are none, none is better than one on another. */
function nearOf({ slug, title }: Material) {
  if (slug) return nearestTo('question', slug);
  const { entry, fit, offers } = findInLibrary('question', QUESTIONS, title);
  if (fit === 'none') return [];
  return entry ? [{ id: entry.slug, title: entry.question }, ...offers] : offers;
}

function materialOf(subject: Exclude<Subject, { kind: 'place' }>): Material {
  if (subject.kind === 'prayer') {
    const { text, slug } = subject;
    const { title, verses } = findPrayer(slug.replaceAll('-', ' ')).entry ?? {};
    return {
      title: title ?? slug,
      paragraphs: text.split('\n\n'),
      verses: verses ?? [],
      slug: null,
    };
  }
  const verses = subject.entry.verses.map(({ reference }) => reference);
  if (subject.kind === 'study') {
    const { theme, introduction, mainPoints, practicalApplication } = subject.entry;
    const paragraphs = [introduction, ...mainPoints, practicalApplication];
    return { title: theme, paragraphs, verses, slug: null };
  }
  const { question, answer, slug } = subject.entry;
  return { title: question, paragraphs: answer.split('\n\n'), verses, slug };
}

/** The verses of the text, one after the other; the first was shown with it. */
function verseOn(material: Material, turn: number): LibraryAnswer<string> {
  const next = material.verses[turn + 1];
  if (next) return told(`{{${next}}}`);
  const [first] = material.verses;
  if (first)
    return told(
      `Estes são os versículos deste texto. O principal é este:\n\n{{${first}}}`,
      material,
    );
  return leadingOn(
    'Este texto não traz outro versículo.',
    'Talvez um dos textos abaixo traga.',
    material,
  );
}

function prayerOn({ title }: Material, turn = 0): LibraryAnswer<string> {
  const entry = findPrayer(title).entry ?? findPrayer(FOR_ANY_MATTER).entry;
  if (!entry) return told(NO_PRAYER);
  const { slug, text } = entry;
  return told(withHeading('prayer', slug, turn === 0 ? text : otherPrayer(slug, text, turn - 1)));
}

/** The first sentence of each paragraph that is no question. */
const inShort = ({ paragraphs }: Material) =>
  paragraphs.flatMap((paragraph) => firstSaid(paragraph) ?? []).join(' ');

const firstSaid = (paragraph: string) =>
  paragraph.split(/(?<=[.!?…])\s+/u).find((sentence) => !sentence.endsWith('?'));

/** Who does not understand the short either is led to the verse and to what can be done. */
function inOtherWords(material: Material): LibraryAnswer<string> {
  const [first] = material.verses;
  const step = material.paragraphs.at(-1) ?? '';
  const centre = first ? `O centro está neste versículo:\n\n{{${first}}}\n\n` : '';
  return told(`${centre}E isto é o que se faz com ele:\n\n${step}`, material);
}

/** Another text on the same subject. */
function otherOn(material: Material, turn: number): LibraryAnswer<string> {
  const near = nearOf(material);
  const next = QUESTIONS.find(({ slug }) => slug === near[turn]?.id);
  if (!next)
    return leadingOn(
      'Não tenho outro texto só sobre isso.',
      'Veja se um dos textos abaixo ajuda.',
      material,
    );
  return told(withHeading('question', next.slug, written(next)));
}

/** What the text rests on, and what else there is to read. */
function moreOn(material: Material): LibraryAnswer<string> {
  const rest = material.verses.slice(1, 3).map((reference) => `{{${reference}}}`);
  const verses =
    rest.length > 0 ? `O texto se apoia também nestas passagens:\n\n${rest.join('\n\n')}\n\n` : '';
  const others = 'Para ir mais fundo, há outros textos próximos.';
  return leadingOn(verses.trimEnd() || 'É esse o texto que temos sobre isso.', others, material);
}

function goOnFromPlace(act: FollowUp, place: Reference): LibraryAnswer<string> {
  if (act === 'verse' || act === 'other' || act === 'step') {
    const around = surroundings(place);
    return told(`Leia junto dos vizinhos:\n\n${around ? `{{${around}}}` : shown(place)}`);
  }
  if (act === 'prayer')
    return prayerOn({ title: formatReference(place), paragraphs: [], verses: [], slug: null });
  return told(act === 'short' ? bookParagraph(place.book) : aboutPassage(place));
}
