import { type BookCode, isBookCode } from './canon.ts';
import { placeOf } from './reference.ts';

/**
 * Where Jesus speaks, by chapter. `2.1` is the first quotation of verse 2, `18.2-19` begins with the
 * second one of verse 18, and what follows `^` are words that end a speech.
 */
export const WORDS_OF_JESUS = `
MAT 3: 15
MAT 4: 4 7 10 17 19
MAT 5: 3-48
MAT 6: 1-34
MAT 7: 1-27
MAT 8: 3 4 7 10-12 13 20 22 26 32
MAT 9: 2 4-5 6 9 12-13 15-17 22 24 28.1 29 30 37-38
MAT 10: 5-42
MAT 11: 4-6 7-19 21-24 25-30
MAT 12: 3-8 11-12 13 25-37 39-45 48 49-50
MAT 13: 3-9 11-23 24-30 31-32 33 37-51 52 57
MAT 14: 16 18 27 29 31
MAT 15: 3 4-9 10-11 13-14 16-20 24 26 28 32 34.1
MAT 16: 2-4^E,_deixando-os 6 8-11 13 15 17-19 23 24-28
MAT 17: 7 9 11-12 17 20-21 22-23 25.2 26.2-27
MAT 18: 3-20 22-35
MAT 19: 4-6 8-9 11-12 14 17 18.2-19 21 23-24 26 28-30
MAT 20: 1-16 18-19 21.1 22.1 23 25-28 32
MAT 21: 2-3 13 16.2 19 21-22 24-25 27.2-31 31.2-40 42-44
MAT 22: 2-14 18-19 20 21.2 29-32 37-40 42.1 43-45
MAT 23: 2-39
MAT 24: 2 4-51
MAT 25: 1-46
MAT 26: 2 10-13 18 21 23-24 25.2 26 27-29 31-32 34 36 38 39 40-41 42 45-46 50 52-54 55-56 64
MAT 27: 11.2 46
MAT 28: 9 10 18-20
MRK 1: 15 17 25 38 41 44
MRK 2: 5 8-11 14 17 19-22 25-26 27-28
MRK 3: 3 4 5 23-29 33 34-35
MRK 4: 3-8 9 11-12 13-20 21 22-23 24-25 26-29 30-32 35 39 40
MRK 5: 8 9.1 19 30 34 36 39 41
MRK 6: 4 10-11 31 37.1 38.1 50
MRK 7: 6-8 9-13 14-16 18-19 20-23 27 29 34
MRK 8: 2-3 5.1 12 15 17-19 20.1 21 26 27 29.1 33 34-38
MRK 9: 1 12-13 16 19 21.1 23 25 29 31 33 35 37 39-50
MRK 10: 3 5-9 11-12 14-15 18-19 21 23 24-25 27 29-31 33-34 36 38 39.2-40 42-45 49.1 51.1 52
MRK 11: 2-3 14 17 22-26 29-30 33.2
MRK 12: 1-11 15 16.1 17 24-27 29-31 34 35-37 38-40 43-44
MRK 13: 2 5-37
MRK 14: 6-9 13-15 18 20-21 22 24-25 27-28 30 32 34 36 37-38 41-42 48-49 62
MRK 15: 2.2 34
MRK 16: 15-18
LUK 2: 49
LUK 4: 4 8 12 18-19 21 23 24-27 35 43
LUK 5: 4 10 13 14 20 22-23 24 27 31-32 34-35 36-39
LUK 6: 3-4 5 8 9 10 20-38 39-49
LUK 7: 9 13 14 22-23 24-28 31-35 40.1 41-42 43.2 44-47 48 50
LUK 8: 5-7 8 10-18 21 22 25.1 30.1 39 45.1 46 48 50 52 54
LUK 9: 3-5 13.1 14 18 20.1 22 23-27 41 44 48 50 55 56^E_foram_para 58 59.1 60 62
LUK 10: 2-16 18-20 21-22 23-24 26 28 30-36 37.2 41-42
LUK 11: 2-4 5-13 17-26 28 29-36 39-44 46-52
LUK 12: 1-12 14 15 16-21 22-40 42-53 54-59
LUK 13: 2-5 6-9 12 15-16 18-19 20-21 24-30 32-35
LUK 14: 3 5 8-11 12-14 16-24 26-35
LUK 15: 4-10 11-32
LUK 16: 1-13 15-31
LUK 17: 1-4 6-10 14 17-18 19 20-21 22-36 37.2
LUK 18: 2-5 6-8 10-14 16-17 19-20 22 24-25 27 29-30 31-33 41.1 42
LUK 19: 5 9-10 12-27 30-31 40 42-44 46
LUK 20: 3-4 8 9-16 17-18 23-24 25 34-38 41-44 46-47
LUK 21: 3-4 6 8-9 10-28 29-36
LUK 22: 8 10-12 15-16 17-18 19 20-22 25-30 31-32 34 35.1 36-37 38.2 40 42 46 48 51 52-53 67.2-69 70.2
LUK 23: 3.2 28-31 34 43 46
LUK 24: 17 19.1 25-26 36 38-39 41 44 46-49
JHN 1: 38.1 39 42.1 43 47 48.2 50 51
JHN 2: 4 7 8 16 19
JHN 3: 3 5-8 10-21
JHN 4: 7 10 13-14 16 17.2-18 21-24 26 32 34-38 48 50 53
JHN 5: 6 8 14 17 19-47
JHN 6: 5 10 12 20 26-27 29 32-33 35-40 43-51 53-58 61-64 65 67 70
JHN 7: 6-8 16-19 21-24 28-29 33-34 37-38
JHN 8: 7 10 11.2 12 14-18 19.2 21 23-24 25.2-26 28-29 31-32 34-38 39.2-41 42-47 49-51 54-56 58
JHN 9: 3-5 7.1 35 37 39 41
JHN 10: 1-5 7-18 25-30 32 34-38
JHN 11: 4 7 9-10 11 14-15 23 25-26 34.1 39.1 40 41-42 43 44
JHN 12: 7-8 23-28 30-32 35-36 44-50
JHN 13: 7 8.2 10 11 12-20 21 26 27 31-35 36.2 38
JHN 14: 1-4 6-7 9-21 23-31
JHN 15: 1-27
JHN 16: 1-16 19-28 31-33
JHN 17: 1-26
JHN 18: 4 5.2 7.1 8 11 20-21 23 34 36 37.2
JHN 19: 11 26 27 28 30
JHN 20: 15.1 16.1 17 19 21 22-23 26 27 29
JHN 21: 5.1 6 10 12.1 15.1 15.3 16.1 16.3 17.1 17.4-18 19 22 23
ACT 1: 4-5 7-8
ACT 9: 4 5.2 6.2 10.1 11-12 15-16
ACT 11: 16
ACT 18: 9-10
ACT 20: 35
ACT 22: 7 8.2 10.2 18 21
ACT 23: 11
ACT 26: 14 15.2-18
REV 1: 11 17-20
REV 2: 1-29
REV 3: 1-22
REV 16: 15
REV 22: 7 12-13 16 20.1
`;

