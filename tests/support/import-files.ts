import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { scratchFolder } from './scratch.ts';

/** Writes a new file with this content. @returns its path */
export function fileWith(content: string | Uint8Array, name = 'teste.json'): string {
  const file = join(scratchFolder('import'), name);
  writeFileSync(file, content);
  return file;
}

export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = scratchFolder('import');
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

export function zipWith(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}

/** A translation in the documented JSON. */
export const JSON_BIBLE = {
  id: 'teste-json',
  name: 'Tradução de teste',
  license: 'Domínio público',
  partial: true,
  books: [
    {
      code: 'RUT',
      chapters: [{ number: 1, verses: [{ number: 1, text: 'E  houve fome na terra .' }] }],
    },
  ],
};

/** The second letter of John, which has a single chapter, in USFM and in the publisher's markup. */
export const SECOND_JOHN_USFM = [
  '\\id 2JN Tradução de teste',
  '\\h 2 João',
  '\\mt1 Segunda Carta de João',
  '\\c 1',
  '\\s1 Saudação',
  '\\p',
  ...Array.from({ length: 13 }, (_, index) => `\\v ${index + 1} O ancião escreve (${index + 1}).`),
].join('\n');

export const SECOND_JOHN_F4 = [
  '\\ubs-code',
  '2JN',
  '\\*ubs-code',
  ...Array.from({ length: 13 }, (_, index) => [
    `\\v 2Jo.1.${index + 1}`,
    `O ancião é fiel (${index + 1}).`,
  ]).flat(),
  '',
].join('\n');
