import { formatReference, placeOf, verseReference } from '#shared/bible/reference.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { keyOf } from '../../../lib/data/keys.ts';
import { type Input, type Known, kind, patch, patchList, withFirst } from './kind.ts';

type Verse = Readonly<{ book: Input<'savedVerses.inChapter'>['book']; chapter: number }>;
type Which = Input<'savedVerses.remove'>;

const labelOf = (which: Which) =>
  'verse' in which
    ? formatReference(verseReference(which.verse.book, which.verse.chapter, which.verse.verse))
    : 'versículo salvo';

const isOf = (which: Which, item: Verse & Readonly<{ id: string; verseNumber: number }>) =>
  'id' in which
    ? item.id === which.id
    : placeOf(which.verse) ===
      placeOf({ book: item.book, chapter: item.chapter, verse: item.verseNumber });

const isChapter = (at: Verse, { book, chapter }: Verse) =>
  at.book === book && at.chapter === chapter;

/** The words of a verse, where its chapter is on the screen or in memory. */
function wordsOf(known: Known, { book, chapter }: Verse, verse: number): string {
  for (const document of known.data('document')) {
    const { verses, ...at } = document as Verse & {
      verses: readonly { number: number; text: string }[];
    };
    if (isChapter(at, { book, chapter })) {
      return verses.find(({ number }) => number === verse)?.text ?? '';
    }
  }
  return '';
}

export const VERSE_KINDS = {
  'member.highlights.set': kind('highlights.set', {
    name: ({ place: { book, chapter, verses }, colour }) =>
      `${colour ? 'Marca em' : 'Tirar a marca de'} ${versesLabel(book, chapter, verses)}`,
    show: ({ place, colour }) => [
      patch('highlights.inChapter', (highlights, at) =>
        isChapter(at, place)
          ? [
              ...highlights.filter(({ verse }) => !place.verses.includes(verse)),
              ...(colour ? place.verses.map((verse) => ({ verse, colour })) : []),
            ]
          : highlights,
      ),
    ],
    refreshes: ({ highlights }) => [highlights],
  }),
  'member.savedVerses.save': kind('savedVerses.save', {
    name: ({ place: { book, chapter, verses } }) => `Salvar ${versesLabel(book, chapter, verses)}`,
    typed: ({ notes: { comment, tags } }) => [comment, tags.join(', ')].filter(Boolean).join('\n'),
    answer: ({ place }) => ({ saved: place.verses.length }),
    show: ({ place, notes }, { key, madeAt }, known) => [
      patch('savedVerses.inChapter', (saved, at) =>
        isChapter(at, place)
          ? [
              ...saved,
              ...place.verses
                .filter((verse) => !saved.some((each) => each.verse === verse))
                .map((verse) => ({ verse, comment: notes.comment })),
            ]
          : saved,
      ),
      patchList('savedVerses.list', (items, _at, isFirst) =>
        place.verses.reduceRight((list, verse) => {
          if (items.some((item) => isOf({ verse: { ...place, verse } }, item))) return list;
          const item = {
            id: keyOf(`${key} ${verse}`),
            book: place.book,
            chapter: place.chapter,
            verseNumber: verse,
            verseText: wordsOf(known, place, verse),
            translation: '',
            userComment: notes.comment,
            tags: notes.tags,
            createdAt: new Date(madeAt).toISOString(),
            place: placeOf({ book: place.book, chapter: place.chapter, verse }),
          };
          return withFirst(list, item, isFirst);
        }, items),
      ),
    ],
    refreshes: ({ savedVerses }) => [savedVerses],
    onRefused: (code, { place, notes }) => {
      if (code !== 'CONFLICT') return null;
      if (!notes.comment && notes.tags.length === 0) return 'done';
      const [verse] = place.verses;
      // Saved on another device meanwhile: the words stand beside those that are there.
      return {
        path: 'member.savedVerses.updateNotes',
        input: { verse: { ...place, verse }, notes, base: { comment: null, tags: [] } },
        told: 'O versículo já estava salvo; o seu comentário fica junto do que havia.',
      };
    },
  }),
  'member.savedVerses.updateNotes': kind('savedVerses.updateNotes', {
    name: (input) => `Comentário em ${labelOf(input)}`,
    typed: ({ notes: { comment, tags } }) => [comment, tags.join(', ')].filter(Boolean).join('\n'),
    show: ({ notes, ...which }) => [
      patchList('savedVerses.list', (items) =>
        items.map((item) =>
          isOf(which, item) ? { ...item, userComment: notes.comment, tags: notes.tags } : item,
        ),
      ),
      patch('savedVerses.inChapter', (saved, at) =>
        'verse' in which && isChapter(at, which.verse)
          ? saved.map((each) =>
              each.verse === which.verse.verse ? { ...each, comment: notes.comment } : each,
            )
          : saved,
      ),
    ],
    refreshes: ({ savedVerses }) => [savedVerses],
    onRefused: (code, { notes, ...which }) => {
      if (code !== 'NOT_FOUND' || !('verse' in which)) return null;
      if (!notes.comment && notes.tags.length === 0) return 'done';
      const { verse, ...chapter } = which.verse;
      return {
        path: 'member.savedVerses.save',
        input: { place: { ...chapter, verses: [verse] }, notes },
        told: 'O versículo tinha sido removido em outro aparelho; voltou com o seu comentário.',
      };
    },
  }),
  'member.savedVerses.remove': kind('savedVerses.remove', {
    name: (input) => `Remover ${labelOf(input)}`,
    show: (which) => [
      patchList('savedVerses.list', (items) => items.filter((item) => !isOf(which, item))),
      patch('savedVerses.inChapter', (saved, at) =>
        'verse' in which && isChapter(at, which.verse)
          ? saved.filter(({ verse }) => verse !== which.verse.verse)
          : saved,
      ),
    ],
    refreshes: ({ savedVerses }) => [savedVerses],
    onRefused: (code) => (code === 'NOT_FOUND' ? 'done' : null),
  }),
} as const;
