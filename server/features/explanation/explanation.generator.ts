import { bookOf, chapterCount, verseCount } from '#shared/bible/canon.ts';
import { type ExplanationInput, explainedVerses } from '#shared/bible/explanation-input.ts';
import { verseReference } from '#shared/bible/reference.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { CHARTER } from '../../ai/charter.ts';
import type { GeneratorContext, TextGenerator } from '../../ai/generator.ts';
import type { StoredVerse } from '../../bible/bible.ts';
import { explainFromLibrary } from './explanation.library.ts';

const AROUND = 5;

/** The verses before and after, within the chapter. */
export async function surroundings(
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

export const verseExplanation: TextGenerator<ExplanationInput> = {
  name: 'verse-explanation',
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
  fromLibrary: async (input, context) => ({
    content: await explainFromLibrary(input, context, await surroundings(input, context)),
    notices: [],
  }),
};
