import { verseCount } from '#shared/bible/canon.ts';
import { findReferences } from '#shared/bible/find-references.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference, type Reference, verseReference } from '#shared/bible/reference.ts';
import type { ChatInput } from '#shared/chat.ts';
import { CHARTER } from '../../ai/charter.ts';
import type { GeneratorContext, TextGenerator } from '../../ai/generator.ts';
import type { ChatTurn } from '../../ai/model/openai.ts';
import { QUESTIONS } from '../../content/questions/questions.ts';
import { matchLibrary } from '../../library/library.ts';
import { screenText } from '../../safety/screen.ts';

const TURNS = 12;
const LONGEST_HISTORY = 9000;

export const biblicalChat: TextGenerator<ChatInput> = {
  name: 'biblical-chat',
  maxOutputTokens: 900,
  freeText: ({ messages }) => messages.slice(-1).map(({ content }) => content),
  prompt: ({ messages }) => ({ system: CHARTER, turns: recentTurns(messages) }),
  fromLibrary: async ({ messages }, context) => {
    const question = messages.at(-1)?.content ?? '';
    const place = mentionedPlace(question);
    if (place) return { content: aboutPassage(place), notices: [] };
    const [best, next] = await matchLibrary(context.db, 'question', QUESTIONS, question, 2);
    if (!best) return { content: await onlyVerses(question, context), notices: [] };
    const { entry, fit } = best;
    const [main] = entry.verses;
    const shown = main ? `\n\n{{${main.reference}}}` : '';
    const also =
      fit === 'near' && next ? `\n\nTalvez ajude também a pergunta: ${next.entry.question}` : '';
    return { content: `${entry.answer}${shown}${also}`, notices: fit === 'near' ? ['near'] : [] };
  },
};

/** The end of the conversation that fits, beginning with a turn of the member's. */
function recentTurns(messages: ChatInput['messages']): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let length = 0;
  // What met the safety screen once is not sent later either.
  const safe = messages.filter(
    ({ role, content }) => role !== 'user' || screenText(content)?.level !== 'danger',
  );
  for (const turn of safe.slice(-TURNS).reverse()) {
    length += turn.content.length;
    if (turns.length > 0 && length > LONGEST_HISTORY) break;
    turns.unshift(turn);
  }
  const first = turns.findIndex(({ role }) => role === 'user');
  return turns.slice(Math.max(0, first));
}

function mentionedPlace(question: string): Reference | null {
  const inProse = findReferences(question).find((each) => each.reference)?.reference;
  if (inProse) return inProse;
  const typed = parseReference(question.replace(/^\D*?(?=[123]?\s?\p{L}+\.?\s*\d)/u, ''));
  return typed?.kind === 'references' ? typed.references[0] : null;
}

/** Without a model there is no commentary to invent: the stored text, its surroundings, and questions to read by. */
function aboutPassage(reference: Reference): string {
  const name = formatReference(reference);
  if (reference.verse === null) {
    return `Abra ${name} e leia o capítulo inteiro com calma. ${READING_QUESTIONS}`;
  }
  const around = formatReference({
    ...reference,
    verse: Math.max(1, reference.verse - REACH),
    endVerse: Math.min(
      (reference.endVerse ?? reference.verse) + REACH,
      verseCount(reference.book, reference.endChapter),
    ),
  });
  return `{{${name}}}\n\nUm versículo se entende melhor junto dos seus vizinhos: leia também ${around}. ${READING_QUESTIONS}`;
}

/** The stored verses nearest to what was asked, and an honest word that there is no more. */
async function onlyVerses(question: string, { bible }: GeneratorContext): Promise<string> {
  const { verses } = await bible.search(question, { limit: VERSES });
  if (verses.length === 0) return NOTHING_FOUND;
  const shown = verses
    .slice(0, VERSES)
    .map(
      ({ book, chapter, verse }) => `{{${formatReference(verseReference(book, chapter, verse))}}}`,
    );
  return `Não encontrei no nosso acervo uma resposta escrita para essa pergunta. Estes versículos falam de palavras que você usou; abra cada um no seu capítulo para ler o contexto.\n\n${shown.join('\n\n')}`;
}

const REACH = 3;
const VERSES = 3;
const READING_QUESTIONS =
  'Pergunte ao texto: quem fala, a quem, e em que situação? O que ele mostra de Deus? O que ele pede de quem lê?';
const NOTHING_FOUND =
  'Não encontrei no nosso acervo uma resposta para essa pergunta. Tente com outras palavras, ou pergunte sobre um versículo, como João 3:16, ou um tema, como perdão, ansiedade ou oração.';
