import { formatReference, verseReference } from '#shared/bible/reference.ts';
import { kind } from './kind.ts';

/** The screens show these themselves; the device holds them for the next visit. */
export const READING_KINDS = {
  'member.reading.setPosition': kind('reading.setPosition', {
    name: ({ book, chapter, verse }) =>
      `Onde você parou: ${formatReference(verseReference(book, chapter, verse))}`,
    refreshes: () => [],
    latest: true,
  }),
  'member.reading.setSettings': kind('reading.setSettings', {
    name: () => 'Ajustes da leitura',
    refreshes: () => [],
    latest: true,
  }),
} as const;
