import { expect, test } from 'vitest';
import { toBlocks } from '#client/scripture/blocks.ts';

const blocksOf = (text: string) => toBlocks([{ type: 'text', text }]);
const text = (words: string) => [{ type: 'text', text: words }];

test('an ordered list keeps the numbers it was written with', () => {
  expect(blocksOf('Faça assim:\n\n3. Ore\n4) Leia')).toMatchObject([
    { kind: 'text' },
    { kind: 'numbered', number: 3, parts: text('Ore') },
    { kind: 'numbered', number: 4, parts: text('Leia') },
  ]);
});

test('a table has a head and rows, and a line with bars alone is none', () => {
  expect(blocksOf('| Livro | Autor |\n|---|:-:|\n| Rute | – |\n\n| só isto |')).toMatchObject([
    { kind: 'table', head: [text('Livro'), text('Autor')], rows: [[text('Rute'), text('–')]] },
    { kind: 'text', parts: text('| só isto |') },
  ]);
});

test('a table whose head was removed keeps its rows', () => {
  expect(blocksOf('| Rute | – |\n| Ester | – |')).toMatchObject([
    {
      kind: 'table',
      head: [],
      rows: [
        [text('Rute'), text('–')],
        [text('Ester'), text('–')],
      ],
    },
  ]);
});

test('code is shown as it was written, also where its end is missing', () => {
  const code = 'a = 1\n\n- b';
  const whole = blocksOf(`\`\`\`\n${code}\n\`\`\`\nFim`);
  expect(whole.map(({ kind }) => kind)).toEqual(['code', 'text']);
  const [first] = whole;
  if (first?.kind !== 'code') throw new Error('no code');
  expect(first.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')).toBe(code);
  expect(blocksOf(`\`\`\`\n${code}`).map(({ kind }) => kind)).toEqual(['code']);
});

test('a reference inside a table cell stays a reference', () => {
  const reference = { type: 'reference', key: 'RUT.1.16' } as const;
  const [table] = toBlocks([
    { type: 'text', text: '| Livro | Lugar |\n|---|---|\n| Rute | ' },
    reference,
    { type: 'text', text: ' |' },
  ]);
  expect(table).toMatchObject({ kind: 'table', rows: [[text('Rute'), [reference]]] });
});
