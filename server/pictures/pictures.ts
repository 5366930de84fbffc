import { LRUCache } from 'lru-cache';
import { formatReference, parseReferenceKey, referenceKey } from '#shared/bible/reference.ts';
import { pagePicturePath, parsePicturePath } from '#shared/bible/share-picture.ts';
import type { Bible } from '../bible/bible.ts';
import { shownWords } from '../bible/shown-verse.ts';
import type { Caches } from '../process/caches.ts';
import type { PictureText } from './draw-picture.ts';

const MAX_CACHED_BYTES = 16_000_000;
/** More than has room in any picture. */
const LONGEST_WORDS = 900;
/** Drawing takes the processor that members need, so few pictures are drawn at a time. */
const MOST_AT_ONCE = 4;

/** The words of the pages that show no verse. */
const PAGES: Readonly<Record<string, PictureText>> = {
  [pagePicturePath('/')]: {
    words: 'Leia, busque e estude a Bíblia em português, todos os dias.',
    reference: 'Gratuito, sem anúncios',
  },
  [pagePicturePath('/bible')]: {
    words: 'A Bíblia completa em português, capítulo por capítulo.',
    reference: 'Leia agora, sem conta',
  },
  [pagePicturePath('/bible-quick')]: {
    words: 'Encontre o versículo pelas palavras de que você se lembra.',
    reference: 'Busca na Bíblia',
  },
  [pagePicturePath('/bible-about')]: {
    words: 'De onde vem o texto que você lê: fontes, licenças e correções.',
    reference: 'Sobre o texto',
  },
  [pagePicturePath('/reading-plan')]: {
    words: 'Onze planos para ler a Bíblia, de 21 dias a um ano.',
    reference: 'Planos de leitura',
  },
  [pagePicturePath('/panorama')]: {
    words: 'Os 66 livros da Bíblia em uma só vista: autor, época, tema e resumo.',
    reference: 'Panorama bíblico',
  },
  [pagePicturePath('/collection')]: {
    words: 'Passagens da Bíblia reunidas para uma aula, uma visita ou um encontro.',
    reference: 'Coleção de passagens',
  },
};

/** Pictures of verses and pages for shared links, drawn when they are first asked for. */
export class Pictures {
  private readonly cached = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (picture) => picture.length,
  });
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private readonly bible: Bible;

  constructor({ bible, caches }: Readonly<{ bible: Bible; caches: Caches }>) {
    this.bible = bible;
    caches.add('pictures', this.cached);
  }

  cachedAt(path: string): Buffer | null {
    return this.cached.get(path) ?? null;
  }

  get busy(): boolean {
    return this.drawing.size >= MOST_AT_ONCE;
  }

  /** @returns the text of the picture at an address, or null where no such place is stored */
  async textAt(path: string): Promise<PictureText | null> {
    const page = PAGES[path];
    if (page) return page;
    const named = parsePicturePath(path);
    const reference = named && parseReferenceKey(named.key);
    // Other spellings of the same place would be drawn and cached again.
    if (!reference || referenceKey(reference) !== named.key) return null;
    const { translation, hash } = named;
    if ((await this.bible.translation(translation))?.contentHash !== hash) return null;
    const passage = await this.bible.passage(reference, translation);
    if (!passage) return null;
    const words = shownWords(passage.verses);
    return {
      words: words.slice(0, LONGEST_WORDS),
      reference: `${formatReference(reference)} · ${passage.translation.abbreviation}`,
    };
  }

  /** Draws once for all who ask for the same picture meanwhile. */
  async draw(path: string, text: PictureText): Promise<Buffer> {
    const under = this.drawing.get(path) ?? this.begin(path, text);
    this.drawing.set(path, under);
    return under;
  }

  private async begin(path: string, text: PictureText): Promise<Buffer> {
    try {
      // The canvas and its font are loaded with the first picture.
      const { drawPicture } = await import('./draw-picture.ts');
      const picture = await drawPicture(text);
      this.cached.set(path, picture);
      return picture;
    } finally {
      this.drawing.delete(path);
    }
  }
}
