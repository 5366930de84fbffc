import type { BookCode } from '#shared/bible/canon.ts';
import { foldText } from '#shared/portuguese/words.ts';
import type { LibraryAnswer } from '../../ai/generator.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import { THEME_STUDIES } from '../../content/studies/studies.ts';
import type { QuestionEntry, ThemeStudy } from '../../content/types.ts';
import { listOf, matchLibrary } from '../../library/library.ts';
import { offersOf } from '../../library/offers.ts';
import { findPrayer } from '../../library/prayers.ts';
import {
  aboutBook,
  asksBeyond,
  bookOfPerson,
  bookParagraph,
  mentionedBook,
} from './book-answer.ts';
import { aboutPassage, answerAbout, type MentionedPlace, mentionedPlace } from './place-answer.ts';
import { smallTalkAnswer } from './small-talk.ts';

const NOTHING_WRITTEN =
  'Ainda não temos no acervo uma resposta para isso, e aqui só tratamos da Bíblia e da vida com Deus. Você pode perguntar sobre um versículo, como João 3:16 ou sobre um livro da Bíblia.';

const ALONE =
  'Sem a inteligência artificial, cada pergunta é respondida sozinha: não me lembro da anterior. Escreva a pergunta inteira, com o assunto nela, como “um versículo sobre perdão” ou “como perdoar quem não muda”.';

/** Words that go on from what was said before. */
const GOES_ON =
  /^(?:(?:e|mas|ok|ta|entao|obrigad[oa]) )*(?:(?:me )?(?:explic\w+|fal[ae]|cont[ae]|diga|resum\w+)(?: (?:melhor|mais|de novo|de outro jeito|pra mim|para mim|tudo|um pouco))+|(?:me )?(?:da|de|mostr[ae]|traz|cite|quero|tem)(?: mais)? (?:um |outr[oa] |uns |algum )?(?:versiculos?|exemplos?|textos?|passage(?:m|ns))? ?(?:sobre|disso|disto|nisso|com) ?(?:isso|isto)?|(?:nao )?entendi(?: direito| nada| bem)?|(?:quero saber|fala|tem) mais|tem outr[oa]|me da outr[oa]|repete|pode (?:resumir|repetir|explicar)(?: melhor| de novo)?|se (?:el[ea]s?|eu|isso|nao)\b.{0,40}|depois|agora|por que|como assim|como|continua|qual versiculo|onde (?:esta|fica) isso|isso (?:e|esta) (?:na biblia|certo|pecado|verdade))$/u;

/** A question that was offered and is asked in its own words. */
export function offeredQuestion(id: string | undefined, message = ''): QuestionEntry | null {
  const entry = id === undefined ? undefined : QUESTIONS.find(({ slug }) => slug === id);
  return entry?.question === message ? entry : null;
}

export const answerOf = (entry: QuestionEntry) => messageOf(sure(written(entry)));

/**
 * Answers a message from the library: small talk, a place or a book that is asked about, a prayer
 * that is asked for, and then the question or study that fits best.
 * @param goesOn whether something was said before, which the library does not remember
 */
export function answerFromLibrary(
  question: string,
  goesOn: boolean,
): LibraryAnswer<{ message: string }> {
  const isLeftOpen =
    goesOn &&
    GOES_ON.test(
      foldText(question)
        .replace(/[^a-z ]+/g, '')
        .trim(),
    );
  return messageOf(isLeftOpen ? { ...sure(ALONE), isNothing: true } : answerTo(question));
}

const messageOf = ({ content, ...answer }: LibraryAnswer<string>) => ({
  ...answer,
  content: { message: content },
});

function answerTo(question: string): LibraryAnswer<string> {
  const greeting = smallTalkAnswer(question);
  if (greeting) return sure(greeting);
  const mentioned = mentionedPlace(question);
  if (mentioned) return answerOfPlace(mentioned, question);
  const book = mentionedBook(question);
  const ofBook = book && aboutBook(book, question);
  if (!ofBook) return answerOnSubject(question, bookOfPerson(question));
  return asksBeyond(book, question) ? answerOnSubject(question, null, ofBook) : sure(ofBook);
}

const sure = (content: string): LibraryAnswer<string> => ({ content, notices: [] });
const near = (content: string): LibraryAnswer<string> => ({ content, notices: ['near'] });

function answerOfPlace(mentioned: MentionedPlace, question: string): LibraryAnswer<string> {
  const about = answerAbout(mentioned, question);
  if (!about) return sure(aboutPassage(mentioned.place));
  const content = `${written(about.entry)}\n\n${bookParagraph(mentioned.place.book)}`;
  return about.fit === 'near' ? near(content) : sure(content);
}

/**
 * @param person the book with the name of the person who is asked about
 * @param otherwise what is shown where no question comes near
 */
function answerOnSubject(
  question: string,
  person: BookCode | null,
  otherwise: string | null = null,
): LibraryAnswer<string> {
  const prayer = asksForPrayer(question) ? findPrayer(question) : null;
  if (prayer?.fit === 'exact') return sure(prayer.entry);
  const { entry, fit, choices } = matchLibrary('question', QUESTIONS, question);
  if (fit === 'exact') return sure(written(entry));
  if (prayer?.fit === 'near') return near(prayer.entry);
  const ofPerson = person && aboutBook(person, question);
  if (ofPerson) return near(ofPerson);
  const study = matchLibrary('study', THEME_STUDIES, question);
  if (study.fit === 'exact') return sure(outlineOf(study.entry));
  const offers = offersOf('question', choices);
  if (entry) return { ...near(written(entry)), offers };
  if (otherwise) return near(otherwise);
  return { ...sure(NOTHING_WRITTEN), offers, isNothing: true };
}

function written({ answer, verses: [main] }: QuestionEntry): string {
  return main ? `${answer}\n\n{{${main.reference}}}` : answer;
}

/** A theme study in the length of a chat. */
function outlineOf({ title, theme, introduction, mainPoints, verses: [main] }: ThemeStudy): string {
  return [
    `**${title}**`,
    introduction,
    listOf(mainPoints),
    ...(main ? [`{{${main.reference}}}`] : []),
    `O estudo completo está em “Estudo por tema”: peça por “${theme}”.`,
  ].join('\n\n');
}

const ASKS_FOR_PRAYER =
  /\b(?:ore|ora|orem|interceda|intercede|reze)(?: \w+)? (?:por|pelo|pela|pelos|pelas)\b|\b(?:oracao|oracoes|prece) (?:para|pra|p|pro|pros|por|pelo|pela|pelos|pelas|de|do|da|pedindo|agradecendo)\b/u;
const ASKS_ABOUT_PRAYER = /^(?:o que|que e|qual|quem|onde|quando|por que|pq|existe|como)\b/u;

const asksForPrayer = (question: string) => {
  const plain = foldText(question);
  return ASKS_FOR_PRAYER.test(plain) && !ASKS_ABOUT_PRAYER.test(plain);
};
