import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { deviceDatabase } from './database.ts';
import { readAnswer } from './stored-answers.ts';

const ADDRESS = /^\/texts\/([a-z0-9-]+)\/[0-9a-f]*\/([1-3A-Z]{3}\.\d+)\.json$/;

export const chapterKey = (translation: string, place: string) => `${translation} ${place}`;

/** Everything whose key begins with the translation's. */
export const chaptersOf = (translation: string) =>
  IDBKeyRange.bound(chapterKey(translation, ''), chapterKey(translation, '\uffff'));

/** A chapter of a translation that was taken along, or one that was opened here lately. */
export async function readChapter(path: string): Promise<ChapterDocument | undefined> {
  const [, translation = '', place = ''] = ADDRESS.exec(path) ?? [];
  const taken = await (await deviceDatabase()).get('chapters', chapterKey(translation, place));
  return taken ?? openedChapter(path);
}

async function openedChapter(path: string): Promise<ChapterDocument | undefined> {
  const opened = await readAnswer('document', { path });
  return isChapter(opened) ? opened : undefined;
}

const isChapter = (value: unknown): value is ChapterDocument =>
  typeof value === 'object' && value !== null && 'verses' in value;
