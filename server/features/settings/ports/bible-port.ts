import { access } from 'node:fs/promises';
import { BLIVRE_BASE_URL } from '../../../bible/import/blivre-files.ts';
import { shownVerse } from '../../../bible/shown-verse.ts';
import { type Port, PortProblem } from './port.ts';

const isAddress = (source: string) => /^https?:\/\//.test(source);

export const biblePort: Port = {
  label: 'Texto bíblico',
  describe: ({ env: { bible } }) => {
    if (!bible.source) return 'Bíblia Livre, da sua editora';
    return isAddress(bible.source)
      ? `Arquivo em ${new URL(bible.source).host}`
      : 'Pasta ou arquivo deste servidor (BIBLE_SOURCE)';
  },
  test: async ({ app, signal }) => {
    const translations = await app.bible.translations();
    const verse = await shownVerse(app.bible, 'JHN.3.16');
    if (verse.type !== 'quotation') {
      throw new PortProblem('João 3:16 não está em nenhuma tradução instalada.');
    }
    await reach(app.env.bible.source ?? `${BLIVRE_BASE_URL}gen.txt`, signal);
    const count = translations.length;
    return `João 3:16 foi lido; ${count === 1 ? 'há 1 tradução instalada' : `há ${count} traduções instaladas`}, e a fonte de onde se importa está ao alcance.`;
  },
};

async function reach(source: string, signal: AbortSignal): Promise<void> {
  try {
    if (!isAddress(source)) return await access(source);
    const response = await fetch(source, { method: 'HEAD', signal });
    if (!response.ok) throw new Error(`the source answered ${response.status}`);
  } catch (error) {
    throw new PortProblem(
      'O texto instalado foi lido, mas a fonte de onde se importa não foi alcançada.',
      { cause: error },
    );
  }
}
