import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { partOf, type WordPart } from '#shared/bible/word-parts.ts';

/** As many verses as a member marks words of at once; more is a selection of the page. */
const MOST_VERSES = 40;

/** The words of a chapter that are selected on the screen, verse by verse. */
export function selectedParts(document: ChapterDocument, page: Document): readonly WordPart[] {
  const selection = page.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return [];
  const range = selection.getRangeAt(0);
  const chapter = page.querySelector('.chapter');
  if (!chapter?.contains(range.startContainer) || !chapter.contains(range.endContainer)) return [];
  const parts = document.verses.flatMap(({ number, text }) => {
    const words = page.querySelector(`#v${number} .verse-text`);
    if (!words || !range.intersectsNode(words)) return [];
    const { startContainer, startOffset, endContainer, endOffset } = range;
    const start = lettersBefore(words, startContainer, startOffset) ?? 0;
    const end = lettersBefore(words, endContainer, endOffset) ?? text.length;
    return partOf(number, text, start, end) ?? [];
  });
  return parts.length > MOST_VERSES ? [] : parts;
}

/** How many letters of a verse stand before a point in it, but for the signs of its notes. */
function lettersBefore(words: Element, container: Node, offset: number): number | null {
  if (!words.contains(container)) return null;
  const before = new Range();
  before.setStart(words, 0);
  before.setEnd(container, offset);
  const copy = before.cloneContents();
  for (const sign of copy.querySelectorAll('.note-marker')) sign.remove();
  return copy.textContent?.length ?? 0;
}

/** The verses of parts, each once. */
export const versesOf = (parts: readonly WordPart[]) => [
  ...new Set(parts.map(({ verse }) => verse)),
];
