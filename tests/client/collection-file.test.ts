import { expect, test } from 'vitest';
import { collectionFile, collectionText } from '#client/features/collections/collection-file.ts';
import type { CollectionItem } from '#client/features/collections/collections-query.ts';

const items: CollectionItem[] = [
  { id: '1', kind: 'heading', text: 'O cuidado' },
  {
    id: '2',
    kind: 'passage',
    key: 'PSA.23.1-2',
    title: 'Salmos 23:1-2',
    translation: 'BLIVRE',
    verses: [
      { chapter: 23, number: 1, text: 'Primeiro.' },
      { chapter: 23, number: 2, text: 'Segundo.' },
    ],
    more: false,
  },
  { id: '3', kind: 'note', text: 'Perguntar: # por quê?' },
];
const COLLECTION = { name: 'Aula *1*', items };

test('a collection is written as plain text', () => {
  expect(collectionText(COLLECTION, 'txt')).toBe(
    [
      'Aula *1*\n========',
      'O cuidado\n---------',
      '1 Primeiro. 2 Segundo.\nSalmos 23:1-2 (BLIVRE)',
      'Perguntar: # por quê?\n',
    ].join('\n\n'),
  );
});

test('in Markdown, what the member wrote stays what it is', () => {
  expect(collectionText(COLLECTION, 'md')).toBe(
    [
      '# Aula \\*1\\*',
      '## O cuidado',
      '> 1 Primeiro. 2 Segundo.\n>\n> — Salmos 23:1-2 (BLIVRE)',
      'Perguntar: \\# por quê?\n',
    ].join('\n\n'),
  );
});

test('the file is named after the collection, by signs that every system takes', () => {
  expect(collectionFile({ ...COLLECTION, name: '../Aula: 1?' }, 'md').name).toBe('Aula-1.md');
  expect(collectionFile({ ...COLLECTION, name: '???' }, 'txt').name).toBe('colecao.txt');
});