/**
 * A speech by its verses. In its first one it begins with the nth quotation, by default the first;
 * a single verse without a number has all of its quotations. `before` are words that end it.
 */
export type Speech = Readonly<{
  from: number;
  nth: number | null;
  to: number;
  before: string | null;
}>;

const ITEM = /^(\d+)(?:\.(\d))?(?:-(\d+))?(?:\^(.+))?$/;

/** The speeches of each chapter, from lines such as `MAT 19: 17 18.2-19 21`. */
export function readSpeeches(table: string): ReadonlyMap<string, readonly Speech[]> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [chapter = '', items = ''] = line.split(': ');
        return [chapter.replace(' ', '.'), items.split(' ').map(readItem)];
      }),
  );
}

function readItem(item: string): Speech {
  const [, first, nth, last, before] = ITEM.exec(item) ?? [];
  const from = Number(first);
  return {
    from,
    nth: nth ? Number(nth) : null,
    to: Number(last ?? from),
    before: before?.replaceAll('_', ' ') ?? null,
  };
}

let places: ReadonlySet<number> | null = null;

/** The places of all verses in which Jesus speaks, to which a search can be narrowed. */
export function placesOfSpeech(): ReadonlySet<number> {
  places ??= new Set(
    [...readSpeeches(WORDS_OF_JESUS)].flatMap(([key, speeches]) => {
      const [book = '', chapter] = key.split('.');
      if (!isBookCode(book)) return [];
      return speeches.flatMap((speech) => placesIn(book, Number(chapter), speech));
    }),
  );
  return places;
}

const placesIn = (book: BookCode, chapter: number, { from, to }: Speech) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    placeOf({ book, chapter, verse: from + index }),
  );
