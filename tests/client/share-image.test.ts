import { expect, test } from 'vitest';
import { layOut, layOutShared, PICTURE } from '#client/controls/share/image-layout.ts';

const ROOM = PICTURE.size - 2 * PICTURE.margin;
/** Every letter of the body is half as wide as its type is high, of the title 16 pixels. */
const measure = {
  body: (text: string, px: number) => text.length * (px / 2),
  title: (text: string) => text.length * 16,
};
const words = (count: number) => Array.from({ length: count }, (_, at) => `palavra${at}`).join(' ');

test('a verse stands whole in the middle, its title beneath', () => {
  const { body, title, whole } = layOut('João 3:16', words(20), measure);
  expect(whole).toBe(true);
  expect(body.map(({ text }) => text).join(' ')).toBe(words(20));
  expect(title.map(({ text }) => text)).toEqual(['João 3:16']);
  const first = body[0]?.middle ?? 0;
  const last = title.at(-1)?.middle ?? 0;
  expect(first - 30).toBeCloseTo(PICTURE.size - (last + 22), 5);
});

test('lines are 60 pixels apart and keep 100 pixels from every side', () => {
  const { body, px, title } = layOut('Título', words(36), measure);
  expect(px).toBe(48);
  for (const [index, line] of body.entries()) {
    expect(measure.body(line.text, px)).toBeLessThanOrEqual(ROOM);
    if (index > 0) expect(line.middle - (body[index - 1]?.middle ?? 0)).toBe(60);
  }
  expect((body[0]?.middle ?? 0) - 30).toBeGreaterThanOrEqual(PICTURE.margin);
  expect((title[0]?.middle ?? 0) + 22).toBeLessThanOrEqual(PICTURE.size - PICTURE.margin);
});

test('a long verse is set in smaller type until it stands there whole', () => {
  const { body, px, whole } = layOut('Ester 8:9', words(60), measure);
  expect(whole).toBe(true);
  expect(px).toBe(40);
  expect(body.map(({ text }) => text).join(' ')).toBe(words(60));
  for (const [index, line] of body.entries()) {
    expect(measure.body(line.text, px)).toBeLessThanOrEqual(ROOM);
    if (index > 0) expect(line.middle - (body[index - 1]?.middle ?? 0)).toBe(50);
  }
});

test('a number begins the line of the word that it belongs to', () => {
  const text = `1 ${'a'.repeat(33)} 2 ${'b'.repeat(33)} ${'c'.repeat(20)} 13`;
  const { body } = layOut('', text, measure);
  expect(body.map((line) => line.text)).toEqual([
    `1 ${'a'.repeat(33)}`,
    `2 ${'b'.repeat(33)}`,
    `${'c'.repeat(20)} 13`,
  ]);
});

test('what has no room in the smallest type is cut at a word, and the layout says so', () => {
  const { body, whole } = layOut('Título', words(300), measure);
  const shown = body.map(({ text }) => text).join(' ');
  expect(whole).toBe(false);
  expect(shown.endsWith('…')).toBe(true);
  expect(words(300).startsWith(`${shown.slice(0, -1)} `)).toBe(true);
});

test('paragraphs stay apart, and a word without end goes on in the next line', () => {
  const { body } = layOut('', `Um.\n\n${'a'.repeat(60)}`, measure);
  expect(body.map(({ text }) => text)).toEqual(['Um.', '', 'a'.repeat(36), 'a'.repeat(24)]);
});

test('nothing to draw is no fault', () => {
  expect(layOut('', '', measure)).toEqual({ body: [], px: 48, title: [], whole: true });
});

test('a passage without room is named by the verses that are shown', () => {
  const verses = [words(25), words(120), words(60)];
  const upTo = (last: number) => ({
    title: `João 3:1-${last}`,
    text: verses.slice(0, last).join(' '),
  });
  const { layout, whole } = layOutShared({ ...upTo(3), beginnings: [upTo(2), upTo(1)] }, measure);
  expect(whole).toBe(false);
  expect(layout.title.map(({ text }) => text)).toEqual(['João 3:1-1']);
  expect(layout.body.map(({ text }) => text).join(' ')).toBe(words(25));
});

test('a text that is cut says in its title that it is the beginning', () => {
  const { layout } = layOutShared({ title: 'Reflexão', text: words(300) }, measure);
  expect(layout.title.map(({ text }) => text)).toEqual(['Reflexão (início)']);
});
