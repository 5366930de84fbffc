import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { partOf, type WordPart } from '#shared/bible/word-parts.ts';

/** As many verses as a member marks words of at once; more is a selection of the page. */
const MOST_VERSES = 40;

type SelectedWords = Readonly<{ text: ChapterDocument | null; parts: readonly WordPart[] }>;

export const NO_WORDS: SelectedWords = { text: null, parts: [] };

/** Where the words of a verse stand in the second translation, within the text or apart from it. */
const IN_SECOND = '.verse-beside, [data-second]';

/** The words of a chapter that are selected on the screen, verse by verse, in the text where the selection begins. */
export function selectedWords(
  first: ChapterDocument,
  second: ChapterDocument | null,
  page: Document,
): SelectedWords {
  const selection = page.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return NO_WORDS;
  const range = selection.getRangeAt(0);
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const begins = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  if (!begins?.closest('.chapter')?.contains(endContainer)) return NO_WORDS;
  const text = begins.closest(IN_SECOND) ? second : first;
  const parts = text?.verses.flatMap(({ number, text: verse }) => {
    const words = page.querySelector(
      text === first
        ? `#v${number} .verse-text`
        : `#v${number} .verse-beside, [data-second="${number}"] .verse-words`,
    );
    if (!words || !range.intersectsNode(words)) return [];
    const start = lettersBefore(words, startContainer, startOffset) ?? 0;
    const end = lettersBefore(words, endContainer, endOffset) ?? verse.length;
    return partOf(number, verse, start, end) ?? [];
  });
  return !parts || parts.length > MOST_VERSES ? NO_WORDS : { text, parts };
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
