import { EXPLANATION } from '#shared/answers/answers.ts';
import { bookOf, chapterCount, verseCount } from '#shared/bible/canon.ts';
import { explainedVerses } from '#shared/bible/explanation-input.ts';
import { verseReference } from '#shared/bible/reference.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { defineGenerator, type GeneratorContext } from '../../ai/generator.ts';
import { CHARTER, PROMPT_VERSION } from '../../ai/prompts.ts';
import type { StoredVerse } from '../../bible/bible.ts';
import { AppError } from '../../errors.ts';
import { ExplanationInput } from './explanation.input.ts';
import { explainFromLibrary } from './explanation.library.ts';
import { type ExplanationKey, insertExplanation, readExplanation } from './explanation.queries.ts';

const AROUND = 5;

/** The verses before and after, within the chapter. */
async function surroundings(
  input: ExplanationInput,
  { bible }: GeneratorContext,
): Promise<readonly StoredVerse[]> {
  const { book, chapter, translation } = input;
  const verses = explainedVerses(input);
  const from = Math.max(1, Math.min(...verses) - AROUND);
  const to = Math.min(verseCount(book, chapter), Math.max(...verses) + AROUND);
  const passage = await bible.passage(verseReference(book, chapter, from, to), translation);
  return passage?.verses ?? [];
}

export const verseExplanation = defineGenerator({
  name: 'verse-explanation',
  input: ExplanationInput,
  shape: EXPLANATION,
  fields: () => ({ explanation: { about: 'a explicação' } }),
  maxOutputTokens: 900,
  // A verse is chosen, not typed: there is nothing of the member's in it.
  freeText: () => [],
  prompt: async (input, context) => {
    const { book, chapter } = input;
    const verses = await surroundings(input, context);
    const explained = explainedVerses(input);
    const name = versesLabel(book, chapter, explained);
    const task =
      explained.length > 1
        ? 'explicar juntos alguns versículos a um leitor comum, em 200 a 350 palavras, mostrando como o pensamento caminha de um a outro'
        : 'explicar um versículo a um leitor comum, em 150 a 250 palavras';
    const text = verses.map(({ number, text: words }) => `${number} ${words}`).join('\n');
    return {
      system: `${CHARTER}\n\nTarefa: ${task}. Comece pelo sentido no contexto (quem fala, a quem, em que situação), depois esclareça palavras ou imagens difíceis e termine com uma aplicação sóbria. Cite de uma a três passagens paralelas, só pela referência. Não repita o texto do versículo: o leitor o tem diante dos olhos.`,
      turns: [
        {
          role: 'user',
          content: `Explique ${name} (${bookOf(book).name} tem ${chapterCount(book)} capítulos). O trecho, no texto guardado:\n${text}`,
        },
      ],
    };
  },
  fromLibrary: async (input, { bible }) => ({
    content: { explanation: await explainFromLibrary(input, bible) },
    notices: [],
  }),
  /**
   * A model explains each verse of a translation once for everybody; what somebody puts
   * together is theirs, and counts on their own budget.
   */
  cache: async (input, { db, bible }) => {
    const { book, chapter, verseNumber, translation } = input;
    const text = await bible.translation(translation);
    if (!text) throw new AppError('NOT_FOUND');
    if (explainedVerses(input).length > 1) return null;
    const key: ExplanationKey = {
      translationId: text.id,
      book,
      chapter,
      verse: verseNumber,
      promptVersion: PROMPT_VERSION,
    };
    return {
      name: `explanation ${Object.values(key).join('.')}`,
      read: () => readExplanation(db, key),
      insert: (answer, model) => insertExplanation(db, key, answer, model),
      partsOf: ({ explanation }) => explanation.map((part) => ({ path: 'explanation', part })),
      recentVerses: async () => new Set(),
    };
  },
});
