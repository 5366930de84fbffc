import { formatReference, placeOf, verseReference } from '#shared/bible/reference.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { keyOf } from '../../../lib/data/keys.ts';
import { type Input, type Known, kind, type Output, patch, patchList, withFirst } from './kind.ts';

type Verse = Readonly<{ book: Input<'savedVerses.inChapter'>['book']; chapter: number }>;
type Item = Verse & Readonly<{ id: string; verseNumber: number }>;
type Which = Input<'savedVerses.remove'>;

const labelOf = (which: Which) =>
  'verse' in which
    ? formatReference(verseReference(which.verse.book, which.verse.chapter, which.verse.verse))
    : 'versículo salvo';

const isOf = (which: Which, item: Item) =>
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

/** A verse as the list has it, but for what the member wrote. */
const itemOf = (known: Known, { book, chapter }: Verse, verse: number, madeAt: number) => ({
  book,
  chapter,
  verseNumber: verse,
  verseText: wordsOf(known, { book, chapter }, verse),
  translation: '',
  createdAt: new Date(madeAt).toISOString(),
  place: placeOf({ book, chapter, verse }),
});

type Chosen = Input<'highlights.setParts'>;
type Part = Output<'highlights.partsInChapter'>[number];

/** Written out, since a piece shared with the reader would weigh on every page. */
const touches = ({ translation, parts }: Chosen, part: Part) =>
  part.translation === translation &&
  parts.some(
    ({ verse, first, last }) => verse === part.verse && first <= part.last && part.first <= last,
  );

const partsOf = ({ translation, parts, colour }: Chosen): Part[] =>
  colour ? parts.map((part) => ({ ...part, translation, colour })) : [];

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
      patch('highlights.partsInChapter', (parts, at) =>
        isChapter(at, place) && !colour
          ? parts.filter(({ verse }) => !place.verses.includes(verse))
          : parts,
      ),
    ],
    refreshes: ({ highlights }) => [highlights],
  }),
  'member.highlights.setParts': kind('highlights.setParts', {
    name: ({ book, chapter, parts, colour }) => {
      const label = versesLabel(book, chapter, [...new Set(parts.map(({ verse }) => verse))]);
      return `${colour ? 'Palavras marcadas em' : 'Tirar a marca de palavras de'} ${label}`;
    },
    show: (chosen) => [
      patch('highlights.partsInChapter', (parts, at) =>
        isChapter(at, chosen)
          ? [...parts.filter((part) => !touches(chosen, part)), ...partsOf(chosen)]
          : parts,
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
              ...saved.map((each) =>
                place.verses.includes(each.verse)
                  ? { ...each, comment: each.comment ?? notes.comment, saved: true }
                  : each,
              ),
              ...place.verses
                .filter((verse) => !saved.some((each) => each.verse === verse))
                .map((verse) => ({ verse, comment: notes.comment, saved: true })),
            ]
          : saved,
      ),
      patchList('savedVerses.list', (items, _at, isFirst) =>
        place.verses.reduceRight((list, verse) => {
          const isThere = (item: Item) => isOf({ verse: { ...place, verse } }, item);
          if (items.some(isThere)) {
            return list.map((item) => (isThere(item) ? { ...item, saved: true } : item));
          }
          const item = {
            ...itemOf(known, place, verse, madeAt),
            id: keyOf(`${key} ${verse}`),
            userComment: notes.comment,
            tags: notes.tags,
            saved: true,
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
  'member.savedVerses.note': kind('savedVerses.note', {
    name: ({ verse }) => `Nota em ${labelOf({ verse })}`,
    typed: ({ comment }) => comment,
    show: ({ verse: place, comment }, { key, madeAt }, known) => [
      patch('savedVerses.inChapter', (noted, at) => {
        if (!isChapter(at, place)) return noted;
        const before = noted.find(({ verse }) => verse === place.verse);
        const others = noted.filter((each) => each !== before);
        const saved = before?.saved ?? false;
        return saved || comment ? [...others, { verse: place.verse, comment, saved }] : others;
      }),
      patchList('savedVerses.list', (items, _at, isFirst) => {
        const isThere = (item: Item) => isOf({ verse: place }, item);
        if (items.some(isThere)) {
          return items
            .map((item) => (isThere(item) ? { ...item, userComment: comment } : item))
            .filter((item) => item.saved || item.userComment || item.tags.length > 0);
        }
        if (!comment) return items;
        const words = itemOf(known, place, place.verse, madeAt);
        const note = { id: keyOf(key), userComment: comment, tags: [], saved: false };
        return withFirst(items, { ...words, ...note }, isFirst);
      }),
    ],
    refreshes: ({ savedVerses }) => [savedVerses],
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
